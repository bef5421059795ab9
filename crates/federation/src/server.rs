//! A server with many journals. It is prepared once; a journal is added and given up as a whole.

use std::sync::Arc;

use tokio_postgres::types::Type;

use crate::address::Address;
use crate::club::{Club, Seq};
use crate::connection::{Connection, Given};
use crate::desk::{LineFault, ServerFault};
use crate::domain::progress::{Progress, Task};
use crate::journal::chain::Link;
use crate::journal::publish::{Diff, RULES};
use crate::journal::{Digest, Entry, Identity};
use crate::moving::{Moving, NotMoved};
use crate::publication::publish;
use crate::server_line::{LONG, lines, signed};

/// Entries written by one statement.
const BATCH: usize = 1_000;

/// A server, as its administrator or an organiser reaches it.
#[derive(Debug)]
pub struct Server {
    connection: Connection,
}

impl Server {
    /// Opens a connection to a server.
    pub fn open(address: &Address, password: &str) -> Result<Self, LineFault> {
        Ok(Self { connection: Connection::open(address, password)? })
    }

    /// Creates the tables and roles. Returns whether the tables were missing.
    pub fn prepare(&self) -> Result<bool, LineFault> {
        let there = "SELECT to_regnamespace('banzuke') IS NOT NULL";
        let rows = self.connection.query(there, &[])?;
        let is_there = rows.first().is_some_and(|row| row.get(0));
        let tables = if is_there { "" } else { include_str!("../schema/federation.sql") };
        let roles = include_str!("../schema/roles.sql");
        self.connection.run(&format!("BEGIN;\n{tables}\n{roles}\nCOMMIT"))?;
        Ok(!is_there)
    }

    /// Adds a whole club under a name, or nothing of it. A club that is already there in full stays as it is.
    pub fn take_in(
        &self,
        name: &str,
        moving: &Moving<'_>,
        progress: &dyn Progress,
    ) -> Result<(), NotMoved> {
        if let Some((club, digest)) = self.journal(name, &moving.identity.club)? {
            let is_it = club == moving.identity.club && digest == moving.head.0;
            return if is_it { Ok(()) } else { Err(NotMoved::Taken(name.to_owned())) };
        }
        self.connection.run("BEGIN")?;
        let taken = self.take_all_in(name, moving, progress);
        let ended = self.connection.run(if taken.is_ok() { "COMMIT" } else { "ROLLBACK" });
        taken?;
        Ok(ended?)
    }

    /// The club and the last digest of a journal with this name or of this club.
    fn journal(&self, name: &str, club: &str) -> Result<Option<(String, String)>, LineFault> {
        let sql = "SELECT id, digest FROM banzuke.journal WHERE name = $1 OR id = $2";
        let rows = self.connection.query(sql, &[(&name, Type::TEXT), (&club, Type::TEXT)])?;
        Ok(rows.first().map(|row| (row.get(0), row.get(1))))
    }

