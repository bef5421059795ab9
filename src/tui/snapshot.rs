//! What the screens know: the club as it stood when the desk last looked.

use std::sync::{Arc, OnceLock};

use chrono::{DateTime, NaiveDate, Utc};

use crate::club::question::finder::Finder;
use crate::club::{Club, Seq};
use crate::domain::number::PlayerId;
use crate::journal::Entry;
use crate::journal::undo::{next_redo, next_undo};
use crate::words::Words;

/// The club and its journal at one moment. Cheap to clone; screens read it and never change it.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The club.
    pub club: Club,
    /// The journal, oldest first.
    pub entries: Arc<[Arc<Entry>]>,
    /// The day at the desk.
    pub today: NaiveDate,
    /// The time when the desk last looked, which is at least once a minute.
    pub now: DateTime<Utc>,
    /// What undo takes back: the last entry that counts and is no undo.
    pub undo: Option<Seq>,
    /// What redo takes back: the last undo, unless something was decided since.
    pub redo: Option<Seq>,
    /// What each entry says, made when first asked for: an import takes long to count.
    said: Arc<[OnceLock<String>]>,
    desk: Arc<str>,
    finder: Arc<OnceLock<Finder>>,
}

/// All else follows from these.
impl PartialEq for Snapshot {
    fn eq(&self, other: &Self) -> bool {
        self.club == other.club
            && self.entries == other.entries
            && self.today == other.today
            && self.now == other.now
    }
}

impl Snapshot {
    /// The club at this moment.
    pub fn new(club: &Club, entries: &[Arc<Entry>], today: NaiveDate) -> Self {
        Self {
            club: club.clone(),
            entries: entries.into(),
            today,
            now: DateTime::default(),
            undo: next_undo(entries),
            redo: next_redo(entries),
            said: entries.iter().map(|_| OnceLock::new()).collect(),
            desk: "".into(),
            finder: Arc::default(),
        }
    }

    /// The same, seen from the desk of this name.
    #[must_use]
    pub fn at_desk(self, name: &str) -> Self {
        Self { desk: name.into(), ..self }
    }

    /// The same, seen at this time.
    #[must_use]
    pub fn seen_at(self, now: DateTime<Utc>) -> Self {
        Self { now, ..self }
    }

    /// When an entry of the journal was written.
    pub fn when(&self, seq: Seq) -> Option<DateTime<Utc>> {
        let at = self.entries.binary_search_by_key(&seq, |entry| entry.seq).ok()?;
        self.entries.get(at).map(|entry| entry.at)
    }

    /// The name that signs what this desk decides.
    pub fn desk(&self) -> &str {
        &self.desk
    }

    /// The same desk later. What has been prepared for searching is kept.
    #[must_use]
    pub fn later(&self, club: &Club, entries: &[Arc<Entry>], today: NaiveDate) -> Self {
        let later = Self { desk: Arc::clone(&self.desk), ..Self::new(club, entries, today) };
        if let Some(finder) = self.finder.get() {
            // Set only once, here, so it cannot have been set before.
            let _ = later.finder.set(finder.grown(club.registry()));
        }
        later
    }

    /// Finds players as somebody types; the first call prepares the search.
    pub fn find(&self, typed: &str, limit: usize) -> Vec<PlayerId> {
        let prepare = || Finder::default().grown(self.club.registry());
        self.finder.get_or_init(prepare).find(typed, limit)
    }

    /// What the entry at a place of the journal says, in the words of whoever asks first: an
    /// interface speaks one language.
    pub fn said(&self, at: usize, words: &Words) -> &str {
        let say = || (words.message.entry)(&self.entries[at], &self.entries, &self.club);
        self.said[at].get_or_init(say)
    }

    /// The number under which a player goes on, as it is written.
    pub fn number(&self, player: PlayerId) -> String {
        self.club.registry().today(player).to_string()
    }

    /// A player's name, or the number of somebody who is not there.
    pub fn name(&self, player: PlayerId) -> String {
        let found = self.club.player(player);
        found.map_or_else(|| player.to_string(), |found| found.name.clone())
    }
}
