//! A league over several evenings: rounds have days, a postponed match
//! gets one, and no match of a later evening comes before it.

use banzuke::clock::shown_in_the_hall;
use banzuke::club::action::{AddStage, PostponeMatch, SetMatchDay, SetRoundDays};
use banzuke::club::question::floor::Queued;
use banzuke::club::refusal::{EventRefusal, RatingRefusal};
use banzuke::club::{Action, Refusal};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::days;
use banzuke::domain::format::{Format, StagePlan};
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::Length;
use banzuke::domain::seeding::Split;
use banzuke::words::{ENGLISH, JAPANESE};
use chrono::{DateTime, NaiveDate, Utc};

use super::memory::{Memory, plan};
use crate::common::{CUP, create};

const ROUND_ROBIN: Format = Format::RoundRobin { double: false };
const LADDER: TournamentId = TournamentId(2);
const EVENINGS: &str = "1-2: 2026-11-21; 3: 2026-11-28; 4: 2026-12-05; 5: 2026-12-12";

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}

/// Seven o'clock in the evening of a day.
fn evening(text: &str) -> DateTime<Utc> {
    shown_in_the_hall(day(text).and_hms_opt(19, 0, 0).expect("a time"))
}

fn set(line: &str) -> Action {
    SetRoundDays { tournament: CUP, days: days::read(line).expect("days") }.into()
}

fn put_off(no: MatchNo, until: Option<&str>) -> Action {
    SetMatchDay { tournament: CUP, no, day: until.map(day) }.into()
}

/// Six players, five rounds on four evenings.
fn league() -> Memory {
    let mut event = Memory::of(ROUND_ROBIN, 6);
    event.must(set(EVENINGS));
    event
}

/// The matches that may be called on an evening, in their order.
fn called(event: &Memory, on: &str) -> Vec<MatchNo> {
    let queue = event.club.queue(evening(on));
    queue.iter().filter(|one| one.early.is_none() && !one.postponed).map(|one| one.no).collect()
}

fn rounds(event: &Memory, matches: &[MatchNo]) -> Vec<u32> {
    let round = |no: &MatchNo| match event.cup().round_of(*no) {
        Some(RoundName::Round(round)) => round,
        other => panic!("{other:?}"),
    };
    matches.iter().map(round).collect()
}

#[test]
fn four_evenings_with_two_postponed_matches() {
    let mut event = league();
    let first = called(&event, "2026-11-21");
    assert_eq!(rounds(&event, &first), [1, 1, 1, 2, 2, 2]);
    assert_eq!(called(&event, "2026-11-20"), [], "before the first evening");
    // One is put off until the last evening, one until nobody knows when, and then until the third.
    let (late, unknown) = (first[1], first[4]);
    event.must(put_off(late, Some("2026-12-12")));
    event.must(PostponeMatch { tournament: CUP, no: unknown, postponed: true }.into());
    for no in called(&event, "2026-11-21") {
        event.record(no.0, 2, 0);
    }
    assert_eq!(called(&event, "2026-11-21"), [], "nothing of a later evening is called instead");
    event.must(put_off(unknown, Some("2026-12-05")));
    let second = called(&event, "2026-11-28");
    assert_eq!(rounds(&event, &second), [3, 3, 3]);
    for no in &second {
        event.record(no.0, 2, 1);
    }
    let third = called(&event, "2026-12-05");
    // It keeps its place: before all of the later round.
    assert_eq!((third[0], &rounds(&event, &third)[..]), (unknown, &[2, 4, 4, 4][..]));
    for no in &third {
        event.record(no.0, 2, 0);
    }
    let fourth = called(&event, "2026-12-12");
    assert_eq!((fourth[0], &rounds(&event, &fourth)[..]), (late, &[1, 5, 5, 5][..]));
    for no in &fourth {
        event.record(no.0, 2, 0);
    }
    assert!(!event.cup().has_open_matches());
}

#[test]
fn what_was_not_played_on_its_evening_comes_first_on_the_next_one() {
    let mut event = league();
    let missed = called(&event, "2026-11-21")[5];
    for no in called(&event, "2026-11-21").into_iter().filter(|no| *no != missed) {
        event.record(no.0, 2, 0);
    }
    assert_eq!(called(&event, "2026-11-28")[0], missed);
}

/// The two absent players meet again in a double round robin: their return match comes after all others.
#[test]
fn the_return_match_of_two_absent_players_is_not_called_instead() {
    let mut event = Memory::of(Format::RoundRobin { double: true }, 4);
    let first = event.club.queue(evening("2026-11-21"))[0].no;
    let players = |event: &Memory, no| {
        let mut players = event.cup().fixture(no).expect("a match").players();
        players.sort_unstable();
        players
    };
    let absent: Vec<PlayerId> = players(&event, first);
    event.must(put_off(first, Some("2026-12-12")));
    let queue: Vec<Queued> = event.club.queue(evening("2026-11-21"));
    let again = queue.iter().position(|one| one.no != first && players(&event, one.no) == absent);
    let off = queue.iter().position(|one| one.no == first);
    assert_eq!((again, off), (Some(queue.len() - 2), Some(queue.len() - 1)));
}

#[test]
fn a_forecast_is_of_the_evening() {
    let event = league();
    let of = |on: &str| event.club.forecast(event.cup(), &|_| None, day(on)).matches;
    assert_eq!(["2026-11-20", "2026-11-21", "2026-11-28", "2026-12-12"].map(of), [0, 6, 9, 15]);
}

