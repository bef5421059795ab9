//! Compares two names. Needs no club.

use super::duplicates::{likeness, rows_of};
use crate::cli::prelude::*;
use crate::domain::matching::{Commonness, Likeness, Person, STRONG, compare};
use crate::export::Column;
use crate::import::{self, NamePair};
use crate::words::message::LikenessWords;

const COLUMNS: &[Column] = &[Column::Score, Column::Band, Column::Reasons];
const PAIRS: &[Column] = &[Column::A, Column::B, Column::Score, Column::Band, Column::Reasons];

#[derive(Debug, clap::Args)]
pub(super) struct Compare {
    #[arg(required_unless_present = "pairs", requires = "b")]
    a: Option<String>,
    b: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "a")]
    pairs: Option<PathBuf>,
    #[arg(long, value_name = "SCORE", default_value_t = STRONG, value_parser = likeness)]
    min: f64,
    #[arg(long, value_enum, default_value_t = TextFormat::Table)]
    format: TextFormat,
}

impl Compare {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        match (&self.a, &self.b, &self.pairs) {
            (Some(a), Some(b), _) => {
                let words = context.cell_words(self.format).likeness;
                let sheet = Sheet::new(COLUMNS, vec![cells(words, &alike([a, b])).into()]);
                context.print(sheet, self.format)
            }
            (_, _, Some(file)) => self.judge(context, &rows_of(context, file, import::pairs)?),
            _ => Ok(()),
        }
    }

    fn judge(&self, context: &mut Context<'_>, pairs: &[NamePair]) -> CliResult {
        let words = context.cell_words(self.format).likeness;
        let mut judged = Judged::default();
        let mut rows = Vec::new();
        for NamePair { names: [a, b], same } in pairs {
            let alike = alike([a, b]);
            if let Some(same) = same {
                judged.count(alike.score >= self.min, *same);
            }
            let names = [Cell::text(a), Cell::text(b)];
            rows.push(names.into_iter().chain(cells(words, &alike)).collect());
        }
        context.print(Sheet::new(PAIRS, rows), self.format)?;
        if judged.any() {
            let figures = judged.to_string();
            // JSON output ends with its value, so the figures go to standard error.
            match self.format {
                TextFormat::Json => context.say(&figures),
                TextFormat::Table | TextFormat::Csv => writeln!(context.out, "{figures}")?,
            }
        }
        Ok(())
    }
}

fn alike(names: [&str; 2]) -> Likeness {
    let [a, b] = names.map(Person::named);
    compare(&a, &b, Commonness::elsewhere())
}

fn cells(words: LikenessWords, alike: &Likeness) -> [Cell; 3] {
    [
        Cell::Points(alike.score),
        Cell::text(words.band(alike.band())),
        Cell::text(words.reasons(&alike.reasons)),
    ]
}

/// Counts pairs by what the program found and by the truth of the file.
#[derive(Debug, Default)]
struct Judged {
    same_found: u32,
    same_missed: u32,
    other_found: u32,
    other_told_apart: u32,
}

impl Judged {
    fn count(&mut self, found: bool, same: bool) {
        let counter = match (found, same) {
            (true, true) => &mut self.same_found,
            (false, true) => &mut self.same_missed,
            (true, false) => &mut self.other_found,
            (false, false) => &mut self.other_told_apart,
        };
        *counter += 1;
    }

    fn any(&self) -> bool {
        self.same_found + self.same_missed + self.other_found + self.other_told_apart > 0
    }
}

/// The usual measures of a classifier. Their names are the same in every language.
/// A measure of no pairs is 0.
impl std::fmt::Display for Judged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let share = |part: u32, rest: u32| f64::from(part) / f64::from((part + rest).max(1));
        let precision = share(self.same_found, self.other_found);
        let recall = share(self.same_found, self.same_missed);
        let f1 = share(2 * self.same_found, self.other_found + self.same_missed);
        let balanced = f64::midpoint(recall, share(self.other_told_apart, self.other_found));
        write!(
            f,
            "precision {precision:.3} recall {recall:.3} F1 {f1:.3} balanced-accuracy {balanced:.3}"
        )
    }
}
