//! A tournament report as input for pairing, and its rounds paired again.

use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

use super::{Colour, Pairing, Player, Round, Rules, Spent, pair};
use crate::trf::{Trf, TrfLine, TrfPlayer, TrfPoints, TrfResult, TrfRound, tenths};

/// The reasons why the rounds of a report cannot be paired again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReportFault {
    /// No player has an opponent.
    NoGames,
    /// Nobody has an opponent in a round (from 1), though a later one was played.
    EmptyRound(usize),
    /// A line that matters for pairing cannot be read.
    Unread {
        /// Its place in the file, from 1.
        line: u64,
        /// The first three characters.
        code: String,
    },
    /// A line demands something that is not supported: another system, another order, points of its own.
    NotFollowed {
        /// Its place in the file, from 1.
        line: u64,
        /// The first three characters.
        code: String,
        /// The text after them.
        text: String,
    },
}

/// A board of a round, by starting numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// White and Black; in any order if the report has no colours.
    Pair([u32; 2]),
    /// The player with the bye.
    Bye(u32),
}

/// A difference between a recorded round (from 1) and the same round paired here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// A board.
    Board {
        /// The round.
        round: usize,
        /// The board in the report.
        recorded: Board,
        /// The board of its first player when paired here; none if that player would not be paired.
        paired: Option<Board>,
    },
    /// No pairing of the players present is possible by the rules.
    Impossible(usize),
}

impl Difference {
    /// The round, from 1.
    pub fn round(&self) -> usize {
        match self {
            Self::Board { round, .. } | Self::Impossible(round) => *round,
        }
    }
}

/// A report with the content of its lines for pairing. Players are in the order of starting numbers.
#[derive(Debug)]
pub struct Report<'a> {
    rows: Vec<&'a TrfPlayer>,
    places: HashMap<u32, usize>,
    planned: usize,
    /// The number of rounds in the lines of the players.
    told: usize,
    said: Said,
}

impl<'a> Report<'a> {
    /// # Errors
    /// If a line cannot be read or is not supported.
    pub fn of(trf: &'a Trf) -> Result<Self, ReportFault> {
        let mut rows: Vec<&TrfPlayer> = trf.players.iter().collect();
        rows.sort_by_key(|player| player.start);
        let places = rows.iter().zip(0..).map(|(player, place)| (player.start, place)).collect();
        let said = Said::read(&trf.lines, &places)?;
        Ok(Self { rows, places, planned: trf.rounds(), told: trf.told_rounds(), said })
    }

    /// The number of rounds that were paired.
    ///
    /// # Errors
    /// If no round was paired, or one before the last was not.
    pub fn paired_rounds(&self) -> Result<usize, ReportFault> {
        let paired =
            |round: &usize| self.rows.iter().any(|row| cell(row, *round).opponent.is_some());
        let last = (0..self.told).rev().find(paired).ok_or(ReportFault::NoGames)?;
        let empty = (0..last).find(|round| !paired(round));
        empty.map_or(Ok(last + 1), |round| Err(ReportFault::EmptyRound(round + 1)))
    }

    /// The input for the pairing of a round (from 0): the rounds before it, and the absent players.
    pub fn before(&self, round: usize) -> (Vec<Player>, Rules) {
        let players = (0..self.rows.len()).map(|place| self.player(place, round)).collect();
        let rules = Rules {
            rounds: self.planned,
            win: self.said.points.win,
            drawn: self.said.drawn.unwrap_or_else(|| self.first_colour()),
            forbidden: self.said.forbidden(round),
        };
        (players, rules)
    }

    /// The differences when every round is paired again from the rounds
    /// before it. Colours are compared if the report has them.
    ///
    /// # Errors
    /// Those of [`Report::paired_rounds`].
    pub fn differences(&self) -> Result<Vec<Difference>, ReportFault> {
        let rounds = 0..self.paired_rounds()?;
        Ok(rounds.flat_map(|round| self.differences_in(round)).collect())
    }

