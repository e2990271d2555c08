### Rocca Civetta: everything that its modules say, names and options first.

# Clans
clan-ashen-horns = Ashen Horns
clan-moss-drinkers = Moss Drinkers
clan-iron-hoof = Iron Hoof
clan-moonpipe-choir = Moonpipe Choir
clan-coin-counters = Coin Counters
clan-thorn-court = Thorn Court
clan-bark-scribes = Bark Scribes
clan-red-vintage = Red Vintage
clan-silent-antler = Silent Antler
clan-hollow-oak = Hollow Oak
clan-ember-dancers = Ember Dancers
clan-crowned-goat = Crowned Goat

# Zones and Familiars
zone-IV-1 = Drowned Library
zone-IV-2 = Yocca’s Hollow
zone-IV-3 = Titan’s Threshold
zone-IV-4 = Bone Orchard
zone-IV-5 = Manticore’s Eyrie
zone-IV-6 = Star Vault
familiar-yocca = Yocca
familiar-manticore = Manticore

# Research
research-field-census = Field Census
research-order-of-battle = Order of Battle
research-star-charts = Star Charts
research-tax-roll = Tax Roll
research-court-register = Court Register
research-cross-section = Cross-section
research-deep-survey = Deep Survey
research-long-march = Long March
research-eyewitness = Eyewitness
research-head-count = Head Count
research-hard-knocks = Hard Knocks
research-full-dossier = Full Dossier

## Options and presets

option-rocca-star_tokens = Rocca Civetta, standard: Star tokens show which Stars each Scholar has reached.
option-rocca-clans = Rocca Civetta, standard: twelve more Clans, which ask for Stars.
value-rocca-star_tokens-false = without
value-rocca-star_tokens-true = with Star tokens
value-rocca-clans-false = the three Clans of the base game
value-rocca-clans-true = fifteen Clans
option-rocca-floor_iv = Rocca Civetta, dependent on Dangerous Zones: a fourth Floor with False and Universal Information.
option-rocca-familiars = Rocca Civetta, dependent on Dangerous Zones and Floor IV: Familiars that can be hired.
value-rocca-floor_iv-false = three Floors
value-rocca-floor_iv-true = with Floor IV
value-rocca-familiars-false = without
value-rocca-familiars-true = with Yocca and the Manticore
option-rocca-research = Rocca Civetta, advanced: Research cards, for points in the end.
value-rocca-research-false = without
value-rocca-research-true = with Research
preset-base-game = Base game
preset-base-game-about = No advanced rules and nothing of Rocca Civetta. For a first game, with the Alert card “Introductory” as well.
preset-standard = Standard
preset-standard-about = With what Rocca Civetta adds to any game.
preset-everything = Everything
preset-everything-about = All advanced rules and all modules of Rocca Civetta.
reason-module-needs = “{ $option }” is played only with “{ $needed }”.
reason-module-not-in-pack = The content pack of this table has no rows for “{ $option }”.

## Stars and Clans

star-silver =
    { $count ->
        [one] a silver Star of { $colour }
       *[other] { $count } silver Stars of { $colour }
    }
star-gold =
    { $count ->
        [one] a gold Star of { $colour }
       *[other] { $count } gold Stars of { $colour }
    }
star-any-silver =
    { $count ->
        [one] any silver Star
       *[other] any { $count } silver Stars
    }
star-any-gold =
    { $count ->
        [one] any gold Star
       *[other] any { $count } gold Stars
    }
