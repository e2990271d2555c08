### Chamber of Wonders: il tavolo semplice, zona per zona.

zone-turn = Turno
zone-ring = Zone di Londra
zone-contacts = Contatti
zone-aside = Carte a parte
zone-deck = Mazzo
zone-discard = Pila degli scarti
zone-supply = Segnalini Grottesco
zone-reserve = Cassa, in Sterline
zone-hand = { $seat }: mano
zone-chamber = { $seat }: Camera delle Meraviglie
zone-markers = { $seat }: segnalini Coming Soon
zone-purse = { $seat }: borsa, in Sterline
zone-fame = { $seat }: segnalini Fama accanto alla Camera delle Meraviglie
zone-loose = { $seat }: segnalini Grottesco accanto alla Camera delle Meraviglie
zone-club = { $seat }: Club

fact-fame = Fama { $fame }
mark-agent = Agente: { $seat }
mark-showcase = teca { $number }
mark-fame = segnalino Fama
mark-token = segnalino Grottesco coperto
mark-token-skulls = segnalino Grottesco, { n-skulls }
label-empty = svuotare la teca { $number } e allestirla di nuovo
