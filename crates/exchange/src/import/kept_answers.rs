//! Answers to rows that no alias and no judgement holds, as that a row is left out. They are kept with the choices for
//! lists with the same headings, and never go before what is recorded: they answer what would be asked.

use std::collections::BTreeMap;

use super::headings::{Column, Columns};
use super::rows::{Row, Table};
use super::suspect::{Answer, Answers, DuplicatePolicy, PlayerRef, Suspect, VERSUS};
use super::{ImportFault, Plan, Unread, Why};
use crate::club::Club;
use crate::club::registry::Named;
use crate::domain::matching::PersonRecord;
use crate::domain::name::{fold, to_cell};
use crate::domain::number::PlayerId;

/// Answers by the facts of a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptAnswers(BTreeMap<String, Answer>);

/// The first part of a stored answer's name. The club and the row follow.
const ROW: &str = "row ";
const SKIP: &str = "skip";

/// A row without its line: the name, and other facts about the person.
pub(super) fn row_of(person: &PersonRecord<'_>) -> String {
    let born = person.born.map(|day| day.to_string());
    let ids = person.external.iter().map(|id| format!("{}:{}", id.scheme, id.value));
    let facts = [person.reading, person.club, born.as_deref()].into_iter().flatten();
    let facts = facts.map(str::to_owned).chain(ids);
    std::iter::once(person.name.to_owned()).chain(facts).collect::<Vec<_>>().join(" | ")
}

impl KeptAnswers {
    /// Whether answers of any club are kept with these choices.
    pub fn are_in(kept: &BTreeMap<String, String>) -> bool {
        kept.keys().any(|name| name.starts_with(ROW))
    }

    /// The answers of a club among the choices that were kept.
    pub fn recalled(kept: &BTreeMap<String, String>, club: &str) -> Self {
        let read = |(name, answer): (&String, &String)| {
            let row = name.strip_prefix(ROW)?.strip_prefix(club)?.strip_prefix(' ')?;
            let player =
                || Some(Answer::Use(PlayerRef::Player(PlayerId::parse_full(answer).ok()?)));
            let answer = if answer == SKIP { Some(Answer::Skip) } else { player() };
            Some((row.to_owned(), answer?))
        };
        Self(kept.iter().filter_map(read).collect())
    }

    /// Keeps the answers of a club among the choices for a list.
    pub fn keep(&self, club: &str, kept: &mut BTreeMap<String, String>) {
        for (row, answer) in &self.0 {
            let answer = match answer {
                Answer::Skip => SKIP.to_owned(),
                Answer::Use(PlayerRef::Player(player)) => player.to_string(),
                // The club itself remembers these answers.
                Answer::New | Answer::Use(PlayerRef::Row { .. }) => continue,
            };
            kept.insert(format!("{ROW}{club} {row}"), answer);
        }
    }

