//! Players and their places in the hall.

use banzuke::club::action::{
    AddStage, CallMatch, CreateTournament, DrawStage, EnterPlayers, PostponeMatch, RecordGame,
    ReplaceEntrant, SetCalls, SetTables, Withdraw, WithdrawCall,
};
use banzuke::club::refusal::EventRefusal;
use banzuke::club::{Action, MatchState, Refusal};
use banzuke::domain::finish::Finish;
use banzuke::domain::format::{Format, StagePlan};
use banzuke::domain::hall::{Priority, Table};
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{ExitEffect, ExitReason};
use banzuke::domain::seeding::Split;
use banzuke::words::ENGLISH;
use chrono::TimeDelta;

use super::memory::{Memory, plan};
use crate::common::{CUP, stamp, today};

const PLATE: TournamentId = TournamentId(2);
const ROUND_ROBIN: Format = Format::RoundRobin { double: false };

/// The Cup of players 1 to 4, and the Plate of 5 to 8.
fn two_events() -> Memory {
    let mut event = Memory::of(ROUND_ROBIN, 4);
    let (list, name) = (ListId::MAIN, "Plate".to_owned());
    let plan = plan(ROUND_ROBIN);
    event.must(Action::CreateTournament(CreateTournament {
        tournament: PLATE,
        name,
        list,
        plan: Box::new(plan),
    }));
    let players: Vec<PlayerId> = (5..=8).map(PlayerId).collect();
    let seeds = players.clone();
    event.must(Action::EnterPlayers(EnterPlayers { tournament: PLATE, players }));
    let (groups, ratings) = (Vec::new(), Vec::new());
    event.must(Action::DrawStage(DrawStage {
        tournament: PLATE,
        stage: 1,
        seeds,
        lots: None,
        groups,
        ratings,
    }));
    event
}

fn call(tournament: TournamentId, no: u32, table: &str) -> Action {
    Action::CallMatch(CallMatch { tournament, no: MatchNo(no), table: table.to_owned() })
}

/// Nobody gets a second table because a mistake at registration is corrected meanwhile.
#[test]
fn nobody_takes_the_place_of_a_player_at_a_table_while_at_another() {
    let mut event = two_events();
    event.must(call(CUP, event.between(1, 4), "1"));
    event.must(call(PLATE, 1, "2"));
    let busy = event.club.tournament(PLATE).unwrap().matches[0].players().unwrap()[0];
    let replace = |from| {
        Action::ReplaceEntrant(ReplaceEntrant {
            tournament: CUP,
            from: PlayerId(from),
            to: busy,
            rating: None,
        })
    };
    let refused = event.perform(vec![replace(1)]);
    assert_eq!(refused, Err(Refusal::Event(EventRefusal::Busy(busy, PLATE, MatchNo(1)))));
    let told = ENGLISH.message.refusal(&refused.unwrap_err(), &event.club).to_string();
    assert!(told.contains("record the result of that match first"), "{told}");
    // A player who is at no table can be replaced by anybody.
    event.must(replace(2));
}

/// A player in a pod leaves that table only after its games are over.
#[test]
fn nobody_is_called_away_from_the_games_of_a_table() {
    let mut event = Memory::of(Format::Tables { size: 3, games: 2 }, 3);
    let (list, name) = (ListId::MAIN, "Plate".to_owned());
    let plan = plan(ROUND_ROBIN);
    event.must(Action::CreateTournament(CreateTournament {
        tournament: PLATE,
        name,
        list,
        plan: Box::new(plan),
    }));
    let players = vec![PlayerId(1), PlayerId(2)];
    event.must(Action::EnterPlayers(EnterPlayers { tournament: PLATE, players: players.clone() }));
    let (groups, ratings) = (Vec::new(), Vec::new());
    let (tournament, stage, lots) = (PLATE, 1, None);
    event.must(Action::DrawStage(DrawStage {
        tournament,
        stage,
        seeds: players,
        lots,
        groups,
        ratings,
    }));
    let order = || Finish([1, 2, 3].map(|player| vec![PlayerId(player)]).to_vec());
    let (no, played_on) = (MatchNo(1), today());
    let game = |game| {
        Action::RecordGame(RecordGame { tournament: CUP, no, game, order: order(), played_on })
    };
    event.must(game(1));
    let refused = event.perform(vec![call(PLATE, 1, "1")]);
    assert_eq!(refused, Err(Refusal::Event(EventRefusal::Busy(PlayerId(1), CUP, no))));
    assert_eq!(event.queue()[0].busy, Some((PlayerId(1), (CUP, no))));
    assert_eq!(event.next_call(), None);
    event.must(game(2));
    event.must(call(PLATE, 1, "1"));
}

