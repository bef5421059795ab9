//! A desk on a file: results, corrections, undo, other desks.

use banzuke::club::action::{
    CallMatch, CloseTournament, CorrectResult, RecordResult, SetRatingList, SetTables,
};
use banzuke::club::refusal::{EventRefusal, Refusal};
use banzuke::club::{Action, Club, MatchState, Seq};
use banzuke::desk::{DeskError, Followed};
use banzuke::domain::format::Format;
use banzuke::domain::hall::Table as HallTable;
use banzuke::domain::ids::{ListId, MatchNo};
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::{Established, Scale};
use banzuke::domain::score::{Length, Outcome, Score};
use banzuke::journal::fold::fold;
use banzuke::journal::publish::{Change, Table, Value, diff, rows};
use banzuke::journal::undo::UndoRefusal;
use banzuke::journal::{Entry, StoreError};
use banzuke::words::ENGLISH;
use std::sync::Arc;

use crate::common::{CUP, Hall, add_player, create, stamp, today};

const BRACKET: Format = Format::SingleElimination { third_place: false, placement: false };

#[test]
fn a_result_moves_the_winner_on_and_both_ratings() {
    let mut hall = Hall::new();
    hall.start(4, BRACKET, Length::FirstTo(2));
    hall.record(1, 2, 1).expect("recorded");
    hall.is_clean();
    let club = hall.desk.club();
    let list = club.tournament(CUP).expect("the cup").list;
    let rating = |n| club.rating(list, PlayerId(n));
    assert_eq!(format!("{} {}", rating(1), rating(4)), "1516 1484");
    assert_eq!(hall.sides(3)[0], PlayerId(0), "the final waits for match 2");
    hall.record(2, 0, 2).expect("recorded");
    assert_eq!(hall.sides(3), [PlayerId(1), PlayerId(3)]);
    hall.record(3, 2, 0).expect("recorded");
    hall.perform(vec![Action::CloseTournament(CloseTournament { tournament: CUP })])
        .expect("closed");
    hall.is_clean();
}

#[test]
fn a_correction_refills_an_unplayed_match_and_asks_about_a_played_one() {
    let mut hall = Hall::new();
    hall.start(8, BRACKET, Length::FirstTo(2));
    for no in 1..=4 {
        hall.record(no, 2, 0).expect("recorded");
    }
    hall.correct(1, 0, 2, &[]).expect("nothing was played behind it");
    assert_eq!(hall.sides(5), [PlayerId(8), PlayerId(4)]);
    hall.record(5, 2, 0).expect("recorded");
    hall.record(6, 2, 0).expect("recorded");
    hall.record(7, 2, 1).expect("recorded");
    hall.correct(1, 1, 2, &[]).expect("the score alone voids nothing");

    let refused = hall.correct(1, 2, 0, &[]).expect_err("two later results stand against it");
    let DeskError::Refused(Refusal::WouldVoid { choice, agreed, .. }) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!((choice.void, agreed), (vec![MatchNo(5), MatchNo(7)], vec![]));
    assert!(hall.correct(1, 2, 0, &[5]).is_err(), "agreed to less than it voids");
    assert!(hall.correct(1, 2, 0, &[5, 6, 7]).is_err(), "agreed to more");
    assert!(hall.correct(1, 2, 0, &[5, 7, 7]).is_err(), "one of them twice");
    hall.correct(1, 2, 0, &[7, 5]).expect("agreed to exactly these");
    let cup = hall.desk.club().tournament(CUP).expect("the cup");
    let states: Vec<MatchState> = cup.matches.iter().map(|played| played.state()).collect();
    assert_eq!(states[4..], [MatchState::Ready, MatchState::Finished, MatchState::Waiting]);
    assert_eq!(hall.sides(5), [PlayerId(1), PlayerId(4)]);
    hall.is_clean();
    hall.undo(None).expect("undone");
    let cup = hall.desk.club().tournament(CUP).expect("the cup");
    assert!(cup.matches.iter().all(|played| played.record.is_some()), "all is as before");
    hall.is_clean();
}

#[test]
fn a_match_is_scored_once() {
    let mut hall = Hall::new();
    hall.start(2, BRACKET, Length::FirstTo(2));
    let mut other = hall.another("second desk");
    let result = hall.result(1, 2, 1);
    hall.record(1, 2, 0).expect("recorded");
    let refused = other.perform(&stamp(99), |_| Ok::<_, DeskError>(vec![result.clone()]));
    assert!(matches!(refused, Err(DeskError::Refused(Refusal::AlreadyScored(..)))));
    assert_eq!(other.club(), hall.desk.club(), "the refusal brought the other desk up to date");
}

