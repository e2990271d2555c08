### The campaign of twelve months: whatever a Lecturer reads.

campaign-title = The academic year
campaign-about = Twelve expeditions, September to August. Most Victory Points takes the chair of Dungeonology.
campaign-lecturer = Lecturer { $number }

## Months and scenarios

month-september = September
month-october = October
month-november = November
month-december = December
month-january = January
month-february = February
month-march = March
month-april = April
month-may = May
month-june = June
month-july = July
month-august = August

scenario-september = Preliminary Research
scenario-october = Beer Festival
scenario-november = The Concert
scenario-december = Winter is Coming
scenario-january = The Initiation
scenario-february = Omega Strikes Back
scenario-march = The Cursed Temple
scenario-april = Spring Festival
scenario-may = The Catacombs
scenario-june = The Man from the Future
scenario-july = The Stone Brood
scenario-august = The Goddess and the Kraken

boss-laetus = Laetus
boss-capagrezza = Capagrezza
boss-fredo = Fredo
boss-raganella = Raganella
boss-omega = Omega
boss-enrico-giovanni = Enrico Giovanni
boss-marconiglio = Marconiglio
boss-lord-shadow = Lord Shadow
boss-jukas = Jukas
boss-mother-basilisk = Mother Basilisk
boss-scylla-and-charybdis = Scylla and Charybdis

profile-drunk = Drunk
profile-hypnotist = Hypnotist
profile-witch = Witch
profile-mind = Mind

mode-winter-is-coming = Winter is Coming
mode-cursed-temple = Cursed Temple
mode-egg-hunt = Egg Hunt
mode-the-brood = The Brood
mode-goddess-of-the-sea = Goddess of the Sea

panic-out-of-the-dungeon = Out of the Dungeon
panic-cooking-time = Cooking Time
panic-rolling-stone = Rolling Stone
panic-egg-hunt = Egg Hunt
panic-distort-the-mind = Distort the Mind

alert-introductory = Introductory
alert-easy = Easy
alert-medium = Medium
alert-hard = Hard

module-boss = Boss
module-main-effects = Main Effects
module-maximum-alert = Maximum Alert
module-dangerous-zones = Dangerous Zones
module-congregations = Student Congregations
module-research = Research
module-floor-iv = Floor IV
module-omega-versus-all = Omega versus All
module-star-tokens = Star tokens
module-clans = Clans
module-alchemy = Alchemy cards
module-specialists = Specialist cards
module-spriggan = Spriggan cards
module-familiars = Familiars

bonus-intern = an Intern
bonus-student = a Student
bonus-congregation = a Student of a Congregation
bonus-study-bonus = Study Bonus +1
bonus-trick-card = a Trick card
bonus-of-congregation = a Student of { $congregation }

congregation-phi = Phi
congregation-zeta = Zeta
congregation-iota = Iota
congregation-lambda = Lambda

slot-cyan = cyan
slot-orange = orange
slot-white = white
slot-black = black
slot-fifth = fifth
slot-sixth = sixth

mark-absent = absent
mark-first = 1st
mark-second = 2nd
mark-third = 3rd
mark-fourth = 4th
mark-not-classified = NC

## The story

