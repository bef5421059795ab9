### The words of long work.

waiting = Just a moment ...
# How long it has gone on, in seconds.
passed = { $seconds } s
stop = Esc stops; nothing is changed then.
# While it is being stopped.
stopping = Stopping ...
stopped = Stopped. Nothing was changed.
# At the right of the title line, while duplicates are looked for: per cent.
search = duplicates { $percent }%
