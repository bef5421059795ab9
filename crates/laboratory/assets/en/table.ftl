### The words of a table of Daihinmin.

title = Daihinmin, game { $game }
players = Players
you = You
# Headings of the list of players.
class = class
held = cards
on_table = this trick
points = points
place = finished { $place }
passed = pass
pass = Pass
table = Table
last_plays = Last plays
hand = Your hand: { $cards } cards
leads = { $name } leads
lead = You lead: any play
revolution = Revolution: 3 is strong, 2 is weak
locked = Suits locked: { $suits }
# facts: $given, $received
gave = Gave { $given }, got { $received }
game_over = Game over
next_game = Enter deals the next game.
you_lead = you lead, so you must play a card
no_turn = it is not your turn
nothing_new = no new game is finished
nothing_beats = Nothing beats it: pass.
plays_it = Enter plays { $play }.
gives_it = Enter gives { $cards }.
incomplete = { $cards } is not a play yet: pick more cards, or others.
pick_play = Space picks cards, Down and Up step through the legal plays.
pick_gift = Pick { $cards } to give.
# Hints.
hint_title = Hint
adviser = Hints now come from { $name }.
# facts: $name, $play
would_play = { $name } would play { $play }.
would_pass = { $name } would pass.
# facts: $name, $cards
would_give = { $name } would give { $cards }.
# A program that a player seems to play like, and all such programs in a line.
# facts: $name, $like
taken_for = { $name } like { $like }
all_taken_for = Taken to play: { $list }.
a_play = play
tries = tries
reward = reward
mean_points = mean points
# Leaving and recording.
leaving = Leave the table?
stay = Stay
leave = Leave
record = Record in the club…
unfinished = The game under way is lost.
recording = Record the games
a_tournament = Tournament
your_name = Your name
names_missing = Type a name for the tournament and your own.
name_hint = If you are registered, type that name exactly. The hands are recorded too, so ratings allow for luck. Enter records, Esc goes back.
tournament = Daihinmin { $day }
# Games that leaving would lose.
unrecorded = { $games ->
        [one] 1 game
       *[other] { NUMBER($games) } games
    } not recorded in the club.
# The record that would be made.
records = Records { $games ->
        [one] 1 finished game
       *[other] { NUMBER($games) } finished games
    } as a new tournament with one pod of five.
# Why a player would choose something.
only = It is the only legal choice.
drawn = Drawn at random from { $among }.
last = It plays the last cards.
certain_win = It wins for certain, whatever the others hold.
# facts: $arms, $tries
simulated = Best of { $arms } choices in { $tries } simulated games.
no_rule = No rule says to play.
rest = It costs the rest of the hand least ({ $value }).
weakest = The weakest cards.
rule =
    .LongestSequence = Lead the longest sequence.
    .LargestGroup = Lead the largest group.
    .LoneCard = The weakest card outside groups and sequences.
    .WeakestCard = Lead the weakest card.
    .WholeGroup = The weakest whole group.
    .WholeSequence = The weakest whole sequence.
    .Joker = Nothing else fits: the joker.
# facts: $strength, $left, $value
strength_wins_trick = Strength { $strength } (86 wins the trick), { $left } sets left, worth { $value } (smaller is better).
# The classes of players, the best first.
daifugo = daifugo
fugo = fugo
heimin = heimin
hinmin = hinmin
daihinmin = daihinmin