story-september-before = The Rector wants a first look at the caves under Bosco Beone. Somebody lives down there, and the last professor who went to ask has not come back.
story-september-after = The first notes are thin and the boots are wet. But now you know: they have hooves, they sing while they work, and they call themselves fauns.
story-october-before = The fauns are rolling out every barrel they own. Their innkeeper Laetus leads the revels, and a mug raised at the right moment opens more doors than a key.
story-october-after = Half of the notes smell of beer, and all of them are useful.
story-november-before = One more feast before the frost. The singer Capagrezza has come up from the south, and whoever listens too long forgets what there was to write down.
story-november-after = The last song fades and the pens move again. Back in the lecture halls, strange to say, the inkwells have begun to freeze.
story-december-before = Something in the old cellars of Rocca Civetta has thawed. A pale stranger called Fredo waits at the camp: head of the Iota, he says, and a little behind with his studies.
story-december-after = Fredo goes back to his ice, content. Nobody has dared to ask in which year he enrolled.
story-january-before = The Congregations have picked their newcomers, and you are to take them along. Down there you are looking for Raganella, who stirs more than soup.
story-january-after = The newcomers come home with singed sleeves and a tale each. Raganella has kept the recipe.
story-february-before = For months the masked head of the Omega has stood in your way; now he offers his help. He asks for nothing in return. That is what worries you.
story-february-after = He took more notes about you than about the fauns. And behind the village his people walk through tunnels that nobody mentions.
story-march-before = The tunnels end at a temple that even the fauns avoid. Into one of its pillars somebody has scratched two letters: E. G.
story-march-after = Enrico Giovanni is alive, thin, and talking to the walls. You take him home; the walls seem relieved.
story-april-before = It is spring, and Marconiglio will hear of no work without a game. While you look for eggs, Enrico mutters about somebody from another time.
story-april-after = The last egg turns up in the Rector’s hat. Enrico is beginning to remember.
story-may-before = Beyond the catacombs, Enrico says, there is a machine, and somebody came in it. The dead down there belong to Lord Shadow, and he counts them.
story-may-after = The machine is real, and its seat is empty. The coat on the hook is that of a student.
story-june-before = For a year Jukas has sat among you, and the Phi think what he thinks. He hides below the wood: find out what he has taken, and what it is for.
story-june-after = Jukas is stopped; the green crystal in his arm goes on whispering. It has called for something out of the sea.
story-july-before = Where the rite was held a basilisk has made her nest. She guards her eggs, and somebody has set her there to guard more. Look closely, but not for long.
story-july-after = Mother and brood have moved, stone by stone, and nobody was hurt. It took one day too many: the water is rising.
story-august-before = Scylla and Charybdis have come, and they were not asked politely. Now the mask is off: it was Omega all along, and he means to drink their power. The sea will hear one more Thesis.
story-august-after = The sea lies flat again. A goddess has read your footnotes.
story-end = The Rector shakes every hand twice. All Scholars are Doctors now and all Lecturers sit on the board; the chair of Dungeonology goes to { $seats }.

## What is asked

decision-TakeSlot = A slot of the sheet
decision-Draft = A Scholar for the team
decision-NameTeam = The name of the team
decision-Agree = The rules of this month
decision-SendScholar = Who goes
decision-Support = Support
decision-Report = How it ended

asks-TakeSlot = { $seat }: which triangle is yours? Its Note board is yours for the whole campaign.
asks-Draft = { $seat }: which Scholar joins your team? It stays as it is for the whole campaign.
asks-NameTeam = { $seat }: what is your team called?
asks-Agree = { $seat }: which of these rules would you play { $month } with? Only what all want is switched on.
asks-SendScholar = { $seat }: whom do you send?
asks-Support = { $seat }: you have { $support ->
        [one] 1 Support Point
       *[other] { $support } Support Points
    }. What do you buy? One thing a round.
asks-Report = How did { $month } end?

choice-absent = absent this month
choice-no-modules = nothing more
choice-decline = nothing
choice-scholar = { $scholar } (uses: { $uses } of { $most })
choice-bonus = { $bonus } ({ $cost })
choice-slot = the { $slot } triangle

result-places = { $ranked }
result-place = { $place } { $seat }
result-nobody-passed = Nobody has passed the Thesis. { $ranked }
result-not-classified = { $ranked }; not classified: { $others }
result-omega = Omega wins; nobody is classified.
result-omega-passed = Omega wins; nobody is classified, though { $seats } passed the Thesis.

## What happens

event-slot = { $seat } takes the { $slot } triangle.
event-drafted = { $seat } chooses { $scholar }.
event-named = { $seat } calls the team “{ $name }”.
event-proposed = { $seat } would play with: { $modules }.
event-proposed-none = { $seat } would play with nothing more.
event-absent = { $seat } is absent this month.
event-sent = { $seat } sends { $scholar }.
event-bought = { $seat } buys { $bonus } for { $cost }.
event-declined = { $seat } buys nothing.
event-lecturer-randomized = The { $slot } triangle is drawn: { $seat } chooses first.
event-agreed = The rules are: { $modules }. The first player is { $seat }.
event-agreed-base = The rules are those of the base game. The first player is { $seat }.
event-match-begins = The expedition sets out: { $scholars }.
event-scenario-over = { $seat }: { $mark }, { $gain ->
        [one] 1 Support Point
       *[other] { $gain } Support Points
    } more.
