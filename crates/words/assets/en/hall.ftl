### Messages on several machines.

listening = machines in the same network can join at { $address }
listening_here = only programs on this machine can join, at { $address }; for the hall, use --network
phones_at = pages for phones: { $address }
wall_at = public display for a browser: { $address }
nobody_may_join = no machine has a code yet: `banzuke host code NAME --role desk`
short_code = code to type, once, within 15 minutes: { $code }
long_code = code to paste: { $code }
join_at = while this machine hosts, at the other one: `banzuke join { $address }`
code_once = the code is not shown again; `banzuke host revoke { $name }` takes it away
revoked = { $name } may no longer join
ask_code = Code of { $address }:
work_on = commands work on it with --db banzuke://{ $address }
taken_over = the club's file is now { $file } (epoch { $epoch }): work on it with --db, if it is not the usual one; other machines need new codes
may_lack = entries made at { $address } after entry { $last } may be missing here
brought = entries brought in: { $recorded }; here already: { $known }
stale = { $host } does not answer: this is the state of the last contact
refused = not recorded: { $what }: { $why }
unsent = to be sent once it answers: { $count }
