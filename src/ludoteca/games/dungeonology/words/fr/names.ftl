# Les noms des choses de Dungeonology.

# Informations
column-civilization = Civilisation
column-militia = Milice
column-mysticism = Mysticisme
column-wealth = Richesse
column-hierarchy = Hiérarchie

# Chercheurs
scholar-rebecca = Rebecca
scholar-valerio = Valerio
scholar-sofia = Sofia
scholar-vincenzo = Vincenzo

# Capacités
ability-arcane-research = Recherche arcane
ability-overcharge = Surcharge
ability-headbutt = Coup de boule
ability-rogue = Fripouille
ability-jack-of-all-trades = Touche-à-tout
ability-divine-intervention = Intervention divine

# Clans
clan-blood = Adeptes du Sang
clan-cask = Gardiens du vieux Tonneau
clan-moon = Enfants de la Lune cornue

# Cartes Alerte
alert-introductory = Introductive
alert-easy = Facile
alert-medium = Moyenne
alert-hard = Difficile

# Zones
zone-START = Camp de la Chouette
zone-I-1 = Bivouac des chasseurs
zone-I-2 = Grande Bacchanale
zone-I-3 = Sanctuaire des bergers
zone-I-4 = Repos des Anciens
zone-I-5 = Banquet des ouvriers
zone-I-6 = Arène des lames dansantes
zone-II-1 = Salle aux huit voies
zone-II-2 = Puits de l’écho
zone-II-3 = Cour d’exercice
zone-II-4 = Caserne
zone-II-5 = Toboggan de boue
zone-II-6 = Cave aux dîmes
zone-III-1 = Maison des comptes
zone-III-2 = Pavillon des hôtes
zone-III-3 = Trône de vignes
zone-III-4 = Autel de la lune
zone-III-5 = Cabinet de l’ancien
zone-III-6 = Voie de la procession

# Cartes Astuce
trick-forced-march = Marche forcée
trick-shortcut = Raccourci
trick-rope-and-pegs = Corde et pitons
trick-mapmakers-eye = Œil de cartographe
trick-slip-away = Filer en douce
trick-hire-the-porter = Engager le porteur
trick-trailblazer = Pionnier
trick-lock-picks = Crochets
trick-find-a-local-guide = Trouver un guide
trick-snare = Collet
trick-greased-flagstones = Dalles graissées
trick-unofficial-toll = Péage sauvage
trick-feint = Feinte
trick-someone-else = Pas moi
trick-bribe-the-burglar = Soudoyer le monte-en-l’air
trick-back-stab = Coup dans le dos
trick-hold-your-breath = Retenir son souffle
trick-hire-a-bodyguard = Engager un garde du corps
trick-blink = Clignement
trick-clear-omen = Présage limpide
trick-chalk-circle = Cercle de craie
trick-unweave = Détisser
trick-love-potion = Philtre d’amour
trick-brew-a-homunculus = Distiller un homoncule
trick-trading-places = Chassé-croisé
trick-transmute-the-facts = Transmuter les faits
trick-consult-the-stargazer = Consulter l’astrologue
trick-study-group = Groupe d’étude
trick-borrowed-notes = Notes empruntées
trick-campus-gossip = Ragots de campus
trick-peer-review = Relecture par les pairs
trick-gentlefolks-truce = Trêve de gentilshommes
trick-charm-the-librarian = Charmer le bibliothécaire
trick-forced-exchange = Échange forcé
trick-old-exam-papers = Annales d’examen
trick-flatter-the-bursar = Flatter l’économe
trick-really-famous = Vraiment célèbre
trick-magnetic-smile = Sourire magnétique
trick-rousing-speech = Discours enflammé
trick-heckler = Chahuteur
trick-blame-the-student = La faute au bizuth
trick-call-the-herald = Appeler le héraut
trick-mass-enrolment = Inscriptions en masse
trick-public-lecture = Conférence publique
trick-invite-the-noble-page = Inviter le page
trick-fate-4 = Destin 4
trick-fate-5 = Destin 5

# Doctorants
intern-mountain-porter = Porteur des montagnes
intern-faun-guide = Guide faune
intern-burglar = Monte-en-l’air
intern-bodyguard = Garde du corps
intern-homunculus = Homoncule
intern-stargazer = Astrologue
intern-librarian = Bibliothécaire
intern-bursar = Économe
intern-herald = Héraut
intern-noble-page = Page

# Cartes Poisse
jinx-twisted-ankle = Cheville foulée
jinx-fogged-glasses = Lunettes embuées
jinx-torn-satchel = Sacoche trouée
jinx-camp-fever = Fièvre du camp
jinx-homesick-students = Bizuths nostalgiques
jinx-squeaky-boots = Bottes grinçantes
jinx-unpaid-tab = Ardoise impayée
jinx-cracked-crystal = Cristal fêlé
jinx-bad-reputation = Mauvaise réputation
jinx-rough-night = Nuit difficile
jinx-soaked-papers = Feuilles trempées
jinx-marked-by-omega = Marqué par Oméga
jinx-loose-tongue = Langue bien pendue
jinx-butterfingers = Mains de beurre
jinx-unguarded-desk = Bureau sans surveillance

# Cartes Panique
panic-darkness = Obscurité
panic-the-revellers-charge = La Charge des fêtards
panic-last-round-everyone = Dernière tournée !

# Boss
boss-laetus = Laetus
boss-brawler = Bagarreur
boss-drunk = Ivrogne

# Types de cartes Astuce
type-exploration = Exploration
type-subterfuge = Subterfuge
type-magic = Magie
type-social = Social
type-notoriety = Notoriété
type-fate = Destin

# Effets de Zone
effect-good-luck = Chance
effect-bad-luck = Malchance
effect-danger = Danger
effect-ambush = Embuscade
effect-stop = Stop
effect-toll = Obole
effect-stairs = Escalier
effect-boss = Boss
effect-secret-passage = Passage secret
effect-bivouac = Bivouac
effect-teleport = Téléportation

# Niveaux des joueurs
level-freshmen = Bizuths
level-students = Étudiants
level-professors = Professeurs
level-deans = Recteurs

# Triangles des Carnets de notes
triangle-cyan = Cyan
triangle-orange = Orange
triangle-white = Blanc
triangle-black = Noir
