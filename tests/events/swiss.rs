//! A Swiss, round by round.

use std::collections::{BTreeMap, BTreeSet};

use banzuke::club::action::{
    AdjustRating, CloseTournament, DrawPairings, DrawStage, EnterLate, ReplaceEntrant, SetAbsence,
};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::{Action, Match, Refusal};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo};
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::Change;
use banzuke::domain::score::{Outcome, Score, Side};
use banzuke::domain::standings::{MatchPoints, StandingsPlan};
use banzuke::domain::swiss::{AskedBye, SwissPlan};
use banzuke::journal::fold::fold;
use banzuke::request::Request;
use banzuke::request::pairing::ByHand;
use proptest::prelude::*;

use super::memory::{Memory, plan};
use crate::common::{CUP, today};

impl Memory {
    /// Pairs the next round; none if no pairing is possible.
    pub(super) fn pair(&mut self, chance: u64) -> Option<()> {
        let pairings = self.club.next_pairings(self.cup(), None, chance).ok()?;
        self.must(pairings);
        Some(())
    }

    fn points(&self, player: u32) -> f64 {
        let lines = self.cup().standings();
        lines.iter().find(|line| line.player == PlayerId(player)).expect("a line").points
    }

    fn absent(&mut self, player: u32, from: u32, until: Option<u32>, bye: Option<AskedBye>) {
        let player = PlayerId(player);
        self.must(Action::SetAbsence(SetAbsence {
            tournament: CUP,
            stage: 1,
            player,
            from,
            until,
            bye,
        }));
    }
}

fn swiss(rounds: u32, colours: bool, swiss: SwissPlan) -> StagePlan {
    StagePlan { swiss: Some(swiss), ..plan(Format::Swiss { rounds, colours }) }
}

/// The boards of the next round paired by the rules, and those when the
/// same pairs are made by hand, the last first and reversed.
fn boards(memory: &Memory, chance: u64) -> Option<[Vec<[PlayerId; 2]>; 2]> {
    let board = |pair: [PlayerId; 2]| [pair[0].min(pair[1]), pair[0].max(pair[1])];
    let paired = |action: &Action| match action {
        Action::DrawPairings(DrawPairings { pairs, bye, .. }) => (pairs.clone(), *bye),
        other => panic!("{other:?}"),
    };
    let by_rules = memory.club.next_pairings(memory.cup(), None, chance).ok()?;
    let (by_rules, bye) = paired(&by_rules);
    let pairs = by_rules.iter().rev().map(|[a, b]| [*b, *a]).collect();
    let by_hand =
        Request::PairByHand { tournament: CUP, by_hand: ByHand { pairs, bye }, lots: None };
    let by_hand = by_hand.decide(&memory.club, chance).expect("the same pairs");
    let (by_hand, _) = paired(&by_hand[0]);
    Some([by_rules, by_hand].map(|pairs| pairs.into_iter().map(board).collect()))
}

/// A stage with pairings among players of these ratings.
fn rated(plan: StagePlan, ratings: &[f64]) -> Memory {
    let mut memory = Memory::planned(plan, u32::try_from(ratings.len()).expect("few"));
    assert!(memory.undo().expect("an undo"), "it is drawn again");
    let mut draw = memory.club.draw(memory.cup(), &DrawChoice::default(), 1);
    if let Action::DrawStage(DrawStage { ratings: drawn, .. }) = &mut draw {
        *drawn = ratings.to_vec();
    }
    memory.must(draw);
    memory
}

/// The matches of a round, the better seed first.
pub(super) fn round(memory: &Memory, round: u32) -> Vec<[u32; 2]> {
    let boards = memory.cup().boards(1, round);
    boards.map(|played| played.sides.map(|side| side.expect("known").0)).collect()
}

/// Pairings by hand from C.04.3 for eight players who win by their numbers: by folding, then the winners by folding.
#[test]
fn those_who_stand_level_meet() {
    let mut memory = Memory::planned(swiss(3, false, SwissPlan::default()), 8);
    memory.pair(1).expect("a pairing");
    assert_eq!(round(&memory, 1), [[1, 5], [2, 6], [3, 7], [4, 8]]);
    memory.play_out();
    memory.pair(1).expect("a pairing");
    assert_eq!(round(&memory, 2), [[1, 3], [2, 4], [5, 7], [6, 8]]);
    memory.play_out();
    assert_eq!(memory.cup().round_to_draw(), Some(3));
    memory.pair(1).expect("a pairing");
    assert_eq!(round(&memory, 3)[0], [1, 2]);
    memory.play_out();
    assert_eq!(memory.cup().round_to_draw(), None);
    assert_eq!(memory.cup().standings()[0].player, PlayerId(1));
    memory.must(Action::CloseTournament(CloseTournament { tournament: CUP }));
}

