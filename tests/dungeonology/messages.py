"""Everything that the rules can say, with its arguments: what `words` has to find sentences for.

Seats, cards, spots and colours are numbers; a colour is 0 Civilization to 4 Hierarchy.  *zone*,
*jinx*, *clan* and *ability* are ids of the content; what a card shows is told by ``shown`` before.
A question mark follows an argument that may be missing.
"""

from __future__ import annotations

EVENTS = {
    # setup and turns
    "game-begins": "seat scholars",  # who is first; by seat, the number of the Scholar
    "turn-begins": "seat turn",
    "explores": "seat speed",
    "action-phase": "seat",
    "end-phase": "seat",
    "rests": "seat",
    "presents-thesis": "seat",
    # moving and placing
    "moved": "seat spot",
    "zone-drawn": "seat card zone",
    "zone-does-not-fit": "seat card",
    "nothing-fits": "seat",
    "zone-placed": "spot zone x y turns walls by_stairs",  # walls: how many were put
    "door-shut": "seat spot",
    "stairs-lead-nowhere": "seat spot",
    "speed": "seat count",
    # Students, Omega Students, Alert
    "students-drawn": "seat count omega lost",  # lost: greys for which the Bonfire had no room
    "students-recruited": "seat count",
    "students-restocked": "seat count",
    "students-sacrificed": "seat count",
    "students-taken": "seat victim count",
    "omega-student": "seat alert placed",  # alert: Omega Students on the card now
    "bonfire-emptied": "count",
    "university-refilled": "greys omega bonus",  # bonus: the Alert Bonus now
    "students-to-bonfire": "seat count",
    "stunned": "seat count",  # count: the tokens now
    "stunned-discarded": "seat count",  # count: how many went
    # Trick cards, Abilities, Jinx cards
    "tricks-drawn": "seat count",
    "tricks-discarded": "seat cards",
    "trick-played": "seat card type does amount victim?",
    "deck-restored": "cards",
    "divined": "seat cards best amount",
    "ability-used": "seat ability",
    "peeked": "seat kept count",
    "jinx-drawn": "seat card",
    "jinx-revealed": "seat card jinx",
    "jinxes-restored": "cards",
    "jinx-discarded": "seat card jinx?",
    # tests
    "study": "seat spot cubes alert",  # cubes: colours
    "espionage": "seat target colour",
    "declared-stealth": "seat cards stealth alert",
    "raised": "side what of amount stealth alert",  # what: PARTS; stealth, alert: the sums now
    "test-passed": "seat target stealth alert",  # target: -1 in Study
    "test-failed": "seat target stealth alert",
    "test-broken-off": "seat target",  # the tester is Captured
    # cubes and boards
    "cube-collected": "seat colour spot",
    "cube-stolen": "seat victim colour kept",
    "cube-donated": "seat taker colour kept",
    "cube-eliminated": "seat? spot? colour",  # of a board or of a Zone
    "cube-left": "seat colour spot",
    "stars": "seat stars gained",  # gained: below 0 where they are lost
    "false-information": "seat spot",
    "universal-placed": "seat colour",
    "hecatomb": "seat spot",
    "familiar-hired": "seat familiar",
    "familiar-left": "seat familiar spot",
    "colour-randomized": "seat colour",
    "phi-leaves-boss": "seat to left",
    "boss-driven-off": "seat",
    "research-drawn": "card research",
    "research-claimed": "seat card research",
    "star-token": "seat metal colour taken",
    "fired-up": "seat",
    "calmed-down": "seat",
    "knowledge": "seat",
    "clan-revealed": "card clan",
    # Dangerous Zones
    "luck": "seat effect cards amount",  # effect: good-luck or bad-luck
    "ambush": "seat spot count",
    "stop": "seat spot count",  # count: the Speed points lost
    "toll": "seat spot count",
    "bivouac": "seat spot",
    # the Boss
    "boss-appears": "spot",
    "boss-activated": "seat spot",  # seat: who has activated him
    "boss-after": "seat",
    "boss-moves": "spot",
    "encounter": "seat spot",
    "hypnotised": "seat",
    # Maximum Alert
    "maximum-alert": "card panic",
    "university-filled": "greys modifier",
    "omega-infinite": "seat",
    "captured": "seat",
    "heat": "count most",  # most: with so much the game ends
    # Main Effects, Interns, tokens
    "effect-declared": "seat card way targets",  # way: 2 × the alternative, +1: spared
    "effect-unpaid": "seat card",
    "effect-cancelled": "seat card",  # whose it was
    "effect-redirected": "seat card victim",
    "intern-called": "seat intern victim?",  # victim: who has lost it
    "intern-returned": "seat intern",
    "door-opened": "seat spot",
    "token-laid": "seat spot token",
    "trap-laid": "seat spot card",
    "trap-sprung": "seat spot card trap",
    "locks-picked": "seat",
    "pile-looked-at": "seat floor count",
    "cube-transmuted": "seat colour into",
    "cube-protected": "seat colour",
    "card-taken": "seat victim",
    "students-exhumed": "seat count",
    "stunned-cancelled": "seat",
    "cube-recombined": "seat colour into spot",
    "cube-warded": "seat colour ability",
    "backpack": "seat count",  # count: the cards in it now
    "members-drawn": "seat kinds",  # kinds: Congregations, 0 Phi to 3 Lambda
    "member-kept": "seat congregation",
    "member-used": "seat congregation",
    "members-put-in": "kinds",
    "bonfire-full": "count",
    "slowed": "seat count",
    "truce": "seat",
    "tricks-retrieved": "seat cards",
    # Omega
    "omega-card": "card omega why",  # why: phase, sabotage or reaction
    "omega-deck-restored": "cards",
    "omega-draws": "count",
    "omega-moves": "spot",
    "omega-teleports": "spot",
    "omega-stays": "spot",
    "omega-shut-out": "spot",
    "omega-collects": "colour spot kept",
    "omega-steals": "seat colour kept",  # seat: whose cube it was
    "omega-receives": "seat colour kept",
    "omega-loses": "seat colour kept",  # seat: who has it now
    "omega-leaves": "colour spot?",
    "black-stars": "stars gained",
    "omega-meets": "seat",
    "omega-section": "seat section",  # black-star, star or double-star
    "omega-divines": "cards best amount",
    "omega-reacts": "seat reaction",  # cancel, move, discard or stun
    "omega-wins": "",
    # Thesis and end
    "thesis-accepted": "seat points place bonus score",
    "thesis-refused": "seat faces",
    "countdown": "seat alert",
    "end-announced": "seat",  # the game ends where that seat's next turn would begin
    "last-round": "seat",  # likewise
    "game-over": "scores ranking delivered",
}

