//! The question before a tournament starts, in English.

use crate::words::english::count;
use crate::words::english::term::TERM;
use crate::words::screen::start::{DrawPlan, NextStage, StartWords};

pub(super) const START: StartWords = StartWords {
    question: |tournament| format!("Start {tournament}?"),
    consequence,
    yes: "Start",
    stage: |number, tournament| format!("Draw stage {number} of {tournament}?"),
    stage_consequence,
    stage_yes: "Draw",
    round: |round, tournament| format!("Draw the seats of round {round} of {tournament}?"),
    lots: "Draw lots for who goes on?",
    lots_consequence: |names| {
        let else_ = match names.len() {
            2 => "\nCancel, then P: a play-off match between them.",
            _ => "",
        };
        format!("Level in everything: {}.{else_}", names.join(", "))
    },
    lots_order: "Draw lots for their order?",
    lots_yes: "Draw lots",
    play_off: |[a, b]| format!("A play-off match between {a} and {b}?"),
    play_off_yes: "Play off",
};

fn stage_consequence(next: &NextStage) -> String {
    let players = count(next.players.len(), "player goes on", "players go on");
    let mut lines = vec![format!("{players} to {}", (TERM.format)(next.format))];
    if next.pairings.is_empty() {
        lines.push(next.players.join(", "));
    }
    lines.extend(next.pairings.iter().map(|[a, b]| format!("{a} - {b}")));
    if next.more > 0 {
        lines.push(format!("and {}", count(next.more, "more match", "more matches")));
    }
    lines.join("\n")
}

fn consequence(plan: &DrawPlan) -> String {
    let byes = match plan.byes {
        _ if plan.format.has_groups() => "everybody meets everybody of their group".to_owned(),
        _ if plan.format.has_seats() => "seats by lot".to_owned(),
        0 if plan.format.is_elimination() => "no byes".to_owned(),
        byes if plan.format.is_elimination() => count(byes, "bye", "byes"),
        0 => "everybody plays in every round".to_owned(),
        _ => "one rests in every round".to_owned(),
    };
    let matches = match plan.matches {
        0 => String::new(),
        matches => format!("{}, ", count(matches, "match", "matches")),
    };
    format!(
        "{}, {}, seeded {}\n{matches}{byes}\n\
         After this entries are late ones, and whoever leaves withdraws.",
        count(plan.entrants, "entrant", "entrants"),
        (TERM.format)(plan.format),
        (TERM.seeding)(plan.seeding),
    )
}
