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
# The name of a setting, and its effect.
setting-Language = Language
    .doc = The language of messages and screens.
setting-Theme = Theme
    .doc = default, light (light background), mono (no colours), high-contrast, or a file in themes.
setting-Borders = Lines and signs
    .doc = ASCII for terminals that draw lines too wide; auto asks the terminal.
setting-Mouse = Mouse
    .doc = On: clicks and wheel work here. Off: the terminal selects text.
setting-Format = Format
    .doc = The format preset for new tournaments.
setting-FirstTo = First to
    .doc = The match length preset for new tournaments.
setting-List = Rating list
    .doc = The rating list preset for new tournaments.
setting-BoardSeconds = Display page, seconds
    .doc = Seconds that the public display shows a page.
setting-Backups = Backups kept
    .doc = Hourly backups to keep, plus the last of 14 earlier days. 0: no backups.
setting-RecordGames = Game records
    .doc = The file that `records analyse` writes, or a folder of such files. Blank: none.
setting-RecordFit = Fit of game records
    .doc = The fit that `records fit --save` writes. Blank: no ratings from game records.
# Values of settings.
on = on
off = off
as_system = auto (as the system)
english = English
japanese = 日本語 (Japanese)
as_terminal = auto (as the terminal)
none = none
kept = Kept in { $path }
