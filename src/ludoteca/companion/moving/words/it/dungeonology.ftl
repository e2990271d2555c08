# Dungeonology: a table that moves.

companion-move-cards-filled = Distribuirne quante ne indica la carta Studente
companion-move-trick = { $kind } { $level }: { $name }
companion-move-dungeonology-cards = Carte in mano
companion-move-dungeonology-cards-hint = «Le scrivo io» è per chi le guarda adesso; le altre si possono distribuire.
companion-move-dungeonology-active = Chi comincia il turno
companion-move-dungeonology-active-hint = Prima di spostare un tavolo si finisce il turno: questo giocatore non ha ancora scelto un’Attività, e ciò che accade all’inizio del turno è già accaduto.
companion-move-dungeonology-first = Chi ha cominciato la partita
companion-move-dungeonology-zones = Zone
companion-move-dungeonology-zones-hint = Dalla Zona di Partenza in poi, in un ordine in cui si possono posare. Tutti guardano dallo stesso lato. Di’ accanto a quale Zona sta ognuna; Muri e Scale vengono da sé. La mappa qui sotto mostra come la casa la capisce.
companion-move-dungeonology-zone = Zona
companion-move-dungeonology-beside = Accanto a
companion-move-dungeonology-where = Dove sta
companion-move-where-above = sopra, allineata
companion-move-where-above-left = sopra, mezza Zona a sinistra
companion-move-where-above-right = sopra, mezza Zona a destra
companion-move-where-right = a destra, allineata
companion-move-where-right-up = a destra, mezza Zona più in alto
companion-move-where-right-down = a destra, mezza Zona più in basso
companion-move-where-below = sotto, allineata
companion-move-where-below-left = sotto, mezza Zona a sinistra
companion-move-where-below-right = sotto, mezza Zona a destra
companion-move-where-left = a sinistra, allineata
companion-move-where-left-up = a sinistra, mezza Zona più in alto
companion-move-where-left-down = a sinistra, mezza Zona più in basso
companion-move-dungeonology-top = Il suo bordo superiore guarda
companion-move-top-up = in su, come stampato
companion-move-top-right = a destra
companion-move-top-down = in giù
companion-move-top-left = a sinistra
companion-move-dungeonology-cubes = I suoi cubi
companion-move-cubes-full = tutti
companion-move-cubes-some = alcuni mancano
companion-move-cubes-none = nessuno
companion-move-cube-of = { $column }: rimasti
companion-move-dungeonology-zones-row = { $zone }: { $where }, accanto a { $beside }; il bordo superiore guarda { $top }; cubi: { $cubes }
companion-move-dungeonology-edges = Muri e Scale che stanno altrimenti
companion-move-dungeonology-edges-hint = Solo dove sta un segnalino che non viene dall’ordine delle Zone, o dove ne è stato tolto uno.
companion-move-dungeonology-other = e Zona
companion-move-dungeonology-lying = Fra di loro
companion-move-lying-wall = un Muro
companion-move-lying-stairs = Scale
companion-move-lying-free = nulla: il Passaggio è aperto
companion-move-dungeonology-edges-row = Fra { $zone } e { $other }: { $lying }
companion-move-dungeonology-shut = Scale provate invano
companion-move-dungeonology-greys = Matricole grigie nell’Università
companion-move-dungeonology-greys-hint = Contatele nel sacchetto; quelle della Riserva vengono da sé.
companion-move-dungeonology-omegas = Matricole Omega nell’Università
companion-move-dungeonology-alert = Matricole Omega sulla carta Allerta
companion-move-dungeonology-bonfire = Matricole al Falò
companion-move-dungeonology-clan = Carta Clan
companion-move-dungeonology-clan-hint = Solo se la vedono tutti. Chi l’ha guardata lo dice dietro lo schermo.
companion-move-clan-unseen = coperta
companion-move-dungeonology-buried = Carte Trucchetto scartate che nessuno riguarda
companion-move-dungeonology-buried-hint = Quante stanno sotto quelle che nomini: vengono distribuite, e stanno scoperte per tutti. Se non ne nomini, sono tutte.
companion-move-dungeonology-discard = Carte Trucchetto scartate, dalla più bassa alla cima
companion-move-dungeonology-card = Carta
companion-move-dungeonology-copies = Quante
companion-move-dungeonology-jinx-buried = Carte Sfiga scartate che nessuno ha visto
companion-move-dungeonology-jinx-discard = Carte Sfiga scartate, dalla più bassa alla cima
companion-move-dungeonology-boss = Il Boss è in
companion-move-outside = non nel Dungeon
companion-move-dungeonology-profile = Lato della carta Boss
companion-move-dungeonology-panicking = La Massima Allerta è cominciata
companion-move-dungeonology-panic = Carta Panico
companion-move-dungeonology-heat = Turni contati dalla carta Panico
companion-move-dungeonology-tokens = Segnalini Effetto Zona, scoperti
companion-move-dungeonology-kind = Quale
companion-move-token-secret-passage = Passaggio segreto X
companion-move-token-teleport = Teletrasporto
companion-move-token-fool = Segnalino del Matto
companion-move-dungeonology-tokens-row = { $kind } in { $zone }
companion-move-dungeonology-omega = Omega è in
companion-move-dungeonology-tome = Cubi nel Tomo, dal primo spazio
companion-move-dungeonology-colour = Cubo
companion-move-dungeonology-omega-buried = Carte Omega rivelate che nessuno riguarda
companion-move-dungeonology-omega-discard = Carte Omega rivelate, dalla più bassa alla cima
companion-move-dungeonology-research = Carte Ricerca scoperte
companion-move-dungeonology-research-hint = Nessuna nominata: vengono pescate.
companion-move-dungeonology-loose = Famigli lasciati in una Zona
companion-move-dungeonology-familiar = Famiglio
companion-move-dungeonology-loose-row = { $familiar } in { $zone }
companion-move-bag-of = Nell’Università: Matricole { $name }
companion-move-dungeonology-pyre = Le Matricole al Falò, dalla freccia
companion-move-dungeonology-pyre-hint = Solo se alcune appartengono a una Congregazione; allora nominale tutte.
companion-move-dungeonology-student = Matricola
companion-move-student-grey = grigia
companion-move-dungeonology-phi-on-boss = Matricole Phi sulla carta del Boss
companion-move-dungeonology-ends = La partita finisce dove comincerebbe il turno di
companion-move-dungeonology-ends-hint = Si sa quando il conto alla rovescia della prima Tesi è finito.
companion-move-ends-less-1 = non si sa ancora
companion-move-dungeonology-scholar = Studente
companion-move-dungeonology-fired-up = Lato Fomentato
companion-move-dungeonology-thesis = Tesi
companion-move-dungeonology-at = Sta in
companion-move-dungeonology-students = Matricole
companion-move-dungeonology-stunned = Segnalini Stordito
companion-move-dungeonology-whites = Cubi Universali sulla Bacheca
companion-move-dungeonology-whites-hint = Contano anche nelle loro colonne. Gli spazi si numerano dal basso.
companion-move-dungeonology-column = Colonna
companion-move-dungeonology-space = Spazio
companion-move-dungeonology-whites-row = { $column }, spazio { $space }
companion-move-dungeonology-knowledge = Segnalino Conoscenza
companion-move-dungeonology-jinxes = Carte Sfiga scoperte
companion-move-dungeonology-jinxes-down = Carte Sfiga coperte
companion-move-dungeonology-refused = È fuori con la Tesi respinta
companion-move-dungeonology-captured = Prigioniero
companion-move-dungeonology-interns = Specializzandi
companion-move-dungeonology-truce = Non si può spiare fino al prossimo turno
companion-move-dungeonology-hushed = Non gioca carte Trucchetto fino alla propria fase Azione
companion-move-dungeonology-researched = Carte Ricerca prese
companion-move-dungeonology-familiars = Famigli
companion-move-members-of = Matricole { $name }
companion-move-dungeonology-traps = Trappole posate, coperte
companion-move-trap-unknown = qui non si sa
companion-move-trap-ambush = Imboscata
companion-move-trap-stop = Stop
companion-move-trap-toll = Obolo
companion-move-dungeonology-traps-row = { $kind } in { $zone }
companion-move-dungeonology-backpack = Carte nello Zaino
companion-move-dungeonology-backpack-size = Carte nello Zaino che qui nessuno conosce
companion-move-dungeonology-clan-known = La carta Clan che hai guardato
companion-move-clan-known-unseen = Non ricordo
companion-move-dungeonology-hand = Mano
companion-move-dungeonology-hand-size = Quante carte in mano