    fn differences_in(&self, round: usize) -> Vec<Difference> {
        let (players, rules) = self.before(round);
        let Ok(made) = pair(&players, &rules) else {
            return vec![Difference::Impossible(round + 1)];
        };
        let known: HashSet<[usize; 2]> = made.pairs.iter().copied().collect();
        let mut found = Vec::new();
        for (place, row) in self.rows.iter().enumerate() {
            let cell = cell(row, round);
            let opponent = cell.opponent.and_then(|start| self.places.get(&start).copied());
            let (recorded, same) = match (opponent, cell.colour) {
                (None, _) if cell.result != TrfResult::PairingBye => continue,
                (None, _) => (Board::Bye(row.start), made.bye == Some(place)),
                (Some(_), Some(Colour::Black)) => continue,
                (Some(other), None) if other < place => continue,
                (Some(other), colour) => {
                    let same = known.contains(&[place, other])
                        || colour.is_none() && known.contains(&[other, place]);
                    (Board::Pair([row.start, self.rows[other].start]), same)
                }
            };
            if !same {
                let paired = self.board(&made, place);
                found.push(Difference::Board { round: round + 1, recorded, paired });
            }
        }
        found
    }

    /// The board of a player in a pairing.
    fn board(&self, made: &Pairing, place: usize) -> Option<Board> {
        let pair = made.pairs.iter().find(|pair| pair.contains(&place));
        let pair = pair.map(|pair| Board::Pair(pair.map(|place| self.rows[place].start)));
        pair.or_else(|| (made.bye == Some(place)).then(|| Board::Bye(self.rows[place].start)))
    }

    fn player(&self, place: usize, round: usize) -> Player {
        let row = self.rows[place];
        let now = cell(row, round);
        let rounds = (0..round).map(|round| self.spent(place, round, cell(row, round)));
        Player {
            rounds: rounds.collect(),
            bonus: self.said.bonus(place, round),
            away: now.opponent.is_none() && now.result != TrfResult::PairingBye,
        }
    }

    fn spent(&self, place: usize, round: usize, cell: TrfRound) -> Round {
        let opponent = cell.opponent.and_then(|start| self.places.get(&start));
        let spent = match (opponent, cell.result) {
            (None, TrfResult::PairingBye) => Spent::Bye,
            (None, _) => Spent::Away,
            (Some(_), TrfResult::ForfeitWin | TrfResult::ForfeitLoss) => Spent::Forfeit,
            (Some(opponent), _) => Spent::Playing(*opponent, cell.colour),
        };
        let (points, bonus) = (self.said.points.of(cell.result), self.said.bonus(place, round));
        Round { points, bonus, spent }
    }

    /// The drawn colour, if no line gives it: in each pair of round 1 the higher ranked
    /// player alternately has it, counted among the players present (5.2.5).
    fn first_colour(&self) -> Colour {
        let there = self.rows.iter().filter(|row| {
            let cell = cell(row, 0);
            cell.opponent.is_some() || cell.result == TrfResult::PairingBye
        });
        let told = there.enumerate().find_map(|(seat, row)| {
            let cell = cell(row, 0);
            let colour = cell.colour?;
            let is_higher = cell.opponent? > row.start;
            is_higher.then_some(if seat % 2 == 0 { colour } else { colour.other() })
        });
        told.unwrap_or(Colour::White)
    }
}

/// A round (from 0) of a player; absent if the line ends before it.
fn cell(row: &TrfPlayer, round: usize) -> TrfRound {
    row.rounds.get(round).copied().unwrap_or_default()
}

// The lines of a report about the tournament that matter for pairing: those of TRF26, and
// the extensions of TRF16 that pairing programs read (`XXA`, `XXC`, `XXP`).

/// The content of the lines.
#[derive(Debug, Default)]
struct Said {
    points: TrfPoints,
    drawn: Option<Colour>,
    /// Additional points, in tenths: by place, for these rounds (from 0).
    accelerated: Vec<(usize, RangeInclusive<usize>, u32)>,
    /// Players who must not meet one another, and the rounds.
    apart: Vec<(RangeInclusive<usize>, Vec<usize>)>,
}

impl Said {
    fn read(lines: &[TrfLine], places: &HashMap<u32, usize>) -> Result<Self, ReportFault> {
        let mut said = Self::default();
        for line in lines {
            let (line_no, code, text) = (line.line, line.code.clone(), line.text.trim());
            if !is_followed(&code, text, lines) {
                return Err(ReportFault::NotFollowed {
                    line: line_no,
                    code,
                    text: text.to_owned(),
                });
            }
            said.take(line, places).ok_or(ReportFault::Unread { line: line_no, code })?;
        }
        Ok(said)
    }

