-- Roles: chief, desk, club, viewer; a club looks and hands in events. A person's own role is a member of one of them. Whatever its role, nobody changes or deletes
-- an entry: that right is granted to none.

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
