-- The tables of a federation's server. Everything stands under the id of its journal, so that a server which shards its
-- tables does so by that column.

CREATE SCHEMA banzuke;

-- The version of these tables. A program of another version is refused.
CREATE TABLE banzuke.version (number bigint NOT NULL);
INSERT INTO banzuke.version VALUES (1);

-- One row a journal: its last entry, by which desks take turns.
CREATE TABLE banzuke.journal (
    id        text PRIMARY KEY,                  -- the club's id, the same in every copy
    name      text NOT NULL UNIQUE,              -- as addresses name it
    epoch     bigint NOT NULL,                   -- counted up when another continuation becomes the one that counts
    number    bigint NOT NULL DEFAULT 0,         -- of the last entry; 0 before the first
    digest    text NOT NULL DEFAULT '',          -- of that entry
    rules     bigint NOT NULL,                   -- by which the tables below are published
    moved_to  text                               -- where the club went on; none while it is here
);

-- The truth: entries are added and never changed.
CREATE TABLE banzuke.entry (
    journal   text NOT NULL REFERENCES banzuke.journal (id),
    number    bigint NOT NULL,
    operation text NOT NULL,                     -- the client's operation id: resending is harmless
    digest    text NOT NULL,                     -- SHA-256 over the entry and the digest before it
    line      text NOT NULL,                     -- as in an exported journal
    shown     text,                              -- without days of birth and notes, where there are any
    PRIMARY KEY (journal, number),
    UNIQUE (journal, operation)
);

-- Matches that desks have open now, for the others to see; of no worth after a minute.
CREATE UNLOGGED TABLE banzuke.open_match (
    journal   text NOT NULL,
    desk      text NOT NULL,                     -- a number that the desk has drawn
    content   text NOT NULL,
    at        timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (journal, desk)
);

-- Events that clubs hand in to a register, until it takes them in.
CREATE TABLE banzuke.hand_in (
    journal   text NOT NULL REFERENCES banzuke.journal (id), -- the register
    digest    text NOT NULL,                     -- of the content: sent twice, it is there once
    content   text NOT NULL,                     -- as `federation hand-in --output` writes it
    sender    text NOT NULL DEFAULT current_user,
    at        timestamptz NOT NULL DEFAULT now(),
    taken_at  timestamptz,
    PRIMARY KEY (journal, digest)
);

-- Published from the journals, and never read back; docs/TABLES.md has their meaning.

