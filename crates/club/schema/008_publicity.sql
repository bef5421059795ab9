-- Version 8: how the public record names a player.

ALTER TABLE players ADD COLUMN publicity TEXT NOT NULL DEFAULT 'full'
    CHECK (publicity IN ('full', 'initials', 'hidden'));

INSERT OR IGNORE INTO due (task) VALUES ('publish');
