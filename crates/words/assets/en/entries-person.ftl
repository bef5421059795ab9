### Actions on personal data, merges and duplicates in words.

add_player = { $name } ({ $player }) registered
rename_player = { $player } renamed to { $name }
set_reading = reading
set_club = club
set_title = title
set_note = note
set_player_categories = categories
add_alias = { $player }: alias { $alias }
remove_alias = { $player }: alias { $alias } removed
set_born = { $player }: birth date set
birth_date_cleared = { $player }: birth date cleared
set_external_id = { $player }: { $scheme } { $value }
id_removed = { $player }: { $scheme } ID removed
full = { $who }: on the web site by name
initials = { $who }: on the web site by initials
hidden = { $who }: not named on the web site
merge_players = { $absorb } merged into { $keep }
unmerge_players = { $absorb } unmerged from { $keep }
different = different people
later = decide later
judge_players = decision cleared
and = { $a } and { $b }: { $said }
set = { $player }: { $what } { $value }
cleared = { $player }: { $what } cleared
