//! Faults of a tournament that another club exported, and remedies.

use crate::club::event_file::EventFile;
use crate::import::EventFault;
use crate::words::message::Message;
use crate::words::{Voice, words};

words! {
    /// Faults of a tournament that another club exported, and remedies.
    pub EventImportWords in "import-event" {
        form(column, said) -> Message; other_format(format) -> Message; other_kind() -> Message;
        no_player(number, players) -> Message; not_created() -> Message;
    }
}

/// The sentence and the remedy.
pub(super) fn describe(voice: Voice, why: &EventFault) -> Message {
    let say = EventImportWords::speaking(voice);
    match why {
        EventFault::Form(column, said) => say.form(column, said),
        EventFault::OtherFormat(_) => say.other_format(EventFile::FORMAT),
        EventFault::OtherKind => say.other_kind(),
        EventFault::NoPlayer(number, players) => say.no_player(number, players),
        EventFault::NotCreated => say.not_created(),
    }
}
