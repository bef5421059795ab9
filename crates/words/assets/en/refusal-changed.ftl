### Facts that another desk has changed since they were shown.

# facts: $no, $event
players = match { $no } of { $event } no longer exists
# facts: $no, $event, $sides, $before
players_changed = match { $no } of { $event } is { $sides } now, not { $before }
# facts: $no, $event
result = match { $no } of { $event } no longer has a result
# facts: $no, $event, $result
result_changed = match { $no } of { $event } has another result now: { $result }
# facts: $game, $no, $event
game = game { $game } of match { $no } of { $event }
game_recorded = { $game } has a result now
game_gone = { $game } no longer has a result
# facts: $no, $event
table = match { $no } of { $event } is no longer at a table
# facts: $no, $event, $table
table_changed = match { $no } of { $event } is at table { $table } now
# facts: $round, $event
boards = the pairings of { $event } have changed meanwhile (now up to round { $round })
setting = the value was changed meanwhile; now recorded: { $action }
otherwise = the effect of this action has changed meanwhile
look_again = nothing was recorded: check the new state, then try again
# The sides of a match or the seats of a pod.
unknown = not known yet
entrants = the entrants of { $title } are in another order now
# facts: $title, $new
new_entrants = { $title } has new entrants: { $new }
# facts: $title, $gone
entrants_gone = { $title } no longer has these entrants: { $gone }
# facts: $title, $new, $gone
entrants_exchanged = { $title } has new entrants: { $new }; no longer entrants: { $gone }
# The draw, round or place that would be made now instead of the one shown.
seeds_now = the seeds are now { $order }
pairings_now = the pairings are now { $named }
something_else = this action would now do something other than what was shown
