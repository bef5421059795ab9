//! Entrants who return after a withdrawal, and two who exchange places before play.

use banzuke::club::action::{CallMatch, ExchangeEntrants, ReturnEntrant, SetTables, Withdraw};
use banzuke::club::refusal::{EventRefusal, NoReturn};
use banzuke::club::{Action, MatchState, Refusal};
use banzuke::domain::format::Format;
use banzuke::domain::hall::Table;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{ExitEffect, ExitReason};
use banzuke::domain::seeding::Split;

use super::memory::Memory;
use crate::common::{CUP, today};

const ROBIN: Format = Format::RoundRobin { double: false };
const GROUPS: Format = Format::Groups { groups: 2, double: false, split: Split::Snake };
const BRACKET: Format = Format::SingleElimination { third_place: false, placement: false };

fn back(player: u32, from: u32) -> Action {
    ReturnEntrant { tournament: CUP, player: PlayerId(player), from }.into()
}

fn exchange(a: u32, b: u32) -> Action {
    ExchangeEntrants { tournament: CUP, players: [PlayerId(a), PlayerId(b)] }.into()
}

fn refused(event: &mut Memory, action: Action) -> EventRefusal {
    match event.perform(vec![action]) {
        Err(Refusal::Event(why)) => why,
        other => panic!("{other:?}"),
    }
}

/// The open matches of a player, by number.
fn open(event: &Memory, player: u32) -> Vec<u32> {
    let own = event.cup().matches.iter().filter(|played| played.has(PlayerId(player)));
    let open = own.filter(|played| played.state() != MatchState::Finished && !played.void);
    open.map(|played| played.no.0).collect()
}

fn points(event: &Memory, player: u32) -> f64 {
    let lines = event.cup().standings();
    lines.iter().find(|line| line.player == PlayerId(player)).expect("a line").points
}

#[test]
fn in_a_round_robin_missed_rounds_stay_lost_and_later_ones_are_played() {
    let mut event = Memory::of(ROBIN, 4);
    let all = open(&event, 4);
    event.leaves(4, ExitEffect::ForfeitRest);
    assert!(open(&event, 4).is_empty());
    // Round 1 is played by the others.
    let first = event.cup().matches.iter().filter(|one| one.no.0 <= 2 && !one.has(PlayerId(4)));
    let first: Vec<u32> = first.map(|one| one.no.0).collect();
    for no in first {
        event.record(no, 2, 0);
    }
    assert_eq!(event.cup().back_from(PlayerId(4)), 2);
    event.must(back(4, 2));
    assert_eq!(open(&event, 4), all[1..], "from round 2 on");
    assert_eq!(event.undo(), Ok(true));
    assert!(open(&event, 4).is_empty());
    // All that was not played.
    event.must(back(4, 1));
    assert_eq!(open(&event, 4), all);
    let again = refused(&mut event, back(4, 1));
    assert_eq!(again, EventRefusal::NotGone(CUP, PlayerId(4)));
}

#[test]
fn results_that_were_void_count_again() {
    let mut event = Memory::of(ROBIN, 4);
    let own = open(&event, 1);
    let against = event.played(own[0]).sides;
    let won = if against[0] == Some(PlayerId(1)) { (2, 0) } else { (0, 2) };
    event.record(own[0], won.0, won.1);
    event.leaves(1, ExitEffect::VoidAll);
    event.must(back(1, 2));
    assert!((points(&event, 1) - 1.0).abs() < 1e-9);
    assert_eq!(open(&event, 1), own[1..]);
}