/// A pod is called, seated, and leaves its table like a match of two.
#[test]
fn a_pod_is_called_to_a_table_until_its_last_game() {
    let mut event = Memory::of(Format::Tables { size: 3, games: 2 }, 6);
    let table = |name: &str| Table { name: name.to_owned(), reserved: false };
    event.must(Action::SetTables(SetTables { tables: ["1", "2"].map(table).to_vec() }));
    let waiting =
        |event: &Memory| -> Vec<u32> { event.queue().iter().map(|one| one.no.0).collect() };
    let pod = |event: &Memory| event.cup().pod(MatchNo(1)).expect("pod 1").as_ref().clone();
    let state = |event: &Memory| event.cup().state_of_pod(&pod(event));
    assert_eq!(waiting(&event), [1, 2]);
    assert_eq!(event.next_call(), Some(((CUP, MatchNo(1)), "1".to_owned())));
    event.must(call(CUP, 1, "1"));
    assert_eq!((waiting(&event), state(&event)), (vec![2], MatchState::Called));
    let taken = event.perform(vec![call(CUP, 2, "1")]);
    let expected = EventRefusal::TableTaken("1".to_owned(), CUP, MatchNo(1));
    assert_eq!(taken, Err(Refusal::Event(expected)));

    let (no, played_on) = (MatchNo(1), today());
    let order = Finish(pod(&event).seats.iter().map(|player| vec![*player]).collect());
    let game = |game| {
        Action::RecordGame(RecordGame {
            tournament: CUP,
            no,
            game,
            order: order.clone(),
            played_on,
        })
    };
    event.must(game(1));
    assert_eq!(state(&event), MatchState::Playing, "another game is to be played");
    event.must(Action::WithdrawCall(WithdrawCall { tournament: CUP, no }));
    assert_eq!(state(&event), MatchState::Ready, "between two games it may go to another table");
    event.must(Action::PostponeMatch(PostponeMatch { tournament: CUP, no, postponed: true }));
    assert_eq!(waiting(&event), [2, 1]);
    event.must(call(CUP, 1, "2"));
    event.must(game(2));
    assert_eq!(state(&event), MatchState::Finished);
    assert_eq!(event.club.at_tables().count(), 0);
    assert_eq!(event.undo(), Ok(true));
    assert_eq!(event.club.at_tables().count(), 1, "the game is taken back, and the call stands");
}

/// A player of a pod is not called to a match of two, and the other way round.
#[test]
fn a_player_of_a_pod_and_of_a_bracket_is_at_one_table() {
    let mut event = Memory::of(Format::Tables { size: 3, games: 1 }, 3);
    let (list, name) = (ListId::MAIN, "Plate".to_owned());
    let plan = plan(ROUND_ROBIN);
    event.must(Action::CreateTournament(CreateTournament {
        tournament: PLATE,
        name,
        list,
        plan: Box::new(plan),
    }));
    let players = vec![PlayerId(3), PlayerId(4)];
    event.must(Action::EnterPlayers(EnterPlayers { tournament: PLATE, players: players.clone() }));
    let (groups, ratings) = (Vec::new(), Vec::new());
    let (tournament, stage, lots) = (PLATE, 1, None);
    event.must(Action::DrawStage(DrawStage {
        tournament,
        stage,
        seeds: players,
        lots,
        groups,
        ratings,
    }));
    let busy = |event: &Memory| event.queue()[0].busy;
    for (here, there) in [((CUP, 1), (PLATE, 1)), ((PLATE, 1), (CUP, 1))] {
        event.must(call(here.0, here.1, "1"));
        let taken = (PlayerId(3), (here.0, MatchNo(here.1)));
        assert_eq!(busy(&event), Some(taken));
        let refused = event.perform(vec![call(there.0, there.1, "2")]);
        let why = EventRefusal::Busy(taken.0, taken.1.0, taken.1.1);
        assert_eq!(refused, Err(Refusal::Event(why)));
        assert_eq!(event.undo(), Ok(true));
    }
    event.must(call(CUP, 1, "1"));
    event.must(leaves(1));
    event.must(leaves(2));
    assert_eq!(event.club.at_tables().count(), 0, "one alone has nothing to play");
    event.must(call(PLATE, 1, "1"));
}

