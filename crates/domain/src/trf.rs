//! Tournament report files: FIDE's fixed-column format in the editions of 2016 (TRF16) and 2026 (TRF26).
//!
//! Columns are counted in characters from 1, as the handbook does (C.04 Annex 2; TRF26 in force since
//! September 2025). This module is only the format: it knows no club and calculates nothing.

mod read;

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::fmt::{Display, Write as _};
use std::ops::RangeInclusive;
use std::str::FromStr;

use chrono::NaiveDate;
use strum::{EnumString, VariantNames};

pub use crate::swiss::Colour;

/// The edition of the format for writing; both are read in the same way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::Display, EnumString, VariantNames)]
pub enum TrfVersion {
    /// TRF16: rounds as `XXR`, additional points as `XXA`.
    #[default]
    #[strum(serialize = "16")]
    V16,
    /// TRF26: rounds as `142`, the points of results as `162`, the tie-breaks as `212`, additional points as `250`.
    #[strum(serialize = "26")]
    V26,
}

/// A tournament report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trf {
    /// Every line that is not about one player, in the order of the file, comments left out.
    pub lines: Vec<TrfLine>,
    /// The players in the order of the file.
    pub players: Vec<TrfPlayer>,
}

/// A line about the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfLine {
    /// Its place in the file, from 1; 0 if it was not read from one.
    pub line: u64,
    /// The first three characters, such as `012`.
    pub code: String,
    /// The text after the code, without spaces at the end.
    pub text: String,
}

/// A player, from a line `001`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrfPlayer {
    /// The place of the line in the file, from 1; 0 if it was not read from one.
    pub line: u64,
    /// The starting number, from 1 to 9999.
    pub start: u32,
    /// `m`, `w` or nothing.
    pub sex: String,
    /// The title as written, at most three characters.
    pub title: String,
    /// The name, usually `Lastname, Firstname`.
    pub name: String,
    /// The rating.
    pub rating: Option<u32>,
    /// The code of the federation.
    pub federation: String,
    /// The FIDE number; empty for none.
    pub fide: String,
    /// The day of birth, if it is complete.
    pub born: Option<NaiveDate>,
    /// Points in tenths.
    pub points: i32,
    /// The rank, which several may share.
    pub rank: Option<u32>,
    /// The rounds of the player, the first one first.
    pub rounds: Vec<TrfRound>,
}

/// A round of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrfRound {
    /// The starting number of the scheduled opponent.
    pub opponent: Option<u32>,
    /// The colour; none for a bye.
    pub colour: Option<Colour>,
    /// The result.
    pub result: TrfResult,
}

/// The result of a round in the player's line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TrfResult {
    /// `1`, a win.
    Win,
    /// `=`, a draw.
    Draw,
    /// `0`, a loss.
    Loss,
    /// `+`: the opponent did not come.
    ForfeitWin,
    /// `-`, a loss without play.
    ForfeitLoss,
    /// `W`, a win in a game of less than one move, which is not rated.
    UnratedWin,
    /// `D`, a draw in such a game.
    UnratedDraw,
    /// `L`, a loss in such a game.
    UnratedLoss,
    /// `H`, a half-point bye.
    HalfBye,
    /// `F`, a full-point bye.
    FullBye,
    /// `U`, the bye of the player left over by the pairing.
    PairingBye,
    /// `Z`, absent, or nothing written.
    #[default]
    ZeroBye,
    /// A space after an opponent: the game is paired but not finished.
    Open,
}

impl TrfResult {
    /// All, with the character that stands for each.
    const ALL: [(Self, char); 13] = [
        (Self::Win, '1'),
        (Self::Draw, '='),
        (Self::Loss, '0'),
        (Self::ForfeitWin, '+'),
        (Self::ForfeitLoss, '-'),
        (Self::UnratedWin, 'W'),
        (Self::UnratedDraw, 'D'),
        (Self::UnratedLoss, 'L'),
        (Self::HalfBye, 'H'),
        (Self::FullBye, 'F'),
        (Self::PairingBye, 'U'),
        (Self::ZeroBye, 'Z'),
        (Self::Open, ' '),
    ];

    /// The character that stands for it.
    pub fn sign(self) -> char {
        Self::ALL.iter().find(|(result, _)| *result == self).map_or(' ', |(_, sign)| *sign)
    }

