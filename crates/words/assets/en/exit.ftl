### The question before a player leaves a tournament.

title = Withdraw an entrant
# The question how a player leaves a tournament.
# facts: $name, $tournament
question = Withdraw { $name } from { $tournament }: what about the remaining matches?
# The question on a player who plays in several tournaments.
from_which = From which tournament does { $name } withdraw?
# The question which player of a match leaves.
which_player = Which player withdraws from the tournament?
not_playing = plays in no tournament now
# The question after a player did not finish a match.
# facts: $name, $tournament
offered = Does { $name } withdraw from { $tournament } as well?
goes_on = The next opponent advances by walkover.
# In a Swiss.
not_paired = A match already paired is lost by walkover; no further matches are paired.
# In a ladder or a record, which plays nothing out.
unlisted = The player has no matches left and loses the rank; those below move up.
# In pods.
pod_plays_on = The others of the pod play on.
# The way that changes nothing.
stays = Cancel
# The answer that a player stays who did not finish a match.
plays_on = No, plays on
# A way: why, with what effect.
# facts: $reason, $effect
way = { $reason }: { $effect }
nobody = select an entrant on the tab Entrants
back = Return an entrant
# The question from which round on a player who withdrew plays.
# facts: $name, $tournament
back_question = From which round does { $name } play in { $tournament } again?
stays_away = Stays away
# From a round on; what was missed before it stays a walkover.
back_from = From { $rounds } on; missed rounds stay walkover losses
back_for_all = From the start; missed matches are played too
exchange = Exchange places
# The question with whom a player exchanges places.
exchange_with = Which entrant exchanges places with { $name }?
# facts: $a, $b
exchange_question = Exchange the places of { $a } and { $b }?
# Who meets whom at first, after an exchange.
# facts: $player, $no, $opponent
first_match = { $player }: first match { $no }, against { $opponent }
nobody_to_exchange = no other entrant can exchange places now
# Why an effect is proposed, with the effect; $less is yes where fewer than half of the matches are played.
# facts: $played, $all, $less, $effect
proposed = { $played } of { $all } matches played, { $less ->
    [yes] less than half
   *[no] half or more
}; proposed: { $effect }.
reason =
    .Withdrawn = Withdrawn
    .Disqualified = Disqualified
# Effects on the matches of the stage: of a ladder or a record, of pods, of the others.
no_rank_any_more = results stay valid, no rank any more
others_go_on = games stay valid, the others play on
rest_walkovers = results stay valid, the rest are lost by walkover
rest_void = results stay valid, the rest is void
all_void = all own results in this stage are void