#[test]
fn the_list_of_a_player_is_in_the_order_of_days() {
    let mut event = league();
    let of = |event: &Memory| -> Vec<String> {
        let list = event.cup().fixture_list(Some(PlayerId(1))).into_iter();
        list.map(|(day, _)| day.map_or_else(|| "-".to_owned(), |day| day.to_string())).collect()
    };
    let days = ["2026-11-21", "2026-11-21", "2026-11-28", "2026-12-05", "2026-12-12"];
    assert_eq!(of(&event), days);
    let (_, first) = event.cup().fixture_list(Some(PlayerId(1)))[0];
    let no = first.no();
    event.must(put_off(no, Some("2027-01-09")));
    assert_eq!(of(&event)[4], "2027-01-09");
    event.must(set(""));
    assert_eq!(of(&event), ["2027-01-09", "-", "-", "-", "-"]);
    assert_eq!(event.undo(), Ok(true));
    event.must(put_off(no, None));
    assert_eq!(of(&event), days);
}

/// Rounds of brackets by hand: eight in a single elimination,
/// seven in a double one, a knock-out after groups of three.
#[test]
fn rounds_of_a_bracket_have_days_and_a_later_stage_counts_on() {
    let days_of = |event: &Memory| -> Vec<(String, String)> {
        let list = event.cup().fixture_list(None).into_iter();
        let day = |day: Option<NaiveDate>| day.map_or_else(|| "-".to_owned(), |it| it.to_string());
        let told = list.map(|(on, one)| (day(on), one.no()));
        let round = |no| event.cup().round_of(no).map(|round| round.to_string());
        let mut told: Vec<_> = told.map(|(on, no)| (on, round(no).expect("a round"))).collect();
        told.dedup();
        told
    };
    let told = |days: &[(&str, &str)]| -> Vec<(String, String)> {
        days.iter().map(|(day, round)| ((*day).to_owned(), (*round).to_owned())).collect()
    };
    let single = Format::SingleElimination { third_place: true, placement: false };
    let mut event = Memory::of(single, 8);
    event.must(set("1: 2026-11-21; 2-3: 2026-11-28"));
    let finals = ["semi-final", "third place", "final"].map(|round| ("2026-11-28", round));
    assert_eq!(days_of(&event), told(&[&[("2026-11-21", "quarter-final")][..], &finals].concat()));
    assert_eq!(called(&event, "2026-11-21").len(), 4);
    let mut event = Memory::of(Format::DoubleElimination { grand_final: GrandFinal::Simple }, 7);
    event.must(set("1: 2026-11-21; 2: 2026-11-22; 3: 2026-11-23; 4: 2026-11-24"));
    let rounds = told(&[
        ("2026-11-21", "winners' round 1"),
        ("2026-11-22", "winners' round 2"),
        ("2026-11-22", "losers' round 1"),
        ("2026-11-23", "losers' round 2"),
        ("2026-11-23", "winners' final"),
        ("2026-11-24", "losers' round 3"),
        ("-", "losers' final"),
        ("-", "grand final"),
    ]);
    assert_eq!(days_of(&event), rounds);
    let groups = Format::Groups { groups: 2, double: false, split: Split::Snake };
    let mut event = Memory::of(groups, 6);
    let next = StagePlan { takes: Some(2), ..plan(single) };
    event.must(AddStage { tournament: CUP, stage: 2, plan: Box::new(next) }.into());
    event.must(set("1-3: 2026-11-21; 4: 2026-11-28; 5: 2026-12-05"));
    for no in called(&event, "2026-11-21") {
        let [a, b] = event.sides(no.0);
        event.record(no.0, if a < b { 2 } else { 0 }, if a < b { 0 } else { 2 });
    }
    event.draw();
    let finals =
        [("2026-11-28", "semi-final"), ("2026-12-05", "third place"), ("2026-12-05", "final")];
    assert_eq!(days_of(&event)[3..], told(&finals));
}

#[test]
fn days_that_cannot_be_are_refused_with_a_sentence() {
    let mut event = league();
    event.must(create(LADDER, "Ladder", Format::Ladder, Length::FirstTo(2)));
    let refused =
        |event: &mut Memory, action: Action| event.perform(vec![action]).expect_err("refused");
    let unsound = refused(&mut event, set("1-3: 2026-12-03; 3: 2026-12-10"));
    assert_eq!(unsound, Refusal::Event(EventRefusal::UnsoundDays(CUP, 3)));
    let same = Refusal::Rating(RatingRefusal::SameSetting(CUP));
    assert_eq!(refused(&mut event, set(EVENINGS)), same);
    assert_eq!(refused(&mut event, put_off(MatchNo(1), None)), same);
    event.record(1, 2, 0);
    let over = refused(&mut event, put_off(MatchNo(1), Some("2026-12-12")));
    assert!(matches!(over, Refusal::Event(EventRefusal::NotToBeCalled(..))), "{over:?}");
    let days = days::read(EVENINGS).expect("days");
    let none = refused(&mut event, SetRoundDays { tournament: LADDER, days }.into());
    assert_eq!(none, Refusal::Event(EventRefusal::NoRounds(LADDER)));
    for (refusal, told) in
        [(unsound, ["two days", "日が二つ"]), (none, ["no numbered", "番号付き"])]
    {
        let said = [&ENGLISH, &JAPANESE]
            .map(|words| words.message.refusal(&refusal, &event.club).to_string());
        assert!(said[0].contains(told[0]) && said[1].contains(told[1]), "{said:?}");
    }
}
