# The names of the Objects and of the house Scenarios.

object-1 = Il pulp della nona luna
object-2 = Orbita senza ritorno, VHS sigillata
object-3 = Capitan Quasar con cabina luminosa
object-4 = Impero a esagoni, copia numerata
object-5 = Pistola a raggi firmata dall’Ammiraglio
object-6 = Mantello e Cappuccio n. 1 autografato
object-7 = Ragazza Tuono in laserdisc
object-8 = La Talpa Mascherata mai aperta
object-9 = Lega della Calzamaglia, scatola da collezione
object-10 = Carta igienica eroica n. 0042
object-11 = Il grimorio delle sette porte
object-12 = La via del drago, firmata dal drago
object-13 = Ranger elfo traballante dell’83
object-14 = Scatola del dungeon incellofanata
object-15 = Spadone dell’ultima regina
object-16 = Ninja dei Noodle, cofanetto integrale
object-17 = Idol di Luce, latta numerata
object-18 = Robottone Raijin-X autografato
object-19 = Cartuccia dei Mille Pugni
object-20 = Scettro magico mai aperto
object-21 = Racconti dalla cantina umida, sigillato
object-22 = Turno di notte all’obitorio, versione del regista
object-23 = Bambola ricucita 13 di 666
object-24 = Il culto degli abissi, gioco autografato
object-25 = Maschera da mostro del ’79

scenario-1 = Follie di mezzanotte
scenario-2 = Teche da museo
scenario-3 = Febbre da mercatino
scenario-4 = Ospite d’onore
scenario-5 = Servizio d’ordine
scenario-6 = Scatola misteriosa
scenario-7 = Il tema dell’anno
scenario-8 = Galleria della gloria
scenario-9 = Scimmie in libertà
scenario-10 = L’ora della trattativa