#[test]
fn rounds_without_play_count_as_they_were_asked_for() {
    let bye = SwissPlan { bye: Some(1), ..SwissPlan::default() };
    let mut memory = Memory::planned(swiss(4, false, bye), 5);
    memory.absent(5, 2, Some(2), Some(AskedBye::Half));
    memory.absent(4, 2, None, Some(AskedBye::Zero));
    memory.pair(1).expect("a pairing");
    assert_eq!(round(&memory, 1), [[1, 3], [2, 4]]);
    assert!((memory.points(5) - 0.5).abs() < 1e-9, "left over, for half a point");
    memory.play_out();
    memory.pair(1).expect("a pairing");
    assert!((memory.points(5) - 1.0).abs() < 1e-9, "and half a point asked for");
    memory.play_out();
    memory.absent(4, 3, None, None);
    memory.pair(1).expect("a pairing");
    let there: BTreeSet<u32> = round(&memory, 3).into_iter().flatten().collect();
    let left_over = memory.cup().stages[0].swiss.drawn[2].bye.expect("five are there").0;
    assert!(there.contains(&4) || left_over == 4, "back again: {there:?}");
    let again = Action::SetAbsence(SetAbsence {
        tournament: CUP,
        stage: 1,
        player: PlayerId(4),
        from: 2,
        until: None,
        bye: None,
    });
    assert!(memory.perform(vec![again]).is_err(), "what is paired is past");
}

/// By matches and by games, with an acceleration and with points to begin with.
#[test]
fn boards_stand_in_one_order_however_they_were_paired() {
    for by_games in [false, true] {
        for plan in [
            SwissPlan::default(),
            SwissPlan { accelerated: true, ..SwissPlan::default() },
            SwissPlan { bands: "1600,1800".parse().expect("bands"), ..SwissPlan::default() },
        ] {
            let points = MatchPoints { by_games, ..MatchPoints::default() };
            let mut stage = swiss(5, true, plan.clone());
            stage.standings = Some(StandingsPlan { points, ..stage.standings() });
            // The last numbers have the highest ratings.
            let ratings: Vec<f64> = (0..13).map(|at| 1500.0 + 30.0 * f64::from(at)).collect();
            let mut memory = rated(stage, &ratings);
            for round in 1..=5 {
                let [by_rules, by_hand] = boards(&memory, 1).expect("a pairing");
                assert_eq!(by_rules, by_hand, "{plan:?}, round {round}, by games: {by_games}");
                memory.pair(1).expect("a pairing");
                let open: Vec<u32> = memory.cup().boards(1, round).map(|one| one.no.0).collect();
                for no in open {
                    memory.ends(no, outcome(no * round));
                }
            }
        }
    }
}

#[test]
fn a_correction_leaves_what_was_paired() {
    let mut memory = Memory::planned(swiss(3, false, SwissPlan::default()), 8);
    memory.pair(1).expect("a pairing");
    memory.play_out();
    memory.pair(1).expect("a pairing");
    let paired = round(&memory, 2);
    memory.correct(1, 0, 2, &[]);
    assert_eq!(round(&memory, 2), paired);
    let other = memory.correction(2, Outcome::Score(Score::new(0, 2)), [&[], &[]]);
    let follows = memory.club.consequences(&other).expect("may be done");
    assert_eq!(follows.repaired, [2], "it would have been paired otherwise");
}

#[test]
fn who_enters_late_joins_at_the_place_of_the_rating() {
    let by_rating = StagePlan { seeding: Seeding::Rating, ..swiss(3, true, SwissPlan::default()) };
    let mut memory = Memory::planned(by_rating, 4);
    memory.pair(1).expect("a pairing");
    memory.play_out();
    memory.club.settle();
    let late = PlayerId(6);
    let place = memory.cup().late_places()[0];
    let enter = memory.club.late_entry(memory.cup(), late, place, None);
    assert!(
        matches!(&enter, Action::EnterLate(EnterLate { seed: Some(5), rating: Some(_), .. })),
        "{enter:?}"
    );
    memory.must(enter);
    memory.pair(1).expect("a pairing");
    assert!(memory.points(6).abs() < 1.1, "a missed round is worth nothing");
    memory.play_out();
    memory.pair(1).expect("a pairing");
    memory.play_out();
    assert_eq!(memory.cup().late_places(), [], "the last round is paired");
}

