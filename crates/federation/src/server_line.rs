//! The line to a journal on a server.

use std::fmt::Write as _;
use std::io::ErrorKind;
use std::time::Duration;

use tokio_postgres::Row;
use tokio_postgres::types::Type;

use crate::address::Address;
use crate::club::{Club, Seq};
use crate::connection::{Connection, Given, PATIENCE};
use crate::desk::{Appended, DeskError, LineFault, OpenMatch, Rights, Role, ServerFault};
use crate::hall::Membership;
use crate::hall::line::{Line, Part, Welcome};
use crate::journal::chain::Ledger;
use crate::journal::chain::Link;
use crate::journal::entry::without_private;
use crate::journal::publish::{Diff, RULES, Table, order};
use crate::journal::verify::{self, Finding};
use crate::journal::{Digest, Entry, Identity, News};
use crate::publication::{self, MANY, parts, publish, read};
use crate::system::SystemFault;

/// The version of the server's tables. Programs with another version are refused.
pub(crate) const VERSION: i64 = 1;

/// The longest wait without a query: a notification may be lost with its connection.
const LOOK: Duration = Duration::from_secs(30);

/// The most entries in one answer.
const MOST: i64 = 20_000;

/// The statement with which a turn begins.
const BEGIN: (&str, &[Given<'static>]) = ("BEGIN", &[]);

/// The longest wait for many entries, or for the changes of a whole import.
pub(crate) const LONG: Duration = Duration::from_mins(5);

/// The line to a journal on a server.
#[derive(Debug)]
pub struct ServerLine {
    address: Address,
    password: String,
    /// A random number that identifies the desk of this line.
    desk: String,
    sees_private: bool,
    open: Option<Open>,
}

/// An open connection and its state.
#[derive(Debug)]
struct Open {
    connection: Connection,
    listens: bool,
    /// Whether all entries were read that existed when the connection began to listen.
    is_at_end: bool,
    /// Whether this desk alone may append now: the journal's row is locked.
    in_turn: bool,
}

/// An entry to be sent, with all that the statement needs.
struct Sent<'a> {
    journal: &'a str,
    epoch: i64,
    behind: &'a Ledger,
    entry: &'a Entry,
    after: &'a Club,
    link: Link,
}

impl ServerLine {
    /// A line that is opened with the first question.
    pub fn new(address: Address, password: String) -> Self {
        Self { address, password, desk: String::new(), sees_private: false, open: None }
    }

    /// Asks a server to admit this machine. From then on it is a member with this password.
    pub fn join(address: &str, password: &str) -> Result<Membership, LineFault> {
        let mut line = Self::new(Address::read(address)?, password.to_owned());
        let welcome = line.hello(&Identity::default())?;
        Ok(Membership::of(address.to_owned(), password.to_owned(), welcome))
    }

    /// Opens the line of a membership.
    pub fn of(membership: &Membership, desk: String) -> Result<Box<dyn Line>, LineFault> {
        let address = Address::read(&membership.address)?;
        let sees_private = membership.rights.see_private();
        let line = Self::new(address, membership.secret().to_owned());
        Ok(Box::new(Self { desk, sees_private, ..line }))
    }

    /// Runs `work` on an open connection, and once more if the connection was lost since its last use.
    fn on<T>(
        &mut self,
        work: impl Fn(&mut Open, &Address) -> Result<T, LineFault>,
    ) -> Result<T, LineFault> {
        let mut kept = self.open.take().filter(|open| !open.connection.is_closed());
        loop {
            let was_open = kept.is_some();
            let mut open = if let Some(open) = kept.take() {
                open
            } else {
                let connection = Connection::open(&self.address, &self.password)?;
                Open { connection, listens: false, is_at_end: false, in_turn: false }
            };
            match work(&mut open, &self.address) {
                Err(LineFault::Down(_)) if was_open => {}
                Err(fault) => return Err(fault),
                Ok(done) => {
                    self.open = Some(open);
                    return Ok(done);
                }
            }
        }
    }
}

impl Line for ServerLine {
    fn hello(&mut self, known: &Identity) -> Result<Welcome, LineFault> {
        let welcome = self.on(|open, address| open.hello(known, address.club.as_deref()))?;
        self.sees_private = welcome.rights.see_private();
        Ok(welcome)
    }

    fn entries(
        &mut self,
        known: &Identity,
        behind: (Seq, &Digest),
        wait: Duration,
    ) -> Result<Part, LineFault> {
        let sees_private = self.sees_private;
        self.on(|open, _| {
            if wait.is_zero() {
                return open.part(known, behind, sees_private);
            }
            if !open.listens {
                open.connection.run(&format!("LISTEN {}", channel(&known.club)))?;
                open.listens = true;
            }
            if open.is_at_end {
                // From here on every new entry is notified, even while nothing waits.
                open.connection.wait(wait.min(LOOK))?;
            }
            let part = open.part(known, behind, sees_private)?;
            open.is_at_end = !part.more;
            Ok(part)
        })
    }

    fn verify(&mut self, known: &Identity, last: Seq) -> Result<(), LineFault> {
        let sees_private = self.sees_private;
        self.on(|open, _| if sees_private { open.verify(known, last) } else { Ok(()) })
    }

    fn append(
        &mut self,
        known: &Identity,
        behind: &Ledger,
        entry: &Entry,
        after: &Club,
    ) -> Result<Appended, LineFault> {
        let link = Link::after(behind.head(), entry);
        let sent =
            Sent { journal: &known.club, epoch: signed(known.epoch), behind, entry, after, link };
        match self.on(|open, _| open.append(&sent, known)) {
            // The operation is there already: the connection that found it cannot be used further.
            Err(LineFault::OtherOperation) => self.on(|open, _| open.what_came(&sent, known)),
            appended => appended,
        }
    }

    fn attend(&mut self, known: &Identity, open: Option<&OpenMatch>) -> Result<(), LineFault> {
        let what = match open {
            Some(_) => {
                "INSERT INTO banzuke.open_match (journal, desk, content) VALUES ($1, $2, $3) \
                 ON CONFLICT (journal, desk) DO UPDATE SET content = $3, at = now()"
            }
            None => "DELETE FROM banzuke.open_match WHERE journal = $1 AND desk = $2 AND $3 = $3",
        };
        let sql = format!("WITH done AS ({what}) SELECT pg_notify('{}', '')", channel(&known.club));
        let desk = self.desk.clone();
        let content = serde_json::to_string(&open).expect("facts have string keys");
        self.on(|open, _| {
            let given: [Given<'_>; 3] =
                [(&known.club, Type::TEXT), (&desk, Type::TEXT), (&content, Type::TEXT)];
            open.connection.query(&sql, &given).map(drop)
        })
    }

    fn findings(&mut self, known: &Identity, club: &Club) -> Result<Vec<Finding>, DeskError> {
        Ok(verify::published(club, |table, give| {
            let mut rows = self.on(|open, _| read(&open.connection, &known.club, table))?;
            // The server has an order of its own for texts.
            rows.sort_by(|one, other| order(&one[..table.key()], &other[..table.key()]));
            for row in &rows {
                give(row);
            }
            Ok::<_, LineFault>(())
        })?)
    }

    fn republish(&mut self, known: &Identity, at: &Ledger) -> Result<(), DeskError> {
        Ok(self.on(|open, _| open.republish(known, at))?)
    }

    fn end_turn(&mut self) {
        if self.open.as_ref().is_some_and(|open| open.in_turn) {
            // A connection that cannot give up its turn is closed, which ends the turn.
            self.open = self.open.take().filter(|open| open.connection.run("ROLLBACK").is_ok());
            if let Some(open) = &mut self.open {
                open.in_turn = false;
            }
        }
    }
}

impl Open {
    fn hello(&self, known: &Identity, name: Option<&str>) -> Result<Welcome, LineFault> {
        let sql = "SELECT v.number, j.id, j.name, j.epoch, j.rules, j.moved_to, current_user::text, \
                   pg_has_role(current_user, 'banzuke_chief', 'MEMBER'), \
                   pg_has_role(current_user, 'banzuke_desk', 'MEMBER') \
                   FROM banzuke.version v LEFT JOIN banzuke.journal j \
                   ON j.id = $1 OR ($1 = '' AND (j.name = $2 OR $2 = '')) ORDER BY j.name";
        let name = name.unwrap_or_default();
        let given: [Given<'_>; 2] = [(&known.club, Type::TEXT), (&name, Type::TEXT)];
        let rows = self.connection.query(sql, &given)?;
        let Some(first) = rows.first() else {
            return Err(LineFault::Server(ServerFault::NotPrepared(
                "banzuke.version is empty".to_owned(),
            )));
        };
        is_of_now(first.get(0), first.get::<_, Option<i64>>(4).unwrap_or_default())?;
        let id: Option<String> = first.get(1);
        let Some(club) = id.filter(|_| rows.len() == 1) else {
            return Err(if known.club.is_empty() {
                self.no_journal(name)
            } else {
                LineFault::OtherClub
            });
        };
        if let Some(to) = first.get::<_, Option<String>>(5) {
            return Err(LineFault::Server(ServerFault::MovedTo(to)));
        }
        let role = match (first.get(7), first.get(8)) {
            (true, _) => Role::Chief,
            (false, true) => Role::Desk,
            (false, false) => Role::Viewer,
        };
        Ok(Welcome {
            identity: Identity { club, epoch: unsigned(first.get(3)) },
            desk: first.get(6),
            rights: Rights { role, tables: Vec::new() },
        })
    }

    fn no_journal(&self, name: &str) -> LineFault {
        let rows = self.connection.query("SELECT name FROM banzuke.journal ORDER BY name", &[]);
        let there = rows.map(|rows| rows.iter().map(|row| row.get(0)).collect());
        LineFault::Server(ServerFault::NoJournal {
            asked: name.to_owned(),
            there: there.unwrap_or_default(),
        })
    }

    /// The entries behind a known one, as far as the role may see them.
    fn part(
        &self,
        known: &Identity,
        behind: (Seq, &Digest),
        sees_private: bool,
    ) -> Result<Part, LineFault> {
        let given: [Given<'_>; 3] = [
            (&known.club, Type::TEXT),
            (&signed(behind.0.0), Type::INT8),
            (&(MOST + 1), Type::INT8),
        ];
        let rows = self.connection.query_within(LONG, &part_sql(sees_private), &given)?;
        read_part(&rows, known, behind)
    }

    /// Checks that each entry up to `last` is as it was written. The server computes the digests of the
    /// lines. Lines with private parts, which digests leave out, and lines that differ are checked here.
    fn verify(&self, known: &Identity, last: Seq) -> Result<(), LineFault> {
        let sql = "SELECT number, before, digest, line FROM (SELECT number, digest, line, \
                   lag(number, 1, 0::bigint) OVER w AS follows, lag(digest, 1, '') OVER w AS before \
                   FROM banzuke.entry WHERE journal = $1 AND number <= $2 \
                   WINDOW w AS (ORDER BY number)) e \
                   WHERE number <> follows + 1 OR digest <> \
                   encode(sha256(convert_to(before || E'\\n' || line || E'\\n', 'UTF8')), 'hex') \
                   ORDER BY number";
        let given: [Given<'_>; 2] = [(&known.club, Type::TEXT), (&signed(last.0), Type::INT8)];
        for row in self.connection.query_within(LONG, sql, &given)? {
            let (seq, before) = (Seq(unsigned(row.get(0))), Digest(row.get(1)));
            let entry = Entry::from_line(row.get(3))?;
            if entry.seq != seq || Link::after(&before, &entry).digest.0 != row.get::<_, &str>(2) {
                return Err(LineFault::Server(ServerFault::Altered(seq)));
            }
        }
        Ok(())
    }

    fn append(&mut self, sent: &Sent<'_>, known: &Identity) -> Result<Appended, LineFault> {
        let changes = Diff::new(sent.behind.club(), sent.after);
        let is_long = changes.about() > MANY;
        let (small, long) = if is_long {
            (Vec::new(), Some(changes))
        } else {
            (parts(sent.journal, &changes.parts().flatten().collect::<Vec<_>>()), None)
        };
        if !self.add(sent, &small, is_long)? {
            return self.what_came(sent, known);
        }
        if let Some(changes) = long {
            for part in changes.parts() {
                publish(&self.connection, sent.journal, &part)?;
            }
            self.connection.run("COMMIT")?;
            self.in_turn = false;
        }
        Ok(Appended::Here(sent.link.digest.clone()))
    }

    /// Adds the entry and its changes of the tables if the journal ends where this desk knows it to
    /// end. Returns whether it did. The turn ends with it, unless more statements follow.
    fn add(
        &mut self,
        sent: &Sent<'_>,
        parts: &[publication::Part],
        more_follows: bool,
    ) -> Result<bool, LineFault> {
        let mut sql = format!(
            "WITH head AS MATERIALIZED (SELECT number, digest, epoch FROM banzuke.journal \
             WHERE id = $1 AND moved_to IS NULL AND rules <= {RULES} \
             AND EXISTS (SELECT FROM banzuke.version WHERE number = {VERSION}) FOR UPDATE), \
             fits AS MATERIALIZED (SELECT FROM head WHERE number = $2 AND digest = $3 AND epoch = $4), \
             added AS (INSERT INTO banzuke.entry (journal, number, operation, digest, line, shown) \
             SELECT $1, $2 + 1, $5, $6, $7, $8 FROM fits RETURNING number), \
             ended AS (UPDATE banzuke.journal SET number = $2 + 1, digest = $6 \
             WHERE id = $1 AND EXISTS (SELECT FROM fits))"
        );
        for (number, part) in (9..).zip(parts) {
            let part = part.sql(number, "EXISTS (SELECT FROM fits)");
            let _ = write!(sql, ", part_{number} AS ({part})");
        }
        let _ =
            write!(sql, " SELECT number FROM added, pg_notify('{}', '')", channel(sent.journal));
        let (line, shown) = lines(sent.entry);
        let (number, before) = (signed(sent.behind.last().0), &sent.behind.head().0);
        let mut given: Vec<Given<'_>> = vec![
            (&sent.journal, Type::TEXT),
            (&number, Type::INT8),
            (before, Type::TEXT),
            (&sent.epoch, Type::INT8),
            (&sent.entry.op.0, Type::TEXT),
            (&sent.link.digest.0, Type::TEXT),
            (&line, Type::TEXT),
            (&shown, Type::TEXT),
        ];
        for part in parts {
            given.push((&part.rows, Type::TEXT));
        }
        let patience = if line.len() > 1_000_000 { LONG } else { PATIENCE };
        let add = (sql.as_str(), given.as_slice());
        let statements = match (self.in_turn, more_follows) {
            (false, false) | (true, true) => vec![add],
            (false, true) => vec![BEGIN, add],
            (true, false) => vec![add, ("COMMIT", &[][..])],
        };
        self.in_turn = more_follows;
        let rows = self.connection.query_all(patience, &statements)?;
        Ok(rows.iter().any(|rows| !rows.is_empty()))
    }

    /// Publishes the tables again if the journal still ends with the known entry.
    fn republish(&mut self, known: &Identity, at: &Ledger) -> Result<(), LineFault> {
        self.connection.run("BEGIN")?;
        let lock =
            "SELECT FROM banzuke.journal WHERE id = $1 AND number = $2 AND digest = $3 FOR UPDATE";
        let given: [Given<'_>; 3] = [
            (&known.club, Type::TEXT),
            (&signed(at.last().0), Type::INT8),
            (&at.head().0, Type::TEXT),
        ];
        if self.connection.query(lock, &given)?.is_empty() {
            return Err(LineFault::Down(SystemFault::new(
                ErrorKind::ResourceBusy,
                "others are at work",
            )));
        }
        for table in Table::ALL.into_iter().rev() {
            let sql = format!("DELETE FROM banzuke.{} WHERE journal = $1", table.name());
            self.connection.query_within(LONG, &sql, &[(&known.club, Type::TEXT)])?;
        }
        for part in Diff::new(&Club::nothing(), at.club()).parts() {
            publish(&self.connection, &known.club, &part)?;
        }
        self.connection.run("COMMIT")
    }

    /// Takes the turn and returns the entries that came first, or the entry itself if it is there already.
    fn what_came(&mut self, sent: &Sent<'_>, known: &Identity) -> Result<Appended, LineFault> {
        let journal: Given<'_> = (&sent.journal, Type::TEXT);
        let behind = (sent.behind.last(), sent.behind.head());
        let (operation, after): (Given<'_>, _) =
            ((&sent.entry.op.0, Type::TEXT), signed(behind.0.0));
        let given: [Given<'_>; 3] =
            [journal.clone(), (&after, Type::INT8), (&(MOST + 1), Type::INT8)];
        let (part, find) = (part_sql(true), [journal, operation]);
        let mut statements = vec![
            BEGIN,
            ("SELECT FROM banzuke.journal WHERE id = $1 FOR UPDATE", &find[..1]),
            ("SELECT line FROM banzuke.entry WHERE journal = $1 AND operation = $2", &find[..]),
            (&part, &given[..]),
        ];
        if self.in_turn {
            statements.remove(0);
        }
        self.in_turn = true;
        let mut rows = self.connection.query_all(LONG, &statements)?;
        let (came, found) = (rows.pop().unwrap_or_default(), rows.pop().unwrap_or_default());
        if let Some(row) = found.first() {
            self.connection.run("ROLLBACK")?;
            self.in_turn = false;
            let there = Entry::from_line(row.get(0))?;
            let is_same = there.says_the_same(sent.entry);
            return if is_same {
                Ok(Appended::Known(there.seq))
            } else {
                Err(LineFault::OtherOperation)
            };
        }
        Ok(Appended::Moved(read_part(&came, known, behind)?.news))
    }
}

/// The SQL for the entries behind a known one.
fn part_sql(sees_private: bool) -> String {
    let from = if sees_private {
        "true AS whole FROM banzuke.entry"
    } else {
        "whole FROM banzuke.shown_entry"
    };
    format!(
        "SELECT j.epoch, j.moved_to, e.number, e.digest, e.line, e.whole, \
         j.number, j.digest, j.rules, v.number, \
         (SELECT string_agg(content, E'\\n' ORDER BY desk) FROM banzuke.open_match \
         WHERE journal = $1 AND at > now() - interval '1 minute') \
         FROM banzuke.version v, banzuke.journal j \
         LEFT JOIN LATERAL (SELECT number, digest, line, {from} \
         WHERE journal = $1 AND number >= $2 ORDER BY number LIMIT $3) e ON true \
         WHERE j.id = $1 ORDER BY e.number"
    )
}

/// Reads the entries behind a known one from the rows of [`part_sql`].
fn read_part(
    rows: &[Row],
    known: &Identity,
    (after, digest): (Seq, &Digest),
) -> Result<Part, LineFault> {
    let Some(first) = rows.first() else { return Err(LineFault::OtherClub) };
    is_of_now(first.get(9), first.get(8))?;
    if let Some(to) = first.get::<_, Option<String>>(1) {
        return Err(LineFault::Server(ServerFault::MovedTo(to)));
    }
    if unsigned(first.get(0)) != known.epoch {
        return Err(LineFault::OtherJournal);
    }
    let mut rows = rows.iter().filter(|row| row.get::<_, Option<i64>>(2).is_some());
    if after > Seq::default() {
        let same = rows.next().is_some_and(|row| {
            unsigned(row.get(2)) == after.0 && row.get::<_, &str>(3) == digest.0
        });
        if !same {
            return Err(LineFault::OtherJournal);
        }
    }
    let mut part = news(rows, digest)?;
    let open = first.get::<_, Option<&str>>(10).unwrap_or_default();
    part.open = open.lines().filter_map(|open| serde_json::from_str(open).ok()).collect();
    let (last, head) = (unsigned(first.get(6)), first.get::<_, &str>(7));
    let ends = part.news.entries.last().map_or(after.0, |entry| entry.seq.0);
    let digest = part.news.head.as_ref().unwrap_or(digest);
    if !part.more && (ends, digest.0.as_str()) != (last, head) {
        return Err(LineFault::Server(ServerFault::Altered(Seq(last))));
    }
    Ok(part)
}

/// The channel on which the desks of a journal are notified of new entries.
fn channel(journal: &str) -> String {
    let plain: String = journal.chars().filter(char::is_ascii_alphanumeric).collect();
    format!("banzuke_{plain}")
}

/// The stored line of an entry, and the public line where that differs.
pub(crate) fn lines(entry: &Entry) -> (String, Option<String>) {
    let line = entry.to_line();
    let (shown, private) = without_private(entry);
    let shown = (private > 0).then(|| shown.to_line());
    (line, shown)
}

/// Checks that the server has the tables of this program, and the rules of publication of this program.
fn is_of_now(version: i64, rules: i64) -> Result<(), LineFault> {
    if version != VERSION {
        return Err(LineFault::Version { host: number32(version), here: number32(VERSION) });
    }
    if rules > i64::from(RULES) {
        return Err(LineFault::Version { host: number32(rules), here: RULES });
    }
    Ok(())
}

/// Reads entries from rows. Each entry that is whole is checked against its digest.
fn news<'a>(rows: impl Iterator<Item = &'a Row>, behind: &Digest) -> Result<Part, LineFault> {
    let mut news = News { entries: Vec::new(), head: None };
    let mut before = behind.clone();
    for row in rows {
        let entry = Entry::from_line(row.get(4))?;
        let digest = Digest(row.get(3));
        if row.get(5) && Link::after(&before, &entry).digest != digest {
            return Err(LineFault::Server(ServerFault::Altered(entry.seq)));
        }
        before = digest;
        news.entries.push(entry.into());
    }
    news.head = (!news.entries.is_empty()).then_some(before);
    let more = news.entries.len() >= usize::try_from(MOST).unwrap_or(usize::MAX);
    Ok(Part { news, more, open: Vec::new() })
}

/// Numbers of the journal as PostgreSQL has them.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}

fn number32(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}
