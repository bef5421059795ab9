//! Corrections, and what an outcome leads to.

use std::time::Instant;

use chrono::NaiveDate;

use super::*;
use crate::club::Place;
use crate::club::action::{
    CorrectResult, CreateTournament, DrawStage, EnterPlayers, RecordResult, Withdraw,
};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::round::RoundName;
use crate::domain::score::{ExitEffect, ExitReason, Lengths, Score};
use crate::request::score::{Against, Onward};
use crate::tui::effect::Effect;
use crate::tui::kit::input::Hitboxes;
use crate::tui::preferences::Preferences;
use crate::words::ENGLISH;

const CUP: TournamentId = TournamentId(1);

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day")
}

/// Four players in an elimination with a match for third place, and results in the order of the matches.
fn club(results: &[(u32, u32)]) -> Snapshot {
    club_after(results, &[])
}

/// Like `club`, after further actions.
fn club_after(results: &[(u32, u32)], further: &[Action]) -> Snapshot {
    let mut club = Club::default();
    let mut seq = 0;
    let mut perform = |action: &Action| {
        seq += 1;
        club.perform(action, Place { seq: Seq(seq), index: 0 }).expect("allowed");
    };
    let players: Vec<PlayerId> = (1..=4).map(PlayerId).collect();
    for (&player, name) in players.iter().zip(["あおくま", "Ryo", "もりしー", "素数"]) {
        let name = name.to_owned();
        perform(&Action::add_player(player, name));
    }
    let plan = StagePlan::new(
        Format::SingleElimination { third_place: true, placement: false },
        Lengths::all(Length::FirstTo(2)),
        Seeding::Entry,
    );
    let name = "Cup".to_owned();
    perform(&Action::CreateTournament(CreateTournament {
        tournament: CUP,
        name,
        list: ListId::MAIN,
        plan: Box::new(plan),
    }));
    perform(&Action::EnterPlayers(EnterPlayers { tournament: CUP, players: players.clone() }));
    perform(&Action::DrawStage(DrawStage {
        tournament: CUP,
        stage: 1,
        seeds: players,
        lots: None,
        groups: Vec::new(),
        ratings: Vec::new(),
    }));
    // 1 v 4 and 2 v 3; match 3 is for third place, match 4 the final.
    let pairs = [[1, 4], [2, 3]];
    for ((no, &(a, b)), pair) in (1..).zip(results).zip(pairs) {
        perform(&record(no, pair, a, b));
    }
    if results.len() > 2 {
        perform(&record(3, [4, 3], results[2].0, results[2].1));
    }
    if results.len() > 3 {
        perform(&record(4, [1, 2], results[3].0, results[3].1));
    }
    further.iter().for_each(perform);
    club.settle();
    Snapshot::new(&club, &[], day())
}

fn record(no: u32, pair: [u32; 2], a: u32, b: u32) -> Action {
    Action::RecordResult(RecordResult {
        tournament: CUP,
        no: MatchNo(no),
        sides: pair.map(PlayerId),
        outcome: Outcome::Score(Score::new(a, b)),
        played_on: day(),
    })
}

/// Types digits into the entry of match `no`, then Enter.
fn typed(data: &Snapshot, no: u32, digits: &[u32]) -> (ScoreEntry, Vec<Step>) {
    let mut screen = ScoreEntry::new(CUP, MatchNo(no), data);
    let frame = Hitboxes::default();
    let preferences = Preferences::default();
    let now = Instant::now();
    let context = Context { data, words: &ENGLISH, preferences: &preferences, frame: &frame, now };
    for digit in digits.iter().filter_map(|digit| char::from_digit(*digit, 10)) {
        screen.update(News::Letter(digit), &context);
    }
    let steps = screen.submit(&context);
    (screen, steps)
}

#[test]
fn a_correction_that_voids_nothing_is_performed_at_once() {
    let data = club(&[(2, 1)]);
    let (_, steps) = typed(&data, 1, &[1, 2]);
    let [Step::Do(Effect::Record(decision))] = &steps[..] else {
        panic!("{steps:?}");
    };
    let Request::Do(actions) = decision.request() else { panic!("{decision:?}") };
    let [Action::CorrectResult(CorrectResult { outcome, void, .. })] = &actions[..] else {
        panic!("{actions:?}");
    };
    assert_eq!((*outcome, void.len()), (Outcome::Score(Score::new(1, 2)), 0));
}

