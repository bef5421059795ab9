//! Promises that only a server gives: roles of its own, names as they are, tables for SQL, and a journal that nobody alters
//! unseen.

use banzuke_club::club::action::{CreateTournament, RecordMatch, SetNote};
use banzuke_club::club::{Action, Club, Seq};
use banzuke_club::desk::{Desk, DeskError, LineFault, ServerFault};
use banzuke_club::domain::format::{Format, Seeding, StagePlan};
use banzuke_club::domain::ids::{ListId, MatchNo};
use banzuke_club::domain::number::PlayerId;
use banzuke_club::domain::progress::NoProgress;
use banzuke_club::domain::round::RoundName;
use banzuke_club::domain::score::{Length, Lengths, Outcome, Score};
use banzuke_club::journal::chain::Link;
use banzuke_club::journal::publish::{self, Table};
use banzuke_club::journal::{Digest, Entry, Identity};
use banzuke_federation::moving::Moving;
use chrono::NaiveDate;

use crate::federation::Federation;
use crate::hall::{follow_until, names, register, stamp};

/// A journal with an entry of every kind, and undone ones.
fn of_every_kind() -> Vec<Entry> {
    let lines = include_str!("../../../../tests/fixtures/journal.jsonl").lines();
    lines.map(|line| Entry::from_line(line).expect("an entry")).collect()
}

/// Makes the entries of a journal again.
fn repeat(desk: &mut Desk, entries: &[Entry]) {
    for entry in entries {
        let made = match entry.undoes {
            Some(undone) => desk.undo(&stamp(), Some(undone)).map(|_| Some(entry.seq)),
            None => desk.perform(&stamp(), |_: &Club| Ok::<_, DeskError>(entry.actions.to_vec())),
        };
        assert_eq!(made.expect("allowed"), Some(entry.seq));
    }
}

/// A new event and its players as one entry, as an import brings it.
pub(crate) fn event(club: &Club, matches: u32) -> Vec<Action> {
    let (tournament, first) = (club.next_tournament(), club.next_player());
    let lengths = Lengths::all(Length::FirstTo(2));
    let plan = Box::new(StagePlan::new(Format::Recorded, lengths, Seeding::Entry));
    let (name, list) = (format!("第{}回", tournament.0), ListId::MAIN);
    let create = Action::CreateTournament(CreateTournament { tournament, name, list, plan });
    let result = |no: u32| {
        Action::RecordMatch(RecordMatch {
            tournament,
            no: MatchNo(no),
            round: RoundName::Round(no.div_ceil(20)),
            sides: [no % 40, no % 39 + 40].map(|player| PlayerId(first.0 + player)),
            outcome: Outcome::Score(Score::new(2, no % 2)),
            played_on: NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day"),
        })
    };
    let player = |number| Action::add_player(PlayerId(number), format!("選手 \"{number}\" \\"));
    let players = (first.0..first.0 + 80).map(player);
    players.chain(std::iter::once(create)).chain((1..=matches).map(result)).collect()
}

/// A row as text. Numbers are compared as fractions, which PostgreSQL writes without a point where they are whole; its texts
/// hold no NUL.
fn plain(row: serde_json::Value) -> String {
    let cell = |cell: serde_json::Value| match cell {
        serde_json::Value::Number(number) => format!("{:?}", number.as_f64()),
        other => other.to_string().replace("\\u0000", "\u{fffd}"),
    };
    let serde_json::Value::Array(cells) = row else { panic!("no row: {row}") };
    cells.into_iter().map(cell).collect::<Vec<_>>().join(" ")
}

