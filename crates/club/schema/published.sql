-- A file of a program without this table gets it when it is opened.

-- By which rules the tables are published. A program with newer rules publishes them anew when it opens the file; one with
-- older rules leaves them.
CREATE TABLE published (
    rules INTEGER NOT NULL                       -- counted up with each change; 0 where nobody noted it
) STRICT;

INSERT INTO published (rules) VALUES (0);
