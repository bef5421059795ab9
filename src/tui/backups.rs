//! The backups as they are offered to be put back, and the question before that.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Utc};

use super::effect::Effect;
use super::layer::Step;
use super::overlay::Overlay;
use super::overlay::choice::{Choice, ChoiceOption};
use super::overlay::confirm::Confirm;
use super::toast::Toast;
use crate::clock;
use crate::desk::Backup;
use crate::journal::Entry;
use crate::words::Words;

/// A sound backup, compared with the club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub path: PathBuf,
    /// When it was made.
    pub at: DateTime<Utc>,
    /// Kilobytes.
    pub size: u64,
    /// How many entries it has.
    pub entries: usize,
    /// How many of the club it does not have.
    pub lost: usize,
    /// How many it has that the club does not.
    pub gained: usize,
}

/// The backups of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offers {
    /// Those that can be put back, the newest first.
    pub sound: Vec<Offer>,
    pub unsound: usize,
    pub folder: PathBuf,
}

impl Offers {
    /// Compares backups with the journal of the club.
    pub(super) fn new(folder: PathBuf, backups: Vec<Backup>, entries: &[Arc<Entry>]) -> Self {
        let all = backups.len();
        let sound: Vec<Offer> =
            backups.into_iter().filter_map(|backup| Offer::new(backup, entries)).collect();
        Self { unsound: all - sound.len(), sound, folder }
    }

    /// Asks which one to put back, if there is one.
    pub(super) fn ask(&self, words: &'static Words, now: Instant) -> Step {
        let told = &words.screen.backups;
        if self.sound.is_empty() {
            return Step::Say(Toast::info(told.none(&self.folder), now));
        }
        let left_out = (self.unsound > 0).then(|| told.unsound(self.unsound));
        let question = [told.choose().to_owned()].into_iter().chain(left_out).collect();
        let ways = self.sound.iter().map(|offer| offer.way(words)).collect();
        Step::Cover(Overlay::Choice(Choice::new(told.title(), question, ways)))
    }
}

impl Offer {
    fn new(backup: Backup, entries: &[Arc<Entry>]) -> Option<Self> {
        let journal = backup.journal.ok()?;
        let common = entries.iter().zip(&journal).take_while(|(ours, its)| ours == its).count();
        Some(Self {
            path: backup.automatic.path,
            at: backup.automatic.at,
            size: backup.size.div_ceil(1024),
            entries: journal.len(),
            lost: entries.len() - common,
            gained: journal.len() - common,
        })
    }

    fn way(&self, words: &'static Words) -> ChoiceOption {
        let told = &words.screen.backups;
        let time = in_the_hall(self.at);
        let gained = (self.gained > 0).then(|| told.gained(self.gained));
        let follows: Vec<String> = [told.lost(self.lost)].into_iter().chain(gained).collect();
        let consequence: Vec<String> =
            follows.iter().cloned().chain([told.kept().to_owned()]).collect();
        let restore = Effect::Restore { backup: self.path.clone(), at: self.at };
        let confirm = Confirm::new(
            told.question(&time),
            consequence.join("\n"),
            told.restore(),
            vec![Step::Do(restore)],
        );
        ChoiceOption {
            label: told.backup(&time, self.entries, self.size),
            follows,
            steps: vec![Step::Cover(Overlay::Confirm(confirm))],
        }
    }
}

/// A time by the clock in the hall.
pub(super) fn in_the_hall(at: DateTime<Utc>) -> String {
    clock::in_the_hall(at).format("%Y-%m-%d %H:%M").to_string()
}
