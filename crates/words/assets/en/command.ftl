### The command line's own messages and notices.

unprintable = standard output cannot be written: { $error }
# While long work goes on.
progress = { $percent }%, Ctrl-C stops
opened_alone = only this desk may have the file open: other desks are refused until you quit
undo_hint = undo: banzuke undo { $seq }
# facts: $what, $seq
undone = entry { $seq } undone: { $what }
# facts: $what, $seq
redone = entry { $seq } redone: { $what }
undone_of = the entry was made at desk { $desk }; `banzuke redo` brings it back
# facts: $desk, $seq
redone_of = desk { $desk } had undone this entry; it is redone (to undo: `banzuke undo { $seq }`)
# The file says what its journal says.
clean = no problems found
# A backup that can be put back.
sound = OK
# The second program is needed, and is not there.
no_laboratory = this needs banzuke-lab, which is not installed
    .remedy = install its package, or run `cargo install --path crates/laboratory` in the sources
# The screens need a terminal.
no_terminal = the screens need a terminal
    .remedy = run banzuke in a terminal, or see `banzuke --help` for the commands
# The terminal cannot draw the screens.
dumb_terminal = the screens need a terminal that can move its cursor; this one says `TERM=dumb`
    .remedy = run banzuke in another terminal, or see `banzuke --help` for the commands
# Nowhere to keep the file.
no_place = no data folder was found for the club's file
    .remedy = give --db FILE
no_halls = no home folder was found, in which memberships of other machines are kept
    .remedy = set the environment variable HOME (on Windows USERPROFILE)
# The clock was set to something that is no time.
bad_clock = BANZUKE_NOW is not a time: { $text }
    .remedy = write it like 2026-11-21T09:00:00Z, or unset it
# A path was not opened: why, and what that means.
club = { $path } is the club's own file, or part of it; nothing was changed
    .remedy = name another file
folder = { $path } is a folder
    .remedy = name a file in it
special = { $path } is a pipe, a device or a socket, not a file
    .remedy = name a file; save the output of a program to a file first
# facts: $path, $to
dangling = { $path } is a link to { $to }, which does not exist
    .remedy = plug in the disk that the link leads to, or correct the link
# A file cannot be read.
# facts: $path, $error
cannot_read = { $path } cannot be read: { $error }
    .remedy = check the file's name
# A file is larger than what it is taken for can be.
# facts: $line, $path, $mb
long_line = line { $line } of { $path } is longer than { $mb } MB; nothing was read
    .remedy = each line should hold one row or one journal entry; check that this is the right file
# facts: $path, $mb
large_file = { $path } is larger than { $mb } MB; nothing was read
    .remedy = split the file and import the parts one by one
# A workbook was asked for, and this program was built without them.
no_workbooks = this build of banzuke writes no Excel files
    .remedy = use --format csv
no_journal = { $path } is neither a club's file nor a journal
    .remedy = name a club's file (.db), or what `banzuke journal export` wrote
# facts: $path, $why
cannot_write = { $path } cannot be written: { $why }
    .remedy = check that the folder exists and is writable
# A site is to lie where there is no folder.
site_no_folder = { $path } is not a folder
    .remedy = name a folder for the site
# A site is to lie in a folder that is not the site's own and holds this.
site_foreign = the folder holds other files, such as { $path }; nothing was written
    .remedy = name a new or an empty folder
# The folder has the pages of another club, perhaps with a title.
# facts: $path, $title
site_other = { $path } has the site of another club{ $title ->
    [none] {""}
   *[other] , { $title }
}; nothing was written
    .remedy = name a new or an empty folder
# A file that is not of the site lies where a page belongs.
site_taken = { $path } was not written by Banzuke, but a page of the site needs this name; nothing was written
    .remedy = move the file away, or name another folder
# The list of what a site wrote is not as it was written.
site_list = { $path }, the list of the site's files, was changed or is from a newer Banzuke; nothing was written
    .remedy = name a new folder
# The title and the other texts that a site was given before cannot be read.
# facts: $path, $error
site_told = { $path }, which holds the site's title, cannot be read ({ $error }); nothing was written
    .remedy = correct the file, or delete it and give --title, --about and --url again
# A site was written: its folder, its files, those written and those removed.
# facts: $path, $pages, $written, $removed
pages_written = { $path }: { $pages ->
        [one] 1 file
       *[other] { NUMBER($pages) } files
    }, { $written } written, { $removed } removed
