# Le compagnon de table : pour qui joue avec la vraie boîte.

companion-player = Joueur { $number }
companion-collector = Le Collectionneur

## King of Con, décompte

companion-king-of-con-theme = Thème de l’année
companion-king-of-con-monkey = Singe
companion-king-of-con-monkey-hint = Son numéro : le plus petit l’emporte à la dernière égalité.
companion-king-of-con-reserve = Jetons dans la réserve
companion-king-of-con-reserve-hint = Ceux derrière le paravent ; la Corbeille ne compte pas.
companion-king-of-con-passions = Passions
companion-king-of-con-passions-hint = Les deux qui ont été gardées.
companion-king-of-con-collection = Collection
companion-king-of-con-collection-hint = Chaque objet devant le joueur, avec les jetons posés dessus.
companion-king-of-con-object = Objet
companion-king-of-con-tokens = Jetons dessus

## Chamber of Wonders, décompte

companion-chamber-of-wonders-draws = Pions piochés pour départager
companion-chamber-of-wonders-draws-hint = Seulement en cas d’égalité de crânes : chaque pion pioché, dans l’ordre de la pioche.
companion-chamber-of-wonders-club = Club
companion-chamber-of-wonders-showcases = Vitrines
companion-chamber-of-wonders-showcases-hint = Une ligne pour chaque vitrine remplie.
companion-chamber-of-wonders-holds = Ce qu’elle contient
companion-chamber-of-wonders-fame = Renommée imprimée (un ensemble : sur toutes ses cartes)
companion-chamber-of-wonders-token = Un pion Renommée est dessus
companion-chamber-of-wonders-skulls = Crânes de son pion
companion-chamber-of-wonders-purse = Livres dans la bourse
companion-chamber-of-wonders-hand = Cartes restées en main
companion-chamber-of-wonders-fame-beside = Pions Renommée à côté des vitrines
companion-chamber-of-wonders-skulls-beside = Pions Grotesque à côté des vitrines

companion-holds-monster = Une partie de Monstre
companion-holds-grotesque = Grotesque
companion-holds-legendary = Légendaire
companion-holds-precious = Précieux
companion-holds-arcane = Arcane
companion-holds-book = Un Livre
companion-holds-monster-set = Ensemble de Monstre : tête, corps, jambes
companion-holds-book-2 = Deux Livres différents
companion-holds-book-3 = Trois Livres différents
companion-holds-book-4 = Quatre Livres différents

## Dungeonology, décompte

companion-dungeonology-clan = Carte Clan
companion-dungeonology-clan-hint = Choisissez « valeurs de ma carte » si la vôtre dit autre chose.
companion-clan-own = Valeurs de ma carte
companion-modifier-of = Modificateur du Clan pour { $column }
companion-value-of = Points d’un cube { $column }
companion-dungeonology-stars = Étoiles qui donnent un bonus
companion-dungeonology-metal = Métal
companion-dungeonology-colour = Colonne
companion-dungeonology-count = Combien
companion-dungeonology-star-points = Points pour toutes ces Étoiles
companion-metal-silver = Argent
companion-metal-gold = Or
companion-column-any = N’importe quelle colonne
companion-dungeonology-thesis = Thèse
companion-dungeonology-thesis-hint = Qui a soutenu une Thèse avec succès, et dans quel ordre.
companion-thesis = { $number ->
    [0] Aucune
    [1] Soutenue en premier
    [2] Soutenue en deuxième
    [3] Soutenue en troisième
   *[4] Soutenue en quatrième
  }
companion-dungeonology-jinxes = Cartes Poisse
companion-dungeonology-jinxes-hint = Même face cachée, chacune avec sa pénalité.
companion-dungeonology-penalty = Pénalité
companion-dungeonology-interns = Doctorants
companion-dungeonology-researches = Cartes Recherche
companion-dungeonology-points = Points
companion-dungeonology-students = Bizuths
companion-dungeonology-students-hint = Seulement pour départager.
companion-dungeonology-tome = Le Tome d’Oméga était plein au début de sa Phase
companion-dungeonology-mode = Points du mode d’un Big Boss
companion-dungeonology-mode-hint = Ceux qu’il donne à ce Chercheur : Œufs, Coquilles, offrandes.
companion-dungeonology-youth = Âge
companion-dungeonology-youth-hint = Seulement si même les Bizuths ne départagent pas.
companion-youth = { $number ->
    [0] Non dit
    [1] Le plus jeune
    [2] Le deuxième plus jeune
    [3] Le troisième plus jeune
   *[4] Le plus âgé de quatre
  }

