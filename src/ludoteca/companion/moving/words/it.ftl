# A table moves from cardboard to the hall, and back.

companion-move-table = Il tavolo
companion-move-line = { $label }: { $value }
companion-move-yes = sì
companion-move-nothing = nessuna
companion-move-hidden = nascosto, lo sa chi lo possiede
companion-move-hidden-cards = { $count ->
    [one] 1 carta, chi la possiede sa quale
   *[other] { $count } carte, chi le possiede sa quali
  }
companion-move-between = ;
companion-move-moment = Il momento
companion-move-cards = Carte nascoste
companion-move-cards-typed = Le scrivo io
companion-move-cards-dealt = Qui nessuno le conosce: distribuire
companion-move-dealt = { $count ->
    [one] Le carte nascoste di { $names } non si conoscono: vengono distribuite fra quelle rimaste. Le vere potevano essere altre.
   *[other] Le carte nascoste di { $names } non si conoscono: vengono distribuite fra quelle rimaste. Le vere potevano essere altre.
  }
companion-move-own-clash = Le voci di { $seats } non vanno d’accordo col resto: insieme più carte di un tipo di quante ce ne sono, o due Clan diversi. Ognuno riguardi le proprie voci.
companion-move-own-missing = Mancano ancora le voci di { $seats }.
companion-move-left-over = La partita è finita: così si presenta il tavolo alla fine.

## King of Con

companion-move-king-of-con-round = Round
companion-move-king-of-con-moment-hint = Un momento in cui nessuno ha ancora messo nulla dietro lo schermo. Un’asta o uno Sciacallaggio già iniziati si finiscono prima, oppure si ritirano le offerte.
companion-move-moment-round = Comincia un round: gli Stand sono vuoti, arrivano nuovi Oggetti
companion-move-moment-astatosta-1 = Prima Astatosta: quattro Oggetti, nessun gettone sulle postazioni
companion-move-moment-astatosta = Astatosta { $number }: sulle postazioni possono esserci gettoni
companion-move-moment-scavenging = Comincia lo Sciacallaggio: gli Stand sono vuoti
companion-move-moment-over = La partita è finita
companion-move-stand-of = Stand { $number }
companion-move-king-of-con-spots = Gettoni sugli Stand
companion-move-king-of-con-spots-hint = Una riga per ogni postazione che ha gettoni.
companion-move-king-of-con-seat = Giocatore
companion-move-king-of-con-stand = Stand
companion-move-king-of-con-tokens = Gettoni
companion-move-king-of-con-stalls = Oggetti nelle Bancarelle
companion-move-king-of-con-guests = Ospiti d’onore finora, per ultimo quello di questo round
companion-move-king-of-con-guest = Caratteristica
companion-move-king-of-con-bin = Gettoni nel Cestino
companion-move-king-of-con-put-away = La Passione scartata
companion-move-put-away-0 = Non ricordo
companion-move-tokens-in-all = I gettoni indicati sono in tutto { $found }; la scatola ne ha { $most }.
companion-move-left-bank = { $count ->
    [one] Alla riserva comune resta un gettone: controllatelo.
   *[other] Alla riserva comune restano { $count } gettoni: contateli.
  }
companion-move-left-box = Un altro Oggetto sta coperto sullo Stand 4, senza guardarlo.
companion-move-left-objects = { $count ->
    [0] Per il mazzo non resta alcun Oggetto.
    [one] Per il mazzo resta un Oggetto.
   *[other] Per il mazzo restano { $count } Oggetti, mescolati e coperti.
  }

## Chamber of Wonders

companion-move-chamber-of-wonders-turn = Turno
companion-move-chamber-of-wonders-turn-hint = Contate gli Agenti inviati finora, più uno.
companion-move-chamber-of-wonders-active = Di chi è il turno
companion-move-chamber-of-wonders-moment-hint = Prima di spostare un tavolo si finisce il turno: le carte messe da parte per un effetto non hanno posto in questo modulo.
companion-move-moment-start = Fra due turni: chi può ha ancora modo di aprire teche
companion-move-moment-place = Il turno è iniziato: si invia un Agente
companion-move-area-of = Zona { $number } del cerchio
companion-move-contact-of = Contatto dopo la Zona { $number }
companion-move-chamber-of-wonders-buried = Scarti che nessuno ha sfogliato
companion-move-chamber-of-wonders-buried-hint = Quanti stanno sotto quelli che indicate; vengono distribuiti e nessuno li conosce.
companion-move-chamber-of-wonders-discard = Scarti, dal più basso alla cima
companion-move-chamber-of-wonders-wonder = Meraviglia
companion-move-chamber-of-wonders-second = Seconda carta
companion-move-chamber-of-wonders-third = Terza carta
companion-move-chamber-of-wonders-fourth = Quarta carta
companion-move-chamber-of-wonders-copies = Quante
companion-move-chamber-of-wonders-agents = Agenti nelle Zone
companion-move-chamber-of-wonders-visited = Zone visitate in tutta la partita
companion-move-chamber-of-wonders-markers = Segnalini Coming Soon rimasti
companion-move-chamber-of-wonders-skulls = Gettone Grottesco
companion-move-chamber-of-wonders-hand = Mano
companion-move-chamber-of-wonders-hand-size = Carte in mano
companion-move-place = Zona { $number }
companion-move-skulls = { $number ->
    [one] 1 teschio
   *[other] { $number } teschi
  }
companion-move-skulls-0 = Nessun gettone
companion-move-skulls-less-1 = Un gettone, qui non si sa quale
companion-move-collector-agents = Il Collezionista non ha Agenti.
companion-move-collector-hand = Nessuno può guardare la mano del Collezionista: indicate che va distribuita e quante carte ha.
companion-move-left-deck = { $count ->
    [0] Per il mazzo non resta alcuna carta.
    [one] Per il mazzo resta una carta: controllatela.
   *[other] Per il mazzo restano { $count } carte, mescolate e coperte: contatele.
  }
companion-move-left-supply = { $count ->
    [0] Non restano gettoni Grotteschi.
    [one] Resta un gettone Grottesco, coperto.
   *[other] Restano { $count } gettoni Grotteschi, coperti.
  }
companion-move-left-pounds = { $count ->
    [one] Nella riserva resta £1.
   *[other] Nella riserva restano £{ $count }.
  }