HOUSE = ("chosen", "declared", "shown", "looked-at")  # events of the kernel, told for all games

# The parts of a test: what counts, and what *of* is.
PARTS = {
    "zone": "spot",
    "alert-bonus": "alert",
    "more-cubes": "cubes",
    "jinx": "seat",
    "cube": "colour",
    "students": "seat",
    "bonus": "card",
    "study-bonus": "seat",
    "played": "card",
    "divined": "card",
    "overcharge": "seat",
    "congregation": "seat",
    "ability": "seat",
    "luck": "card",
    "panic": "card",
    "boss": "spot",
    "main": "card",
    "intern": "seat",
    "familiar": "seat",
    "omega": "spot",
}

REASONS = {
    # refused choices
    "ability-not-now": "ability",
    "ability-used-up": "ability",
    "action-is-spent": "",
    "at-the-limit": "stunned",
    "card-not-in-hand": "card",
    "door-shut": "spot",
    "cannot-pay": "card",
    "main-not-now": "card timing",
    "no-bivouac": "",
    "no-main-effect": "card",
    "no-main-effects": "",
    "no-such-target": "card",
    "no-teleport": "",
    "under-truce": "seat",
    "hypnotised": "",
    "too-few-cards": "least",
    "no-card-to-play": "",
    "no-new-zones": "",
    "no-speed-left": "",
    "no-student-to-sacrifice": "students least?",
    "no-such-ability": "",
    "no-such-cube": "seat",
    "no-such-effect": "card effects",
    "no-such-turn": "turns",
    "no-tricks-in-camp": "",
    "nobody-to-discard": "seats",
    "not-an-option": "",
    "not-at-this-moment": "card does",
    "not-in-this-phase": "",
    "not-linked": "x y turns",
    "not-nearby": "seats",
    "nothing-to-collect": "",
    "off-the-grid": "x y",
    "pile-is-empty": "",
    "place-taken": "x y",
    "scholar-taken": "seat",
    "too-few-stars": "stars least",
    "too-many-cubes": "most",
    "zone-not-linked": "spot",
    "fewer-than-omega": "stars least",
    # refused terms
    "birth-ranks-and-tiebreak": "",
    "level-needs-players": "level least",
    "no-birth-ranks": "value",
    "no-boss": "option",
    "no-such-profile": "profile boss",
    "panic-needs-boss": "panic",
    "familiar-attached": "seat",
    "no-such-research": "",
    "researched-already": "",
    "demand-not-met": "research",
    "familiar-too-dear": "",
    "no-familiar-here": "",
    "no-such-module": "",
    "passage-is-forced": "",
    "module-needs": "option needed",
    "module-not-in-pack": "option",
    "no-congregation": "",
    "solo-or-all": "",
    "solo-is-for-one": "seats",
    "alone-is-solo": "",
    "omega-is-no-boss-here": "",
    "no-such-member": "",
    "no-members-in-camp": "",
    "member-not-now": "congregation",
    # refused positions
    "below-nothing": "",
    "bonfire-too-full": "count",
    "card-too-often": "kind id",
    "cards-not-in-one-place": "kind",
    "column-too-full": "seat",
    "floors-not-parted": "spot",
    "gone-or-not": "seat",
    "greys-and-omega": "",
    "no-boss-there": "",
    "omega-nowhere": "",
    "tome-too-full": "",
    "no-panic": "",
    "no-token-there": "",
    "no-such-card": "kind id",
    "no-such-cubes": "cubes",
    "no-such-hand": "count",
    "no-such-moment": "moment moments",
    "no-such-scholars": "names",
    "no-such-seat": "seats",
    "no-such-spaces": "spot",
    "no-such-spot": "seat",
    "no-such-zone-here": "zone",
    "saved-under-other-terms": "",
    "one-for-each-seat": "field found expected",
    "too-many-cubes-of": "colour",
    "too-many-omega-students": "alert",
    "too-many-students": "reserve",
    "too-many-stunned": "seat most",
}