#[test]
fn an_operation_sent_twice_is_recorded_once() {
    let mut hall = Hall::new();
    let send = |hall: &mut Hall| {
        hall.desk.perform(&stamp(7), |club| {
            Ok::<_, DeskError>(vec![add_player(club.next_player(), "あおくま")])
        })
    };
    assert_eq!(send(&mut hall).expect("sent"), Some(Seq(1)));
    assert_eq!(send(&mut hall).expect("sent again"), Some(Seq(1)));
    assert_eq!(hall.desk.entries().len(), 1);
}

#[test]
fn undo_is_refused_where_a_later_entry_needs_it_and_names_that_entry() {
    let mut hall = Hall::new();
    hall.start(2, BRACKET, Length::FirstTo(2));
    hall.record(1, 2, 0).expect("recorded");
    let refused = hall.undo(Some(2)).expect_err("the result needs the draw");
    let DeskError::NotUndone(UndoRefusal::Needed { seq, by, .. }) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!((seq, by), (Seq(2), vec![Seq(3)]));
    let refused =
        hall.undo(Some(1)).expect_err("the draw needs the tournament, the result the draw");
    let DeskError::NotUndone(UndoRefusal::Needed { by, .. }) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(by, [Seq(2), Seq(3)]);
    assert_eq!(hall.undo(None).expect("undone"), Seq(3));
    assert_eq!(hall.undo(None).expect("undone"), Seq(2));
    assert_eq!(hall.redo().expect("redone"), Seq(2));
    assert_eq!(hall.redo().expect("redone"), Seq(3));
    assert!(matches!(hall.redo(), Err(DeskError::NotUndone(UndoRefusal::NothingToRedo))));
    hall.is_clean();
}

#[test]
fn a_number_is_never_issued_twice() {
    let mut hall = Hall::new();
    hall.register(2);
    hall.undo(None).expect("undone");
    assert_eq!(hall.register(1), [PlayerId(3)]);
    hall.undo(Some(2)).expect("the first two are back");
    let club = hall.desk.club();
    let numbers: Vec<u32> = club.registry().iter().map(|player| player.id.0).collect();
    assert_eq!(numbers, [1, 2, 3]);
    hall.is_clean();
}

