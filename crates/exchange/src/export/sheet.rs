//! Rows under named columns, in any output format.

use std::borrow::Cow;
use std::io::Write;
use std::{fmt, io};

use chrono::NaiveDate;
use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};

#[cfg(feature = "workbooks")]
use super::xlsx;
use super::{Column, csv, html, markdown};
use crate::club::question::backtest::Rival;
use crate::club::tournament::Fixture;
use crate::club::{Club, MatchState};
use crate::domain::ids::MatchNo;
use crate::domain::name::shown;
use crate::domain::number::PlayerId;
use crate::domain::prize::Money;
use crate::domain::rating::written;
use crate::domain::round::RoundName;
use crate::domain::rounding::rounded;
use crate::domain::score::{ExitReason, Outcome, Side};
use crate::domain::standings::{Step, TieDecision};
use crate::foresight::Candidate;

/// Rows under named columns.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    pub columns: Vec<Column>,
    /// The rows, each with one cell a column.
    pub rows: Vec<Vec<Cell>>,
    /// The heading above the rows, where people read them.
    pub heading: Option<Heading>,
}

/// The value of one cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    Empty,
    Text(String),
    /// A word of ours: in data always the same, for people in their language.
    Term(Term),
    Whole(i64),
    /// A rating or its change: all digits in data, two decimals for people.
    Rating(f64),
    /// A provisional rating: all digits in data, a whole number with `?` for people.
    Provisional(f64),
    /// A probability or a share: all digits in data, four decimals for people.
    Share(f64),
    /// Match points: as few digits as say it.
    Points(f64),
    /// An amount: with its hundredths, if there are any.
    Money(Money),
    Day(NaiveDate),
}

impl Cell {
    /// A worked-out figure, cut to so many parts of one.
    pub fn figure(figure: f64, parts: f64) -> Self {
        Self::Points((figure * parts).round() / parts)
    }

    /// A random seed, which may be larger than a whole number of a cell.
    pub fn seed(seed: u64) -> Self {
        i64::try_from(seed).map_or_else(|_| Self::text(seed.to_string()), Self::Whole)
    }
}

/// How a sheet is written.
#[derive(strum::Display, strum::EnumString, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A workbook.
    Xlsx,
    /// Comma-separated, one header line.
    Csv,
    /// Separated by tabs, else as comma-separated values.
    Tsv,
    /// An array of objects, one a line.
    Json,
    #[strum(serialize = "md")]
    Markdown,
    /// A page that stands alone.
    Html,
    /// Columns for the eye.
    #[strum(to_string = "txt", serialize = "text")]
    Table,
}

/// This program was built without workbooks. It travels as an [`io::Error`]; [`NoWorkbooks::is`] finds it there.
#[derive(Debug, thiserror::Error)]
#[error("built without workbooks")]
pub struct NoWorkbooks;

impl NoWorkbooks {
    pub fn is(error: &io::Error) -> bool {
        matches!(error.get_ref(), Some(why) if why.is::<Self>())
    }
}

impl Format {
    /// All, as people are asked for one.
    pub const ALL: [Self; 7] =
        [Self::Xlsx, Self::Csv, Self::Html, Self::Markdown, Self::Table, Self::Tsv, Self::Json];

    /// Those that this program was built for.
    pub fn offered() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|format| *format != Self::Xlsx || cfg!(feature = "workbooks"))
    }

    /// Whether programs read it, so that it says the same in every language.
    pub fn is_for_programs(self) -> bool {
        matches!(self, Self::Csv | Self::Tsv | Self::Json)
    }

    /// Whether its headings are words for readers, not short names.
    pub const fn is_for_readers(self) -> bool {
        matches!(self, Self::Xlsx | Self::Html)
    }

    /// The extension of such files.
    pub fn extension(self) -> &'static str {
        self.into()
    }

    /// The format of files with that extension.
    pub fn of_extension(extension: &str) -> Option<Self> {
        let named = |format: &Self| format.extension().eq_ignore_ascii_case(extension);
        Self::ALL.into_iter().find(named)
    }
}