    /// Whether it is a round without an opponent.
    pub fn is_bye(self) -> bool {
        matches!(self, Self::HalfBye | Self::FullBye | Self::PairingBye | Self::ZeroBye)
    }

    /// Whether the opponent's line may have the other result.
    fn fits(self, other: Self) -> bool {
        match self {
            Self::Win => other == Self::Loss,
            Self::Loss => other == Self::Win,
            Self::Draw | Self::UnratedDraw => other == self,
            Self::ForfeitWin => other == Self::ForfeitLoss,
            // Both may be absent.
            Self::ForfeitLoss => matches!(other, Self::ForfeitWin | Self::ForfeitLoss),
            Self::UnratedWin => other == Self::UnratedLoss,
            Self::UnratedLoss => other == Self::UnratedWin,
            Self::Open => other == Self::Open,
            Self::HalfBye | Self::FullBye | Self::PairingBye | Self::ZeroBye => false,
        }
    }

    /// Its usual points in tenths.
    pub fn points(self) -> i32 {
        TrfPoints::default().of(self).cast_signed()
    }
}

/// The columns of a round, from 1: opponent, colour, result.
#[derive(Clone, Copy, Debug)]
struct RoundColumns {
    opponent: (usize, usize),
    colour: usize,
    result: usize,
}

impl RoundColumns {
    /// The columns of a round, from 0.
    fn of(round: usize) -> Self {
        let first = 92 + 10 * round;
        Self { opponent: (first, first + 3), colour: first + 5, result: first + 7 }
    }
}

/// The most rounds. A report with more is refused.
const MOST_ROUNDS: usize = 999;

impl Trf {
    /// The text of the first line with a code, trimmed; none if it is blank or missing.
    pub fn text(&self, code: &str) -> Option<&str> {
        let found = self.lines.iter().find(|line| line.code == code)?;
        Some(found.text.trim()).filter(|text| !text.is_empty())
    }

    /// The name of the tournament.
    pub fn name(&self) -> Option<&str> {
        self.text("012")
    }

    /// The number of rounds: as stated, and at least as many as a player has played.
    pub fn rounds(&self) -> usize {
        let said = ["142", "XXR"].iter().find_map(|code| self.text(code)?.parse().ok());
        let said = said.filter(|rounds| *rounds <= MOST_ROUNDS);
        said.unwrap_or(0).max(self.told_rounds())
    }

    /// The number of rounds in the lines of the players.
    pub fn told_rounds(&self) -> usize {
        self.players.iter().map(|player| player.rounds.len()).max().unwrap_or(0)
    }

    /// The day of each round, from 0, in the file; the first day of the tournament for other rounds.
    pub fn dates(&self) -> Result<BTreeMap<usize, NaiveDate>, TrfFault> {
        read::dates(self)
    }

    /// Adds a line about the tournament.
    pub fn say(&mut self, code: &str, text: impl fmt::Display) {
        let (code, text) = (code.to_owned(), format!(" {text}"));
        self.lines.push(TrfLine { line: 0, code, text });
    }
}

// Checks that the lines of a tournament report agree about each game.

impl Trf {
    /// Checks that the lines of two players agree about their game and that
    /// starting numbers are different. Points and ranks are not checked.
    pub fn check(&self) -> Vec<TrfFault> {
        let mut faults = Vec::new();
        let mut players: HashMap<u32, &TrfPlayer> = HashMap::new();
        for player in &self.players {
            if let Some(first) = players.get(&player.start) {
                let value = player.start.to_string();
                let why = TrfWhy::SameStart(first.line);
                faults.push(TrfFault { line: player.line, columns: 5..=8, value, why });
            } else {
                players.insert(player.start, player);
            }
        }
        for player in &self.players {
            for (round, one) in player.rounds.iter().enumerate() {
                faults.extend(fault(player, round, *one, &players));
            }
        }
        faults
    }
}

