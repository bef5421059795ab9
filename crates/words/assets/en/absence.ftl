### The words of the question whether an entrant of a Swiss is there in the next round.

title = Absence
# facts: $name, $round
question = Does { $name } play in round { $round }?
stays = Cancel
# facts: $rounds, $worth
absent = Absent in { $rounds }: { $worth }
present = Present in { $rounds }