/// A sheet with a row for each line: what the cells of a row share, then each column with its cell. With `each`,
/// the rows of a long list are made side by side.
#[macro_export]
macro_rules! sheet_of {
    (for $line:pat in each $lines:expr; $($column:ident: $cell:expr,)+) => {
        $crate::export::Sheet::of_each(
            &[$($crate::export::Column::$column),+], $lines, |$line| vec![$($cell),+],
        )
    };
    (for $line:pat in $lines:expr; $($column:ident: $cell:expr,)+) => {
        $crate::sheet_of! { for $line in $lines; {} $($column: $cell,)+ }
    };
    (for $line:pat in $lines:expr; { $($shared:tt)* } $($column:ident: $cell:expr,)+) => {{
        let mut rows = Vec::new();
        for $line in $lines {
            $($shared)*
            rows.push(vec![$($cell),+]);
        }
        $crate::export::Sheet::new(&[$($crate::export::Column::$column),+], rows)
    }};
}

impl Sheet {
    /// Rows under columns that are called as in data files.
    pub fn new(columns: &[Column], rows: Vec<Vec<Cell>>) -> Self {
        Self { columns: columns.to_vec(), rows, heading: None }
    }

    /// A row for each line; the rows are made side by side.
    pub fn of_each<L: Sync>(
        columns: &[Column],
        lines: &[L],
        row: impl Fn(&L) -> Vec<Cell> + Sync + Send,
    ) -> Self {
        Self::new(columns, lines.par_iter().map(row).collect())
    }

    /// The sheet with one more column on the right, a cell for each row.
    #[must_use]
    pub fn and(mut self, column: Column, cells: impl Iterator<Item = Cell>) -> Self {
        self.columns.push(column);
        self.rows.iter_mut().zip(cells).for_each(|(row, cell)| row.push(cell));
        self
    }

    /// The sheet with a heading above the rows, where people read it.
    #[must_use]
    pub fn under(self, heading: Heading) -> Self {
        Self { heading: Some(heading), ..self }
    }

