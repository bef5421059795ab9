### The question before a player leaves an event.

title = Withdraw an entrant
# The question how a player leaves a tournament.
question = How does { $name } leave { $tournament }?
# The question on a player who plays in several events.
from_which = Which event does { $name } leave?
# The question which player of a match leaves.
which_player = Which player leaves the event?
not_playing = plays in no event now
# The question after a player did not finish a match.
offered = Does { $name } leave { $tournament } as well?
goes_on = The next opponent advances by walkover.
# In a Swiss.
not_paired = A match that is paired becomes a walkover; no more are paired.
# In a ladder or a record, which plays nothing out.
unlisted = No match follows. The player has no rank any more; those behind move up.
# In pods.
pod_plays_on = The others of the pod play on.
# The way that changes nothing.
stays = Cancel
# The answer that a player stays who did not finish a match.
plays_on = No, plays on
# A way: why, with what effect.
way = { $reason }: { $effect }
nobody = select an entrant on the tab Entrants
