-- A file of a program without these tables gets them when it is opened.

-- Which of several files of one club counts, and whether this one is another machine's copy.
CREATE TABLE origin (
    epoch INTEGER NOT NULL,                      -- counted up when a backup is restored or another machine takes over
    host  TEXT                                   -- the machine whose copy this is; none where it is the club's own file
) STRICT;

INSERT INTO origin (epoch) VALUES (1);

-- Entries of a copy that its host has not recorded yet, in the order in which they were decided.
CREATE TABLE unsent (
    number INTEGER PRIMARY KEY,
    op     TEXT NOT NULL UNIQUE,                 -- the client's operation id
    line   TEXT NOT NULL,                        -- the entry, as in an exported journal
    refused INTEGER NOT NULL DEFAULT 0           -- 1 once it was refused; it stays until the operator has seen it
) STRICT;