/// Sees that the tables are those of a club.
pub(crate) fn assert_published(federation: &Federation, club: &Club) {
    let rows = publish::rows(club);
    for table in Table::ALL {
        let of = rows.iter().filter(|row| row.to() == (table, false));
        let wanted = of.map(|row| plain(serde_json::to_value(row.values()).expect("a row")));
        let sql = format!(
            "SELECT coalesce(json_agg(json_build_array({})), '[]') FROM banzuke.{}",
            table.columns().join(", "),
            table.name()
        );
        let there = federation.sql(&sql);
        let there: Vec<serde_json::Value> = serde_json::from_str(&there).expect("rows");
        let mut there: Vec<String> = there.into_iter().map(plain).collect();
        let mut wanted: Vec<String> = wanted.collect();
        there.sort();
        wanted.sort();
        assert_eq!(there, wanted, "{table:?}");
    }
}

#[test]
fn tables_are_those_of_the_club_after_a_day_with_undo_and_an_import() {
    let federation = Federation::new();
    let mut chief = federation.machine("chief", "banzuke_chief").open();
    chief
        .perform(&stamp(), |club: &Club| Ok::<_, DeskError>(event(club, 3_000)))
        .expect("imported");
    assert_published(&federation, chief.club());
    chief.undo(&stamp(), None).expect("undone");
    assert_published(&federation, chief.club());
    chief.redo(&stamp()).expect("redone");
    assert_published(&federation, chief.club());

    let federation = Federation::new();
    let mut chief = federation.machine("chief", "banzuke_chief").open();
    repeat(&mut chief, &of_every_kind());
    assert_published(&federation, chief.club());
}

#[test]
fn a_club_that_is_moved_there_has_its_tables() {
    let federation = Federation::new();
    let entries: Vec<_> = of_every_kind().into_iter().map(std::sync::Arc::new).collect();
    let club = banzuke_club::journal::fold::fold(&entries).expect("allowed");
    let mut head = Digest::default();
    for entry in &entries {
        head = Link::after(&head, entry).digest;
    }
    federation.sql(
        "DELETE FROM banzuke.journal; DELETE FROM banzuke.rating_lists; DELETE FROM banzuke.hall",
    );
    let identity = Identity { club: "f".repeat(32), epoch: 3 };
    let moving = Moving { identity: &identity, entries: &entries, head: &head, club: &club };
    federation.open_as("postgres").take_in("名人", &moving, &NoProgress).expect("moved");
    assert_published(&federation, &club);
    let desk = federation.machine("desk", "banzuke_desk").open();
    assert_eq!(desk.head(), (Seq(entries.len() as u64), &head));
}

/// A table or column that is added to what a file publishes is missed here.
#[test]
fn the_servers_tables_are_those_of_a_file() {
    let federation = Federation::new();
    let names = federation.sql(
        "SELECT table_name FROM information_schema.tables \
         WHERE table_schema = 'banzuke' ORDER BY table_name COLLATE \"C\"",
    );
    let own = ["entry", "hand_in", "journal", "member", "open_match", "shown_entry", "version"];
    let mut wanted: Vec<&str> = Table::ALL.iter().map(|table| table.name()).chain(own).collect();
    wanted.sort_unstable();
    assert_eq!(names.lines().collect::<Vec<_>>(), wanted);
    for table in Table::ALL {
        let name = table.name();
        let columns = federation.sql(&format!(
            "SELECT column_name FROM information_schema.columns \
             WHERE table_schema = 'banzuke' AND table_name = '{name}' ORDER BY ordinal_position"
        ));
        let key = federation.sql(&format!(
            "SELECT a.attname FROM pg_index i, unnest(i.indkey) WITH ORDINALITY k (column_number, place), pg_attribute a \
             WHERE i.indrelid = 'banzuke.{name}'::regclass AND i.indisprimary \
             AND a.attrelid = i.indrelid AND a.attnum = k.column_number ORDER BY k.place"
        ));
        let wanted = || table.columns().iter().map(|name| name.trim_matches('"'));
        let wanted: Vec<&str> = std::iter::once("journal").chain(wanted()).collect();
        assert_eq!(columns.lines().collect::<Vec<_>>(), wanted);
        assert_eq!(key.lines().collect::<Vec<_>>(), wanted[..=table.key()], "{name}");
        let rights = federation.sql(&format!(
            "SELECT has_table_privilege('banzuke_desk', 'banzuke.{name}', right_name) \
             FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) right_name \
             UNION ALL SELECT has_any_column_privilege('banzuke_viewer', 'banzuke.{name}', 'SELECT')"
        ));
        assert_eq!(rights, "t\nt\nt\nt\nt", "{name}");
        let viewer = federation.sql(&format!(
            "SELECT has_any_column_privilege('banzuke_viewer', 'banzuke.{name}', 'INSERT, UPDATE') \
             OR has_table_privilege('banzuke_viewer', 'banzuke.{name}', 'DELETE, TRUNCATE')"
        ));
        assert_eq!(viewer, "f", "{name}");
    }
}

