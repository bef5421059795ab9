### Files that come in.

known = rows of registered players: { $rows }
look = rows to check: { $rows }
# The heading of the rows that would register players.
fresh = rows of new players: { $rows }
# The summary of an import that is only rehearsed.
rehearsed = the import would do this: { $summary }
namesakes = to register another person of the same name: `banzuke player add NAME --namesake`
# The reason for a new player's starting rating: the name of the list that gives it.
by_list = from the list { $name }
# Behind the remedy.
nothing = ; nothing was imported
# Over the faults of several lines, and behind those that are shown.
lines_wrong = { $all } lines are wrong
and_more = {"\u000A"}and { $more } more
nothing_imported = nothing was imported
# Something that a line of the file leaves to be noticed.
# facts: $file, $line, $text, $player
left_out_registered = { $file }:{ $line }: { $text } left out: registered as { $player }
# facts: $file, $line, $text, $player
taken = { $file }:{ $line }: { $text } is the same person as { $player }
# facts: $file, $encoding
decoded = { $file }: read as { $encoding }
# facts: $file, $name, $others
sheet = { $file }: read from the sheet "{ $name }"; the others, for --sheet (on screen: c): { $others }
# facts: $file, $columns
passed_over = { $file }: columns not imported: { $columns }
# facts: $file, $columns
unknown = { $file }: unknown columns, not imported: { $columns }
headless = { $file }: no heading; the first column is read as names
day_first = day first
month_first = month first
year_first = year first
# facts: $file, $order
dated = { $file }: dates are read { $order }
# Lines of the file that a note is about.
# facts: $count, $lines
on_lines = { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}
# facts: $file, $lines
no_birth = { $file }: birth dates that are incomplete or impossible are not recorded: { $lines }
# facts: $file, $lines
completed = { $file }: registered players too get the categories and external IDs of their rows: { $lines }
bye = a bye
no_name_in_row = no player is named
# facts: $file, $line, $text, $why
no_player = { $file }:{ $line }: { $text } left out: { $why }
# facts: $file, $line, $text
skipped = { $file }:{ $line }: { $text } left out: its decision is skip
# facts: $file, $line, $text, $named
unfinished = { $file }:{ $line }: { $text } left out: { $named ->
    [yes] the game has no result
   *[no] a player's name is missing
}
# facts: $file, $line, $text, $first
repeated = { $file }:{ $line }: { $text } left out: the same as line { $first }
# facts: $file, $matches
recorded = { $file }: { $matches ->
        [one] 1 result
       *[other] { NUMBER($matches) } results
    } recorded already and left out
# facts: $file, $line, $no, $tournament, $result, $before
corrected = { $file }:{ $line }: correction of match { $no } of { $tournament }: { $result } instead of { $before }
# facts: $file, $line, $no, $tournament
games_replaced = { $file }:{ $line }: match { $no } of { $tournament }: the same result, its games replaced by those of the file
# Decisions about rows of the list that no question is about; the lines of the list.
# facts: $file, $lines
idle_decisions = { $file }: decisions on rows that need none are not used: { $lines }
# facts: $file, $lines
won_alone = { $file }: only the winner is known, recorded as 1-0: { $lines }
# facts: $file, $lines
winner_only = { $file }: only the winner is known, recorded without games and not rated: { $lines }
# facts: $file, $lines
no_date = { $file }: rows without a date are taken as played today: { $lines }
# facts: $file, $lines
no_year = { $file }: dates without a year are read as the last such day up to today: { $lines }
# facts: $file, $line, $text
total = { $file }:{ $line }: the row "{ $text }" is a total and is left out
# facts: $file, $what
outside_limits = { $file }: recorded, but please check: { $what }
# facts: $file, $list
other_rules = { $file }: the rating list { $list } has other rules in this club than in the file; the club's rules apply
lots_differ = { $file }: the tie-break by lots may order players differently here than in the file
# facts: $file, $lines
other_points = { $file }: the points in the file do not match its results, which are used: { $lines }
# facts: $file, $lines
lost_byes = { $file }: a recorded tournament has no byes, so these players have fewer points here than in the file: { $lines }
# facts: $file, $lines
other_ranks = { $file }: these players have another rank here than in the file, by the points or tie-breaks: { $lines }
# facts: $file, $lines
garbled = { $file }: names with a sign like "?" may have lost a letter: { $lines }
# facts: $file, $lines
unrated_draws = { $file }: draws of less than a full move (D) are not recorded: { $lines }
# facts: $file, $lines
open_games = { $file }: games without a result are not recorded: { $lines }
unknown_players = not recorded, since a player is unknown or plays against themself: { $results ->
        [one] 1 result
       *[other] { NUMBER($results) } results
    }
