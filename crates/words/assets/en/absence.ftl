### The words of the question whether an entrant of a Swiss is there in the next round.

title = Absence
question = Is { $name } there in round { $round }?
stays = Cancel
absent = Absent in { $rounds }: { $worth }
present = Present in { $rounds }