    /// The choices of lists with these headings: new ones for the list as a whole, and all answers to rows.
    pub fn beside(
        whole: BTreeMap<String, String>,
        before: BTreeMap<String, String>,
    ) -> BTreeMap<String, String> {
        before.into_iter().filter(|(name, _)| name.starts_with(ROW)).chain(whole).collect()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn note(&mut self, row: String, answer: Answer) {
        self.0.insert(row, answer);
    }

    /// The stored answer to a row, if its player is still among those that the row may mean.
    fn of(&self, suspect: &Suspect, club: &Club) -> Option<Answer> {
        match self.0.get(&suspect.row)? {
            Answer::Use(PlayerRef::Player(player)) => {
                let player = club.player(*player)?.id;
                let is_it = |id: PlayerId| club.player(id).is_some_and(|one| one.id == player);
                let likely = suspect.likely.iter().find(|likely| is_it(likely.owner.player));
                likely.map(|likely| Answer::Use(likely.who()))
            }
            answer => Some(answer.clone()),
        }
    }
}

/// A plan with stored answers to similar rows. The operator's present answers go before.
pub(super) fn planned(
    answers: &Answers,
    plan: impl Fn(&Answers) -> Result<Plan, Unread>,
) -> Result<Plan, Unread> {
    let (mut answers, mut recalled) = (answers.clone(), Vec::new());
    loop {
        let plan = plan(&answers)?;
        let before = recalled.len();
        if answers.others == DuplicatePolicy::Ask {
            for suspect in &plan.suspects {
                let Some(answer) = answers.kept.of(suspect, &plan.club) else { continue };
                if answers.to(suspect).is_none() {
                    let mut suspect = suspect.clone();
                    suspect.likely.sort_by_key(|one| Answer::Use(one.who()) != answer);
                    answers.answer(&suspect, answer);
                    recalled.push(suspect);
                }
            }
        }
        if recalled.len() == before {
            return Ok(Plan { recalled, ..plan });
        }
    }
}

// A file with the rows that need a decision. The operator writes the decisions into it.

static COLUMNS: Columns = Columns::new(&[
    Column::required("line").or("行"),
    Column::required("name").or("名前"),
    Column::passed_over("likely").or("候補"),
    Column::required("decision").or("判断"),
]);
const LINE: usize = 0;
const NAME: usize = 1;
const DECISION: usize = 3;

/// A written decision.
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
        for row in Table::open(bytes.into(), &COLUMNS)?.rows() {
            let row = row?;
            let Some(told) = row.given(DECISION) else { continue };
            let line = row.given(LINE).and_then(|text| text.parse().ok());
            let line = line.ok_or_else(|| row.fault(LINE, Why::NotANumber))?;
            let name = row.cell(NAME).unwrap_or_default().to_owned();
            let decision = decision(&row, told)?;
            // Two names of a row may have become one, where a program wrote `?` for their signs.
            if decisions.insert((line, name), decision.clone()).is_some_and(|it| it != decision) {
                return Err(row.fault(NAME, Why::NotADecision).into());
            }
        }
        Ok(Self(decisions))
    }

    /// Answers rows with a name of several players before anything else tells them apart.
    pub fn choose(&self, club: &Club, answers: &mut Answers) {
        for ((line, name), decision) in &self.0 {
            let Decision::Told(answer @ (Answer::Use(_) | Answer::Skip)) = decision else {
                continue;
            };
            if matches!(club.registry().named(name), Named::Several(_)) {
                answers.rows.insert((*line, name.clone()), answer.clone());
            }
        }
    }

    /// Answers the rows that are decided; whether any was.
    pub fn answer(&self, suspects: &[Suspect], answers: &mut Answers) -> bool {
        let before = answers.rows.len();
        for suspect in suspects {
            let answer = match self.of(suspect, suspects) {
                Some(Decision::Told(answer)) => Some(answer.clone()),
                Some(Decision::Same) => suspect.likeliest(),
                None => None,
            };
            if let Some(answer) = answer {
                answers.rows.entry(suspect.key()).or_insert(answer);
            }
        }
        answers.rows.len() > before
    }

    /// The lines with a decision that answers no question.
    pub fn idle(&self, answers: &Answers) -> Vec<u64> {
        let asked = |line: u64| answers.rows.keys().any(|(answered, _)| *answered == line);
        let mut lines: Vec<u64> = self.0.keys().map(|(line, _)| *line).collect();
        lines.retain(|line| !asked(*line));
        lines
    }

    fn of(&self, suspect: &Suspect, suspects: &[Suspect]) -> Option<&Decision> {
        let of_line = || suspects.iter().filter(|other| other.line == suspect.line);
        // A name that lost its signs is that of the only row that it may be.
        let is_it = |name: &str| match suspect.repeats {
            Some(_) => [VERSUS, " ? "].iter().any(|versus| name.contains(versus)),
            None if name == suspect.text.trim() => true,
            None => {
                is_written(name, &suspect.text)
                    && of_line().filter(|other| is_written(name, &other.text)).count() == 1
            }
        };
        let line = (suspect.line, String::new())..(suspect.line + 1, String::new());
        self.0.range(line).find(|((_, name), _)| is_it(name)).map(|(_, decision)| decision)
    }

    /// The text of a file with these rows, with empty decisions.
    pub fn written(suspects: &[Suspect], club: &Club) -> String {
        // Excel reads UTF-8 only behind a byte order mark.
        let mut text = "\u{feff}line,name,likely,decision\n".to_owned();
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

/// Whether a cell is this text. Programs write `?` for a sign that their encoding lacks.
fn is_written(cell: &str, text: &str) -> bool {
    let text = text.trim();
    cell.chars().count() == text.chars().count()
        && cell.chars().zip(text.chars()).all(|(written, sign)| written == sign || written == '?')
}

fn decision(row: &Row, told: &str) -> Result<Decision, ImportFault> {
    if ["same", "同じ", "同じ人", "use"].iter().any(|word| fold(word) == fold(told)) {
        return Ok(Decision::Same);
    }
    let number = || Some(Answer::Use(PlayerRef::Player(PlayerId::parse(told).ok()?)));
    let answer = Answer::read(told).or_else(number);
    answer.map(Decision::Told).ok_or_else(|| row.fault(DECISION, Why::NotADecision))
}
