//! A whole copy of a journal that another machine has, and what is still to be sent there.
//!
//! Nothing is published in it and no commit waits for the disk: what it lacks after a power cut is read again from the
//! host. What is to be sent is durable, since it is nowhere else.

use std::path::Path;
use std::sync::Arc;

use rusqlite::params;

use super::chain::Ledger;
use super::rows::{Folded, number};
use super::verify::follows;
use super::{Digest, Entry, Identity, OpId, Store, StoreError, schema};
use crate::club::Seq;

/// An open copy.
#[derive(Debug)]
pub struct Mirror {
    store: Store,
}

/// Why a copy cannot be opened or gone on with.
#[derive(Debug)]
pub enum MirrorFault {
    Store(StoreError),
    /// It is the copy of this club, and not of the one that was asked for.
    OtherClub(Identity),
    /// Entries before these are not in it: another desk of this machine has begun it again.
    Behind,
    /// It is the club's own file: this machine took over.
    Own(Identity),
    /// Its journal does not fold, or the entries do not continue it.
    Unsound,
}

impl<E: Into<StoreError>> From<E> for MirrorFault {
    fn from(error: E) -> Self {
        Self::Store(error.into())
    }
}

impl Mirror {
    /// Opens the copy of a club, and makes it if it is not there.
    pub fn open(path: &Path, of: &Identity, host: &str) -> Result<(Self, Ledger), MirrorFault> {
        let is_new = !path.exists();
        let mut store = Store::open_mirror(path)?;
        store.complete()?;
        if is_new {
            let mark = store.begin()?;
            mark.follow(of, Some(host))?;
            mark.commit()?;
            store.look_again();
        }
        let (found, follows) = store.origin()?;
        if follows.is_none() {
            return Err(MirrorFault::Own(found));
        }
        if found.club != of.club {
            return Err(MirrorFault::OtherClub(found));
        }
        let ledger = Self::read(&store)?;
        Ok((Self { store }, ledger))
    }

    fn read(store: &Store) -> Result<Ledger, MirrorFault> {
        let Folded { entries, club, .. } = store.read_folded()?;
        follows(&[], &entries).map_err(|_fault| MirrorFault::Unsound)?;
        let club = club.map_err(|_fault| MirrorFault::Unsound)?;
        let last = entries.last().map(|entry| entry.seq).unwrap_or_default();
        let head = store.digest(last)?.unwrap_or_default();
        Ok(Ledger::of(entries, head, club))
    }

    /// Adds entries of the host, the last of which has this digest there. Those that another desk of this machine added
    /// before are passed over. Of entries that came whole the digests are calculated here too.
    pub fn add(
        &mut self,
        entries: &[Arc<Entry>],
        head: &Digest,
        are_whole: bool,
    ) -> Result<(), MirrorFault> {
        let Some(last) = entries.last() else { return Ok(()) };
        let transaction = self.store.begin()?;
        let known = schema::last(transaction.connection())?;
        let mut new = entries.iter().skip_while(|entry| entry.seq <= known).peekable();
        if new.peek().is_some_and(|entry| entry.seq != Seq(known.0 + 1)) {
            return Err(MirrorFault::Behind);
        }
        if new.peek().is_none() {
            return Ok(());
        }
        let mut here = Digest::default();
        for entry in new {
            here = transaction.append(entry)?;
        }
        if here != *head && are_whole {
            return Err(MirrorFault::Unsound);
        }
        if here != *head {
            transaction.set_digest(last.seq, head)?;
        }
        transaction.must_publish()?;
        transaction.commit()?;
        self.store.look_again();
        self.store.rest_from_long_work();
        Ok(())
    }

    /// Begins again with nothing, as the copy of another continuation.
    pub fn begin_again(&mut self, of: &Identity, host: &str) -> Result<(), MirrorFault> {
        let transaction = self.store.begin()?;
        transaction.clear()?;
        transaction.follow(of, Some(host))?;
        transaction.commit()?;
        self.store.look_again();
        Ok(())
    }

    /// The club and the epoch that the copy follows.
    pub fn identity(&self) -> Result<Identity, StoreError> {
        Ok(self.store.origin()?.0)
    }

    /// Notes that the copy follows this continuation from now on.
    pub fn follow(&mut self, of: &Identity, host: &str) -> Result<(), StoreError> {
        let transaction = self.store.begin()?;
        transaction.follow(of, Some(host))?;
        transaction.commit()?;
        self.store.look_again();
        Ok(())
    }

