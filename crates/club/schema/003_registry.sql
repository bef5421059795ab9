-- Version 3: who is one person, and numbers that other bodies have issued.

ALTER TABLE players ADD COLUMN merged_into INTEGER
    REFERENCES players (player) DEFERRABLE INITIALLY DEFERRED; -- under which number the person goes on

CREATE TABLE external_ids (
    player INTEGER NOT NULL REFERENCES players (player),
    scheme TEXT NOT NULL,
    value  TEXT NOT NULL,
    PRIMARY KEY (player, scheme)
) STRICT, WITHOUT ROWID;

-- What was said of two registrations that look alike.
CREATE TABLE judgements (
    a       INTEGER NOT NULL REFERENCES players (player), -- the lower number
    b       INTEGER NOT NULL REFERENCES players (player),
    verdict TEXT NOT NULL CHECK (verdict IN ('different', 'later')),
    PRIMARY KEY (a, b)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_by_merged_into ON players (merged_into);
CREATE INDEX judgements_by_b ON judgements (b);

INSERT OR IGNORE INTO due (task) VALUES ('publish');
