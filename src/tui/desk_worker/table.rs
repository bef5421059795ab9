//! Games of a table of card players, recorded in the club.

use super::DeskWorker;
use crate::club::{Action, Club};
use crate::desk::DeskError;
use crate::domain::progress::Progress;
use crate::import::{Suspect, Unread};
use crate::request::listing::{TablePlan, TableRecord};
use crate::tui::event::{Message, Outcome};
use crate::tui::news::News;

/// Why nothing was recorded.
enum Fault {
    Desk(DeskError),
    Unread(Unread),
}

impl From<DeskError> for Fault {
    fn from(error: DeskError) -> Self {
        Self::Desk(error)
    }
}

impl From<Unread> for Fault {
    fn from(unread: Unread) -> Self {
        Self::Unread(unread)
    }
}

/// The actions to do, or the player to be looked at first.
type Decided = Result<(Vec<Action>, Option<Box<Suspect>>), Fault>;

impl DeskWorker {
    /// Records games, unless the operator may be registered under another name.
    pub(super) fn record_table(
        &mut self,
        record: &TableRecord,
        progress: &dyn Progress,
    ) -> Outcome {
        let today = self.outside.today();
        let records = match record.read(progress) {
            Ok(records) => records,
            Err(unread) => return self.not_recorded(record, unread),
        };
        let decide = |club: &Club| -> Decided {
            Ok(match record.plan(&records, club, today, progress)? {
                TablePlan::Actions(actions) => (actions, None),
                TablePlan::Suspect(suspect) => (Vec::new(), Some(suspect)),
            })
        };
        let stamp = self.stamp();
        match self.desk.decide(&stamp, decide, progress) {
            Ok((_, Some(Some(suspect)))) => {
                let words = self.words.message.import;
                let why = words.suspect(&record.tournament, &suspect, self.desk.club());
                Message::Refused(self.words.screen.anywhere.not_recorded(&why)).into()
            }
            Ok((seq, _)) => self.done(Ok(seq)),
            Err(Fault::Desk(error)) => self.refused(&error),
            Err(Fault::Unread(unread)) => self.not_recorded(record, unread),
        }
    }

    fn not_recorded(&self, record: &TableRecord, unread: Unread) -> Outcome {
        if unread == Unread::Stopped {
            return News::Stopped.into();
        }
        let (faults, more) = unread.faults();
        let words = self.words.message.import;
        let why = words.faults(&record.tournament, &faults, more, self.desk.club());
        Message::Refused(self.words.screen.anywhere.not_recorded(&why.to_string())).into()
    }
}
