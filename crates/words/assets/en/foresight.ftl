### Consequences of an action, in the same words on the command line and on the screens.

# A round of a Swiss that would have been paired otherwise.
repaired = Round { $round } keeps its pairings, though the rules would now pair it differently.
stands = Stage { $stage } keeps its pairings, made from the old ranks.
# A correction removes what was recorded of the match game by game.
games_go = The single games of match { $no } are deleted too (order, hands, first moves): enter them again.
# Called matches get other players: those matches with their tables.
calls_go = These calls will be cancelled, since the players change: { $matches }.
# Matches that are no longer called, after the action.
calls_gone = These calls were cancelled, since the players have changed: { $matches }.
# Matches with head starts agreed for a player who is replaced.
starts_stay_in = Head starts agreed for the replaced player stay: { $matches }. To change them: `banzuke tournament length`.
none = No other match changes. Standings and ratings are recalculated.
dry_run = nothing was written
# Called matches, each with its table.
# facts: $no, $table
each = match { $no } ({ $table })
# Later results are voided, or may stay for the other player instead.
# facts: $matches, $kept
choice = { $kept ->
    [none] The results of { $matches } will be voided.
   *[other] Either the results of { $matches } are voided for a replay, or, if players were mixed up, the results of { $kept } stay and go to the right player.
}
# The round of a match, behind its number.
round = {" "}({ $round })
# facts: $no, $round, $before, $after
match_changes = Match { $no }{ $round }: { $before } -> { $after }.
# facts: $no, $round, $after
match_added = Match { $no }{ $round } is added: { $after }.
# facts: $no, $round, $before
match_removed = Match { $no }{ $round } is removed: { $before }.
# A rank that changes, in a few words: `Ada 1 to 2`.
# facts: $name, $before, $after
rank_moves = { $name } { $before ->
    [none] –
   *[other] { $before }
} to { $after ->
    [none] –
   *[other] { $after }
}
# A rank that changes, in which stage where there are several. None while it is still to be played for.
# facts: $name, $stage
stage = { $name }, stage { $stage }
no_rank = { $name }: no longer ranked.
# facts: $name, $before, $after
rank_changes = { $name }: rank { $before } to { $after }.
# facts: $name, $before
rank_undecided_again = { $name }: rank { $before } becomes undecided.
# facts: $name, $after
rank_known = { $name }: rank { $after }.
rank_undecided = { $name }: rank undecided.
# A player who is not known yet, in a match as it would be.
side_unknown = not known yet
# facts: $a, $b
not_yet_played = { $a } against { $b }, not yet played
# An entrant who has paid is replaced: the payment does not move.
# facts: $old, $paid, $new, $owed
payment_stays = { $old } paid { $paid }: give it back. { $new } still owes { $owed }.
