//! How the fixtures grow. They are kept as they are: files that somebody has must open for ever,
//! so nothing in a fixture is ever made anew to please a newer program. New kinds of actions get
//! entries appended to the journal, and a new schema a database file of its own beside the old.

use std::path::Path;

use super::{DATABASE, DIGEST, JOURNAL, digest, fixtures, journal};
use crate::common::{Hall, today};
use banzuke::club::Action;
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::game::{Hand, HandTable, parse};
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::{Change, Damping, Division, Established, KStep, Scale};
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score, Side};

/// `cargo test make_the_fixtures -- --ignored`, once a version: appends what is new, and writes
/// the database of today's schema, whose name is new then.
#[test]
#[ignore = "the fixtures are kept, not made anew"]
fn make_the_fixtures() {
    let database = fixtures(DATABASE);
    assert!(!database.exists(), "take the old one away yourself if you are sure");
    let mut hall = Hall::new();
    hall.desk.take_in(&journal()).expect("what is kept");
    // Those entries have used up as many operation ids, and an operation is never done twice.
    for _ in hall.desk.entries().to_vec() {
        hall.stamp();
    }
    ratings(&mut hall);
    let lines: Vec<String> = hall.desk.entries().iter().map(|entry| entry.to_line()).collect();
    write(JOURNAL, (lines.join("\n") + "\n").as_bytes());
    write(DIGEST, digest(hall.desk.club()).as_bytes());
    hall.desk.backup(&database).expect("written");
}

/// A list with rules of its own; games told one by one with hands and first moves, hands at a
/// table, a section limited by rating, and ratings corrected by hand.
fn ratings(hall: &mut Hall) {
    let list = hall.desk.club().next_list();
    let scale = Scale {
        k_steps: vec![KStep { games_below: Some(30), rating_below: None, k: 40.0 }],
        k_sticky: true,
        damping: Some(Damping::Cap(10.0)),
        first_move: Some(0.55),
        ..Scale::STANDARD
    };
    done(
        hall,
        vec![Action::SetRatingList {
            list,
            name: "オセロ".to_owned(),
            scale,
            established: Established { games: 5, ..Established::STANDARD },
        }],
    );
    let tournament = hall.desk.club().next_tournament();
    let plan = StagePlan::new(Format::Recorded, Lengths::all(Length::Open), Seeding::Entry);
    let name = "オセロの夕べ".to_owned();
    let round = RoundName::Round(1);
    let sides = [1, 2].map(PlayerId);
    let (no, played_on) = (MatchNo(1), today());
    let outcome = Outcome::Score(Score::new(2, 1));
    done(
        hall,
        vec![
            Action::CreateTournament { tournament, name, list, plan },
            Action::SetFirstMove { tournament, p: Hand::new(0.6).ok() },
            Action::RecordMatch { tournament, no, round, sides, outcome, played_on },
        ],
    );
    let mut games = parse("w l@0.3 w").expect("games");
    games[0].first = Some(Side::A);
    games[1].first = Some(Side::B);
    done(hall, vec![Action::SetGames { tournament, no, games }]);
    let below = Some(1500.0);
    let division = Some(Division { above: None, below, provisional_ok: true });
    done(hall, vec![Action::SetDivision { tournament, division }]);
    let (table, sitting) = (TournamentId(5), hall.desk.club().tournament(TournamentId(5)));
    let sitting = sitting.and_then(|found| found.sittings.first()).expect("drawn").clone();
    let hand = Hand::new(0.4).expect("a hand");
    let hands = HandTable(vec![(sitting.seats[0], sitting.seats[1], hand)]);
    done(hall, vec![Action::SetHands { tournament: table, no: sitting.no, game: 1, hands }]);
    let by_hand = |player, change| Action::AdjustRating {
        list: ListId::MAIN,
        player,
        change,
        reason: "春の見直し".to_owned(),
        on: today(),
    };
    done(hall, vec![by_hand(Some(PlayerId(3)), Change::To(1555.5))]);
    done(hall, vec![by_hand(None, Change::By(-2.5))]);
}

fn write(name: &str, content: &[u8]) {
    std::fs::write(Path::new(&fixtures(name)), content).expect("written");
}

fn done(hall: &mut Hall, actions: Vec<Action>) {
    hall.perform(actions).expect("allowed");
}