impl Federation {
    /// A person of a role, for `psql`.
    fn person(&self, role: &str) -> String {
        let person = format!("{role}_{}", self.database);
        self.server()
            .try_sql("postgres", &format!("CREATE ROLE {person} LOGIN IN ROLE banzuke_{role}"))
            .expect("a person");
        person
    }

    fn assert_refused(&self, person: &str, statements: &[&str]) {
        for sql in statements {
            let refused = self.server().sql_as(person, &self.database, sql);
            let why = refused.expect_err(sql);
            assert!(
                why.contains("permission denied") || why.contains("must be owner"),
                "{sql}: {why}"
            );
        }
    }
}

/// Statements by which an entry would be changed or go away.
const ALTERING: [&str; 9] = [
    "UPDATE banzuke.entry SET line = line",
    "UPDATE banzuke.entry SET digest = '' WHERE number = 1",
    "DELETE FROM banzuke.entry",
    "TRUNCATE banzuke.entry",
    "DELETE FROM banzuke.shown_entry",
    "UPDATE banzuke.shown_entry SET digest = ''",
    "ALTER TABLE banzuke.entry DROP COLUMN shown",
    "DELETE FROM banzuke.journal",
    "UPDATE banzuke.version SET number = 9",
];

#[test]
fn a_viewer_neither_writes_nor_reads_what_is_private() {
    let federation = Federation::new();
    let mut chief = federation.machine("chief", "banzuke_chief").open();
    repeat(&mut chief, &of_every_kind());
    let viewer = federation.person("viewer");
    federation.assert_refused(&viewer, &ALTERING);
    let writing = [
        "SELECT line FROM banzuke.entry",
        "SELECT * FROM banzuke.players",
        "SELECT note FROM banzuke.players",
        "UPDATE banzuke.players SET name = ''",
        "DELETE FROM banzuke.matches",
        "UPDATE banzuke.journal SET number = 0",
        "SELECT FROM banzuke.journal FOR UPDATE",
        "INSERT INTO banzuke.entry VALUES ('', 1, '', '', '')",
        "INSERT INTO banzuke.journal (id, name, epoch, rules) VALUES ('', '', 1, 1)",
    ];
    federation.assert_refused(&viewer, &writing);
    let seen = |sql: &str| federation.server().sql_as(&viewer, &federation.database, sql);
    let lines = seen("SELECT line FROM banzuke.shown_entry").expect("read");
    assert_eq!(lines.lines().count(), chief.entries().len());
    let whole = federation.sql("SELECT line FROM banzuke.entry");
    for private in ["1990-04-25", "left-handed"] {
        assert!(whole.contains(private) && !lines.contains(private), "{private}");
    }
    assert!(seen("SELECT name FROM banzuke.players").expect("read").contains("山田 一郎"));
    let machine = federation.machine("display", "banzuke_viewer");
    let mut display = machine.open();
    follow_until(&mut display, |desk| desk.head() == chief.head());
    assert_eq!(names(&display), names(&chief));
    assert!(register(&mut display, "Bea").is_err());
    assert!(!machine.membership.copy(&machine.folder).exists());
}

