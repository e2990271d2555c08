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
hint-alone = Delle { $all } partite immaginate, { $games ->
        [one] una comincia
       *[other] { $games } cominciano
    } con questa scelta: { $lead }.
hint-beside = Delle { $all } partite immaginate, { $games ->
        [one] una comincia
       *[other] { $games } cominciano
    } con questa scelta: { $lead }; dopo «{ $other }», { $otherwise }.
hint-line = Guadagni soprattutto in «{ $line }»: +{ $points }.
hint-denied = Il guadagno è soprattutto quello che il migliore degli altri non ottiene: { $points } { $points ->
        [one] punto
       *[other] punti
    }.
hint-stays = A prima vista sembrava la migliore, e { $others ->
        [0] non ha trovato altro che valesse la pena di provare.
        [one] l’unica altra scelta provata non era chiaramente migliore.
       *[other] nessuna delle altre { $others } scelte provate era chiaramente migliore.
    }
hint-surer = È finita bene più spesso di «{ $other }», che a prima vista sembrava la migliore, anche se non con più punti.
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