    /// Only the columns of these names, in that order. Fails with a name that no column has.
    pub fn with_columns<'a>(self, names: &'a [String]) -> Result<Self, &'a str> {
        let named: Vec<String> = self.columns.iter().map(Column::to_string).collect();
        let place =
            |name: &'a String| named.iter().position(|column| column == name).ok_or(name.as_str());
        let places = names.iter().map(place).collect::<Result<Vec<usize>, &str>>()?;
        let columns = places.iter().map(|at| self.columns[*at].clone()).collect();
        let chosen = |row: Vec<Cell>| places.iter().map(|at| row[*at].clone()).collect();
        let rows = self.rows.into_iter().map(chosen).collect();
        Ok(Self { columns, rows, heading: self.heading })
    }

    /// The first so many rows, and those that share the rank of the last of them.
    #[must_use]
    pub fn top(mut self, count: usize) -> Self {
        let rank = self.columns.iter().position(|column| *column == Column::Rank);
        let last = count.checked_sub(1).and_then(|last| self.rows.get(last));
        let last = rank.zip(last).map(|(at, row)| (at, row[at].clone()));
        let shares = |row: &&Vec<Cell>| {
            last.as_ref().is_some_and(|(at, last)| *last != Cell::Empty && row[*at] == *last)
        };
        let more = self.rows.iter().skip(count).take_while(shares).count();
        self.rows.truncate(count.saturating_add(more));
        self
    }

    /// The sheet without empty columns.
    #[must_use]
    pub fn without_empty(self) -> Self {
        self.keeping(|sheet, at| {
            sheet.rows.is_empty() || sheet.rows.iter().any(|row| row[at] != Cell::Empty)
        })
    }

    /// The sheet without the column of matches drawn where none is, and of exits where there is none.
    #[must_use]
    pub fn without_idle(self) -> Self {
        self.keeping(|sheet, at| {
            let nothing = match sheet.columns[at] {
                Column::Draws | Column::GamesDrawn => Cell::Whole(0),
                Column::Exit => Cell::Empty,
                _ => return true,
            };
            sheet.rows.iter().any(|row| row[at] != nothing)
        })
    }

    /// The sheet with one column of those that say the same under the same name.
    #[must_use]
    pub fn without_doubles(self) -> Self {
        self.keeping(|sheet, at| {
            let is_double = |other: usize| {
                let is_equal = |row: &Vec<Cell>| row[at].readable() == row[other].readable();
                sheet.columns[at] == sheet.columns[other] && sheet.rows.iter().all(is_equal)
            };
            !(0..at).any(is_double)
        })
    }

    /// Only these columns.
    pub(super) fn only(self, is_kept: impl Fn(&Column) -> bool) -> Self {
        self.keeping(|sheet, at| is_kept(&sheet.columns[at]))
    }

    /// Only the columns at these places.
    fn keeping(mut self, is_kept: impl Fn(&Self, usize) -> bool) -> Self {
        let kept: Vec<bool> = (0..self.columns.len()).map(|at| is_kept(&self, at)).collect();
        keep(&mut self.columns, &kept);
        self.rows.iter_mut().for_each(|row| keep(row, &kept));
        self
    }

    /// The sheet in the words of a language: the names of columns and the terms of cells.
    #[must_use]
    pub fn in_words(
        self,
        column: impl Fn(&Column) -> String,
        term: impl Fn(&Term) -> String,
    ) -> Self {
        let told = |cell| match cell {
            Cell::Term(found) => Cell::Text(term(&found)),
            other => other,
        };
        let rows = self.rows.into_iter().map(|row| row.into_iter().map(&told).collect());
        let columns = self.columns.iter().map(|one| Column::Named(column(one))).collect();
        Self { columns, rows: rows.collect(), heading: self.heading }
    }

    /// The rows as people read them, a text a cell.
    pub fn texts(&self) -> Vec<Vec<String>> {
        self.rows.iter().map(|row| row.iter().map(Cell::readable).collect()).collect()
    }

    /// The columns with a number in them.
    pub fn numeric(&self) -> Vec<bool> {
        let has = |at: usize| self.rows.iter().any(|row| row[at].is_number());
        (0..self.columns.len()).map(has).collect()
    }

    /// Comma-separated values as Excel opens them right.
    pub fn write_for_excel(&self, out: &mut dyn Write) -> io::Result<()> {
        csv::write_for_excel(self, out)
    }

    pub fn write(&self, format: Format, out: &mut dyn Write) -> io::Result<()> {
        match format {
            Format::Csv => csv::write(self, b',', out),
            Format::Tsv => csv::write(self, b'\t', out),
            Format::Json => csv::write_json(self, out),
            Format::Markdown => markdown::write(self, out),
            Format::Html => html::write(self, out),
            #[cfg(feature = "workbooks")]
            Format::Xlsx => xlsx::write(self, out),
            #[cfg(not(feature = "workbooks"))]
            Format::Xlsx => Err(io::Error::other(NoWorkbooks)),
            Format::Table => markdown::write_lined_up(self, out),
        }
    }
}

fn keep<T>(items: &mut Vec<T>, kept: &[bool]) {
    let mut kept = kept.iter();
    items.retain(|_| kept.next() == Some(&true));
}

impl Cell {
    /// A text, or nothing.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A text that may be missing.
    pub fn maybe(text: Option<&str>) -> Self {
        text.map_or(Self::Empty, Self::text)
    }

    /// The name of a player; nothing for an unknown one.
    pub fn name(club: &Club, player: PlayerId) -> Self {
        Self::maybe(club.player(player).map(|known| known.name.as_str()))
    }

    /// The number that a player has today.
    pub(super) fn number(club: &Club, player: PlayerId) -> Self {
        Self::text(club.registry().today(player).to_string())
    }

