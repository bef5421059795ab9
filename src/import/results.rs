//! A list of results.

use std::collections::HashMap;

use chrono::NaiveDate;

use super::fault::Faults;
use super::people::People;
use super::recorder::Recorder;
use super::rows::{Column, Row, read};
use super::suspect::{Answers, ResolvedPlayer, taken};
use super::{DuplicatePolicy, Encoding, ImportFault, Note, Plan, Unread, Why, cells};
use crate::club::{Action, Club, Refusal};
use crate::domain::deal::Deals;
use crate::domain::game::{Game, Hand};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::name::{clean, fold};
use crate::domain::number::{PlayerId, narrow};
use crate::domain::progress::{NoProgress, Progress, ProgressCounter, Task};
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score, Side};

pub(super) const COLUMNS: &[Column] = &[
    Column::required("event"),
    Column::required("round"),
    Column::required("player_a"),
    Column::required("player_b"),
    Column::required("games_a"),
    Column::required("games_b"),
    Column::optional("draws"),
    Column::optional("date"),
    Column::optional("hand_a"),
    Column::optional("first"),
];
const EVENT: usize = 0;
const ROUND: usize = 1;
const PLAYERS: [usize; 2] = [2, 3];
const GAMES: [usize; 2] = [4, 5];
const DRAWS: usize = 6;
const DATE: usize = 7;
const HAND: usize = 8;
const FIRST: usize = 9;

/// Plans the recording of results with the header
/// `event,round,player_a,player_b,games_a,games_b[,draws][,date][,hand_a][,first]`. Unknown players are registered, and
/// each event becomes one tournament without pairings, or continues one that the club has. A match without a date was
/// played `today`. Unknown players who may be registered with another spelling are suspects, on whom `doubt` decides.
///
/// A row with a hand or a first move records its games one by one, all alike; since the order is unknown, the games
/// that the first side won come first. Where hands differ from game to game, a row is one game.
pub fn results(
    club: &Club,
    bytes: &[u8],
    today: NaiveDate,
    doubt: DuplicatePolicy,
) -> Result<Plan, ImportFault> {
    planned(club, bytes, today, &doubt.into(), &NoProgress).map_err(Unread::first)
}

/// [`results`] with answers to single rows and progress by row; all faults are found.
pub(super) fn planned(
    club: &Club,
    bytes: &[u8],
    today: NaiveDate,
    answers: &Answers,
    progress: &dyn Progress,
) -> Result<Plan, Unread> {
    let (rows, encoding) = (read(bytes, COLUMNS, progress)?, Encoding::of(bytes));
    let anew = Import::new(club, answers, HashMap::new()).take_in(&rows, today, progress)?;
    let suspects = anew.to.people.suspects(progress)?;
    if answers.others != DuplicatePolicy::Use || suspects.is_empty() {
        return Ok(anew.written_in(encoding).to.plan(suspects, today));
    }
    let meant = taken(&suspects)?;
    let import = Import::new(club, answers, meant).take_in(&rows, today, progress)?;
    Ok(import.written_in(encoding).to.plan(Vec::new(), today))
}

#[derive(Debug)]
struct Import<'a> {
    to: Recorder<'a>,
}

impl<'a> Import<'a> {
    fn new(club: &'a Club, answers: &'a Answers, taken: HashMap<String, ResolvedPlayer>) -> Self {
        Self { to: Recorder::new(club, People::new(club, answers, taken)) }
    }

    fn take_in(
        mut self,
        rows: &[Result<Row, ImportFault>],
        today: NaiveDate,
        progress: &dyn Progress,
    ) -> Result<Self, Unread> {
        let (mut faults, count) =
            (Faults::default(), ProgressCounter::new(progress, Task::Checking, rows.len()));
        for row in rows {
            count.one()?;
            let done = match row {
                Ok(row) => self.row(row, today),
                Err(fault) => Err(fault.clone()),
            };
            faults.note(done)?;
        }
        faults.into_result()?;
        Ok(self)
    }

    /// Notes what the file is written in, if that is not UTF-8.
    fn written_in(mut self, encoding: Option<Encoding>) -> Self {
        self.to.people.notes.splice(0..0, encoding.map(Note::Decoded));
        self
    }

