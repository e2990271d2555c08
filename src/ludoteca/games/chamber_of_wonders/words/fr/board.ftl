### Chamber of Wonders : la table simple, zone par zone.

zone-turn = Tour
zone-ring = Quartiers de Londres
zone-contacts = Contacts
zone-aside = Cartes à part
zone-deck = Paquet
zone-discard = Défausse
zone-supply = Pions Grotesque
zone-reserve = Réserve, en livres
zone-hand = { $seat } : main
zone-chamber = { $seat } : Cabinet de Curiosités
zone-markers = { $seat } : marqueurs Bientôt Disponible
zone-purse = { $seat } : bourse, en livres
zone-fame = { $seat } : pions Renommée à côté du Cabinet de Curiosités
zone-loose = { $seat } : pions Grotesque à côté du Cabinet de Curiosités
zone-club = { $seat } : Club

fact-fame = Renommée { $fame }
mark-agent = Agent : { $seat }
mark-showcase = vitrine { $number }
mark-fame = pion Renommée
mark-token = pion Grotesque face cachée
mark-token-skulls = pion Grotesque, { n-skulls }
label-empty = vider la vitrine { $number } et la remplir de nouveau
