### King of Con : la table simple, zone par zone.

zone-round = Manche
zone-phase = Phase
zone-house = Cette convention
zone-stands = Stands
zone-stalls = Étals
zone-deck = Pioche des Objets
zone-box = Passions dans la boîte
zone-bank = Banque
zone-collection = { $seat } : Collection
zone-passions = { $seat } : Passions
zone-reserve = { $seat } : réserve
zone-bin = { $seat } : Corbeille
zone-monkey = { $seat } : Singe

piece-scenario = Scénario { $number }, { $name }
piece-guest = Invité d’honneur : { $characteristic }
piece-theme = Thème de l’année : { $characteristic }
piece-passion-back = une Passion face cachée

mark-stand = Stand { $number }
mark-laid = { $seat } : { $tokens }
mark-value = Valeur { $value }
