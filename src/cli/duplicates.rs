//! Players who may be registered twice.

use super::value::number;
use crate::cli::prelude::*;
use crate::club::question::matcher::{Matcher, Pair};
use crate::domain::matching::{self, Commonness, Index, LIKELY, Person, WORTH_A_LOOK, compare};
use crate::import::file::read;
use crate::import::{self, ImportFault, PlayerRow};

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
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let words = context.cell_words(self.format);
        let mut less = 0;
        let pairs = match &self.list {
            None => {
                let most = registered(words, context.open()?.club(), self.min.min(WORTH_A_LOOK));
                let is_likely = |(_, chance, _): &Alike| *chance >= self.min;
                less = most.iter().filter(|pair| !is_likely(pair)).count();
                most.into_iter().filter(is_likely).collect()
            }
            Some(file) => listed(words, &rows_of(context, file, import::newcomers)?, self.min),
        };
        let sheet = sheet_of! {
            for ([number_a, name_a, number_b, name_b], score, reasons) in pairs;
            NumberA: number_a,
            NameA: name_a,
            NumberB: number_b,
            NameB: name_b,
            Score: Cell::Points(score),
            Reasons: Cell::text(reasons),
        };
        context.print(sheet, self.format)?;
        if less > 0 {
            context.say(&context.words.registry.less_likely(less, WORTH_A_LOOK));
        }
        Ok(())
    }
}

/// Numbers and names of two players, their likeness, and the reasons.
type Alike = ([Cell; 4], f64, String);

fn registered(words: &MessageWords, club: &Club, min: f64) -> Vec<Alike> {
    let pairs = Matcher::default().grown(club.registry()).duplicates(club, min);
    let row = |Pair { a, b, probability, reasons, put_off, .. }: Pair| {
        let mut reasons = words.likeness.reasons(&reasons);
        if put_off {
            reasons = words.registry.put_off(&reasons);
        }
        let number = |id: PlayerId| Cell::text(id.to_string());
        ([number(a), Cell::name(club, a), number(b), Cell::name(club, b)], probability, reasons)
    };
    pairs.into_iter().map(row).collect()
}

/// Reads the rows of a file without a club.
pub(super) fn rows_of<T>(
    context: &Context<'_>,
    file: &Path,
    rows: fn(&[u8]) -> Result<Vec<T>, ImportFault>,
) -> CliResult<Vec<T>> {
    let words = context.words;
    let bytes = read(file, Limits::LIST).map_err(|why| words.command.not_read(file, &why))?;
    let shown = file.display().to_string();
    Ok(rows(&bytes).map_err(|fault| words.import.fault(&shown, &fault, &Club::default()))?)
}

/// Pairs of similar players in a list, the most similar first.
fn listed(words: &MessageWords, list: &[PlayerRow], min: f64) -> Vec<Alike> {
    let people: Vec<Person> = list.iter().map(|one| Person::read(&one.player.record())).collect();
    let common: Commonness = people.iter().collect();
    let index = Index::build((0..).zip(&people));
    let person = |at: u32| people.get(at as usize);
    let pairs = index.duplicates(person, &common, min);
    let name = |row: &PlayerRow| Cell::text(&row.player.name);
    let row = |pair: &matching::Pair| {
        let at = [pair.a, pair.b].map(|at| at as usize);
        let [a, b] = at.map(|at| &people[at]);
        let reasons = words.likeness.reasons(&compare(a, b, &common).reasons);
        let [a, b] = at.map(|at| &list[at]);
        ([a.line.into(), name(a), b.line.into(), name(b)], pair.probability(), reasons)
    };
    pairs.iter().map(row).collect()
}