/// The row of an undone entry was changed: its number left none for the next match.
#[test]
fn an_altered_undone_play_off_leaves_numbers_for_later_matches() {
    let line = |seq: u64, more: &str| {
        let line = format!(
            r#"{{"seq":{seq},"at":"2026-11-21T01:02:03Z","desk":"desk","op":"o{seq}",{more}}}"#
        );
        Arc::new(Entry::from_line(&line).expect("an entry"))
    };
    let play_off = |no: u32| {
        let play_off = format!(
            r#"{{"kind":"add_play_off","tournament":1,"stage":1,"match":{no},"sides":[1,2],"length":{{"first_to":1}}}}"#
        );
        [line(1, &format!(r#""actions":[{play_off}]"#)), line(2, r#""undoes":1"#)]
    };
    let folded = fold(&play_off(7)).expect("a number that a match had");
    assert_eq!(folded.next_match(CUP), MatchNo(8));
    let refused = fold(&play_off(u32::MAX)).expect_err("a number that no match ever had");
    assert_eq!(refused.seq, Seq(1));
    assert!(matches!(refused.refusal, Refusal::NotTheNextNumber { given: u32::MAX, .. }));
}

/// The desk at work redid what it knew, while the file had something else; a later desk redid the changed entry.
#[test]
fn redo_of_an_undone_entry_that_somebody_altered_is_refused() {
    let mut hall = Hall::new();
    hall.register(1);
    hall.undo(None).expect("undone");
    let file = rusqlite::Connection::open(hall.path()).expect("the file");
    let altered = "UPDATE journal SET actions = replace(actions, 'player 1', 'somebody')";
    assert_eq!(file.execute(altered, []).expect("changed"), 2);
    let refused = |redone: Result<Seq, DeskError>| {
        let altered = UndoRefusal::Altered(Seq(1));
        assert!(matches!(redone, Err(DeskError::NotUndone(why)) if why == altered));
    };
    refused(hall.redo());
    let mut later = hall.another("later desk");
    refused(later.redo(&stamp(98)));
    refused(later.undo(&stamp(99), Some(Seq(2))));
    assert_eq!(later.entries().len(), 2, "nothing was written");
    let back = "UPDATE journal SET actions = replace(actions, 'somebody', 'player 1')";
    file.execute(back, []).expect("changed back");
    assert_eq!(hall.redo().expect("as it was written"), Seq(1));
    hall.is_clean();
}

fn call(no: u32, table: &str) -> Action {
    Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(no), table: table.to_owned() })
}

/// The tables to which the first matches are called.
fn called(club: &Club) -> Vec<Option<String>> {
    let cup = club.tournament(CUP).expect("the cup");
    let table = |no: u32| cup.match_no(MatchNo(no))?.call.as_ref().map(|call| call.table.clone());
    (1..=3).map(table).collect()
}

#[test]
fn an_undone_result_sends_its_match_back_to_the_queue_where_its_table_has_another() {
    let mut hall = Hall::new();
    hall.start(4, Format::RoundRobin { double: false }, Length::FirstTo(2));
    let tables =
        ["1", "2"].map(|name| HallTable { name: name.to_owned(), reserved: false }).to_vec();
    hall.perform(vec![Action::SetTables(SetTables { tables })]).expect("tables");
    hall.perform(vec![call(1, "1")]).expect("called");
    let first = hall.record(1, 2, 0).expect("recorded").expect("an entry").0;
    let tables = |names: [Option<&str>; 3]| names.map(|name| name.map(str::to_owned)).to_vec();
    hall.perform(vec![call(2, "1")]).expect("called");
    let mut other = hall.another("second desk");

    hall.undo(Some(first)).expect("the later call stays");
    assert_eq!(called(hall.desk.club()), tables([None, Some("1"), None]));
    let cup = hall.desk.club().tournament(CUP).expect("the cup");
    assert_eq!(cup.match_no(MatchNo(1)).map(|played| played.state()), Some(MatchState::Ready));
    assert_eq!(fold(hall.desk.entries()).as_ref(), Ok(hall.desk.club()));
    hall.is_clean();

    // Two desks, one table; the second has not looked since.
    hall.perform(vec![call(1, "2")]).expect("called");
    let late = other.perform::<DeskError>(&stamp(900), |_| Ok(vec![call(3, "2")]));
    assert!(matches!(
        late,
        Err(DeskError::Refused(Refusal::Event(
            EventRefusal::TableTaken(..) | EventRefusal::Busy(..)
        )))
    ));
    assert_eq!(called(other.club()), tables([Some("2"), Some("1"), None]));
    hall.record(1, 0, 2).expect("recorded again");
    hall.is_clean();
}

#[test]
fn an_undone_result_frees_players_who_sit_elsewhere_since() {
    let mut hall = Hall::new();
    hall.start(4, Format::RoundRobin { double: false }, Length::FirstTo(2));
    let tables =
        ["1", "2"].map(|name| HallTable { name: name.to_owned(), reserved: false }).to_vec();
    hall.perform(vec![Action::SetTables(SetTables { tables })]).expect("tables");
    hall.perform(vec![call(1, "1")]).expect("called");
    let first = hall.record(1, 2, 0).expect("recorded").expect("an entry").0;
    let sides = hall.sides(1);
    let next = (3..=6).find(|no| hall.sides(*no).iter().any(|side| sides.contains(side)));
    let next = next.expect("a match of one of them");
    hall.perform(vec![call(next, "2")]).expect("called");
    hall.undo(Some(first)).expect("the later call stays");
    assert_eq!(called(hall.desk.club())[0], None);
    hall.redo().expect("counts again");
    assert_eq!(called(hall.desk.club())[0].as_deref(), Some("1"), "as it was played");
    assert_eq!(fold(hall.desk.entries()).as_ref(), Ok(hall.desk.club()));
    hall.is_clean();
}

#[test]
fn another_desk_is_followed() {
    let mut hall = Hall::new();
    let mut other = hall.another("second desk");
    assert_eq!(other.follow().expect("nothing yet"), Followed::Nothing);
    hall.register(3);
    assert_eq!(other.follow().expect("followed"), Followed::Entries);
    assert_eq!(other.club(), hall.desk.club());
    hall.undo(None).expect("undone");
    assert_eq!(other.follow().expect("followed"), Followed::Entries);
    assert!(other.club().registry().is_empty());
}

#[test]
fn check_finds_a_row_that_somebody_changed_by_hand() {
    let mut hall = Hall::new();
    hall.start(4, BRACKET, Length::FirstTo(2));
    hall.record(1, 2, 1).expect("recorded");
    let file = rusqlite::Connection::open(hall.path()).expect("the file");
    file.execute("UPDATE ratings SET rating = 2000 WHERE player = 1", []).expect("changed");
    file.execute("DELETE FROM aliases", []).expect("nothing there");
    file.execute("DELETE FROM matches WHERE match = 2", []).expect("taken away");
    assert_eq!(hall.desk.verify().expect("verified").len(), 2);
    hall.desk.republish().expect("made anew");
    hall.is_clean();
}

/// Comparing pair by pair, thirty thousand games locked the file for half a minute.
#[test]
fn a_match_of_very_many_games_is_corrected_at_once() {
    let mut hall = Hall::new();
    hall.start(2, Format::RoundRobin { double: false }, Length::FirstTo(1));
    let score = |draws| Outcome::Score(Score { a: 1, b: 0, draws, ..Score::default() });
    let (tournament, no, sides) = (CUP, MatchNo(1), hall.sides(1));
    let (outcome, played_on) = (score(Score::MOST), today());
    let action = Action::RecordResult(RecordResult { tournament, no, sides, outcome, played_on });
    hall.perform(vec![action]).expect("recorded");
    for draws in [0, Score::MOST - 1] {
        let (outcome, void) = (score(draws), Vec::new());
        let action = Action::CorrectResult(CorrectResult {
            tournament,
            no,
            sides,
            outcome,
            void,
            keep: Vec::new(),
            reason: None,
        });
        hall.perform(vec![action]).expect("corrected");
        hall.is_clean();
    }
    hall.correct(1, 0, 1, &[]).expect("corrected");
    hall.is_clean();
}

/// Earlier matches are not published again.
#[test]
fn a_result_publishes_the_ratings_of_its_own_match_alone() {
    let mut hall = Hall::new();
    hall.start(4, BRACKET, Length::FirstTo(2));
    hall.record(1, 2, 1).expect("recorded");
    let before = hall.desk.club().clone();
    hall.record(2, 2, 1).expect("recorded");
    let changes = diff(&before, hall.desk.club()).into_iter();
    let rated = changes.filter(|change| match change {
        Change::Put(table, _) | Change::Drop(table, _) => *table == Table::RatingChanges,
    });
    assert_eq!(rated.count(), 2, "two players");
}

#[test]
fn a_stage_is_published_as_drawn_once_it_is() {
    let drawn = |hall: &Hall| {
        rows(hall.desk.club()).into_iter().find_map(|change| match change {
            Change::Put(Table::Stages, row) => Some(row[4].clone()),
            _ => None,
        })
    };
    let mut hall = Hall::new();
    hall.perform(vec![create(CUP, "Cup", BRACKET, Length::FirstTo(2))]).expect("created");
    assert_eq!(drawn(&hall), Some(Value::Integer(0)));
    let mut hall = Hall::new();
    hall.start(4, BRACKET, Length::FirstTo(2));
    assert_eq!(drawn(&hall), Some(Value::Integer(1)));
}

/// Otherwise the time to undo an import would grow with the square of its matches.
#[test]
fn rows_that_refer_to_others_are_taken_away_before_them() {
    let mut hall = Hall::new();
    hall.start(4, BRACKET, Length::FirstTo(2));
    hall.record(1, 2, 1).expect("recorded");
    let tables: Vec<Table> = diff(hall.desk.club(), &Club::default())
        .into_iter()
        .map(|change| match change {
            Change::Drop(table, _) => table,
            Change::Put(table, _) => panic!("nothing is left to write, but {table:?}"),
        })
        .collect();
    assert!(tables.contains(&Table::RatingChanges) && tables.contains(&Table::Players));
    assert!(tables.is_sorted_by_key(|table| std::cmp::Reverse(*table)), "{tables:?}");
}

#[test]
fn a_journal_moves_to_another_file_and_goes_on_there() {
    let mut hall = Hall::new();
    hall.start(4, BRACKET, Length::FirstTo(2));
    hall.record(1, 2, 1).expect("recorded");
    hall.undo(None).expect("undone");
    let mut copy = Hall::new();
    let journal = hall.desk.entries().to_vec();
    assert_eq!(copy.desk.take_in(&journal).expect("taken in"), 4);
    assert_eq!(copy.desk.take_in(&journal).expect("again"), 0);
    assert_eq!(copy.desk.club(), hall.desk.club());
    copy.is_clean();
    let mut other = Hall::new();
    other.register(1);
    assert!(matches!(other.desk.take_in(&journal), Err(DeskError::Diverges(Seq(1)))));
}

#[test]
fn two_rating_lists_exchange_their_names() {
    let mut hall = Hall::new();
    let name = |list, name: &str| {
        let (name, scale) = (name.to_owned(), Box::new(Scale::STANDARD));
        Action::SetRatingList(SetRatingList {
            list,
            name,
            scale,
            established: Established::STANDARD,
        })
    };
    let second = ListId(2);
    hall.perform(vec![name(second, "blitz")]).expect("a second list");
    let exchange = vec![name(second, "x"), name(ListId::MAIN, "blitz"), name(second, "main")];
    hall.perform(exchange).expect("exchanged");
    hall.is_clean();
    hall.undo(None).expect("back");
    hall.is_clean();
    let same = hall.perform(vec![name(second, "ＭＡＩＮ")]);
    assert!(matches!(same, Err(DeskError::Refused(Refusal::ListNameTaken(_, ListId::MAIN)))));
}

/// An undone entry uses its numbers too; a hand-made journal must not exhaust them.
#[test]
fn a_journal_whose_undone_numbers_were_never_next_is_refused() {
    let line = r#"{"seq":1,"at":"2026-11-21T01:02:03Z","desk":"d","op":"1","actions":[{"kind":"add_player","player":4294967295,"name":"a"}]}"#;
    let undo = r#"{"seq":2,"at":"2026-11-21T01:02:03Z","desk":"d","op":"2","undoes":1}"#;
    let journal = [line, undo].map(|line| Arc::new(Entry::from_line(line).expect("an entry")));
    let mut hall = Hall::new();
    let refused = hall.desk.take_in(&journal);
    assert!(matches!(refused, Err(DeskError::Broken(fault)) if fault.seq == Seq(1)));
    assert!(hall.desk.entries().is_empty());
}

/// A desk whose clock is wrong by millennia still leaves a file that opens.
#[test]
fn any_time_that_is_written_can_be_read_and_no_other_is_written() {
    let mut hall = Hall::new();
    let mut stamp = stamp(1);
    for (op, years, is_written) in [
        ("future", 7_000, true),
        ("past", -1_900, true),
        ("beyond", 100_000, false),
        ("before", -100_000, false),
    ] {
        stamp.at = chrono::DateTime::from_timestamp(years * 31_556_952, 0).expect("a time");
        stamp.op = banzuke::journal::OpId(op.to_owned());
        let add = |club: &banzuke::club::Club| vec![add_player(club.next_player(), "a")];
        let done = hall.desk.perform(&stamp, |club| Ok::<_, DeskError>(add(club)));
        let is_clock =
            matches!(done, Err(DeskError::Store(StoreError::Clock(at))) if at == stamp.at);
        assert_eq!((done.is_ok(), is_clock), (is_written, !is_written), "{op}");
    }
    assert_eq!(hall.another("second desk").entries(), hall.desk.entries());
    for entry in hall.desk.entries() {
        assert_eq!(Entry::from_line(&entry.to_line()).as_ref(), Ok(entry.as_ref()));
    }
}

#[test]
fn a_closed_tournament_takes_corrections_but_plays_nothing_again() {
    let mut hall = Hall::new();
    hall.start(4, BRACKET, Length::FirstTo(2));
    for no in 1..=3 {
        hall.record(no, 2, 0).expect("recorded");
    }
    hall.perform(vec![Action::CloseTournament(CloseTournament { tournament: CUP })])
        .expect("closed");
    hall.correct(1, 2, 1, &[]).expect("a score is corrected");
    let refused = hall.correct(1, 0, 2, &[3]).expect_err("the final would have to be played");
    let DeskError::Refused(refusal) = refused else { panic!("{refused:?}") };
    let Refusal::ClosedToPlay(.., choice) = &refusal else { panic!("{refusal:?}") };
    let stands = Some(vec![MatchNo(3)]);
    assert_eq!((&choice.void, &choice.keep), (&vec![MatchNo(3)], &stands));
    let told = ENGLISH.message.refusal(&refusal, hall.desk.club());
    assert!(String::from(told).contains("--swap 3"), "the way that is left is named");

    // The dry run agrees to the way that is left, and says what it comes to.
    let asked = Action::CorrectResult(CorrectResult {
        tournament: CUP,
        no: MatchNo(1),
        sides: hall.sides(1),
        outcome: Outcome::Score(Score::new(0, 2)),
        void: Vec::new(),
        keep: Vec::new(),
        reason: None,
    });
    let told = hall.desk.club().consequences(&asked).expect("names may have been exchanged");
    assert_eq!((told.void, told.keep), (vec![], stands));
    let sides = told.matches[0].after.expect("still a match").sides;
    assert_eq!(sides, [Some(PlayerId(4)), Some(PlayerId(2))]);
}
