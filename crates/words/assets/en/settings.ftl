# The title of the screen.
title = Settings
keys = Left and Right change a value immediately.
given = { $name } is used at the start
colourless = NO_COLOR: no colours
games = { $count } games
fitted = { $players } players
unread = cannot be read
# Over the field for a path.
path = Settings  { $label }
path_prompt = File:{" "}
path_keys = Enter saves it, Tab completes it. Blank: none.
no_file = No file begins like that.
no_list = not in this file: main
not_kept = Not saved: valid until the program ends.
cannot_stop = this system cannot stop a program
