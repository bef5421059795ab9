### The words of the forms for ratings.

open = New rating list
change = Rules of { $name }: all its ratings are recalculated
ask_rules = Change the rules of { $name }?
# The answer that changes them.
recalculate = Recalculate
all_again = All its ratings are recalculated.
adjust = Adjust the rating of { $name } on { $list }
shift = Adjust all ratings on { $list }
limits = Settings of { $name }
# The answer that enters them.
outside_yes = Add anyway