fn leaves(player: u32) -> Action {
    let (reason, effect) = (ExitReason::Withdrawn, ExitEffect::ForfeitRest);
    let player = PlayerId(player);
    Action::Withdraw(Withdraw { tournament: CUP, player, reason, effect, on: today(), decision: 0 })
}

/// Sets how the Plate is called, in a hall of two tables.
fn plate(event: &mut Memory, priority: Priority, not_before: Option<i64>, tables: &[&str]) {
    let table = |name: &str| Table { name: name.to_owned(), reserved: false };
    if event.club.tables().is_empty() {
        event.must(Action::SetTables(SetTables { tables: ["1", "2"].map(table).to_vec() }));
    }
    let not_before = not_before.map(|minutes| stamp(0).at + TimeDelta::minutes(minutes));
    let tables = tables.iter().map(|table| (*table).to_owned()).collect();
    event.must(Action::SetCalls(SetCalls { tournament: PLATE, priority, not_before, tables }));
}

#[test]
fn a_tournament_may_be_called_before_or_after_all_others() {
    let mut event = two_events();
    let order =
        |event: &Memory| -> Vec<u32> { event.queue().iter().map(|one| one.tournament.0).collect() };
    plate(&mut event, Priority::First, None, &[]);
    // Two tables, and four players each: once both matches of a round are over the next is called, the other event
    // has a table meanwhile.
    let turns = |a: u32, b: u32| vec![a, a, b, a, a, b, a, a, b, b, b, b];
    assert_eq!(order(&event), turns(2, 1));
    plate(&mut event, Priority::Last, None, &[]);
    assert_eq!(order(&event), turns(1, 2));
    let same = event.perform(vec![Action::SetCalls(SetCalls {
        tournament: PLATE,
        priority: Priority::Last,
        not_before: None,
        tables: Vec::new(),
    })]);
    assert!(same.is_err(), "nothing would change");
}

#[test]
fn no_match_is_proposed_before_its_tournament_begins() {
    let mut event = two_events();
    plate(&mut event, Priority::First, Some(30), &[]);
    let first = |event: &Memory, minutes| {
        let queue = event.club.queue(stamp(0).at + TimeDelta::minutes(minutes));
        event.club.next_call(&queue).map(|((tournament, _), _)| tournament)
    };
    assert_eq!(first(&event, 29), Some(CUP));
    assert_eq!(first(&event, 30), Some(PLATE));
    // The desk may call it all the same.
    event.must(call(PLATE, 1, "1"));
}

/// Tried: an event with two tables of its own took the other tables too, and a longer event stood still.
#[test]
fn an_event_with_tables_of_its_own_leaves_the_others_to_those_without() {
    let mut event = two_events();
    plate(&mut event, Priority::First, None, &["1"]);
    let ((tournament, no), table) = event.next_call().expect("a call");
    assert_eq!((tournament, table.as_str()), (PLATE, "1"));
    event.must(call(PLATE, no.0, "1"));
    assert_eq!(event.queue()[0].tournament, CUP, "the queue has the order of the calls");
    let ((tournament, no), table) = event.next_call().expect("a call");
    assert_eq!((tournament, table.as_str()), (CUP, "2"));
    for played in event.cup().matches.iter().map(|played| played.no).collect::<Vec<_>>() {
        event.must(Action::PostponeMatch(PostponeMatch {
            tournament: CUP,
            no: played,
            postponed: true,
        }));
    }
    let ((tournament, other), table) = event.next_call().expect("a call");
    assert_eq!((tournament, table.as_str()), (PLATE, "2"), "nobody else waits for it: {no:?}");
    assert_ne!(other, no);
}

