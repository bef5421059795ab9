//! A list of results.

mod ended;

use std::collections::HashMap;

use chrono::NaiveDate;

use ended::{games, outcome};

use super::fault::Faults;
use super::headings::RESULTS;
use super::people::People;
use super::recorder::Recorder;
use super::rows::{Row, Table};
use super::suspect::{Answers, ResolvedPlayer, taken};
use super::table::encoding_of;
use super::{DuplicatePolicy, ImportFault, Note, Plan, Source, Unread, Why, cells};
use crate::club::{Action, Club, Refusal};
use crate::domain::deal::Deals;
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::name::clean;
use crate::domain::number::PlayerId;
use crate::domain::progress::{NoProgress, Progress, ProgressCounter, Task};
use crate::domain::round::RoundName;

const EVENT: usize = 0;
const ROUND: usize = 1;
const PLAYERS: [usize; 2] = [2, 3];
const GAMES: [usize; 2] = [4, 5];
const DRAWS: usize = 6;
const DATE: usize = 7;
const HAND: usize = 8;
const FIRST: usize = 9;
const TOLD: usize = 10;
const NUMBERS: [usize; 2] = [11, 12];
const WALKOVER: usize = 13;
const EXIT: usize = 14;
const WINNER: usize = 15;
const STARTS: [usize; 2] = [16, 17];

/// Plans the recording of results with the header
/// `event,round,player_a,player_b,games_a,games_b[,draws][,date][,hand_a][,first]`. Unknown players are registered, and
/// each event becomes one tournament without pairings, or continues one that the club has. A match without a date was
/// played `today`. Unknown players who may be registered with another spelling are suspects, on whom `doubt` decides.
///
/// A row with a hand or a first move records its games one by one, all alike; since the order is unknown, the games
/// that the first side won come first. Where they differ, `games` tells them in order with their hands, as
/// `export matches` writes them (`w@0.4 l w`), and `first` who moved first in each (`a b a`).
pub fn results<'a>(
    club: &Club,
    source: impl Into<Source<'a>>,
    today: NaiveDate,
    doubt: DuplicatePolicy,
) -> Result<Plan, ImportFault> {
    planned(club, source, today, &doubt.into(), &NoProgress).map_err(Unread::first)
}

/// [`results`] with answers to single rows and progress by row; all faults are found.
pub fn planned<'a>(
    club: &Club,
    source: impl Into<Source<'a>>,
    today: NaiveDate,
    answers: &Answers,
    progress: &dyn Progress,
) -> Result<Plan, Unread> {
    let source = Source { progress, ..source.into() };
    let table = Table::open(source, RESULTS)?;
    let of_file: Vec<Note> = encoding_of(source.bytes).map(Note::Decoded).into_iter().collect();
    let plan = |taken| Import::new(club, answers, taken).take_in(&table, today, progress);
    let noted = |mut plan: Plan| {
        plan.notes.splice(0..0, of_file.clone());
        plan
    };
    let anew = plan(HashMap::new())?;
    let suspects = anew.to.people.suspects(progress)?;
    if answers.others != DuplicatePolicy::Use || suspects.is_empty() {
        return Ok(noted(anew.to.plan(suspects, today)));
    }
    let import = plan(taken(&suspects)?)?;
    Ok(noted(import.to.plan(Vec::new(), today)))
}

#[derive(Debug)]
struct Import<'a> {
    to: Recorder<'a>,
    /// Whether the first player of a row is the one who moved first, as the heading says.
    moves_first: bool,
    /// The tournaments of cells as they stand there, since most rows name one that the row before named.
    events: HashMap<String, TournamentId>,
    /// Players by their cells, where no number tells them apart.
    players: HashMap<String, PlayerId>,
}

impl<'a> Import<'a> {
    fn new(club: &'a Club, answers: &'a Answers, taken: HashMap<String, ResolvedPlayer>) -> Self {
        Self {
            to: Recorder::new(club, People::new(club, answers, taken)),
            moves_first: false,
            events: HashMap::new(),
            players: HashMap::new(),
        }
    }

    fn take_in(
        mut self,
        table: &Table<'_>,
        today: NaiveDate,
        progress: &dyn Progress,
    ) -> Result<Self, Unread> {
        self.moves_first = table.is_headed(PLAYERS[0], "先手");
        let mut totals = Vec::new();
        let count = ProgressCounter::new(progress, Task::Checking, table.len());
        let mut faults = Faults::default();
        // Room at once, where there is as much: a list that grows stands there twice. An eighth for tournaments and players;
        // lines may turn out to be none.
        let _ = self.to.people.draft.actions.try_reserve_exact(table.len() + table.len() / 8);
        for row in table.listed(|line, text| totals.push(Note::Total { line, text })) {
            count.one()?;
            faults.note(row.and_then(|row| self.row(&row, today)));
        }
        self.to.people.notes.extend(totals);
        faults.into_result()?;
        Ok(self)
    }