/// An entry of a program that recorded no rating. 1 had reached the band from 1600 on.
#[test]
fn a_replacement_without_a_rating_leaves_that_of_the_place() {
    let bands = SwissPlan { bands: "1600".parse().expect("bands"), ..SwissPlan::default() };
    let mut memory = rated(swiss(3, false, bands), &[1700.0, 1550.0, 1540.0, 1530.0]);
    let line = r#"{"kind":"replace_entrant","tournament":1,"from":1,"to":5}"#;
    let replaced: Action = serde_json::from_str(line).expect("an action");
    assert_eq!(serde_json::to_string(&replaced).expect("JSON"), line, "as it was written");
    let today = memory.club.replacement(CUP, PlayerId(1), PlayerId(5));
    assert!(
        matches!(today, Action::ReplaceEntrant(ReplaceEntrant { rating: Some(_), .. })),
        "{today:?}"
    );
    memory.must(replaced);
    let draw = memory.cup().stages[0].draw.as_ref().expect("drawn");
    assert_eq!(draw.ratings.get(&PlayerId(5)), Some(&1700.0));
    assert!((memory.points(5) - 1.0).abs() < 1e-9, "the points of the band");
}

#[test]
fn who_enters_late_stands_behind_the_locked_seeds() {
    let plan = StagePlan {
        seeding: Seeding::Rating,
        locked: Some(2),
        ..swiss(3, true, SwissPlan::default())
    };
    let mut memory = Memory::planned(plan, 4);
    let late = PlayerId(6);
    memory.must(Action::AdjustRating(AdjustRating {
        list: ListId::MAIN,
        player: Some(late),
        change: Change::To(2000.0),
        reason: "strong elsewhere".to_owned(),
        on: today(),
    }));
    memory.club.settle();
    let place = memory.cup().late_places()[0];
    let enter = memory.club.late_entry(memory.cup(), late, place, None);
    assert!(matches!(&enter, Action::EnterLate(EnterLate { seed: Some(3), .. })), "{enter:?}");
}

#[test]
fn rounds_missed_before_a_late_entry_are_worth_what_was_said() {
    for (missed, points) in [(None, 0.0), (Some(AskedBye::Zero), 0.0), (Some(AskedBye::Half), 1.0)]
    {
        let mut memory = Memory::planned(swiss(4, true, SwissPlan::default()), 4);
        for _ in 0..2 {
            memory.pair(1).expect("a pairing");
            memory.play_out();
        }
        let place = memory.cup().late_places()[0];
        memory.must(memory.club.late_entry(memory.cup(), PlayerId(6), place, missed));
        assert!((memory.points(6) - points).abs() < 1e-9, "{missed:?}: {}", memory.points(6));
    }
}

#[test]
fn nobody_is_paired_twice_or_forgotten() {
    let mut memory = Memory::planned(swiss(3, false, SwissPlan::default()), 4);
    let pairings = |pairs: &[[u32; 2]], bye: Option<u32>| {
        Action::DrawPairings(DrawPairings {
            tournament: CUP,
            stage: 1,
            round: 1,
            pairs: pairs.iter().map(|pair| pair.map(PlayerId)).collect(),
            bye: bye.map(PlayerId),
            absent: Vec::new(),
            lots: None,
            rules: None,
            again: false,
        })
    };
    for (pairs, bye) in [
        (&[[1, 2], [3, 1]][..], None),
        (&[[1, 2]], None),
        (&[[1, 2], [3, 4]], Some(4)),
        (&[[1, 2], [3, 5]], None),
        (&[[1, 2], [3, 4], [5, 6]], None),
    ] {
        let refused = memory.perform(vec![pairings(pairs, bye)]);
        let wrong = |fault: &Refusal| format!("{fault:?}").contains("NotEachOnce");
        assert!(refused.as_ref().is_err_and(wrong), "{pairs:?}: {refused:?}");
    }
    memory.must(pairings(&[[1, 4], [2, 3]], None));
}

/// A random tournament.
#[derive(Clone, Debug)]
struct Season {
    players: u32,
    rounds: u32,
    colours: bool,
    swiss: SwissPlan,
    /// The choices of each round: results, absences, withdrawals, late entries.
    picks: Vec<[u32; 6]>,
}

