use chrono::{Months, NaiveDate};

use super::*;
use crate::club::action::{CreateTournament, RecordMatch, SetRatingList};
use crate::club::{Action, Place, Seq};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::{Length, Lengths};
use crate::domain::rating::{Established, Scale};
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score};

const LEAGUE: TournamentId = TournamentId(1);

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day")
}

/// Five players; each line of `results` holds winner, loser and games.
fn club(games: u32, results: &[([u32; 2], [u32; 2])]) -> Club {
    let mut club = Club::default();
    let mut seq = 0;
    let mut perform = |action: Action| {
        seq += 1;
        club.perform(&action, Place { seq: Seq(seq), index: 0 }).expect("allowed");
    };
    for player in (1..=5).map(PlayerId) {
        perform(Action::add_player(player, format!("player {}", player.0)));
    }
    let established = Established { games, half_width: Some(1000.0), months: Some(12) };
    let (list, scale, name) = (ListId::MAIN, Box::new(Scale::STANDARD), "main".to_owned());
    perform(Action::SetRatingList(SetRatingList { list, name, scale, established }));
    let plan = StagePlan::new(Format::Recorded, Lengths::all(Length::Open), Seeding::Entry);
    perform(Action::CreateTournament(CreateTournament {
        tournament: LEAGUE,
        name: "league".to_owned(),
        list,
        plan: Box::new(plan),
    }));
    for (no, (sides, [a, b])) in (1..).map(MatchNo).zip(results) {
        let (round, sides) = (RoundName::Round(1), sides.map(PlayerId));
        let (tournament, outcome) = (LEAGUE, Outcome::Score(Score::new(*a, *b)));
        let played_on = today();
        perform(Action::RecordMatch(RecordMatch {
            tournament,
            no,
            round,
            sides,
            outcome,
            played_on,
        }));
    }
    club.settle();
    club
}

fn places(table: &RatingTable) -> Vec<(u32, Option<u32>)> {
    table.lines.iter().map(|line| (line.player.0, line.rank)).collect()
}

/// The problem S3 ends on: with few games no player ranks above long-time players.
#[test]
fn only_the_established_have_a_place() {
    let club = club(5, &[([1, 2], [3, 2]), ([3, 1], [2, 0])]);
    let table = club.rating_table(ListId::MAIN, RankingQuery::now(today()));
    assert_eq!(table.established, 2);
    let ranks = places(&table);
    assert_eq!(ranks[..2], [(2, Some(1)), (1, Some(2))]);
    assert_eq!(ranks[2], (3, None), "the highest rating of all, after two games");
    assert_eq!(table.lines[2].missing, [Missing::Games(3)]);
    let unplayed = table.lines.iter().find(|line| line.player == PlayerId(5)).expect("registered");
    assert_eq!(unplayed.missing, [Missing::Games(5)]);
    assert!((unplayed.interval.half_width() - 1.96 * 250.0).abs() < 1e-9);
}

#[test]
fn who_has_not_played_for_a_year_is_listed_apart() {
    let club = club(1, &[([1, 2], [3, 2])]);
    let asked = |months| RankingQuery::now(today() + Months::new(months));
    assert_eq!(club.rating_table(ListId::MAIN, asked(11)).established, 2);
    let later = club.rating_table(ListId::MAIN, asked(13));
    assert_eq!(later.established, 0);
    assert!(matches!(later.lines[0].missing[..], [Missing::Activity { at_most: 12, .. }]));
    let then = RankingQuery { as_of: Some(today()), ..asked(13) };
    assert_eq!(club.rating_table(ListId::MAIN, then).established, 2, "as it stood then");
}

#[test]
fn orders_and_models() {
    // Player 3 stands highest on two games, player 1 is the best known.
    let results = [([1, 2], [30, 20]), ([1, 4], [8, 5]), ([3, 5], [2, 0])];
    let club = club(1, &results);
    let asked = |model, order| RankingQuery { model, order, ..RankingQuery::now(today()) };
    let first =
        |model, order| club.rating_table(ListId::MAIN, asked(model, order)).lines[0].player.0;
    let table = club.rating_table(ListId::MAIN, asked(Model::WholeHistory, Order::Rating));
    for line in &table.lines {
        assert!(line.interval.deviation > 0.0);
    }
    assert_eq!(first(Model::WholeHistory, Order::LowerBound), 1);
    let apart = Apart { groups: 2, smallest: vec![PlayerId(3), PlayerId(5)] };
    assert_eq!(table.apart, Some(apart), "they never met the others, not even by way of others");
    let met = [&results[..], &[([1, 3], [1, 1])]].concat();
    let met = self::club(1, &met).rating_table(ListId::MAIN, RankingQuery::now(today()));
    assert_eq!(met.apart, None);
}
