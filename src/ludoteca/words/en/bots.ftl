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
hint-beside = It tried { $tried } choices in { $all } imagined games, then { $tried ->
        [2] both
       *[other] two of them
    } again, each in { $games } new deals. With this one { $lead }; with “{ $other }”, { $otherwise }.
hint-line = You gain most in “{ $line }”: +{ $points }.
hint-line-but = You gain most in “{ $line }”: +{ $points }; you lose most in “{ $less }”: −{ $lost }.
hint-in-all = In all you get { $points } { $points ->
        [one] point
       *[other] points
    } more{ $theirs ->
        [less] { $players ->
            [1] , and your rival
            [2] , and your opponent
           *[other] , and the best of the others
        } { $other } less.
        [more] { $players ->
            [1] , though your rival gets
            [2] , though your opponent gets
           *[other] , though the best of the others gets
        } { $other } more too.
       *[same] .
    }
hint-denied = What you gain is mostly what { $players ->
        [1] your rival
        [2] your opponent
       *[other] the best of the others
    } does not get: { $points } { $points ->
        [one] point
       *[other] points
    }.
hint-denied-but = { $players ->
        [1] Your rival
        [2] Your opponent
       *[other] The best of the others
    } gets { $points } { $points ->
        [one] point
       *[other] points
    } less, though you get { $lost } less too.
hint-stays = The two are too close to tell apart, so it stays with what looked best at first sight.
hint-stays-but = { $fewer ->
        [yes] The other one brings more points
       *[no] The other one comes out ahead more often
    }, but all in all the two are too close to tell apart, so it stays with what looked best at first sight.
hint-surer = { $fewer ->
        [yes] It brings fewer points
        [same] In points they come to the same
       *[no] The difference in points may be luck
    }, but it comes out ahead more often: { $won } of these games; the other one, { $lost }.
hint-worth = { $fewer ->
        [yes] It brings fewer points
        [same] In points they come to the same
       *[no] The difference in points may be luck
    }, but it did better in what counts: winning first, and then by how much.
hint-ahead = { $cut ->
        [yes] you are set to end
       *[no] you ended
    } { $points } { $points ->
        [one] point
       *[other] points
    } ahead on average
hint-behind = { $cut ->
        [yes] you are set to end
       *[no] you ended
    } { $points } { $points ->
        [one] point
       *[other] points
    } behind on average
hint-even = { $cut ->
        [yes] you are set to end level
       *[no] you ended level
    }{ $players ->
        [1] { "" }
        [2] { "" }
       *[other] { " " }with the best of the others
    }
hint-first = That is its first judgement: it has not imagined how the game goes on.

review-title = { $seat }: { $count ->
        [0] the search would have changed nothing that matters.
        [one] one decision where the search would have chosen otherwise.
       *[other] { $count } decisions where the search would have chosen otherwise.
    }
review-mark = Step { $step } ({ $stage }), { $decision }: you chose “{ $choice }”; it would have chosen “{ $better }”, { $points ->
        [0] which wins more often.
        [one] worth about { $points } point more.
       *[other] worth about { $points } points more.
    }
review-mark-of = Step { $step } ({ $stage }), { $decision }: { $seat } chose “{ $choice }”; it would have chosen “{ $better }”, { $points ->
        [0] which wins more often.
        [one] worth about { $points } point more.
       *[other] worth about { $points } points more.
    }
review-progress = Looking at decision { $done } of { $count } …
review-interrupted = Stopped after { $done } of { $count } decisions{ $done ->
        [0] .
       *[other] ; what was found in them follows.
    }
