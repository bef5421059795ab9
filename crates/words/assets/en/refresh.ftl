### The words of the refresh of ratings and titles by a federation's list.

# The rating list that is corrected.
title = { $list }: refresh ratings and titles
hint = Type the path of the federation's list: FIDE's as text or XML, a tournament report (.trf), or a table with ID or name, rating and title. Differences are shown first; Enter then records them. New players are not registered.
# Headings of what differs.
number = Number
player = Player
rating = Rating
entitled = Title
# Between the value here and that of the list.
arrow = {" "}→{" "}
nothing = nothing differs from the list
