### Rocca Civetta: tutto ciò che dicono i suoi moduli, prima i nomi e le opzioni.

# Clan
clan-ashen-horns = Corna di Cenere
clan-moss-drinkers = Bevitori di Muschio
clan-iron-hoof = Zoccolo di Ferro
clan-moonpipe-choir = Coro dei Flauti Lunari
clan-coin-counters = Contamonete
clan-thorn-court = Corte delle Spine
clan-bark-scribes = Scribi della Corteccia
clan-red-vintage = Rossa Vendemmia
clan-silent-antler = Palco Silente
clan-hollow-oak = Quercia Cava
clan-ember-dancers = Danzatori di Brace
clan-crowned-goat = Capra Coronata

## Opzioni e combinazioni pronte

option-rocca-star_tokens = Rocca Civetta, standard: i Segnalini Stella mostrano quali Stelle ha raggiunto ogni Studente.
option-rocca-clans = Rocca Civetta, standard: altri dodici Clan, che chiedono Stelle.
value-rocca-star_tokens-false = senza
value-rocca-star_tokens-true = con i Segnalini Stella
value-rocca-clans-false = i tre Clan del gioco base
value-rocca-clans-true = quindici Clan
preset-first-game = Prima partita
preset-first-game-about = Il gioco base e nient’altro.
preset-standard = Standard
preset-standard-about = Con ciò che Rocca Civetta aggiunge a ogni partita.
preset-everything = Tutto
preset-everything-about = Tutte le regole avanzate e tutti i moduli di Rocca Civetta.
reason-module-needs = Il modulo «{ $option }» si gioca solo con «{ $needed }».
reason-module-not-in-pack = Il pacchetto di contenuti di questo tavolo non ha righe per il modulo «{ $option }».

## Stelle e Clan

star-silver =
    { $count ->
        [one] una Stella d’argento di { $colour }
       *[other] { $count } Stelle d’argento di { $colour }
    }
star-gold =
    { $count ->
        [one] una Stella d’oro di { $colour }
       *[other] { $count } Stelle d’oro di { $colour }
    }
star-any-silver =
    { $count ->
        [one] una Stella d’argento qualsiasi
       *[other] { $count } Stelle d’argento qualsiasi
    }
star-any-gold =
    { $count ->
        [one] una Stella d’oro qualsiasi
       *[other] { $count } Stelle d’oro qualsiasi
    }
clan-demands = { $clan } (per la Tesi servono { $points } punti e { $stars }; { $modifiers })
clan-no-modifiers = nessun Modificatore
clan-bonus =
    { $clan } Alla fine { $stars } { $points ->
        [one] danno 1 punto
       *[other] danno { $points } punti
    }.
event-star-token-taken = { $seat } prende il Segnalino di { $star }.
event-star-token-discarded = { $seat } scarta il Segnalino di { $star }.
line-clan-stars = Stelle del Clan
zone-star-tokens = { $seat }: Segnalini Stella
table-star-tokens = Segnalini Stella: { $stars }.
field-module = il modulo di Rocca Civetta con cui una riga è in gioco; senza, lo è sempre
field-stars = le Stelle che servono per la Tesi
field-star-bonus = punti per chi alla fine ha tutte queste Stelle