fn seasons() -> impl Strategy<Value = Season> {
    let swiss = (0..3_u32, any::<bool>(), prop::option::of(0..=2_u8)).prop_map(
        |(apart, accelerated, bye)| SwissPlan { apart, accelerated, bye, ..SwissPlan::default() },
    );
    (2..=24_u32, 1..=8_u32, any::<bool>(), swiss, prop::collection::vec(any::<[u32; 6]>(), 8))
        .prop_map(|(players, rounds, colours, swiss, picks)| Season {
            players,
            rounds,
            colours,
            swiss,
            picks,
        })
}

fn outcome(by: u32) -> Outcome {
    match by % 11 {
        0 => Outcome::Walkover(Side::A),
        1 => Outcome::DoubleWalkover,
        by if by % 2 == 0 => Outcome::Score(Score::new(2, 1)),
        _ => Outcome::Score(Score::new(0, 2)),
    }
}

fn play(season: &Season) -> Memory {
    let plan = swiss(season.rounds, season.colours, season.swiss.clone());
    let mut memory = Memory::planned(plan, season.players);
    let mut late = season.players + 1;
    for (round, picks) in (1..=season.rounds).zip(&season.picks) {
        if picks[0] % 3 == 0 {
            let player = PlayerId(1 + picks[1] % season.players);
            let bye = [Some(AskedBye::Half), Some(AskedBye::Zero), None][picks[2] as usize % 3];
            let until = [None, Some(round)][picks[3] as usize % 2];
            let absent = Action::SetAbsence(SetAbsence {
                tournament: CUP,
                stage: 1,
                player,
                from: round,
                until,
                bye,
            });
            // A player who has left, or asked for the same before, is refused.
            let _ = memory.perform(vec![absent]);
        }
        if memory.pair(u64::from(picks[4])).is_none() {
            break;
        }
        let open: Vec<u32> = memory.cup().boards(1, round).map(|played| played.no.0).collect();
        for (no, by) in open.into_iter().zip(picks.iter().cycle()) {
            if memory.played(no).record.is_none() {
                memory.ends(no, outcome(by.wrapping_add(no)));
            }
        }
        if picks[5] % 7 == 0 {
            let player = 1 + picks[4] % season.players;
            if !memory.cup().has_left(PlayerId(player)) {
                memory.leaves(player, banzuke::domain::score::ExitEffect::ForfeitRest);
            }
        } else if picks[5] % 7 == 1 && round < season.rounds && late <= season.players + 4 {
            let late_entry = add_late(&memory, late);
            memory.must(late_entry);
            late += 1;
        }
    }
    memory
}

fn add_late(memory: &Memory, player: u32) -> Action {
    let place = memory.cup().late_places()[0];
    memory.club.late_entry(memory.cup(), PlayerId(player), place, None)
}

fn met(played: &Match) -> Option<[PlayerId; 2]> {
    let record = played.record.filter(|record| record.outcome.played().is_some())?;
    let [a, b] = record.sides;
    Some([a.min(b), a.max(b)])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn whatever_happens_in_a_swiss_its_rules_hold(season in seasons()) {
        let mut memory = play(&season);
        let cup = memory.cup();
        let mut pairs = BTreeSet::new();
        for pair in cup.matches.iter().filter_map(|played| met(played)) {
            prop_assert!(pairs.insert(pair), "{pair:?} met twice");
        }
        let mut byes: BTreeMap<PlayerId, u32> = BTreeMap::new();
        for round in &cup.stages[0].swiss.drawn {
            if let Some(player) = round.bye {
                *byes.entry(player).or_default() += 1;
            }
        }
        prop_assert!(byes.values().all(|count| *count == 1), "{byes:?}");
        if season.colours {
            for &player in cup.entrants.iter() {
                let played = cup.matches.iter().filter(|one| met(one).is_some() && one.has(player));
                let white: Vec<bool> =
                    played.map(|one| one.sides[0] == Some(player)).collect();
                let lead = white.iter().filter(|white| **white).count().abs_diff(white.len()
                    - white.iter().filter(|white| **white).count());
                // Only topscorers in the last round may have a third game more of one colour.
                prop_assert!(lead <= 3, "{player}: {white:?}");
            }
        }
        let again = fold(&memory.journal).expect("allowed");
        prop_assert_eq!(&again, &memory.club);
        let other = play(&season);
        prop_assert_eq!(&other.journal, &memory.journal, "the same choices, the same journal");
        let before = memory.cup().matches.len();
        while memory.undo().expect("an undo") {}
        prop_assert!(memory.club.tournament(CUP).is_none(), "all {before} matches are gone");
    }
}