    fn take_all_in(
        &self,
        name: &str,
        moving: &Moving<'_>,
        progress: &dyn Progress,
    ) -> Result<(), NotMoved> {
        let journal = &moving.identity.club;
        let sql = "INSERT INTO banzuke.journal (id, name, epoch, rules) VALUES ($1, $2, $3, $4)";
        let given: [Given<'_>; 4] = [
            (journal, Type::TEXT),
            (&name, Type::TEXT),
            (&signed(moving.identity.epoch), Type::INT8),
            (&i64::from(RULES), Type::INT8),
        ];
        self.connection.query(sql, &given)?;
        let mut before = Digest::default();
        for (number, batch) in moving.entries.chunks(BATCH).enumerate() {
            progress.reached(Task::Writing, number * BATCH, moving.entries.len())?;
            before = self.add_batch(journal, batch, before)?;
        }
        if before != *moving.head {
            let last = moving.entries.last().map(|entry| entry.seq).unwrap_or_default();
            return Err(LineFault::Server(ServerFault::Altered(last)).into());
        }
        for part in Diff::new(&Club::nothing(), moving.club).parts() {
            publish(&self.connection, journal, &part)?;
        }
        let sql = "UPDATE banzuke.journal SET number = $2, digest = $3 WHERE id = $1";
        let last = moving.entries.last().map(|entry| entry.seq).unwrap_or_default();
        let given: [Given<'_>; 3] =
            [(journal, Type::TEXT), (&signed(last.0), Type::INT8), (&moving.head.0, Type::TEXT)];
        self.connection.query(sql, &given)?;
        Ok(())
    }

    /// Adds entries behind a digest. Returns the digest of the last one.
    fn add_batch(
        &self,
        journal: &str,
        batch: &[Arc<Entry>],
        mut before: Digest,
    ) -> Result<Digest, LineFault> {
        let (mut numbers, mut operations, mut digests) = (Vec::new(), Vec::new(), Vec::new());
        let (mut all, mut shown) = (Vec::new(), Vec::new());
        for entry in batch {
            before = Link::after(&before, entry).digest;
            numbers.push(signed(entry.seq.0));
            operations.push(entry.op.0.as_str());
            digests.push(before.0.clone());
            let (line, public) = lines(entry);
            all.push(line);
            shown.push(public);
        }
        let sql = "INSERT INTO banzuke.entry (journal, number, operation, digest, line, shown) \
                   SELECT $1, * FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[])";
        let given: [Given<'_>; 6] = [
            (&journal, Type::TEXT),
            (&numbers, Type::INT8_ARRAY),
            (&operations, Type::TEXT_ARRAY),
            (&digests, Type::TEXT_ARRAY),
            (&all, Type::TEXT_ARRAY),
            (&shown, Type::TEXT_ARRAY),
        ];
        self.connection.query_within(LONG, sql, &given)?;
        Ok(before)
    }

    /// Notes that a club has moved elsewhere, if its journal ends
    /// with the known entry. From then on nothing is appended.
    pub fn let_go(
        &self,
        identity: &Identity,
        last: (Seq, &Digest),
        to: &str,
    ) -> Result<bool, LineFault> {
        let sql = "UPDATE banzuke.journal SET moved_to = $4 WHERE id = $1 AND number = $2 AND digest = $3 \
                   AND (moved_to IS NULL OR moved_to = $4) RETURNING id";
        let given: [Given<'_>; 4] = [
            (&identity.club, Type::TEXT),
            (&signed(last.0.0), Type::INT8),
            (&last.1.0, Type::TEXT),
            (&to, Type::TEXT),
        ];
        Ok(!self.connection.query(sql, &given)?.is_empty())
    }

    /// Leaves an event for a register; its officer decides when to
    /// import it. An event that is left twice is stored once.
    pub fn leave(&self, register: &Identity, content: &str, digest: &str) -> Result<(), LineFault> {
        let sql = "INSERT INTO banzuke.hand_in (journal, digest, content) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        let given: [Given<'_>; 3] =
            [(&register.club, Type::TEXT), (&digest, Type::TEXT), (&content, Type::TEXT)];
        self.connection.query(sql, &given)?;
        Ok(())
    }

    /// The events that wait for a register, by their digests, oldest first.
    pub fn waiting(&self, register: &Identity) -> Result<Vec<(String, String)>, LineFault> {
        let sql = "SELECT digest, content FROM banzuke.hand_in WHERE journal = $1 AND taken_at IS NULL \
                   ORDER BY at, digest";
        let rows = self.connection.query_within(LONG, sql, &[(&register.club, Type::TEXT)])?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
    }

    /// The number of events that wait for a register.
    pub fn count_waiting(&self, register: &Identity) -> Result<usize, LineFault> {
        let sql = "SELECT count(*) FROM banzuke.hand_in WHERE journal = $1 AND taken_at IS NULL";
        let rows = self.connection.query(sql, &[(&register.club, Type::TEXT)])?;
        let count = rows.first().map(|row| row.get::<_, i64>(0)).unwrap_or_default();
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// Notes that a register has imported an event.
    pub fn taken(&self, register: &Identity, digest: &str) -> Result<(), LineFault> {
        let sql = "UPDATE banzuke.hand_in SET taken_at = now() WHERE journal = $1 AND digest = $2";
        self.connection.query(sql, &[(&register.club, Type::TEXT), (&digest, Type::TEXT)])?;
        Ok(())
    }
}
