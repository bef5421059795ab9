-- Version 5: the journal is a chain. Each entry carries a digest over itself and the one before it,
-- so that a change of any entry is found and an exported journal can be checked without this file.

ALTER TABLE journal ADD COLUMN digest TEXT NOT NULL DEFAULT ''; -- SHA-256 in hexadecimal; private parts are left out
ALTER TABLE journal ADD COLUMN sealed TEXT;                     -- SHA-256 over the private parts too, where there are any

INSERT OR IGNORE INTO due (task) VALUES ('chain');
