### Labels in the footer that say more exactly than the hint of a command what the key does.

label =
    .Choose = choose
    .Register = register
    .Change = change
    .NewTournament = new tournament
    .NewList = new list
    .NewPlayer = new player
    .NewEntrant = add entrant
    .Call = call
    .Record = record
    .NextTab = next
    .NextNumber = next match
    .Leave = leave
    .Start = start
    .Draw = pairings
    .Result = result
    .Begin = create
    .Entrants = entrants
    .Clear = clear mark
    .TakeBack = cancel
    .Whom = choose again
