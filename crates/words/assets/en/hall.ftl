### Messages on several machines.

listening = machines in the same network can join at { $address }
listening_here = only desks on this machine can join, at { $address }; add --network to let the hall join
phones_at = pages for phones: { $address }
wall_at = public display for a browser: { $address }
nobody_may_join = no machine has a code yet; make one with `banzuke host code NAME --role desk`
short_code = code to type on the other machine, once, within 15 minutes: { $code }
long_code = or code to paste on the other machine: { $code }
join_at = to join, run on the other machine while this one hosts: `banzuke join { $address }`
code_once = the code is not shown again; to cancel it: `banzuke host revoke { $name }`
revoked = { $name } may no longer join
ask_code = Code from the host { $address }:
work_on = for commands on this club, add --db banzuke://{ $address }
# facts: $file, $epoch
taken_over = this machine took over: the club's file is now { $file } (epoch { $epoch }); if that is not the usual file, name it with --db; other machines need new codes
# facts: $address, $last
may_lack = entries made at the former host { $address } after entry { $last } may be missing here
# facts: $recorded, $known
brought = entries brought in: { $recorded }; here already: { $known }
# A player whose number is another one's here.
# facts: $name, $there, $here, $other
renumbered = { $name } had number { $there } there and has { $here } here, where { $there } is { $other }: cards and lists made there show the old number; if both are one person, merge them
# A recorded match that was entered on both sides.
# facts: $no, $event, $like, $entry
repeated = match { $no } of { $event } may be match { $like } once more, entered on both sides: if so, `banzuke undo { $entry }`
# Why an entry is refused.
rests_on_refused = it rests on an entry that was refused
bring_again = once the cause is gone here (as a tournament of the same name renamed), bring the same file again: it records what is still missing
stale = { $host } does not answer; what it sent last is shown
# facts: $what, $why
refused = not recorded: { $what }: { $why }
unsent = entries to send once the host answers: { $count }
# A machine was let in.
# facts: $desk, $rights
joined_as = joined as { $desk } ({ $rights })
# A machine that did not join an address.
not_joined = this machine has not joined { $address }
    .remedy = join with `banzuke join { $address }`
# What was typed is no code.
no_code = this is not a code of a host
    .remedy = type the eight letters and digits, or paste the long code, that `banzuke host code` shows
not_kept = this machine cannot save what it needs to join: { $error }
    .remedy = free some room on the disk, then join again
# The copy of a machine that does not see everything cannot become the club's file.
copy_is_partial = this machine cannot take over: its copy has no birth dates and no notes
    .remedy = take over on a machine that joined as chief or desk
# The pages for phones are not served.
# facts: $port, $why
no_phones = port { $port } cannot be used: { $why }
    .remedy = choose another port with --phones-port
# The host has ended by itself.
ended = the host program has stopped
    .remedy = start it again; `banzuke doctor` shows the reason from the log
# Why codes were not made, listed or revoked.
exists = { $name } has a code already
    .remedy = choose another name, or first cancel the old code: `banzuke host revoke { $name }`
unknown = no machine called { $name } has a code
    .remedy = see `banzuke host codes`
nameless = a machine needs a name
    .remedy = give one, such as Desk-2
other = the codes of machines cannot be read or saved: { $why }
    .remedy = check that the file ending in .hall, in the folder of the club's file, can be read and written
# Why no host was started.
# facts: $port, $why
port = port { $port } cannot be used: { $why }
    .remedy = quit the other host, or choose another port with --port
displaced = another machine took over this club (epoch { $epoch })
host_cannot_start = the host cannot start: { $why }
    .remedy = check that the file ending in .hall, in the folder of the club's file, can be read and written
