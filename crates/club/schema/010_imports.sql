-- Version 10: the actions of a large import as bytes. SQLite makes a row of them piece by piece; of a text it holds two
-- copies meanwhile, which are hundreds of megabytes.

ALTER TABLE journal ADD COLUMN large BLOB; -- JSON of more than a megabyte in UTF-8; actions is an empty list then
