### The words of the wizard for a new tournament.

title = New tournament
keys_text = Enter: next step. Tab: next field.
keys_choice = Left and right choose. Enter: next step. Tab: next field.
keys_number = Digits, or left and right. Enter: next step. Tab: next field.
keys_format = Up and down choose. Enter: next step. Tab: settings of the format.
nobody = No entrants yet. Type a name and Enter, or paste names, one a line, or a spreadsheet's columns: name, reading, club. Ctrl-O reads a file, Alt-a adds all registered players, Alt-l the last tournament's entrants.
# Beside a player to be registered.
is_new = new
# Beside a player outside the limits.
outside = outside
# Beside a player who may be the same person as another entrant.
like_another = twice?
undecided_follows = Cancel shows these names at the top of the list; Space decides on each.
undecided_yes = Continue without them
is_entered = { $name } is already on the list.
no_name = type a name first
# Before the field for the path of a list.
path = File:{" "}
keys_path = Enter reads the file, Tab completes, Esc cancels. Header: name, reading, club ...
no_file = No files found.
only_entrants = only in the step Entrants
no_entrant = no entrant is selected; press Tab for the list
seeds = Seeds
# Over the first matches.
first_round = First round
groups = Groups
lots = Seeds are drawn by lot at the start.
# A player without an opponent in the first round.
bye = bye
# Before the members of a group: its letter.
group = Group { $letter }
# Between names in a row.
between = ,{" "}
# The button that starts.
start = Start
# The button that opens a tournament without a draw.
open = Create
nothing_to_undo = this tournament is not recorded yet; Tab, then x removes an entrant
last_step = this is the last step
others = and { $number } more
create = Create, entries stay open
kept = Nothing is recorded yet. The draft is kept; n continues it.
# The title of the question whether to go on with a draft.
draft = A draft
draft_question = There is a draft of a tournament. Continue it?
anew = New tournament
anew_follows = The old draft is lost once you add an entrant or change a rule.
field-Name = Name
    .doc = Shown on screens and printouts. Must be unique.
field-Format = Format
    .doc = How the tournament is played.
field-GrandFinal = Grand final
    .doc = One match, or a second one (bracket reset) if the winners' side loses.
field-Groups = Number of groups
    .doc = 2 to 64.
field-Split = Seeds into groups
    .doc = How the entrants, in order of seeds, are divided into groups.
field-Double = Matches per pair
    .doc = Once or twice against everyone in the group.
field-TableSize = Players in a pod
    .doc = 3 to 8, if the entrants can be divided into such pods.
field-TableGames = Games in a round
    .doc = Games of a pod before seats are drawn again.
field-Rounds = Rounds
    .doc = 1 to 64. Blank: enough that only one player can win all, at least 3.
field-Colours = First moves
    .doc = Whether the first move, or white, is shared out evenly.
field-LeftOver = Bye
    .doc = The points of a player without an opponent in a round.
field-Accelerated = Acceleration
    .doc = The stronger half begins with extra points, for pairing only (Baku).
field-Bands = Rating bands
    .doc = McMahon: for each of these ratings reached, a win at the start, e.g. 1400 1600.
field-ApartRounds = Separate clubs
    .doc = Up to which round players of one club are kept apart, if possible.
field-PlacePoints = Points for places
    .doc = Points for each place in a game.
field-Kind = Match length
    .doc = First to N ends at N games won; a fixed number may end in a draw.
field-Games = Games
    .doc = Games to win (first to N) or to play (fixed number), 1 to 999.
field-SemiFinal = Semi-finals first to
    .doc = For longer semi-finals. Blank: as usual.
field-Final = Final first to
    .doc = For a longer final; in a double elimination the grand final. Blank: as usual.
field-Places = Places decided
    .doc = A third-place match, or placement matches for all places.
field-Seeding = Seeds
    .doc = The seeding order. K and J move an entrant by hand.
field-Locked = Fixed top seeds
    .doc = This many top seeds are not moved by lot or to keep clubs apart.
field-Apart = Separate clubs
    .doc = Players of one club meet as late as possible.
field-Points = Points
    .doc = For a win, a draw and a loss, or for each game won.
field-Ties = Tie-breaks
    .doc = The tie-breaks decide between equal points, in this order.
field-TieBreaks = Tie-breaks
    .doc = In this order, e.g. PTS BH/C1 SB; PTS are the points. Blank: PTS BH/C1 BH SB.
field-Then = Next stage
    .doc = The next stage for the best of this one.
field-Takes = {" "} How many advance
    .doc = How many advance from each group, or from the whole stage.
field-Fill = {" "} Best of next rank
    .doc = How many of the next rank advance too, e.g. the 2 best of rank 3.
field-ThenGames = Next, first to
    .doc = Games that win a match of the next stage.
field-ThenSemiFinal = Next, semi-finals to
    .doc = For longer semi-finals in the next stage. Blank: as usual.
field-ThenFinal = Next, final to
    .doc = For a longer final in the next stage. Blank: as usual.
