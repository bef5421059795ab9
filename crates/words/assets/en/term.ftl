### Names of the things of a tournament, as inside a sentence and short enough for a column.

# A text with its label.
labelled = { $name }: { $text }
# When a tournament begins, in a narrow column.
begins = from { $clock }
# The hall has a break, inside a sentence.
on_break = break until { $clock }
# A text with a remark in brackets.
aside = { $text } ({ $beside })
# The players of one rank in their order across the groups, while it is played.
across_so_far = Next rank so far: { $players }.
across_one = { $rank }. { $name } ({ $group })
# Stands where a name would, for several of one rank in their group.
tied = { $players } tied
# Between those.
pause = ,{" "}
# A sentence, and one behind it.
then = { $sentence } { $next }