## Ce qui ne peut pas être

companion-too-many = Il y a { $found } colonnes, et seulement { $most } à cette table.
companion-not-understood = Cette entrée n’est pas comprise.
companion-missing = Ceci doit être rempli.
companion-number = Il faut ici un nombre de { $least } à { $most }, pas { $found }.
companion-no-such-value = Il n’y a rien de tel à choisir : { $found }. On peut choisir : { $choices }.
companion-separator = {"\u00A0"};
companion-and-more = { $choices } ; et { $count } autres
companion-no-such-number = Il n’y a rien de tel à choisir : { $found }. Voici ce qu’on peut taper.
companion-how-many = { $least ->
    [0] On peut en nommer ici au plus { $most }, et il y en a { $found }.
   *[other] On en nomme ici de { $least } à { $most }, et il y en a { $found }.
  }
companion-how-many-exactly = Il en faut ici exactement { $most }, et il y en a { $found }.
companion-twice = La même chose est nommée deux fois.
companion-tokens-in-all = Réserves et collections contiennent ensemble { $found } jetons ; la boîte en a 100.
companion-cards = La boîte n’a plus de cartes de ce type : { $kind }.
companion-tokens = La boîte a 20 pions Grotesque, et il y en a davantage ici.
companion-order = Le numéro { $number } est donné deux fois, ou il en manque un avant lui.
companion-box = La boîte n’a que { $most } de ces cartes.

## Ce que la loi dit de plus

companion-draw = Égalité de crânes entre { $seats } : chacun pioche un autre pion Grotesque, dans cet ordre. Indiquez ce qui est sorti.
companion-majority = { $seat } a le plus de crânes, { $skulls }, et reçoit un pion Renommée.
companion-no-majority = Personne ne reçoit le pion Renommée pour les crânes.
companion-drawn-in-vain = Il y a plus de pions que personne n’avait à en piocher ; les autres ne comptent pas.
companion-youngest = À égalité même pour les Bizuths : { $seats }. Le plus jeune passe devant : indiquez qui l’est.
companion-lost-tome = Le Tome d’Oméga était plein au début de sa Phase : Oméga gagne, et les points ne comptent pour personne.
companion-lost-thesis = Personne n’a réussi de Thèse : Oméga gagne, et les points ne comptent pour personne.
companion-won-before = Qui réussit seul la Thèse a gagné aussitôt ; aucune Phase d’Oméga ne vient après. Retirez l’une des deux entrées.
companion-without = { $count ->
    [one] { $seats } n’a réussi aucune Thèse alors que d’autres l’ont fait : ses points ne comptent pas.
   *[other] { $seats } n’ont réussi aucune Thèse alors que d’autres l’ont fait : leurs points ne comptent pas.
  }

## Exemples imprimés

companion-example-king-of-con-early-end = Le dernier exemple du livret : cinq nerds, une Collection épique à la manche 5
companion-example-king-of-con-early-end-parts = Le même avec les parts de Zak telles qu’imprimées : une égalité
companion-example-chamber-of-wonders-end = L’exemple du livret : Diana, Paolo et Diego
companion-example-chamber-of-wonders-before-skulls = Le même avant de compter les crânes
companion-example-dungeonology-clan-modifier = L’exemple du livret pour un Modificateur : quatre cubes Milice

## Saisir ses cartes

companion-pack-object = Objets
companion-pack-scenario = Scénarios
companion-pack-wonder = Merveilles
companion-pack-area = Faces des Quartiers
companion-pack-grotesque-tokens = Jetons Grotesques, pour chaque gamme de crânes

## Dans le terminal