#[test]
fn a_round_of_a_swiss_is_taken_back_until_something_of_it_was_played() {
    let mut memory = Memory::planned(swiss(3, true, SwissPlan::default()), 6);
    memory.pair(7).expect("a pairing");
    let first = round(&memory, 1);
    assert!(memory.undo().expect("an undo"));
    assert_eq!(memory.cup().last_round(1), 0);
    memory.pair(7).expect("a pairing");
    assert_eq!(round(&memory, 1), first, "the same lots, the same pairing");
    assert_eq!(memory.cup().match_no(MatchNo(1)).map(|played| played.no), Some(MatchNo(1)));
}

#[test]
fn a_round_is_paired_again_before_anything_of_it_is_called_or_played() {
    let mut memory = Memory::planned(swiss(3, true, SwissPlan::default()), 9);
    memory.pair(5).expect("a pairing");
    memory.play_out();
    memory.pair(5).expect("a pairing");
    let first = round(&memory, 2);
    let numbers = |memory: &Memory| -> Vec<MatchNo> {
        memory.cup().boards(1, 2).map(|played| played.no).collect()
    };
    let old = numbers(&memory);
    let again = |presence| Request::PairAgain {
        tournament: CUP,
        again: banzuke::request::pairing::Again { presence, ..Default::default() },
        lots: None,
    };
    let pair = |memory: &Memory, presence| again(presence).decide(&memory.club, 0);
    let same = pair(&memory, Vec::new()).expect("a pairing");
    memory.perform(same).expect("paired again");
    assert_eq!(round(&memory, 2), first, "nothing was different");
    assert!(numbers(&memory).iter().all(|no| !old.contains(no)), "no number is used twice");
    let gone = PlayerId(first[0][0]);
    let without = pair(&memory, vec![(gone, Some(AskedBye::Half))]).expect("a pairing");
    memory.perform(without).expect("paired again");
    let there: BTreeSet<u32> = round(&memory, 2).into_iter().flatten().collect();
    assert!(!there.contains(&gone.0) && there.len() == 8, "{there:?}");
    assert!(memory.cup().stages[0].swiss.drawn[1].bye.is_none());
    // It is remembered when it is paired once more, until it is said that the player is there.
    let once_more = pair(&memory, Vec::new()).expect("a pairing");
    memory.perform(once_more).expect("paired again");
    assert_eq!(memory.cup().last_absent(1).len(), 1);
    let back = pair(&memory, vec![(gone, None)]).expect("a pairing");
    memory.perform(back).expect("paired again");
    assert_eq!(round(&memory, 2), first);
    let no = numbers(&memory)[0];
    memory.record(no.0, 2, 0);
    let refused = pair(&memory, Vec::new());
    let begun = |refusal: &Refusal| format!("{refusal:?}").contains("RoundBegun");
    assert!(refused.as_ref().is_err_and(begun), "{refused:?}");
}

#[test]
fn the_cross_table_names_opponents_colours_and_results() {
    let mut memory = Memory::planned(swiss(2, true, SwissPlan::default()), 5);
    memory.pair(2).expect("a pairing");
    memory.play_out();
    memory.absent(1, 2, Some(2), Some(AskedBye::Half));
    memory.pair(2).expect("a pairing");
    let table = memory.cup().swiss_table(1);
    assert_eq!(table.len(), 5);
    for (at, line) in table.iter().enumerate() {
        assert_eq!(line.rounds.len(), 2);
        for (round, spent) in (1..).zip(&line.rounds) {
            let written = spent.to_string();
            let own = memory.cup().boards(1, round).find(|one| one.has(line.standing.player));
            let Some(own) = own else {
                assert!(written.starts_with("bye"), "{written}");
                continue;
            };
            let first = own.sides[0] == Some(line.standing.player);
            let colour = if first { 'w' } else { 'b' };
            let (other, end) = written.split_once(colour).expect("its colour");
            let other: usize = other.parse().expect("a line");
            assert!(own.has(table[other - 1].standing.player), "{at}: {written}");
            let won = own.record.map(|record| record.outcome.winner() == Some(Side::A));
            let ended = won.map_or("", |won| if won == first { "1" } else { "0" });
            assert_eq!(end, ended, "{written}");
        }
    }
}
