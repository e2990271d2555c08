### Rocca Civetta: Omega, against one alone and against all.

seat-omega = Omega

## Options and presets

option-rocca-solo = Rocca Civetta, solo: one Scholar against Omega. Boss and Main Effects are advised, and the level Freshmen.
value-rocca-solo-false = two to four players
value-rocca-solo-true = alone against Omega
option-rocca-omega_vs_all = Rocca Civetta, dependent: Omega plays against all, two to four Scholars. Boss and Main Effects are advised.
value-rocca-omega_vs_all-false = without Omega
value-rocca-omega_vs_all-true = Omega against all
preset-solo = Solo
preset-solo-about = One Scholar against Omega, with Boss and Main Effects as advised.
preset-omega-versus-all = Omega against all
preset-omega-versus-all-about = Omega gathers Information against everybody, with Boss and Main Effects as advised.
reason-solo-or-all = Omega plays against one alone or against all, not both.
reason-solo-is-for-one = Solo is for one player; this table has { $seats }.
reason-alone-is-solo = Who plays alone plays solo, against Omega.
reason-omega-is-no-boss-here = Omega plays himself here, so he cannot be the Boss as well.

## Omega cards

omega-name = Omega card { $number }
omega-explained = { $name }: { $does }
omega-students =
    { $count ->
        [one] Omega draws 1 Student
       *[other] Omega draws { $count } Students
    }
omega-arrows = he goes through Passage { $slots }
omega-teleport = he teleports
omega-encounter = who is met: { $does }
omega-black-star = Black Star: { $does }
omega-star = a Star ahead of him: { $does }
omega-double-star = two Stars ahead of him: { $does }
omega-sabotage = Sabotage: { $cards }
omega-reaction = Reaction: { $does }
omega-alert = Alert of his Zone +{ $amount }
omega-nothing = nothing
omega-deed-collect =
    { $count ->
        [one] he collects the leftmost cube
       *[other] he collects the { $count } leftmost cubes
    }
omega-deed-collect-best = he collects the most valuable cube
omega-deed-collect-each = he collects the leftmost cube of each Zone that he enters
omega-deed-eliminate = the most valuable cube of his Zone is Eliminated
omega-deed-steal = he steals the Scholar’s least valuable cube
omega-deed-steal-best = he steals the Scholar’s most valuable cube
omega-deed-discard =
    { $count ->
        [one] the Scholar discards a Trick card
       *[other] the Scholar discards { $count } Trick cards
    }
omega-deed-sacrifice =
    { $count ->
        [one] the Scholar Sacrifices a Student
       *[other] the Scholar Sacrifices { $count } Students
    }
omega-deed-stun =
    { $count ->
        [one] the Scholar gets a Stunned token
       *[other] the Scholar gets { $count } Stunned tokens
    }
omega-deed-jinx = the Scholar draws a Jinx card
omega-deed-bag =
    { $count ->
        [one] a Student is drawn
       *[other] { $count } Students are drawn
    }
omega-divination =
    { $count ->
        [one] Divination of 1 card
       *[other] Divination of { $count } cards
    }
omega-reaction-cancel = the effect is cancelled
omega-reaction-move = Omega gets away through a Passage
omega-reaction-discard = its player discards a Trick card
omega-reaction-stun = its player gets a Stunned token

## What happens

event-omega-card-phase = Omega Phase. { $does }.
event-omega-card-sabotage = Omega sabotages the test. { $does }.
event-omega-card-reaction = Omega reacts. { $does }.
event-omega-deck-restored = The Omega cards are shuffled again.
event-omega-draws =
    { $count ->
        [one] Omega draws 1 Student.
       *[other] Omega draws { $count } Students.
    }
event-omega-moves = Omega enters { $spot }.
event-omega-teleports = Omega teleports to { $spot }.
event-omega-stays = Omega finds nothing to go to and stays in { $spot }.
event-omega-shut-out = A Door keeps Omega out of { $spot }.
event-omega-collects = Omega collects { $colour } in { $spot }.
event-omega-collects-lost = Omega takes { $colour } in { $spot }, and the cube goes to the Reserve.
event-omega-steals = Omega steals { $colour } from { $seat }.
event-omega-steals-lost = Omega takes { $colour } from { $seat }, and the cube goes to the Reserve.
event-omega-receives = { $seat } Donates { $colour } to Omega.
event-omega-receives-lost = { $seat } Donates { $colour } to Omega, and the cube goes to the Reserve.
event-omega-loses = { $seat } takes { $colour } from Omega.
event-omega-loses-lost = { $seat } takes { $colour } from Omega, but has no room: the cube goes to the Reserve.
event-omega-leaves = Omega Leaves { $colour } in { $spot }.
event-omega-leaves-lost = Omega loses { $colour }, and the cube goes to the Reserve.
event-black-stars-gained = Omega has reached a Black Star: { $stars } now.
event-black-stars-lost = Omega has lost a Black Star: { $stars } now.
event-omega-meets = Omega meets { $seat }.
event-omega-section-black-star = The Black Star does its work on { $seat }.
event-omega-section-star = { $seat } is a Star ahead of Omega, who does something about it.
event-omega-section-double-star = { $seat } is two Stars ahead of Omega, who does something more about it.
event-omega-divines = Omega divines { $cards }: Alert +{ $amount }.
event-omega-reacts = Against { $seat }: { $does }.
event-omega-wins = Omega wins, and everybody else loses.
part-omega = Omega
reason-fewer-than-omega = You have { $stars } Stars. Against Omega a Thesis needs more Stars than he has Black Stars: { $least }.
reason-omega-nowhere = Omega is in no Zone that lies on the table.
reason-tome-too-full = The Tome of Secrets has not so many spaces, or no such cubes lie in it.
decision-OmegaPlace = A Zone for Omega
asks-OmegaPlace = Omega teleports. To which of these Zones?
asks-OmegaPlace-leave = Omega Leaves { $colour }. In which Zone?
asks-PlaceZone-omega = Omega has found { $zone }. Where do you place it?

## The table

zone-tome = Tome of Secrets
zone-tome-filled = Spaces of the Tome
zone-black-stars = Black Stars
zone-omega-card = Omega card
zone-omega-deck = Omega cards
omega-deck-left = Omega cards: { $count }
mark-omega = Omega is here
table-omega = Omega is in { $zone }. Tome of Secrets: { $cubes } ({ $count } of { $spaces }); Black Stars: { $stars } of { $most }.
table-omega-card = Last Omega card: { $card }.
pack-tome = the faces of the Tome of Secrets
pack-omega = the 21 Omega cards
field-players = for how many players
field-black-stars = the spaces with a Black Star
field-sabotage = how many cards each Divination reveals
field-teleport = whether Omega teleports instead of following arrows
field-black-star = what the Black Star adds to the Encounter: what, and how many
field-star = what follows for a Scholar who is a Star ahead
field-double-star = what follows for a Scholar who is two Stars ahead
field-reaction = what follows a Trick card against Omega: cancel, move, discard or stun