    /// For programs: all digits of a number, the shortest text that reads back the same.
    pub(super) fn exact(&self) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Text(text) => text.clone(),
            Self::Term(term) => term.to_string(),
            Self::Whole(number) => number.to_string(),
            Self::Rating(number)
            | Self::Provisional(number)
            | Self::Share(number)
            | Self::Points(number) => (number + 0.0).to_string(),
            Self::Money(money) => money.to_string(),
            Self::Day(day) => day.to_string(),
        }
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::Empty
    }

    /// As people read it.
    pub fn readable(&self) -> String {
        match self {
            Self::Rating(rating) => written(*rating),
            Self::Provisional(rating) => format!("{:.0}?", rounded(*rating, 1.0)),
            Self::Share(share) => format!("{:.4}", rounded(*share, 1e4)),
            Self::Empty
            | Self::Text(_)
            | Self::Term(_)
            | Self::Whole(_)
            | Self::Points(_)
            | Self::Money(_)
            | Self::Day(_) => self.exact(),
        }
    }

    /// Whether the cell is a number, aligned by digits.
    pub(super) fn is_number(&self) -> bool {
        match self {
            Self::Whole(_)
            | Self::Rating(_)
            | Self::Provisional(_)
            | Self::Share(_)
            | Self::Points(_)
            | Self::Money(_) => true,
            Self::Empty | Self::Text(_) | Self::Term(_) | Self::Day(_) => false,
        }
    }
}

impl From<Term> for Cell {
    fn from(term: Term) -> Self {
        Self::Term(term)
    }
}

impl<T: Into<Self>> From<Option<T>> for Cell {
    fn from(known: Option<T>) -> Self {
        known.map_or(Self::Empty, Into::into)
    }
}

impl From<u32> for Cell {
    fn from(number: u32) -> Self {
        Self::Whole(number.into())
    }
}

