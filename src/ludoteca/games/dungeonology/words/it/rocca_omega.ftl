### Rocca Civetta: Omega, contro uno solo e contro tutti.

seat-omega = Omega

## Opzioni e combinazioni

option-rocca-solo = Rocca Civetta, solitario: uno Studente contro Omega. Consigliati Boss ed Effetti Principali, e il livello Matricole.
value-rocca-solo-false = da due a quattro giocatori
value-rocca-solo-true = da soli contro Omega
option-rocca-omega_vs_all = Rocca Civetta, dipendente: Omega gioca contro tutti, da due a quattro Studenti. Consigliati Boss ed Effetti Principali.
value-rocca-omega_vs_all-false = senza Omega
value-rocca-omega_vs_all-true = Omega contro tutti
preset-solo = Solitario
preset-solo-about = Uno Studente contro Omega, con Boss ed Effetti Principali come consigliato.
preset-omega-versus-all = Omega contro tutti
preset-omega-versus-all-about = Omega raccoglie Informazioni contro tutti, con Boss ed Effetti Principali come consigliato.
reason-solo-or-all = Omega gioca contro uno solo o contro tutti, non entrambe le cose.
reason-solo-is-for-one = Il solitario è per un giocatore; questo tavolo ne ha { $seats }.
reason-alone-is-solo = Chi gioca da solo gioca in solitario, contro Omega.
reason-omega-is-no-boss-here = Qui Omega gioca in persona: non può essere anche il Boss.

## Carte Omega

omega-name = Carta Omega { $number }
omega-explained = { $name }: { $does }
omega-students =
    { $count ->
        [one] Omega pesca 1 Matricola
       *[other] Omega pesca { $count } Matricole
    }
omega-arrows = passa per il Passaggio { $slots }
omega-teleport = si teletrasporta
omega-encounter = chi è incontrato: { $does }
omega-black-star = Stella Nera: { $does }
omega-star = una Stella più di lui: { $does }
omega-double-star = due Stelle più di lui: { $does }
omega-sabotage = Sabotaggio: { $cards }
omega-reaction = Reazione: { $does }
omega-alert = Allerta della sua Zona +{ $amount }
omega-nothing = niente
omega-deed-collect =
    { $count ->
        [one] raccoglie il cubo più a sinistra
       *[other] raccoglie i { $count } cubi più a sinistra
    }
omega-deed-collect-best = raccoglie il cubo di maggior valore
omega-deed-collect-each = raccoglie il cubo più a sinistra di ogni Zona in cui entra
omega-deed-eliminate = il cubo di maggior valore della sua Zona è Eliminato
omega-deed-steal = ruba allo Studente il cubo di minor valore
omega-deed-steal-best = ruba allo Studente il cubo di maggior valore
omega-deed-discard =
    { $count ->
        [one] lo Studente scarta una carta Trucchetto
       *[other] lo Studente scarta { $count } carte Trucchetto
    }
omega-deed-sacrifice =
    { $count ->
        [one] lo Studente Sacrifica una Matricola
       *[other] lo Studente Sacrifica { $count } Matricole
    }
omega-deed-stun =
    { $count ->
        [one] lo Studente ottiene un segnalino Stordito
       *[other] lo Studente ottiene { $count } segnalini Stordito
    }
omega-deed-jinx = lo Studente pesca una carta Sfiga
omega-deed-bag =
    { $count ->
        [one] si pesca una Matricola
       *[other] si pescano { $count } Matricole
    }
omega-divination =
    { $count ->
        [one] Divinazione di 1 carta
       *[other] Divinazione di { $count } carte
    }
omega-reaction-cancel = l’effetto è annullato
omega-reaction-move = Omega se ne va per un Passaggio
omega-reaction-discard = chi lo ha giocato scarta una carta Trucchetto
omega-reaction-stun = chi lo ha giocato ottiene un segnalino Stordito

## Che cosa accade

