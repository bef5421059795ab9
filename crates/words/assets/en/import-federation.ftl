### Faults of a federation's result files, and remedies.

not_a_result = not a result
    .remedy = write one like 101 (46)>(18) 205 B, or % in front of a comment
not_a_date = not a date
    .remedy = write it like 01/11/2017 or 01/11/2017 - 03/11/2017
no_tournament = the file names no tournament
    .remedy = add a line like %%Tournament: Example Open
no_date = the file has no date
    .remedy = add a line like %%Date: 01/11/2017
not_a_player = not a player
    .remedy = write number, surname and first name like 101,DOE,Jane
