### Dungeonology: che cosa fa un effetto, in una frase composta dalle sue parti (Parte C.7).

## Chi

who-opp = un altro Studente
who-opp-here = un altro Studente qui
who-opp-near = un altro Studente qui o in una Zona Collegata
who-same = quello Studente
who-each-here = ogni altro Studente qui
who-each-any = ogni altro Studente
who-all-here = ogni Studente qui
who-all-linked = ogni Studente in una Zona Collegata
who-all-near = ogni Studente qui o in una Zona Collegata
who-actor = chi gioca l’effetto dichiarato
who-act = chi è di turno
who-left = chi è alla tua sinistra
who-rnd = uno Studente Randomizzato

## Dove

place-here = qui
goal-here = nella tua Zona
place-linked = in una Zona Collegata
goal-linked = in una Zona Collegata
place-near = qui o in una Zona Collegata
goal-near = nella tua Zona o in una Collegata
place-floor = in una Zona qualsiasi del tuo Piano
goal-floor = in una Zona qualsiasi del tuo Piano
place-any = in una Zona qualsiasi
goal-any = in una Zona qualsiasi
place-deep = nella Zona più lontana dalla Zona di Partenza
goal-deep = nella Zona più lontana dalla Zona di Partenza
place-adjacent = in una Zona Adiacente del tuo Piano, anche attraverso Muri e Porte
goal-adjacent = in una Zona Adiacente del tuo Piano, anche attraverso Muri e Porte

## Quali

which-lead = da sinistra
which-free = a tua scelta
which-me = a tua scelta
which-donor = a sua scelta
which-opp = a sua scelta
which-low = di minor valore
which-best = di maggior valore
n-cubes =
    { $count ->
        [one] { $count } cubo
       *[other] { $count } cubi
    }
n-jinxes =
    { $count ->
        [one] { $count } carta Sfiga
       *[other] { $count } carte Sfiga
    }
laid-secret_X = un Passaggio segreto X
laid-teleport = un Teletrasporto
laid-trap_ambush = una Trappola Imboscata coperta
laid-trap_stop = una Trappola Stop coperta
laid-trap_toll = una Trappola Obolo coperta

## Velocità e Zone

deed-speed = { n-points }
deed-speed-less = perdi { n-points }
deed-move = spostati { $goal }
deed-move-who = { $who } si sposta { $goal }
deed-swap = scambia di posto con { $who }
deed-place_zone-no = piazza qui una nuova Zona senza entrarci
deed-place_zone-yes = piazza qui una nuova Zona ed entraci
deed-look_pile =
    { $count ->
        [one] guarda la prima Zona di una pila
       *[other] guarda le prime { $count } Zone di una pila e ordinale
    }
deed-look_pile-own =
    { $count ->
        [one] guarda la prima Zona della pila del tuo Piano
       *[other] guarda le prime { $count } Zone della pila del tuo Piano e ordinale
    }
deed-look_clan = guarda la carta Clan

## Carte Trucchetto

deed-draw = pesca { n-cards }
deed-draw-who = { $who } pesca { n-cards }
deed-discard = scarta { n-cards }
deed-discard-who = { $who } scarta { n-cards }
deed-discard-rnd = scarta { n-cards } a caso
deed-discard-rnd-who = { $who } scarta { n-cards } a caso
deed-discard-me-who = { $who } scarta { n-cards } a tua scelta
deed-take_card = prendi { n-cards } a tua scelta a { $who }
deed-take_card-rnd = prendi { n-cards } a caso a { $who }
deed-look_hand = guarda la mano di { $who }
deed-peek = guarda le prime { n-cards }, tienine { $kept } e metti le altre in fondo
deed-retrieve = riprendi { n-cards } dagli scarti

## Matricole, segnalini Stordito, carte Sfiga

deed-bag = pesca { n-students } dall’Università
deed-bag-who = { $who } pesca { n-students } dall’Università
deed-recruit = Recluta { n-students }
deed-recruit-who = { $who } Recluta { n-students }
deed-enrol = prendi { n-students } dalla Riserva
deed-enrol-who = { $who } prende { n-students } dalla Riserva
deed-sacrifice = Sacrifica { n-students }
deed-sacrifice-who = { $who } Sacrifica { n-students }
deed-stun = prendi { n-tokens }
deed-stun-who = { $who } prende { n-tokens }
deed-heal = scarta { n-tokens }
deed-heal-who = { $who } scarta { n-tokens }
deed-jinx = pesca { n-jinxes }
deed-jinx-who = { $who } pesca { n-jinxes }
deed-jinx_drop = scarta { n-jinxes } fra le tue
deed-bag-donated =
    { $count ->
        [0] pesca tante Matricole quanti i cubi Donati
       *[other] pesca tante Matricole quanti i cubi Donati, e { $count } in più
    }
