### Swiss pairings apart from a club.

# A difference with the name of its file, where there are several files.
# facts: $file, $line
in_file = { $file }: { $line }
bye = bye of { $start }
# facts: $white, $black
pair = { $white }–{ $black }
# A difference between the pairings of a round and those made here.
impossible = round { $round }: Banzuke finds no pairings that follow the rules
not_at_all = no such pairing
# facts: $round, $recorded, $paired
round_paired_here = round { $round }: the report has { $recorded }, Banzuke has { $paired }
# The totals: files read, their rounds, rounds that differ, files not read.
# facts: $files, $rounds, $differing
compared =
    { $files ->
        [one] 1 report
       *[other] { $files } reports
    }, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }: { $differing ->
        [0] Banzuke pairs all as recorded
        [one] 1 differs
       *[other] { $differing } differ
    }
not_read = ; reports that cannot be read: { $unread } (reasons above)
# Why the rounds of a report are not paired again.
no_games = { $file } has no round in which players have opponents
    .remedy = name the report of a Swiss in which a round was paired
# facts: $file, $round
empty_round = { $file }: no player has an opponent in round { $round }, though a later round was played
    .remedy = write the opponents of that round in the report, or leave its columns out
# facts: $file, $line, $code
unread = { $file }:{ $line }: the line that begins with { $code } cannot be read
    .remedy = write it in the form of TRF26
# facts: $file, $line, $code, $text
not_followed = { $file }:{ $line }: “{ $code } { $text }” is not supported here
    .remedy = only the FIDE Dutch system is paired: order by starting numbers, points in line 162, acceleration in lines 250
# A made-up tournament comes to an end too early.
round_cannot_paired = round { $round } cannot be paired: too few players are left who have not met each other
    .remedy = ask for fewer rounds, more players or another random seed (--seed)
