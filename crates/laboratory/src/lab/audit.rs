//! The audit of the five documents: a row for each of their systems, formulas, tables, experiments and
//! wishes, with the place where it is done, and the number here compared with the printed one.
//!
//! The rows are data, [`TABLE`]. Quick numbers are calculated again by the program's own
//! formulas; those of long runs are read from the rows, which name their document.

use super::influence::{self, COMPARED, COMPARISONS, OPPONENTS};
use crate::domain::game::Hand;
use crate::domain::rating::{Duel, Odds, changes, difference, expected};
use crate::lab::elo_table::unbiased_factor;

/// The columns, separated by tabs: the place in its document, the subject in both languages, the command or
/// file that does it, the printed numbers, the numbers here, and a remark in both languages.
const TABLE: &str = include_str!("audit/rows.tsv");

/// A row of the documents.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The document and the place in it.
    pub place: &'static str,
    pub what: [&'static str; 2],
    /// A command, or a source file.
    pub done_by: &'static str,
    /// The printed numbers of the document, separated by spaces.
    pub printed: &'static str,
    pub here: Here,
    pub remark: [&'static str; 2],
}

/// The state of a row in the program.
#[derive(Clone, Debug, PartialEq)]
pub enum Here {
    /// Numbers calculated now.
    Worked(Vec<f64>),
    /// Numbers of a long run, recorded in a document of the project.
    Recorded { document: &'static str, figures: Vec<Recorded> },
    /// The row has no number.
    State(Verdict),
}

/// A number from a long run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recorded {
    pub value: f64,
    /// The number as text.
    pub text: &'static str,
    /// The range of chance, two standard errors; 0 if unknown.
    pub chance: f64,
}

/// The verdict on a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// Every number equals the printed one, to the last digit.
    Equal,
    /// Every number equals the printed one or is within chance of it.
    WithinChance,
    Differs,
    /// It is implemented; no number can be compared.
    Done,
    InPart,
    Missing,
}

impl Verdict {
    pub const ALL: [Self; 6] =
        [Self::Equal, Self::WithinChance, Self::Differs, Self::Done, Self::InPart, Self::Missing];
}

/// All rows, in the order of the documents.
///
/// # Panics
/// If the table is malformed, which a test rules out.
pub fn rows() -> Vec<Row> {
    TABLE
        .lines()
        .map(|line| row(line).unwrap_or_else(|| panic!("a row of the audit: {line}")))
        .collect()
}

fn row(line: &'static str) -> Option<Row> {
    let mut cells = line.split('\t');
    let mut cell = || cells.next().unwrap_or_default();
    let [place, english, japanese, done_by, printed] = [(); 5].map(|()| cell());
    let here = here(cell())?;
    let remark = [(); 2].map(|()| cell());
    Some(Row { place, what: [english, japanese], done_by, printed, here, remark })
}

fn here(text: &'static str) -> Option<Here> {
    match text.split_once(' ') {
        None => Verdict::ALL.into_iter().find(|one| one.to_string() == text).map(Here::State),
        Some(("recorded", rest)) => {
            let (document, figures) = rest.split_once(' ')?;
            let figures = figures.split(' ').map(recorded).collect::<Option<_>>()?;
            Some(Here::Recorded { document, figures })
        }
        Some((formula, rest)) => {
            let words: Vec<&str> = rest.split(' ').collect();
            worked(formula, &words).map(Here::Worked)
        }
    }
}

fn recorded(figure: &'static str) -> Option<Recorded> {
    let (text, chance) = figure.split_once('±').unwrap_or((figure, "0"));
    Some(Recorded { value: text.parse().ok()?, text, chance: chance.parse().ok()? })
}

/// The results of a formula of the program.
fn worked(formula: &str, words: &[&str]) -> Option<Vec<f64>> {
    match (formula, words) {
        ("table-of", [measure, player]) => {
            let of = |four: &&str| influence::figures(four, player, measure.parse().ok()?, 3000);
            let tables = OPPONENTS.iter().map(of).collect::<Option<Vec<_>>>()?;
            Some(tables.iter().flat_map(|[_, others @ ..]| *others).collect())
        }
        ("compared", [table, measure]) => {
            let measure = measure.parse().ok()?;
            let is_it = |one: &&influence::Comparison| {
                one.table.to_string() == *table && one.measure == measure
            };
            let seat = COMPARISONS.iter().find(is_it)?.seat;
            let of = |four: &&str| {
                COMPARED.map(|last| Some(influence::figures(four, last, measure, 3000)?[seat]))
            };
            OPPONENTS.iter().flat_map(of).collect()
        }
        _ => {
            let numbers = words.iter().map(|word| word.parse().ok());
            arithmetic(formula, &numbers.collect::<Option<Vec<f64>>>()?)
        }
    }
}

fn arithmetic(formula: &str, numbers: &[f64]) -> Option<Vec<f64>> {
    let hand = |p: f64| Hand::new(p).ok().map(Odds::from);
    let one = match (formula, numbers) {
        // The difference in points, and p of the hand.
        ("expected", [points]) => expected(*points, Odds::EVEN),
        ("expected", [points, p]) => expected(*points, hand(*p)?),
        ("difference", [score]) => difference(*score),
        // The expected score of the first against the third, from those of each against the next.
        ("through", [first, second]) => {
            expected(difference(*first) + difference(*second), Odds::EVEN)
        }
        // K, both ratings, games won and lost, and p of the hand; the result is the first rating afterwards.
        ("step", [k, a, b, won, lost, p]) => {
            let duel = Duel { players: [0, 1], score: *won, games: won + lost, odds: hand(*p)? };
            after(*k, &[*a, *b], &[duel])
        }
        // K, the winner's rating, and the expected scores against the others.
        ("table", [k, rating, others @ ..]) => {
            let ratings = others.iter().map(|score| rating - difference(*score));
            let ratings: Vec<f64> = std::iter::once(*rating).chain(ratings).collect();
            let duel =
                |other| Duel { players: [0, other], score: 1.0, games: 1.0, odds: Odds::EVEN };
            after(*k, &ratings, &(1..ratings.len()).map(duel).collect::<Vec<_>>())
        }
        ("deviation", [count]) => unbiased_factor(whole(*count)),
        ("approximation", [count]) => 1.0 / (count - 1.5).sqrt(),
        ("sum", all) => all.iter().sum(),
        ("given", all) => return Some(all.to_vec()),
        ("less", pairs) => return pairs.chunks(2).map(|two| Some(two[0] - two.get(1)?)).collect(),
        _ => return None,
    };
    Some(vec![one])
}

