### Meanings of marks, a word each.

void = void
# A match can be played.
ready = ready
# A match is at a table.
called = called
# The winner of a match.
winner = winner
# A walkover win.
walkover = walkover
# A side gave up.
retired = retired
disqualified = disqualified
# The player advances to the next stage as it stands.
goes_on = advances
# The player would advance by the standings so far, while matches are open.
would_go_on = advances so far
# The value that put a line below the one above.
decided = lower by this
