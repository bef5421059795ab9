//! A break of the hall: nothing is called, nobody waits, and every clock stops until it ends.

use banzuke::club::action::{CallMatch, SetBreak, SetCalls, SetTables};
use banzuke::club::refusal::EventRefusal;
use banzuke::club::{Action, Refusal, Seq};
use banzuke::domain::format::Format;
use banzuke::domain::hall::{Priority, Table};
use banzuke::domain::ids::MatchNo;
use banzuke::words::{ENGLISH, JAPANESE};
use chrono::{DateTime, TimeDelta, Utc};

use super::memory::Memory;
use crate::common::{CUP, stamp, today};

/// This many minutes after the event began.
fn at(minutes: i64) -> DateTime<Utc> {
    stamp(0).at + TimeDelta::minutes(minutes)
}

fn pause(now: i64, until: Option<i64>) -> Action {
    Action::SetBreak(SetBreak { at: at(now), until: until.map(at) })
}

/// An event of six at two tables.
fn event() -> Memory {
    let mut event = Memory::of(Format::RoundRobin { double: false }, 6);
    let table = |name: &str| Table { name: name.to_owned(), reserved: false };
    event.must(Action::SetTables(SetTables { tables: ["1", "2"].map(table).to_vec() }));
    event
}

fn refused(event: &mut Memory, action: Action) -> EventRefusal {
    match event.perform(vec![action]) {
        Err(Refusal::Event(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn nothing_is_proposed_during_a_break_and_the_queue_goes_on_as_it_was() {
    let mut event = event();
    let order = |event: &Memory, now| -> Vec<(u32, u32)> {
        event.club.queue(at(now)).iter().map(|one| (one.no.0, one.after)).collect()
    };
    let proposed = |event: &Memory, now| {
        let queue = event.club.queue(at(now));
        event.club.next_call(&queue).is_some()
    };
    let before = order(&event, 0);
    event.must(pause(0, Some(60)));
    assert_eq!(order(&event, 30), before);
    let queue = event.club.queue(at(30));
    assert!(queue.iter().all(|one| one.early == Some(at(60)) && !one.is_callable()));
    // It ends by itself, at its time.
    assert_eq!([0, 59, 60].map(|now| proposed(&event, now)), [false, false, true]);
    // An event that begins later still does.
    let (tournament, priority, tables) = (CUP, Priority::Normal, Vec::new());
    let not_before = Some(at(90));
    event.must(Action::SetCalls(SetCalls { tournament, priority, not_before, tables }));
    assert_eq!(event.club.queue(at(30))[0].early, not_before);
    // What is called by hand is called.
    let (no, table) = (MatchNo(1), "1".to_owned());
    event.must(Action::CallMatch(CallMatch { tournament, no, table }));
}

#[test]
fn a_break_is_moved_ended_and_undone_and_there_is_one_at_a_time() {
    let mut event = event();
    let ends = |event: &Memory, now| event.club.break_at(at(now)).map(|one| one.until);
    event.must(pause(0, Some(60)));
    event.must(pause(10, Some(40)));
    assert_eq!([20, 40].map(|now| ends(&event, now)), [Some(at(40)), None], "moved");
    assert_eq!(event.club.time_between(at(-5), at(45)), TimeDelta::minutes(10), "one break");
    event.must(pause(25, None));
    assert_eq!(ends(&event, 26), None, "ended at once");
    assert_eq!(event.club.time_between(at(-5), at(45)), TimeDelta::minutes(25));
    assert_eq!(event.undo(), Ok(true));
    assert_eq!(ends(&event, 26), Some(at(40)), "the end is undone");
    // A second break leaves the first one where it was.
    event.must(pause(50, Some(70)));
    assert_eq!(event.club.time_between(at(30), at(60)), TimeDelta::minutes(10));
    assert_eq!(event.club.time_between(at(20), at(10)), TimeDelta::zero());
    // Nothing is left of a break that ends where it began.
    event.must(pause(80, Some(90)));
    event.must(pause(80, None));
    assert_eq!(event.club.time_between(at(75), at(95)), TimeDelta::minutes(20));
}

#[test]
fn a_break_that_makes_no_sense_is_refused_with_a_sentence() {
    let mut event = event();
    assert_eq!(refused(&mut event, pause(0, None)), EventRefusal::NoBreak);
    let over = refused(&mut event, pause(60, Some(30)));
    assert_eq!(over, EventRefusal::BreakOver { until: at(30), now: at(60) });
    let told = [&ENGLISH, &JAPANESE]
        .map(|words| words.message.refusal(&Refusal::Event(over.clone()), &event.club).to_string());
    assert!(told[0].contains("a break cannot end at"), "{told:?}");
    assert!(told[1].contains("休憩にはできません"), "{told:?}");
    event.must(pause(0, Some(60)));
    assert_eq!(refused(&mut event, pause(5, Some(60))), EventRefusal::SameBreak(at(60)));
}

#[test]
fn a_match_across_a_break_lasts_as_long_as_it_was_played() {
    let mut event = event();
    let (tournament, no) = (CUP, MatchNo(1));
    event.must(Action::CallMatch(CallMatch { tournament, no, table: "1".to_owned() }));
    let called = Seq(event.journal.len() as u64);
    event.record(no.0, 2, 0);
    let ended = Seq(event.journal.len() as u64);
    // Called ten minutes before the break, and over ten minutes behind it.
    let when = |seq: Seq| match seq {
        seq if seq == called => Some(at(10)),
        seq if seq == ended => Some(at(90)),
        _ => None,
    };
    let lasted = |event: &Memory| {
        let past = event.club.past_calls(&when);
        assert_eq!(past.len(), 1);
        (past[0].lasted.num_minutes(), event.club.match_length(event.cup(), &when))
    };
    let (whole, long) = lasted(&event);
    event.must(pause(20, Some(80)));
    let (played, short) = lasted(&event);
    assert_eq!((whole, played), (80, 20));
    assert!(short < long, "{short} {long}");
}

#[test]
fn a_forecast_goes_on_where_the_break_ends() {
    let mut event = event();
    let ends =
        |event: &Memory, now| event.club.forecast(event.cup(), &|_| None, today()).ends(at(now));
    let before = ends(&event, 0);
    event.must(pause(0, Some(60)));
    assert_eq!([0, 30, 60].map(|now| ends(&event, now)), [before + TimeDelta::minutes(60); 3]);
    assert_eq!(ends(&event, 70), before + TimeDelta::minutes(70));
    event.must(pause(30, None));
    assert_eq!(ends(&event, 30), before + TimeDelta::minutes(30));
}
