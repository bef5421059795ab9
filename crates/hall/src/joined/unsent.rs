//! Entries that were decided while the line was down.

use std::sync::Arc;

use super::Joined;
use crate::desk::{Appended, DeskError, LineFault, Rebase, Since, catch_up};
use crate::journal::chain::Ledger;
use crate::journal::chain::Link;
use crate::journal::fold::fold;
use crate::journal::{Entry, News};

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
        let mut rebase = Rebase::default();
        for entry in entries {
            self.put_on_top(ledger, entry, &mut rebase);
        }
    }

    /// Decides an entry again on top of what is known, without the host; refused, it is shown with the reason.
    fn put_on_top(&mut self, ledger: &mut Ledger, entry: &Entry, rebase: &mut Rebase) {
        match rebase.decide(entry, ledger) {
            Ok((again, next)) => {
                rebase.stands(entry, &again);
                let head = Link::after(ledger.head(), &again).digest;
                ledger.grow(std::slice::from_ref(&again), head, next);
                self.unsent.push(again);
                self.state.unsent.clone_from(&self.unsent);
            }
            Err(why) => {
                rebase.refused(entry);
                self.refuse(Entry::clone(entry), why);
            }
        }
    }

    /// Shows what was refused before this program began, with the reason that it would have now.
    pub(super) fn show_refused(&mut self, ledger: &Ledger, refused: Vec<Entry>) {
        for entry in refused {
            let why = Rebase::default().decide(&entry, ledger).err();
            // What would be allowed by now was refused once: the operator decides.
            let why = why.unwrap_or_else(|| LineFault::Refused(String::new()).into());
            self.state.refused.push((Arc::new(entry), Arc::new(why)));
        }
    }

    /// Sends what is unsent, now that the host is heard. Each entry is decided again behind what the host has by then.
    pub(super) fn send_unsent(&mut self, known: &Ledger) -> Result<Since, DeskError> {
        let unsent = std::mem::take(&mut self.unsent);
        let confirmed = known.entries()[..known.entries().len() - unsent.len()].to_vec();
        let club = fold(&confirmed)?;
        let mut ledger = Ledger::of(confirmed, self.base.clone(), club);
        let mut rebase = Rebase::default();
        let mut is_up = match self.is_caught_up(&mut ledger) {
            Ok(is_up) => is_up,
            Err(error) => {
                // A host that refuses this machine has none of them.
                self.unsent = unsent;
                return Err(error);
            }
        };
        self.base = ledger.head().clone();
        for entry in &unsent {
            if !is_up {
                self.put_on_top(&mut ledger, entry, &mut rebase);
                continue;
            }
            match self.send_again(&mut ledger, entry, &mut rebase) {
                Ok(()) => self.forget(entry),
                Err(DeskError::Line(LineFault::Down(why))) => {
                    self.went_down(LineFault::Down(why));
                    is_up = false;
                    self.base = ledger.head().clone();
                    self.put_on_top(&mut ledger, entry, &mut rebase);
                }
                Err(why) => {
                    rebase.refused(entry);
                    self.refuse(Entry::clone(entry), why);
                }
            }
        }
        self.line.end_turn();
        self.state.unsent.clone_from(&self.unsent);
        if is_up {
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
        rebase: &mut Rebase,
    ) -> Result<(), DeskError> {
        loop {
            if let Some(there) = ledger.operation(&entry.op) {
                rebase.stands(entry, there);
                return Ok(());
            }
            let (now, next) = rebase.decide(entry, ledger)?;
            let sent = match self.send(ledger, &now, &next) {
                // Another desk of this machine was faster with it; other numbers make it another content.
                Err(DeskError::Line(LineFault::OtherOperation)) if self.catch_up(ledger)? => {
                    continue;
                }
                sent => sent?,
            };
            match sent {
                Appended::Here(digest) => {
                    let news = News { entries: vec![Arc::clone(&now)], head: Some(digest.clone()) };
                    self.keep(ledger.entries(), &news)?;
                    ledger.grow(&news.entries, digest, next);
                    rebase.stands(entry, &now);
                    return Ok(());
                }
                Appended::Moved(news) => {
                    catch_up(ledger, news)?;
                }
                Appended::Known(_) => {
                    self.catch_up(ledger)?;
                }
            }
        }
    }

    /// Forgets on the disk what the host has or the operator has seen. Sent or shown once more, it does no harm.
    pub(super) fn forget(&mut self, entry: &Entry) {
        if let Some(mirror) = &mut self.mirror
            && let Err(error) = mirror.answered(&entry.op)
        {
            log::error!("an entry that was answered is kept: {error}");
        }
    }

    /// Shows an entry with the reason why it does not count.
    fn refuse(&mut self, entry: Entry, why: DeskError) {
        why.tell();
        if let Some(mirror) = &mut self.mirror
            && let Err(error) = mirror.refused(&entry.op)
        {
            log::error!("what was refused is tried again: {error}");
        }
        self.state.refused.push((Arc::new(entry), Arc::new(why)));
    }
}
