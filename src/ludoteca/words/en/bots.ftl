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
hint-alone = In { $games ->
        [one] the one game
       *[other] the { $games } games
    } it imagined after this choice, { $lead }.
hint-beside = In { $games ->
        [one] the one game
       *[other] the { $games } games
    } it imagined after this choice, { $lead }; after “{ $other }”, { $otherwise }.
hint-line = The difference is mostly in { $line }: +{ $points }.
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
