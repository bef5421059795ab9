-- Roles: chief, desk, club, viewer; a club looks and hands in events. A person's own role is a member of one of them.
-- Whatever its role, nobody changes or deletes an entry: that right is granted to none.

DO $$
DECLARE role text;
BEGIN
    FOREACH role IN ARRAY ARRAY['banzuke_viewer', 'banzuke_club', 'banzuke_desk', 'banzuke_chief'] LOOP
        -- Roles are the whole server's: another of its databases may have them already.
        BEGIN
            EXECUTE format('CREATE ROLE %I NOLOGIN', role);
        EXCEPTION WHEN duplicate_object OR unique_violation THEN
            NULL;
        END;
    END LOOP;
END $$;
DO $$
BEGIN
    IF NOT pg_has_role('banzuke_chief', 'banzuke_viewer', 'MEMBER') THEN
        GRANT banzuke_viewer TO banzuke_club;
        GRANT banzuke_club TO banzuke_desk;
        GRANT banzuke_desk TO banzuke_chief;
    END IF;
END $$;

-- The journals that a login is bound to. One without a row here has all of the database.
CREATE TABLE IF NOT EXISTS banzuke.member (
    role      name NOT NULL,                     -- the login
    journal   text NOT NULL REFERENCES banzuke.journal (id),
    PRIMARY KEY (role, journal)
);

-- The journals of the login; none where it has all. Other than a subquery it is planned once a connection.
CREATE OR REPLACE FUNCTION banzuke.bound() RETURNS text[] LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (SELECT array_agg(journal) FROM banzuke.member WHERE role = session_user);
END $$;

DO $$
DECLARE
    bound CONSTANT text := '(%1$I = ANY (coalesce((SELECT banzuke.bound()), ARRAY[%1$I])))';
    of_table record;
BEGIN
    FOR of_table IN
        SELECT table_name AS name, CASE table_name WHEN 'journal' THEN 'id' ELSE 'journal' END AS key
        FROM information_schema.tables
        WHERE table_schema = 'banzuke' AND table_type = 'BASE TABLE' AND table_name NOT IN ('version', 'member')
    LOOP
        EXECUTE format('ALTER TABLE banzuke.%I ENABLE ROW LEVEL SECURITY', of_table.name);
        EXECUTE format('DROP POLICY IF EXISTS bound ON banzuke.%I', of_table.name);
        EXECUTE format('CREATE POLICY bound ON banzuke.%I USING ', of_table.name) || format(bound, of_table.key);
    END LOOP;
    -- Entries as everybody may read them; those that are whole can be measured against their digests.
    EXECUTE 'CREATE OR REPLACE VIEW banzuke.shown_entry AS
        SELECT journal, number, digest, coalesce(shown, line) AS line, shown IS NULL AS whole
        FROM banzuke.entry WHERE ' || format(bound, 'journal');
END $$;

GRANT USAGE ON SCHEMA banzuke TO banzuke_viewer;
GRANT SELECT ON ALL TABLES IN SCHEMA banzuke TO banzuke_desk;
GRANT SELECT ON ALL TABLES IN SCHEMA banzuke TO banzuke_viewer;
REVOKE SELECT ON banzuke.entry, banzuke.players, banzuke.hand_in FROM banzuke_viewer;
GRANT SELECT (journal, player, number, name, reading, club, merged_into, publicity) ON banzuke.players TO banzuke_viewer;

GRANT INSERT ON banzuke.entry TO banzuke_desk;
GRANT UPDATE (number, digest) ON banzuke.journal TO banzuke_desk;
GRANT INSERT, UPDATE, DELETE ON banzuke.open_match,
    banzuke.players, banzuke.aliases, banzuke.external_ids, banzuke.judgements, banzuke.rating_lists,
    banzuke.tournaments, banzuke.stages, banzuke.entrants, banzuke.byes, banzuke.matches, banzuke.games,
    banzuke.seats, banzuke.finishes, banzuke.hands, banzuke.deals, banzuke.hall, banzuke.ratings,
    banzuke.rating_changes, banzuke.adjustments
    TO banzuke_desk;
GRANT INSERT (journal, digest, content) ON banzuke.hand_in TO banzuke_club;
GRANT UPDATE (taken_at) ON banzuke.hand_in TO banzuke_chief;
GRANT INSERT, UPDATE ON banzuke.journal TO banzuke_chief;