# How a row is answered when it is asked about.
ask_match = s the same match, n another match, q import nothing:{" "}
ask_player = { $which } the player with that number, n new player, s skip the row, q import nothing:{" "}
# So many rows were written to a file for their decisions.
# facts: $rows, $file
to_decide = { $rows ->
        [one] 1 row needs
       *[other] { NUMBER($rows) } rows need
    } a decision: written to { $file }; nothing was imported
    .remedy = write same, new, skip or a registration number in the column `decision`, then run the command again
# A row whose player may be registered already.
# facts: $text, $first
same_line = { $text }: same match as line { $first }, or another one?
# facts: $file, $line, $what
row_is = { $file }:{ $line }: { $what }
# Nothing was taken in, since so many rows are to be looked at.
# facts: $rows, $by_row
held = { $rows ->
        [one] 1 row
       *[other] { NUMBER($rows) } rows
    } in the list may be registered already; nothing was imported
    .remedy = add --duplicates use to use those registrations, or --duplicates new to register new players{ $by_row ->
        [yes] ; --decisions FILE asks row by row
       *[no] {""}
    }
# The counts of an import of game records.
# facts: $matches, $games, $deals, $tournaments, $players, $known
games_recorded = { $matches ->
        [one] 1 match
       *[other] { NUMBER($matches) } matches
    } with { $games ->
        [one] 1 game
       *[other] { NUMBER($games) } games
    } recorded, hands of { $deals ->
        [one] 1 game
       *[other] { NUMBER($deals) } games
    } valued, { $tournaments ->
        [one] 1 tournament
       *[other] { NUMBER($tournaments) } tournaments
    } created, { $players ->
        [one] 1 player
       *[other] { NUMBER($players) } players
    } registered, { $known ->
        [one] 1 player
       *[other] { NUMBER($known) } players
    } registered already
# A tournament out of another club: how many decisions, and players registered.
# facts: $decisions, $players
event_imported = tournament imported with { $decisions ->
        [one] 1 journal entry
       *[other] { NUMBER($decisions) } journal entries
    }, { $players ->
        [one] 1 player
       *[other] { NUMBER($players) } players
    } registered
# Why a tournament cannot be written as a report.
format = only a round robin, a Swiss or a recorded tournament, of one stage, can be written in this format
    .remedy = export the tournament with --format banzuke
no_rounds = nothing was played yet
    .remedy = record a result first
# facts: $player, $round
twice_in_round = { $player } has two matches in { $round }
    .remedy = export the tournament with --format banzuke
points = this version of TRF cannot hold the tournament's points
    .remedy = use --format trf26; points by games fit into no version: use --format banzuke
# Matches, tournaments created, players registered.
# facts: $matches, $tournaments, $players
results = { $matches ->
        [one] 1 match
       *[other] { NUMBER($matches) } matches
    } recorded, { $tournaments ->
        [one] 1 tournament
       *[other] { NUMBER($tournaments) } tournaments
    } created, { $players ->
        [one] 1 player
       *[other] { NUMBER($players) } players
    } registered