field-ThenPlaces = {" "} Placement matches
    .doc = The placement matches of the next stage.
field-ThenGrandFinal = {" "} Grand final
    .doc = One match, or a second one (bracket reset).
field-List = Rating list
    .doc = The rating list that the results change.
field-From = Lowest rating
    .doc = A rating; players below it may not enter. Blank: no limit.
field-Below = Ratings under
    .doc = A rating; players under it may enter. Blank: no limit.
field-Provisional = Provisional ratings
    .doc = Whether players with a provisional rating may enter.
field-FirstMove = First move
    .doc = First-move win rate of equal players, e.g. 0.55. Blank: as in the list.
field-CardGame = Card game
    .doc = Whether hands may be typed as cards, and of which game.
# The steps.
step_name = Name
step_format = Format
step_length = Length
step_entrants = Entrants
step_seeds = Seeds
step_review = Review
# Formats in a few words.
about_single_elimination = One loss and out.
about_double_elimination = Two losses and out.
about_round_robin = Everyone plays everyone.
about_double_round_robin = Everyone plays everyone twice.
about_groups = A round robin in each group.
about_swiss = Players of equal score meet.
about_pods = Three to eight players in a pod.
about_record = No pairings; results are recorded.
about_ladder = Beat a higher player, take that place.
# A forecast of the tournament. Without a draw; with too few or too many entrants; by format.
without_draw = No pairings and no end: each player of a recorded match becomes an entrant.
# facts: $entrants, $least, $most
out_of_range = { $entrants ->
    [one] 1 entrant
   *[other] { NUMBER($entrants) } entrants
}; this format needs { $least } to { $most }.
# facts: $entrants, $pods, $sizes
in_pods = { $entrants ->
    [one] 1 entrant
   *[other] { NUMBER($entrants) } entrants
}: { $pods ->
    [one] 1 pod
   *[other] { NUMBER($pods) } pods
} of { $sizes } in each round
# facts: $entrants, $rounds, $matches, $byes
in_swiss = { $entrants ->
    [one] 1 entrant
   *[other] { NUMBER($entrants) } entrants
}, { $rounds ->
    [one] 1 round
   *[other] { NUMBER($rounds) } rounds
}: { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
}{ $byes ->
    [0] {""}
   *[other] , one bye per round
}
# facts: $entrants, $groups, $sizes, $matches
in_groups = { $entrants ->
    [one] 1 entrant
   *[other] { NUMBER($entrants) } entrants
}: { $groups ->
    [one] 1 group
   *[other] { NUMBER($groups) } groups
} of { $sizes }, { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
}
# facts: $entrants, $format, $matches, $byes
in_elimination = { $entrants ->
    [one] 1 entrant
   *[other] { NUMBER($entrants) } entrants
}, { $format }: { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
}{ $byes ->
    [0] {""}
   *[other] , { $byes ->
        [one] 1 bye
       *[other] { NUMBER($byes) } byes
    }
}
# facts: $entrants, $format, $matches, $byes
in_rounds = { $entrants ->
    [one] 1 entrant
   *[other] { NUMBER($entrants) } entrants
}, { $format }: { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
}{ $byes ->
    [0] {""}
   *[other] , one bye per round
}
# Then the next stage, and the time that all takes.
# facts: $players, $format, $matches
then = then { $players } in { $format }: { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
}
# facts: $time, $tables
takes = about { $time } { $tables ->
    [0] if there are enough tables
    [one] at 1 table
   *[other] at { NUMBER($tables) } tables
}
# These parts: the last one, and those before it.
last_part = { $part }.
part = { $part };{" "}
# The sizes of groups or pods.
# facts: $least, $most
sizes = { $least } or { $most }
# A time; $padded are the minutes in two digits.
# leaves out $padded
# facts: $hours, $minutes, $padded
time = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
# The text of [`Self::added`], and that the new player is none of the `others` of that name.
# facts: $added, $name, $others
added_different = { $added }; the new { $name } and { $others } will be marked as different people
# An entrant was added: the name, and how many entrants there are.
# facts: $name, $entrants
added = { $name } added, { $entrants ->
    [one] 1 entrant
   *[other] { NUMBER($entrants) } entrants
}
# Over the entrants: how many, how many of them are new.
# facts: $all, $new
entrants = Entrants: { $all }{ $new ->
    [0] {""}
   *[other] , { $new } of them new
}
# Two entrants may be one person.
# facts: $one, $other
one_person = { $one } and { $other } may be one person, added twice.
# facts: $told, $more
and_pairs = { $told } And { $more ->
    [one] 1 more pair
   *[other] { NUMBER($more) } more pairs
}.
# Names of which it is not decided who they are, so that they are not entered; whether there are more than those.
# facts: $count, $names, $more
undecided_names = { $count ->
    [one] 1 name is
   *[other] { NUMBER($count) } names are
} undecided and not added: { $names }{ $more ->
    [yes] {" "}...
   *[no] {""}
}.
# The counts of an entered list: registered players, new ones, lines to be looked at, players who were on the list already.
known_ones = { $count } registered
new_ones = { $count } new
to_check = { $count } to check
there_already = { $count } already on the list
# Behind those: their first names.
# facts: $names, $others
named_again = {" "}({ $names }{ $others ->
    [none] {""}
   *[other] {" "}{ $others }
})
# facts: $lines, $parts, $again
taken = { $lines ->
    [one] 1 line
   *[other] { NUMBER($lines) } lines
}: { $parts }{ $again }.
# The number of players with equal ratings, and what decides among them.
equal_ratings = { $players } entrants have equal ratings: their order of entry decides.
# The labels of the review.
review_name = Name
review_format = Format
review_then = Next stage
review_ties = Tie-breaks
review_list = Rating list
review_unit = Rating update
# The number and the first names of entrants, on the review.
# facts: $count, $names
named = { $count }: { $names }
first_to = First to
    .doc = The games that win a match, 1 to 999.