/// The first rating after one match.
fn after(k: f64, ratings: &[f64], duels: &[Duel]) -> f64 {
    let mut moved = vec![0.0; ratings.len()];
    changes(|_| k, ratings, duels, &mut moved);
    ratings[0] + moved[0]
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small count")]
const fn whole(count: f64) -> u32 {
    count as u32
}

/// A number here with the printed one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Beside {
    pub printed: Option<f64>,
    /// The number of printed decimals.
    decimals: usize,
    pub value: f64,
    /// The recorded text.
    recorded: Option<&'static str>,
    chance: f64,
}

impl Beside {
    /// The recorded text, else the number in its printed form.
    pub fn written(self) -> String {
        let decimals = if self.printed.is_some() { self.decimals } else { 4 };
        self.recorded.map_or_else(|| format!("{:.decimals$}", self.value), str::to_owned)
    }

    fn verdict(self) -> Verdict {
        let Some(printed) = self.printed else { return Verdict::Done };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_possible_wrap,
            reason = "few digits"
        )]
        let half = 0.5 * 10.0_f64.powi(-(self.decimals as i32)) + 1e-9;
        let off = (self.value - printed).abs();
        if off <= half {
            Verdict::Equal
        } else if off <= self.chance {
            Verdict::WithinChance
        } else {
            Verdict::Differs
        }
    }

    /// Whether the two differ.
    pub fn differs(self) -> bool {
        self.verdict() == Verdict::Differs
    }
}

impl Row {
    /// Each number here with the one printed for it.
    pub fn figures(&self) -> Vec<Beside> {
        let mut printed = self.printed.split_whitespace();
        let mut beside = |value, recorded, chance| {
            let text = printed.next().unwrap_or_default();
            let decimals = text.split_once('.').map_or(0, |(_, decimals)| decimals.len());
            Beside { printed: text.parse().ok(), decimals, value, recorded, chance }
        };
        match &self.here {
            Here::Worked(values) => values.iter().map(|value| beside(*value, None, 0.0)).collect(),
            Here::Recorded { figures, .. } => {
                figures.iter().map(|one| beside(one.value, Some(one.text), one.chance)).collect()
            }
            Here::State(_) => Vec::new(),
        }
    }

    /// The verdict: the worst of its numbers.
    pub fn verdict(&self) -> Verdict {
        if let Here::State(state) = self.here {
            return state;
        }
        let verdicts: Vec<Verdict> = self.figures().into_iter().map(Beside::verdict).collect();
        let worst = [Verdict::Differs, Verdict::WithinChance, Verdict::Equal];
        worst.into_iter().find(|one| verdicts.contains(one)).unwrap_or(Verdict::Done)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    const HOME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

    #[test]
    fn every_row_is_whole() {
        for row in rows() {
            let texts = [row.place, row.what[0], row.what[1], row.done_by];
            assert!(texts.iter().all(|text| !text.is_empty()), "{row:?}");
            assert_eq!(row.remark[0].is_empty(), row.remark[1].is_empty(), "{row:?}");
            let needs = matches!(row.verdict(), Verdict::Differs | Verdict::InPart);
            assert!(!needs || !row.remark[0].is_empty(), "{row:?} needs a remark");
            let (figures, printed) = (row.figures().len(), row.printed.split_whitespace().count());
            let is_state = matches!(row.here, Here::State(_));
            assert!(is_state || printed == 0 || figures == printed, "{row:?}: {figures} figures");
        }
    }

    /// A file named in a row exists; numbers of long runs are in the document named for them.
    #[test]
    fn files_are_there_and_recorded_figures_are_recorded() {
        for row in rows() {
            if row.done_by.contains('/') {
                assert!(Path::new(HOME).join(row.done_by).exists(), "{}", row.done_by);
            }
            let Here::Recorded { document, figures } = &row.here else { continue };
            let text = std::fs::read_to_string(Path::new(HOME).join("docs").join(document));
            let text = text.expect("a document");
            for one in figures {
                assert!(text.contains(one.text), "{} is not in {document}", one.text);
            }
        }
    }

    /// S2's tables of differences and ratios follow from its tables of
    /// points; S1's errors, all but one, follow from its ratings.
    #[test]
    fn the_documents_agree_with_themselves_but_where_it_is_said() {
        let rows = rows();
        let derived =
            rows.iter().filter(|row| row.place.starts_with("S2") && row.figures().len() > 2);
        let wrong: Vec<_> = derived.filter(|row| row.verdict() != Verdict::Equal).collect();
        assert_eq!(wrong, Vec::<&Row>::new());
        let table_4 = rows.iter().find(|row| row.place == "S1 table 4").expect("a row");
        let off = table_4.figures().into_iter().filter(|one| one.differs());
        assert_eq!(
            off.map(|one| (one.printed, one.written())).collect::<Vec<_>>(),
            [(Some(202.0), "172".to_owned())]
        );
    }
}
