//! What the things of a tournament are called in English.

use super::count;
use crate::club::tournament::LatePlace;
use crate::club::{MatchState, Phase};
use crate::domain::bracket::GrandFinal;
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::length::{Length, Lengths};
use crate::domain::round::RoundName;
use crate::domain::seeding::Split;
use crate::domain::slot::group_letter;
use crate::domain::standings::Criterion;
use crate::words::term::TermWords;

pub(super) const TERM: TermWords = TermWords {
    // English happens to be the language of data files.
    round: RoundName::to_string,
    round_short,
    length,
    lengths,
    format,
    seeding,
    plan,
    plan_by_hand: |plan| seeded(plan, None, "by hand"),
    late_place,
    phase,
    state,
    criterion,
    list: |items| items.join(", "),
    told: |name, text| format!("{name}: {text}"),
    aside: |text, beside| format!("{text} ({beside})"),
    then: |sentence, next| format!("{sentence} {next}"),
};

fn round_short(round: &RoundName) -> String {
    match round {
        RoundName::Round(number) | RoundName::Winners(number) | RoundName::Losers(number) => {
            format!("R{number}")
        }
        RoundName::QuarterFinal => "QF".to_owned(),
        RoundName::SemiFinal => "SF".to_owned(),
        RoundName::ThirdPlace => "3rd".to_owned(),
        RoundName::Final => "F".to_owned(),
        RoundName::WinnersFinal => "WF".to_owned(),
        RoundName::LosersFinal => "LF".to_owned(),
        RoundName::GrandFinal => "GF".to_owned(),
        RoundName::GrandFinalReset => "GF2".to_owned(),
        RoundName::Places { first, last } => format!("{first}-{last}"),
        RoundName::PlayOff => "PO".to_owned(),
        RoundName::Named(name) => name.clone(),
    }
}

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
        Format::DoubleElimination { .. } => "double elimination",
        Format::RoundRobin { double: false } => "round robin",
        Format::RoundRobin { double: true } => "double round robin",
        Format::Groups { .. } => "groups",
        Format::Tables { .. } => "tables",
        Format::Recorded => "as recorded",
        Format::Ladder => "ladder",
    }
}

const fn seeding(seeding: Seeding) -> &'static str {
    match seeding {
        Seeding::Rating => "by rating",
        Seeding::Entry => "in order of entry",
        Seeding::Random => "by lot",
    }
}

fn plan(plan: &StagePlan, before: Option<Format>) -> String {
    seeded(plan, before, seeding(plan.seeding))
}

fn seeded(plan: &StagePlan, before: Option<Format>, seeding: &str) -> String {
    if !plan.format.has_draw() {
        return format(plan.format).to_owned();
    }
    let of = if before.is_some_and(Format::has_groups) { "each group" } else { "the stage before" };
    let takes = plan.takes.map(|takes| format!("the best {takes} of {of}, "));
    let apart = if plan.apart { ", club mates apart" } else { "" };
    let locked = plan.locked.map(|seeds| format!(", the first {seeds} seeds locked"));
    format!(
        "{}{}{}, {}, seeded {}{}{apart}",
        takes.unwrap_or_default(),
        format(plan.format),
        details(plan.format),
        if plan.format.has_seats() { "seats by lot".to_owned() } else { lengths(&plan.lengths) },
        seeding,
        locked.unwrap_or_default(),
    )
}

/// What a format has chosen beyond its name.
fn details(format: Format) -> String {
    match format {
        Format::SingleElimination { placement: true, .. } => ", every place played out".to_owned(),
        Format::SingleElimination { third_place: true, .. } => {
            " with a third-place match".to_owned()
        }
        Format::DoubleElimination { grand_final: GrandFinal::Reset } => {
            " with a reset of the grand final".to_owned()
        }
        Format::Groups { groups, double, split } => {
            let double = if double { ", double" } else { "" };
            let split = match split {
                Split::Snake => "",
                Split::Balanced => ", seeds balanced",
                Split::ByHand => ", by hand",
            };
            format!(" ({groups}{double}{split})")
        }
        Format::Tables { size, games } => {
            let games = count(usize::try_from(games).unwrap_or(usize::MAX), "game", "games");
            format!(" of {size}, {games} a round")
        }
        Format::SingleElimination { .. }
        | Format::DoubleElimination { .. }
        | Format::RoundRobin { .. }
        | Format::Recorded
        | Format::Ladder => String::new(),
    }
}

fn late_place(place: LatePlace) -> String {
    match place {
        LatePlace::Group(None) => "the round robin".to_owned(),
        LatePlace::Group(Some(group)) => match group_letter(group) {
            Some(letter) => format!("group {letter}"),
            None => format!("group {group}"),
        },
        LatePlace::Seed(seed) => format!("the bye of seed {seed}"),
        LatePlace::NextRound => "the next round".to_owned(),
    }
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
        MatchState::Called => "called",
        MatchState::Playing => "playing",
        MatchState::Finished => "finished",
        MatchState::Bye => "bye",
        MatchState::Void => "void",
    }
}

/// Those of which anybody has heard by a word, all others by the letters that the rules give them.
fn criterion(criterion: Criterion) -> String {
    match criterion {
        Criterion::MatchPoints => "Pts".to_owned(),
        Criterion::GamesDifference => "+/-".to_owned(),
        Criterion::GamesWon => "Won".to_owned(),
        other => other.to_string(),
    }
}