/// The fault of a round of a player, if there is one.
fn fault(
    player: &TrfPlayer,
    round: usize,
    one: TrfRound,
    players: &HashMap<u32, &TrfPlayer>,
) -> Option<TrfFault> {
    let at = RoundColumns::of(round);
    let number = one.opponent?;
    let (opponents, results) = (at.opponent.0..=at.opponent.1, at.result..=at.result);
    let wrong = |columns: RangeInclusive<usize>, value: String, why| {
        Some(TrfFault { line: player.line, columns, value, why })
    };
    let shown = number.to_string();
    if number == player.start {
        return wrong(opponents, shown, TrfWhy::OwnOpponent);
    }
    let Some(opponent) = players.get(&number) else {
        return wrong(opponents, shown, TrfWhy::NoOpponent(number));
    };
    let (line, other) = (opponent.line, opponent.rounds.get(round).copied().unwrap_or_default());
    if other.opponent != Some(player.start) {
        let why = TrfWhy::OtherOpponent { opponent: number, line, theirs: other.opponent };
        return wrong(opponents, shown, why);
    }
    // Of the two lines, the later one is reported.
    if line > player.line {
        return None;
    }
    if !one.result.fits(other.result) && !one.result.is_bye() && !other.result.is_bye() {
        let (theirs, sign) = (other.result.sign(), one.result.sign().to_string());
        return wrong(results, sign, TrfWhy::OtherResult { opponent: number, line, theirs });
    }
    let same = one.colour.is_some() && one.colour == other.colour;
    same.then_some(TrfWhy::SameColour { opponent: number, line })
        .and_then(|why| wrong(at.colour..=at.colour, String::new(), why))
}

// The faults of a tournament report, without sentences.

/// A fault of a tournament report, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfFault {
    /// The line of the file, from 1.
    pub line: u64,
    /// The columns at fault, in characters from 1.
    pub columns: RangeInclusive<usize>,
    /// The text in these columns.
    pub value: String,
    /// The reason.
    pub why: TrfWhy,
}

impl TrfFault {
    /// The name of the columns: `92-95`, or `99`.
    pub fn place(&self) -> String {
        match (self.columns.start(), self.columns.end()) {
            (one, same) if one == same => one.to_string(),
            (first, last) => format!("{first}-{last}"),
        }
    }
}

/// The reasons why a tournament report cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrfWhy {
    /// It has no line `001`.
    NoPlayers,
    /// A tab stands in a line of fixed columns.
    Tab,
    /// The text is no whole number in range.
    NotANumber,
    /// The text is no number of points like `3.5`.
    NotPoints,
    /// The text is no day like `2026/11/21`.
    NotADate,
    /// There are more rounds than allowed.
    TooManyRounds,
    /// The player has no name.
    NoName,
    /// The colour is neither `w`, `b` nor `-`.
    NoColour,
    /// The character stands for no result.
    NoResult,
    /// Text follows the last readable round.
    Remainder,
    /// The starting number is that of an earlier line.
    SameStart(u64),
    /// No player has the starting number of the opponent.
    NoOpponent(u32),
    /// The opponent is the player of the line.
    OwnOpponent,
    /// A result of a game without an opponent, or a bye with one.
    ByeOrGame,
    /// The line of the opponent has another opponent in this round.
    OtherOpponent {
        /// The starting number of the opponent.
        opponent: u32,
        /// The line of the opponent.
        line: u64,
        /// The opponent's opponent.
        theirs: Option<u32>,
    },
    /// The opponent's line has a result that contradicts this one.
    OtherResult {
        /// The starting number of the opponent.
        opponent: u32,
        /// The line of the opponent.
        line: u64,
        /// The character in that line.
        theirs: char,
    },
    /// Both have the same colour.
    SameColour {
        /// The starting number of the opponent.
        opponent: u32,
        /// The line of the opponent.
        line: u64,
    },
}

// The points for results in a report: line `162`.

/// Points for results, in tenths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrfPoints {
    /// A win, on the board or without play, and a bye worth as much.
    pub win: u32,
    /// A draw, and a bye worth half.
    pub draw: u32,
    /// A loss.
    pub loss: u32,
    /// An absence, or a loss without play.
    pub absent: u32,
    /// The bye of the player left over; none for as much as a win.
    pub bye: Option<u32>,
}

/// A line without such points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotTrfPoints;

impl Default for TrfPoints {
    fn default() -> Self {
        Self { win: 10, draw: 5, loss: 0, absent: 0, bye: None }
    }
}