#[test]
fn in_a_swiss_the_missed_round_is_worth_nothing_and_the_next_is_paired() {
    let mut event = Memory::of(Format::Swiss { rounds: 3, colours: false }, 5);
    event.pair(1).expect("paired");
    let matches: Vec<_> = event.cup().matches.iter().cloned().collect();
    for played in matches {
        event.record(played.no.0, 2, 0);
    }
    let before = points(&event, 1);
    event.leaves(1, ExitEffect::ForfeitRest);
    event.pair(1).expect("paired");
    let wrong = refused(&mut event, back(1, 2));
    assert_eq!(wrong, EventRefusal::NotTheseRounds(CUP, (3, 3)));
    event.must(back(1, 3));
    let matches: Vec<_> = event.cup().matches.iter().cloned().collect();
    for played in matches {
        if played.state() != MatchState::Finished {
            event.record(played.no.0, 2, 0);
        }
    }
    event.pair(1).expect("paired");
    let third = event.cup().matches.iter().filter(|played| played.has(PlayerId(1))).count();
    let byes = &event.cup().stages[0].swiss.drawn;
    assert!(third == 2 || byes.iter().any(|round| round.bye == Some(PlayerId(1))));
    assert!((points(&event, 1) - before).abs() < 1.1, "nothing for the round that was missed");
}

#[test]
fn nobody_comes_back_into_a_bracket_or_after_a_disqualification() {
    let mut event = Memory::of(BRACKET, 4);
    event.leaves(4, ExitEffect::ForfeitRest);
    let player = PlayerId(4);
    assert_eq!(
        refused(&mut event, back(4, 1)),
        EventRefusal::NoWayBack(CUP, player, NoReturn::Elimination)
    );
    let mut event = Memory::of(ROBIN, 4);
    let (reason, effect) = (ExitReason::Disqualified, ExitEffect::ForfeitRest);
    let out = Withdraw { tournament: CUP, player, reason, effect, on: today(), decision: 0 };
    event.must(out.into());
    assert_eq!(
        refused(&mut event, back(4, 1)),
        EventRefusal::NoWayBack(CUP, player, NoReturn::Disqualified)
    );
}

#[test]
fn places_are_exchanged_in_bracket_and_groups_while_neither_has_played() {
    let sides = |event: &Memory, no| event.played(no).sides.map(|side| side.map(|id| id.0));
    let mut event = Memory::of(BRACKET, 5);
    let seeds = event.cup().stages[0].draw.clone().expect("drawn").seeds;
    event.must(exchange(1, 5));
    let after = event.cup().stages[0].draw.clone().expect("drawn").seeds;
    assert_eq!((after[0], after[4]), (seeds[4], seeds[0]));
    // The first seed had a bye; the fifth plays the fourth.
    assert_eq!(sides(&event, 1).iter().flatten().max(), Some(&4));
    assert!(sides(&event, 1).contains(&Some(1)));
    event.must(exchange(1, 5));
    assert_eq!(event.cup().stages[0].draw.clone().expect("drawn").seeds, seeds);

    let mut groups = Memory::of(GROUPS, 6);
    let of = |event: &Memory, player| {
        let draw = event.cup().stages[0].draw.clone().expect("drawn");
        draw.groups.iter().position(|group| group.contains(&PlayerId(player)))
    };
    let before = [of(&groups, 1), of(&groups, 2)];
    groups.must(exchange(1, 2));
    assert_eq!([of(&groups, 2), of(&groups, 1)], before);
    let theirs = groups.cup().matches.iter().find(|one| one.has(PlayerId(1))).expect("a match").no;
    groups.record(theirs.0, 2, 0);
    let why = refused(&mut groups, exchange(1, 2));
    assert_eq!(why, EventRefusal::HasBegun(CUP, PlayerId(1), theirs));
}

#[test]
fn a_match_at_a_table_keeps_its_players() {
    let mut event = Memory::of(BRACKET, 4);
    let table = Table { name: "1".to_owned(), reserved: false };
    event.must(Action::SetTables(SetTables { tables: vec![table] }));
    let call = CallMatch { tournament: CUP, no: MatchNo(1), table: "1".to_owned() };
    event.must(Action::CallMatch(call));
    assert!(matches!(refused(&mut event, exchange(1, 2)), EventRefusal::HasBegun(..)));
    let mut ladder = Memory::of(BRACKET, 4);
    assert_eq!(ladder.perform(vec![exchange(1, 1)]), Err(Refusal::AgainstThemself(PlayerId(1))));
}
