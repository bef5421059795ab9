//! Calls to tables.

use banzuke::club::action::{CallMatch, SetTables};
use banzuke::club::refusal::EventRefusal;
use banzuke::club::{Action, Refusal};
use banzuke::domain::format::Format;
use banzuke::domain::hall::Table;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;

use crate::common::CUP;
use crate::events::memory::Memory;

fn tables(names: &[&str]) -> Action {
    let table = |name: &&str| Table { name: (*name).to_owned(), reserved: false };
    Action::SetTables(SetTables { tables: names.iter().map(table).collect() })
}

fn call(no: u32, table: &str) -> Action {
    Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(no), table: table.to_owned() })
}

/// `PGSwiss` #92, `QTournament` #3: one player, two tables.
#[test]
fn a_player_is_never_called_to_two_tables() {
    let mut event = Memory::of(Format::RoundRobin { double: false }, 4);
    event.must(tables(&["1", "2", "3"]));
    let own = event.between(1, 4);
    event.must(call(own, "1"));
    let refused = event.perform(vec![call(event.between(1, 2), "2")]);
    assert_eq!(refused, Err(Refusal::Event(EventRefusal::Busy(PlayerId(1), CUP, MatchNo(own)))));
    let refused = event.perform(vec![call(event.between(2, 3), "1")]);
    assert_eq!(
        refused,
        Err(Refusal::Event(EventRefusal::TableTaken("1".to_owned(), CUP, MatchNo(own))))
    );
    // Every proposal can be carried out, until nobody is free.
    while let Some(((_, no), table)) = event.next_call() {
        event.must(call(no.0, &table));
    }
    assert_eq!(event.club.at_tables().count(), 2);
}

/// fll-sw #1159: the match for third place never got a table.
#[test]
fn the_match_for_third_place_is_called_like_any_other() {
    let mut event =
        Memory::of(Format::SingleElimination { third_place: true, placement: false }, 4);
    event.must(tables(&["1", "2"]));
    event.beats(1, 4);
    event.beats(2, 3);
    let mut rounds = Vec::new();
    while let Some(((_, no), table)) = event.next_call() {
        event.must(call(no.0, &table));
        rounds.push(event.played(no.0).round.clone());
    }
    rounds.sort_by_key(|round| format!("{round:?}"));
    assert_eq!(rounds, [RoundName::Final, RoundName::ThirdPlace]);
}

/// evroon/bracket #1280: the next match goes to the next free table, in the order of the hall.
#[test]
fn the_next_match_goes_to_the_first_free_table() {
    let mut event = Memory::of(Format::RoundRobin { double: false }, 6);
    event.must(tables(&["left", "right"]));
    assert_eq!(event.club.free_table(CUP).map(|table| table.name.as_str()), Some("left"));
    let ((_, first), _) = event.next_call().expect("a match");
    event.must(call(first.0, "left"));
    assert_eq!(event.club.free_table(CUP).map(|table| table.name.as_str()), Some("right"));
    event.record(first.0, 2, 0);
    assert_eq!(event.club.free_table(CUP).map(|table| table.name.as_str()), Some("left"));
}
