### King of Con: la prima partita guidata.

guide-welcome-title = Benvenuti alla convention
guide-welcome =
    Negli Stand ci sono quattro Oggetti, e tre nerd li vogliono. Chi ha più PV dopo sei round è il re: ogni Oggetto in una Collezione vale 1 PV.
guide-passions-title = Le tue due Passioni
guide-passions =
    Le vedi solo tu. Alla fine ogni tuo Oggetto dà 1 PV in più per ogni Passione a cui corrisponde. Le tue sono #MangAnime e #SignedEdition.
guide-first-offer-title = Un’offerta segreta
guide-first-offer =
    Tutti offrono insieme, in segreto, su un solo Oggetto. Il Robottone Raijin-X (#18) corrisponde a tutte e due le tue Passioni: per te vale 3 PV. Metti 2 dei tuoi 10 gettoni: bastano per farsi sentire, e per rispondere ci sono altre due aste.
guide-outbid-title = Greg è in testa
guide-outbid =
    Greg ha messo 3 gettoni, tu 2. Ciò che è su uno Stand ci resta, e si somma nelle tre aste. Aggiungine 3: con 5 in tutto hai due gettoni di vantaggio, e lui ci penserà bene.
guide-keep-back-title = L’ultima asta
guide-keep-back =
    Sei in testa con 5 a 3, e Greg è passato a un altro Stand. Chi perde uno Stand perde anche i gettoni che ci ha messo. Non offrire nulla: fra poco i tuoi 5 gettoni ti serviranno.
guide-scavenging-title = Sciacalli
guide-scavenging =
    L’Oggetto è tuo, con 5 gettoni sopra: il suo valore. Ora tutti possono offrire sugli Oggetti nelle Collezioni e nelle Bancarelle. Il culto degli abissi (#24) non ha trovato compratori: corrisponde a una tua Passione, e 3 gettoni lo prendono dalle Bancarelle. Un gettone sul tuo Robottone ne alza il valore, così rubarlo costa di più.
guide-income-title = Che cosa è arrivato
guide-income =
    Ogni Oggetto ha perso un gettone: è la svalutazione. Poi sono tornati gettoni dal tuo Cestino, e uno per ogni Caratteristica in cui predomini, cinque in tutto. Pochi Oggetti con qualcosa in comune rendono più di molti che non c’entrano nulla.
guide-second-round-title = Il secondo round
guide-second-round =
    Nuovi Oggetti. Il Ninja dei Noodle (#16) è #MangAnime, una tua Passione, e ti renderebbe più forte lì. Comincia con 2.
guide-monkeys-title = Una parità, e le Scimmie
guide-monkeys =
    Anche Lulu ha messo 2 gettoni. Se resta parità vince la Scimmia più bassa: la sua è la numero 1, la tua la 2. Non contarci. Un gettone in più e in testa ci sei solo tu.
guide-enough-title = Basta così
guide-enough =
    Sei in testa con 3 a 2. Lulu ha usato l’ultima offerta altrove. Fermati qui, e tieni i tuoi gettoni.
guide-theft-title = Un furto a buon mercato
guide-theft =
    Greg ha appena comprato Mantello e Cappuccio (#6) per un solo gettone. È una #SignedEdition. Un’offerta più alta del suo valore glielo porta via; lui riceve i tuoi gettoni, e la riserva comune mette sull’Oggetto quelli che mancano. Offri 2.
guide-on-your-own-title = Ora tocca a te
guide-on-your-own =
    Hai tre #SignedEdition, e una quarta è allo Stand 1. Quattro uguali sono una Collezione Epica: porta 1 PV e chiude subito la partita. Sei già in testa, o conviene giocare altri round? Da qui decidi tu, e Lulu e Greg giocano per sé.
