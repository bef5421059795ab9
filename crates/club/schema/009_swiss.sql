-- Version 9: Swiss rounds. Who had no match in a round of one.

CREATE TABLE byes (
    tournament INTEGER NOT NULL REFERENCES tournaments (tournament),
    stage      INTEGER NOT NULL,
    round      INTEGER NOT NULL,                 -- from 1
    player     INTEGER NOT NULL REFERENCES players (player),
    kind       TEXT NOT NULL CHECK (kind IN ('paired', 'half', 'zero')), -- left over by the pairing, or asked for
    PRIMARY KEY (tournament, stage, round, player)
) STRICT, WITHOUT ROWID;

INSERT OR IGNORE INTO due (task) VALUES ('publish');