    fn row(&mut self, row: &Row, today: NaiveDate) -> Result<(), ImportFault> {
        let round = named(row, ROUND)?;
        let score = score(row)?;
        let dated =
            row.given(DATE).map(|text| cells::date(text).map_err(|why| row.fault(DATE, why)));
        let dated = dated.transpose()?;
        let id = self.event(row)?;
        let a = self.player(row, PLAYERS[0])?;
        let b = self.player(row, PLAYERS[1])?;
        if a == b {
            return Err(row.fault(PLAYERS[1], Why::Refused(Refusal::AgainstThemself(b))));
        }
        let [a, b] =
            [a, b].map(|player| self.to.people.draft.club.entered_as(id, player).unwrap_or(player));
        self.to.is_new(id, &round, [a, b], score, dated).map_err(|why| row.fault(ROUND, why))?;
        let (no, games) = (self.to.people.draft.club.next_match(id), games(row, score)?);
        let record = Action::RecordMatch {
            tournament: id,
            no,
            round: RoundName::Named(round),
            sides: [a, b],
            outcome: Outcome::Score(score),
            played_on: dated.unwrap_or(today),
        };
        record.may_be_dated(today).map_err(|why| row.fault(DATE, Why::Refused(why)))?;
        let draft = &mut self.to.people.draft;
        let done = if games.is_empty() { draft.note_match(record) } else { draft.perform(record) };
        done.map_err(|why| row.fault(blamed(&why), why))?;
        if games.is_empty() {
            return Ok(());
        }
        let told = Action::SetGames { tournament: id, no, games, deals: Deals::default() };
        self.to.people.draft.perform(told).map_err(|why| row.fault(HAND, why))
    }

    /// The tournament of a row, created with its first.
    fn event(&mut self, row: &Row) -> Result<TournamentId, ImportFault> {
        let name = named(row, EVENT)?;
        self.to.event(&name, ListId::MAIN).map_err(|why| row.fault(EVENT, why))
    }

    /// The player of a cell, registered if unknown.
    fn player(&mut self, row: &Row, column: usize) -> Result<PlayerId, ImportFault> {
        let name = named(row, column)?;
        self.to.people.player(row.line, &name).map_err(|why| row.fault(column, why))
    }
}

/// The column in which to mend what the club does not allow.
fn blamed(why: &Why) -> usize {
    match why {
        Why::Refused(Refusal::Unclean(_) | Refusal::TooLong(..) | Refusal::Empty(_)) => ROUND,
        _ => EVENT,
    }
}

fn named(row: &Row, column: usize) -> Result<String, ImportFault> {
    let name = clean(row.cell(column).unwrap_or_default());
    if name.is_empty() { Err(row.fault(column, Why::Empty)) } else { Ok(name) }
}

fn score(row: &Row) -> Result<Score, ImportFault> {
    let games =
        |column| count(row.cell(column).unwrap_or_default()).map_err(|why| row.fault(column, why));
    let draws = row.given(DRAWS).map_or(Ok(0), |_| games(DRAWS))?;
    let score = Score { a: games(GAMES[0])?, b: games(GAMES[1])?, draws, ..Score::default() };
    if score.games() == 0 { Err(row.fault(GAMES[0], Why::NoGames)) } else { Ok(score) }
}

/// The games of a row that says what was dealt or who moved first.
fn games(row: &Row, score: Score) -> Result<Vec<Game>, ImportFault> {
    let hand = row.given(HAND).map(|text| {
        let hand = text.parse::<Hand>();
        hand.map_err(|_fault| row.fault(HAND, Why::NotAHand))
    });
    let first = row.given(FIRST).map(|text| match fold(text).as_str() {
        "a" => Ok(Side::A),
        "b" => Ok(Side::B),
        _ => Err(row.fault(FIRST, Why::NotASide)),
    });
    let (hand, first) = (hand.transpose()?, first.transpose()?);
    if hand.is_none() && first.is_none() {
        return Ok(Vec::new());
    }
    let won = [(Some(Side::A), score.a), (Some(Side::B), score.b), (None, score.draws)];
    let alike = |(winner, games): (Option<Side>, u32)| (0..games).map(move |_| winner);
    Ok(won.into_iter().flat_map(alike).map(|winner| Game { winner, hand, first }).collect())
}

