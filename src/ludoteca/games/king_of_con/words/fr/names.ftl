# The names of the Objects and of the house Scenarios.

object-1 = Le pulp de la neuvième lune
object-2 = Orbite sans retour, VHS scellée
object-3 = Capitaine Quasar et son cockpit lumineux
object-4 = Empire en hexagones, exemplaire numéroté
object-5 = Pistolet à rayons signé par l’Amiral
object-6 = Cape et Capuche n° 1 dédicacé
object-7 = Fille-Tonnerre en laserdisc
object-8 = La Taupe masquée jamais déballée
object-9 = Ligue des Collants, coffret collector
object-10 = Papier toilette héroïque n° 0042
object-11 = Le grimoire des sept portes
object-12 = La Voie du dragon, signée par le dragon
object-13 = Rôdeur elfe branlant de 83
object-14 = Boîte de donjon sous cellophane
object-15 = Espadon de la dernière reine
object-16 = Ninja des nouilles, coffret intégral
object-17 = Idoles stellaires, boîte métal numérotée
object-18 = Robot géant Raijin-X dédicacé
object-19 = Cartouche des Mille Poings
object-20 = Sceptre magique jamais ouvert
object-21 = Contes de la cave humide, scellé
object-22 = Nuit de garde à la morgue, version du réalisateur
object-23 = Poupée recousue 13 sur 666
object-24 = Le Culte des abysses, jeu dédicacé
object-25 = Masque de monstre de 79

scenario-1 = Folie de minuit
scenario-2 = Vitrines de musée
scenario-3 = Fièvre des puces
scenario-4 = Invité d’honneur
scenario-5 = Service d’ordre
scenario-6 = Boîte mystère
scenario-7 = Le thème de l’année
scenario-8 = Temple de la renommée
scenario-9 = Singeries
scenario-10 = L’heure du marchandage
