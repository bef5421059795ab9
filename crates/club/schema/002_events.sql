-- Version 2: events of every format. Tables that are only published are made anew, which the
-- program does once it has opened the file.

DROP TABLE rating_changes;
DROP TABLE games;
DROP TABLE matches;
DROP TABLE entrants;

CREATE TABLE stages (
    tournament INTEGER NOT NULL REFERENCES tournaments (tournament),
    stage      INTEGER NOT NULL,                 -- from 1
    format     TEXT NOT NULL,
    takes      INTEGER,                          -- how many come from each group of the stage before
    drawn      INTEGER NOT NULL CHECK (drawn IN (0, 1)),
    PRIMARY KEY (tournament, stage)
) STRICT, WITHOUT ROWID;

CREATE TABLE entrants (
    tournament INTEGER NOT NULL REFERENCES tournaments (tournament),
    player     INTEGER NOT NULL REFERENCES players (player),
    position   INTEGER NOT NULL,                 -- in the list of entries, from 1
    seed       INTEGER,                          -- in the stage played now, once drawn
    rank       INTEGER,                          -- in the standings, where there is one
    exit       TEXT CHECK (exit IN ('withdrawn', 'disqualified')),
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE matches (
    tournament INTEGER NOT NULL REFERENCES tournaments (tournament),
    match      INTEGER NOT NULL,
    stage      INTEGER NOT NULL,
    "group"    INTEGER,                          -- from 1, in a stage with groups
    round      TEXT NOT NULL,
    player_a   INTEGER REFERENCES players (player), -- neither at a table of more than two: see seats
    player_b   INTEGER REFERENCES players (player),
    state      TEXT NOT NULL CHECK (state IN
        ('waiting', 'ready', 'called', 'playing', 'finished', 'bye', 'void')),
    games_a    INTEGER,
    games_b    INTEGER,
    draws      INTEGER,
    start_a    INTEGER,                          -- games given before the match, as a handicap
    start_b    INTEGER,
    walkover   TEXT CHECK (walkover IN ('a', 'b')),
    exit       TEXT CHECK (exit IN ('walkover', 'retired', 'disqualified', 'double walkover',
        'double disqualification')),
    winner     INTEGER REFERENCES players (player),
    counts     INTEGER NOT NULL CHECK (counts IN (0, 1)), -- 0 if it counts for nobody's standing
    at_table   TEXT,                             -- where it was called to
    played_on  TEXT,
    PRIMARY KEY (tournament, match)
) STRICT, WITHOUT ROWID;

-- One row a game of two, in matches whose games are known one by one.
CREATE TABLE games (
    tournament INTEGER NOT NULL,
    match      INTEGER NOT NULL,
    game       INTEGER NOT NULL,
    result     TEXT NOT NULL CHECK (result IN ('a', 'b', 'draw')),
    PRIMARY KEY (tournament, match, game),
    FOREIGN KEY (tournament, match) REFERENCES matches (tournament, match)
) STRICT, WITHOUT ROWID;

-- Who sits at a table of more than two.
CREATE TABLE seats (
    tournament INTEGER NOT NULL,
    match      INTEGER NOT NULL,
    seat       INTEGER NOT NULL,                 -- from 1
    player     INTEGER NOT NULL REFERENCES players (player),
    PRIMARY KEY (tournament, match, seat),
    FOREIGN KEY (tournament, match) REFERENCES matches (tournament, match)
) STRICT, WITHOUT ROWID;

-- Who finished where in each game there; those who are level share the better place.
CREATE TABLE finishes (
    tournament INTEGER NOT NULL,
    match      INTEGER NOT NULL,
    game       INTEGER NOT NULL,
    player     INTEGER NOT NULL REFERENCES players (player),
    place      INTEGER NOT NULL,
    played_on  TEXT NOT NULL,
    PRIMARY KEY (tournament, match, game, player),
    FOREIGN KEY (tournament, match) REFERENCES matches (tournament, match)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_changes (
    list       INTEGER NOT NULL REFERENCES rating_lists (list),
    tournament INTEGER NOT NULL,
    match      INTEGER NOT NULL,
    player     INTEGER NOT NULL REFERENCES players (player),
    played_on  TEXT NOT NULL,
    before     REAL NOT NULL,
    after      REAL NOT NULL,
    PRIMARY KEY (list, tournament, match, player),
    FOREIGN KEY (tournament, match) REFERENCES matches (tournament, match)
) STRICT, WITHOUT ROWID;

-- The tables of the hall.
CREATE TABLE hall (
    position INTEGER PRIMARY KEY,                -- in the order in which they are filled, from 1
    name     TEXT NOT NULL,
    reserved INTEGER NOT NULL CHECK (reserved IN (0, 1))
) STRICT;

CREATE INDEX entrants_by_player ON entrants (player);
CREATE INDEX matches_by_player_a ON matches (player_a);
CREATE INDEX matches_by_player_b ON matches (player_b);
CREATE INDEX matches_by_winner ON matches (winner);
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX finishes_by_player ON finishes (player);
CREATE INDEX rating_changes_by_match ON rating_changes (tournament, match);
CREATE INDEX rating_changes_by_player ON rating_changes (player);

-- What the program has still to do with this file before anything else.
CREATE TABLE due (task TEXT PRIMARY KEY) STRICT;
INSERT INTO due (task) VALUES ('publish');
