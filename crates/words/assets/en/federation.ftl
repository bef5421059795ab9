### Messages on a federation's server.

handed_in = { $event } handed in at { $to }; the register's officer takes it in with `banzuke federation receive`
handed_in_before = { $event } of { $club } is there already, as entry { $entry }
ratings_moved = ratings changed: { $count }
fetched = players known to the register: { $known }; to be looked at: { $differences }
other_name = { $player } is called { $there } at the register
one_person = { $players } are one person at the register: { $there }
other_number = { $player } has number { $noted } here and { $there } at the register
none_wait = No event waits to be received.
wait = Events handed in: { $count }. Alt-r on Home receives them.
ask_password = Password for { $address }:
