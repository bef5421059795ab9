-- A file of a program without this table gets it when it is opened.

-- The club of a file and its last entry, noted with every entry. Rows deleted at the end of the journal are noticed before
-- their numbers are issued again, and a log beside the file is known to be another club's.
CREATE TABLE head (
    club   TEXT NOT NULL,                        -- drawn once, the same in every copy
    seq    INTEGER NOT NULL,                     -- the last entry; 0 before the first
    digest TEXT NOT NULL                         -- of that entry
) STRICT;

INSERT INTO head (club, seq, digest)
SELECT lower(hex(randomblob(16))), coalesce(max(seq), 0),
       coalesce((SELECT digest FROM journal ORDER BY seq DESC LIMIT 1), '')
FROM journal;