    fn row(&mut self, row: &Row, today: NaiveDate) -> Result<(), ImportFault> {
        let round = named(row, ROUND)?;
        let outcome = outcome(row)?;
        let dated =
            row.given(DATE).map(|text| cells::date(text).map_err(|why| row.fault(DATE, why)));
        let dated = dated.transpose()?;
        let id = self.event(row)?;
        let a = self.player(row, 0)?;
        let b = self.player(row, 1)?;
        if a == b {
            return Err(row.fault(PLAYERS[1], Why::Refused(Refusal::AgainstThemself(b))));
        }
        let [a, b] =
            [a, b].map(|player| self.to.people.draft.club.entered_as(id, player).unwrap_or(player));
        let score = outcome.played();
        let new = self.to.is_new(id, &round, [a, b], outcome, dated);
        new.map_err(|why| row.fault(ROUND, why))?;
        let no = self.to.people.draft.club.next_match(id);
        let games = score.map_or(Ok(Vec::new()), |score| games(row, score, self.moves_first))?;
        let record = Action::RecordMatch {
            tournament: id,
            no,
            round: RoundName::Named(round.into()),
            sides: [a, b],
            outcome,
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
        let column = if row.given(TOLD).is_some() { TOLD } else { HAND };
        self.to.people.draft.perform(told).map_err(|why| row.fault(column, why))
    }

    /// The tournament of a row, created with its first.
    fn event(&mut self, row: &Row) -> Result<TournamentId, ImportFault> {
        let cell = row.cell(EVENT).unwrap_or_default();
        if let Some(&id) = self.events.get(cell) {
            return Ok(id);
        }
        let name = named(row, EVENT)?;
        let id = self.to.event(&name, ListId::MAIN).map_err(|why| row.fault(EVENT, why))?;
        self.events.insert(cell.to_owned(), id);
        Ok(id)
    }

    /// The player of a side, registered if unknown. A number tells namesakes apart; in another club it is another's.
    fn player(&mut self, row: &Row, side: usize) -> Result<PlayerId, ImportFault> {
        let column = PLAYERS[side];
        let cell = row.cell(column).unwrap_or_default();
        if let (Some(&player), None) = (self.players.get(cell), row.given(NUMBERS[side])) {
            return Ok(player);
        }
        let name = named(row, column)?;
        let number = row.given(NUMBERS[side]).and_then(|text| PlayerId::parse_full(text).ok());
        if let Some(player) = number.and_then(|number| self.to.people.numbered(number, &name)) {
            return Ok(player);
        }
        let player = self.to.people.player(row.line, &name);
        let player = player.map_err(|why| row.fault(column, why))?;
        self.players.insert(cell.to_owned(), player);
        Ok(player)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::{Place, Seq};
    use crate::domain::ids::MatchNo;
    use crate::domain::score::Score;

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
            ("Cup,1,a,b,2,1,0,03/04/2026", "date", Why::AmbiguousDate),
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
    fn a_walkover_is_recorded_once_and_a_winner_is_the_one_of_the_games() {
        const HEADER: &str = "event,round,player_a,player_b,games_a,games_b,walkover,winner,date";
        let read = |club: &Club, row: &str| {
            let file = format!("{HEADER}\n{row}");
            results(club, file.as_bytes(), today(), DuplicatePolicy::Ask)
        };
        let mut club = Club::default();
        let plan = read(&club, "Cup,1,a,b,,,a,a,2026-11-20").expect("a plan");
        for (action, index) in plan.actions.iter().zip(0..) {
            club.perform(action, Place { seq: Seq(1), index }).expect("planned");
        }
        let twice = read(&club, "Cup,1,b,a,,,b,,2026-11-20").expect_err("the same walkover");
        assert_eq!(twice.why, Why::Recorded(TournamentId(1), MatchNo(1)));
        assert!(read(&club, "Cup,1,a,b,,,b,,2026-11-20").is_ok(), "the other side won this one");
        for row in ["Cup,2,a,b,2,1,,b,", "Cup,2,a,b,1,1,,a,", "Cup,2,a,b,,,a,b,"] {
            assert_eq!(read(&club, row).expect_err(row).why, Why::OtherWinner, "{row}");
        }
        assert!(read(&club, "Cup,2,a,b,1,2,,b,").is_ok());
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
        let mut club = Club::default();
        for (action, index) in first.actions.iter().zip(0..) {
            club.perform(action, Place { seq: Seq(1), index }).expect("planned");
        }
        let again = |row: &str| {
            results(&club, format!("{HEADER}\n{row}").as_bytes(), today(), DuplicatePolicy::Ask)
        };
        let twice = again("cup,1,B,A,1,2,0,2026-11-20").expect_err("the same match");
        assert_eq!(twice.why, Why::Recorded(TournamentId(1), MatchNo(1)));
        let later = again("Cup,1,a,b,2,1,0,2026-11-21").expect("another day");
        assert_eq!((later.matches(), later.tournaments(), later.players()), (1, 0, 0));
    }
}