    fn take(&mut self, line: &TrfLine, places: &HashMap<u32, usize>) -> Option<()> {
        let words: Vec<&str> = line.text.split_whitespace().collect();
        let place = |start: &str| places.get(&start.parse().ok()?).copied();
        let all = |starts: &[&str]| starts.iter().map(|start| place(start)).collect::<Option<_>>();
        match (&*line.code, &words[..]) {
            ("162", _) => self.points = line.text.parse().ok()?,
            ("152", ["W"]) => self.drawn = Some(Colour::White),
            ("152", ["B"]) => self.drawn = Some(Colour::Black),
            ("XXC", said) => {
                let colour = |word: &&str| match *word {
                    "white1" => Some(Colour::White),
                    "black1" => Some(Colour::Black),
                    _ => None,
                };
                self.drawn = said.iter().find_map(colour).or(self.drawn);
            }
            ("XXP", starts) => self.apart.push((0..=usize::MAX, all(starts)?)),
            ("260", [first, last, starts @ ..]) => {
                self.apart.push((rounds(first, last)?, all(starts)?));
            }
            ("XXA", [start, points @ ..]) => {
                let start = place(start)?;
                for (round, points) in points.iter().enumerate() {
                    self.accelerated.push((start, round..=round, tenths(points)?));
                }
            }
            // Match points, if there are any, are for teams.
            ("250", [points, first, last, from, to]) => {
                let (rounds, points) = (rounds(first, last)?, tenths(points)?);
                for start in from.parse::<u32>().ok()?..=to.parse().ok()? {
                    let place = places.get(&start).copied();
                    self.accelerated.extend(place.map(|place| (place, rounds.clone(), points)));
                }
            }
            ("152" | "250" | "260" | "XXA", _) => return None,
            _ => {}
        }
        Some(())
    }

    /// The additional points of a player in the pairing of a round (from 0), in tenths.
    fn bonus(&self, place: usize, round: usize) -> u32 {
        let found = self
            .accelerated
            .iter()
            .rfind(|(who, rounds, _)| *who == place && rounds.contains(&round));
        found.map_or(0, |(.., points)| *points)
    }

    /// The forbidden pairs of a round (from 0).
    fn forbidden(&self, round: usize) -> HashSet<(usize, usize)> {
        let groups = self.apart.iter().filter(|(rounds, _)| rounds.contains(&round));
        let pairs = groups
            .flat_map(|(_, group)| group.iter().flat_map(|a| group.iter().map(move |b| (*a, *b))));
        pairs.filter(|(a, b)| a < b).collect()
    }
}

/// Whether the demand of a line is supported. Accelerated pairing is, if lines give the additional points.
fn is_followed(code: &str, text: &str, lines: &[TrfLine]) -> bool {
    let has_lines = || lines.iter().any(|line| matches!(&*line.code, "XXA" | "250"));
    match code {
        "192" => match text.strip_prefix("FIDE_DUTCH").map(without_year) {
            Some("") => true,
            Some("_BAKU") => has_lines(),
            _ => false,
        },
        "XXC" => !text.split_whitespace().any(|word| word == "rank"),
        // Points of its own: by player, or in forms of other programs.
        "299" | "XXS" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => false,
        _ => true,
    }
}

/// The name of a system without the year of its edition.
fn without_year(name: &str) -> &str {
    let year = name.strip_prefix('_').and_then(|rest| rest.split_at_checked(4));
    year.filter(|(year, _)| year.bytes().all(|digit| digit.is_ascii_digit()))
        .map_or(name, |(_, rest)| rest)
}

