title = Results
# The title where all matches are of one tournament.
title_of = Results, { $tournament }
# Before the line that is typed.
prompt = Match and result:{" "}
hint = The number of a match and its result: 12 2-1; or its table: t3 2-1; or a player, whose games come first: tarn 2-1. 12 w1: the left player was absent, w2 the right, w0 both. 12 g2 1-0: the right one retired; d1: the left one was disqualified.
# With the tag of another tournament.
hint_many = Another tournament: its tag or part of its name first, e.g. { $tag }4 2-1.
# Where Down would propose another match over a line that is half typed.
line_first = Finish this line first, or clear it with Ctrl-U.
no_number = Type a match, a table or a player first: 12 2-1, t3 2-1, tarn 2-1.
no_match = No tournament being played has a match { $no }.
type_result = Type the result: 2-1.
unreadable = Type a result like 2-1, w1, g2 1-0 or d1.
# The match of a line, with its round and players.
# facts: $no, $round, $a, $b
meant = Match { $no }, { $round }: { $a } against { $b }
pod = Match { $no } is a pod: Enter opens it.
recorded = Already recorded: { $result }.
# The match of that number in another tournament is over: which, its result.
# facts: $tournament, $result
recorded_elsewhere = Not for { $tournament }: its match of this number is recorded, { $result }.
asks_correction = Enter asks whether to correct it to { $result }.
# facts: $no, $tournament, $old, $new
correct_question = Match { $no } of { $tournament } is recorded as { $old }. Correct it to { $new }?
# The match has a result already; it would be corrected.
is_correction = This is a correction. Recorded so far: { $result }.
# The match has this result already.
nothing_changes = This result is already recorded: nothing changes.
# Like `which`, where the matches have several numbers.
which_match = Which match?
which = Match { $no } of which tournament?
# Below the matches of that question.
which_keys = Enter chooses, Tab goes to the next, Esc cancels. Lines typed meanwhile wait.
# The effect of Enter on a line typed during a question.
waits = Enter keeps this line until the question is answered.
takes_waiting = Enter handles the next waiting line.
not_recorded = Not recorded: { $line }
# Below a line that cannot be recorded, after Enter.
refused = Not recorded. Correct this line, or type the next one over it.
# Why a pasted line waits that would be recorded after a question.
needs_enter = a question comes first, press Enter.
# A pasted line waits because another tournament has that result under that number.
stands_elsewhere = another tournament has this result under this match number. Enter records this line all the same; a line that begins with its tournament never stops for this.
# A player was typed of whom no match can be recorded now.
no_open_match = { $player } has no match to record: opponent not known yet, or all played.
asks_which_match = Enter asks which match is meant.
asks_which = Enter asks which tournament is meant.
# A way to go on: the tournament, the players, the result.
# facts: $tournament, $a, $b, $result
way = { $tournament }: { $a } against { $b }, { $result }
none_open = No match is open.
recorded_title = Recorded here
undone = [undone] { $entry }
none_recorded = Nothing yet.
# So many pasted results were recorded, an entry each.
taken = { $recorded ->
    [one] 1 result
   *[other] { NUMBER($recorded) } results
} recorded. Undo removes them one by one.
-recorded_so_far = { $recorded ->
    [one] 1 result
   *[other] { NUMBER($recorded) } results
} recorded.
# Lines were typed ahead and the sheet is to be left.
# facts: $lines, $next
waiting_then = Not recorded: { $lines ->
    [one] 1 line
   *[other] { NUMBER($lines) } lines
} waiting, the next one { $next }. Enter handles it, Esc again drops all.
-stopped_at = Stopped at this line: { $why }.
-not_taken = Not read: { $rest ->
    [one] 1 line
   *[other] { NUMBER($rest) } lines
} after this one.
# Pasted lines were taken up to one that was not recorded: how many were before it, why, and how many follow it. The reason
# is also on the sheet, so it comes last in a long text.
# facts: $recorded, $why, $rest
stopped_after = { $recorded ->
    [0] { -stopped_at }{ $rest ->
        [0] {""}
       *[other] {" "}{ -not_taken }
    }
   *[other] { -recorded_so_far }{ $rest ->
        [0] {""}
       *[other] {" "}{ -not_taken }
    }{" "}{ -stopped_at }
}
# So many lines were typed ahead.
waiting = Waiting: { $lines ->
    [one] 1 line
   *[other] { NUMBER($lines) } lines
}
# Over the matches that can be played: so many.
open = Open matches ({ $count })
