use super::*;
use crate::club::action::{AddPlayer, CreateTournament, RecordMatch, SetRatingList};
use crate::club::question::rating_table::RankingQuery;
use crate::club::{Action, Place, Seq};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::{Length, Lengths};
use crate::domain::rating::calibration::calibration;
use crate::domain::rating::{Damping, Draws, Established, Missing, Odds, expected};
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score};

const LEAGUE: TournamentId = TournamentId(1);
const MAIN: ListId = ListId::MAIN;

fn day(month: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, month, 1).expect("a day")
}

/// A club of four with these matches: the month, who played, and the score.
fn club(matches: &[(u32, [u32; 2], (u32, u32))]) -> Club {
    let scored = |&(month, sides, (a, b)): &(_, _, _)| (month, sides, Score::new(a, b));
    club_by(Scale::STANDARD, &matches.iter().map(scored).collect::<Vec<_>>())
}

/// A club on a list with these rules, where one game establishes a rating.
fn club_by(scale: Scale, matches: &[(u32, [u32; 2], Score)]) -> Club {
    let mut club = Club::default();
    let mut seq = 0;
    let mut perform = |action: &Action| {
        seq += 1;
        club.perform(action, Place { seq: Seq(seq), index: 0 }).expect("performed");
    };
    let established = Established { games: 1, half_width: Some(1000.0), months: Some(12) };
    if scale != Scale::STANDARD {
        let (list, name, scale) = (MAIN, "main".to_owned(), Box::new(scale));
        perform(&Action::SetRatingList(SetRatingList { list, name, scale, established }));
    }
    for player in (1..=4).map(PlayerId) {
        let (name, aliases) = (format!("player {}", player.0), Vec::new());
        perform(&Action::AddPlayer(AddPlayer {
            player,
            name,
            reading: None,
            club: None,
            aliases,
            born: None,
            external: vec![],
        }));
    }
    let plan = StagePlan::new(Format::Recorded, Lengths::all(Length::Open), Seeding::Entry);
    let name = "league".to_owned();
    perform(&Action::CreateTournament(CreateTournament {
        tournament: LEAGUE,
        name,
        list: MAIN,
        plan: Box::new(plan),
    }));
    for (no, &(month, sides, score)) in (1..).zip(matches) {
        perform(&Action::RecordMatch(RecordMatch {
            tournament: LEAGUE,
            no: MatchNo(no),
            round: RoundName::Round(1),
            sides: sides.map(PlayerId),
            outcome: Outcome::Score(score),
            played_on: day(month),
        }));
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
    let width = |today| one.band(Uncertainty::STANDARD, &Scale::STANDARD, today).half_width();
    assert!(width(day(12)) > width(day(3)), "wider while idle");
    let missing = |player| club.standing(MAIN, PlayerId(player), day(4)).unwrap().missing;
    assert_eq!((missing(1), missing(2)), (vec![], vec![Missing::Games(3)]));
}

#[test]
fn predictions_are_those_before_the_match_and_from_either_side() {
    let club = club(&[(1, [1, 2], (2, 0)), (1, [1, 3], (2, 1))]);
    let seen = club.predictions(MAIN, None);
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
    let judged = calibration(&club(&rounds).predictions(MAIN, None));
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

fn score(a: u32, b: u32, draws: u32) -> Score {
    Score { draws, ..Score::new(a, b) }
}

fn left_out() -> Scale {
    Scale { draws: Draws::LeftOut, ..Scale::STANDARD }
}

/// A report said log-loss 9.1 of a list whose games were mostly drawn: what was foretold of the games
/// that count was divided by all of them.
#[test]
fn a_prediction_is_of_the_games_that_are_rated() {
    let matches = [(1, [1, 2], score(1, 1, 8)), (1, [3, 4], score(0, 0, 5))];
    let seen = club_by(left_out(), &matches).predictions(MAIN, None);
    let [one] = seen[..] else { panic!("nothing is foretold of draws alone: {seen:?}") };
    assert!((one.expected - 0.5).abs() < 1e-12 && (one.actual - 0.5).abs() < 1e-12, "{one:?}");
    assert!((one.games - 2.0).abs() < 1e-12);
    let judged = calibration(&seen).all;
    assert!((judged.log_loss - std::f64::consts::LN_2).abs() < 1e-12, "a coin: {judged:?}");
    // Half the games that count are no less when they are drawn.
    let half = club_by(Scale::STANDARD, &matches).predictions(MAIN, None);
    assert_eq!(half.iter().map(|one| one.games).sum::<f64>().to_bits(), 15.0_f64.to_bits());
}

/// Neither by their number, nor by their information, nor by their day.
#[test]
fn left_out_draws_make_nobody_established() {
    let matches =
        [(1, [1, 2], score(2, 1, 6)), (2, [3, 4], score(0, 0, 9)), (9, [1, 2], score(0, 0, 9))];
    let club = club_by(left_out(), &matches);
    let all = club.experience(MAIN, None);
    let one = all[&PlayerId(1)];
    assert_eq!((one.games, one.last_played), (3, day(1)));
    assert!((one.evidence.games - 3.0).abs() < 1e-12);
    assert!((one.evidence.variance - 0.75).abs() < 1e-12, "three games between equals: {one:?}");
    assert!(!all.contains_key(&PlayerId(3)), "nine draws are no game");
    let table = club.rating_table(MAIN, RankingQuery::now(day(9)));
    let line = |id| table.lines.iter().find(|line| line.player == PlayerId(id)).expect("a line");
    assert_eq!(line(1).missing, []);
    assert_eq!(line(3).missing, [Missing::Games(1)]);
    assert_eq!([1, 3].map(|id| line(id).ranked.games), [3, 0]);
    let [league] = &club.performances(MAIN, PlayerId(1), None)[..] else { panic!("one event") };
    assert_eq!((league.games, league.score.to_bits()), (3, 2.0_f64.to_bits()));
    let with_draws = club_by(Scale { draws: Draws::Half, ..left_out() }, &matches);
    assert_eq!(with_draws.experience(MAIN, None)[&PlayerId(1)].games, 18);
}

/// K of an event is damped by all its games, also by those of the next week.
#[test]
fn the_ranking_as_of_a_day_stays_whatever_the_event_plays_later() {
    let scale = Scale { unit: Unit::Event, damping: Some(Damping::Root(2.0)), ..Scale::STANDARD };
    let matches = [
        (1, [1, 2], score(2, 0, 0)),
        (2, [1, 3], score(2, 1, 0)),
        (3, [1, 2], score(0, 4, 0)),
        (3, [4, 1], score(5, 0, 0)),
    ];
    let whole = club_by(scale.clone(), &matches);
    for (played, month) in [(1, 1), (2, 2), (4, 3)] {
        let then = club_by(scale.clone(), &matches[..played]);
        let as_of = Some(day(month));
        assert_eq!(whole.ranking(MAIN, as_of), then.ranking(MAIN, as_of), "month {month}");
        assert_eq!(whole.experience(MAIN, as_of), then.experience(MAIN, None));
        for player in [1, 2, 3, 4].map(PlayerId) {
            assert_eq!(whole.history_as_of(MAIN, player, as_of), then.history(MAIN, player));
            let events = whole.performances(MAIN, player, as_of);
            assert_eq!(events, then.performances(MAIN, player, None));
        }
    }
}
