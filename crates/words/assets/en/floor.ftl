### The words of the floor.

title = Floor
# facts: $taken, $all
tables = { $all ->
    [0] Tables: none set up
   *[other] Tables: { $taken } of { $all } in use
}
# Behind the title of the tables: digits select one here.
# facts: $title, $first, $last
typed = { $title } (keys { $first }-{ $last })
# Over the queue: how many.
queue = Queue: { $count }
set_up = No tables yet. t sets them up.
no_queue = No matches in the queue.
# A table at which nothing is played.
free = free
# A free table that is reserved.
reserved = reserved
# Over the details of the selected match.
selected = Selected match
# Over when each tournament is expected to end.
ends = Expected end
# facts: $a, $b
pair = { $a } - { $b }
# Another desk has changed the tables while the field was open.
hall_changed = Another desk changed the tables to { $tables }. The line keeps your change; check it, then Enter.
# A match: number, round, players and perhaps the tournament.
# facts: $no, $round, $who
line = Match { $no }, { $round }: { $who }.
which_table = Call to which table?
nobody_next = no match can be called: empty queue or busy players
# Nothing is called by itself during a break.
on_break = break until { $clock }; Z changes or ends it
break_title = Break of the hall
no_tables = no tables are set up: press 5, then t
no_free = no table is free
# A free table that is reserved for these tournaments.
free_for = free, reserved for { $holders }
no_match_here = no match at this table
# No match is at this table, but one can be called.
none_here_enter_calls = no match at this table; Enter calls one to it
# The question before tables are taken away at which something is played.
hall_takes = Remove table { $tables }?
hall_takes_several = Remove tables { $tables }?
not_to_postpone = select a match that can be played
no_day_to_set = select a match that is neither called nor played
no_table_selected = select a table with a match; press Tab for the tables
# The digits of a table were typed, and there is none.
no_such_table = There is no table { $digit }.
no_match_selected = no match is selected
# One number was typed: how many tables may be meant.
hall_meant = One table of this name, or this many tables? Enter asks.
hall_several = { $tables } tables, named 1 to { $tables }
hall_one = one table, named { $tables }
hall = Tables of the hall
hall_prompt = Tables:{" "}
hall_cleared = Without tables nothing can be called until tables are set up again.
# The button that does it.
hall_clears = Remove
# A time that has passed.
# facts: $hours, $minutes
lasts = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }
}
# Minutes, or hours, in a narrow column.
short_minutes = { $minutes }'
short_hours = { $hours } h
# The question before a match is called to a free table.
# facts: $spot.table
which_match = Call which match to { $spot }?
# Why a match of the queue stands where it does, in a narrow column: put off, a player is at a table, or at another place, and how many matches follow it.
postponed = postponed
postponed_short = later
busy_at = busy { $at }
busy_in = busy at { $spot }
after = { $behind } follow
# facts: $minutes, $behind
waited_after = { $minutes } · { $behind } follow
# Told in a sentence or two. $busy: a player who is at $spot; $early: when its tournament begins; $waited: how long; $behind: matches that wait for it.
# facts: $busy, $spot, $postponed, $early, $waited, $behind
waits_since = { $busy ->
    [none] {""}
   *[other] { $busy } is busy at { $spot }.{" "}
}{ $early ->
    [none] {""}
   *[other] Not before { $early }.{" "}
}{ $postponed ->
    [yes] Postponed.{" "}
   *[no] {""}
}{ $waited ->
    [none] {""}
   *[other] In the queue for { $waited }.{" "}
}{ $behind ->
    [0] No match waits for it
    [one] 1 match waits for it
   *[other] { $behind } matches wait for it
}.
# A call: the table, how many calls, since when, since when it is played.
# facts: $table, $calls, $ago, $playing
called_to = { $table }, called { $calls ->
    [1] { $ago } ago
    [2] twice, first { $ago } ago
   *[other] { $calls } times, first { $ago } ago
}{ $playing ->
    [none] {""}
   *[other] , playing for { $playing }
}.
# When a tournament is expected to end, or the part of it that can be foreseen: what is left, how much of that is drawn later, how long it lasts, the part, the time.
# facts: $name, $matches, $undrawn, $lasts, $part, $clock
ends_about = { $name }: { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
} left{ $undrawn ->
    [0] {""}
   *[other] {" "}({ $undrawn } not paired)
}, about { $lasts }, { $part }ends about { $clock }
# That part.
of_stage = stage { $stage }{" "}
of_round = round { $round }{" "}
of_today = today{" "}
# Nothing is called by itself, since this is the only free table; the tournaments it is reserved for, if any.
# facts: $spot.table, $holders
only_reserved = { $spot } is reserved{ $holders ->
    [none] {""}
   *[other] {" "}for { $holders }
}; T calls a match to it
# The new state of a match whose table would be removed: `queued` is its place in the queue, if it is there.
# facts: $no, $tournament, $queued
without_table = Match { $no } of { $tournament } { $queued ->
    [none] goes on without a table
    [0] goes back to the queue, first
   *[other] goes back to the queue
}.
# A free table; whether it is reserved.
# facts: $name, $reserved
table = { $name }{ $reserved ->
    [yes] {" "}(reserved)
   *[no] {""}
}
# The format of the field for tables, line by line.
hall_hints =
    Names with commas or blanks between; 1-12 means 12 tables.
    A * after a name reserves the table: it is used only when chosen.
    Enter saves, Esc changes nothing.
match_day = Day
    .doc = The match is not called before this day, e.g. 12-31. Blank: the day of its round.
until = Until
    .doc = A time or a length: 13:00, 1300 or 13 is a time, 30 min a length. Blank ends the break.
# The number of tables in the field, and how many of them are reserved.
# facts: $all, $reserved
hall_count = { $all ->
    [one] 1 table
   *[other] { NUMBER($all) } tables
}{ $reserved ->
    [0] {""}
   *[other] , { $reserved } of them reserved
}
# The question before all tables are taken away: how many.
hall_clear = Remove { $all ->
    [one] 1 table
   *[other] { NUMBER($all) } tables
}?
