### Rocca Civetta : les Confréries, ce que font leurs Bizuths et ce qu’on en dit.

congregation-phi = Phi
congregation-zeta = Zeta
congregation-iota = Iota
congregation-lambda = Lambda
member-phi = regardez la main d’un Chercheur proche et choisissez une carte Astuce qui est défaussée
member-zeta = défaussez 2 jetons Sonné
member-iota = au tour d’un Chercheur proche : { $first } points de Vitesse en moins, ou dans un test +{ $second } en Alerte
member-lambda = posez un Piège de votre choix, caché, dans votre Zone
option-rocca-congregations = Rocca Civetta, avancé : des Bizuths de Confréries, qui savent faire plus que les autres.
value-rocca-congregations-false = sans
value-rocca-congregations-true = avec les Confréries
option-congregation-phi = Confréries : Phi, l’esprit.
value-congregation-phi-true = avec Phi
value-congregation-phi-false = sans Phi
option-congregation-zeta = Confréries : Zeta, l’alchimie. Pas là où joue Caterina.
value-congregation-zeta-true = avec Zeta
value-congregation-zeta-false = sans Zeta
option-congregation-iota = Confréries : Iota, le froid.
value-congregation-iota-true = avec Iota
value-congregation-iota-false = sans Iota
option-congregation-lambda = Confréries : Lambda, les chasseurs. Pas là où joue Claudio.
value-congregation-lambda-true = avec Lambda
value-congregation-lambda-false = sans Lambda
reason-no-congregation = Choisissez au moins une Confrérie.
reason-no-such-member = Vous n’avez aucun Bizuth de cette Confrérie.
reason-member-not-now = En ce moment, un Bizuth { $congregation } ne peut rien faire.
reason-no-members-in-camp = Dans la Zone de départ, personne n’utilise de Bizuths de Confréries.
choice-member = Sacrifier un Bizuth { $congregation } : { $does }
choice-member-on = Sacrifier un Bizuth { $congregation } ({ $targets }) : { $does }
choice-keep-member = garder le Bizuth { $congregation } et en Sacrifier un ordinaire
choice-place-member = mettre le Bizuth { $congregation } au Feu de camp
student-standard = ordinaire
asks-DrawnStudents = Vous avez tiré un Bizuth { $congregation } ({ $does }). Sacrifiez-vous un Bizuth ordinaire pour le garder ?
asks-ArrangeStudents = Dans quel ordre ces Bizuths vont-ils au Feu de camp ? Le dernier est le premier à être repris.
decision-DrawnStudents = Un Bizuth d’une Confrérie : le garder ou non
decision-ArrangeStudents = Plusieurs Bizuths : dans quel ordre ils vont au Feu de camp
event-members-drawn = Parmi eux : { $students }.
event-member-kept = { $seat } garde le Bizuth { $congregation }.
event-member-used = { $seat } Sacrifie un Bizuth { $congregation } pour ce qu’il sait faire.
event-members-put-in = Des Bizuths { $students } entrent à l’Université.
event-bonfire-full =
    { $count ->
        [one] Un Bizuth ne trouve
       *[other] { $count } Bizuths ne trouvent
    } pas de place au Feu de camp.
event-slowed =
    { $seat } perd { $count ->
        [one] 1 point de Vitesse
       *[other] { $count } points de Vitesse
    }.
part-congregation = Confrérie
table-members = Parmi eux, des Confréries : { $students }.
table-pyre = Au Feu de camp, depuis la flèche : { $students }.
table-congregations = Confréries : { $congregations }.
zone-members = { $seat } : Bizuths de Confréries
zone-congregations = Confréries
zone-pyre = Bizuths au Feu de camp, depuis la flèche
piece-member = { $congregation } (Sacrifiez-le : { $does })
pack-congregation = Les Confréries : ce que fait un Bizuth qu’on Sacrifie pour cela.
field-timing = quand l’effet d’un tel Bizuth peut servir : standard (son propre tour) ou instant (aussi aux tours des autres)
field-effect = ce qu’il fait, dans les mots des effets ; vide pour Iota et Lambda
field-amounts = Iota : combien de points de Vitesse en moins, combien d’Alerte de plus