# Where in a file something is wrong, and what stands there; $is_columns where the place is counted in characters.
# facts: $file, $line, $column, $is_columns, $value
place = { $file }:{ $line }:{" "}{ $column ->
    [none] {""}
   *[other] { $is_columns ->
        [yes] columns { $column }
       *[no] { $column }
    }{ $value ->
        [none] {""}
       *[other] {" "}"{ $value }"
    }:{" "}
}
# An unknown column, with the first values below it.
heading = column { $at }
# facts: $heading, $values
unknown_text = { $heading } ({ $values })
no_header = the file is empty
    .remedy = name the columns in the first line
# facts: $players, $results
neither_list = this is neither a list of players nor a list of results
    .remedy = name the columns in the first line, or add --no-heading for a list of names (on screen: c); columns for players: { $players }; for results: { $results }
not_utf8 = unlike the rest, this line is not { $encoding }
    .remedy = save the list as CSV UTF-8
no_utf8 = this is not UTF-8, and the encoding is unknown
    .remedy = add --encoding windows-1252 or another (on screen: c)
no_workbooks = this build of banzuke cannot read workbooks (xlsx, ods)
    .remedy = save the list as CSV UTF-8
not_a_workbook = this workbook cannot be read: it is damaged, has a password or is of another kind
    .remedy = save it as xlsx without a password, or as CSV UTF-8
unpacked = unpacked, this workbook is larger than { $mb } MB
    .remedy = split the list and import the parts
# facts: $claimed, $most
claims = this file spans { $claimed } cells; at most { $most } are read
    .remedy = clear the cells far from the list, or save the list as CSV UTF-8
no_such_cell = the workbook names a cell that no sheet can have
    .remedy = save the list as CSV UTF-8
# facts: $value, $sheets
no_such_sheet = there is no sheet "{ $value }"
    .remedy = name one of these with --sheet: { $sheets }
line_break = a quotation mark is left open here
    .remedy = close it, or write it twice inside a quoted field
# facts: $columns, $known
unknown_columns = unknown columns: { $columns }
    .remedy = use only these columns: { $known }
other_json = this is JSON of another program: { $fields }
    .remedy = export its players or results as CSV
repeated_column = the column appears twice
    .remedy = keep one of the two
column_missing = a column is missing
    .remedy = write the heading { $column } in the first line (in JSON: that field in each row)
no_names = no column is called name
    .remedy = write the heading name over the names, add --column HEADING=name, or --no-heading for a list of names (on screen: c)
# facts: $fields, $header
field_count = the row has { $fields ->
        [one] 1 field
       *[other] { NUMBER($fields) } fields
    }, the header has { $header }
    .remedy = put a text that holds a comma in double quotes
empty = the field is empty
    .remedy = fill it in, or remove the row
not_a_number = not a whole number
    .remedy = write 0, 1, 2, … in digits
not_a_figure = not a number
    .remedy = write digits, like 3.25 or -8
not_true_or_false = neither 1 nor 0
    .remedy = write 1 for yes, 0 for no
not_a_game_score = not the score of a game
    .remedy = write 1 for a win, 0.5 for a draw, 0 for a loss
negative = the number is negative
    .remedy = write the games as 0, 1, 2, …
too_many_games = too many games
    .remedy = write at most { $most }
no_games = the match has no games
    .remedy = leave out matches that were not played
not_a_hand = not a win probability
    .remedy = write it like 0.4, above 0 and below 1
not_a_side = neither a nor b
    .remedy = write a for player A of the row, b for player B
not_a_rating = not a rating
    .remedy = write digits like 1650, or leave it blank
not_a_date = not a date
    .remedy = write it like 2026-11-21
ambiguous_date = day and month cannot be told apart
    .remedy = add --dates day-first, month-first or year-first (on screen: c)
