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
semicolon = ; separates aliases in files: give each alias by itself
until = 13:00, or "30 min"
category = "U18 <18", "Senior 65+" or Women
prizes = "30000; 20000 + Cup; Book"
fees = "2000; U18: 1000; Helper: 0"
birth = 1990-04-25, or none
group = B or 2
score = write it like 2-1, with drawn games 7-6-3, up to { $most }
advance = 2 or total:8
bands = ratings such as 1400,1600
match_points = 3-1-0, 1-0.5-0 or games
card_game = prime-daifugo, daihinmin or none
limit = 1600, or none
program = default, kou2, snowl, or with simulations snowl:300
kstep = games<30:40 or rating<2400:20
damping = cap:10, root:8 or none
column = Ruby=reading; the columns are in --help
written = write it like { $like }
# A fault in the parser's own words.
other = { $fault }
usage = usage: { $usage }
see_help = for more, see `{ $command } --help`
race = write it like 1-10, the games that each player needs
round_length = write it like 2=3 (round 2 is first to 3), at most { $most }
share = write it like 0.6, between 0 and 1
comma = write amounts without a comma: 30000, not 30,000
two_currencies = write one currency only
two_amounts = write one amount for each place or category
two_things = write one thing for each place, beside money like 20000 + Cup