#[test]
fn a_correction_that_voids_later_results_asks_with_exactly_these() {
    let data = club(&[(2, 1), (2, 0), (0, 2), (2, 0)]);
    let (screen, steps) = typed(&data, 1, &[1, 2]);
    let [Step::Cover(choice)] = &steps[..] else {
        panic!("{steps:?}");
    };
    let asked = format!("{choice:?}");
    for part in [
        "Correct match 1 to 1-2 (素数 wins)?",
        "Match 3: 素数 0-2 もりしー -> あおくま against もりしー, not yet played.",
        "Match 4: あおくま 2-0 Ryo -> 素数 against Ryo, not yet played.",
        "void: [MatchNo(3), MatchNo(4)], keep: []",
        "Match 3: 素数 0-2 もりしー -> あおくま 0-2 もりしー.",
        "void: [], keep: [MatchNo(3), MatchNo(4)]",
    ] {
        assert!(asked.contains(part), "no {part:?} in {asked}");
    }
    let ScoreCheck::Stands(preview) = &screen.verdict else { panic!("{:?}", screen.verdict) };
    assert!(data.club.check(&preview.action).is_ok());
}

#[test]
fn the_same_result_is_no_correction_and_enter_leaves() {
    let (screen, steps) = typed(&club(&[(2, 1)]), 1, &[]);
    assert!(matches!(screen.verdict, ScoreCheck::Unchanged(_)), "{:?}", screen.verdict);
    assert!(matches!(steps[..], [Step::Back, Step::Say(_)]), "{steps:?}");
}

#[test]
fn winner_and_loser_are_followed_to_their_next_matches() {
    let (screen, _) = typed(&club(&[(2, 1)]), 2, &[0, 2]);
    let ScoreCheck::Stands(preview) = &screen.verdict else { panic!("{:?}", screen.verdict) };
    let goes = |player, won, no, round, against| Onward::Match {
        player: PlayerId(player),
        won,
        no: MatchNo(no),
        round,
        against: Against::Player(PlayerId(against)),
    };
    let (last, third) = (RoundName::Final, RoundName::ThirdPlace);
    assert_eq!(preview.onward, [goes(3, true, 4, last, 1), goes(2, false, 3, third, 4)]);

    let data = club(&[(2, 1), (2, 0)]);
    let (last, _) = typed(&data, 4, &[2, 0]);
    let ScoreCheck::Stands(preview) = &last.verdict else { panic!("{:?}", last.verdict) };
    assert_eq!(
        preview.onward,
        [Onward::Champion(PlayerId(1)), Onward::Place { player: PlayerId(2), place: 2 }]
    );
    let (third, _) = typed(&data, 3, &[0, 2]);
    let ScoreCheck::Stands(preview) = &third.verdict else { panic!("{:?}", third.verdict) };
    assert_eq!(
        preview.onward,
        [
            Onward::Place { player: PlayerId(3), place: 3 },
            Onward::Place { player: PlayerId(4), place: 4 },
        ]
    );
}

#[test]
fn who_goes_on_to_meet_somebody_who_has_left_is_told_of_the_walkover() {
    let leaves = Action::Withdraw(Withdraw {
        tournament: CUP,
        player: PlayerId(4),
        reason: ExitReason::Withdrawn,
        effect: ExitEffect::ForfeitRest,
        on: day(),
        decision: 1,
    });
    let (screen, _) = typed(&club_after(&[(2, 1)], &[leaves]), 2, &[0, 2]);
    let ScoreCheck::Stands(preview) = &screen.verdict else { panic!("{:?}", screen.verdict) };
    let third = preview.onward.last().expect("two go on");
    assert!(
        matches!(third, Onward::Match { against: Against::Left(PlayerId(4)), .. }),
        "{third:?}"
    );
}

#[test]
fn a_match_whose_players_are_unknown_says_what_it_waits_for() {
    let data = club(&[(2, 1)]);
    let (screen, steps) = typed(&data, 4, &[2, 0]);
    let awaited = vec![MatchNo(2)];
    let waiting = Refusal::Waiting(CUP, MatchNo(4), awaited);
    assert!(matches!(&screen.verdict, ScoreCheck::Refused(refusal) if *refusal == waiting));
    assert!(steps.is_empty(), "{steps:?}");
    let why = screen.why_not(&data, &ENGLISH);
    assert!(why.is_some_and(|why| why.contains("match 2")), "what the window says");
}

#[test]
fn ratings_are_foretold_as_they_will_be() {
    for results in [&[][..], &[(2, 1)], &[(2, 0), (1, 2)]] {
        let data = club(results);
        let no = u32::try_from(results.len() + 1).expect("few");
        let (screen, steps) = typed(&data, no, &[2, 1]);
        let ScoreCheck::Stands(preview) = &screen.verdict else { panic!("{:?}", screen.verdict) };
        let [Step::Do(Effect::Record(decision))] = &steps[..] else {
            panic!("{steps:?}");
        };
        let Request::Do(actions) = decision.request() else { panic!("{decision:?}") };
        let mut then = data.club.clone();
        then.perform(&actions[0], Place { seq: Seq(99), index: 0 }).expect("allowed");
        then.settle();
        let sides = screen.found(&data).and_then(|(_, played)| played.players()).expect("both");
        let after = preview.ratings.expect("rated").map(|step| step.after.to_bits());
        assert_eq!(after, sides.map(|player| then.rating(ListId::MAIN, player).to_bits()));
    }
}
