### Faults of a line to another machine or to a server.

down = the host or server does not answer: { $why }
    .remedy = look whether it runs, and whether this machine's network reaches it
other_host = the machine that answers is not the one that gave the code
    .remedy = ask at the host for a new code, and run `banzuke join ADDRESS`
not_let_in = the host does not know this code
    .remedy = { other_host.remedy }
locked = too many wrong codes came from this machine
    .remedy = wait a minute, then try again
# facts: $rights, $tables
not_allowed = a machine joined as { $rights } may { $tables ->
    [none] not do this
   *[other] only record results of matches called to these tables
}
    .remedy = ask a person at a machine with more rights
# facts: $host, $here
version = the host or server uses version { $host } of the network protocol, this program { $here }
    .remedy = install the same version of banzuke on both machines
newer = the host or server has an entry that this program does not know: { $kind }
    .remedy = { version.remedy }
other_journal = the journal on the host or server was replaced
    .remedy = nothing was recorded; try again
other_club = the host has another club than before
    .remedy = { other_host.remedy }
# facts: $host, $known
displaced = another machine took over the club (epoch { $known }), and this host is still in epoch { $host }
    .remedy = join the machine that took over; if entries made here are missing there, copy this machine's club file there and run `banzuke journal bring FILE` with the copy
other_operation = the same entry was recorded before with other content
    .remedy = { refused.remedy }
refused = the host or server refused the entry
    .remedy = check the journal, and enter it again if it is still right
refused_because = the host or server refused the entry: { $why }
    .remedy = nothing was recorded: enter it at the host, and install the same version of banzuke on both machines
garbled = the answer cannot be read: { $why }
    .remedy = nothing was recorded; try again, and if it happens again, install the same version of banzuke on both machines
wrong_password = the server does not let this user in
    .remedy = check the user in the address, and type the password again
no_client = this program was built without PostgreSQL
    .remedy = install the package for federations, or build with `cargo build --release --features federation`
address = this address cannot be used: { $why }
    .remedy = write it as postgres://USER@HOST/DATABASE?club=NAME; the password is asked for
not_prepared = the server is not prepared for clubs: { $why }
    .remedy = ask its administrator to run `banzuke federation init ADDRESS`
moved_to = the club was moved to { $to }
    .remedy = open it with --db and that address
altered = entry { $seq } was changed after it was written
    .remedy = nothing more is recorded; compare the journal with a copy, and ask the server's administrator
# A server has no such club, or the address names none; the clubs that are there.
# facts: $asked, $there
no_journal = { $asked ->
    [none] the address names no club, and the server has none or several
   *[other] the server has no club "{ $asked }"
}
    .remedy = { $there ->
    [none] move a club there with `banzuke move FILE ADDRESS`
   *[other] add ?club=NAME to the address; clubs on the server: { $there }
}
