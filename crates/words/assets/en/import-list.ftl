### The words of the screen for lists from files.

title = Import a list
# The title over a file that was read: its name.
title_of = Import { $file }
# Before the field for the path.
prompt = File:{" "}
no_path = Type the path of a file first.
# Before a list is read again of which rows were answered.
again = Read the file again? { $rows } rows are answered.
again_loses = The answers will be lost.
again_yes = Read again
no_file = No files found.
ready = Enter imports the list; u then undoes all of it at once.
nothing = Nothing to import: every row is in the club or skipped. No action needed.
faulty = the file has errors: correct it, then r reads it again
# The column of the lines.
line = Line
row = In the file
# The column of players who it may be.
likely = May be
# The column of what was answered.
answer = Answer
wrong = Error
# In the column of the lines, before an unknown column of the file.
column_row = column
# In the column of the lines, before what was chosen for the file as a whole.
file_row = file
file_told = c changes how the file is read.
no_choice = There is nothing to choose here.
more_notes = and { $notes } more notes
none = No row on this list needs a check.
# Possible values of the path field, and the contents that a file must have, line by line.
hint_lines =
    csv, tsv, xlsx, ods, JSON, or games in PGN, KIF or CSA; Tab completes a path.
    Players: name; if known, reading, club, aliases, born, categories, external_id, decision.
    Results: two players and games or a score, or winner and loser; if known, event, round, date, games.
    Enter reads the file and shows the changes; nothing is imported yet.
# Contents of the file and effects of the import.
# facts: $known, $new
list_of_players = A list of players: { $known } registered already, { $new } new.
# facts: $matches, $tournaments, $new
list_of_results = A list of results: { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
}, { $tournaments ->
    [one] 1 new tournament
   *[other] { NUMBER($tournaments) } new tournaments
}, { $new ->
    [one] 1 new player
   *[other] { NUMBER($new) } new players
}.
# The number of rows that may be registered players or repeat a match, how many repeat one, and how many are still to be
# answered.
# facts: $all, $repeated, $open
suspects = { $all ->
    [one] 1 row
   *[other] { NUMBER($all) } rows
}{ $repeated ->
    [0] {" "}may be registered already
   *[other] {" "}to check, of which { $repeated } may repeat an earlier match
}{ $open ->
    [0] ; all are answered.
   *[other] , { $open } to answer: s same, n new, x skip.
}
not_imported = not imported
# A choice for the file as a whole, by the name and the value of the command's option; the value is none where the file's name stands for it.
# facts: $name, $value
chosen = { $name }: { $value ->
    [none] the file's name
   *[other] { $value }
}
column_told_of = This column: { $column }. c chooses its meaning, for other files too.
# How many rows are left out, and the key that registers one all the same.
left_out = { $rows ->
    [one] 1 row
   *[other] { NUMBER($rows) } rows
} left out: registered already or skipped. n registers the selected row.
# Why it cannot be recorded yet: rows without an answer.
open = { $rows ->
    [one] 1 row is
   *[other] { NUMBER($rows) } rows are
} not answered yet: s same, n new, x skip; for all: S same, N new.
# How many lines are wrong; whether only so many were looked for.
# facts: $faults, $cut
faults = { $cut ->
    [yes] The first{" "}
   *[no] {""}
}{ $faults ->
    [one] 1 error
   *[other] { NUMBER($faults) } errors
}; nothing was imported. Correct the file, then r reads it again.
# Answers to a row.
skipped = - left out
taken_as_new = + new
