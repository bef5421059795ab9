//! Evidence that two registrations are two people, and entries of one person under two numbers.

use banzuke::club::action::{
    CallMatch, DrawStage, EnterLate, EnterPlayers, RecordGame, RecordMatch, ReplaceEntrant,
    SetExternalId, Withdraw, WithdrawCall,
};
use banzuke::club::question::whereabouts::Whereabouts;
use banzuke::club::refusal::{PersonRefusal, Refusal};
use banzuke::club::{Action, MatchState};
use banzuke::domain::finish::Finish;
use banzuke::domain::format::Format;
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{ExitEffect, ExitReason, Outcome, Score};

use super::{A, B, C, D, merge};
use crate::common::{CUP, Hall, create, stamp, today};

const ALL_PLAY_ALL: Format = Format::RoundRobin { double: false };
const SECOND: TournamentId = TournamentId(2);

/// A tournament with pairings for these players, in this order.
fn drawn(hall: &mut Hall, id: TournamentId, format: Format, players: &[PlayerId]) {
    let name = format!("event {}", id.0);
    let groups = if format.has_seats() { vec![players.to_vec()] } else { Vec::new() };
    let lots = format.has_seats().then_some(0);
    hall.does_all(vec![
        create(id, &name, format, Length::FirstTo(1)),
        Action::EnterPlayers(EnterPlayers { tournament: id, players: players.to_vec() }),
        Action::DrawStage(DrawStage {
            tournament: id,
            stage: 1,
            seeds: players.to_vec(),
            lots,
            groups,
            ratings: Vec::new(),
        }),
    ]);
}

fn match_of(hall: &Hall, [a, b]: [PlayerId; 2]) -> Action {
    Action::RecordMatch(RecordMatch {
        tournament: CUP,
        no: hall.desk.club().next_match(CUP),
        round: RoundName::Round(1),
        sides: [a, b],
        outcome: Outcome::Score(Score::new(2, 1)),
        played_on: today(),
    })
}

#[test]
fn who_played_each_other_is_two_people_and_the_match_is_named() {
    let mut hall = Hall::new();
    hall.register(4);
    drawn(&mut hall, CUP, ALL_PLAY_ALL, &[A, B]);
    assert_eq!(hall.person_refusal(merge(A, B)), PersonRefusal::BothEntered(CUP, A, B));
    hall.record(1, 1, 0).expect("recorded");
    let met = PersonRefusal::Met(CUP, MatchNo(1), B, A);
    assert_eq!(hall.person_refusal(merge(B, A)), met);
    // Players who are merged with the two have played each other as well.
    hall.does(merge(C, A));
    hall.does(merge(D, B));
    let met = PersonRefusal::Met(CUP, MatchNo(1), A, B);
    assert_eq!(hall.person_refusal(merge(C, D)), met);
    hall.is_clean();
}

#[test]
fn one_person_whom_a_list_names_twice_is_put_together_unless_the_two_played_each_other() {
    let mut hall = Hall::new();
    hall.register(4);
    hall.does(create(CUP, "an imported list", Format::Recorded, Length::Open));
    for pair in [[A, C], [B, D], [C, D]] {
        let record = match_of(&hall, pair);
        hall.does(record);
    }
    let met = PersonRefusal::Met(CUP, MatchNo(3), C, D);
    assert_eq!(hall.person_refusal(merge(C, D)), met);
    hall.does(merge(A, B));
    let club = hall.desk.club();
    assert_eq!(club.history(ListId::MAIN, A).len(), 2);
    hall.is_clean();
}

#[test]
fn an_entry_by_mistake_that_was_withdrawn_stands_against_no_merger() {
    let mut hall = Hall::new();
    hall.register(4);
    drawn(
        &mut hall,
        CUP,
        Format::SingleElimination { third_place: false, placement: false },
        &[A, B, C, D],
    );
    assert_eq!(hall.person_refusal(merge(A, B)), PersonRefusal::BothEntered(CUP, A, B));
    hall.does(Action::Withdraw(Withdraw {
        tournament: CUP,
        player: A,
        reason: ExitReason::Withdrawn,
        effect: ExitEffect::ForfeitRest,
        on: today(),
        decision: 0,
    }));
    hall.does(merge(A, B));
    // A person with a withdrawn entry plays on under the other number.
    assert_eq!(hall.person_refusal(merge(A, C)), PersonRefusal::BothEntered(CUP, B, C));
    let club = hall.desk.club();
    let there = club.whereabouts(A, &club.queue(stamp(0).at));
    assert!(there.iter().all(|(_, there)| !matches!(there, Whereabouts::Left(_))), "{there:?}");
    hall.is_clean();
}