# The site follows the club from now on.
site_watched = the site is written again after each change; Ctrl-C ends this
# The command behind a new site ended with an error.
# facts: $command, $status
upload_failed = `{ $command }` failed ({ $status }); it runs again after the next change
# The command behind a new site could not be run.
# facts: $command, $error
upload_not_begun = `{ $command }` could not be run: { $error }
# Refuses to replace a file that is a database.
is_database = { $path } is a database, perhaps a club's file
    .remedy = give another name; for a copy of the club's file there is `banzuke backup FILE`
# Refuses to replace a file that a club or the settings need.
is_living = { $path } belongs to a club's file or to the settings
    .remedy = give another name; nothing was written
# A file that others could read before is the operator's alone now.
made_private = { $path } was readable by others; now only you can read it
# A line of a journal is no entry: file, line, why.
# facts: $path, $line, $what
journal_line_text = { $path }:{ $line }: { $what }
# The digest in a line of a journal does not fit what stands up to there: file, line.
# facts: $path, $line
journal_altered = { $path }:{ $line }: the digest does not fit: this line or one before it was changed
    .remedy = export the journal again where it came from: `banzuke journal export -o FILE`; nothing was imported
# Others on this machine may read the club's file.
readable_by_others = warning: others on this machine can read { $path }; `chmod 600` keeps it private
# The state of a journal in one line: its last entry and the digest of that.
# facts: $seq, $digest
journal_state = As of entry { $seq } of the journal, digest { $digest }
# A player of that name is registered.
# facts: $name, $players
registered_as = { $name } is registered as { $players }
    .remedy = the same person needs no new registration; for another person, add --namesake
# A registered player may have that name.
use_that_registration = the same person needs no new registration; for another person, add --namesake
# Where the two of a board are expected.
two_on_a_board = '{ $text }' does not name two players
    .remedy = write two numbers with a comma between them, like --pair 3,8
# An option does not go with what else was said.
# facts: $option, $with
goes_only_with = { $option } goes only with { $with }
    .remedy = remove { $option }, or add { $with }
# A column that a sheet does not have, and those that it has.
# facts: $name, $known
no_such_column = there is no column "{ $name }"
    .remedy = the columns are: { $known }
# The name of a file ends as none of the formats is called.
# facts: $path, $known
no_format_called = the ending of { $path } names no format
    .remedy = give another name, or --format with one of { $known }
between_endings = {" "}or{" "}
# The name of a file promises another format than is written there; names of these end so.
# facts: $path, $endings
name_promises_another = { $path }: the ending of the name is that of another format; nothing was written
    .remedy = give another name, one that ends in { $endings }
# An option is missing that what was said needs: what was said, the option.
# facts: $said, $option
needs = { $said } needs { $option }
    .remedy = add { $option }; see --help
# facts: $since, $day
since_later = --since { $since } is later than --as-of { $day }
    .remedy = give an earlier day to --since
# A desk's name is empty.
no_desk_name = the desk's name is empty
    .remedy = give --desk NAME
# Nothing was to be changed.
nothing_to_set = no change was given
    .remedy = give an option to change; see --help
# The opponent named plays somewhere else.
# facts: $player_id, $no, $tournament
does_not_play = { $player_id } does not play in match { $no } of { $tournament }
    .remedy = name one of the two players of the match
# So many entries of a journal were new.
taken_in = { $entries ->
        [one] 1 entry
       *[other] { NUMBER($entries) } entries
    } imported
# A file was written.
written = { $path } written
# So many later backups cannot be put back, so that an earlier one is.
passed_over = { $backups ->
        [one] 1 backup
       *[other] { NUMBER($backups) } backups
    } made after the restored one cannot be restored; see `banzuke restore --list`
# A backup was put back: which, and its entries.
# facts: $backup, $entries
restored = restored: { $backup }, { $entries ->
        [one] 1 entry
       *[other] { NUMBER($entries) } entries
    }
# A club's file before a restoration: its entries, the times of the first and the newest one.
# facts: $path, $entries, $first, $last
journal_of = { $path }: { $entries ->
        [one] 1 entry
       *[other] { NUMBER($entries) } entries
    } from { $first } to { $last }
# facts: $backup, $club
other_club = { $backup } is of another club than { $club }: their first entries differ; nothing was restored
    .remedy = name the club's file with --db, or add --yes if the other club is to take its place
# A log was set aside that another file had left beside the club's.
set_aside = a log left by another file lay beside the club's file; it was not used and is kept as { $kept }
# Where the file that lay there before is kept.
kept_before = the previous file is kept as { $path }
# The amount of a payment has another currency than the fees.
# facts: $typed, $currency
other_currency = the fees are in { $currency }, not in { $typed }
    .remedy = write the amount in { $currency }, or without a currency
