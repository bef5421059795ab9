### Why a command cannot be run; each follows the command's title and a colon.

nothing_here = this list is empty
no_match = go to a tab with matches first
themself = no match in this cell
only_entrants = go to the tab Entrants first
only_bracket = go to the tab Bracket first
only_matches = go to the tab Matches first
no_sideways = nothing to the left or right
entries_closed = already started; w withdraws, R replaces, a adds a late entry
recorded = only matches are recorded; their players are the entrants
no_odds = this format makes no pairings
started = already started
tied = all matches are played, but a tie is left: P decides it
not_closed = not closed yet; c closes it
not_started = not started yet; s starts it
closed = already closed
no_stage_before = this is the first stage
no_stage_after = this is the last stage
no_play_off = there is no tie to decide
seeded = the order of entrants has no effect: seeded { $how }
no_line = select a player in the standings
only_swiss = only in a Swiss
not_paired = no round is paired yet
at_the_end = already at the end of the list
# The number of entrants does not do: the least, the most, those entered.
# facts: $least, $most, $entered
entrants = this format takes { $least } to { $most } entrants; entered: { $entered }
# A later stage is to be drawn first.
stage_not_drawn = stage { $stage } has no pairings; s creates them
# A round of a Swiss is to be paired first.
round_not_paired = round { $round } is still to be paired; s pairs it
# Tables have games to play: how many.
open_tables = { $open ->
    [one] 1 pod has
   *[other] { NUMBER($open) } pods have
} games still to be played
# Matches are to be played: how many.
open = { $open ->
    [one] 1 match is
   *[other] { NUMBER($open) } matches are
} still to be played
