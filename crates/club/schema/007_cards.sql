-- Version 7: the cards of games with what valued them, which card game a tournament plays, and who fills up a stage.

ALTER TABLE tournaments ADD COLUMN card_game TEXT;       -- whose hands are valued from cards
ALTER TABLE stages ADD COLUMN fill INTEGER;              -- the best of the next rank that come besides

-- The cards that a player was dealt. Their worth stands in games.hand_a, or in hands for games at a table.
CREATE TABLE deals (
    tournament INTEGER NOT NULL,
    match      INTEGER NOT NULL,
    game       INTEGER NOT NULL,
    player     INTEGER NOT NULL REFERENCES players (player),
    cards      TEXT NOT NULL,
    engine     TEXT NOT NULL,                    -- what valued them, with its version
    seed       TEXT,                             -- of its playouts, if there were any
    PRIMARY KEY (tournament, match, game, player),
    FOREIGN KEY (tournament, match) REFERENCES matches (tournament, match)
) STRICT, WITHOUT ROWID;

CREATE INDEX deals_by_player ON deals (player);

INSERT OR IGNORE INTO due (task) VALUES ('publish');
