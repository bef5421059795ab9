use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::NaiveDate;

use crate::club::question::history::HistoryLine;
use crate::club::tournament::{Cause, PlayedGame};
use crate::club::{Club, Match, MatchRecord, Place, Player, Pod, Registry, Seq, Tournament};
use crate::domain::finish::Finish;
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::game::HandTable;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::length::{Length, Lengths};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score};
use crate::domain::slot::Slot;
use crate::domain::standings::Tally;

const LEAGUE: TournamentId = TournamentId(1);

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, day).expect("a day")
}

fn place(seq: u64) -> Place {
    Place { seq: Seq(seq), index: 0 }
}

fn duel(no: u32, sides: [u32; 2], score: Score, (on, seq): (u32, u64)) -> Match {
    let sides = sides.map(PlayerId);
    let outcome = Outcome::Score(score);
    let record = MatchRecord {
        sides,
        outcome,
        played_on: day(on),
        place: place(seq),
        cause: Cause::Entered,
    };
    let slots = sides.map(Slot::Entrant);
    let alone = Match::new(1, MatchNo(no), RoundName::Round(1), slots, Length::Open);
    Match { sides: sides.map(Some), record: Some(record), ..alone }
}

fn pod(no: u32, seats: &[u32], games: &[(&str, u32, u64)]) -> Pod {
    let seats: Vec<PlayerId> = seats.iter().copied().map(PlayerId).collect();
    let game = |&(order, on, seq): &(&str, u32, u64)| PlayedGame {
        finish: Finish::parse(order, &seats).expect("an order"),
        played_on: day(on),
        hands: HandTable::default(),
        deal: None,
        place: place(seq),
    };
    let games = games.iter().map(game).collect();
    Pod { games, ..Pod::new(MatchNo(no), (1, 1, 1), &seats, 3, place(1)) }
}

/// A club of five with one tournament of these matches.
fn club(matches: Vec<Match>, pods: Vec<Pod>) -> Club {
    let mut registry = Registry::default();
    for id in (1..=5).map(PlayerId) {
        registry.put(Player::new(id, &format!("player {}", id.0)));
    }
    let lengths = Lengths::all(Length::Open);
    let plan = StagePlan::new(Format::Recorded, lengths, Seeding::Entry);
    let league = Tournament {
        matches: matches.into_iter().map(Arc::new).collect(),
        pods: pods.into_iter().map(Arc::new).collect(),
        ..Tournament::new(LEAGUE, "league", ListId::MAIN, &plan)
    };
    let mut club = Club {
        registry: Arc::new(registry),
        tournaments: Arc::new(BTreeMap::from([(LEAGUE, Arc::new(league))])),
        unsettled: true,
        ..Club::default()
    };
    club.settle();
    club
}

#[track_caller]
fn assert_close(actual: f64, wanted: f64) {
    assert!((actual - wanted).abs() < 6e-5, "{actual} is not {wanted}");
}

#[test]
fn a_table_is_rated_where_its_first_game_stands() {
    let club = club(
        vec![
            duel(1, [1, 2], Score::new(2, 0), (2, 9)),
            duel(2, [1, 2], Score::new(0, 2), (2, 3)),
            duel(5, [1, 2], Score::new(2, 1), (1, 8)),
        ],
        vec![pod(3, &[3, 1, 2], &[("1 2 3", 2, 4), ("1 3 2", 3, 11)]), pod(4, &[3, 1, 2], &[])],
    );
    let ratings = club.ratings(ListId::MAIN).expect("calculated");
    let order: Vec<u32> = ratings.matches().map(|rated| rated.no.0).collect();
    assert_eq!(order, [5, 2, 3, 1], "and a table without a game is not rated");
    assert_eq!(ratings.as_of(Some(day(2))).lines().count(), 4, "the day is that of the first game");
    let mut latest = [1500.0; 6];
    for line in ratings.lines() {
        for (player, step) in line.moved.players().iter().zip(line.steps) {
            let latest = &mut latest[player.0 as usize];
            assert_close(step.before, *latest);
            *latest = step.after;
        }
    }
    assert_close(latest[3], club.rating(ListId::MAIN, PlayerId(3)));
}

#[test]
fn a_game_of_four_equals() {
    let club = club(Vec::new(), vec![pod(1, &[4, 2, 5, 1], &[("1 2 3 4", 1, 1)])]);
    // Among equals, K = 32 and s − ½ over three opponents: +16, +16/3, −16/3, −16.
    for (player, gain) in [(4, 16.0), (2, 5.33333), (5, -5.33333), (1, -16.0), (3, 0.0)] {
        assert_close(club.rating(ListId::MAIN, PlayerId(player)), 1500.0 + gain);
    }
}

#[test]
fn at_a_table_a_player_meets_several_opponents() {
    let games = [("1 2 3 4", 1, 1), ("1=2 3 4", 1, 2), ("4 1 2 3", 2, 3)];
    let club = club(Vec::new(), vec![pod(1, &[4, 2, 5, 1], &games)]);
    let line = |player| -> HistoryLine {
        let [line] = &club.history(ListId::MAIN, PlayerId(player))[..] else {
            panic!("one match");
        };
        line.clone()
    };
    let first = line(4);
    assert_eq!(first.player, PlayerId(4));
    let seen = |player| line(player).seen().expect("a match").clone();
    assert_eq!(seen(4).opponents().collect::<Vec<_>>(), [2, 5, 1].map(PlayerId));
    // Three opponents beaten; two and a half; two.
    assert_eq!(seen(4).score(), "2.5/3");
    assert_close(seen(4).basis.expected, 1.5);
    assert_close(first.step.after - first.step.before, 32.0);
    assert_eq!(seen(2).score(), "1.83/3");
    assert_eq!([seen(5).score(), seen(1).score()], ["0.67/3", "1/3"]);

    let tally = |player| {
        let ranking = club.ranking(ListId::MAIN, None);
        ranking.iter().find(|line| line.player == PlayerId(player)).expect("registered").tally
    };
    let lost = Tally { losses: 1, ..Tally::default() };
    let won = Tally { wins: 1, games_won: 1, games_drawn: 1, games_lost: 1, ..Tally::default() };
    assert_eq!(tally(4), won);
    assert_eq!(tally(2), Tally { games_drawn: 1, games_lost: 2, ..lost });
    assert_eq!(tally(1), Tally { games_won: 1, games_lost: 2, ..lost });
    assert_eq!(tally(3), Tally::default());
}

#[test]
fn a_table_led_by_two_is_drawn_between_them() {
    let games = [("1 2 3", 1, 1), ("2 1 3", 1, 2)];
    let club = club(Vec::new(), vec![pod(1, &[1, 2, 3], &games)]);
    let ranking = club.ranking(ListId::MAIN, None);
    let draws = |player| {
        let line = ranking.iter().find(|line| line.player == PlayerId(player));
        line.map(|line| (line.tally.draws, line.tally.losses))
    };
    assert_eq!([1, 2, 3].map(draws), [Some((1, 0)), Some((1, 0)), Some((0, 1))]);
}
