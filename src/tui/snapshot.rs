//! What the screens know: the club as it stood when the desk last looked.

use std::sync::{Arc, OnceLock};

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::question::finder::Finder;
use crate::domain::number::PlayerId;
use crate::journal::Entry;

/// The club and its journal at one moment. Cheap to clone; screens read it and never change it.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The club.
    pub club: Club,
    /// The journal, oldest first.
    pub entries: Arc<[Arc<Entry>]>,
    /// The day at the desk.
    pub today: NaiveDate,
    desk: Arc<str>,
    finder: Arc<OnceLock<Finder>>,
}

/// What has been prepared for searching follows from the club.
impl PartialEq for Snapshot {
    fn eq(&self, other: &Self) -> bool {
        self.club == other.club && self.entries == other.entries && self.today == other.today
    }
}

impl Snapshot {
    /// The club at this moment.
    pub fn new(club: &Club, entries: &[Arc<Entry>], today: NaiveDate) -> Self {
        let (club, entries) = (club.clone(), entries.into());
        Self { club, entries, today, desk: "".into(), finder: Arc::default() }
    }

    /// The same, seen from the desk of this name.
    #[must_use]
    pub fn at_desk(self, name: &str) -> Self {
        Self { desk: name.into(), ..self }
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

    /// A player's name, or the number of somebody who is not there.
    pub fn name(&self, player: PlayerId) -> String {
        let found = self.club.player(player);
        found.map_or_else(|| player.to_string(), |found| found.name.clone())
    }
}