odd_birth = the birth date is only a year, no real day, in the future, or before 1900
    .remedy = correct it, or add --births leave-out, or --births year to read a year alone as 1 January (on screen: c)
# facts: $event, $file
recorded_under = most of these results are recorded already, in the tournament { $event }
    .remedy = add --event "{ $event }" if this is the same tournament, or --event "{ $file }" if it is another (on screen: c)
not_a_score = not a score
    .remedy = write it like 2-1, the games of player A first
date_for_score = a date, which spreadsheets make of a score
    .remedy = set the format of the column to text in the spreadsheet, then type the score again
unseen = the name has characters that cannot be shown
    .remedy = type the name again
# facts: $named, $games
first_moves = { $named ->
        [one] 1 first move
       *[other] { NUMBER($named) } first moves
    } for { $games ->
        [one] 1 game
       *[other] { NUMBER($games) } games
    }
    .remedy = write a or b for each game, - where it is not known, or a single a or b for all games
not_games = these games cannot be read
    .remedy = write w, l or d for each game that player A won, lost or drew, like w l w@0.4 (won with hand strength 0.4)
other_winner = the winner does not match the result in this row
    .remedy = correct the winner or the games
not_an_exit = this kind of ending is not known, or the winner is missing
    .remedy = write walkover, retired or disqualified with a or b as winner, or double walkover
not_same_as = not a decision on who this player is
    .remedy = write new, skip, or the registration number of a player, or leave it blank
not_new_or_skip = not a decision about the players of this result
    .remedy = write new or skip, or leave it blank
not_a_decision = not a decision on who this player is
    .remedy = write same, new, skip, or the registration number of a player, or leave it blank
not_one_or_zero = neither 1 nor 0
    .remedy = write 1 for one person, 0 for two
not_cards = no card is named
    .remedy = write the cards like QT338647JA9
# facts: $place, $sign
sign_not_card = character { $place }, "{ $sign }", is not a card
    .remedy = write A 2 3 4 5 6 7 8 9 T J Q K, and X for a joker
cards_deck_has = { $many } cards; a deck has 54
    .remedy = remove the extra cards
# facts: $held, $card, $in_deck
not_one_deck = { $card } { $held } times (a deck has { $in_deck })
two_hands_have = the two hands together have more of a card than a deck: { $held }
    .remedy = correct the hands of this game
# facts: $a, $b
not_a_player = neither { $a } nor { $b }
    .remedy = write the name of the player who won
not_an_external_id = not an external ID
    .remedy = write it like FIDE:1503014
doubtful = write the registration number in the row, or add --duplicates new to register a new player
# facts: $line, $numbered
same_as_line = the same player is in line { $line }
    .remedy = keep one of the two; for different people, { $numbered ->
        [yes] correct the ID or the decision that both rows have
       *[no] add --duplicates new
    }
several = this name may mean any of { $players }
    .remedy = write the registration number instead
no_event = the file names no tournament
    .remedy = name it in the line that begins with 012, or add --tournament NAME
refused = both sides are the same player
    .remedy = name two players
# facts: $name, $line
who = { $name } of line { $line }
# facts: $registered, $known
players =
    { $registered ->
        [one] 1 player
       *[other] { NUMBER($registered) } players
    } registered{ $known ->
        [0] {""}
        [one] ; 1 row left out, registered already
       *[other] ; { NUMBER($known) } rows left out, registered already
    }
# Ratings of a federation's list, compared with those of the club.
# facts: $file, $players, $same
differing = { $players ->
        [one] 1 player differs
       *[other] { NUMBER($players) } players differ
    } from { $file } in rating or title, { NUMBER($same) } do not
# facts: $file, $same
no_difference = No rating or title differs from { $file } ({ NUMBER($same) } compared). No action needed.
of_nobody = rows left out, as their players are not registered here: { NUMBER($rows) }
# facts: $file, $line, $name
may_be_several = { $file }:{ $line }: { $name } left out: the name may mean several players