impl TrfPoints {
    /// The points for a result.
    pub fn of(self, result: TrfResult) -> u32 {
        match result {
            TrfResult::Win | TrfResult::UnratedWin | TrfResult::ForfeitWin | TrfResult::FullBye => {
                self.win
            }
            TrfResult::Draw | TrfResult::UnratedDraw | TrfResult::HalfBye => self.draw,
            TrfResult::Loss | TrfResult::UnratedLoss => self.loss,
            TrfResult::ForfeitLoss | TrfResult::ZeroBye => self.absent,
            TrfResult::Open => 0,
            TrfResult::PairingBye => self.bye.unwrap_or(self.win),
        }
    }
}

/// Reads pairs of a character and its points, any number of them.
impl FromStr for TrfPoints {
    type Err = NotTrfPoints;

    fn from_str(text: &str) -> Result<Self, NotTrfPoints> {
        let mut points = Self::default();
        let blank: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let mut rest = &*blank;
        while let Some(sign) = rest.chars().next() {
            rest = rest.get(1..).ok_or(NotTrfPoints)?;
            let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
            let (worth, behind) = rest.split_at(end);
            let worth = tenths(worth).ok_or(NotTrfPoints)?;
            match sign {
                'W' => points.win = worth,
                'D' => points.draw = worth,
                'L' => points.loss = worth,
                'Z' => points.absent = worth,
                'P' => points.bye = Some(worth),
                _ => return Err(NotTrfPoints),
            }
            rest = behind;
        }
        Ok(points)
    }
}

/// Writes `W 1.0 D 0.5 L 0.0`, and unusual points of an absence and a bye.
impl fmt::Display for TrfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let absent = Some(self.absent).filter(|absent| *absent > 0);
        let signs = [
            ('W', Some(self.win)),
            ('D', Some(self.draw)),
            ('L', Some(self.loss)),
            ('Z', absent),
            ('P', self.bye),
        ];
        let told = signs.into_iter().filter_map(|(sign, worth)| {
            let worth = worth?;
            let whole = format!("{}.{}", worth / 10, worth % 10);
            Some(format!("{sign}{whole:>4}"))
        });
        f.write_str(&told.collect::<Vec<_>>().join("    "))
    }
}

/// Points like `3.5` or `3` in tenths.
pub(crate) fn tenths(text: &str) -> Option<u32> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let tenth: u32 = Some(tenth).filter(|tenth| tenth.len() == 1)?.parse().ok()?;
    whole.parse::<u32>().ok()?.checked_mul(10)?.checked_add(tenth)
}

// Writing tournament reports.

