### The bots: their levels, and why they would choose what they choose.

level-novice = Novice
level-novice-about = Does anything that makes some sense.
level-apprentice = Apprentice
level-apprentice-about = Takes what looks best at the moment.
level-adept = Adept
level-adept-about = Imagines up to { $games } ways in which the game may go on, then chooses; takes up to half a second.
level-expert = Expert
level-expert-about = Imagines up to { $games } games for each decision; takes up to a second.
level-master = Master
level-master-about = Imagines up to { $games } games for each decision; takes up to five seconds.

hint-only = There is nothing else to choose.
hint-alone = Of the { $all } games that it imagined, { $games } began with this choice: { $lead }.
hint-beside = Of the { $all } games that it imagined, { $games } began with this choice: { $lead }; after “{ $other }”, { $otherwise }.
hint-line = You gain most in “{ $line }”: +{ $points }.
hint-denied = What you gain is mostly what the best of the others does not get: { $points } { $points ->
        [one] point
       *[other] points
    }.
hint-stays = It looked best at first sight, and { $others ->
        [0] it found nothing else worth a try.
        [one] the one other choice that it tried was not clearly better.
        [2] neither of the two other choices that it tried was clearly better.
       *[other] none of the { $others } other choices that it tried was clearly better.
    }
hint-surer = It came off well more often than “{ $other }”, which looked best at first sight, though not by more points.
hint-ahead = you ended { $points } { $points ->
        [one] point
       *[other] points
    } ahead on average
hint-behind = you ended { $points } { $points ->
        [one] point
       *[other] points
    } behind on average
hint-even = you ended level with the best of the others
hint-first = That is its first judgement: it has not imagined how the game goes on.

review-title = { $seat }: { $count ->
        [0] the search would have chosen nothing else that matters.
        [one] one decision where the search would have chosen otherwise.
       *[other] { $count } decisions where the search would have chosen otherwise.
    }
review-mark = Step { $step } ({ $stage }), { $decision }: you chose “{ $choice }”; it would have chosen “{ $better }”, worth about { $points } { $points ->
        [one] point
       *[other] points
    } more.
review-progress = Looking at decision { $done } of { $count } …
