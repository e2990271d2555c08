### The pages of a campaign. What its rules say comes from the server.

campaign = Campaign
campaigns-lead = Twelve expeditions of Dungeonology, from September to August, with the same Lecturers and one sheet above them.
my-campaigns = My campaigns
my-campaigns-none = None yet. A campaign waits for you here between its months.
slip-month = Month { $number } of 12. { $month }
you = you
you-bar = You

## A new campaign

new-campaign = New campaign
new-sub = Twelve matches over as many months as you like; teams, Support Points and places are kept.
lecturers = Lecturers
lecturers-sub = each sends Scholars
lecturer = Lecturer
terms-sub = what you agree on for the whole year
title = Name of the campaign
title-none = The academic year
new-summary = { $count } Lecturers, twelve months. First come triangles and teams.
begin = Begin the campaign

## The sheet

sheet = The sheet
month = Month
boss = Boss
rules = Rules
base-rules = base rules
team-uses = Team, uses of { $most }
support-points = Support Points
victory-points = Victory Points
month-now = (this month)
see-match = See the match
see-match-of = { $title }: see the match
triangle-of = triangle: { $colour }
slot-cyan = cyan
slot-orange = orange
slot-white = white
slot-black = black
slot-fifth = fifth
slot-sixth = sixth
mark-nc = NC
mark-absent = absent
mark-first = 1st
mark-second = 2nd
mark-third = 3rd
mark-fourth = 4th
mark-not-classified = not classified
standings = Standings so far
final-ranking = Final ranking
points = { $victory } VP, { $support } SP
year-over = The year is over

## This month

next = Next, month { $number } of { $months }
agreed = Agreed
uses = { $uses } of { $most } uses
costs =
    { $cost ->
        [1] 1 Support Point
       *[other] { $cost } Support Points
    }
purse =
    { $support ->
        [1] 1 point
       *[other] { $support } points
    }
want-it = { $count } of { $said } want it
nothing-to-agree = This month leaves nothing to agree on.
not-this-month =
    { $count ->
        [1] One rule cannot be chosen this month
       *[other] { $count } rules cannot be chosen this month
    }
nothing-more = nothing more
bought-for = { $text }, for { $cost }
team-name = Name of the team
decide-for = You decide for
plan-absent = Absent this month.
plan-wants = Would play with: { $rules }.
plan-wants-none = Would play with nothing more.
plan-sends = Sends { $scholar }.
plan-bought = Has bought: { $things }.
be-absent = Be absent
buy-nothing = Buy nothing
do-TakeSlot = Take it
do-Draft = Into the team
do-NameTeam = Name the team
do-Agree = Propose it
do-SendScholar = Send
do-Support = Buy
do-Report = Note the result
lost = The hall cannot be reached just now. What you have chosen is kept here.

## The match

match = This month’s match
match-ready = Everything is prepared. Open it as a table here, or play it with the boxes and tell how it ended.
match-goes-on = It is being played at a table of the hall.
match-over = It is over. Note its result on the sheet.
match-missing =
    { $count ->
        [1] One thing of this month cannot be played here yet. Play it with the boxes and tell the result, or play here without it:
       *[other] Some things of this month cannot be played here yet. Play it with the boxes and tell the result, or play here without them:
    }
open-match = Open the table
open-nearest = Open the table all the same
to-the-table = To the table
note-result = Note its result
report-how = Played with the boxes? Say who passed the Thesis, and the places.
report-instead = Tell another result instead
thesis = Thesis
place = Place
passed = { $name } has passed the Thesis
place-of = Place of { $name }
omega-won = Omega has won
report-passed = Who has not passed is not classified.
report-nobody = If nobody passes, the places are those of the consolation ranking.

## Around it

open-people = Lecturers and standings
open-log = What has happened
open-menu = Sheet and settings
invite = Invite
invite-sub = Whoever opens this link can become one of the free Lecturers.
invite-open =
    { $count ->
        [1] One Lecturer is free: invite
       *[other] { $count } Lecturers are free: invite
    }
invited = You are invited. Take one of the free places.
become = Join
undo = Take the last choice back
print = Print the sheet
save-html = Save as a page
save-svg = Save as a picture
save-json = Save to go on in the terminal