#[test]
fn a_desk_adds_entries_and_changes_none() {
    let federation = Federation::new();
    let mut desk = federation.machine("one", "banzuke_desk").open();
    register(&mut desk, "あおくま").expect("done");
    for role in ["desk", "chief"] {
        let person = federation.person(role);
        federation.assert_refused(&person, &ALTERING);
        let upsert = "INSERT INTO banzuke.entry SELECT * FROM banzuke.entry \
                      ON CONFLICT (journal, number) DO UPDATE SET line = ''";
        federation.assert_refused(&person, &[upsert, "DROP SCHEMA banzuke CASCADE"]);
    }
    let database = &federation.database;
    let of_a_chief = [
        "INSERT INTO banzuke.journal (id, name, epoch, rules) VALUES ('a', 'b', 1, 1)",
        "UPDATE banzuke.journal SET epoch = 2",
        "UPDATE banzuke.journal SET moved_to = 'elsewhere'",
        "UPDATE banzuke.journal SET name = 'other' WHERE id = 'a'",
    ];
    federation.assert_refused(&format!("desk_{database}"), &of_a_chief);
    for sql in of_a_chief {
        let done = federation.server().sql_as(&format!("chief_{database}"), database, sql);
        assert!(done.is_ok(), "{sql}: {done:?}");
    }
}

#[test]
fn a_login_that_is_bound_to_a_club_has_nothing_of_another() {
    let federation = Federation::new();
    let mut chief = federation.machine("one", "banzuke_chief").open();
    register(&mut chief, "あおくま").expect("done");
    let other = Identity { club: "e".repeat(32), epoch: 1 };
    let (head, empty) = (Digest::default(), Club::default());
    let moving = Moving { identity: &other, entries: &[], head: &head, club: &empty };
    federation.open_as("postgres").take_in("other", &moving, &NoProgress).expect("begun");
    let bind = |person: &str, club: &str| {
        federation.sql(&format!(
            "INSERT INTO banzuke.member SELECT '{person}', id FROM banzuke.journal WHERE name = '{club}'"
        ))
    };
    let machine = federation.machine("two", "banzuke_desk");
    bind(&format!("two_{}", federation.database), "名人");
    register(&mut machine.open(), "Bea").expect("its own club is open to it");
    let there = ["entry", "shown_entry", "players", "rating_lists", "journal"];
    let stranger = federation.person("chief");
    bind(&stranger, "other");
    let seen = |sql: &str| federation.server().sql_as(&stranger, &federation.database, sql);
    for (table, rows) in there.into_iter().zip([0, 0, 0, 1, 1]) {
        let count = seen(&format!("SELECT count(*) FROM banzuke.{table}"));
        assert_eq!(count, Ok(rows.to_string()), "{table}");
    }
    for sql in [
        "UPDATE banzuke.journal SET number = 9 WHERE name = '名人'",
        "UPDATE banzuke.players SET name = ''",
        "DELETE FROM banzuke.ratings",
        "UPDATE banzuke.hand_in SET taken_at = now()",
    ] {
        let done = seen(&format!("WITH done AS ({sql} RETURNING *) SELECT count(*) FROM done"));
        assert_eq!(done, Ok("0".to_owned()), "{sql}");
    }
    let club = federation.sql("SELECT id FROM banzuke.journal WHERE name = '名人'");
    for sql in [
        format!("INSERT INTO banzuke.entry VALUES ('{club}', 3, 'op', '', '')"),
        format!("INSERT INTO banzuke.hand_in (journal, digest, content) VALUES ('{club}', '', '')"),
        format!("INSERT INTO banzuke.players VALUES ('{club}', 9, '', '', '', '', '', 9, '')"),
        format!("INSERT INTO banzuke.member VALUES ('{stranger}', '{club}')"),
    ] {
        let why = seen(&sql).expect_err(&sql);
        let is_bound = why.contains("row-level security") || why.contains("permission denied");
        assert!(is_bound, "{sql}: {why}");
    }
    let opened = federation.address(&stranger);
    let joined = banzuke_federation::ServerLine::join(&opened, "");
    assert!(joined.is_err(), "the club is not there for it: {joined:?}");
}