#[test]
fn tables_reserved_for_a_tournament_are_proposed_for_nobody_else() {
    let mut event = two_events();
    plate(&mut event, Priority::Normal, None, &["1"]);
    let table = |event: &Memory, tournament| {
        event.club.free_table(tournament).map(|table| table.name.clone())
    };
    assert_eq!(table(&event, PLATE).as_deref(), Some("1"));
    assert_eq!(table(&event, CUP).as_deref(), Some("2"));
    event.must(call(CUP, event.between(1, 4), "2"));
    // Nothing of the Cup has a table: the Plate is next, wherever it stands in the queue.
    let ((tournament, no), table_of_it) = event.next_call().expect("a call");
    assert_eq!((tournament, table_of_it.as_str()), (PLATE, "1"));
    event.must(call(PLATE, no.0, "1"));
    assert_eq!(event.next_call(), None);
    let unknown = event.perform(vec![Action::SetCalls(SetCalls {
        tournament: PLATE,
        priority: Priority::Normal,
        not_before: None,
        tables: vec!["7".to_owned()],
    })]);
    assert_eq!(unknown, Err(Refusal::Event(EventRefusal::NoSuchTable("7".to_owned()))));
}

/// Four who all meet play three rounds, however many tables there are; at one table six matches.
#[test]
fn a_forecast_takes_the_turns_that_tables_and_players_need() {
    let mut event = Memory::of(ROUND_ROBIN, 4);
    for (tables, turns) in [(1, 6), (2, 3), (5, 3)] {
        let table = |n: u32| Table { name: n.to_string(), reserved: false };
        event.must(Action::SetTables(SetTables { tables: (1..=tables).map(table).collect() }));
        let forecast = event.club.forecast(event.cup(), &|_| None, today());
        assert_eq!(forecast.turns, turns, "{tables} tables");
    }
}

/// Sixteen of a knock-out fill four tables twice in the first round, once in the second, and then no more: 2 + 1 + 1 + 1.
#[test]
fn a_forecast_knows_that_the_last_rounds_of_a_knock_out_fill_few_tables() {
    let knock_out = Format::SingleElimination { third_place: false, placement: false };
    let mut event = Memory::of(knock_out, 16);
    for (tables, turns) in [(1, 15), (2, 8), (3, 6), (4, 5), (8, 4), (20, 4)] {
        let table = |n: u32| Table { name: n.to_string(), reserved: false };
        event.must(Action::SetTables(SetTables { tables: (1..=tables).map(table).collect() }));
        let forecast = event.club.forecast(event.cup(), &|_| None, today());
        assert_eq!(forecast.turns, turns, "{tables} tables");
    }
}

/// A Swiss of five rounds has four more after the first, with four boards each; two tables are filled twice for each.
#[test]
fn a_forecast_counts_the_rounds_of_a_swiss_that_are_to_come() {
    let mut event = Memory::planned(plan(Format::Swiss { rounds: 5, colours: false }), 8);
    let table = |n: u32| Table { name: n.to_string(), reserved: false };
    event.must(Action::SetTables(SetTables { tables: (1..=2).map(table).collect() }));
    let left = |event: &Memory| {
        let forecast = event.club.forecast(event.cup(), &|_| None, today());
        assert_eq!(forecast.part, None, "it is told to the end");
        (forecast.matches, forecast.undrawn, forecast.turns)
    };
    event.pair(1).expect("a pairing");
    assert_eq!(left(&event), (20, 16, 10));
    event.play_out();
    assert_eq!(left(&event), (16, 16, 8));
    event.must(leaves(8));
    assert_eq!(left(&event), (12, 12, 8), "seven have three boards and a bye");
}

/// Three groups of four play three rounds; the two best of each and
/// the two best thirds advance to a knock-out of three rounds.
#[test]
fn a_forecast_counts_the_knock_out_behind_the_groups() {
    let mut event =
        Memory::of(Format::Groups { groups: 3, double: false, split: Split::Snake }, 12);
    let knock_out = Format::SingleElimination { third_place: false, placement: false };
    let next = StagePlan { takes: Some(2), fill: Some(2), ..plan(knock_out) };
    event.must(Action::AddStage(AddStage { tournament: CUP, stage: 2, plan: Box::new(next) }));
    let forecast = event.club.forecast(event.cup(), &|_| None, today());
    assert_eq!((forecast.matches, forecast.undrawn, forecast.turns), (18 + 7, 7, 3 + 3));
    assert_eq!(forecast.part, None);
    event.play_out();
    let forecast = event.club.forecast(event.cup(), &|_| None, today());
    assert_eq!((forecast.matches, forecast.undrawn, forecast.turns), (7, 7, 3));
}
