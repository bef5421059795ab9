//! The format of `.ELO` files: results of one tournament, one a line.
//!
//! `101 (46)>(18) 205 B`: players by number, discs, who won, the colour of the first. Older files leave discs out. The sign
//! decides, whatever the discs say.

use chrono::NaiveDate;

use super::super::fault::Faults;
use super::super::{ImportFault, Unread, Why, encoding};
use crate::domain::name::clean;
use crate::domain::score::Side;

/// The results of one tournament.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FederationFile {
    pub(super) tournament: String,
    /// The line that names it.
    pub(super) line: u64,
    /// The first day.
    pub(super) date: NaiveDate,
    pub(super) results: Vec<FileResult>,
    /// Names that comments with standings give, by number.
    pub(super) names: Vec<(u32, String)>,
    /// Results that name an unknown player, or one against themself.
    pub(super) left_out: usize,
}

/// One game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct FileResult {
    line: u64,
    /// The round, from 0.
    pub(super) round: usize,
    pub(super) players: [u32; 2],
    /// None for a draw.
    pub(super) winner: Option<Side>,
    /// The player with Black, where the file says so.
    pub(super) first: Option<Side>,
}

/// A fault in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FederationFault {
    /// Neither a result nor a comment.
    NotAResult,
    /// Not a day, or days of which the first is none.
    NotADate,
    /// No line begins with `%%Tournament:`.
    NoTournament,
    /// No line begins with `%%Date:`.
    NoDate,
    /// A line of a list of players without a number.
    NotAPlayer,
}

impl FileResult {
    pub(super) fn fault(&self, why: Why) -> ImportFault {
        let [a, b] = self.players;
        ImportFault {
            line: self.line,
            column: Some(RESULT.to_owned()),
            value: format!("{a} {b}"),
            why,
        }
    }
}

const RESULT: &str = "result";

impl FederationFile {
    /// Reads a file in UTF-8 or Windows-1252. All faults are found.
    pub fn read(bytes: &[u8]) -> Result<Self, Unread> {
        let (text, _) = encoding::western(bytes)?;
        let (mut file, mut dated, mut round) = (Self::default(), false, 0);
        let mut faults = Faults::default();
        for (line, text) in (1..).zip(text.lines()) {
            let (told, comment) = text.split_once('%').unwrap_or((text, ""));
            if let Some(results) = results(told) {
                for one in results {
                    file.note(line, round, &one);
                }
            } else {
                faults.note(Err(fault(line, RESULT, told, FederationFault::NotAResult)));
            }
            if let Some(header) = comment.strip_prefix('%') {
                let (key, value) = header.split_once(':').unwrap_or((header, ""));
                match key.trim() {
                    "Tournament" if file.line == 0 => {
                        (file.tournament, file.line) = (clean(value), line);
                    }
                    "Date" if !dated => {
                        dated = true;
                        let read = day(value).map(|day| file.date = day);
                        let wrong = || fault(line, "Date", value, FederationFault::NotADate);
                        faults.note(read.ok_or_else(wrong));
                    }
                    _ => {}
                }
            }
            file.names.extend(comment.strip_prefix("_%").and_then(standing));
            round = round_of(comment).unwrap_or(round);
        }
        let needs = |is_there: bool, why| {
            if is_there { Ok(()) } else { Err(fault(1, "", "", why)) }
        };
        faults.note(needs(!file.tournament.is_empty(), FederationFault::NoTournament));
        faults.note(needs(dated, FederationFault::NoDate));
        faults.into_result()?;
        Ok(file)
    }

    fn note(&mut self, line: u64, round: usize, one: &GivenResult) {
        let GivenResult { players, winner, first, .. } = *one;
        if players[0] == players[1] || players.contains(&UNKNOWN) {
            self.left_out += 1;
        } else {
            self.results.push(FileResult { line, round, players, winner, first });
        }
    }
}

fn fault(line: u64, column: &str, value: &str, why: FederationFault) -> ImportFault {
    let column = (!column.is_empty()).then(|| column.to_owned());
    ImportFault { line, column, value: value.trim().to_owned(), why: Why::Federation(why) }
}

/// `25/09/2016`, or the first of two days with `-` between them.
fn day(text: &str) -> Option<NaiveDate> {
    let first = text.split(['-', '–']).next().unwrap_or_default().trim();
    NaiveDate::parse_from_str(first, "%d/%m/%Y").ok()
}

/// The number and the name in a line of standings: `101, SURNAME, First name, …`.
fn standing(text: &str) -> Option<(u32, String)> {
    let mut cells = text.split(',').map(str::trim);
    let id = cells.next()?.parse().ok()?;
    let [surname, first] = [cells.next()?, cells.next()?];
    Some((id, clean(&format!("{surname} {first}"))))
}

/// The round that a comment begins, from 0: `Round: 3`, `round3`.
fn round_of(comment: &str) -> Option<usize> {
    let folded = comment.to_ascii_lowercase();
    let (_, after) = folded.split_once("round")?;
    let after = after.trim_start_matches([' ', ':']);
    let number: usize = Scan(after).take(|c| c.is_ascii_digit()).parse().ok()?;
    number.checked_sub(1).filter(|round| *round < 1000)
}

/// Stands for a player whom the federation does not know.
const UNKNOWN: u32 = u32::MAX;

/// A result as it stands there.
struct GivenResult {
    players: [u32; 2],
    winner: Option<Side>,
    first: Option<Side>,
    has_discs: bool,
}