impl From<usize> for Cell {
    fn from(count: usize) -> Self {
        Self::Whole(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Cell {
    fn from(number: u64) -> Self {
        Self::Whole(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<i64> for Cell {
    fn from(number: i64) -> Self {
        Self::Whole(number)
    }
}

// The heading of a sheet.

/// The heading of a sheet where people read it, in their language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The language of the sheet, as HTML names it: `en`.
    pub language: &'static str,
    /// The kind of sheet: a ranking, standings.
    pub kind: String,
    /// The tournament or rating list that it is of.
    pub of: Option<String>,
    /// The day that it speaks of.
    pub day: NaiveDate,
    /// The last entry of the journal then, with its digest.
    pub journal: String,
}

impl Heading {
    /// The kind of sheet and its tournament or list, with visible characters only.
    pub fn title(&self) -> String {
        let of = self.of.as_deref().map(shown);
        [Some(Cow::from(&self.kind)), of].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// The day, and the state of the journal.
    pub fn state(&self) -> String {
        format!("{} · {}", self.day, self.journal)
    }
}

// The kinds of sheets.

/// The content of a sheet.
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Ranking,
    Players,
    RegistrationList,
    Cards,
    Matches,
    Games,
    History,
    /// How many players have which rating.
    Distribution,
    Standings,
    TieBreaks,
    CrossTable,
    Bracket,
    Pairings,
    Queue,
    /// Who wins which prize.
    Prizes,
    /// Who has paid the fee.
    Fees,
}

impl Kind {
    /// Whether there is a drawing of it.
    pub fn has_drawing(self) -> bool {
        matches!(self, Self::Bracket | Self::CrossTable | Self::History | Self::Distribution)
    }

    /// Whether it is of one tournament, and of nothing else.
    pub fn needs_tournament(self) -> bool {
        matches!(
            self,
            Self::Standings
                | Self::TieBreaks
                | Self::CrossTable
                | Self::Bracket
                | Self::Pairings
                | Self::Prizes
                | Self::Fees
        )
    }

    /// Whether it may be of one tournament.
    pub fn takes_tournament(self) -> bool {
        self.needs_tournament() || matches!(self, Self::Matches | Self::Games | Self::Queue)
    }
}

// Our own words in cells.

/// A word of ours that stands in a cell; data files spell it as [`fmt::Display`] does.
#[derive(Clone, Debug, PartialEq)]
pub enum Term {
    Round(RoundName),
    /// How far a match is.
    State(MatchState),
    /// A match that can be played, and was put off by the desk.
    Postponed,
    /// A player who has no match in a round since they are not there.
    Absent,
    /// How a match ended that was not played to its end.
    Exit(Outcome),
    Left(ExitReason),
    /// How far a player came in an elimination who has that rank.
    Reached(RoundName, u32),
    /// Still in an elimination.
    StillIn,
    /// The criterion that decided among tied players.
    Tie(TieDecision),
    /// The tie-break that decided among them.
    Step(Step),
    /// One side of a match.
    Side(Side),
    WinnerOf(MatchNo),
    LoserOf(MatchNo),
    /// Whether a rating is established.
    Established(bool),
    /// A player whom an earlier ranking did not have.
    New,
    /// Players who are tied on every tie-break, and would win another prize in another order.
    DrawLots,
    /// All players: prizes of no category, the sum of fees.
    Everybody,
    /// A format with its numbers and the stage behind it.
    Candidate(Candidate),
    /// A word of another program than the desk.
    Named(NamedTerm),
    /// A rating model that is tried.
    Rival(Rival),
    AllYears,
    /// Matches that are no longer rated, have another result, or are rated otherwise.
    Removed,
    Corrected,
    OtherRules,
    Replayed,
    /// A correction by hand.
    ByHand,
    /// A figure is only the least that it can be.
    AtLeast,
    /// A figure is only the most that it can be.
    AtMost,
}

/// A word by how data files spell it; and in Japanese, for people.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedTerm {
    pub data: String,
    pub japanese: &'static str,
}

impl Term {
    /// The state of a match or pod. A postponed one is not ready.
    pub(super) fn state(played: Fixture<'_>) -> Self {
        match played.state() {
            MatchState::Ready if played.postponed() => Self::Postponed,
            state => Self::State(state),
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fixed = match self {
            Self::Reached(_, 1) => "winner",
            Self::Reached(RoundName::ThirdPlace, 4..) => "fourth place",
            Self::Round(round) | Self::Reached(round, _) => return round.fmt(f),
            Self::WinnerOf(no) => return write!(f, "winner of {no}"),
            Self::LoserOf(no) => return write!(f, "loser of {no}"),
            Self::Candidate(candidate) => return candidate.fmt(f),
            Self::Named(named) => return f.write_str(&named.data),
            Self::Rival(rival) => return rival.fmt(f),
            Self::Step(step) => return step.fmt(f),
            Self::AllYears | Self::Everybody => "all",
            Self::State(state) => state.label(),
            Self::Postponed => "postponed",
            Self::Absent => "absent",
            Self::Exit(outcome) => outcome.exit_label().unwrap_or_default(),
            Self::Left(reason) => reason.into(),
            Self::StillIn => "still in",
            Self::Tie(TieDecision::PlayOff(_)) => "play-off",
            Self::Tie(TieDecision::Lots) => "lots",
            Self::Tie(TieDecision::Elsewhere) => "elsewhere",
            Self::Side(Side::A) => "a",
            Self::Side(Side::B) => "b",
            Self::Established(true) => "established",
            Self::Established(false) => "provisional",
            Self::New => "new",
            Self::DrawLots => "draw lots",
            Self::Removed => "removed",
            Self::Corrected => "corrected",
            Self::OtherRules => "other rules",
            Self::Replayed => "replayed",
            Self::ByHand => "by hand",
            Self::AtLeast => "at least",
            Self::AtMost => "at most",
        };
        f.write_str(fixed)
    }
}
