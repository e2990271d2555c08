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
hint-beside = Ha provato { $tried } scelte in { $all } partite immaginate, poi di nuovo { $tried ->
        [2] entrambe
       *[other] due di esse
    }, ognuna in { $games } nuove partite. Con questa { $lead }; con «{ $other }», { $otherwise }.
hint-line = Guadagni soprattutto in «{ $line }»: +{ $points }.
hint-line-but = Guadagni soprattutto in «{ $line }»: +{ $points }; perdi soprattutto in «{ $less }»: −{ $lost }.
hint-in-all = In tutto ottieni { $points } { $points ->
        [one] punto
       *[other] punti
    } in più{ $theirs ->
        [less] { $players ->
            [1] , e il tuo rivale
            [2] , e il tuo avversario
           *[other] , e il migliore degli altri
        } { $other } in meno.
        [more] { $players ->
            [1] , anche se il tuo rivale ne ottiene
            [2] , anche se il tuo avversario ne ottiene
           *[other] , anche se il migliore degli altri ne ottiene
        } { $other } in più.
       *[same] .
    }
hint-denied = Il guadagno è soprattutto quello che { $players ->
        [1] il tuo rivale
        [2] il tuo avversario
       *[other] il migliore degli altri
    } non ottiene: { $points } { $points ->
        [one] punto
       *[other] punti
    }.
hint-denied-but = { $players ->
        [1] Il tuo rivale
        [2] Il tuo avversario
       *[other] Il migliore degli altri
    } ottiene { $points } { $points ->
        [one] punto
       *[other] punti
    } in meno, anche se tu ne ottieni { $lost } in meno.
hint-stays = Le due sono troppo vicine per distinguerle: resta quella che a prima vista sembrava la migliore.
hint-stays-but = { $fewer ->
        [yes] L’altra porta più punti
       *[no] L’altra risulta in testa più spesso
    }, ma nell’insieme le due sono troppo vicine per distinguerle: resta quella che a prima vista sembrava la migliore.
hint-surer = { $fewer ->
        [yes] Porta meno punti
        [same] In punti si equivalgono
       *[no] La differenza di punti può essere fortuna
    }, ma risulta in testa più spesso: { $won } di queste partite; l’altra, { $lost }.
hint-worth = { $fewer ->
        [yes] Porta meno punti
        [same] In punti si equivalgono
       *[no] La differenza di punti può essere fortuna
    }, ma è andata meglio in ciò che conta: prima vincere, poi di quanto.
hint-ahead = { $cut ->
        [yes] ti avvii a finire
       *[no] finisci
    } in media con { $points } { $points ->
        [one] punto
       *[other] punti
    } di vantaggio
hint-behind = { $cut ->
        [yes] ti avvii a finire
       *[no] finisci
    } in media con { $points } { $points ->
        [one] punto
       *[other] punti
    } di svantaggio
hint-even = { $cut ->
        [yes] ti avvii a finire alla pari
       *[no] finisci alla pari
    }{ $players ->
        [1] { "" }
        [2] { "" }
       *[other] { " " }con il migliore degli altri
    }
hint-first = È il suo primo giudizio: non ha immaginato come prosegue la partita.

review-title = { $seat }: { $count ->
        [0] la ricerca non avrebbe cambiato nulla di importante.
        [one] una decisione in cui la ricerca avrebbe scelto altro.
       *[other] { $count } decisioni in cui la ricerca avrebbe scelto altro.
    }
review-mark = Passo { $step } ({ $stage }), { $decision }: hai scelto «{ $choice }»; avrebbe scelto «{ $better }», che { $points ->
        [0] vince più spesso.
        [one] vale circa { $points } punto in più.
       *[other] vale circa { $points } punti in più.
    }
review-mark-of = Passo { $step } ({ $stage }), { $decision }: { $seat } ha scelto «{ $choice }»; avrebbe scelto «{ $better }», che { $points ->
        [0] vince più spesso.
        [one] vale circa { $points } punto in più.
       *[other] vale circa { $points } punti in più.
    }
review-progress = Guardo la decisione { $done } di { $count } …
review-interrupted = Interrotto dopo { $done } di { $count } decisioni{ $done ->
        [0] .
       *[other] ; segue ciò che vi si è trovato.
    }
