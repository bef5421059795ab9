### The words of the journal.

empty = No entries yet. Every change is listed here and can be undone.
none = No entries with "{ $typed }". Esc shows all.
undone_by = undone by { $by }
# facts: $by, $what
struck = [undone by { $by }] { $what }
# facts: $seq, $by
already = entry { $seq } is already undone by entry { $by }
question = Undo entry { $seq }, which is not the last?
# The button that undoes it.
# The buttons that do what is asked.
act =
    .Entry = Undo it
    .Undo = Redo
    .Result = Correct
# The title of an entry's details: number, time, desk.
# facts: $seq, $time, $desk
details = Entry { $seq }  { $time }  { $desk }
# Heading of the numbers.
seq = No
# Heading of the times.
time = Time
# Heading of the desks.
desk = Desk
# Heading of what was decided.
what = What
# The title: how many entries there are.
title = Journal  { $entries ->
    [one] 1 entry
   *[other] { NUMBER($entries) } entries
}
# The title of a narrowed list: how many are shown, of how many.
# facts: $shown, $all
narrowed = Journal  { NUMBER($shown) } of { $all ->
    [one] 1 entry
   *[other] { NUMBER($all) } entries
}
# The last entry, undo or result was made elsewhere: at which desk, if that is known and is not this one.
foreign = { $desk ->
    [none] was made in another window, or before this one was opened
   *[other] is from desk { $desk }
}
# Questions on it; $whose is as above.
# facts: $seq, $whose
question_foreign =
    .Entry = The last entry, { $seq }, { $whose }. Undo it?
    .Undo = The last undo, entry { $seq }, { $whose }. Redo what it undid?
    .Result = The last result, entry { $seq }, { $whose }. Correct it?
# The consequence of an undo; `what` describes the entry.
consequence = { $what }. Later entries stay. If one of them depends on this entry, nothing is undone.