/// The results of a line: several only where all have discs. None if it is damaged.
fn results(line: &str) -> Option<Vec<GivenResult>> {
    let (mut rest, mut results) = (Scan(line.trim()), Vec::new());
    while !rest.0.is_empty() {
        results.push(rest.result()?);
    }
    (results.len() < 2 || results.iter().all(|one| one.has_discs)).then_some(results)
}

/// The rest of a line.
struct Scan<'a>(&'a str);

impl<'a> Scan<'a> {
    fn result(&mut self) -> Option<GivenResult> {
        let a = self.player()?;
        let discs = self.discs();
        let winner = match self.take(|c| matches!(c, '>' | '<' | '=')) {
            ">" => Some(Side::A),
            "<" => Some(Side::B),
            "=" => None,
            _ => return None,
        };
        let is_whole = self.discs().is_some() == discs.is_some();
        let b = self.player().filter(|_| is_whole)?;
        let first = match self.take(|c| c.is_ascii_alphabetic()) {
            "" => None,
            "B" | "b" => Some(Side::A),
            "W" | "w" => Some(Side::B),
            _ => return None,
        };
        Some(GivenResult { players: [a, b], winner, first, has_discs: discs.is_some() })
    }

    fn player(&mut self) -> Option<u32> {
        match self.take(|c| c.is_ascii_digit()) {
            "" => (!self.take(|c| c == '?').is_empty()).then_some(UNKNOWN),
            digits => digits.parse().ok(),
        }
    }

    fn discs(&mut self) -> Option<()> {
        let (inside, rest) = self.0.strip_prefix('(')?.split_once(')')?;
        let discs = inside.trim();
        let is_number = !discs.is_empty() && discs.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| self.0 = rest.trim_start())
    }

    /// The signs of a kind that come next, without the blanks behind them.
    fn take(&mut self, of_kind: impl Fn(char) -> bool) -> &'a str {
        let end = self.0.find(|c| !of_kind(c)).unwrap_or(self.0.len());
        let (taken, rest) = self.0.split_at(end);
        self.0 = rest.trim_start();
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "%%Tournament: Example Open\n%%Date: 01/11/2017 - 03/11/2017\n";

    fn read(lines: &str) -> Result<FederationFile, Unread> {
        FederationFile::read(format!("{HEAD}{lines}").as_bytes())
    }

    /// Round, players, winner and who had Black.
    type GameRow = (usize, [u32; 2], Option<Side>, Option<Side>);

    fn games(lines: &str) -> Vec<GameRow> {
        let file = read(lines).expect("a file without faults");
        file.results.iter().map(|one| (one.round, one.players, one.winner, one.first)).collect()
    }

    #[test]
    fn both_grammars_are_read_and_the_sign_decides() {
        let (a, b) = (Some(Side::A), Some(Side::B));
        let found = games(
            "%Round: 1\n   101 (46)>(18)    205  B\r\n   205 (32)=(32)    309  w % a comment\n \
             101( 09 ) > (55) 309\n% Round 2\n 101 <  309\n%round3\n205>101 W\n",
        );
        let wanted = [
            (0, [101, 205], a, a),
            (0, [205, 309], None, b),
            (0, [101, 309], a, None),
            (1, [101, 309], b, None),
            (2, [205, 101], a, b),
        ];
        assert_eq!(found, wanted);
        let line = "101 (46)>(18) 205 309 (20)<(44) 101 B";
        assert_eq!(games(line), [(0, [101, 205], a, None), (0, [309, 101], b, a)]);
    }

    #[test]
    fn names_days_and_unknown_players_are_found() {
        let file = read("%_% 101, DOE, Jane, NEU, 4, 218, 0\n?????? (40)>(24) 101\n7 > 7\n7 > 8\n");
        let file = file.expect("a file");
        assert_eq!((file.tournament.as_str(), file.line), ("Example Open", 1));
        assert_eq!(file.date, NaiveDate::from_ymd_opt(2017, 11, 1).expect("a day"));
        assert_eq!(file.names, [(101, "DOE Jane".to_owned())]);
        assert_eq!((file.results.len(), file.left_out), (1, 2));
        let latin = FederationFile::read(b"%%Tournament: Caf\xE9\n%%Date: 1/2/1999\n");
        assert_eq!(latin.map(|file| file.tournament).as_deref(), Ok("Café"));
    }

    #[test]
    fn every_damaged_line_is_told_with_its_text() {
        let lines = "5 > 4 36 (49)>(15) 5\n5 (49)>15 4\n5 4\n5 > 4 X\n5 ! 4\n(3)>(4) 5\n5 > 4\n";
        let (faults, more) = read(lines).expect_err("damaged").faults();
        let told: Vec<_> = faults.iter().map(|fault| (fault.line, fault.value.as_str())).collect();
        assert_eq!(more, 0);
        assert_eq!(
            told,
            [
                (3, "5 > 4 36 (49)>(15) 5"),
                (4, "5 (49)>15 4"),
                (5, "5 4"),
                (6, "5 > 4 X"),
                (7, "5 ! 4"),
                (8, "(3)>(4) 5"),
            ]
        );
        let bare = FederationFile::read(b"1 > 2\n%%Date: 2017-11-01\n").expect_err("no head");
        let whys: Vec<Why> = bare.faults().0.into_iter().map(|fault| fault.why).collect();
        let wanted = [FederationFault::NotADate, FederationFault::NoTournament];
        assert_eq!(whys, wanted.map(Why::Federation));
    }
}