CREATE TABLE banzuke.players (
    journal text NOT NULL, player bigint NOT NULL, number text NOT NULL, name text NOT NULL, reading text, club text,
    note text, merged_into bigint, publicity text NOT NULL,
    PRIMARY KEY (journal, player)
);
CREATE TABLE banzuke.aliases (
    journal text NOT NULL, player bigint NOT NULL, alias text NOT NULL,
    PRIMARY KEY (journal, player, alias)
);
CREATE TABLE banzuke.external_ids (
    journal text NOT NULL, player bigint NOT NULL, scheme text NOT NULL, value text NOT NULL,
    PRIMARY KEY (journal, player, scheme)
);
CREATE TABLE banzuke.judgements (
    journal text NOT NULL, a bigint NOT NULL, b bigint NOT NULL, verdict text NOT NULL,
    PRIMARY KEY (journal, a, b)
);
CREATE TABLE banzuke.rating_lists (
    journal text NOT NULL, list bigint NOT NULL, name text NOT NULL, k double precision NOT NULL,
    start double precision NOT NULL, rules text NOT NULL,
    PRIMARY KEY (journal, list)
);
CREATE TABLE banzuke.tournaments (
    journal text NOT NULL, tournament bigint NOT NULL, name text NOT NULL, list bigint NOT NULL, phase text NOT NULL,
    first_move double precision, rating_from double precision, rating_below double precision, card_game text,
    PRIMARY KEY (journal, tournament)
);
CREATE TABLE banzuke.stages (
    journal text NOT NULL, tournament bigint NOT NULL, stage bigint NOT NULL, format text NOT NULL, takes bigint,
    drawn bigint NOT NULL, fill bigint,
    PRIMARY KEY (journal, tournament, stage)
);
CREATE TABLE banzuke.entrants (
    journal text NOT NULL, tournament bigint NOT NULL, player bigint NOT NULL, position bigint NOT NULL, seed bigint,
    rank bigint, exit text,
    PRIMARY KEY (journal, tournament, player)
);
CREATE TABLE banzuke.byes (
    journal text NOT NULL, tournament bigint NOT NULL, stage bigint NOT NULL, round bigint NOT NULL,
    player bigint NOT NULL, kind text NOT NULL,
    PRIMARY KEY (journal, tournament, stage, round, player)
);
CREATE TABLE banzuke.matches (
    journal text NOT NULL, tournament bigint NOT NULL, match bigint NOT NULL, stage bigint NOT NULL, "group" bigint,
    round text NOT NULL, player_a bigint, player_b bigint, state text NOT NULL, games_a bigint, games_b bigint,
    draws bigint, start_a bigint, start_b bigint, walkover text, exit text, winner bigint, counts bigint NOT NULL,
    at_table text, played_on text,
    PRIMARY KEY (journal, tournament, match)
);
CREATE TABLE banzuke.games (
    journal text NOT NULL, tournament bigint NOT NULL, match bigint NOT NULL, game bigint NOT NULL, result text NOT NULL,
    hand_a double precision, first text,
    PRIMARY KEY (journal, tournament, match, game)
);
CREATE TABLE banzuke.seats (
    journal text NOT NULL, tournament bigint NOT NULL, match bigint NOT NULL, seat bigint NOT NULL, player bigint NOT NULL,
    PRIMARY KEY (journal, tournament, match, seat)
);
CREATE TABLE banzuke.finishes (
    journal text NOT NULL, tournament bigint NOT NULL, match bigint NOT NULL, game bigint NOT NULL, player bigint NOT NULL,
    place bigint, played_on text NOT NULL,
    PRIMARY KEY (journal, tournament, match, game, player)
);
CREATE TABLE banzuke.hands (
    journal text NOT NULL, tournament bigint NOT NULL, match bigint NOT NULL, game bigint NOT NULL, player bigint NOT NULL,
    opponent bigint NOT NULL, p double precision NOT NULL,
    PRIMARY KEY (journal, tournament, match, game, player, opponent)
);
CREATE TABLE banzuke.deals (
    journal text NOT NULL, tournament bigint NOT NULL, match bigint NOT NULL, game bigint NOT NULL, player bigint NOT NULL,
    cards text NOT NULL, engine text NOT NULL, seed text,
    PRIMARY KEY (journal, tournament, match, game, player)
);
CREATE TABLE banzuke.hall (
    journal text NOT NULL, position bigint NOT NULL, name text NOT NULL, reserved bigint NOT NULL,
    PRIMARY KEY (journal, position)
);
CREATE TABLE banzuke.ratings (
    journal text NOT NULL, list bigint NOT NULL, player bigint NOT NULL, rating double precision NOT NULL,
    PRIMARY KEY (journal, list, player)
);
CREATE TABLE banzuke.rating_changes (
    journal text NOT NULL, list bigint NOT NULL, tournament bigint NOT NULL, match bigint NOT NULL, player bigint NOT NULL,
    played_on text NOT NULL, before double precision NOT NULL, after double precision NOT NULL,
    PRIMARY KEY (journal, list, tournament, match, player)
);
CREATE TABLE banzuke.adjustments (
    journal text NOT NULL, list bigint NOT NULL, entry bigint NOT NULL, action bigint NOT NULL, player bigint NOT NULL,
    day text NOT NULL, reason text NOT NULL, before double precision NOT NULL, after double precision NOT NULL,
    PRIMARY KEY (journal, list, entry, action, player)
);
