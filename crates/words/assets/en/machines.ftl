### The words of several machines at one club.

title = Machines in the hall
alone = No other machine may join.
joinable = At the other machine: `banzuke join { $address }`
# facts: $name, $rights
machine = { $name }: { $rights }
code_of = The code of { $name }, shown only now:
open_network = Let machines of this network join
open_here = Let programs on this machine join
close = Stop hosting and disconnect joined machines
open_pages = Show pages to phones and wall screens of this network
close_pages = Stop the pages for phones and wall screens
show_code = Show the QR code for phones
choose_wall = Choose what wall screens show
wall = Wall screens show
wall_follows = Wall screens and `banzuke display` show these parts in turn. Enter turns a part on or off, at once on open displays.
new_code = New code: { $role }
scorer_tables = The scorer records results of these tables only. Enter turns a table on or off; with none, the scorer has all tables.
revoke = Cancel the code of { $name }
# facts: $host, $rights
joined = Joined at { $host } as { $rights }.
# In the title line of a machine that others may join.
hosting = hosting, joined: { $machines }
is_here = { $name } has joined.
quit = Quit while machines are joined?
quit_loses = Joined now: { $names }. These machines go on with their copies; what they enter is sent once this machine hosts again.
quit_serving = Quit while phones and walls see the pages?
serving_ends = Phones and walls show the pages of this machine; they end with it.
quit_yes = Quit
answers = The host answers.
done = Done
dismiss = Clear the refused entries
# There is no answer, since this time; so many entries wait.
# facts: $host, $since, $waiting
stale = No answer from { $host } since { $since }: what you see is from then.{ $waiting }
waiting = {" "}To be sent: { $count }.
# facts: $what, $why
refused_now = The host did not record { $what }: { $why }