    /// Keeps an entry that is to be sent.
    pub fn keep(&mut self, entry: &Entry) -> Result<(), StoreError> {
        self.store.durably(true)?;
        let sql = "INSERT OR IGNORE INTO unsent (op, line) VALUES (?1, ?2)";
        let kept = self.store.connection().execute(sql, params![entry.op.0, entry.to_line()]);
        self.store.durably(false)?;
        self.store.look_again();
        Ok(kept.map(|_| ())?)
    }

    /// Entries to be sent, in the order in which they were decided; or those that were refused.
    pub fn unsent(&self, refused: bool) -> Result<Vec<Entry>, StoreError> {
        let sql = "SELECT line FROM unsent WHERE refused = ?1 ORDER BY number";
        let mut query = self.store.connection().prepare_cached(sql)?;
        let lines = query.query_map([refused], |row| row.get::<_, String>(0))?;
        let lines = lines.collect::<rusqlite::Result<Vec<_>>>()?;
        Ok(lines.iter().filter_map(|line| Entry::from_line(line).ok()).collect())
    }

    /// Keeps an entry that was refused for the operator to see.
    pub fn refused(&mut self, op: &OpId) -> Result<(), StoreError> {
        self.store.connection().execute("UPDATE unsent SET refused = 1 WHERE op = ?1", [&op.0])?;
        self.store.look_again();
        Ok(())
    }

    /// Forgets what the host has answered.
    pub fn answered(&mut self, op: &OpId) -> Result<(), StoreError> {
        self.store.connection().execute("DELETE FROM unsent WHERE op = ?1", [&op.0])?;
        self.store.look_again();
        Ok(())
    }

    pub fn path(&self) -> &Path {
        self.store.path()
    }
}

/// Makes a club's own file the copy of a place where the club goes on.
pub fn hand_over(store: &mut Store, of: &Identity, to: &str) -> Result<(), StoreError> {
    let transaction = store.begin()?;
    transaction.follow(of, Some(to))?;
    transaction.commit()?;
    store.look_again();
    Ok(())
}

/// Writes a copy of a copy, with all that it has.
pub fn copy_to(path: &Path, to: &Path) -> Result<(), StoreError> {
    Store::open_mirror(path)?.backup(to)
}

/// The club and the last entry of a copy, and whose copy it is; none where it is the club's own file.
pub fn state(path: &Path) -> Result<(Identity, Seq, Digest, Option<String>), StoreError> {
    let store = Store::open_mirror(path)?;
    let (identity, host) = store.origin()?;
    let last = store.read_folded()?.entries.last().map(|entry| entry.seq).unwrap_or_default();
    let digest = store.digest(last)?.unwrap_or_default();
    Ok((identity, last, digest, host))
}

/// Makes a copy the club's own file, with a new epoch. Gives what it is now, and what was not sent. A file that is the
/// club's own stays as it is.
pub fn take_over(path: &Path) -> Result<(Identity, Vec<Arc<Entry>>), StoreError> {
    if !path.exists() {
        return Err(StoreError::Missing(path.to_owned()));
    }
    let mut copy = Mirror { store: Store::open_mirror(path)? };
    let unsent = copy.unsent(false)?.into_iter().map(Arc::new).collect();
    let (mut of, host) = copy.store.origin()?;
    if host.is_some() {
        of.epoch += 1;
        let transaction = copy.store.begin()?;
        transaction.follow(&of, None)?;
        transaction.commit()?;
        copy.store.look_again();
    }
    Ok((of, unsent))
}

impl super::Transaction<'_> {
    /// Notes the club, its epoch, and whose copy the file is.
    fn follow(&self, of: &Identity, host: Option<&str>) -> Result<(), StoreError> {
        self.connection().execute("UPDATE head SET club = ?1", [&of.club])?;
        Ok(schema::set_origin(self.connection(), of.epoch, host)?)
    }

    /// Has the tables published when the copy becomes a club's own file.
    fn must_publish(&self) -> Result<(), StoreError> {
        let sql = "INSERT OR IGNORE INTO due (task) VALUES ('publish')";
        Ok(self.connection().execute(sql, []).map(|_| ())?)
    }

    /// Notes the digest that the host has for its last entry, of which private parts were left out here.
    fn set_digest(&self, last: Seq, digest: &Digest) -> Result<(), StoreError> {
        let sql = "UPDATE journal SET digest = ?2 WHERE seq = ?1";
        self.connection().execute(sql, params![number(last), digest.0])?;
        Ok(self.set_head(last, digest)?)
    }

    fn clear(&self) -> Result<(), StoreError> {
        self.connection().execute("DELETE FROM journal WHERE seq > ?1", [number(Seq(0))])?;
        Ok(self.set_head(Seq::default(), &Digest::default())?)
    }
}
