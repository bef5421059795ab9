//! Matches that are entered on another day than that of their play.

use banzuke::club::Action;
use banzuke::club::action::{CreateTournament, RecordMatch};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo};
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};
use banzuke::domain::standings::{Criterion, StandingsPlan, Step};

use super::memory::Memory;
use crate::common::{CUP, add_player, today};

/// A match that the first player wins 2-0, this many days ago.
type Won = (u32, u32, u64);

/// An event without pairings, with these matches in the order of their entry.
fn entered(format: Format, matches: &[Won]) -> Memory {
    let mut event = Memory::default();
    let players: Vec<PlayerId> = (1..=4).map(PlayerId).collect();
    let add = |player: &PlayerId| add_player(*player, &format!("player {}", player.0));
    event.perform(players.iter().map(add).collect()).expect("registered");
    let progressive = [Criterion::MatchPoints, Criterion::Progressive { cut: 0 }];
    let standings = StandingsPlan {
        steps: progressive.map(Step::over_all).to_vec(),
        ..StandingsPlan::default()
    };
    let plan = StagePlan::new(format, Lengths::all(Length::Open), Seeding::Entry);
    let plan = StagePlan { standings: (format == Format::Recorded).then_some(standings), ..plan };
    let (tournament, list, name) = (CUP, ListId::MAIN, "Cup".to_owned());
    event.must(Action::CreateTournament(CreateTournament {
        tournament,
        list,
        name,
        plan: Box::new(plan),
    }));
    for (no, &(winner, loser, days)) in (1..).zip(matches) {
        event.must(Action::RecordMatch(RecordMatch {
            tournament,
            no: MatchNo(no),
            round: RoundName::Named("league".into()),
            sides: [winner, loser].map(PlayerId),
            outcome: Outcome::Score(Score::new(2, 0)),
            played_on: today() - chrono::Days::new(days),
        }));
    }
    event.club.settle();
    event
}

fn ratings(event: &Memory) -> [f64; 4] {
    [1, 2, 3, 4].map(|player| event.club.rating(ListId::MAIN, PlayerId(player)))
}

/// By hand: 3 beats 2 and the ladder is 3 2; 4 joins and beats 2,
/// and it is 3 4 2. By the order of entry it would be 4 3 2.
#[test]
fn a_ladder_and_the_ratings_go_by_the_day_of_play() {
    let [late, in_time] = [[(4, 2, 0), (3, 2, 1)], [(3, 2, 1), (4, 2, 0)]]
        .map(|matches| entered(Format::Ladder, &matches));
    let ladder = [(3, Some(1)), (4, Some(2)), (2, Some(3))];
    assert_eq!(late.ranks(), ladder);
    assert_eq!(in_time.ranks(), ladder);
    assert_eq!(ratings(&late).map(f64::to_bits), ratings(&in_time).map(f64::to_bits));
}

/// Within a day a ladder changes with each entry.
#[test]
fn matches_of_one_day_go_by_entry() {
    let event = entered(Format::Ladder, &[(4, 2, 0), (3, 2, 0)]);
    assert_eq!(event.ranks(), [(4, Some(1)), (3, Some(2)), (2, Some(3))]);
}

/// The sum of the points after each match: 1 won first and has 1 + 1, 2 lost first and has 0 + 1.
#[test]
fn progressive_scores_of_a_record_go_by_the_day_of_play() {
    let event = entered(Format::Recorded, &[(3, 1, 0), (2, 4, 0), (1, 4, 1), (3, 2, 1)]);
    let lines = event.cup().standings();
    let scores: Vec<(u32, Option<f64>)> =
        lines.iter().map(|line| (line.player.0, line.values[1])).collect();
    assert_eq!(scores, [(3, Some(3.0)), (1, Some(2.0)), (2, Some(1.0)), (4, Some(0.0))]);
}
