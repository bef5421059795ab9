//! What the things of a tournament are called in English.

use crate::club::Phase;
use crate::domain::format::{Format, Seeding};
use crate::domain::length::Length;
use crate::words::screen::term::TermWords;

pub(super) const TERM: TermWords =
    TermWords { round: ToString::to_string, length, format, phase, seeding };

fn length(length: Length) -> String {
    match length {
        Length::FirstTo(games) => format!("first to {games}"),
        Length::Games(1) => "1 game".to_owned(),
        Length::Games(games) => format!("{games} games"),
        Length::Open => "as played".to_owned(),
    }
}

fn format(format: Format) -> &'static str {
    match format {
        Format::SingleElimination { .. } => "single elimination",
        Format::RoundRobin { double: false } => "round robin",
        Format::RoundRobin { double: true } => "double round robin",
        Format::Recorded => "recorded",
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Registering => "registering",
        Phase::Running => "running",
        Phase::Closed => "closed",
    }
}

fn seeding(seeding: Seeding) -> &'static str {
    match seeding {
        Seeding::Rating => "by rating",
        Seeding::Entry => "in order of entry",
        Seeding::Random => "by lot",
    }
}
