-- A file of a program without this table gets it when it is opened.

-- Rating changes that a desk is still writing, after a correction long ago: `before` and `after` of the rows of a list that
-- come behind this match, by day, tournament and match, may be those of before the last entries. All else is written with
-- each entry. Nearly always empty.
CREATE TABLE pending (
    list       INTEGER PRIMARY KEY,              -- of rating_lists
    played_on  TEXT NOT NULL,
    tournament INTEGER NOT NULL,
    match      INTEGER NOT NULL
) STRICT;