clan-demands = { $clan } (a Thesis needs { $points } points and { $stars }; { $modifiers })
clan-no-modifiers = no Modifiers
clan-bonus =
    { $clan } Who has { $stars } in the end gains { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-star-token-taken = { $seat } takes the Star token of { $star }.
event-star-token-discarded = { $seat } discards the Star token of { $star }.
line-clan-stars = Stars of the Clan
zone-star-tokens = { $seat }: Star tokens
table-star-tokens = Star tokens: { $stars }.
field-module = the module of Rocca Civetta with which a row is in play; without one it always is
field-stars = the Stars that a Thesis needs
field-star-bonus = points for who has all of these Stars in the end

## Floor IV and Familiars

column-false = False Information
column-universal = Universal Information
effect-hecatomb = Hecatomb
effect-forced-passage = Forced Passage
effect-hire-familiar = Hire
effect-hire = Hire { $familiar }
lasting-movement-speed = Speed points in the Movement phase { $amount }
lasting-stealth = Stealth in own tests { $amount }
lasting-ignores-hecatomb = Hecatomb has no effect
lasting-drives-boss-off = once in a turn an Encounter with the Boss can be cancelled
familiar-explained = { $familiar } (hired for { $cubes }; { $does })
part-familiar = Familiar
choice-hire = hire { $familiar } for { $cubes }
choice-universal = { $colour }
choice-drive-off = drive the Boss off
choice-drive-off-not = meet the Boss
decision-PlaceUniversal = A Universal cube: into which column
decision-DriveOff = The Boss: drive him off or not
asks-PlaceUniversal = Into which column do you put the Universal cube?
asks-DriveOff = The Boss is upon you. Does the Manticore drive him off, as it can once in a turn?
event-false-information = { $seat } finds False Information in { $spot }: the cube goes to the Reserve.
event-universal-placed = { $seat } puts the Universal cube into the column of { $colour }.
event-hecatomb = Hecatomb in { $spot }: { $seat } Sacrifices all Students.
event-familiar-hired = { $seat } hires { $familiar }.
event-familiar-left = { $familiar } leaves { $seat } and stays in { $spot }.
event-boss-driven-off = The Boss is driven off before he can do anything to { $seat }.
reason-no-familiar-here = There is no Familiar here that you could hire.
reason-familiar-attached = That Familiar is attached to { $seat }.
reason-familiar-too-dear = You do not have the cubes that this Familiar costs.
reason-passage-is-forced = This Zone has a Forced Passage: Linked to two Zones, it gains no further Link.
reason-no-such-module = Something lies there that belongs to a module which this table does not play with.
fault-no-such-familiar = { $at }: There is no Familiar “{ $id }”. There are: { $ids }.
zone-pile-3 = Zones of Floor IV
zone-familiars = Familiars
mark-familiar = { $familiar } is here
mark-universal = of them Universal: { $count }
mark-reserve = in the Reserve
mark-attached = attached to { $seat }
table-familiar = Familiar: { $familiar }.
table-familiar-loose = { $familiar } stands in { $zone }.
table-familiar-free = Familiar that can be hired: { $familiar }.
table-universal = Universal cubes: { $cubes }.
pack-familiar = the two Familiars
field-cost = the cubes that it costs, by letters

## Research

research-explained =
    { $research } ({ $demand }; { $points ->
        [one] 1 point
       *[other] { $points } points
    })
demand-cubes = at least { $cubes }
demand-deepest = to stand on the lowest Floor
demand-entered = { $count } different Zones entered in this turn
demand-boss = to stand where the Boss is
demand-students = at least { $count } Students
demand-near-limit = Stunned tokens: at least the Resistance less { $count }
demand-stars = at least { $count } Stars
choice-claim = take the Research { $research }
event-research-drawn = A new Research lies by the Campus: { $research }.
event-research-claimed = { $seat } takes the Research { $research }.
reason-no-such-research = That Research does not lie by the Campus.
reason-researched-already = One Research can be taken in a turn, and you have taken yours.
reason-demand-not-met = You do not meet what { $research } demands.
line-research = Research
zone-research = Research
zone-research-deck = Research cards
zone-researched = { $seat }: Research
table-research = Research: { $research }.
table-researched = Research taken: { $research }.
pack-research = the twelve Research cards
field-cubes = the cubes that it demands, by letters
field-deepest = whether it demands to stand on the lowest Floor
field-entered = how many Zones entered in a turn it demands
field-near-limit = how many Stunned tokens may be missing to the Resistance
field-stars-reached = how many Stars it demands
