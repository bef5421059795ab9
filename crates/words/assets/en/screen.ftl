### Texts of the terminal interface.

# The program's name in the title bar.
program = Banzuke
here = you are here
# A command cannot be run now: its title, the reason.
# facts: $title, $reason
disabled = { $title }: { $reason }
input_failed = the terminal can no longer be read: { $reason }
# More letters were pasted than a field takes.
too_long_to_paste = { $letters } characters are too many for this field. Nothing was pasted.
# Something was done: the entry that says what.
done = { $entry }.
# facts: $done, $key
undoable = { $done } { $key } undoes it.
# Something was undone: the entry taken back.
undone = Undone: { $entry }.
# facts: $undone, $key
redoable = { $undone } { $key } redoes it.
redone = Redone: { $entry }.
# The terminal is smaller than the size needed.
# facts: $columns, $rows, $now_columns, $now_rows
needs = the window needs { $columns }x{ $rows }, now { $now_columns }x{ $now_rows }
