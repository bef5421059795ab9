### The words of the entry of a score.

# The title of a result to be recorded.
title = Result
correction = Correct a result
# Over the window: the match, its tournament.
# facts: $no, $tournament
window = Match { $no }, { $tournament }
# Heading of the games.
games = games
# Heading of the seeds.
seed = seed
# Heading of the ratings.
rating = rating
# Heading of what a correction does to today's ratings, later matches included.
rating_today = change, new rating
# Before the drawn games.
draws = drawn games
# In place of the games of who wins by walkover.
wins = wins
# In place of the games of who does not play.
absent = -
# Why the key that opens results does nothing here.
already_open = already open; g notes a retirement
# Behind the title of a match that was not called, while others are at tables.
not_called = not called to a table
unchanged = Recorded: { $result }. Type the right score, or leave with Esc.
# After Enter for what cannot be recorded.
refused = Nothing was recorded; type the whole score again.
# facts: $no, $result
stays = Match { $no } is unchanged: { $result }.
records = Enter records { $result }.
corrects = Enter corrects the result to { $result }.
games_in_order = Games in order:{" "}
told_first = w+ if { $first } had the first move, w- if not.
cards_hint = w@QT338647JA9/T77TJK4X3KA: won, both hands; w+ or w-: moved first or not.
unreadable = A game is w (won), l (lost) or d (drawn), then the hand strength: wh30 or w@0.3.
walkover = a walkover win for { $name }
# A player retired at a score: how it ended stands first, where no long name cuts it off.
# facts: $score, $loser
retired = a retirement of { $loser } at { $score }
# A player was disqualified at a score.
# facts: $score, $loser
disqualified = a disqualification of { $loser } at { $score }
double_walkover = a double walkover
winner_only = { $name } won, games unknown
double_disqualification = a disqualification of both
# Before a correction of a match whose tournament is closed.
closed = The tournament is closed: to play voided matches again, undo its closing first (4, then x).
winner_of = the winner of match { $no }
loser_of = the loser of match { $no }
# An opponent who is not there any more.
left_by = { $name }, who withdrew (walkover)
champion = { $name } wins the tournament.
# facts: $name, $place
place = { $name } finishes in place { $place }.
reset = Both have lost once: match { $no }, the bracket reset, decides.
# The winner of a match without later matches.
winner = { $name } wins.
level = The match is drawn.
both_lose = Both lose; neither of them advances.
# The desks at which a result is being entered; in the list of matches, and over the window.
open = typing at { $desks }
also_open = Also typing at { $desks }
# A word before a name.
# facts: $mark, $name
marked = { $mark }: { $name }
# Before who gave up.
gave_up = retired
# Before who was disqualified.
sent_out = disqualified
# Before a player gives up a match that was not called.
# facts: $no, $result
uncalled_question = Match { $no } was not called. If it was not played, record a walkover instead. Record { $result }?
record = Record the result
# The title where a result of a closed tournament is corrected.
closed_title = Correct a result of { $tournament } (closed): why?
# facts: $no, $result, $winner
void_question = Correct match { $no } to { $result }{ $winner ->
    [none] {""}
   *[other] {" "}({ $winner } wins)
}?
void_reason = Matches already finished would get other players.
drawn_reason = This result decided who advanced to the next stage.
paired_reason = Later rounds were paired by this result.
calls_reason = Matches called to tables would get other players.
# The effect of Enter where called matches would get other players: those matches with their tables.
asks_calls = Enter asks first: the correction cancels the call of { $matches }.
correct = Correct the result
# The way that changes nothing.
leave = Cancel
left = The recorded result stays.
# A player's change and the rating after it.
# facts: $change.change, $after.rating
rated = { $change } → { $after }
# Questions after the key for an end before the end, of these two.
# facts: $a, $b
for_whom =
    .Retire = Who retired? 1 { $a }, 2 { $b }.
    .Disqualify = Who is disqualified? 1 { $a }, 2 { $b }, 0 both.
    .Otherwise = Who was absent? 1 { $a }, 2 { $b }, 0 both.
# Digits too many were typed behind a score.
too_many = { $digits } is no score: it has a digit too many. Backspace deletes it.
# The keys to type while a score is not complete, by the length of the match.
type_both = Type the games won by the upper player, then those of the lower one.
type_of = Type how many of the { $games } games the upper player won, then Tab.
type_open = Type the games won by the upper player, then Tab, then those of the lower one.
# The effect of Enter where results would be voided: so many.
# facts: $count, $matches
asks = Enter asks first what becomes of { $count ->
    [one] the result of { $matches }
   *[other] the results of { $matches }
}.
# The format of typed games, from the first side's view and with its hands.
games_hint = { $first }: w won, l lost, d drawn; wh30: won with hand strength 30%. Tab goes back to the score.
# A player goes to the next match: as a winner or as a loser; its round, the opponent.
# facts: $name, $won, $no, $round, $against
goes_to = { $name } { $won ->
    [yes] advances
   *[no] goes
} to match { $no } ({ $round }) against { $against }.
# Why a result is not rated.
unrated =
    .Disqualified = A disqualification is not rated.
    .DoubleDisqualification = { unrated.Disqualified }
    .WinnerOnly = Only the winner is known: the match is not rated.
    .Retired = There are no games to rate.
    .Score = { unrated.Retired }
    .Walkover = A walkover is not rated.
    .DoubleWalkover = { unrated.Walkover }
# The games that each side starts with, after the length.
# facts: $a, $b
head_start = , head start { $a }-{ $b }: type only the games really played
# A score of a match that began at a start.
# facts: $score, $a, $b
with_head_start = { $score }, { $a }-{ $b } with the head start
# Why a result of a closed tournament is corrected.
reason = Reason
    .doc = Why the result is corrected; the journal keeps it. Below: what the correction changes.
# A match among those below.
match_no = { $no }
# Ways to correct: later results fall, or stand, since the names were exchanged there too.
# facts: $count, $matches
void_results = Void { $count ->
    [one] the result of match { $matches }
   *[other] the results of matches { $matches }
} and play again
# facts: $count, $matches
keep_results = Names mixed up: keep { $count ->
    [one] match
   *[other] matches
} { $matches } for the right player
