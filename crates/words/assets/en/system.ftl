### Failures of the operating system, within a sentence and behind a colon.

not_found = there is no such file or folder
no_permission = permission is denied
refused = the connection was refused
reset = the other side broke the connection
unreachable = the network cannot reach it
aborted = the connection ended
in_use = another program uses this address
no_address = this machine has no such address
broken_pipe = the program that was reading has ended
exists = it exists already
not_a_folder = a part of the path is not a folder
is_a_folder = it is a folder
not_empty = the folder is not empty
read_only = the disk is read-only
not_valid = the content is not valid
timed_out = no answer came in time
full = the disk is full
quota = the user's share of the disk is full
too_large = the file would be too large
busy = another program uses it
other_disk = it is on another disk
long_name = the name is too long, or has a character that is not allowed
interrupted = it was interrupted
unsupported = the system cannot do this
cut_off = it ends too early
no_memory = there is not enough memory
# No kind that is known: in the system's own words.
other = a failure of the system ({ $said })