event-campaign-over = The year is over. { $ranked }

## The sheet

sheet-month = Month
sheet-boss = Boss
sheet-no-boss = no Boss
sheet-rules = Rules
sheet-base-rules = base rules
sheet-team = Team, uses of { $most }
sheet-support = Support Points
sheet-victory = Victory Points
sheet-column = { $mark } × { $value }
sheet-next = Next, month { $number } of { $months }
sheet-boss-profile = { $boss } ({ $profile })
sheet-mode = Mode
sheet-alert = Alert card
sheet-always = Always on
sheet-agreement = By agreement
sheet-panic-named = { $module } ({ $panic })
sheet-most = { $module } (at most { $most } players)
sheet-final = Final ranking
sheet-scenario = { $month }: { $scenario }
sheet-line = { $name }: { $what }

## Why something is refused

reason-too-many-lecturers = A campaign is for at most { $most } Lecturers, not for { $seats }: a match has no more Note boards. Other boxes may bring some; then set max_lecturers.
reason-too-few-scholars = { $seats } Lecturers need { $needed } Scholars; without Enrico there are { $scholars }.
reason-slot-taken = { $seat } has taken that triangle.
reason-scholar-excluded = { $scholar } cannot be in a team of the campaign.
reason-scholar-drafted = { $scholar } is in the team of { $seat }.
reason-no-team-name = A team is called by 1 to { $most } letters, with none that cannot be seen.
reason-team-name-taken = The team of { $seat } is called that.
reason-module-is-compulsory = { $module } is always on in this scenario: there is nothing to agree on.
reason-module-not-listed = { $module } is not listed for { $month }.
reason-module-too-many-players = { $module } is for at most { $most } players; here are { $players }.
reason-module-needs-module = { $module } cannot be played without { $needed }.
reason-no-absence = These Lecturers have agreed that nobody stays away.
reason-match-needs-two = A match needs two players: somebody else is absent already.
reason-scholar-not-in-team = Send one of your own team: { $team }.
reason-scholar-used-up = { $scholar } has gone { $most } times, and may not go again.
reason-bonus-needs-module = For { $bonus } the scenario must be played with { $module }.
reason-bonus-too-dear = That costs { $cost }; you have { $support }.
reason-bonus-once = You have bought that for this scenario already.
reason-congregation-barred = { $congregation } is not in play with { $by }.
reason-congregation-none-left = There is no Student of { $congregation } in the Reserve.
reason-absent-has-no-result = { $seat } did not take part.
reason-omega-not-in-play = Omega does not play in this match, and cannot win it.
reason-omega-leaves-no-places = When Omega wins nobody is ranked: leave the places out.
reason-place-missing = Which place did { $seat } take?
reason-place-without-thesis = { $seat } did not pass the Thesis and others did: no place then, but NC.
reason-places-have-gaps = These places cannot be: { $places }. Count from 1; who shares a place leaves the next one out.
reason-not-a-campaign = This is a saved game of { $game }, no campaign.
reason-not-a-position = This cannot be read as a sheet.
reason-saved-under-other-terms = This was saved under other agreements.
reason-not-on-the-sheet = There is no “{ $what }” on the sheet.
reason-months-differ = All Lecturers need as many results; leave one empty where somebody was absent.
reason-slots-differ = Each Lecturer needs a triangle of its own.
reason-scholar-not-available = Somebody is in a team who is not in the pool.
reason-teams-overlap = A Scholar is in two teams.
reason-teams-not-whole = A team has two Scholars, and a number of uses for each.
reason-no-such-month = There are twelve months.
reason-no-such-mark = A result is 1, 2, 3, 4 or NC.
reason-uses-over-limit = { $seat } has used a Scholar too often.
reason-uses-differ = { $seat } has played { $played } matches and marked { $uses } uses.
reason-support-below-zero = { $seat } has less than no Support Points.