impl Display for Trf {
    /// All lines end in LF. Texts too long for their columns are cut.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            writeln!(f, "{}{}", line.code, line.text)?;
        }
        for player in &self.players {
            let mut line = static_part(player);
            for round in &player.rounds {
                write!(line, "  {round}")?;
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// The columns before the first round.
fn static_part(player: &TrfPlayer) -> String {
    let born = player.born.map(|day| day.to_string().replace('-', "/"));
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    format!(
        "001 {:>4} {:1}{:>3} {} {:>4} {:3} {:>11} {:10} {:>4} {:>4}",
        player.start,
        player.sex,
        player.title,
        fixed(&player.name, 33),
        number(player.rating),
        player.federation,
        player.fide,
        born.unwrap_or_default(),
        points(player.points),
        number(player.rank),
    )
}

/// A text cut or padded to this number of columns.
fn fixed(text: &str, columns: usize) -> String {
    let cut: String = text.chars().take(columns).collect();
    format!("{cut:columns$}")
}

/// Writes tenths of a point as `3.5`.
fn points(tenths: i32) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}

impl Display for TrfRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = match self.colour {
            Some(Colour::White) => 'w',
            Some(Colour::Black) => 'b',
            None => '-',
        };
        match self.opponent {
            Some(opponent) => write!(f, "{opponent:>4}")?,
            None => f.write_str("0000")?,
        }
        write!(f, " {colour} {}", self.result.sign())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A report of four players with a forfeit, a bye and a game of less than one move.
    const CUP: &str = "\
012 Spring Cup
042 2026/11/21
132                                                                                        26/11/21  26/11/22
XXR 2
001    1 m GM Muster, Max                       2200 GER     1503014 1990/04/25  2.0    1     2 w 1     3 b +
001    2      Doe, Jane                         2100 ENG                         0.5    3     1 b 0     4 w D
001    3 w    Roe, Ann                                                           1.0    2  0000 - U     1 w -
001    4      Poe, Ed                                                            0.5    4  0000 - Z     2 b D
";

    fn faults(text: &str) -> Vec<(u64, String, TrfWhy)> {
        let faults = text.parse::<Trf>().expect_err("faults").into_iter();
        faults.map(|fault| (fault.line, fault.place(), fault.why)).collect()
    }

    #[test]
    fn a_report_is_read_and_written_column_by_column() {
        let cup: Trf = CUP.parse().expect("a report");
        assert_eq!((cup.name(), cup.rounds()), (Some("Spring Cup"), 2));
        let first = &cup.players[0];
        assert_eq!((&*first.sex, &*first.title, &*first.name), ("m", "GM", "Muster, Max"));
        assert_eq!(
            (first.rating, &*first.federation, &*first.fide),
            (Some(2200), "GER", "1503014")
        );
        assert_eq!(first.born, NaiveDate::from_ymd_opt(1990, 4, 25));
        assert_eq!((first.points, first.rank), (20, Some(1)));
        let white =
            TrfRound { opponent: Some(2), colour: Some(Colour::White), result: TrfResult::Win };
        assert_eq!(first.rounds[0], white);
        assert_eq!(cup.players[2].rounds[0].result, TrfResult::PairingBye);
        let days = cup.dates().expect("days");
        assert_eq!(days[&1], NaiveDate::from_ymd_opt(2026, 11, 22).expect("a day"));
        assert_eq!(cup.to_string(), CUP);
        assert_eq!(CUP.replace('\n', "\r").parse(), Ok(cup.clone()), "as the handbook ends lines");
        let again: Trf = CUP.replace('\n', "\r\n").parse().expect("lines of Windows");
        assert_eq!(again.to_string(), CUP);
    }

    #[test]
    fn letters_of_any_case_and_older_ways_to_write_byes_are_read() {
        let old =
            CUP.replace("0000 - U", "   0   +").replace("0000 - Z", "        ").replace(" D", " d");
        let old: Trf = old.parse().expect("a report");
        let results = |at: usize| old.players[at].rounds[0].result;
        assert_eq!([results(2), results(3)], [TrfResult::FullBye, TrfResult::ZeroBye]);
    }

    #[test]
    fn each_fault_is_found_on_its_line_and_in_its_columns() {
        for (from, to, line, place, why) in [
            ("2200 GER", "2x00 GER", 5, "49-52", TrfWhy::NotANumber),
            ("  2.0 ", " two ", 5, "81-84", TrfWhy::NotPoints),
            ("   2 w 1", "   2 x 1", 5, "97", TrfWhy::NoColour),
            ("   2 w 1", "   2 w 7", 5, "99", TrfWhy::NoResult),
            ("   2 w 1", "   9 w 1", 5, "92-95", TrfWhy::NoOpponent(9)),
            ("   2 w 1", "   1 w 1", 5, "92-95", TrfWhy::OwnOpponent),
            ("0000 - U", "0000 - 1", 7, "92-99", TrfWhy::ByeOrGame),
            ("Doe, Jane", "         ", 6, "15-47", TrfWhy::NoName),
            ("001    4", "001    0", 8, "5-8", TrfWhy::NotANumber),
            ("001    4", "001    3", 8, "5-8", TrfWhy::SameStart(7)),
            ("Doe, Jane", "Doe,\tJane", 6, "19", TrfWhy::Tab),
        ] {
            let text = CUP.replacen(from, to, 1);
            assert_ne!(text, CUP, "{from}");
            let found = faults(&text);
            let wanted = (line, place.to_owned(), why);
            assert!(found.contains(&wanted), "{from} as {to}: {found:?}");
        }
        assert_eq!(faults(""), [(1, "1-3".to_owned(), TrfWhy::NoPlayers)]);
    }

    #[test]
    fn days_are_asked_for_when_they_are_needed() {
        let dates = |from: &str, to: &str| {
            let trf: Trf = CUP.replacen(from, to, 1).parse().expect("a report");
            trf.dates().map_err(|fault| (fault.line, fault.place(), fault.why))
        };
        let first = |from: &str, to: &str| dates(from, to).expect("days")[&0].to_string();
        let without = CUP.lines().nth(2).expect("line 132");
        let one = |day: &str| format!("042 {day}");
        for (to, day) in [("21. 11. 2026", "2026-11-21"), ("Nov 21, 2026", "2026-11-21")] {
            let text = CUP.replacen(without, "", 1).replacen("042 2026/11/21", &one(to), 1);
            let trf: Trf = text.parse().expect("a report");
            assert_eq!(trf.dates().expect("days")[&0].to_string(), day, "{to}");
        }
        assert_eq!(first("042 2026/11/21", ""), "2026-11-21", "as line 132 has it");
        let wrong = Err((2, "5-14".to_owned(), TrfWhy::NotADate));
        assert_eq!(dates("042 2026/11/21", "042 01/12/2026"), wrong, "either way round");
        let wrong = Err((3, "102-111".to_owned(), TrfWhy::NotADate));
        assert_eq!(dates("26/11/22", "26/13/22"), wrong);
    }

    #[test]
    fn a_report_written_during_a_round_is_read() {
        let during = CUP.replacen("   2 w 1", "   2 w  ", 1).replacen("   1 b 0", "   1 b  ", 1);
        let trf: Trf = during.parse().expect("a report");
        assert_eq!(trf.players[0].rounds[0].result, TrfResult::Open);
        assert_eq!(trf.to_string(), during);
        let one = TrfWhy::OtherResult { opponent: 1, line: 5, theirs: ' ' };
        let half = CUP.replacen("   2 w 1", "   2 w  ", 1);
        assert_eq!(faults(&half), [(6, "99".to_owned(), one)]);
    }

    #[test]
    fn two_lines_must_say_the_same_of_a_game() {
        let swapped = |from: &str, to: &str| faults(&CUP.replacen(from, to, 1));
        let other = TrfWhy::OtherResult { opponent: 1, line: 5, theirs: '1' };
        assert_eq!(swapped("   1 b 0", "   1 b 1"), [(6, "99".to_owned(), other)]);
        let colour = TrfWhy::SameColour { opponent: 1, line: 5 };
        assert_eq!(swapped("   1 b 0", "   1 w 0"), [(6, "97".to_owned(), colour)]);
        let theirs = TrfWhy::OtherOpponent { opponent: 2, line: 6, theirs: None };
        assert_eq!(swapped("   1 b 0", "0000 - H"), [(5, "92-95".to_owned(), theirs)]);
        // Several at once.
        let two = CUP.replacen("   1 b 0", "   1 b 1", 1).replacen("   1 w -", "   1 w 1", 1);
        assert_eq!(faults(&two).iter().map(|fault| fault.0).collect::<Vec<_>>(), [6, 7]);
    }

    proptest! {
        /// Any damaged report gives a report or faults.
        #[test]
        fn broken_reports_are_answered(
            at in 0..CUP.len(),
            length in 0..80_usize,
            put in "[ -~\t\r\né番]{0,12}",
            cut in any::<bool>(),
        ) {
            let end = if cut { CUP.len() } else { (at + length).min(CUP.len()) };
            let (before, after) = (CUP.get(..at).expect("ASCII"), CUP.get(end..).expect("ASCII"));
            let text = format!("{before}{put}{after}");
            if let Ok(read) = text.parse::<Trf>() {
                prop_assert!(!read.players.is_empty());
                // A written report is read back as the same.
                let written = read.to_string();
                let again = written.parse::<Trf>();
                prop_assert_eq!(again.map(|trf| trf.to_string()), Ok(written));
            }
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["W 3.0    D 1.0    L 0.0", "W 1.0    D 0.5    L 0.0    Z 0.5    P 0.5"] {
            let points: TrfPoints = text.parse().expect("points");
            assert_eq!(points.to_string(), text);
        }
        assert_eq!(" W1.0D0.5".parse(), Ok(TrfPoints::default()));
        for text in ["W", "W x", "X 1.0", "W 1.05", "勝1.0"] {
            assert_eq!(text.parse::<TrfPoints>(), Err(NotTrfPoints), "{text}");
        }
    }
}