# Questions, and what a choice is.
DECISIONS = {
    "PickScholar": "the number of a Scholar",
    "Turn": "REST 0, THESIS 1, EXPLORE 2; from 3 a Research card that lies open",
    "RestingJinx": "a Jinx card",
    "RestingHand": "Trick cards, any number",
    "Movement": "a deed",
    "Action": "a deed",
    "Priority": "a deed",
    "Lap": "a deed",
    "Duel": "a deed",
    "PlaceZone": "x, y, clockwise quarter turns",
    "Stairs": "a Floor, from 0",
    "Declare": "Trick cards, one or more",
    "Rogue": "1 to divine, 0 to stop",
    "Stun": "TOKEN 0, STUDENT 1",
    "DiscardTricks": "Trick cards, so many",
    "LeaveCube": "a spot",
    "LeaveCubes": "a colour; or where a colour is in the frame, a spot",
    "BossWay": "the number of a way",
    "PlaceBoss": "a spot",
    "Declared": "a deed",
    "LookPile": "the Zones in an order: the first is drawn first",
    "TakeCard": "a Trick card",
    "Retrieve": "Trick cards, so many",
    "PeerReview": "1 to discard, 0 to let it be cancelled",
    "NameAnew": "what the effect names, its new target among it",
    "ChooseWay": "the number of a way; -1 for none",
    "DiscardCard": "a Trick card",
    "Protect": "KEEP 1, LOSE 0",
    "Donate": "a colour",
    "PlaceUniversal": "a colour",
    "DriveOff": "1 to drive the Boss off, 0 to meet him",
    "KeepIntern": "0 or 1: the first or the second of the two",
    "StuntDouble": "1 to let it go, 0 to take the tokens",
    "Brew": "Trick cards, so many",
    "LoseCube": "a colour",
    "LayToken": "a spot",
    "Pathfinder": "a Zone card",
    "Ward": "KEEP 1, LOSE 0",
    "LayTrap": "the number of a kind of Trap: ambush, stop, toll",
    "DrawnStudents": "1 to keep the Congregation Student, 0 to place it at the Bonfire",
    "ArrangeStudents": "the Students in an order: -1 standard, 0 Phi to 3 Lambda",
    "OmegaPlace": "a spot",
    "ChooseSide": "STEALTH 0, ALERT 1",
    "Peek": "the cards in an order: the first is kept, the others go to the bottom",
}

# Deeds: the first number, and what follows it.
DEEDS = {
    "PASS": "",
    "MOVE": "spot",
    "PLACE": "",
    "PLAY": "card mode victim?",
    "ABILITY": "ability, then what NAMES of abilities.py says",
    "STUDY": "cubes",
    "SPY": "target colour",
    "QUIET": "",
    "BIVOUAC": "",
    "TELEPORT": "spot",
    "MAIN": "card, way to pay, then what the effect names",
    "HIRE": "familiar",
    "CLAIM": "card",
    "MEMBER": "Congregation, then whom it names",
}
