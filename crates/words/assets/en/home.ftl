### The words of the home screen.

title = Home
ready = Ready to play: { $count }
# facts: $count, $tournament
ready_in = Ready to play: { $count } in { $tournament }
# Over the tournaments: how many.
tournaments = Tournaments: { $count }
# Over the last entries of the journal.
entries = Last entries
# The title of a panel that has a screen of its own, behind the key for that.
# facts: $key, $title
of_screen = [{ $key }] { $title }
no_ready = No match is ready. Enter on a tournament opens it.
no_tournaments = No tournaments yet. n makes one.
no_entries = No entries yet.
# How many have entered a tournament that takes entries.
entered = { $count } entrants
# In place of the phase of a tournament that only waits to be closed, with the key for it.
all_played = all played, c closes the tournament
# Like `all_played`, in the least room.
closes = c closes it
# Its next stage can be drawn.
draws = s pairs stage { $stage }
# The next round of a Swiss can be paired.
draws_round = s pairs round { $round }
# Like `draws_round`, in the least room.
draws_round_short = s: round { $round }
# The next round of pods can be drawn, or this was the last.
draws_or_closes = s pairs round { $round }, c closes the tournament
# Matches are recorded as they are played, until it is closed.
recorded_on = c closes the tournament
# Some share a rank that decides who advances.
tied = tie, s breaks it
# Like `tied`, in the least room.
tied_short = s: tie
# No tournament waits for a draw.
nothing_to_start = no tournament is ready for pairings
# No selected tournament has all its matches played.
nothing_to_close = select a tournament with all matches played
# Matches finished, of all.
# facts: $finished, $all
progress = { $finished }/{ $all }
# The format of the first of several stages, which of them is played, and how many there are.
# facts: $format, $stage, $stages
stage_of = { $format }, { $stage }/{ $stages }
# Before an entry that was taken back.
undone = [undone]{" "}
nothing_to_open = this list is empty
no_match_selected = no match is selected; press Tab for the matches
# Behind it, how many are at tables, are postponed, wait for a time.
at_tables = at tables: { $count }
postponed = postponed: { $count }
early = start later: { $count }
between = ,{" "}
# Of a closed tournament, with how many share the first place.
# facts: $name, $others
winner = won by { $name }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}
# Pairs of players who are in all likelihood one person.
duplicates = { $pairs ->
    [one] 1 pair is very likely one person. D shows all pairs.
   *[other] { $pairs } pairs are very likely one person. D shows all pairs.
}
# Behind a match that was called: where to, the minutes since.
# facts: $at.at_table, $minutes
called = { $at }, { $minutes } min
# An empty file: what to press, line by line.
first_steps =
    This file is empty. Three steps to the first match:
    
    2 then a   register the players
    n          create a tournament and add the entrants
    s          start it; its matches appear here
    
    Everything is saved immediately. u undoes the last action.
