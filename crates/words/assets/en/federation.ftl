### Messages on a federation's server.

# facts: $event, $to
handed_in = { $event } handed in at { $to }; the register's officer receives it with `banzuke federation receive`
# facts: $event, $club, $entry
handed_in_before = { $event } of { $club } was received before, as entry { $entry }
ratings_moved = ratings changed: { $count }
# facts: $known, $differences
fetched = players known to the register: { $known }; differences to check: { $differences }
# facts: $player, $there
other_name = { $player } is called { $there } at the register
# facts: $players, $there
one_person = { $players } are one person at the register: { $there }
# facts: $player, $noted, $there
other_number = { $player } has number { $noted } here and { $there } at the register
none_wait = No tournament waits to be received.
wait = Tournaments handed in: { $count }. Alt-r on Home receives them.
ask_password = Password for { $address }:
# A register received a tournament.
# facts: $event, $club, $by_number, $by_name, $new, $doubtful
taken = { $event } of { $club }: players found by number { $by_number }, by name { $by_name }, new { $new }{ $doubtful ->
    [0] {""}
   *[other] ; { $doubtful } to decide with `banzuke duplicates`
}
# The club has handed nothing in from this machine.
no_register = no register is known: nothing was handed in from this machine yet
    .remedy = hand in once with `banzuke federation hand-in`: the register is remembered
# The club is in a file, where no tournaments wait.
no_server = this club is not on a server, so no tournaments are handed in there
    .remedy = receive files with `banzuke federation receive FILE`
# A file that no club handed in.
# facts: $source, $why
no_hand_in = { $source } is not the file of a tournament that a club handed in: { $why }
    .remedy = give the file that the club wrote; see `banzuke federation hand-in --help`
# A club was moved, up to an entry.
# facts: $to, $last, $digest
moved = the club has moved to { $to }: open it there from now on. Its last entry is { $last } (digest { $digest })
# A server's database is ready; its tables were missing or not.
prepared = { $is_new ->
    [yes] the server is ready: let people in with `CREATE ROLE anna LOGIN PASSWORD '…' IN ROLE banzuke_desk` (or banzuke_chief, banzuke_viewer)
   *[no] the server was ready already; its roles are as they should be
}
# A club is moved between a file and a server.
one_is_a_server = a club can be moved only between a file and a server
    .remedy = name where the club is, then where it goes: one is a file, the other a postgres:// address
# A server has many clubs, so that one needs a name.
club_without_name = the address does not name the club
    .remedy = add ?club=NAME to the end of the address
# Another club has the name at the server.
name_is_taken = the server already has a club "{ $name }": another one, or this one with other entries
    .remedy = give the club another name in the address
# Moving a club from a server to a file: what the copy here lacks.
unsent = { $count ->
    [one] 1 entry of this machine is
   *[other] { $count } entries of this machine are
} still to be sent to the server
    .remedy = open the club once with `banzuke --db ADDRESS` until nothing is to be sent, then try again
public_part = a { $role } has only the public part of the club
    .remedy = use the address of a user who is chief or desk
server_has_more = the server has entries that the copy { $file } lacks
    .remedy = wait until no other desk is working, delete { $file }, and move the club again
# The file to move a club to is another one's.
file_is_there = { $file } already exists
    .remedy = name a file that does not exist yet
