### Signs between the parts of a list.

comma = ,{" "}
semicolon = ;{" "}
colon = :{" "}
# Between what failed and what to do.
stop = ;{" "}
# Between two things.
both = {" "}and{" "}
# Before the last of a list.
last = {" "}and{" "}
# People who are not named, behind those who are.
more = {" "}and { $count } more
# A player with the registration number.
# facts: $name, $id
numbered = { $name } ({ $id })
one_match = match { $no }
# A match in a list of several, and the list.
match_among = { $no }
all_matches = matches { $matches }
# Before the last of several of which one is wanted.
or = {" "}or{" "}
# Between clauses that are sentences of their own in Japanese.
clause = ,{" "}
last_clause = {" "}and{" "}
