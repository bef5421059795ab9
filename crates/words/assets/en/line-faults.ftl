### Faults of a line to another machine or to a server.

down = the host or server does not answer: { $why }
    .remedy = look whether it runs, and whether this machine's network reaches it
other_host = another machine answers than the one whose code was given
    .remedy = ask at the host for a new code, and run `banzuke join ADDRESS`
not_let_in = the host does not know this code
    .remedy = { other_host.remedy }
locked = too many wrong codes came from this machine
    .remedy = wait a minute, then try again
not_allowed = a machine joined as { $rights } may only record results of matches called there
    .remedy = ask a person who may
role_may_not = a machine joined as { $role } may not do this
    .remedy = { not_allowed.remedy }
# facts: $host, $here
version = the other side speaks version { $host }, and this program { $here }
    .remedy = install the same version on both sides
newer = the other side has an entry that this program does not know: { $kind }
    .remedy = { version.remedy }
other_journal = the journal there was replaced
    .remedy = nothing was recorded; try again
other_club = the host has another club than before
    .remedy = { other_host.remedy }
# facts: $host, $known
displaced = the host is in epoch { $host }, and another machine took over with epoch { $known }
    .remedy = join the machine that took over; entries made here since are brought in there with `banzuke journal bring FILE`
other_operation = the operation was recorded before with another content
    .remedy = { other_journal.remedy }
refused = the host or server refused it
    .remedy = { other_journal.remedy }
refused_because = the host or server refused it: { $why }
    .remedy = { other_journal.remedy }
garbled = the answer makes no sense: { $why }
    .remedy = { other_journal.remedy }
wrong_password = the server does not let this user in
    .remedy = look at the user in the address, and type the password again
no_client = this program was built without PostgreSQL
    .remedy = install the package for federations, or build with `cargo build --release --features federation`
address = this address cannot be used: { $why }
    .remedy = write it as postgres://USER@HOST/DATABASE?club=NAME; the password is asked for
not_prepared = the server is not prepared for clubs: { $why }
    .remedy = its administrator runs `banzuke federation init ADDRESS`
moved_to = the club went on elsewhere: { $to }
    .remedy = work there
altered = entry { $seq } is not as it was written
    .remedy = nothing is decided on it; compare with a copy, and have the server's administrator look into it
# A server has no such club, or the address names none; the clubs that are there.
# facts: $asked, $there
no_journal = { $asked ->
    [none] the address names no club, and the server has none or several
   *[other] the server has no club "{ $asked }"
}
    .remedy = { $there ->
    [none] bring one in with `banzuke move FILE ADDRESS`
   *[other] add ?club=NAME to the address; there are: { $there }
}