companion-move-zone-twice = { $zone } è già sul tavolo.
companion-move-zone-not-yet = { $zone } non è fra le Zone nominate prima di questa. Comincia dalla Zona di Partenza e va’ avanti di Zona in Zona.
companion-move-zone-upon = Lì { $zone } starebbe sopra un’altra Zona.
companion-move-zone-no-stairs = { $zone } è di un altro Piano rispetto a { $other }, e { $other } non ha Scale. Nomina la Zona le cui Scale portano lì.
companion-move-zone-no-passage = Così com’è, nessun Passaggio di { $zone } ne incontra uno di { $other }. Guarda com’è girata; se la tua carta mostra altri Passaggi che la mappa, scrivili fra le tue carte.
companion-move-zone-spaces = { $count ->
    [one] { $zone } ha uno spazio per i cubi.
   *[other] { $zone } ha { $count } spazi per i cubi.
  }
companion-move-zone-not-here = { $zone } non è fra le Zone sul tavolo.
companion-move-edge-nowhere = Nessun Passaggio di { $zone } incontra { $other }.
companion-move-edge-floors = { $zone } e { $other } sono di Piani diversi: fra loro sta un Muro o delle Scale.
companion-move-scholar-twice = Ogni giocatore ha un altro Studente.
companion-move-clans-differ = Chi ha guardato la carta Clan ne nomina di diverse.
companion-move-tokens-of = { $most ->
    [one] Di questi segnalini ce n’è uno.
   *[other] Di questi segnalini ce ne sono { $most }.
  }
