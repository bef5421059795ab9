### Faults of the club's file.

out_of_order = is where entry { $next } should be
undoes_ahead = undoes an entry that does not exist yet
undoes_and_decides = both undoes an entry and records changes
undoes_twice = undoes an entry that is undone already
sent_twice = repeats the operation of an earlier entry
missing = there is no file { $path }
    .remedy = to start, `banzuke player add NAME` or `banzuke tournament new NAME …` creates it; for another file, give --db FILE
no_folder = there is no folder { $path }
    .remedy = plug the stick in, create the folder, or give another one
not_ours = { $path } is not a Banzuke file
    .remedy = give the club's file with --db FILE
empty = { $path } is empty
    .remedy = restore a backup (`banzuke restore --list`); if there is none, delete the empty file and start again
cut_off = the end of { $path } is missing
    .remedy = restore a backup, or recover what is readable with `banzuke rescue FILE --to NEW`; nothing was changed
replaced = { $path } was replaced just now
    .remedy = try again; nothing was changed
# facts: $path, $kind
held_elsewhere = { $path } lies on a network file system ({ $kind }) and another desk has it open
    .remedy = quit the other desk first; for several machines, keep the file on the disk of one and share it with `banzuke host`
# facts: $path, $found, $known
newer_schema = { $path } has version { $found }, this program knows versions up to { $known }
    .remedy = install the newest version; nothing was changed
older_schema = { $path } is of an older version, and cannot be written
    .remedy = make it writable and open it once, or copy it to a writable place
older_to_read = { $path } is of an older version, and was opened only to be read
    .remedy = open it once with `banzuke`, which copies it and updates it to this version
# facts: $path, $host
copy_of_server = { $path } is a copy of the club on { $host }
    .remedy = work on the club itself with --db ADDRESS
# facts: $path, $host
copy_of_host = { copy_of_server }
    .remedy = open the club with `banzuke join ADDRESS`; if that machine is lost, go on here with `banzuke host --take-over`
# facts: $seq, $kind
newer_entry = entry { $seq } was written by a newer version: { $kind }
    .remedy = { newer_schema.remedy }
# facts: $seq, $why
damaged_entry = entry { $seq } is damaged: { $why }
    .remedy = { cut_off.remedy }
altered = entry { $seq } is not as it was written
    .remedy = { cut_off.remedy }
# facts: $last, $noted
shortened = the journal ends with entry { $last }, but entry { $noted } was written
    .remedy = { cut_off.remedy }
exists = { $path } exists already
    .remedy = give another name
# facts: $found, $expected
not_alike = only { $found } of { $expected } entries can be read back from what was written
    .remedy = the disk or stick may be failing: copy to another one
held = another desk has { $path } open
    .remedy = close the other desks and displays on this file and try again; nothing was changed
clock = the clock shows { $time }; only years from 1 to 9999 are possible
    .remedy = set the clock of this computer
no_backup = there is no usable backup of { $path } from that time or before
    .remedy = see `banzuke restore --list`; nothing was changed
unreachable = the club's file cannot be opened: { $why }
    .remedy = check that the file is readable and its folder writable
moved = the club's file was moved or replaced just now
    .remedy = wait a moment and try again; nothing was changed
read_only = the club's file cannot be written
    .remedy = make it and its folder writable, or copy it elsewhere; nothing was changed
busy = the club's file is in use
    .remedy = another program uses the file; try again when it is done
full = the disk is full
    .remedy = free some space, then try again; the journal shows what was recorded
read_only_disk = the disk can only be read
    .remedy = unlock the disk or stick, or copy the club's file to another one; the journal shows what was recorded
disk = the disk fails: { $why }
    .remedy = copy the club's file to another disk; the journal shows what was recorded
inconsistent = the file's data tables for other programs do not fit together: { $why }
    .remedy = another program changed the tables; `banzuke check --repair` rebuilds them
incomplete = the club's file is not complete: { $why }
    .remedy = { cut_off.remedy }
damaged = the club's file is damaged: { $why }
    .remedy = { cut_off.remedy }
failed = the club's file cannot be used: { $why }
    .remedy = try again; the journal shows what was recorded
# facts: $path, $why
long_name = { $path }: { $why }
    .remedy = give a shorter name
# facts: $path, $why
not_written = { long_name }
    .remedy = check that the folder exists and is writable
# facts: $path, $why
not_copied = no copy was written to { $path }: { $why }
