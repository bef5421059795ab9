### Refusals about who is who.

# facts: $a, $b
already_one = { $a } and { $b } are already merged
    .remedy = no action needed
# facts: $absorb, $keep
not_merged = { $absorb } is not merged into { $keep }
    .remedy = check the merges on the player's screen
# facts: $a, $b, $first, $second
said_different = { $a } and { $b } are marked as different people
    .remedy = if that is wrong, clear the mark first: `banzuke player different { $first } { $second } --clear`
# facts: $a, $b, $matches, $tournament
met = { $a } and { $b } played each other, in { $matches } of { $tournament }
    .remedy = if they are two people, do not merge them; if the match names the wrong player, replace the entrant first
# facts: $a, $b, $tournament
both_entered = { $a } and { $b } are both entrants of { $tournament }
    .remedy = if they are two people, do not merge them; if one entry is a mistake, remove it before the start, or withdraw the player after the start
# facts: $a, $b, $no, $tournament
both_playing = { $a } and { $b } are at two tables now, { $b } in match { $no } of { $tournament }
    .remedy = check which player is at each table, and correct the calls first
# facts: $player, $number
number_of = { $player }: { $number }
# facts: $one, $other, $scheme
different_numbers = { $one } and { $other } have different { $scheme } numbers
    .remedy = if they are two people, do not merge them; if one number is wrong, remove it first
# facts: $a, $b, $verdict
decided_already = { $a } and { $b } { $verdict ->
    [different] are already marked as different people
    [later] are already marked "decide later"
   *[none] have no decision to clear
}
    .remedy = { already_one.remedy }
# facts: $alias, $bearer, $player
alias_of_merged = { $alias } is a name or alias of { $bearer }, now merged into { $player }
    .remedy = remove it from the merged registration, or unmerge the two registrations if they are different people
# facts: $given, $tournament, $entered
entered_as = { $given } is in { $tournament } under another number, as { $entered }
    .remedy = use the number that is entered in the tournament
# facts: $scheme, $value, $bearer
external_of_another = { $scheme } number { $value } belongs to { $bearer }
    .remedy = if they are one person, merge the two; otherwise check the number
# facts: $player, $scheme, $value
same_external = { $player } { $value ->
    [none] has no { $scheme } number
   *[other] already has the { $scheme } number { $value }
}
    .remedy = { already_one.remedy }
# facts: $scheme, $value, $bearer, $player
external_of_merged = { $scheme } number { $value } belongs to { $bearer }, now merged into { $player }
    .remedy = { alias_of_merged.remedy }
scheme_twice = two { $scheme } numbers were given
    .remedy = give only one number of each body
unlikely_birth = no player can be born on { $born }
    .remedy = check the year; write the day as 1990-04-25