#[test]
fn who_sat_at_one_table_is_two_people() {
    let mut hall = Hall::new();
    hall.register(4);
    drawn(&mut hall, CUP, Format::Tables { size: 3, games: 1 }, &[A, B, C]);
    let no = hall.desk.club().tournament(CUP).expect("drawn").pods[0].no;
    assert_eq!(hall.person_refusal(merge(C, A)), PersonRefusal::Met(CUP, no, C, A));
    hall.does(merge(D, A));
    assert_eq!(hall.person_refusal(merge(B, D)), PersonRefusal::Met(CUP, no, B, A));
}

#[test]
fn who_is_at_two_tables_now_is_two_people() {
    let mut hall = Hall::new();
    hall.register(7);
    drawn(&mut hall, CUP, ALL_PLAY_ALL, &[A, C]);
    drawn(&mut hall, SECOND, ALL_PLAY_ALL, &[B, D]);
    let call = |tournament, table: &str| {
        Action::CallMatch(CallMatch { tournament, no: MatchNo(1), table: table.to_owned() })
    };
    hall.does(call(CUP, "1"));
    hall.does(call(SECOND, "2"));
    let both = PersonRefusal::BothPlaying(A, B, SECOND, MatchNo(1));
    assert_eq!(hall.person_refusal(merge(A, B)), both);
    hall.does(Action::WithdrawCall(WithdrawCall { tournament: SECOND, no: MatchNo(1) }));
    hall.does(merge(A, B));
    // One person is called to one table at a time.
    hall.perform(vec![call(SECOND, "2")]).expect_err("A is at the first table");
    let busy = hall.desk.club().queue(stamp(0).at)[0].busy;
    assert_eq!(busy, Some((B, (CUP, MatchNo(1)))));
    assert!(!hall.desk.club().queue(stamp(0).at)[0].is_callable());
    hall.is_clean();
}

#[test]
fn who_plays_on_at_a_table_of_several_is_not_called_away_under_another_number() {
    let mut hall = Hall::new();
    hall.register(5);
    drawn(&mut hall, CUP, Format::Tables { size: 3, games: 2 }, &[A, B, C]);
    drawn(&mut hall, SECOND, ALL_PLAY_ALL, &[D, PlayerId(5)]);
    let no = hall.desk.club().tournament(CUP).expect("drawn").pods[0].no;
    let order = Finish([C, A, B].map(|player| vec![player]).to_vec());
    hall.does(Action::RecordGame(RecordGame {
        tournament: CUP,
        no,
        game: 1,
        order,
        played_on: today(),
    }));
    let call =
        Action::CallMatch(CallMatch { tournament: SECOND, no: MatchNo(1), table: "1".to_owned() });
    let called = hall.does(call.clone());
    let both = PersonRefusal::BothPlaying(A, D, SECOND, MatchNo(1));
    assert_eq!(hall.person_refusal(merge(A, D)), both);
    hall.undo(Some(called.0)).expect("undone");
    hall.does(merge(A, D));
    hall.perform(vec![call]).expect_err("D plays on as A");
    let second = hall.desk.club().tournament(SECOND).expect("drawn");
    assert_eq!(second.matches_in(MatchState::Ready).count(), 1);
}

#[test]
fn two_numbers_of_one_body_are_two_people() {
    let mut hall = Hall::new();
    hall.register(3);
    let number = |player, scheme: &str, value: &str| {
        Action::SetExternalId(SetExternalId {
            player,
            scheme: scheme.to_owned(),
            value: Some(value.to_owned()),
        })
    };
    hall.does(number(A, "jpda", "17"));
    hall.does(number(B, "ＪＰＤＡ", "18"));
    hall.does(number(B, "school", "4"));
    let bearers = Box::new([(A, "17".to_owned()), (B, "18".to_owned())]);
    let other = PersonRefusal::OtherExternal { scheme: "jpda".to_owned(), bearers };
    assert_eq!(hall.person_refusal(merge(A, B)), other);
    hall.does(merge(C, B));
    let bearers = Box::new([(A, "17".to_owned()), (C, "18".to_owned())]);
    let other = PersonRefusal::OtherExternal { scheme: "jpda".to_owned(), bearers };
    assert_eq!(hall.person_refusal(merge(A, C)), other);
}

