//! Refusals, faults and entries in English.

use crate::words::message::MessageWords;

pub(super) const MESSAGE: MessageWords = MessageWords {
    refusal: |refusal, _| format!("{refusal:?}"),
    desk_error: |error, _| format!("{error:?}"),
    entry: |entry, _| format!("{:?}", entry.actions),
};