#[test]
fn an_event_that_is_handed_in_waits_until_it_is_taken_in() {
    let federation = Federation::new();
    let east = federation.machine("east", "banzuke_club").membership;
    federation.sql(&format!(
        "INSERT INTO banzuke.member SELECT '{}', id FROM banzuke.journal",
        federation.person("club")
    ));
    let west = format!("club_{}", federation.database);
    let west = banzuke_federation::ServerLine::join(&federation.address(&west), "").expect("in");
    for (member, content) in [(&east, "one"), (&west, "two"), (&east, "one")] {
        banzuke_federation::hand_in(member, content, content).expect("left there");
    }
    let server = federation.open_as(&federation.person("chief"));
    let register = &east.identity;
    let waiting = |server: &banzuke_federation::Server| {
        let waiting = server.waiting(register).expect("asked");
        waiting.into_iter().map(|(_, content)| content).collect::<Vec<_>>()
    };
    assert_eq!(waiting(&server), ["one", "two"]);
    server.taken(register, "one").expect("noted");
    assert_eq!(waiting(&server), ["two"]);
}

#[test]
fn names_are_there_as_they_were_typed() {
    let federation = Federation::new();
    let mut machine = federation.machine("chief", "banzuke_chief");
    machine.membership.desk = "a \u{0} desk's \"name\"".to_owned();
    let mut chief = machine.open();
    let long: String = "寿限無".repeat(20);
    let all = [
        "O'Brien",
        "Robert\"); DROP TABLE banzuke.entry;--",
        "back\\slash \\n \\u0041 \\u0000 $1 %s {}",
        "名人 🎴 é 葛󠄀",
        &long,
    ];
    for name in all {
        register(&mut chief, name).expect("done");
    }
    let refused = register(&mut chief, "a\u{0}b");
    assert!(matches!(refused, Err(DeskError::Refused(_))), "{refused:?}");
    assert_published(&federation, chief.club());
    let published = "SELECT string_agg(name, E'\\n' ORDER BY player) FROM banzuke.players";
    assert_eq!(federation.sql(published), all.join("\n"));
    for entry in chief.entries() {
        let sql = format!("SELECT line FROM banzuke.entry WHERE number = {}", entry.seq);
        assert_eq!(federation.sql(&sql), entry.to_line());
    }
    let other = federation.machine("other", "banzuke_chief").open();
    assert_eq!(names(&other), all);
    assert_eq!((other.head(), other.entries()), (chief.head(), chief.entries()));
}

/// A way of altering the journal of ten entries, and the entry that then is not as it was written.
const ALTERED: [(&str, u64); 7] = [
    ("UPDATE banzuke.entry SET digest = repeat('0', 64) WHERE number = 4", 4),
    ("UPDATE banzuke.entry SET line = replace(line, 'Player 4', 'Player x') WHERE number = 4", 4),
    ("UPDATE banzuke.entry SET line = replace(line, 'left', 'right') WHERE number = 3", 3),
    ("DELETE FROM banzuke.entry WHERE number = 4", 5),
    ("DELETE FROM banzuke.entry WHERE number = 1", 2),
    ("UPDATE banzuke.entry SET number = number + 100 WHERE number = 4", 5),
    (
        "UPDATE banzuke.entry SET operation = operation || 'x', line = replace(line, '\"op\":\"', '\"op\":\"x') WHERE number = 2",
        2,
    ),
];

