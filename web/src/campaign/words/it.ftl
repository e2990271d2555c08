### Le pagine di una campagna. Ciò che dicono le regole viene dal server.

campaign = Campagna
campaigns-lead = Dodici spedizioni di Dungeonology, da settembre ad agosto, con gli stessi Docenti e un’unica scheda.
my-campaigns = Le mie campagne
my-campaigns-none = Ancora nessuna. Tra un mese e l’altro una campagna ti aspetta qui.
slip-month = Mese { $number } di 12. { $month }
you = tu
you-bar = Tu

## Una nuova campagna

new-campaign = Nuova campagna
new-sub = Dodici partite in quanti mesi vuoi; squadre, Punti Sostegno e piazzamenti si conservano.
lecturers = Docenti
lecturers-sub = ognuno manda i suoi Studenti
lecturer = Docente
terms-sub = ciò che concordate per tutto l’anno
title = Nome della campagna
title-none = L’anno accademico
new-summary = { $count } Docenti, dodici mesi. Prima vengono triangoli e squadre.
begin = Comincia la campagna

## La scheda

sheet = La scheda
month = Mese
boss = Boss
rules = Regole
base-rules = regole base
team-uses = Squadra, usi su { $most }
support-points = Punti Sostegno
victory-points = Punti Vittoria
month-now = (questo mese)
see-match = Guarda la partita
see-match-of = { $title }: guarda la partita
triangle-of = triangolo: { $colour }
slot-cyan = ciano
slot-orange = arancione
slot-white = bianco
slot-black = nero
slot-fifth = quinto
slot-sixth = sesto
mark-nc = NC
mark-absent = assente
mark-first = 1°
mark-second = 2°
mark-third = 3°
mark-fourth = 4°
mark-not-classified = non classificato
standings = Classifica finora
final-ranking = Classifica finale
points = { $victory } PV, { $support } PS
year-over = L’anno è finito

## Questo mese

next = Prossimo, mese { $number } di { $months }
agreed = Concordato
uses =
    { $uses ->
        [1] 1 uso su { $most }
       *[other] { $uses } usi su { $most }
    }
costs =
    { $cost ->
        [1] 1 Punto Sostegno
       *[other] { $cost } Punti Sostegno
    }
purse =
    { $support ->
        [1] 1 punto
       *[other] { $support } punti
    }
want-it = { $count } su { $said } la vogliono
nothing-to-agree = Questo mese non c’è niente da concordare.
not-this-month =
    { $count ->
        [1] Una regola non si può scegliere questo mese
       *[other] { $count } regole non si possono scegliere questo mese
    }
nothing-more = nient’altro
bought-for = { $text }, per { $cost }
team-name = Nome della squadra
decide-for = Decidi per
plan-absent = Assente questo mese.
plan-wants = Giocherebbe con: { $rules }.
plan-wants-none = Giocherebbe senza nient’altro.
plan-sends = Manda { $scholar }.
plan-bought = Ha comprato: { $things }.
be-absent = Resta assente
buy-nothing = Non comprare
do-TakeSlot = Prendilo
do-Draft = In squadra
do-NameTeam = Dai il nome
do-Agree = Proponi
do-SendScholar = Manda
do-Support = Compra
do-Report = Annota il risultato
lost = In questo momento la sala non si raggiunge. Ciò che hai scelto resta qui.

## La partita

match = La partita del mese
match-ready = È tutto pronto. Aprila qui come tavolo, o giocala con le scatole e riferisci com’è finita.
match-goes-on = Si sta giocando a un tavolo della sala.
match-over = È finita. Annota il risultato sulla scheda.
match-missing =
    { $count ->
        [1] Una cosa di questo mese qui non si può ancora giocare. Giocalo con le scatole e riferisci il risultato, o gioca qui senza:
       *[other] Alcune cose di questo mese qui non si possono ancora giocare. Giocalo con le scatole e riferisci il risultato, o gioca qui senza:
    }
open-match = Apri il tavolo
open-nearest = Apri comunque il tavolo
to-the-table = Al tavolo
note-result = Annota il risultato
report-how = Giocata con le scatole? Di’ chi ha superato la Tesi, e i piazzamenti.
report-instead = Riferisci invece un altro risultato
thesis = Tesi
place = Posto
passed = { $name } ha superato la Tesi
place-of = Posto di { $name }
omega-won = Ha vinto Omega
report-passed = Chi non l’ha superata non è classificato.
report-nobody = Se nessuno la supera, i posti sono quelli della classifica di consolazione.

## Attorno

open-people = Docenti e classifica
open-log = Cos’è successo
open-menu = Scheda e impostazioni
invite = Invita
invite-sub = Chi apre questo collegamento può diventare uno dei Docenti liberi.
invite-open =
    { $count ->
        [1] Un Docente è libero: invita
       *[other] { $count } Docenti sono liberi: invita
    }
invited = Hai un invito. Prendi uno dei posti liberi.
become = Partecipa
undo = Ritira l’ultima scelta
print = Stampa la scheda
save-html = Salva come pagina
save-svg = Salva come immagine
save-json = Salva per continuare nel terminale
