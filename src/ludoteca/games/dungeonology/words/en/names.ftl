# The names of the things of Dungeonology.

# Information
column-civilization = Civilization
column-militia = Militia
column-mysticism = Mysticism
column-wealth = Wealth
column-hierarchy = Hierarchy

# Scholars
scholar-rebecca = Rebecca
scholar-valerio = Valerio
scholar-sofia = Sofia
scholar-vincenzo = Vincenzo

# Abilities
ability-arcane-research = Arcane Research
ability-overcharge = Overcharge
ability-headbutt = Headbutt
ability-rogue = Rogue
ability-jack-of-all-trades = Jack of All Trades
ability-divine-intervention = Divine Intervention

# Clans
clan-blood = Followers of Blood
clan-cask = Keepers of the Old Cask
clan-moon = Children of the Horned Moon

# Alert cards
alert-introductory = Introductory
alert-easy = Easy
alert-medium = Medium
alert-hard = Hard

# Zones
zone-START = Owl Camp
zone-I-1 = Hunter Bivouac
zone-I-2 = Grand Bacchanal
zone-I-3 = Shepherds’ Sanctuary
zone-I-4 = Old Ones’ Repose
zone-I-5 = Workers’ Convivium
zone-I-6 = Dancing Blades Arena
zone-II-1 = Hall of Eight Ways
zone-II-2 = Echo Well
zone-II-3 = Drill Yard
zone-II-4 = Barracks
zone-II-5 = Mud Slide
zone-II-6 = Tithe Cellar
zone-III-1 = Counting House
zone-III-2 = Guest Pavilion
zone-III-3 = Throne of Vines
zone-III-4 = Moon Shrine
zone-III-5 = Elder’s Study
zone-III-6 = Procession Way

# Trick cards
trick-forced-march = Forced March
trick-shortcut = Shortcut
trick-rope-and-pegs = Rope and Pegs
trick-mapmakers-eye = Mapmaker’s Eye
trick-slip-away = Slip Away
trick-hire-the-porter = Hire the Porter
trick-trailblazer = Trailblazer
trick-lock-picks = Lock Picks
trick-find-a-local-guide = Find a Local Guide
trick-snare = Snare
trick-greased-flagstones = Greased Flagstones
trick-unofficial-toll = Unofficial Toll
trick-feint = Feint
trick-someone-else = Someone Else
trick-bribe-the-burglar = Bribe the Burglar
trick-back-stab = Back Stab
trick-hold-your-breath = Hold Your Breath
trick-hire-a-bodyguard = Hire a Bodyguard
trick-blink = Blink
trick-clear-omen = Clear Omen
trick-chalk-circle = Chalk Circle
trick-unweave = Unweave
trick-love-potion = Love Potion
trick-brew-a-homunculus = Brew a Homunculus
trick-trading-places = Trading Places
trick-transmute-the-facts = Transmute the Facts
trick-consult-the-stargazer = Consult the Stargazer
trick-study-group = Study Group
trick-borrowed-notes = Borrowed Notes
trick-campus-gossip = Campus Gossip
trick-peer-review = Peer Review
trick-gentlefolks-truce = Gentlefolk’s Truce
trick-charm-the-librarian = Charm the Librarian
trick-forced-exchange = Forced Exchange
trick-old-exam-papers = Old Exam Papers
trick-flatter-the-bursar = Flatter the Bursar
trick-really-famous = Really Famous
trick-magnetic-smile = Magnetic Smile
trick-rousing-speech = Rousing Speech
trick-heckler = Heckler
trick-blame-the-student = Blame the Student
trick-call-the-herald = Call the Herald
trick-mass-enrolment = Mass Enrolment
trick-public-lecture = Public Lecture
trick-invite-the-noble-page = Invite the Noble Page
trick-fate-4 = Fate 4
trick-fate-5 = Fate 5

# Interns
intern-mountain-porter = Mountain Porter
intern-faun-guide = Faun Guide
intern-burglar = Burglar
intern-bodyguard = Bodyguard
intern-homunculus = Homunculus
intern-stargazer = Stargazer
intern-librarian = Librarian
intern-bursar = Bursar
intern-herald = Herald
intern-noble-page = Noble Page

# Jinx cards
jinx-twisted-ankle = Twisted Ankle
jinx-fogged-glasses = Fogged Glasses
jinx-torn-satchel = Torn Satchel
jinx-camp-fever = Camp Fever
jinx-homesick-students = Homesick Students
jinx-squeaky-boots = Squeaky Boots
jinx-unpaid-tab = Unpaid Tab
jinx-cracked-crystal = Cracked Crystal
jinx-bad-reputation = Bad Reputation
jinx-rough-night = Rough Night
jinx-soaked-papers = Soaked Papers
jinx-marked-by-omega = Marked by Omega
jinx-loose-tongue = Loose Tongue
jinx-butterfingers = Butterfingers
jinx-unguarded-desk = Unguarded Desk

# Panic cards
panic-darkness = Darkness
panic-the-revellers-charge = The Revellers Charge
panic-last-round-everyone = Last Round, Everyone!

# Boss
boss-laetus = Laetus
boss-brawler = Brawler
boss-drunk = Drunk

# Kinds of Trick cards
type-exploration = Exploration
type-subterfuge = Subterfuge
type-magic = Magic
type-social = Social
type-notoriety = Notoriety
type-fate = Fate

# Zone Effects
effect-good-luck = Good Luck
effect-bad-luck = Bad Luck
effect-danger = Danger
effect-ambush = Ambush
effect-stop = Stop
effect-toll = Toll
effect-stairs = Stairs
effect-boss = Boss
effect-secret-passage = Secret Passage
effect-bivouac = Bivouac
effect-teleport = Teleport

# Player Levels
level-freshmen = Freshmen
level-students = Students
level-professors = Professors
level-deans = Deans

# Triangles of the Note boards
triangle-cyan = Cyan
triangle-orange = Orange
triangle-white = White
triangle-black = Black
