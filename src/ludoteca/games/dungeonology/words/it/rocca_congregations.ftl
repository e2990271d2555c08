### Rocca Civetta: le Congreghe, che cosa fanno le loro Matricole e che cosa se ne dice.

congregation-phi = Phi
congregation-zeta = Zeta
congregation-iota = Iota
congregation-lambda = Lambda
member-phi = guarda la mano di uno Studente vicino e scegli una carta Trucchetto che viene scartata
member-zeta = scarta 2 segnalini Stordito
member-iota = nel turno di uno Studente vicino: { $first } punti Velocità in meno, o in una prova +{ $second } Allerta
member-lambda = metti una Trappola a tua scelta, coperta, nella tua Zona
option-rocca-congregations = Rocca Civetta, avanzato: Matricole delle Congreghe, che sanno fare più delle altre.
value-rocca-congregations-false = senza
value-rocca-congregations-true = con le Congreghe
option-congregation-phi = Congreghe: Phi, la mente.
value-congregation-phi-true = con Phi
value-congregation-phi-false = senza Phi
option-congregation-zeta = Congreghe: Zeta, l’alchimia. Non dove gioca Caterina.
value-congregation-zeta-true = con Zeta
value-congregation-zeta-false = senza Zeta
option-congregation-iota = Congreghe: Iota, il freddo.
value-congregation-iota-true = con Iota
value-congregation-iota-false = senza Iota
option-congregation-lambda = Congreghe: Lambda, i cacciatori. Non dove gioca Claudio.
value-congregation-lambda-true = con Lambda
value-congregation-lambda-false = senza Lambda
reason-no-congregation = Scegli almeno una Congrega.
reason-no-such-member = Non hai Matricole di quella Congrega.
reason-member-not-now = In questo momento una Matricola { $congregation } non può fare niente.
reason-no-members-in-camp = Nella Zona di Partenza nessuno usa Matricole delle Congreghe.
choice-member = Sacrifica una Matricola { $congregation }: { $does }
choice-member-on = Sacrifica una Matricola { $congregation } ({ $targets }): { $does }
choice-keep-member = tieni la Matricola { $congregation } e Sacrificane una normale
choice-place-member = metti la Matricola { $congregation } al Falò
student-standard = normale
asks-DrawnStudents = Hai pescato una Matricola { $congregation } ({ $does }). Sacrifichi una Matricola normale per tenerla?
asks-ArrangeStudents = In che ordine vanno al Falò queste Matricole? L’ultima è la prima a essere ripresa.
decision-DrawnStudents = Una Matricola di una Congrega: tenerla o no
decision-ArrangeStudents = Più Matricole: in che ordine vanno al Falò
event-members-drawn = Tra queste: { $students }.
event-member-kept = { $seat } tiene la Matricola { $congregation }.
event-member-used = { $seat } Sacrifica una Matricola { $congregation } per ciò che sa fare.
event-members-put-in = Nell’Università entrano Matricole { $students }.
event-bonfire-full =
    { $count ->
        [one] Una Matricola non trova
       *[other] { $count } Matricole non trovano
    } posto al Falò.
event-slowed =
    { $seat } perde { $count ->
        [one] 1 punto Velocità
       *[other] { $count } punti Velocità
    }.
part-congregation = Congrega
table-members = Tra queste, delle Congreghe: { $students }.
table-pyre = Al Falò, dalla freccia: { $students }.
table-congregations = Congreghe: { $congregations }.
zone-members = { $seat }: Matricole delle Congreghe
zone-congregations = Congreghe
zone-pyre = Matricole al Falò, dalla freccia
piece-member = { $congregation } (Sacrificala: { $does })
pack-congregation = Le Congreghe: che cosa fa una Matricola che si Sacrifica per questo.
field-timing = quando si può usare l’effetto di una tale Matricola: standard (il proprio turno) o instant (anche i turni altrui)
field-effect = ciò che fa, nelle parole degli effetti; vuoto per Iota e Lambda
field-amounts = Iota: quanti Punti Velocità in meno, quanta Allerta in più
