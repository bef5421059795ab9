//! Reading tournament reports.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::str::FromStr;

use chrono::{Datelike as _, NaiveDate};

use super::{
    Colour, MOST_ROUNDS, RoundColumns, Trf, TrfFault, TrfLine, TrfPlayer, TrfResult, TrfRound,
    TrfWhy,
};
use crate::day;

/// The code of a player's line.
const PLAYER: &str = "001";
/// The code of comments in TRF26.
const COMMENT: &str = "###";
/// The code of the line with the days of the rounds.
const DATES: &str = "132";
/// The code of the first day of the tournament.
const BEGINS: &str = "042";

impl FromStr for Trf {
    type Err = Vec<TrfFault>;

    /// Reads a report: lines that end in LF, CR LF or CR. All faults are found, those of [`Trf::check`] too.
    fn from_str(text: &str) -> Result<Self, Vec<TrfFault>> {
        let (mut trf, mut faults) = (Self::default(), Vec::new());
        for (line, text) in (1..).zip(lines(text)) {
            let text: Vec<char> = text.trim_end().chars().collect();
            let code: String = text.iter().take(3).collect();
            match code.as_str() {
                _ if text.is_empty() => {}
                COMMENT => {}
                PLAYER => {
                    trf.players.push(
                        PlayerLine { number: line, text: &text, faults: &mut faults }.player(),
                    );
                }
                _ => {
                    let text = text.iter().skip(3).collect();
                    trf.lines.push(TrfLine { line, code, text });
                }
            }
        }
        if trf.players.is_empty() {
            let value = text.chars().take(3).collect();
            faults.push(TrfFault { line: 1, columns: 1..=3, value, why: TrfWhy::NoPlayers });
        }
        faults.extend(too_many_rounds(&trf));
        faults.extend(trf.check());
        faults.sort_by_key(|fault| (fault.line, *fault.columns.start()));
        if faults.is_empty() { Ok(trf) } else { Err(faults) }
    }
}

/// The fault of a line with more rounds than allowed.
fn too_many_rounds(trf: &Trf) -> Option<TrfFault> {
    let line = trf.lines.iter().find(|line| {
        let text = line.text.trim();
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let few = text.parse().is_ok_and(|rounds: usize| rounds <= MOST_ROUNDS);
        ["142", "XXR"].contains(&line.code.as_str()) && is_number && !few
    })?;
    let columns = 5..=line.text.chars().count() + 3;
    let value = line.text.trim().to_owned();
    Some(TrfFault { line: line.line, columns, value, why: TrfWhy::TooManyRounds })
}

/// The lines of a text, whatever their line ends; files of this format may have CR alone.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
}

/// A line of a player during its reading.
struct PlayerLine<'a> {
    number: u64,
    text: &'a [char],
    faults: &'a mut Vec<TrfFault>,
}

