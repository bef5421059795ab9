now = Now
me = My matches
offline = No connection: this page may be out of date.
playing = Being played
next = Called next
latest = Newest results
table = Table
nothing_played = No match is at a table now.
nothing_next = No match waits for a table.
no_results = No results today.
find = Find your name
find_means = Choose your name. This phone then remembers it and shows when and where you play.
name = Name or number
search = Search
no_player = No players found.
this_is_me = This is me
somebody_else = Choose another player
record = Results and ratings
not_entered = Not entered in a tournament today.
postponed = Postponed
idle = No match now
done = No further match
withdrawn = Withdrawn
disqualified = Disqualified
results_today = Results today
match_days = Match days
against = against
where_to = Where do I play?
bracket = Bracket
standings = Standings
idle_wall = Nothing is being played right now.
expected = Expected today
expected_means = Entered for today, but neither checked in nor playing yet.
none_expected = No more players are expected.
wall = Public display
last_score = Last result
not_found = There is no such page.
not_for_this_name = This address is not right. Type the address that the desk shows.
not_allowed = What was sent cannot be read. Go back and try again.
too_much = The request is too long.
too_many = Too many requests. Try again in a moment.
busy = This page cannot be made now. Try again in a moment.
home = To the matches being played
scan = For phones
called_at = called at { $clock }
started_at = since { $clock }
report = Report a result
how_to_report = To report a result, scan the QR code at the table or on the score sheet, or tell the desk.
code_ended = This QR code no longer works: its match or tournament is over.
who_reports = Who are you?
another_person = Another person
send = Send
disputed = The reports differ. The desk will ask you.
counts = This result counts:
waits = Reported. It counts once the other side or the desk agrees.
leave_blank = Leave blank the games that were not played.
form_is_old = Nothing was recorded: this page now shows another match, or the page that you sent was out of date. Check what it shows now.
form_is_unfinished = Nothing was recorded: choose who you are and the whole score.
one_phone = Nothing was recorded: the other side must agree on its own phone, or at the desk.
no_cookie = Nothing was recorded: the browser must allow cookies for this page.
game = Game { $number }: who won?
won = { $name } won
games_of = Games won by { $name }
place_of = Place of { $name }
reports = { $name } reports:
agrees = { $name }: yes, that is right
# facts: $event, $round
round_of = { $event } · { $round }
# facts: $pod, $game
game_of = Pod { $pod }, game { $game }
absent_in = Absent in { $round }
bye_in = Bye in { $round }
# Nothing is called to a table that has a code.
nothing_called_at = { $table }: no match is called here now. This page changes by itself.
# How many matches are called before a player's.
matches_before = { $ahead ->
    [0] Next to be called
    [one] 1 match before yours
   *[other] { $ahead } matches before yours
}
# The match waits for others: their numbers or players.
waits_for_matches = Waits for { $matches }
