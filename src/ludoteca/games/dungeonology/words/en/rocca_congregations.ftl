### Rocca Civetta: Congregations, what their Students do and what is said of it.

congregation-phi = Phi
congregation-zeta = Zeta
congregation-iota = Iota
congregation-lambda = Lambda
member-phi = look at the hand of a Scholar nearby and choose a Trick card that is discarded
member-zeta = discard 2 Stunned tokens
member-iota = in the turn of a Scholar nearby: { $first } Speed points fewer, or in a test +{ $second } Alert
member-lambda = lay a Trap of your choice face down in your Zone
option-rocca-congregations = Rocca Civetta, advanced: Students of Congregations, who can do more than others.
value-rocca-congregations-false = without
value-rocca-congregations-true = with Congregations
option-congregation-phi = Congregations: Phi, the mind.
value-congregation-phi-true = with Phi
value-congregation-phi-false = without Phi
option-congregation-zeta = Congregations: Zeta, alchemy. Not where Caterina plays.
value-congregation-zeta-true = with Zeta
value-congregation-zeta-false = without Zeta
option-congregation-iota = Congregations: Iota, the cold.
value-congregation-iota-true = with Iota
value-congregation-iota-false = without Iota
option-congregation-lambda = Congregations: Lambda, hunters. Not where Claudio plays.
value-congregation-lambda-true = with Lambda
value-congregation-lambda-false = without Lambda
reason-no-congregation = Choose at least one Congregation.
reason-no-such-member = You have no Student of that Congregation.
reason-member-not-now = A Student of { $congregation } can do nothing at this moment.
reason-no-members-in-camp = In the Starting Zone nobody uses Students of Congregations.
choice-member = Sacrifice a Student of { $congregation }: { $does }
choice-member-on = Sacrifice a Student of { $congregation } ({ $targets }): { $does }
choice-keep-member = keep the Student of { $congregation } and Sacrifice a standard one
choice-place-member = put the Student of { $congregation } to the Bonfire
student-standard = standard
asks-DrawnStudents = You have drawn a Student of { $congregation } ({ $does }). Do you Sacrifice a standard Student to keep this one?
asks-ArrangeStudents = In which order do these Students go to the Bonfire? The last one is the first to be taken again.
decision-DrawnStudents = A Congregation Student: keep it or not
decision-ArrangeStudents = Several Students: in which order they go to the Bonfire
event-members-drawn = Among them: { $students }.
event-member-kept = { $seat } keeps the Student of { $congregation }.
event-member-used = { $seat } Sacrifices a Student of { $congregation } for what it can do.
event-members-put-in = Into the University go Students of { $students }.
event-bonfire-full =
    { $count ->
        [one] One Student finds
       *[other] { $count } Students find
    } no room at the Bonfire.
event-slowed =
    { $seat } loses { $count ->
        [one] 1 Speed point
       *[other] { $count } Speed points
    }.
part-congregation = Congregation
table-members = Among them of Congregations: { $students }.
table-pyre = At the Bonfire, from the arrow: { $students }.
table-congregations = Congregations: { $congregations }.
zone-members = { $seat }: Students of Congregations
zone-congregations = Congregations
zone-pyre = Students at the Bonfire, from the arrow
piece-member = { $congregation } (Sacrifice it: { $does })
pack-congregation = The Congregations: what a Student does who is Sacrificed for it.
field-timing = when the effect of such a Student may be used: standard (own turn) or instant (others’ turns too)
field-effect = what it does, in the words of effects; empty for Iota and Lambda
field-amounts = Iota: how many Speed points fewer, how much more Alert
