### What the house itself says, in every game: refusals, records, content packs.

seat-you = { $name } (you)

## Why a choice is refused, or a table, or a record

reason-game-is-over = The game is over.
reason-not-awaited = It is not { $seat } who has to choose now.
reason-not-a-choice = That cannot be read as an answer to what is asked.
reason-not-an-option = That is not one of the choices.
reason-learned-since = The last choice stands: somebody has learned something by it.
reason-nothing-to-undo = There is nothing to take back yet.
reason-choice-is-final = The last choice stands: once declared, it is final.
reason-choice-refused =
    The rules refuse what { $seat } chose here: { $why } { $rules ->
        [same] {""}
       *[other] (The game was recorded under version { $rules } of the rules; this is version { $ours }.)
    }
reason-position-differs =
    The choices are all allowed, but they lead to another position than the recorded one. { $rules ->
        [same] The file has been changed, or the rules have without a new number.
       *[other] The game was recorded under version { $rules } of the rules; this is version { $ours }.
    }
reason-not-a-record = This is no saved game of Ludoteca, or it is damaged.
reason-not-a-setting = This is no position of Ludoteca: { $error }
reason-broken-content = The content pack in it cannot be used ({ $error }).
reason-unknown-format = This game was saved in format { $format }; this Ludoteca reads format { $known }.
reason-no-such-game = There is no game “{ $name }” here. Choose from: { $names }.
reason-no-such-edition = There is no edition “{ $name }”. Choose from: { $names }.
reason-no-such-option = There is no option “{ $name }”. The options are: { $names }.
reason-no-such-value = The option “{ $name }” has no value “{ $value }”. It can be: { $values }.
reason-wrong-number-of-seats = This game is for { $least } to { $most } players, not for { $seats }.

## What is wrong in a content pack

fault-not-toml =
    This is not valid TOML{ $column ->
        [0] {""}
       *[other] {": "}it cannot be read from column { $column } on
    }.
fault-long-line = A line of a pack has at most { $most } signs.
fault-too-deep = This is nested too deeply for a pack.
fault-wild-number = { $at }: no card has such a number; the largest is { $most }.
fault-unseen-sign = { $at }: there is a sign in it that cannot be seen.
fault-does-not-fit = { $at }: this does not fit here.
fault-missing-field = { $at ->
        [top] The field “{ $field }” is missing.
       *[other] { $at }: the field “{ $field }” is missing.
    }
fault-unknown-field =
    { $at }: there is no such field. { $close ->
        [0] There are: { $known }.
       *[other] Did you mean: { $near }? There are: { $known }.
    }
fault-wrong-type = { $at }: found { $found }, expected { $expected }.
fault-wrong-value =
    { $at }: found { $found }, expected one of: { $expected }.{ $close ->
        [0] {""}
       *[other] {" "}Did you mean: { $near }?
    }

type-int = a whole number
type-float = a number
type-str = a text in quotation marks
type-bool = true or false
type-array = a list
type-object = a table
type-null = nothing
