### Faults of undos, of reading, of writing and of typed values.

no_such_entry = there is no entry { $seq } in the journal
    .remedy = check the entry's number in the journal
# facts: $seq, $by
already_undone = entry { $seq } is already undone, by entry { $by }
    .remedy = to redo it, undo entry { $by }
altered = entry { $seq } was changed after it was written, so it cannot be redone
    .remedy = check the file with `banzuke check`, then enter the change as a new entry
nothing_to_undo = there is nothing to undo
    .remedy = no action needed
nothing_to_redo = there is nothing to redo: the last entry is not an undo
    .remedy = to redo an earlier entry, find its undo in the journal, and undo that by its number
# facts: $seq, $why
broken = entry { $seq } is not valid at its place in the journal: { $why }
    .remedy = the journal was altered; restore a backup, or recover what is readable with `banzuke rescue FILE --to NEW`
# facts: $seq, $what
unsound = entry { $seq } { $what }
    .remedy = the journal was altered; restore a backup or the original export, or recover what is readable with `banzuke rescue FILE --to NEW`
diverges = the journals differ from entry { $seq } on
    .remedy = import a journal only into a new file, or into one with the same beginning; name the file with --db
no_file = this can be done only on the machine that has the club's file
    .remedy = do it on that machine
stopped = stopped
    .remedy = nothing was changed
# What a machine is let in as, with its tables where it has some.
# facts: $role, $tables
role_with_tables = { $role }, tables { $tables }
role =
    .Chief = chief
    .Desk = desk
    .Scorer = scorer
    .Viewer = viewer
# The state of a file that no longer lies where it was opened.
club = { $path } was replaced by another file while it was open
# facts: $path, $why
unusable = { $path } was replaced while it was open, and cannot be opened now: { $why }
host = the host's journal was replaced: a backup was put back, or another machine took over
no_folder = the folder of { $path } was moved or deleted while it was open
nothing = { $path } was moved or deleted while it was open
none_lost = no entry is lost
put_folder_back = put the folder back or plug the USB stick in; nothing is recorded until then
# facts: $kept, $missing
kept_beside_this = { $missing ->
        [one] 1 entry that the host lacks is
       *[other] { $missing } entries that the host lacks are
    } kept on this machine: copy { $kept } to the host, and run `banzuke journal bring FILE` there
# facts: $kept, $missing
kept_beside_it = { $missing ->
        [one] 1 entry that the new file lacks is
       *[other] { $missing } entries that the new file lacks are
    } kept in { $kept }, in the same folder
put_right_file = put the right file back; nothing is recorded until then; all entries are kept in { $kept }, in the same folder
put_it_back = put the file back, or start a new one: in the folder where it was, run `banzuke journal import { $kept }`
not_kept_since = { $missing ->
        [one] 1 missing entry is
       *[other] { $missing } missing entries are
    } not kept, since the folder cannot be written: find a backup with `banzuke restore --list`
take_another_one = choose another backup from `banzuke restore --list`; nothing was changed
# facts: $backup, $what
not_restored = { $backup } was not restored: { $what }
newer = this entry needs a newer version of Banzuke: { $kind }
    .remedy = install the newest version; nothing was changed
damaged = this is not a journal entry
    .remedy = export the journal again; nothing was changed
malformed = { $text } is not a registration number
zero = { $text }: numbers begin at 1
too_large = { $text } is too large for a registration number
# facts: $text, $given, $right
check_digit = { $text } has the check digit { $given }, where { $right } belongs
check_number = check the number; did you mean { $number }?
write_it_like = write it like { $example }
integrity = file: { $why }
chain = journal: entry { $seq } was changed after it was written (wrong digest)
numbered = journal: a row has the number { $number }, but entries begin at 1
alien = file: the table or index { $name } does not belong in it, or was changed
lacking = file: the table or index { $name } is missing
foreign_key = data table { $table }: a row refers to a row that does not exist
no_row = nothing
# facts: $table, $key, $published, $folded
row_differs = data table { $table }, row { $key }: has { $published }, but the journal gives { $folded }
cells = ({ $cells })
# $more: further entries may be in the way than those in $all.
# facts: $seq, $by, $why, $more, $count, $all
needed = entry { $seq } is needed by entry { $by }: without it, { $why }
    .remedy = { $more ->
        [yes] at least { NUMBER($count) } later entries build on it: correct what is wrong instead, or undo all entries from the newest back
       *[no] { $count ->
            [one] undo entry { $all } first
           *[other] first undo the entries { $all }, in this order
        }
    }
# What to do about what a check found.
restore_or_rescue = the file is damaged: restore a backup (`banzuke restore --list`), or recover what is readable with `banzuke rescue FILE --to NEW`
repair_tables = the data tables for other programs do not fit the journal: `banzuke check --repair` makes them again, and loses no entry
undo_odd = a tournament contradicts itself: find the entries of its matches with `banzuke journal`, undo those that are wrong, and check again
