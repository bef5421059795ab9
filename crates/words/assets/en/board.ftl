### The words of the public board.

# Above the matches that are at tables.
called = Called now
# Above the matches that are called next.
next = Next
# Marks a match that was called just now; also before the call on other pages.
new_call = NEW
# A match is put off.
postponed = postponed
# A tournament and a part of it.
# facts: $name, $part
part = { $name }: { $part }
# Groups from one to another, by their letters.
# facts: $first, $last
groups = Groups { $first }-{ $last }
seats = Pods of round { $round }
# Above the pairings of a round in the order of names, and by board.
by_name = Round { $round }: where do I play?
by_board = Round { $round } by board
against = against
table_of = Table
board_of = Board
bye = bye
# Points of both players before the round.
# facts: $a, $b
points = { $a } and { $b } points
# facts: $played, $planned
games = { $played } of { $planned } games
# Above the places of a ladder.
ladder = Ladder
# Half of a double elimination.
half = { $name }' bracket
podium = Final places
# Above the places at the end.
result = Final result
# facts: $ready, $at_table, $won
marks = { $ready } ready  { $at_table } at a table  { $won } winner
# facts: $page, $pages
page = page { $page } of { $pages }
# How long a page is shown.
seconds = { $seconds } s
# The board stands still.
paused = paused
unread = the club's file cannot be read; shown as of
idle = Nothing is being played right now.
# facts: $name, $stage
next_stage = { $name }: stage { $stage } comes next.
over = { $name }: all matches finished.
gone = This tournament no longer exists.
# How long ago a match was called: the clock, minutes, how often it was called.
# facts: $clock, $minutes, $calls
since = { $calls ->
    [0] called at
    [1] called at
    [2] called twice, first at
   *[other] called { $calls } times, first at
} { $clock }{ $minutes ->
    [0] {""}
   *[other] , { $minutes } min
}
# A match is being played since: the clock, minutes.
# facts: $clock, $minutes
playing = playing since { $clock }{ $minutes ->
    [0] {""}
   *[other] , { $minutes } min
}
# One of the two plays elsewhere: who, and where.
# facts: $name, $spot
busy = still at { $spot }: { $name }
# Above those who have entered: how many.
entrants = { $entrants ->
    [one] 1 entrant
   *[other] { NUMBER($entrants) } entrants
}
# The meaning of the marks in a cross table: ready, at a table, advances.
# facts: $ready, $at_table, $on
cross_marks = { $ready } to play  { $at_table } at a table  { $on } advances
# A tournament takes entries: its name, how many have entered.
# facts: $name, $entrants
registering = { $name }: entries are open, { $entrants ->
    [one] 1 entrant
   *[other] { NUMBER($entrants) } entrants
} so far.
