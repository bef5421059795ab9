//! The question before somebody leaves an event, in English.

use crate::domain::exit::{ExitEffect, ExitReason};
use crate::words::screen::exit::ExitWords;

pub(super) const EXIT: ExitWords = ExitWords {
    title: "Leaving the event",
    question: |name, tournament| format!("{name} leaves {tournament}?"),
    proposal: |played, all, effect| {
        let half = if played * 2 < all { "less than half" } else { "half or more" };
        format!("{played} of {all} matches played, {half}; proposed: {effect}.")
    },
    goes_on: "Whoever would have met the player goes on without playing.",
    stays: "Cancel",
    way: |reason, effect| format!("{reason}: {effect}"),
    reason: |reason| match reason {
        ExitReason::Withdrawn => "Withdraws",
        ExitReason::Disqualified => "Disqualified",
    },
    effect: |effect| match effect {
        ExitEffect::ForfeitRest => "results stand, the rest is lost",
        ExitEffect::VoidUnplayed => "results stand, the rest counts for nobody",
        ExitEffect::VoidAll => "nothing of this stage counts",
    },
    nobody: "no entrant is selected",
};
