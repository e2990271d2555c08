# Preparare una partita di Dungeonology con i moduli di Rocca Civetta.

companion-setup-set-alchemy = Aggiungi l’Alchimia al mazzo Trucchetti: le sue 18 carte, due Fato 4 e un Fato 5.
companion-setup-set-specialists = Aggiungi gli Specialisti al mazzo Trucchetti: le loro 18 carte, due Fato 4 e un Fato 5.
companion-setup-set-spriggan = Aggiungi al mazzo Trucchetti le quattro carte Spriggan.
companion-setup-trick-deck = Mescola il mazzo Trucchetti: { $count } carte.
companion-setup-star-tokens = Prepara i segnalini Stella; chi raggiunge una Stella prende quello uguale.
companion-setup-so-many-students = { $seat } prende { $count ->
    [one] 1 Matricola grigia.
   *[other] { $count } Matricole grigie.
  }
companion-setup-phi = { $count } Matricole Phi stanno sulla carta del Boss.
companion-setup-panic-named = Questa carta Panico va coperta sotto la carta Allerta: { $panic }.
companion-setup-clan-of = Mescola le { $count } carte Clan; una va coperta, senza guardarla, sul Campus.
companion-setup-jinxes-of = Mescola le { $count } carte Sfiga.
companion-setup-jinxes-solo = Togli le carte Sfiga senza il segno Omega e mescola le altre { $count }.
companion-setup-interns-of = Prepara le { $count } carte Specializzando.
companion-setup-mode = La modalità di questo Big Boss dura tutta la partita. { $mode }.
companion-setup-pieces-fredo = Tutte le { $iota } Matricole Iota stanno sulla carta di Fredo. Delle { $water } Acque Calde ognuno ne prende una; le altre sono nella Riserva.
companion-setup-pieces-mother-basilisk = { $eggs } Uova stanno accanto al Campus.
companion-setup-pieces-marconiglio = Nascondi tre cubi Universali e quattro Falsi nelle { $eggs } Uova, uno per Uovo, e mescolale così che nessuno sappia dove sono. Un Uovo è riservato alla Tana.
companion-setup-pieces-enrico-giovanni = Tieni da parte Idolo e Pilastro per la Cripta, Ponte e Fossa dei Serpenti per le Catacombe.
companion-setup-pieces-scylla-and-charybdis = { $tentacles } Tentacoli stanno sulla carta di Cariddi, e la sua Tana è a parte, fuori dalle pile.
companion-setup-special = { $zone }: mescolala fra le prime { $count } Zone della sua pila ({ $floor }).
companion-setup-omega-figure = C’è anche la miniatura di Omega.
companion-setup-omega-deck = Mescola le { $count } carte Omega; o lasciale nella scatola, e pesca questo Compagno.
companion-setup-tome = Il Tomo dei Segreti sta con la faccia per { $count ->
    [one] il solitario
   *[other] { $count } giocatori
  } in alto: { $spaces } spazi.
companion-setup-familiars = I Famigli aspettano nella Riserva, miniature e carte.
companion-setup-congregations = Disponi le carte Congrega scoperte: { $congregations }.
companion-setup-members = { $count } Matricole di ciascuna sono nella Riserva.
companion-setup-university-members = E una Matricola di ognuna di queste Congreghe: { $congregations }.