#[test]
fn nobody_is_merged_with_themself_or_twice_or_unmerged_without_a_merger() {
    let mut hall = Hall::new();
    hall.register(3);
    assert_eq!(hall.person_refusal(merge(A, A)), PersonRefusal::AlreadyOne(A, A));
    hall.does(merge(A, B));
    for (keep, absorb) in [(A, B), (B, A)] {
        let one = PersonRefusal::AlreadyOne(keep, absorb);
        assert_eq!(hall.person_refusal(merge(keep, absorb)), one);
    }
    for (keep, absorb) in [(B, A), (A, C)] {
        let none = PersonRefusal::NotMerged(keep, absorb);
        assert_eq!(hall.person_refusal(super::unmerge(keep, absorb)), none);
    }
    let stranger = PlayerId(9);
    assert_eq!(hall.refusal(merge(A, stranger)), Refusal::NoSuchPlayer(stranger));
    assert_eq!(hall.refusal(merge(stranger, A)), Refusal::NoSuchPlayer(stranger));
}

#[test]
fn one_person_is_entered_once_under_whichever_number() {
    let mut hall = Hall::new();
    hall.register(5);
    hall.does(create(CUP, "Cup", ALL_PLAY_ALL, Length::FirstTo(1)));
    hall.does(Action::EnterPlayers(EnterPlayers { tournament: CUP, players: vec![B, D] }));
    hall.does(merge(A, B));
    let enter = |players: &[PlayerId]| {
        Action::EnterPlayers(EnterPlayers { tournament: CUP, players: players.to_vec() })
    };
    let known = PersonRefusal::EnteredAs { tournament: CUP, given: A, entered: B };
    assert_eq!(hall.person_refusal(enter(&[A])), known);
    hall.does(merge(C, PlayerId(5)));
    let twice = PersonRefusal::AlreadyOne(C, PlayerId(5));
    assert_eq!(hall.person_refusal(enter(&[C, PlayerId(5)])), twice);
    let draw = Action::DrawStage(DrawStage {
        tournament: CUP,
        stage: 1,
        seeds: vec![B, D],
        lots: None,
        groups: Vec::new(),
        ratings: Vec::new(),
    });
    hall.does(draw);
    let (group, seed, rating, missed) = (None, None, None, None);
    let late =
        Action::EnterLate(EnterLate { tournament: CUP, player: A, group, seed, rating, missed });
    assert_eq!(hall.person_refusal(late), known);
    let instead = |from, to| {
        Action::ReplaceEntrant(ReplaceEntrant { tournament: CUP, from, to, rating: None })
    };
    assert_eq!(hall.person_refusal(instead(D, A)), known);
    hall.does(instead(B, A));
    assert_eq!(hall.desk.club().entered_as(CUP, B), Some(A));
    hall.is_clean();
}

#[test]
fn a_match_that_no_draw_made_is_between_two_people_by_the_numbers_entered() {
    let mut hall = Hall::new();
    hall.register(4);
    hall.does(create(CUP, "Cup", Format::Recorded, Length::Open));
    let first = match_of(&hall, [B, C]);
    hall.does(first);
    hall.does(merge(A, B));
    let themself = match_of(&hall, [D, D]);
    assert_eq!(hall.refusal(themself), Refusal::AgainstThemself(D));
    let one = match_of(&hall, [A, B]);
    assert_eq!(hall.person_refusal(one), PersonRefusal::AlreadyOne(A, B));
    let other = match_of(&hall, [D, A]);
    let known = PersonRefusal::EnteredAs { tournament: CUP, given: A, entered: B };
    assert_eq!(hall.person_refusal(other), known);
    let entered = match_of(&hall, [D, B]);
    hall.does(entered);
    let history = hall.desk.club().history(banzuke::domain::ids::ListId::MAIN, A);
    assert_eq!(history.len(), 2);
    hall.is_clean();
}
