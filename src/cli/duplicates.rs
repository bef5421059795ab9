//! Players who may be registered twice.

use std::path::{Path, PathBuf};

use super::context::{CliError, Context};
use super::output::TextFormat;
use super::value::number;
use crate::club::Club;
use crate::club::question::matcher::{Matcher, Pair};
use crate::domain::matching::{self, Commonness, Index, LIKELY, Person, compare};
use crate::domain::number::PlayerId;
use crate::export::{Cell, Column, Sheet};
use crate::import::file::{Limits, read};
use crate::import::{self, PlayerRow};
use crate::words::message::{MessageWords, ValueFault};

const COLUMNS: &[Column] = &[
    Column::NumberA,
    Column::NameA,
    Column::NumberB,
    Column::NameB,
    Column::Score,
    Column::Reasons,
];

#[derive(Debug, clap::Args)]
pub(super) struct Duplicates {
    #[arg(long, value_name = "SCORE", default_value_t = LIKELY, value_parser = likeness)]
    min: f64,
    #[arg(long, value_name = "FILE")]
    list: Option<PathBuf>,
    #[arg(long, value_enum, default_value_t = TextFormat::Table)]
    format: TextFormat,
}

/// Reads a likeness from 0 to 1.
pub(super) fn likeness(text: &str) -> Result<f64, ValueFault> {
    let score = number(text)?;
    let sound = (0.0..=1.0).contains(&score);
    sound.then_some(score).ok_or(ValueFault::Within(0.0, 1.0))
}

impl Duplicates {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.cell_words(self.format);
        let rows = match &self.list {
            None => registered(words, context.open()?.club(), self.min),
            Some(file) => listed(words, &newcomers(context, file)?, self.min),
        };
        context.print(Sheet::new(COLUMNS, rows), self.format)
    }
}

fn registered(words: &MessageWords, club: &Club, min: f64) -> Vec<Vec<Cell>> {
    let pairs = Matcher::default().grown(club.registry()).duplicates(club, min);
    let player = |id: PlayerId| {
        let name = club.player(id).map(|player| player.name.as_str());
        [Cell::text(id.to_string()), Cell::maybe(name)]
    };
    let row = |pair: Pair| {
        let mut reasons = words.likeness.reasons(&pair.reasons);
        if pair.put_off {
            reasons = words.registry.put_off(&reasons);
        }
        let pair = [player(pair.a), player(pair.b)]
            .into_iter()
            .flatten()
            .chain([Cell::Points(pair.probability), Cell::text(reasons)]);
        pair.collect()
    };
    pairs.into_iter().map(row).collect()
}

fn newcomers(context: &Context<'_>, file: &Path) -> Result<Vec<PlayerRow>, CliError> {
    let words = context.words;
    let bytes = read(file, Limits::LIST).map_err(|why| words.command.not_read(file, &why))?;
    let shown = file.display().to_string();
    Ok(import::newcomers(&bytes)
        .map_err(|fault| words.import.fault(&shown, &fault, &Club::default()))?)
}

/// Pairs of similar players in a list, the most similar first.
fn listed(words: &MessageWords, list: &[PlayerRow], min: f64) -> Vec<Vec<Cell>> {
    let people: Vec<Person> = list.iter().map(|one| Person::read(&one.player.record())).collect();
    let common: Commonness = people.iter().collect();
    let index = Index::build((0..).zip(&people));
    let person = |at: u32| people.get(at as usize);
    let pairs = index.duplicates(person, &common, min);
    let player = |at: u32| {
        let one = &list[at as usize];
        [Cell::Whole(i64::try_from(one.line).unwrap_or(i64::MAX)), Cell::text(&one.player.name)]
    };
    let row = |pair: &matching::Pair| {
        let [a, b] = [pair.a, pair.b].map(|at| &people[at as usize]);
        let reasons = words.likeness.reasons(&compare(a, b, &common).reasons);
        let names = [player(pair.a), player(pair.b)].into_iter().flatten();
        names.chain([Cell::Points(pair.probability()), Cell::text(reasons)]).collect()
    };
    pairs.iter().map(row).collect()
}
