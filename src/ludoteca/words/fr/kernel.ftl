### What the house itself says, in every game: refusals, records, content packs.

seat-you = { $name } (vous)

## Why a choice is refused, or a table, or a record

reason-game-is-over = La partie est terminée.
reason-not-awaited = Ce n’est pas à { $seat } de choisir maintenant.
reason-not-a-choice = Cela ne peut pas se lire comme une réponse à la question.
reason-not-an-option = Cela ne fait pas partie des choix possibles.
reason-learned-since = Le dernier choix reste acquis : quelqu’un en a appris quelque chose.
reason-nothing-to-undo = Il n’y a encore rien à annuler.
reason-choice-is-final = Le dernier choix reste acquis : une fois déclaré, il est définitif.
reason-choice-refused =
    Les règles refusent ce que { $seat } a choisi ici : { $why } { $rules ->
        [same] {""}
       *[other] (La partie a été enregistrée avec la version { $rules } des règles ; celle-ci est la version { $ours }.)
    }
reason-position-differs =
    Les choix sont tous permis, mais ils mènent à une autre position que celle enregistrée. { $rules ->
        [same] Le fichier a été modifié, ou bien les règles ont changé sans changer de numéro.
       *[other] La partie a été enregistrée avec la version { $rules } des règles ; celle-ci est la version { $ours }.
    }
reason-not-a-record = Ce n’est pas une partie enregistrée par Ludoteca, ou bien le fichier est abîmé.
reason-not-a-setting = Ce n’est pas une position de Ludoteca : { $error }
reason-broken-content = Le paquet de contenu qu’elle renferme est inutilisable ({ $error }).
reason-unknown-format = Cette partie est enregistrée au format { $format } ; cette Ludoteca lit le format { $known }.
reason-no-such-game = Il n’y a pas de jeu « { $name } » ici. À choisir parmi : { $names }.
reason-no-such-edition = Il n’y a pas d’édition « { $name } ». À choisir parmi : { $names }.
reason-no-such-option = Il n’y a pas d’option « { $name } ». Les options sont : { $names }.
reason-no-such-value = L’option « { $name } » n’a pas de valeur « { $value } ». Valeurs possibles : { $values }.
reason-wrong-number-of-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.

## What is wrong in a content pack

fault-not-toml =
    Ce n’est pas du TOML valable{ $column ->
        [0] {""}
       *[other] {" : "}illisible à partir de la colonne { $column }
    }.
fault-long-line = Une ligne d’un paquet a au plus { $most } signes.
fault-too-deep = Ceci est imbriqué trop profondément pour un paquet.
fault-wild-number = { $at } : aucune carte n’a un tel nombre ; le plus grand est { $most }.
fault-unseen-sign = { $at } : il contient un signe qui ne se voit pas.
fault-does-not-fit = { $at } : cela ne convient pas ici.
fault-missing-field = { $at ->
        [top] Il manque le champ « { $field } ».
       *[other] { $at } : il manque le champ « { $field } ».
    }
fault-unknown-field =
    { $at } : ce champ n’existe pas. { $close ->
        [0] Il y a : { $known }.
       *[other] Vouliez-vous dire : { $near } ? Il y a : { $known }.
    }
fault-wrong-type = { $at } : trouvé { $found }, attendu { $expected }.
fault-wrong-value =
    { $at } : trouvé { $found }, attendu l’une de ces valeurs : { $expected }.{ $close ->
        [0] {""}
       *[other] {" "}Vouliez-vous dire : { $near } ?
    }

type-int = un nombre entier
type-float = un nombre
type-str = un texte entre guillemets
type-bool = true ou false
type-array = une liste
type-object = une table
type-null = rien