deed-bag-donated-who =
    { $count ->
        [0] { $who } pesca tante Matricole quanti i cubi Donati
       *[other] { $who } pesca tante Matricole quanti i cubi Donati, e { $count } in più
    }
deed-take_student = prendi { n-students } a { $who }

## Test

deed-stealth = Furtività { $amount }
deed-alert = Allerta { $amount }
deed-divine-choose = Divinazione { $count } per una delle due parti
deed-divine-stealth = Divinazione { $count } per la Furtività
deed-divine-alert = Divinazione { $count } per l’Allerta
when-own-test = nel tuo test: { $effect }
when-others-test = nel test di un altro: { $effect }
when-any-test = in qualsiasi test: { $effect }
when-anytime = anche nelle prove: { $effect }
when-taking-part = in una prova a cui prendi parte: { $effect }
when-targets-me = se l’effetto dichiarato ha te per bersaglio: { $effect }

## Cubi

deed-collect = Raccogli { n-cubes } { $place }
deed-collect-which = Raccogli { n-cubes } { $which } { $place }
deed-collect-who = { $taker } Raccoglie { n-cubes } { $place }
deed-collect-which-who = { $taker } Raccoglie { n-cubes } { $which } { $place }
deed-steal = Ruba { n-cubes } { $which } a { $who }
deed-steal-who = { $taker } Ruba { n-cubes } { $which } a { $who }
deed-donate = Dona { n-cubes } { $which } a { $taker }
deed-donate-who = { $who } ti Dona { n-cubes } { $which }
deed-donate-between = { $who } Dona { n-cubes } { $which } a { $taker }
deed-leave = Lascia { n-cubes } { $which }
deed-leave-who = { $who } Lascia { n-cubes } { $which }
deed-eliminate = Elimina { n-cubes } { $which } fra i tuoi
deed-eliminate-who = { $who } Elimina { n-cubes } { $which }
deed-eliminate-zone = Elimina { n-cubes } { $which } { $place }
deed-upgrade = { n-cubes } fra i tuoi diventa del colore di valore subito superiore
deed-trade = scambia un tuo cubo con uno a tua scelta { $place }
deed-trade-who = scambia un cubo con { $who }, entrambi a tua scelta

## Segnalini, Specializzandi, ciò che dura, il Boss

deed-token = metti { $token } { $place }
deed-status-ignore_doors = le Porte non ti fermano in questo turno
deed-status-no_espionage_on_me = nessuno ti spia fino al tuo prossimo turno
deed-boss_activate = il Boss si attiva

## Reazioni e scelte

deed-cancel = annulla l’effetto dichiarato
deed-cancel_unless = annulla l’effetto dichiarato, a meno che chi lo gioca scarti { n-cards }
deed-redirect = l’effetto dichiarato riceve un altro bersaglio
deed-choose = a scelta, { $ways }
condition-at_limit = con tutti i segnalini Stordito possibili
condition-below_limit = con meno segnalini Stordito del massimo
condition-has_cubes = con un cubo
condition-has_cards = con una carta Trucchetto
condition-has_students = con una Matricola
deed-if = { $condition }, { $effect }
deed-if-else = { $condition }, { $effect }, altrimenti { $other }
counted-cubes = per ogni tuo cubo
counted-stars = per ogni tua Stella
counted-students = per ogni tua Matricola
counted-stunned = per ogni tuo segnalino Stordito
counted-jinxes = per ogni tua carta Sfiga
counted-cards = per ogni tua carta Trucchetto
counted-interns = per ogni tuo Specializzando
counted-others_here = per ogni altro Studente qui
deed-per = { $counted }, { $effect }
deed-may = { $effect }, se vuoi
choice-exchange = { $colour } in cambio di { $into }
asks-NameAnew = { $card } ora ha per bersaglio { $seat }. Che cosa nomini?
asks-ChooseWay = { $card }: che cosa scegli?
asks-DiscardCard = Quale carta di { $seat } viene scartata?

ability-once = una volta per turno: { $effect }
ability-at-once = anche nei turni degli altri: { $effect }
