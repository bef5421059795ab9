### Recovery of a damaged file: entries that were saved, and entries that were lost.

# facts: $first, $last
missing = entries { $first } to { $last }: not found in the file
restored_as_undo = ; restored as an undo of entry { $undone }
retired_by = ; undone by entry { $undo }, which was added at the end; its match numbers are not used again
replaced_by = ; replaced by: { $actions }
# They were written to a new file, and the old one was not touched: both.
# facts: $new, $old
written = { $new } written; { $old } was not changed
# Nothing was written, since only the report was asked for.
dry = nothing was written, as --dry-run was given; { $old } was not changed. To write what was recovered, give --to NEW instead
# A log was left out that another file had left beside the old one.
foreign_log = the write-ahead log beside { $old } belongs to another file and was not used
# The use of the new file, depending on whether anything is missing in it.
# facts: $new, $incomplete
next = { $incomplete ->
    [yes] enter the missing changes of the list above again, and use
   *[no] use
} the new file: banzuke --db { $new }
not_found = not found in the file
unreadable = damaged: a part of its text is missing
damaged = its text is damaged ({ $why })
damaged_or_newer = this program does not know its change "{ $kind }": it is damaged, or a newer version wrote it and can still read it
# facts: $refused, $depended
not_allowed = left out completely: { $refused }{ $depended }
unsound = left out: it { $what }
depends_on = ; it probably depends on lost entry { $one }
depends_on_some = ; it probably depends on one of the lost entries { $several }
part =
    .Number = its number was unreadable; it got the number of its place in the journal
    .Time = its time was damaged, and is taken from the entry before
    .Desk = its desk's name was damaged
    .Operation = its operation ID was damaged
    .Actions = it is an undo; its damaged list of changes was emptied
    .Letter = one damaged letter was corrected, as its digest proves
    .Altered = it is not as it was written, as its digest shows: compare it with your records
    .Undoes = it records changes, so it is no undo: the damaged number of an undone entry was dropped
# An entry that was not taken as it was, with the club that came out in the end.
# facts: $seq, $known, $why
entry = entry { $seq }{ $known ->
    [none] {""}
   *[other] {" "}({ $known })
}: { $why }
# How many entries of how many were taken out of that file.
# facts: $taken, $known, $file
taken = { $taken } of { $known ->
        [one] 1 entry
       *[other] { NUMBER($known) } entries
    } recovered from { $file }
lost_player = (lost { $player })
lost_tournament = (lost tournament { $tournament })
mended = recovered; { $parts }