companion-args-score = Fait le décompte d’une table avec la vraie boîte.
companion-args-players = qui joue : des noms séparés par des virgules
companion-args-example = un exemple imprimé du jeu : king-of-con a early-end et early-end-parts
companion-args-answers = un fichier avec les réponses, tel que --save l’écrit
companion-args-save = garder les réponses dans un nouveau fichier
companion-no-such-example = Il n’y a pas d’exemple de ce nom. Il y a : { $names }.
companion-who-plays = Qui joue ? Donnez les noms : --players Ada,Bruno,Clio
companion-of = Ce qu’a { $name } :
companion-next = { $label }, numéro { $number } (rien termine la liste) :
companion-prompt = { $label } (« ? » montre ce qu’on peut taper) :{" "}
companion-at = { $where } : { $text }
companion-places = Places : { $places }

## Mise en place

companion-setup-markers = Posez le marqueur de phase sur la case 1, celui de manche sur la I, celui de Prédominance sur la première Caractéristique.
companion-setup-colours = Chacun prend une couleur avec son paravent et sa Corbeille, et un paravent secondaire.
companion-setup-tokens = { $count } jetons pour chacun, derrière le paravent.
companion-setup-bank = { $count } jetons restent à la banque.
companion-setup-monkey = { $seat } a le Singe { $number }.
companion-setup-passions = Mélangez les Passions. À partir du plus petit Singe, chacun en pioche trois, en garde deux et écarte la troisième sans la montrer.
companion-setup-two-passions = Mélangez les Passions et donnez-en deux à chacun.
companion-setup-objects = Mélangez les 25 Objets en une pioche, face cachée.
companion-setup-scenario = Scénario : { $scenario }.
companion-setup-agents = { $count } Agents pour chacun.
companion-setup-cabinets = Trois Cabinets d’Exposition pour chacun ; dans chacun, une vitrine reçoit un marqueur Bientôt Disponible.
companion-setup-areas = Disposez les Quartiers en cercle, dans cet ordre : { $areas }.
companion-setup-contacts = Entre eux les Contacts, dans cet ordre : { $contacts }. Les autres retournent dans la boîte.
companion-setup-club = { $seat } : { $club }.
companion-setup-wonders = Mélangez les Merveilles en une pioche, face cachée.
companion-setup-hands = Chacun pioche { $count } cartes.
companion-setup-discard = Retournez la première carte : elle commence la défausse.
companion-setup-equipment = Additionnez l’Équipement Initial imprimé sur les quatre Quartiers : chacun reçoit ces livres et pioche ces cartes.
companion-setup-pounds = Chacun reçoit { $count } £.
companion-setup-more-cards = Piochez encore { $count } cartes.
companion-setup-grotesque = Mélangez les pions Grotesque face cachée ; préparez les pions Renommée.
companion-setup-collector = Le Collectionneur reçoit trois Cabinets d’Exposition avec trois marqueurs Bientôt Disponible, { $pounds } £ et { $cards } cartes face cachée.
companion-setup-first-visitor = Commence qui a visité un musée en dernier ; si personne ne le sait, c’est { $seat }.
companion-setup-note-boards = Chacun prend un Carnet de notes, avec le Bonus d’Étude à 0.
companion-setup-scholar = { $seat } : { $scholar }.
companion-setup-first = Le paquet Aléa dit : { $seat } commence.
companion-setup-tricks = { $seat } pioche { $count ->
    [one] 1 carte Astuce.
   *[other] { $count } cartes Astuce.
  }
companion-setup-alert = La carte Alerte { $alert } va sur le Campus.
companion-setup-boss = La carte Boss est à côté du Campus de ce côté : { $his }. Sa figurine attend dehors.
companion-setup-panic = Une carte Panique permise va face cachée, sans être vue, sous la carte Alerte.
companion-setup-start = La Zone de départ est au centre, avec tous les Chercheurs dessus.
companion-setup-floors = Mélangez les Zones en { $count } piles face cachée, une pour chaque Étage.
companion-setup-research = Mélangez les cartes Recherche et retournez-en { $count }.
companion-setup-university = Mettez dans l’Université { $greys } Bizuths gris et un Bizuth Oméga.
companion-setup-begin = Le premier joueur commence.

## Quelle édition

companion-unknown = Je ne sais pas
companion-edition-is = Votre boîte se joue avec : { $editions }.
companion-edition-several = Ceci va avec vos réponses : { $editions }. Répondez encore pour les distinguer.
companion-edition-switch = { $option } : réglez sur « { $value } » ; cette édition dit autre chose.

