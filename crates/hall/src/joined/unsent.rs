//! Entries that were decided while the line was down.

use std::collections::HashMap;
use std::sync::Arc;

use super::Joined;
use crate::club::{Club, Renumbering, Seq};
use crate::desk::{Appended, DeskError, LineFault, Since, catch_up};
use crate::domain::progress::NoProgress;
use crate::journal::chain::Link;
use crate::journal::fold::{NotFolded, fold};
use crate::journal::ledger::Ledger;
use crate::journal::undo::may_undo;
use crate::journal::{Entry, News};
use crate::wire::Answer;

/// The numbers that entries and what they began have by now, by those that they had here.
#[derive(Debug, Default)]
struct Moved {
    entries: HashMap<Seq, Seq>,
    numbers: Renumbering,
}

impl Moved {
    /// An entry as it is decided again behind what is known.
    fn again(&mut self, entry: &Entry, known: &Ledger) -> Entry {
        let now = |undone| self.entries.get(&undone).copied().unwrap_or(undone);
        let undoes = entry.undoes.map(now);
        let actions = self.numbers.again(&entry.actions, known.club());
        Entry { seq: Seq(known.last().0 + 1), undoes, actions, ..entry.clone() }
    }
}

impl Joined {
    /// Keeps an entry on the disk until the host is heard again.
    pub(super) fn keep_unsent(
        &mut self,
        known: &Ledger,
        entry: &Arc<Entry>,
    ) -> Result<Appended, DeskError> {
        let Some(mirror) = &mut self.mirror else { return Err(DeskError::NoFile) };
        mirror.keep(entry)?;
        if self.unsent.is_empty() {
            self.base = known.head().clone();
        }
        self.unsent.push(Arc::clone(entry));
        self.state.unsent.clone_from(&self.unsent);
        Ok(Appended::Here(Link::after(known.head(), entry).digest))
    }

    /// Decides entries again on top of what is known, without the host.
    pub(super) fn put_all_on_top<'e>(
        &mut self,
        ledger: &mut Ledger,
        entries: impl IntoIterator<Item = &'e Entry>,
    ) {
        let mut moved = Moved::default();
        for entry in entries {
            self.put_on_top(ledger, entry, &mut moved);
        }
    }

    /// Decides an entry again on top of what is known, without the host; refused, it is shown with the reason.
    fn put_on_top(&mut self, ledger: &mut Ledger, entry: &Entry, moved: &mut Moved) {
        let again = moved.again(entry, ledger);
        match decided(ledger, &again) {
            Ok(next) => {
                moved.entries.insert(entry.seq, again.seq);
                let entry = Arc::new(again);
                let head = Link::after(ledger.head(), &entry).digest;
                ledger.grow(std::slice::from_ref(&entry), head, next);
                self.unsent.push(entry);
                self.state.unsent.clone_from(&self.unsent);
            }
            Err(why) => {
                moved.numbers.refused(&entry.actions);
                self.refuse(Entry::clone(entry), why);
            }
        }
    }

    /// Sends what is unsent, now that the host is heard. Each entry is decided again behind what the host has by then.
    pub(super) fn send_unsent(&mut self, known: &Ledger) -> Result<Since, DeskError> {
        let unsent = std::mem::take(&mut self.unsent);
        let confirmed = known.entries()[..known.entries().len() - unsent.len()].to_vec();
        let club = fold(&confirmed)?;
        let mut ledger = Ledger::of(confirmed, self.base.clone(), club);
        let mut moved = Moved::default();
        let mut rest = unsent.iter();
        let mut is_up = self.is_caught_up(&mut ledger)?;
        for entry in rest.by_ref() {
            if !is_up {
                self.put_on_top(&mut ledger, entry, &mut moved);
                continue;
            }
            match self.send_again(&mut ledger, entry, &mut moved) {
                Ok(()) => self.answered_for(entry)?,
                Err(DeskError::Line(LineFault::Down(why))) => {
                    self.went_down(LineFault::Down(why));
                    is_up = false;
                    self.base = ledger.head().clone();
                    self.put_on_top(&mut ledger, entry, &mut moved);
                }
                Err(why) => {
                    moved.numbers.refused(&entry.actions);
                    self.refuse(Entry::clone(entry), why);
                    self.answered_for(entry)?;
                }
            }
        }
        self.state.unsent.clone_from(&self.unsent);
        if is_up {
            self.base = ledger.head().clone();
            self.listen_from(&ledger)?;
        }
        Ok(Since::Another(Box::new(ledger), None))
    }

    /// Adds all that the host has; says whether it is still heard.
    fn is_caught_up(&mut self, ledger: &mut Ledger) -> Result<bool, DeskError> {
        match self.catch_up(ledger) {
            Ok(_) => Ok(true),
            Err(DeskError::Line(LineFault::Down(_))) => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn send_again(
        &mut self,
        ledger: &mut Ledger,
        entry: &Entry,
        moved: &mut Moved,
    ) -> Result<(), DeskError> {
        loop {
            if let Some(there) = ledger.operation(&entry.op) {
                moved.entries.insert(entry.seq, there.seq);
                return Ok(());
            }
            let now = moved.again(entry, ledger);
            let next = decided(ledger, &now)?;
            let now = Arc::new(now);
            match self.send(ledger, &now)? {
                Answer::Here { digest } => {
                    let news = News { entries: vec![Arc::clone(&now)], head: Some(digest.clone()) };
                    self.keep(&news)?;
                    ledger.grow(&news.entries, digest, next);
                    moved.entries.insert(entry.seq, now.seq);
                    return Ok(());
                }
                answer => {
                    if let Appended::Moved(news) = self.answered(ledger, answer)? {
                        catch_up(ledger, news)?;
                    } else {
                        self.catch_up(ledger)?;
                    }
                }
            }
        }
    }

    fn answered_for(&mut self, entry: &Entry) -> Result<(), DeskError> {
        match &mut self.mirror {
            Some(mirror) => Ok(mirror.answered(&entry.op)?),
            None => Ok(()),
        }
    }

    /// Shows an entry with the reason why it does not count.
    fn refuse(&mut self, entry: Entry, why: DeskError) {
        why.tell();
        self.state.refused.push((Arc::new(entry), Arc::new(why)));
    }
}

/// The club after an entry, if it is allowed behind what is known.
fn decided(ledger: &Ledger, entry: &Entry) -> Result<Club, DeskError> {
    let entry = Arc::new(entry.clone());
    let next = match entry.undoes {
        None => ledger.decided(&entry, &NoProgress),
        Some(undone) => {
            may_undo(ledger.entries(), undone)?;
            ledger.after(std::slice::from_ref(&entry), &NoProgress)
        }
    };
    next.map_err(|fault| DeskError::Refused(NotFolded::unwatched(fault).refusal))
}
