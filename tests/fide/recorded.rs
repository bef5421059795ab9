//! The events of the exercises as lists of recorded results.

use std::collections::BTreeMap;

use banzuke::club::Action;
use banzuke::club::action::{CreateTournament, RecordMatch};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo};
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};
use banzuke::domain::standings::{
    Criterion, Cut, Field, MatchResult, Meeting, StandingsPlan, Step, System,
};

use super::{SWISS_5, SWISS_9, exercise};
use crate::common::{CUP, Hall, today};

/// A match of a list: the round, the players, and the points of the first.
type Row = (usize, [PlayerId; 2], f64);

/// Every played match, the last round first, as in lists on the web.
fn rows(field: &Field) -> Vec<Row> {
    let mut rows = Vec::new();
    for (at, line) in field.lines.iter().enumerate() {
        for (round, meeting) in (1..).zip(&line.meetings) {
            let Meeting::Played { opponent, result, .. } = *meeting else { continue };
            let points = match result {
                MatchResult::Win => 1.0,
                MatchResult::Draw => 0.5,
                MatchResult::Loss => 0.0,
            };
            if at < opponent {
                rows.push((round, [line.player, field.lines[opponent].player], points));
            }
        }
    }
    rows.sort_by_key(|(round, ..)| std::cmp::Reverse(*round));
    rows
}

/// The event as recorded by a club, with standings by Buchholz and fore Buchholz.
fn recorded(players: u32, rows: &[Row]) -> Hall {
    let mut hall = Hall::new();
    hall.register(players);
    let steps =
        [Criterion::Buchholz { cut: Cut::None }, Criterion::ForeBuchholz { cut: Cut::None }];
    let standings =
        StandingsPlan { steps: steps.map(Step::over_all).to_vec(), ..StandingsPlan::default() };
    let plan = StagePlan {
        standings: Some(standings),
        ..StagePlan::new(Format::Recorded, Lengths::all(Length::Open), Seeding::Entry)
    };
    let (name, list) = ("Cup".to_owned(), ListId::MAIN);
    let mut actions = vec![Action::CreateTournament(CreateTournament {
        tournament: CUP,
        name,
        list,
        plan: Box::new(plan),
    })];
    for (no, &(round, sides, points)) in (1..).map(MatchNo).zip(rows) {
        let score = match points {
            1.0 => Score::new(1, 0),
            0.0 => Score::new(0, 1),
            _ => Score { draws: 1, ..Score::default() },
        };
        actions.push(Action::RecordMatch(RecordMatch {
            tournament: CUP,
            no,
            round: RoundName::Named(round.to_string().into()),
            sides,
            outcome: Outcome::Score(score),
            played_on: today(),
        }));
    }
    hall.perform(actions).expect("recorded");
    hall
}

/// Buchholz by C.07: 8.1, the points of the opponents; 8.3, the same with the last round drawn.
fn buchholz(rows: &[Row], drawn: Option<usize>) -> BTreeMap<PlayerId, f64> {
    let mut points: BTreeMap<PlayerId, f64> = BTreeMap::new();
    for &(round, [a, b], scored) in rows {
        let scored = if drawn == Some(round) { 0.5 } else { scored };
        *points.entry(a).or_default() += scored;
        *points.entry(b).or_default() += 1.0 - scored;
    }
    let mut sums: BTreeMap<PlayerId, f64> = BTreeMap::new();
    for &(_, [a, b], _) in rows {
        *sums.entry(a).or_default() += points[&b];
        *sums.entry(b).or_default() += points[&a];
    }
    sums
}

#[test]
fn fore_buchholz_of_a_recorded_event_takes_the_last_round_as_drawn() {
    for (event, rounds) in [(SWISS_5, 5), (SWISS_9, 9)] {
        let (field, _) = exercise::read(event, System::Swiss);
        let rows = rows(&field);
        let hall = recorded(u32::try_from(field.lines.len()).expect("few"), &rows);
        let cup = hall.desk.club().tournament(CUP).expect("recorded");
        let (plain, fore) = (buchholz(&rows, None), buchholz(&rows, Some(rounds)));
        assert_ne!(plain, fore, "{rounds} rounds tell the two apart");
        for line in cup.standings() {
            let wanted = [&plain, &fore].map(|sums| Some(sums[&line.player]));
            assert_eq!(line.values, wanted, "{} after {rounds} rounds", line.player);
        }
    }
}

/// If a list has no rounds, there is no last one.
#[test]
fn fore_buchholz_without_rounds_is_plain_buchholz() {
    let [a, b, c] = [1, 2, 3].map(PlayerId);
    let rows = [(1, [a, b], 1.0), (1, [b, c], 1.0), (1, [a, c], 0.0)];
    let hall = recorded(3, &rows);
    for line in hall.desk.club().tournament(CUP).expect("recorded").standings() {
        assert_eq!(line.values, [Some(buchholz(&rows, None)[&line.player]); 2]);
    }
}