review_limits = Rating limits
review_first_move = First move
review_card_game = Card game
review_entrants = Entrants
review_new = New players
review_outside = Outside the limits
review_to_check = To check
review_twice = Likely duplicates
review_written = To be recorded
# The rating limits for entry: from, below, whether provisional ratings are allowed.
# facts: $from, $below, $provisional
limits = { $from ->
    [none] { $below ->
        [none] all ratings
       *[other] ratings below { $below }
    }
   *[other] ratings from { $from }{ $below ->
        [none] {""}
       *[other] , below { $below }
    }
}{ $provisional ->
    [yes] {""}
   *[no] , established only
}
# The parts to be written: the tournament, new registrations, entrants and pairings.
# facts: $new, $entrants, $draw
written = { $new ->
    [0] {""}
   *[other] { $new ->
        [one] 1 new player
       *[other] { NUMBER($new) } new players
    },{" "}
}the tournament{ $entrants ->
    [0] {""}
   *[other] , { $entrants ->
        [one] 1 entrant
       *[other] { NUMBER($entrants) } entrants
    }
}{ $draw ->
    [yes] , the pairings
   *[no] {""}
}; u undoes all of it
# To go on with a draft: its name, if it has one, how many entrants.
# facts: $name, $entrants
go_on = Continue { $name ->
    [none] the draft
   *[other] { $name }
} ({ $entrants ->
    [one] 1 entrant
   *[other] { NUMBER($entrants) } entrants
})
# A draft could not be read: where it was put.
damaged = The saved draft of a new tournament is not readable; its file is kept as { $path }.
# The draft cannot be kept: where, and why.
# facts: $path, $error
not_kept = The draft of this tournament cannot be saved in { $path }: { $error }. It is lost when you leave this screen.
# Changes in the club meanwhile: players gone, players merged, names registered.
are_gone = No longer registered, removed from the list: { $names }.
are_merged = Players merged meanwhile: { $names }.
are_registered = Registered meanwhile, please check: { $names }.
# How the snake divides seeds into groups: the first four of the first two.
by_snake = snake: { $shown }
# Values of fields, each on a line, in their order; of a number, the name of a blank.
value_lines =
    .Provisional =
        allowed
        not allowed
    .Apart =
        no
        yes
    .Locked = no
    .ApartRounds = { value_lines.Locked }
    .Rounds = by the number of entrants
    .Colours =
        shared out evenly
        do not matter
    .LeftOver =
        as a win
        as a draw
        no points
    .Accelerated =
        no
        yes
    .Fill = none
    .GrandFinal =
        one match
        2nd match if winners' side loses
    .ThenGrandFinal = { value_lines.GrandFinal }
    .Split =
        snake
        equal sums of seeds
    .Double =
        once
        twice
    .PlacePoints =
        1 for the last, 1 more a place up
        1 point for the winner
    .Places =
        the winner only
        third place too
        every place
    .ThenPlaces = { value_lines.Places }
    .Points =
        1-½-0
        2-1-0
        3-1-0
        3-2-1
        1 for each game won
    .Ties =
        games difference, games won
        direct encounter, games difference
        Sonneborn-Berger, direct encounter
    .Then = no further stage
    .Kind =
        first to
        a fixed number of games
    .SemiFinal = as all others
    .Final = { value_lines.SemiFinal }
    .ThenSemiFinal = { value_lines.SemiFinal }
    .ThenFinal = { value_lines.SemiFinal }
    .Seeding =
        by rating
        in order of entry
        random
        by hand
    .CardGame =
        none
        prime Daifugō
        Daihinmin
    .Otherwise = {""}
unreadable =
    .FirstMove = First move: write how often it wins, like 0.55, or leave it blank.
    .Bands = Rating bands: write ratings like 1400 1600, or leave it blank.
    .TieBreaks = Tie-breaks: write abbreviations like PTS BH SB, or leave it blank.
    .Otherwise = Rating limit: write a rating like 1600, or leave it blank.
