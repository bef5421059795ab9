### Texts of empty tabs.

not_drawn = No pairings yet. a adds entrants, s starts the tournament.
later = No pairings yet. After the previous stage, s creates them.
entrants = No entrants yet. a adds entrants.
recorded = No matches yet. a records one.
missing = All entrants are here. f lists them all.
ready = No match is ready. f lists all matches.
