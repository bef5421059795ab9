-- Version 1: the journal, and the tables published from it.
--
-- The journal is the truth and is only ever appended to. Everything below it is derived, written
-- in the same transaction for anyone who brings SQL, and can be made anew from the journal at any
-- time; nothing is ever read back from there.

CREATE TABLE journal (
    seq     INTEGER PRIMARY KEY,
    at      TEXT NOT NULL,                       -- UTC, RFC 3339
    desk    TEXT NOT NULL,
    op      TEXT NOT NULL UNIQUE,                -- the client's operation id: resending is harmless
    undoes  INTEGER REFERENCES journal (seq),    -- the entry taken back, in an undo
    actions TEXT NOT NULL                        -- JSON; an empty list in an undo
) STRICT;

CREATE TABLE players (
    player  INTEGER PRIMARY KEY,
    number  TEXT NOT NULL UNIQUE,                -- as printed: P0042-7
    name    TEXT NOT NULL,
    reading TEXT,
    club    TEXT,
    note    TEXT
) STRICT;

CREATE TABLE aliases (
    player INTEGER NOT NULL REFERENCES players (player),
    alias  TEXT NOT NULL,
    PRIMARY KEY (player, alias)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_lists (
    list  INTEGER PRIMARY KEY,
    name  TEXT NOT NULL,                         -- unique, but two lists may exchange names
    k     REAL NOT NULL,
    start REAL NOT NULL
) STRICT;

-- The list that every file begins with, before any entry.
INSERT INTO rating_lists (list, name, k, start) VALUES (1, 'main', 32.0, 1500.0);

CREATE TABLE tournaments (
    tournament INTEGER PRIMARY KEY,
    name       TEXT NOT NULL,
    list       INTEGER NOT NULL REFERENCES rating_lists (list),
    phase      TEXT NOT NULL CHECK (phase IN ('registering', 'running', 'closed'))
) STRICT;

CREATE TABLE entrants (
    tournament INTEGER NOT NULL REFERENCES tournaments (tournament),
    player     INTEGER NOT NULL REFERENCES players (player),
    position   INTEGER NOT NULL,                 -- in the list of entries, from 1
    seed       INTEGER,                          -- once drawn
    rank       INTEGER,                          -- in the standings, where there is one
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE matches (
    tournament INTEGER NOT NULL REFERENCES tournaments (tournament),
    match      INTEGER NOT NULL,
    stage      INTEGER NOT NULL,
    round      TEXT NOT NULL,
    player_a   INTEGER REFERENCES players (player),
    player_b   INTEGER REFERENCES players (player),
    state      TEXT NOT NULL CHECK (state IN ('waiting', 'ready', 'finished')),
    games_a    INTEGER,
    games_b    INTEGER,
    draws      INTEGER,
    walkover   TEXT CHECK (walkover IN ('a', 'b')),
    winner     INTEGER REFERENCES players (player),
    played_on  TEXT,
    PRIMARY KEY (tournament, match)
) STRICT, WITHOUT ROWID;

-- One row a game. Where only the totals of a match are known, those of the first side come first,
-- then the second's, then drawn ones.
CREATE TABLE games (
    tournament INTEGER NOT NULL,
    match      INTEGER NOT NULL,
    game       INTEGER NOT NULL,
    result     TEXT NOT NULL CHECK (result IN ('a', 'b', 'draw')),
    PRIMARY KEY (tournament, match, game),
    FOREIGN KEY (tournament, match) REFERENCES matches (tournament, match)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    list   INTEGER NOT NULL REFERENCES rating_lists (list),
    player INTEGER NOT NULL REFERENCES players (player),
    rating REAL NOT NULL,
    PRIMARY KEY (list, player)
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

-- SQLite looks for rows that refer to a row before it takes that row away; without these it reads
-- whole tables for each, and an undone import of thousands of matches takes minutes.
CREATE INDEX entrants_by_player ON entrants (player);
CREATE INDEX matches_by_player_a ON matches (player_a);
CREATE INDEX matches_by_player_b ON matches (player_b);
CREATE INDEX matches_by_winner ON matches (winner);
CREATE INDEX ratings_by_player ON ratings (player);
CREATE INDEX rating_changes_by_match ON rating_changes (tournament, match);
CREATE INDEX rating_changes_by_player ON rating_changes (player);
