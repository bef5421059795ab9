//! What the things of a tournament are called in English.

use super::count;
use crate::club::{MatchState, Phase};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::length::{Length, Lengths};
use crate::domain::round::RoundName;
use crate::words::term::TermWords;

pub(super) const TERM: TermWords = TermWords {
    // English happens to be the language of data files.
    round: RoundName::to_string,
    length,
    lengths,
    format,
    seeding,
    plan,
    phase,
    state,
};

fn length(length: Length) -> String {
    match length {
        Length::FirstTo(games) => format!("first to {games}"),
        Length::Games(games) => count(usize::try_from(games).unwrap_or(0), "game", "games"),
        Length::Open => "as played".to_owned(),
    }
}

/// Rounds of one length are named together: "first to 2, semi-final and final to 3".
fn lengths(lengths: &Lengths) -> String {
    let mut text = length(lengths.usual);
    for group in lengths.rounds.chunk_by(|a, b| a.length == b.length) {
        let rounds: Vec<String> = group.iter().map(|rule| rule.round.to_string()).collect();
        let own = match (lengths.usual, group.first().map(|rule| rule.length)) {
            (_, None) => String::new(),
            (Length::FirstTo(_), Some(Length::FirstTo(games))) => format!("to {games}"),
            (_, Some(other)) => length(other),
        };
        text = format!("{text}, {} {own}", rounds.join(" and "));
    }
    text
}

const fn format(format: Format) -> &'static str {
    match format {
        Format::SingleElimination { .. } => "single elimination",
        Format::RoundRobin { double: false } => "round robin",
        Format::RoundRobin { double: true } => "double round robin",
        Format::Recorded => "as recorded",
    }
}

const fn seeding(seeding: Seeding) -> &'static str {
    match seeding {
        Seeding::Rating => "by rating",
        Seeding::Entry => "in order of entry",
        Seeding::Random => "by lot",
    }
}

fn plan(plan: &StagePlan) -> String {
    let third_place = match plan.format {
        Format::SingleElimination { third_place: true } => " with a third-place match",
        Format::SingleElimination { third_place: false } | Format::RoundRobin { .. } => "",
        Format::Recorded => return format(plan.format).to_owned(),
    };
    format!(
        "{}{third_place}, {}, seeded {}",
        format(plan.format),
        lengths(&plan.lengths),
        seeding(plan.seeding)
    )
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Registering => "entries open",
        Phase::Running => "running",
        Phase::Closed => "closed",
    }
}

const fn state(state: MatchState) -> &'static str {
    match state {
        MatchState::Waiting => "waiting",
        MatchState::Ready => "ready",
        MatchState::Finished => "finished",
    }
}
