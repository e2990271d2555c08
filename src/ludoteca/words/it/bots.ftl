### I bot: i loro livelli, e perché sceglierebbero quello che scelgono.

level-novice = Novizio
level-novice-about = Fa una cosa qualunque che abbia un po’ di senso.
level-apprentice = Apprendista
level-apprentice-about = Prende quello che al momento sembra meglio.
level-adept = Iniziato
level-adept-about = Immagina fino a { $games } modi in cui la partita può proseguire, poi sceglie; pensa fino a mezzo secondo.
level-expert = Esperto
level-expert-about = Immagina fino a { $games } partite per ogni decisione; pensa fino a un secondo.
level-master = Maestro
level-master-about = Immagina fino a { $games } partite per ogni decisione; pensa fino a cinque secondi.

hint-only = Non c’è altro da scegliere.
hint-alone = { $games ->
        [one] Nell’unica partita immaginata
       *[other] Nelle { $games } partite immaginate
    } dopo questa scelta, { $lead }.
hint-beside = { $games ->
        [one] Nell’unica partita immaginata
       *[other] Nelle { $games } partite immaginate
    } dopo questa scelta, { $lead }; dopo «{ $other }», { $otherwise }.
hint-line = La differenza è soprattutto in { $line }: +{ $points }.
hint-ahead = finisci in media con { $points } { $points ->
        [one] punto
       *[other] punti
    } di vantaggio
hint-behind = finisci in media con { $points } { $points ->
        [one] punto
       *[other] punti
    } di svantaggio
hint-even = finisci alla pari con il migliore degli altri
hint-first = È il suo primo giudizio: non ha immaginato come prosegue la partita.

review-title = { $seat }: { $count ->
        [0] la ricerca non avrebbe scelto diversamente niente di importante.
        [one] una decisione in cui la ricerca avrebbe scelto altro.
       *[other] { $count } decisioni in cui la ricerca avrebbe scelto altro.
    }
review-mark = Passo { $step } ({ $stage }), { $decision }: hai scelto «{ $choice }»; avrebbe scelto «{ $better }», che vale circa { $points } { $points ->
        [one] punto
       *[other] punti
    } in più.
review-progress = Guardo la decisione { $done } di { $count } …