## Le Collectionneur

companion-collector-purse = Ses livres
companion-collector-filled = Vitrines qu’il a remplies
companion-collector-markers = Marqueurs Bientôt Disponible qui lui restent
companion-collector-cards = Ses cartes
companion-collector-kind = Ce que c’est
companion-collector-value = Valeur en livres
companion-kind-head = Monstre, tête
companion-kind-body = Monstre, corps
companion-kind-legs = Monstre, jambes
companion-kind-grotesque = Grotesque
companion-kind-legendary = Légendaire
companion-kind-precious = Précieux
companion-kind-arcane = Arcane
companion-kind-book-A = Livre, premier genre
companion-kind-book-B = Livre, deuxième genre
companion-kind-book-C = Livre, troisième genre
companion-kind-book-D = Livre, quatrième genre
companion-card = { $kind } ({ $value } £)
companion-collector-lord = Lord : avant de révéler, il pioche une carte de plus. Indiquez-la avec les autres.
companion-collector-reveal = Retournez toutes ses cartes.
companion-collector-few = À chaque manche il pioche { $count } cartes, en plus de ce que Quartiers et Contacts lui ont donné.
companion-collector-opens = Il paie 5 £ et enlève un marqueur Bientôt Disponible.
companion-collector-places = Il expose dans une vitrine : { $cards }.
companion-collector-monster = Un pion Renommée va sur le Monstre.
companion-collector-legendary = Un autre exemplaire est-il exposé quelque part ? Alors aucun n’a plus de pion Renommée. Sinon celui-ci le reçoit.
companion-collector-grotesque = Il pioche un pion Grotesque et le pose sur la carte, face cachée.
companion-collector-precious = Il reçoit 3 £.
companion-collector-keeps = Il garde en main : { $cards }.
companion-collector-done = Il a maintenant { $pounds } £.

## Le paquet Aléa

companion-randomizer-what = Ce qu’on tire
companion-randomizer-triangles = Chercheurs parmi lesquels on tire
companion-randomizer-triangles-hint = Par le triangle de leur Carnet. Personne dans la Zone de départ, personne qui a quitté le jeu.
companion-randomizer-slots = Passages de la Zone
companion-randomizer-slots-hint = Telle qu’elle est sur la table, le nord en haut.
companion-randomizer-colours = Informations parmi lesquelles on tire
companion-what-scholar = Un Chercheur
companion-what-direction = Une direction
companion-what-passage = Un Passage
companion-what-information = Une Information
companion-slot-a = Côté nord, vers l’ouest
companion-slot-b = Côté nord, vers l’est
companion-slot-c = Côté est, vers le nord
companion-slot-d = Côté est, vers le sud
companion-slot-e = Côté sud, vers l’est
companion-slot-f = Côté sud, vers l’ouest
companion-slot-g = Côté ouest, vers le sud
companion-slot-h = Côté ouest, vers le nord
companion-slot-lair-N = Côté nord, Passage { $number } sur 4 depuis l’ouest
companion-slot-lair-E = Côté est, Passage { $number } sur 4 depuis le nord
companion-slot-lair-S = Côté sud, Passage { $number } sur 4 depuis l’est
companion-slot-lair-W = Côté ouest, Passage { $number } sur 4 depuis le sud
companion-direction-N = Nord
companion-direction-E = Est
companion-direction-S = Sud
companion-direction-W = Ouest
companion-randomizer-scholar = Le Chercheur avec ce triangle : { $triangle }.
companion-randomizer-direction = { $direction }.
companion-randomizer-passage = { $slot }.
companion-randomizer-information = { $colour }.
companion-randomizer-nothing = Rien ne peut être tiré : cette partie de l’effet est omise.

## La carte Alerte

companion-alert-drawer = Ce joueur
companion-alert-placed = Bizuths Oméga sur la carte Alerte
companion-alert-bonfire = Bizuths au Feu de camp
companion-alert-greys = Bizuths gris dans l’Université
companion-alert-students = Bizuths de tous les Chercheurs ensemble
companion-alert-panic = Carte Panique
companion-panic-draw = Pas encore révélée : en tirer une
