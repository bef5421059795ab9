### Faults of game records, and remedies.

# The sentence and the remedy for a fault in a field of this name.
correct_log_line = correct that line of the log
# facts: $game, $why
replay = game { $game }: { $why }
    .remedy = correct the game, or delete it and all games after it from the log
not_utf8 = this is not UTF-8
    .remedy = save the file as UTF-8
neither_kind = this is no record of games
    .remedy = give games of prime Daifugō as JSON objects, or a log of Daihinmin; see the guide on importing
no_games = the file holds no games
    .remedy = give a file with at least one game
not_json = cannot be read as JSON from column { $column } on
    .remedy = correct the punctuation there; is a bracket, a quote or a comma missing?
not_an_object = this is no game
    .remedy = write each game as an object: {"{"}"match": …, "players": …, …{"}"}
missing = the game lacks this field
    .remedy = add it; `first` and `hands` may be `null` where unknown
form = this value cannot be read
    .remedy = write it like { $example }
not_a_player = neither of the two players
    .remedy = write one of the two names, or a or b
other_players = in line { $line } this match has other players
    .remedy = give each match a number of its own in "match"
# facts: $date, $line
other_date = in line { $line } this match is dated { $date }
    .remedy = give all games of a match the same date, or make each day a match of its own
moves_alone = moves cannot be checked without `hands` and `first`
    .remedy = add `hands` and `first`, or leave the moves out
correct_the_move = correct the move, or leave the moves of the game out
other_winner = the moves end with a win of { $name }
    .remedy = correct the winner or the moves
no_tournament = the tournament is not named
    .remedy = name it with --tournament
no_tournament_or_event = the tournament is not named
    .remedy = name it with --tournament, or in the field `event`
other_card_game = the card game of this tournament is { $game }
    .remedy = name another tournament with --tournament
# facts: $no, $why
unplayable = move { $no }: { $why }
sign = '{ $sign }' is not expected here
penalty_due = { $cards } penalty cards must be drawn first, for a wrong play
other_count = { $cards } cards lie on the table, and as many must be played
no_card = a card is missing
joker = each joker needs a value from 0 to 10 or A to K, written like X7|X=5
several = only one move can be written here
already_over = the game is over
one_draw = one card at most is drawn in a turn
not_in_pile = some of these cards are not in the pile
not_in_hand = some of these cards are not in the hand
leading_zero = the number starts with 0 or has more than 72 digits
not_beaten = the number does not beat the one on the table
joker_alone = a joker alone stands for no number
base_one = 1 cannot be a factor
no_penalty = no penalty is due
