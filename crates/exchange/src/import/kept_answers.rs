//! Answers to rows that no alias and no judgement holds, as that a row is left out. They are kept with the choices for
//! lists with the same headings, and never go before what is recorded: they answer what would be asked.

use std::collections::BTreeMap;

use super::suspect::{Answer, Answers, DuplicatePolicy, PlayerRef, Suspect};
use super::{Plan, Unread};
use crate::club::Club;
use crate::domain::matching::PersonRecord;
use crate::domain::number::PlayerId;

/// Answers by the facts of a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptAnswers(BTreeMap<String, Answer>);

/// The name under which an answer is kept begins so; behind it the club and the row.
const ROW: &str = "row ";
const SKIP: &str = "skip";

/// A row without its line: the name, and the other facts that it tells of a person.
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
                // The club itself remembers these.
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

    /// The answer to a row that asks: one that was kept, if its player is still among those whom the row may mean.
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

/// A plan whose rows are answered as rows like them were answered before. What the operator says now goes before.
pub(super) fn planned(
    answers: &Answers,
    plan: impl Fn(&Answers) -> Result<Plan, Unread>,
) -> Result<Plan, Unread> {
    let mut answers = answers.clone();
    loop {
        let plan = plan(&answers)?;
        let before = answers.rows.len();
        if answers.others == DuplicatePolicy::Ask {
            for suspect in &plan.suspects {
                let key = (suspect.line, suspect.text.clone());
                if let Some(answer) = answers.kept.of(suspect, &plan.club) {
                    answers.rows.entry(key).or_insert(answer);
                }
            }
        }
        if answers.rows.len() == before {
            return Ok(plan);
        }
    }
}
