### Faults of a command line.

# facts: $value, $argument
value = { $value } is not valid for { $argument }
# facts: $value, $argument, $choices
choice = { $value } is not valid for { $argument }
    .remedy = choose one of { $choices }
no_value = { $argument } needs a value
    .remedy = write the value after it
unknown_argument = unexpected argument { $argument }
no_argument = there is no argument { $argument } here
did_you_mean = did you mean { $close }?
unknown_command = there is no command { $command }
or = {" "}or{" "}
missing = missing: { $arguments }
    .remedy = use the command as below
no_command = { $before } needs a command after it
twice = { $argument } is given twice
    .remedy = give it once
# facts: $argument, $others
together = { $argument } cannot be used with { $others }
    .remedy = leave one of them out
not_text = an argument is not written in UTF-8
    .remedy = write it in UTF-8
number = write a number, like 12.5
whole = write a whole number, like 12
# facts: $least, $most
within = write a number from { $least } to { $most }
# facts: $least, $most
above = write a number above { $least }, at most { $most }
no_round = no round is called { $name }; there are 1, 2, …, semi-final, final, third-place, winners-1, losers-1, losers-final, …
no_tie_break = no tie-break is called { $name }; there are PTS WIN WON DE SB KS GD GW GR RTNG TPN LOT/7 and more
not_tied = only :tied may follow a tie-break, not :{ $other }
slides = write calls, names, bracket or standings, separated by commas
url = give an address like https://club.example/ratings
semicolon = ";" separates aliases in files: give each alias by itself
-like = write it like{" "}
# How a value is written.
form =
    .Day = { -like }2026-11-21
    .Time = { -like }"2026-11-21 14:00"
    .Begin = { -like }14:00
    .Until = { -like }13:00, or "30 min"
    .Category = { -like }"U18 <18", "Senior 65+" or Women
    .DayOfYear = { -like }04-01
    .RoundDays = { -like }"1-4: 2026-12-03; 5-8: 2026-12-10"
    .Prizes = { -like }"30000; 20000 + Cup; Book"
    .Fees = { -like }"2000; U18: 1000; Helper: 0"
    .Amount = { -like }500
    .Birth = { -like }1990-04-25, or none
    .External = { -like }FIDE:1503014
    .Group = { -like }B or 2
    .Start = { -like }0-4
    .Advance = { -like }2 or total:8
    .Bands = { -like }1400,1600: the ratings between the bands
    .MatchPoints = { -like }3-1-0, 1-0.5-0 or games
    .CardGame = { -like }prime-daifugo, daihinmin or none
    .Limit = { -like }1600, or none
    .Program = { -like }default, kou2, snowl, or with simulations snowl:300
    .KStep = { -like }games<30:40 or rating<2400:20
    .Damping = { -like }cap:10, root:8 or none
    .Column = { -like }Ruby=reading: a heading in the file, then a column named in --help
    .Established = { -like }games=20,half-width=150,months=12
    .Race = write it like 1-10, the games that each player needs
    .Share = write it like 0.6, between 0 and 1
score = write it like 2-1, with drawn games 7-6-3, up to { $most }
# A fault in the parser's own words.
other = { $fault }
usage = usage: { $usage }
see_help = for more, see `{ $command } --help`
round_length = write it like 2=3 (round 2 is first to 3), at most { $most }
comma = write amounts without a comma: 30000, not 30,000, and 7.50, not 7,50
two_currencies = write one currency only
two_amounts = write one amount for each place or category
two_things = write at most one thing for each place, after any money: 20000 + Cup
second_list = give the prizes of each category in a list of their own: U18: Cup; Medal
no_amount = "{ $text }" has no amount: write fees like 2000; U18: 1000; Helper: 0
