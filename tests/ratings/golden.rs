//! Numbers published by other programs, and properties that ratings always have (RATINGS 4.6, 4.16).
//! The numbers of the formula itself are tested next to it, in `crates/domain/src/rating`.

use banzuke::club::Action;
use banzuke::club::action::{MergePlayers, RecordMatch};
use banzuke::domain::format::Format;
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::{Odds, Scale, expected, rate, step};
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};

use crate::common::{Hall, create, today};

/// RATINGS 4.6: the Elo examples in the documentation of `skillratings`,
/// with whole points and two digits of an expectation.
#[test]
fn the_examples_of_another_program() {
    let [won, lost] = step(&Scale::STANDARD, [600.0, 711.0], Score::new(1, 0).into());
    assert!((won.after - 621.0).abs() < 0.5 && (lost.after - 690.0).abs() < 0.5);
    assert!((expected(1320.0 - 1217.0, Odds::EVEN) - 0.64).abs() < 0.005);
    assert!((expected(1217.0 - 1320.0, Odds::EVEN) - 0.36).abs() < 0.005);
    // A win, a draw and a win against three rated 1000, who stay at it.
    let games = [Score::new(1, 0), Score { draws: 1, ..Score::default() }, Score::new(1, 0)];
    let after = games.into_iter().fold(1204.0, |own, score| {
        let [step, _] = step(&Scale::STANDARD, [own, 1000.0], score.into());
        step.after
    });
    assert!((after - 1210.0).abs() < 0.5, "{after}");
}

#[test]
fn without_a_match_everybody_stands_at_the_start() {
    assert_eq!(rate(&Scale::STANDARD, 3, &[]), [1500.0; 3]);
    let mut hall = Hall::new();
    let players = hall.register(3);
    let ratings = players.iter().map(|&player| hall.desk.club().rating(ListId::MAIN, player));
    assert_eq!(ratings.collect::<Vec<f64>>(), [1500.0; 3]);
}

/// A hall with these matches, each won by the first player, in events of a single match one after another.
fn played(matches: &[[u32; 2]]) -> Hall {
    let mut hall = Hall::new();
    hall.register(5);
    for (event, sides) in (1..).map(TournamentId).zip(matches) {
        let record = Action::RecordMatch(RecordMatch {
            tournament: event,
            no: MatchNo(1),
            round: RoundName::Round(1),
            sides: sides.map(PlayerId),
            outcome: Outcome::Score(Score::new(2, event.0 % 2)),
            played_on: today(),
        });
        let event = create(event, &format!("event {}", event.0), Format::Recorded, Length::Open);
        hall.perform(vec![event, record]).expect("recorded");
    }
    hall
}

fn bits(hall: &Hall, players: [u32; 4]) -> [u64; 4] {
    players.map(|player| hall.desk.club().rating(ListId::MAIN, PlayerId(player)).to_bits())
}

#[test]
fn a_result_taken_back_and_done_again_leaves_the_same_bits() {
    let mut hall = played(&[[1, 2], [3, 1], [2, 4], [4, 1], [3, 2]]);
    let before = bits(&hall, [1, 2, 3, 4]);
    // The players came before the matches, so this is the second of them.
    hall.undo(Some(3)).expect("undone");
    assert_ne!(bits(&hall, [1, 2, 3, 4]), before);
    hall.redo().expect("done again");
    assert_eq!(bits(&hall, [1, 2, 3, 4]), before);
}

#[test]
fn a_merger_gives_the_bits_of_one_number_from_the_beginning() {
    let mut two = played(&[[1, 2], [3, 5], [2, 4], [5, 4], [3, 1]]);
    let keep = PlayerId(1);
    two.perform(vec![Action::MergePlayers(MergePlayers { keep, absorb: PlayerId(5) })])
        .expect("merged");
    let one = played(&[[1, 2], [3, 1], [2, 4], [1, 4], [3, 1]]);
    assert_eq!(bits(&two, [1, 2, 3, 4]), bits(&one, [1, 2, 3, 4]));
    assert_eq!(bits(&two, [5; 4]), bits(&one, [1; 4]), "under either number");
}
