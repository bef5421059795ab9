use super::*;
use crate::club::{Action, Place, Seq};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::{Length, Lengths};
use crate::domain::rating::Established;
use crate::domain::rating::calibration::calibration;
use crate::domain::rating::{Odds, expected};
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score};

const LEAGUE: TournamentId = TournamentId(1);
const MAIN: ListId = ListId::MAIN;

fn day(month: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, month, 1).expect("a day")
}

/// A club of four with these matches: the month, who played, and the score.
fn club(matches: &[(u32, [u32; 2], (u32, u32))]) -> Club {
    let mut club = Club::default();
    let mut seq = 0;
    let mut perform = |action: &Action| {
        seq += 1;
        club.perform(action, Place { seq: Seq(seq), index: 0 }).expect("performed");
    };
    for player in (1..=4).map(PlayerId) {
        let (name, aliases) = (format!("player {}", player.0), Vec::new());
        perform(&Action::AddPlayer {
            player,
            name,
            reading: None,
            club: None,
            aliases,
            born: None,
            external: vec![],
        });
    }
    let plan = StagePlan::new(Format::Recorded, Lengths::all(Length::Open), Seeding::Entry);
    let name = "league".to_owned();
    perform(&Action::CreateTournament { tournament: LEAGUE, name, list: MAIN, plan });
    for (no, &(month, sides, (a, b))) in (1..).zip(matches) {
        perform(&Action::RecordMatch {
            tournament: LEAGUE,
            no: MatchNo(no),
            round: RoundName::Round(1),
            sides: sides.map(PlayerId),
            outcome: Outcome::Score(Score::new(a, b)),
            played_on: day(month),
        });
    }
    club.settle();
    club
}

#[test]
fn every_game_is_evidence() {
    let club = club(&[(1, [1, 2], (2, 0)), (3, [3, 1], (1, 2))]);
    let all = club.experience(MAIN, None);
    assert_eq!(all.len(), 3, "who never played has none");
    let one = all[&PlayerId(1)];
    // 1532 against 1500 in the second match.
    let p = expected(32.0, Odds::EVEN);
    assert!((one.evidence.variance - (2.0 * 0.25 + 3.0 * p * (1.0 - p))).abs() < 1e-12);
    assert_eq!((one.games, one.last_played), (5, day(3)));
    assert_eq!(one.rating.to_bits(), club.rating(MAIN, PlayerId(1)).to_bits());
    let width = |today| one.interval(Uncertainty::STANDARD, &Scale::STANDARD, today).half_width();
    assert!(width(day(12)) > width(day(3)), "wider while idle");
    let missing =
        Established::STANDARD.missing(one.known(Uncertainty::STANDARD, &Scale::STANDARD, day(4)));
    assert_eq!(missing.len(), 2, "games and width: {missing:?}");
}

#[test]
fn predictions_are_those_before_the_match_and_from_either_side() {
    let club = club(&[(1, [1, 2], (2, 0)), (1, [1, 3], (2, 1))]);
    let seen = club.predictions(MAIN);
    let wanted =
        [(0.5, 1.0, 2.0, [0, 0], 0.0), (expected(-32.0, Odds::EVEN), 1.0 / 3.0, 3.0, [2, 0], 32.0)];
    assert_eq!(seen.len(), wanted.len());
    for (one, (expected, actual, games, before, gap)) in seen.iter().zip(wanted) {
        for (a, b) in
            [(one.expected, expected), (one.actual, actual), (one.games, games), (one.gap, gap)]
        {
            assert!((a - b).abs() < 1e-12, "{one:?}");
        }
        assert_eq!(one.before, before);
    }
}

/// A list that always names the winner first is no proof of anything.
#[test]
fn lists_of_winners_do_not_deceive() {
    let rounds = [[1, 2], [2, 1], [3, 4], [4, 3]].map(|sides| (1, sides, (1, 0)));
    let judged = calibration(&club(&rounds).predictions(MAIN));
    assert!((judged.all.base_rate - 0.5).abs() < 1e-12, "{:?}", judged.all);
}

#[test]
fn the_pool_of_a_season() {
    let club = club(&[(1, [1, 2], (1, 0)), (3, [2, 3], (0, 2)), (9, [3, 4], (2, 0))]);
    let seen = club.pool_health(MAIN, [day(2), day(9)], 6);
    // 1 has left with 16 points; 3 and 4 have come; 2, who was there in March, is still active.
    assert_eq!((seen.players, seen.newcomers, seen.leavers), (3, 2, 1));
    assert!((seen.leaving - 16.0).abs() < 1e-9);
    let surplus = (seen.mean - 1500.0) * f64::from(seen.players);
    assert!((surplus + seen.leaving).abs() < 1e-9, "what the pool lacks, the leaver has");
}
