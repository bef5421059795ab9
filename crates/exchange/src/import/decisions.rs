//! A file with the rows that ask who somebody is, for the operator to write the decisions into.

use std::collections::BTreeMap;

use super::headings::Column;
use super::rows::{Row, Table};
use super::suspect::{Answer, Answers, PlayerRef, Suspect};
use super::{ImportFault, Unread, Why};
use crate::club::Club;
use crate::domain::name::{fold, to_cell};
use crate::domain::number::PlayerId;

const COLUMNS: &[Column] = &[
    Column::required("line").or("行"),
    Column::required("name").or("名前"),
    Column::passed_over("likely").or("候補"),
    Column::required("decision").or("判断"),
];
const LINE: usize = 0;
const NAME: usize = 1;
const DECISION: usize = 3;

/// A decision that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Decision {
    /// The likeliest player, or the match that the row repeats.
    Same,
    Told(Answer),
}

/// The decisions of a file, by line and name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decisions(BTreeMap<(u64, String), Decision>);

impl Decisions {
    /// Reads a file as [`Self::written`] makes it; a row without a decision is still open.
    pub fn read(bytes: &[u8]) -> Result<Self, Unread> {
        let mut decisions = BTreeMap::new();
        for row in Table::open(bytes.into(), COLUMNS)?.rows() {
            let row = row?;
            let Some(told) = row.given(DECISION) else { continue };
            let line = row.given(LINE).and_then(|text| text.parse().ok());
            let line = line.ok_or_else(|| row.fault(LINE, Why::NotANumber))?;
            let name = row.cell(NAME).unwrap_or_default().to_owned();
            decisions.insert((line, name), decision(&row, told)?);
        }
        Ok(Self(decisions))
    }

    /// Answers the rows that are decided; whether any was.
    pub fn answer(&self, suspects: &[Suspect], answers: &mut Answers) -> bool {
        let before = answers.rows.len();
        for suspect in suspects {
            let key = (suspect.line, suspect.text.clone());
            let answer = match self.0.get(&(suspect.line, suspect.text.trim().to_owned())) {
                Some(Decision::Told(answer)) => Some(answer.clone()),
                Some(Decision::Same) => suspect.likeliest(),
                None => None,
            };
            if let Some(answer) = answer {
                answers.rows.entry(key).or_insert(answer);
            }
        }
        answers.rows.len() > before
    }

    /// The text of a file with these rows, with empty decisions.
    pub fn written(suspects: &[Suspect], club: &Club) -> String {
        let mut text = "line,name,likely,decision\n".to_owned();
        let quoted = |cell: &str| format!("\"{}\"", to_cell(cell).replace('"', "\"\""));
        for suspect in suspects {
            let likely = suspect.likely.iter().map(|likely| {
                let number = || club.registry().today(likely.owner.player).to_string();
                let place = likely.line.map_or_else(number, |line| format!("(line {line})"));
                format!("{} {place}", likely.name)
            });
            let repeats = suspect.repeats.map(|line| format!("line {line}"));
            let likely = likely.chain(repeats).collect::<Vec<_>>().join("; ");
            let (line, name) = (suspect.line, quoted(&suspect.text));
            text.extend([line.to_string(), name, quoted(&likely)].map(|cell| cell + ","));
            text.push('\n');
        }
        text
    }
}

fn decision(row: &Row, told: &str) -> Result<Decision, ImportFault> {
    if ["same", "同じ", "同じ人", "use"].iter().any(|word| fold(word) == fold(told)) {
        return Ok(Decision::Same);
    }
    let number = || Some(Answer::Use(PlayerRef::Player(PlayerId::parse(told).ok()?)));
    let answer = Answer::read(told).or_else(number);
    answer.map(Decision::Told).ok_or_else(|| row.fault(DECISION, Why::NotSameAs))
}