## The agreements

option-max_lecturers = How many Lecturers there may be.
option-scholar_cards = Which Scholars can be chosen for the teams.
option-campaign_extra_modules = Whether modules that a scenario does not list may be added.
option-campaign_level = The experience of the players.
option-allow_absence = Whether a Lecturer may miss a scenario.
option-ps_repeat = Whether the same bonus may be bought again for one scenario.
option-campaign_consolation = What is marked when nobody passes the Thesis.
option-campaign_omega_win = What is marked when Omega wins.
option-nc_round = Whether half Victory Points are kept.
option-campaign_tie = How a tie at the end is broken.
value-max_lecturers-4 = four
value-max_lecturers-5 = five, with a Note board from elsewhere
value-max_lecturers-6 = six, with Note boards and Scholars from elsewhere
value-scholar_cards-all = those of both boxes
value-scholar_cards-base = those of the base game
value-campaign_extra_modules-agree = where all agree
value-campaign_extra_modules-never = never
value-campaign_level-freshmen = Freshmen
value-campaign_level-students = Students
value-campaign_level-professors = Professors
value-campaign_level-deans = Deans
value-allow_absence-true = yes
value-allow_absence-false = no
value-ps_repeat-true = yes
value-ps_repeat-false = no
value-campaign_consolation-ranked = the places of the consolation ranking
value-campaign_consolation-nc = NC for all
value-campaign_omega_win-nc = NC for all
value-campaign_omega_win-ranked = the places as they were
value-nc_round-exact = kept
value-nc_round-floor = rounded down
value-campaign_tie-countback = better places, then Support Points
value-campaign_tie-support = Support Points
value-campaign_tie-shared = it is shared

## The command

campaign-args = A campaign of twelve months: begin one, see its sheet, tell a result, play the next match.
campaign-args-new = Begin a campaign.
campaign-args-show = Show the sheet, or write it as a page to print.
campaign-args-play = Go on: decide what is to be decided, play this month’s match.
campaign-args-report = Tell how this month’s match ended at another table.
campaign-args-undo = Take the last choice back.
campaign-args-file = where the campaign is kept
campaign-args-lecturers = who plays, by commas: names of persons, or bots ({ $names })
campaign-args-html = write the sheet into this file as a page to print
campaign-args-svg = write the sheet into this file as a picture
campaign-args-places = who was ranked, first to last, by name or number
campaign-args-nobody = nobody passed the Thesis: the places are those of the consolation ranking
campaign-args-passed = who passed the Thesis although Omega won
campaign-args-omega = Omega has won
campaign-args-report-only = play no match here: stop when there is a result to tell
campaign-args-nearest = play the match although something is missing here, without it
campaign-exists = { $file } is there already. Go on with it: { $command }
campaign-begun = The campaign begins; it is kept in { $file }. Go on: { $command }
campaign-not-a-lecturer = Nobody here is called “{ $name }”. There are: { $names }.
campaign-same-names = Two Lecturers cannot have the same name: { $name }.
campaign-nothing-to-report = There is no match to tell of yet: first comes “{ $decision }” (see { $command }).
campaign-over-already = The campaign is over.
campaign-reported = Noted.
campaign-taken-back = Taken back: { $decision }.
campaign-missing = This month needs what Dungeonology cannot play here yet: { $what }.
campaign-missing-how = Play it at a table and tell the result: { $report }. Or play without these: { $nearest }.
campaign-match-saved = The match is kept in { $file }.
campaign-written = { $file } is written.
campaign-file-ending = A page ends in .html, a picture in .svg: not { $file }.
campaign-answer-names = Numbers, by commas; ? for the rule
campaign-answer-number = A number; ? for the rule
campaign-answer-name = Enter for “{ $name }”
campaign-unclear = That is no answer to this: { $text }
campaign-saved-quit = The campaign is kept in { $file }. Go on: { $command }
