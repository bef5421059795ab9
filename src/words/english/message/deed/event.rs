//! What was decided about stages, exits and tables.

use super::super::fault::names;
use super::super::{TERM, count, event, name, player, tournament};
use crate::club::{Action, Club};
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::finish::Finish;
use crate::domain::ids::{MatchNo, TournamentId};

pub(super) fn action(action: &Action, club: &Club) -> String {
    let cup = |id: &TournamentId| tournament(*id, club);
    let of = |no: &MatchNo, id: &TournamentId| format!("match {no} of {}", cup(id));
    match action {
        Action::AddStage { tournament, stage, plan } => {
            let before = club.tournament(*tournament);
            let before = before.and_then(|found| found.stage_no(stage.checked_sub(1)?));
            let before = before.map(|stage| stage.plan.format);
            format!("{}: stage {stage} planned, {}", cup(tournament), (TERM.plan)(plan, before))
        }
        Action::DrawRound { tournament, round, tables, lots, .. } => {
            let tables = count(tables.len(), "table", "tables");
            format!("{}: round {round} seated at {tables}, draw seed {lots}", cup(tournament))
        }
        Action::EnterLate { tournament, player: late, group, seed } => {
            let group = group.map(|group| format!(", in {}", event::group(group)));
            let seed = seed.map(|seed| format!(", as seed {seed}"));
            let place = group.or(seed).unwrap_or_default();
            format!("{}: {} entered late{place}", cup(tournament), name(*late, club))
        }
        Action::ReplaceEntrant { tournament, from, to } => format!(
            "{}: {} in the place of {}, results included",
            cup(tournament),
            player(*to, club),
            player(*from, club)
        ),
        Action::Withdraw { tournament, player: gone, reason, effect, .. } => {
            let how = match reason {
                ExitReason::Withdrawn => "withdrawn",
                ExitReason::Disqualified => "disqualified",
            };
            let effect = match effect {
                ExitEffect::ForfeitRest => "the rest forfeited",
                ExitEffect::VoidUnplayed => "what was not played counts for nobody",
                ExitEffect::VoidAll => "no result of this stage counts",
            };
            format!("{}: {} {how}, {effect}", cup(tournament), name(*gone, club))
        }
        Action::BreakTie { tournament, order, lots, .. } => {
            let by = lots
                .map_or_else(|| "play-off".to_owned(), |seed| format!("lots, draw seed {seed}"));
            format!("{}: {} in this order by {by}", cup(tournament), names(order, club))
        }
        Action::AddPlayOff { tournament, no, sides, .. } => {
            format!("{}, play-off of {}", of(no, tournament), names(sides, club))
        }
        Action::SetLengths { tournament, stage, lengths } => {
            format!("{}: stage {stage} is {}", cup(tournament), (TERM.lengths)(lengths))
        }
        Action::SetMatchLength { tournament, no, length, start } => {
            let start = match start {
                [0, 0] => String::new(),
                [a, b] => format!(", starting at {a}-{b}"),
            };
            format!("{} is {}{start}", of(no, tournament), (TERM.length)(*length))
        }
        Action::RecordGame { tournament, no, game, order, .. } => {
            format!("{}, game {game} of {}", finished(order, club), of(no, tournament))
        }
        Action::CorrectGame { tournament, no, game, order } => {
            format!("corrected to {}, game {game} of {}", finished(order, club), of(no, tournament))
        }
        Action::SetTables { tables } => {
            format!("the hall has {}", count(tables.len(), "table", "tables"))
        }
        Action::CallMatch { tournament, no, table } => {
            format!(
                "{} called to table {table}{}",
                of(no, tournament),
                players(*tournament, *no, club)
            )
        }
        Action::CallAgain { tournament, no } => format!("{} called again", of(no, tournament)),
        Action::StartMatch { tournament, no } => format!("{} is being played", of(no, tournament)),
        Action::WithdrawCall { tournament, no } => {
            format!("the call of {} taken back", of(no, tournament))
        }
        Action::PostponeMatch { tournament, no, postponed: true } => {
            format!("{} postponed", of(no, tournament))
        }
        Action::PostponeMatch { tournament, no, postponed: false } => {
            format!("{} no longer postponed", of(no, tournament))
        }
        _ => String::new(),
    }
}

/// `あおくま, TM = 辻 素子, コヨーテ`.
fn finished(order: &Finish, club: &Club) -> String {
    let level =
        |group: &Vec<_>| group.iter().map(|id| name(*id, club)).collect::<Vec<_>>().join(" = ");
    order.0.iter().map(level).collect::<Vec<_>>().join(", ")
}

fn players(id: TournamentId, no: MatchNo, club: &Club) -> String {
    let sides = club.tournament(id).and_then(|found| found.match_no(no)?.players());
    sides.map_or_else(String::new, |sides| format!(": {}", names(&sides, club)))
}

pub(super) fn kind(action: &Action) -> (&'static str, &'static str) {
    match action {
        Action::AddStage { .. } => ("stage planned", "stages planned"),
        Action::DrawRound { .. } => ("round seated", "rounds seated"),
        Action::EnterLate { .. } => ("late entry", "late entries"),
        Action::ReplaceEntrant { .. } => ("entrant replaced", "entrants replaced"),
        Action::Withdraw { .. } => ("exit", "exits"),
        Action::BreakTie { .. } => ("tie broken", "ties broken"),
        Action::AddPlayOff { .. } => ("play-off", "play-offs"),
        Action::SetLengths { .. } | Action::SetMatchLength { .. } => ("length set", "lengths set"),
        Action::RecordGame { .. } => ("game recorded", "games recorded"),
        Action::CorrectGame { .. } => ("game corrected", "games corrected"),
        Action::SetTables { .. } => ("hall set up", "halls set up"),
        Action::CallMatch { .. } => ("match called", "matches called"),
        Action::CallAgain { .. } => ("second call", "second calls"),
        Action::StartMatch { .. } => ("match begun", "matches begun"),
        Action::WithdrawCall { .. } => ("call taken back", "calls taken back"),
        _ => ("postponement", "postponements"),
    }
}