event-omega-card-phase = Fase Omega. { $does }.
event-omega-card-sabotage = Omega sabota la prova. { $does }.
event-omega-card-reaction = Omega reagisce. { $does }.
event-omega-deck-restored = Le carte Omega vengono rimescolate.
event-omega-draws =
    { $count ->
        [one] Omega pesca 1 Matricola.
       *[other] Omega pesca { $count } Matricole.
    }
event-omega-moves = Omega entra in { $spot }.
event-omega-teleports = Omega si teletrasporta in { $spot }.
event-omega-stays = Omega non trova dove andare e resta in { $spot }.
event-omega-shut-out = Una Porta tiene Omega fuori da { $spot }.
event-omega-collects = Omega raccoglie { $colour } in { $spot }.
event-omega-collects-lost = Omega prende { $colour } in { $spot }, e il cubo va nella Riserva.
event-omega-steals = Omega ruba { $colour } a { $seat }.
event-omega-steals-lost = Omega prende { $colour } a { $seat }, e il cubo va nella Riserva.
event-omega-receives = { $seat } Regala { $colour } a Omega.
event-omega-receives-lost = { $seat } Regala { $colour } a Omega, e il cubo va nella Riserva.
event-omega-loses = { $seat } prende { $colour } a Omega.
event-omega-loses-lost = { $seat } prende { $colour } a Omega, ma non ha posto: il cubo va nella Riserva.
event-omega-leaves = Omega Lascia { $colour } in { $spot }.
event-omega-leaves-lost = Omega perde { $colour }, e il cubo va nella Riserva.
event-black-stars-gained = Omega ha raggiunto una Stella Nera: ora { $stars }.
event-black-stars-lost = Omega ha perso una Stella Nera: ora { $stars }.
event-omega-meets = Omega incontra { $seat }.
event-omega-section-black-star = La Stella Nera fa effetto su { $seat }.
event-omega-section-star = { $seat } ha una Stella più di Omega, che prende provvedimenti.
event-omega-section-double-star = { $seat } ha due Stelle più di Omega, che prende altri provvedimenti.
event-omega-divines = Omega divina { $cards }: Allerta +{ $amount }.
event-omega-reacts = Contro { $seat }: { $does }.
event-omega-wins = Vince Omega, e tutti gli altri perdono.
part-omega = Omega
reason-fewer-than-omega = Hai { $stars } Stelle. Contro Omega una Tesi chiede più Stelle delle sue Stelle Nere: { $least }.
reason-omega-nowhere = Omega non è in nessuna Zona del tavolo.
reason-tome-too-full = Il Tomo dei Segreti non ha tanti spazi, o non contiene cubi simili.
decision-OmegaPlace = Una Zona per Omega
asks-OmegaPlace = Omega si teletrasporta. In quale di queste Zone?
asks-OmegaPlace-leave = Omega Lascia { $colour }. In quale Zona?
asks-PlaceZone-omega = Omega ha scoperto { $zone }. Dove piazzi questa Zona?

## Il tavolo

zone-tome = Tomo dei Segreti
zone-tome-filled = Spazi del Tomo
zone-black-stars = Stelle Nere
zone-omega-card = Carta Omega
zone-omega-deck = Carte Omega
omega-deck-left = Carte Omega: { $count }
mark-omega = qui c’è Omega
table-omega = Omega è in { $zone }. Tomo dei Segreti: { $cubes } ({ $count } di { $spaces }); Stelle Nere: { $stars } di { $most }.
table-omega-card = Ultima carta Omega: { $card }.
pack-tome = le facce del Tomo dei Segreti
pack-omega = le 21 carte Omega
field-players = per quanti giocatori
field-black-stars = gli spazi con una Stella Nera
field-sabotage = quante carte rivela ogni Divinazione
field-teleport = se Omega si teletrasporta invece di seguire frecce
field-black-star = che cosa la Stella Nera aggiunge all’Incontro: che cosa, e quanto
field-star = che cosa segue per uno Studente con una Stella in più
field-double-star = che cosa segue per uno Studente con due Stelle in più
field-reaction = che cosa segue una carta Trucchetto contro Omega: cancel, move, discard o stun
