### King of Con: il tavolo semplice, zona per zona.

zone-round = Round
zone-phase = Fase
zone-house = Questa convention
zone-stands = Stand
zone-stalls = Bancarelle
zone-deck = Mazzo degli Oggetti
zone-box = Passioni nella scatola
zone-bank = Riserva comune
zone-collection = { $seat }: Collezione
zone-passions = { $seat }: Passioni
zone-reserve = { $seat }: riserva personale
zone-bin = { $seat }: Cestino
zone-monkey = { $seat }: Scimmia

piece-scenario = Scenario { $number }, { $name }
piece-guest = Ospite d’onore: { $characteristic }
piece-theme = Tema dell’anno: { $characteristic }
piece-passion-back = una Passione coperta

mark-stand = Stand { $number }
mark-laid = { $seat }: { $tokens }
mark-value = valore { $value }