fn count(text: &str) -> Result<u32, Why> {
    let text = &*narrow(text);
    let digits = text.strip_prefix('-').unwrap_or(text);
    if text.is_empty() {
        Err(Why::Empty)
    } else if !digits.bytes().all(|byte| byte.is_ascii_digit()) || digits.is_empty() {
        Err(Why::NotANumber)
    } else if digits.len() < text.len() {
        Err(Why::Negative)
    } else {
        text.parse().ok().filter(|&games| games <= Score::MOST).ok_or(Why::TooManyGames)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ids::MatchNo;

    const HEADER: &str = "event,round,player_a,player_b,games_a,games_b,draws,date";

    fn today() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day")
    }

    fn import(rows: &str) -> Result<Plan, ImportFault> {
        results(
            &Club::default(),
            format!("{HEADER}\n{rows}").as_bytes(),
            today(),
            DuplicatePolicy::Ask,
        )
    }

    #[test]
    fn every_bad_row_says_where_it_is_bad() {
        for (row, column, why) in [
            ("Cup,1,a,b,x,1,0,2026-11-21", "games_a", Why::NotANumber),
            ("Cup,1,a,b,2.0,1,0,2026-11-21", "games_a", Why::NotANumber),
            ("Cup,1,a,b,-2,1,0,2026-11-21", "games_a", Why::Negative),
            ("Cup,1,a,b,2,,0,2026-11-21", "games_b", Why::Empty),
            ("Cup,1,a,b,2,10000,0,2026-11-21", "games_b", Why::TooManyGames),
            ("Cup,1,a,b,2,99999999999,0,2026-11-21", "games_b", Why::TooManyGames),
            ("Cup,1,a,b,0,0,0,2026-11-21", "games_a", Why::NoGames),
            ("Cup,1,a,b,2,1,0,21.11.2026", "date", Why::NotADate),
            ("Cup,1,a,b,2,1,0,2026-02-30", "date", Why::NotADate),
            ("Cup,1,a,b,2,1,0,2026-1-5", "date", Why::NotADate),
            (",1,a,b,2,1,0,2026-11-21", "event", Why::Empty),
            ("Cup,,a,b,2,1,0,2026-11-21", "round", Why::Empty),
            ("Cup,1,\u{200b},b,2,1,0,2026-11-21", "player_a", Why::Empty),
            (
                "Cup,1,TM,ｔｍ,2,1,0,2026-11-21",
                "player_b",
                Why::Refused(Refusal::AgainstThemself(PlayerId(1))),
            ),
        ] {
            let fault = import(row).expect_err(row);
            assert_eq!((fault.line, fault.column.as_deref()), (2, Some(column)), "{row}");
            assert_eq!(fault.why, why, "{row}");
        }
    }

    #[test]
    fn lines_are_counted_as_an_editor_counts_them() {
        let rows = "\r\n\"Cup\",1,a,b,2,1,0,2026/11/21\r\n\r\nCup,1,a,b\r\n";
        let fault = import(rows).expect_err("a short row");
        assert_eq!(fault.line, 5);
        assert_eq!(fault.why, Why::FieldCount { header: 8, row: 4 });
        let open = rows.replace("Cup,1", "\"Cup,1") + "Cup,2,a,b,2,1,0,\n";
        let fault = import(&open).expect_err("a quote left open");
        assert_eq!((fault.line, fault.column.as_deref()), (5, Some("event")));
        assert_eq!(fault.why, Why::LineBreak);
    }

    #[test]
    fn blank_draws_and_dates_are_none() {
        let plan = import("Cup,1,a,b,2,1,,\nCup,2,a,b,1,1,1, ").expect("a plan");
        let recorded = plan.actions.iter().filter_map(|action| match action {
            Action::RecordMatch { outcome, played_on, .. } => Some((outcome.played(), *played_on)),
            _ => None,
        });
        let wanted = [
            Score { a: 2, b: 1, draws: 0, ..Score::default() },
            Score { a: 1, b: 1, draws: 1, ..Score::default() },
        ];
        assert!(recorded.eq(wanted.map(|score| (Some(score), today()))));
    }

    #[test]
    fn the_same_match_is_not_recorded_twice_on_one_day_but_on_two() {
        let row = "Cup,1,a,b,2,1,0,2026-11-20";
        let first = import(row).expect("a plan");
        let again = |row: &str| {
            results(
                &first.club,
                format!("{HEADER}\n{row}").as_bytes(),
                today(),
                DuplicatePolicy::Ask,
            )
        };
        let twice = again("cup,1,B,A,1,2,0,2026-11-20").expect_err("the same match");
        assert_eq!(twice.why, Why::Recorded(TournamentId(1), MatchNo(1)));
        let later = again("Cup,1,a,b,2,1,0,2026-11-21").expect("another day");
        assert_eq!((later.matches(), later.tournaments(), later.players()), (1, 0, 0));
    }
}