companion-move-owned-twice = Ce n’è uno solo, e l’ha nominato anche un altro giocatore.
companion-move-pyre-all = Nomina tutte le Matricole al Falò, o nessuna.

companion-move-edge-wall = { $count ->
    [one] Fra { $zone } e { $other } sta un Muro.
   *[other] Fra { $zone } e { $other } stanno { $count } Muri.
  }
companion-move-edge-stairs = { $count ->
    [one] Fra { $zone } e { $other } sta un segnalino Scale.
   *[other] Fra { $zone } e { $other } stanno { $count } segnalini Scale.
  }
companion-move-trap-lies = { $count ->
    [one] In { $zone } sta una Trappola coperta.
   *[other] In { $zone } stanno { $count } Trappole coperte.
  }
companion-move-left-tricks = { $count ->
    [0] Per il mazzo non resta alcuna carta Trucchetto.
    [one] Per il mazzo resta una carta Trucchetto.
   *[other] Per il mazzo restano { $count } carte Trucchetto, mescolate e coperte: contatele.
  }
companion-move-left-jinxes = { $count ->
    [0] Per il mazzo non resta alcuna carta Sfiga.
    [one] Per il mazzo resta una carta Sfiga.
   *[other] Per il mazzo restano { $count } carte Sfiga, mescolate e coperte.
  }
companion-move-left-pile = { $count ->
    [0] { $floor }: per la pila non resta alcuna Zona.
    [one] { $floor }: per la pila resta una Zona.
   *[other] { $floor }: per la pila restano { $count } Zone, mescolate e coperte.
  }
companion-move-left-students = { $count ->
    [0] Per la Riserva non resta alcuna Matricola grigia.
    [one] Per la Riserva resta una Matricola grigia: controllate.
   *[other] Per la Riserva restano { $count } Matricole grigie: contatele.
  }
companion-move-left-omegas = { $count ->
    [0] Per il mazzo non resta alcuna carta Omega.
    [one] Per il mazzo resta una carta Omega.
   *[other] Per il mazzo restano { $count } carte Omega, mescolate e coperte.
  }
companion-move-left-raised = La ruota di { $seats } parte più in alto, come dice la scheda della campagna.
companion-move-left-mode = Quel che la modalità del Big Boss ha messo sul tavolo non è in questo elenco: si vede sul tabellone della sala.