/// A range of rounds: from 1 in a line, here from 0.
fn rounds(first: &str, last: &str) -> Option<RangeInclusive<usize>> {
    let round = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    Some(round(first)?..=round(last)?)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::swiss::RandomPlan;
    use crate::trf::TrfVersion;

    /// Four players and two rounds, the second with the boards that the rules leave.
    const FOUR: &str = "\
XXR 3
001    1      A                                                                  2.0    1     3 w 1     2 b 1
001    2      B                                                                  1.0    2     4 b 1     1 w 0
001    3      C                                                                  1.0    3     1 b 0     4 w 1
001    4      D                                                                  0.0    4     2 w 0     3 b 0
";

    fn differences(text: &str) -> Result<Vec<Difference>, ReportFault> {
        let trf: Trf = text.parse().expect("a report");
        Report::of(&trf)?.differences()
    }

    fn pair_of(round: usize, recorded: [u32; 2], paired: [u32; 2]) -> Difference {
        let [recorded, paired] = [recorded, paired].map(Board::Pair);
        Difference::Board { round, recorded, paired: Some(paired) }
    }

    #[test]
    fn what_differs_is_told_board_by_board() {
        assert_eq!(differences(FOUR), Ok(Vec::new()));
        let other = FOUR
            .replace("   3 w 1     2 b 1", "   2 w 1     3 b 1")
            .replace("   4 b 1     1 w 0", "   1 b 0     4 w 0")
            .replace("   1 b 0     4 w 1", "   4 b 1     1 w 0")
            .replace("   2 w 0     3 b 0", "   3 w 0     2 b 1");
        let found = differences(&other).expect("rounds");
        assert_eq!(found[..2], [pair_of(1, [1, 2], [1, 3]), pair_of(1, [4, 3], [4, 2])]);
        let turned = FOUR
            .replace("   4 b 1     1 w 0", "   4 b 1     1 b 0")
            .replace("   3 w 1     2 b 1", "   3 w 1     2 w 1");
        assert_eq!(differences(&turned), Ok(vec![pair_of(2, [1, 2], [2, 1])]));
    }

    #[test]
    fn lines_about_pairing_are_followed() {
        let with = |line: &str| differences(&format!("{line}\n{FOUR}"));
        for same in [
            "152 W",
            "XXC white1",
            "192 FIDE_DUTCH_2025",
            "260   3   3    1    2",
            "162  W 3.0    D 1.0",
        ] {
            assert_eq!(with(same), Ok(Vec::new()), "{same}");
        }
        let rounds = |line: &str| {
            let found = with(line).expect("rounds");
            found.iter().map(Difference::round).collect::<Vec<_>>()
        };
        // If the first colour is the other one, it is in each board of round 1.
        assert_eq!(rounds("152 B"), [1, 1]);
        assert_eq!(rounds("XXC black1"), [1, 1]);
        assert_eq!(rounds("XXP 1 3"), [1, 1]);
        assert_eq!(rounds("260   2   2    1    2"), [2, 2]);
        // Two additional points for the first two: they meet in round 1.
        assert_eq!(rounds("250       2.0   1   1    1    2"), [1, 1]);
        assert_eq!(rounds("XXA    1  2.0\nXXA    2  2.0"), [1, 1]);
    }

    #[test]
    fn what_is_not_followed_is_said() {
        let with = |line: &str| differences(&format!("{line}\n{FOUR}")).expect_err(line);
        for line in
            ["192 FIDE_BURSTEIN", "192 FIDE_DUTCH_BAKU", "XXC rank", "XXS W=3", "299 W    1.0"]
        {
            assert!(matches!(with(line), ReportFault::NotFollowed { line: 1, .. }), "{line}");
        }
        for line in
            ["152 X", "162 W 3.25", "162 Q 1.0", "XXP 1 9", "250 2.0", "260   1   x    1    2"]
        {
            assert!(matches!(with(line), ReportFault::Unread { line: 1, .. }), "{line}");
        }
        let nobody = FOUR.lines().nth(1).and_then(|line| line.get(..89)).expect("A alone");
        assert_eq!(differences(nobody), Err(ReportFault::NoGames));
        let first = ["   3 w 1", "   4 b 1", "   1 b 0", "   2 w 0"];
        // Only the first round of each line: the second has other boards.
        let late =
            first.iter().fold(FOUR.to_owned(), |text, game| text.replacen(game, "0000 - Z", 1));
        assert_eq!(differences(&late), Err(ReportFault::EmptyRound(1)));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn what_is_made_up_here_is_paired_the_same_again(
            players in 2..40_u32,
            rounds in 1..9_usize,
            seed: u64,
            absent in 0..300_u32,
            forfeits in 0..200_u32,
            draws in 0..1000_u32,
            old: bool,
        ) {
            let version = if old { TrfVersion::V16 } else { TrfVersion::V26 };
            let plan = RandomPlan { players, rounds, seed, absent, forfeits, draws, version };
            if let Ok(made) = plan.report() {
                let text = made.to_string();
                prop_assert_eq!(&text, &plan.report().expect("as before").to_string());
                prop_assert_eq!(differences(&text), Ok(Vec::new()), "{}", text);
            } else {
                // Few players are only possible with few rounds.
                prop_assert!(players as usize <= 2 * rounds, "{plan:?}");
            }
        }
    }
}
