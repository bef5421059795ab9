-- Version 4: games one by one with what was dealt, sections limited by rating, rules of rating
-- lists, and ratings corrected by hand.

ALTER TABLE rating_lists ADD COLUMN rules TEXT NOT NULL DEFAULT '{}'; -- JSON; {} for the published formula
ALTER TABLE tournaments ADD COLUMN first_move REAL;      -- win probability that moving first gives
ALTER TABLE tournaments ADD COLUMN rating_from REAL;     -- whom a section limited by rating takes
ALTER TABLE tournaments ADD COLUMN rating_below REAL;
ALTER TABLE games ADD COLUMN hand_a REAL;                -- win probability of the first side's hand
ALTER TABLE games ADD COLUMN first TEXT CHECK (first IN ('a', 'b')); -- who moved first

-- What the games at a table of more than two had dealt.
CREATE TABLE hands (
    tournament INTEGER NOT NULL,
    match      INTEGER NOT NULL,
    game       INTEGER NOT NULL,
    player     INTEGER NOT NULL REFERENCES players (player),
    opponent   INTEGER NOT NULL REFERENCES players (player),
    p          REAL NOT NULL,                    -- win probability of the player's hand
    PRIMARY KEY (tournament, match, game, player, opponent),
    FOREIGN KEY (tournament, match) REFERENCES matches (tournament, match)
) STRICT, WITHOUT ROWID;

-- Ratings corrected by hand.
CREATE TABLE adjustments (
    list       INTEGER NOT NULL REFERENCES rating_lists (list),
    entry      INTEGER NOT NULL,                 -- of the journal
    action     INTEGER NOT NULL,                 -- its place in the entry, from 0
    player     INTEGER NOT NULL REFERENCES players (player),
    day        TEXT NOT NULL,
    reason     TEXT NOT NULL,
    before     REAL NOT NULL,
    after      REAL NOT NULL,
    PRIMARY KEY (list, entry, action, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX hands_by_player ON hands (player);
CREATE INDEX hands_by_opponent ON hands (opponent);
CREATE INDEX adjustments_by_player ON adjustments (player);

INSERT OR IGNORE INTO due (task) VALUES ('publish');
