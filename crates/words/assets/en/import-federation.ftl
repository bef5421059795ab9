### Faults of a federation's result files, and remedies.

fault-NotAResult = not a result
    .remedy = write one like 101 (46)>(18) 205 B, or % in front of a comment
fault-NotADate = not a date
    .remedy = write it like 01/11/2017 or 01/11/2017 - 03/11/2017
fault-NoTournament = the file names no tournament
    .remedy = add a line like %%Tournament: Example Open
fault-NoDate = the file has no date
    .remedy = add a line like %%Date: 01/11/2017
fault-NotAPlayer = not a player
    .remedy = write number, surname and first name like 101,DOE,Jane