#[test]
fn an_altered_journal_is_noticed_with_a_copy_and_without() {
    for (sql, entry) in ALTERED {
        let federation = Federation::new();
        let machine = federation.machine("left", "banzuke_chief");
        let mut left = machine.open();
        for number in 1..=10 {
            let action = match number {
                3 => Action::SetNote(SetNote {
                    player: PlayerId(1),
                    note: Some("left-handed".to_owned()),
                }),
                _ => Action::add_player(
                    PlayerId(number - u32::from(number > 3)),
                    format!("Player {number}"),
                ),
            };
            left.perform(&stamp(), |_: &Club| Ok::<_, DeskError>(vec![action.clone()]))
                .expect("done");
        }
        drop(left);
        federation.sql(sql);
        // From nothing no entry is believed; neither by a machine that sees no notes.
        for (name, role) in [("right", "banzuke_desk"), ("display", "banzuke_viewer")] {
            let opened = federation.machine(name, role).try_open();
            let is_private = name == "display" && entry == 3;
            assert_eq!(
                matches!(opened, Err(DeskError::Line(LineFault::Server(ServerFault::Altered(Seq(seq))))) if seq == entry),
                !is_private,
                "{sql}: {opened:?}"
            );
        }
        // The copy goes on, and says so.
        let mut left = machine.open();
        assert_eq!(left.entries().len(), 10);
        let altered = Some(LineFault::Server(ServerFault::Altered(Seq(entry))));
        follow_until(&mut left, |desk| {
            desk.line().and_then(|line| line.down.clone()).map(|(fault, _)| fault) == altered
        });
    }
}

/// Entries that are missing at the end are no shorter journal.
#[test]
fn a_journal_that_lost_its_end_is_noticed() {
    let federation = Federation::new();
    let machine = federation.machine("left", "banzuke_chief");
    let mut left = machine.open();
    register(&mut left, "あおくま").expect("done");
    drop(left);
    let mut right = federation.machine("right", "banzuke_chief").open();
    register(&mut right, "Bea").expect("done");
    federation.sql("DELETE FROM banzuke.entry WHERE number = 2");
    let opened = federation.machine("new", "banzuke_desk").try_open();
    assert!(
        matches!(opened, Err(DeskError::Line(LineFault::Server(ServerFault::Altered(Seq(2)))))),
        "{opened:?}"
    );
    let mut left = machine.open();
    follow_until(&mut left, |desk| {
        let down = desk.line().and_then(|line| line.down.clone());
        matches!(down, Some((LineFault::Server(ServerFault::Altered(Seq(2))), _)))
    });
}

#[test]
fn an_older_program_is_refused() {
    for (sql, host, here) in [
        ("UPDATE banzuke.version SET number = 2", 2, 1),
        ("UPDATE banzuke.journal SET rules = 99", 99, publish::RULES),
    ] {
        let federation = Federation::new();
        let machine = federation.machine("left", "banzuke_chief");
        let mut left = machine.open();
        register(&mut left, "あおくま").expect("done");
        let fault = LineFault::Version { host, here };
        federation.sql(sql);
        // One that is at work writes nothing more.
        let refused = register(&mut left, "Bea");
        assert!(matches!(&refused, Err(DeskError::Line(why)) if *why == fault), "{refused:?}");
        drop(left);
        let mut left = machine.open();
        follow_until(&mut left, |desk| {
            desk.line().and_then(|line| line.down.clone()).is_some_and(|(why, _)| why == fault)
        });
        let refused = register(&mut left, "Bea");
        assert!(matches!(&refused, Err(DeskError::Line(why)) if *why == fault), "{refused:?}");
        assert_eq!(federation.sql("SELECT number FROM banzuke.journal"), "1");
        let folder = machine.folder.join("new");
        let opened = Desk::at(
            || banzuke_hall::Joined::open(machine.membership.clone(), &folder, machine.opens),
            "new",
        );
        assert!(matches!(&opened, Err(DeskError::Line(why)) if *why == fault), "{opened:?}");
    }
}
