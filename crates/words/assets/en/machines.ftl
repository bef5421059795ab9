### The words of several machines at one club.

title = Machines in the hall
alone = No other machine may join.
joinable = At the other machine: `banzuke join { $address }`
# facts: $name, $rights
machine = { $name }: { $rights }
code_of = The code of { $name }, shown only now:
open_network = Let machines of this network join
open_here = Let programs on this machine join
close = Let no machine join any more
open_pages = Pages for phones and wall screens of this network
close_pages = Stop pages for phones
show_code = Show the code for phones
choose_wall = Choose what the wall shows
wall = The wall shows
wall_follows = Shown in turn on walls and `banzuke display`. Enter turns a part on or off; open displays follow at once.
new_code = New code: { $role }
revoke = Cancel the code of { $name }
# facts: $host, $rights
joined = Joined at { $host } as { $rights }.
# In the title line of a machine that others may join.
hosting = hosting, joined: { $machines }
is_here = { $name } has joined.
quit = Quit while machines are joined?
quit_loses = Joined now: { $names }. They go on with their copies; what they enter is sent once this machine hosts again.
quit_yes = Quit
answers = The host answers.
done = Done
dismiss = Clear the refused entries
# There is no answer, since this time; so many entries wait.
# facts: $host, $since, $waiting
stale = No answer from { $host } since { $since }: shown as of then.{ $waiting }
waiting = {" "}To be sent: { $count }.
# facts: $what, $why
refused_now = The host did not record { $what }: { $why }