impl PlayerLine<'_> {
    fn player(mut self) -> TrfPlayer {
        if let Some(at) = self.text.iter().position(|c| *c == '\t') {
            self.fault(at + 1..=at + 1, TrfWhy::Tab);
            return TrfPlayer { line: self.number, ..TrfPlayer::default() };
        }
        let name = self.text(15..=47);
        if name.is_empty() {
            self.fault(15..=47, TrfWhy::NoName);
        }
        TrfPlayer {
            line: self.number,
            start: self.start(),
            sex: self.text(10..=10),
            title: self.text(11..=13),
            name,
            rating: self.number(49..=52),
            federation: self.text(54..=56),
            fide: Some(self.text(58..=68)).filter(|id| id != "0").unwrap_or_default(),
            born: day::read(&self.text(70..=79)),
            points: self.points(81..=84),
            rank: self.number(86..=89),
            rounds: self.rounds(),
        }
    }

    /// The text in these columns, trimmed.
    fn text(&self, columns: RangeInclusive<usize>) -> String {
        let (first, last) = (columns.start() - 1, *columns.end());
        let here = self.text.get(first..last.min(self.text.len())).unwrap_or_default();
        here.iter().collect::<String>().trim().to_owned()
    }

    fn fault(&mut self, columns: RangeInclusive<usize>, why: TrfWhy) {
        let value = self.text(columns.clone());
        self.faults.push(TrfFault { line: self.number, columns, value, why });
    }

    fn start(&mut self) -> u32 {
        let read = self.text(5..=8).parse().ok().filter(|&start| start > 0);
        read.unwrap_or_else(|| {
            self.fault(5..=8, TrfWhy::NotANumber);
            0
        })
    }

    /// A whole number; none if the columns are blank.
    fn number(&mut self, columns: RangeInclusive<usize>) -> Option<u32> {
        let text = self.text(columns.clone());
        if text.is_empty() {
            return None;
        }
        let read = text.parse().ok();
        if read.is_none() {
            self.fault(columns, TrfWhy::NotANumber);
        }
        read
    }

    /// Points in tenths.
    fn points(&mut self, columns: RangeInclusive<usize>) -> i32 {
        let text = self.text(columns.clone());
        if text.is_empty() {
            return 0;
        }
        let read = tenths(&text);
        if read.is_none() {
            self.fault(columns, TrfWhy::NotPoints);
        }
        read.unwrap_or_default()
    }

    fn rounds(&mut self) -> Vec<TrfRound> {
        // A round has two more columns after its result, but the last line may end with the result.
        let many = self.text.len().saturating_sub(RoundColumns::of(0).opponent.0 - 1).div_ceil(10);
        (0..many).map(|round| self.round(RoundColumns::of(round))).collect()
    }

    fn round(&mut self, at: RoundColumns) -> TrfRound {
        let (first, last) = at.opponent;
        let opponent = self.number(first..=last).filter(|&opponent| opponent > 0);
        let colour = match &*self.text(at.colour..=at.colour).to_lowercase() {
            "w" => Some(Colour::White),
            "b" => Some(Colour::Black),
            "" | "-" => None,
            _ => {
                self.fault(at.colour..=at.colour, TrfWhy::NoColour);
                None
            }
        };
        for between in [last + 1, at.colour + 1, at.result + 1, at.result + 2] {
            if !self.text(between..=between).is_empty() {
                self.fault(between..=between, TrfWhy::Remainder);
            }
        }
        let sign = self.text(at.result..=at.result).to_uppercase();
        let known = TrfResult::ALL.iter().find(|(_, known)| sign.chars().eq([*known]));
        let result = match known {
            Some((result, _)) => alone(*result, opponent),
            None if sign.is_empty() && opponent.is_some() => TrfResult::Open,
            None if sign.is_empty() => TrfResult::ZeroBye,
            None => {
                self.fault(at.result..=at.result, TrfWhy::NoResult);
                TrfResult::ZeroBye
            }
        };
        if opponent.is_some() == result.is_bye() && (!sign.is_empty() || opponent.is_some()) {
            self.fault(first..=at.result, TrfWhy::ByeOrGame);
        }
        TrfRound { opponent, colour, result }
    }
}

/// The result of a round; without an opponent, older files write byes as forfeits and draws.
fn alone(result: TrfResult, opponent: Option<u32>) -> TrfResult {
    match result {
        TrfResult::ForfeitWin if opponent.is_none() => TrfResult::FullBye,
        TrfResult::ForfeitLoss if opponent.is_none() => TrfResult::ZeroBye,
        TrfResult::Draw if opponent.is_none() => TrfResult::HalfBye,
        result => result,
    }
}

/// Reads points like `3.5` or `3` in tenths.
fn tenths(text: &str) -> Option<i32> {
    let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let whole: i32 = whole.parse().ok()?;
    let tenth: i32 = Some(tenth).filter(|tenth| tenth.len() == 1)?.parse().ok()?;
    whole.checked_mul(10)?.checked_add(if text.starts_with('-') { -tenth } else { tenth })
}

/// The day of each round in the file.
pub(super) fn dates(trf: &Trf) -> Result<BTreeMap<usize, NaiveDate>, TrfFault> {
    let line = |code| trf.lines.iter().find(|line| line.code == code);
    let mut dates = BTreeMap::new();
    if let Some(begins) = line(BEGINS).filter(|line| !line.text.trim().is_empty()) {
        let value = begins.text.trim().to_owned();
        let last = begins.text.chars().count() + 3;
        let wrong = TrfFault { line: begins.line, columns: 5..=last, value, why: TrfWhy::NotADate };
        let begins = day::read_as_written(&wrong.value).ok_or(wrong)?;
        dates.extend((0..trf.told_rounds()).map(|round| (round, begins)));
    }
    let Some(days) = line(DATES) else { return Ok(dates) };
    let text: Vec<char> = days.text.chars().collect();
    for round in 0..text.len().saturating_sub(88).div_ceil(10) {
        // Columns are counted from the start of the code.
        let (first, last) = (88 + 10 * round, (98 + 10 * round).min(text.len()));
        let value: String = text[first..last].iter().collect::<String>().trim().to_owned();
        if value.is_empty() {
            continue;
        }
        let columns = 92 + 10 * round..=101 + 10 * round;
        let wrong = TrfFault { line: days.line, columns, value, why: TrfWhy::NotADate };
        dates.insert(round, round_day(&wrong.value).ok_or(wrong)?);
    }
    Ok(dates)
}

/// Reads a day as `26/11/21`; years from 70 on are of the last century.
fn round_day(text: &str) -> Option<NaiveDate> {
    let short = text.len() == 8 && text.is_ascii();
    let year = text.split('/').next()?.parse::<i32>().ok()?;
    let century = if year < 70 { "20" } else { "19" };
    let read = if short { day::read(&format!("{century}{text}")) } else { day::read(text) };
    read.filter(|day| day.year() > 0)
}
