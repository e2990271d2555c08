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

## Options and presets

option-rocca-star_tokens = Rocca Civetta, standard: Star tokens show which Stars each Scholar has reached.
option-rocca-clans = Rocca Civetta, standard: twelve more Clans, which ask for Stars.
value-rocca-star_tokens-false = without
value-rocca-star_tokens-true = with Star tokens
value-rocca-clans-false = the three Clans of the base game
value-rocca-clans-true = fifteen Clans
preset-first-game = First game
preset-first-game-about = The base game and nothing else.
preset-standard = Standard
preset-standard-about = With what Rocca Civetta adds to any game.
preset-everything = Everything
preset-everything-about = All advanced rules and all modules of Rocca Civetta.
reason-module-needs = The module “{ $option }” is played only with “{ $needed }”.
reason-module-not-in-pack = The content pack of this table has no rows for the module “{ $option }”.

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
    { $clan } In the end { $stars } bring { $points ->
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
