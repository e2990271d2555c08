# I nomi delle cose di Dungeonology.

# Informazioni
column-civilization = Civiltà
column-militia = Milizia
column-mysticism = Misticismo
column-wealth = Ricchezze
column-hierarchy = Gerarchia

# Studenti
scholar-rebecca = Rebecca
scholar-valerio = Valerio
scholar-sofia = Sofia
scholar-vincenzo = Vincenzo

# Abilità
ability-arcane-research = Ricerca Arcana
ability-overcharge = Sovraccarico
ability-headbutt = Testata
ability-rogue = Furfante
ability-jack-of-all-trades = Tuttofare
ability-divine-intervention = Intervento Divino

# Clan
clan-blood = Seguaci del Sangue
clan-cask = Custodi della Botte Antica
clan-moon = Figli della Luna Cornuta

# Carte Allerta
alert-introductory = Introduttiva
alert-easy = Facile
alert-medium = Media
alert-hard = Difficile

# Zone
zone-START = Campo della Civetta
zone-I-1 = Bivacco dei Cacciatori
zone-I-2 = Gran Baccanale
zone-I-3 = Santuario dei Pastori
zone-I-4 = Riposo degli Antichi
zone-I-5 = Convivio dei Braccianti
zone-I-6 = Arena delle Lame Danzanti
zone-II-1 = Sala delle Otto Vie
zone-II-2 = Pozzo dell’Eco
zone-II-3 = Cortile delle Esercitazioni
zone-II-4 = Caserma
zone-II-5 = Scivolo di Fango
zone-II-6 = Cantina delle Decime
zone-III-1 = Casa dei Conti
zone-III-2 = Padiglione degli Ospiti
zone-III-3 = Trono di Viti
zone-III-4 = Santuario della Luna
zone-III-5 = Studio dell’Anziano
zone-III-6 = Via della Processione

# Carte Trucchetto
trick-forced-march = Marcia Forzata
trick-shortcut = Scorciatoia
trick-rope-and-pegs = Corda e Chiodi
trick-mapmakers-eye = Occhio da Cartografo
trick-slip-away = Svignarsela
trick-hire-the-porter = Ingaggia il Portatore
trick-trailblazer = Apripista
trick-lock-picks = Grimaldelli
trick-find-a-local-guide = Trova una Guida
trick-snare = Laccio
trick-greased-flagstones = Lastre Unte
trick-unofficial-toll = Dazio Abusivo
trick-feint = Finta
trick-someone-else = Non Sono Stato Io
trick-bribe-the-burglar = Corrompi lo Scassinatore
trick-back-stab = Pugnalata alle Spalle
trick-hold-your-breath = Trattieni il Fiato
trick-hire-a-bodyguard = Ingaggia una Scorta
trick-blink = Balzo Arcano
trick-clear-omen = Presagio Limpido
trick-chalk-circle = Cerchio di Gesso
trick-unweave = Disfare la Trama
trick-love-potion = Pozione d’Amore
trick-brew-a-homunculus = Distilla un Omuncolo
trick-trading-places = Scambio di Posto
trick-transmute-the-facts = Trasmuta i Fatti
trick-consult-the-stargazer = Consulta l’Astrologa
trick-study-group = Gruppo di Studio
trick-borrowed-notes = Appunti in Prestito
trick-campus-gossip = Pettegolezzi
trick-peer-review = Revisione tra Pari
trick-gentlefolks-truce = Tregua tra Gentiluomini
trick-charm-the-librarian = Incanta il Bibliotecario
trick-forced-exchange = Scambio Forzato
trick-old-exam-papers = Vecchi Compiti
trick-flatter-the-bursar = Adula l’Economo
trick-really-famous = Davvero Famoso
trick-magnetic-smile = Sorriso Magnetico
trick-rousing-speech = Discorso Trascinante
trick-heckler = Disturbatore
trick-blame-the-student = Colpa della Matricola
trick-call-the-herald = Chiama l’Araldo
trick-mass-enrolment = Iscrizioni di Massa
trick-public-lecture = Lezione Pubblica
trick-invite-the-noble-page = Invita il Paggio
trick-fate-4 = Fato 4
trick-fate-5 = Fato 5

# Specializzandi
intern-mountain-porter = Portatore Montano
intern-faun-guide = Guida Fauna
intern-burglar = Scassinatore
intern-bodyguard = Guardia del Corpo
intern-homunculus = Omuncolo
intern-stargazer = Astrologa
intern-librarian = Bibliotecario
intern-bursar = Economo
intern-herald = Araldo
intern-noble-page = Paggio

# Carte Sfiga
jinx-twisted-ankle = Caviglia Storta
jinx-fogged-glasses = Occhiali Appannati
jinx-torn-satchel = Cartella Strappata
jinx-camp-fever = Febbre da Campo
jinx-homesick-students = Matricole Nostalgiche
jinx-squeaky-boots = Stivali Cigolanti
jinx-unpaid-tab = Conto in Sospeso
jinx-cracked-crystal = Cristallo Incrinato
jinx-bad-reputation = Cattiva Fama
jinx-rough-night = Nottataccia
jinx-soaked-papers = Fogli Fradici
jinx-marked-by-omega = Nel Mirino di Omega
jinx-loose-tongue = Lingua Lunga
jinx-butterfingers = Mani di Burro
jinx-unguarded-desk = Scrivania Incustodita

# Carte Panico
panic-darkness = Oscurità
panic-the-revellers-charge = Carica dei Gaudenti
panic-last-round-everyone = Ultimo Giro!

# Boss
boss-laetus = Laetus
boss-brawler = Attaccabrighe
boss-drunk = Ubriaco

# Tipi di carte Trucchetto
type-exploration = Esplorazione
type-subterfuge = Sotterfugio
type-magic = Magia
type-social = Sociale
type-notoriety = Fama
type-fate = Fato

# Effetti di Zona
effect-good-luck = Fortuna
effect-bad-luck = Sfortuna
effect-danger = Pericolo
effect-ambush = Imboscata
effect-stop = Stop
effect-toll = Obolo
effect-stairs = Scale
effect-boss = Boss
effect-secret-passage = Passaggio Segreto
effect-bivouac = Bivacco
effect-teleport = Teletrasporto

# Livelli dei Giocatori
level-freshmen = Matricole
level-students = Studenti
level-professors = Professori
level-deans = Rettori

# Triangoli delle Bacheche
triangle-cyan = Ciano
triangle-orange = Arancione
triangle-white = Bianco
triangle-black = Nero
