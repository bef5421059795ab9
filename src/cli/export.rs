//! Data for other programs and for people.

use chrono::NaiveDate;
use clap::ValueEnum;

use super::context::Context;
use super::error::CliError;
use super::meant;
use super::output::Output;
use crate::export::{self, Format};

/// What to write out, and how.
#[derive(Debug, clap::Args)]
pub(super) struct Export {
    what: What,
    /// How it is written
    #[arg(long, value_enum, default_value_t = DataFormat::Csv)]
    format: DataFormat,
    /// As it stood at the end of that day, like 2026-11-21
    #[arg(long, value_name = "DATE")]
    as_of: Option<NaiveDate>,
    /// Of that rating list [default: main; for matches: all]
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[command(flatten)]
    output: Output,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum What {
    /// Everybody by rating
    Ranking,
    /// The registry
    Players,
    /// Every finished match
    Matches,
    /// How every rating moved, match by match
    History,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum DataFormat {
    Csv,
    Json,
    Md,
}

impl From<DataFormat> for Format {
    fn from(format: DataFormat) -> Self {
        match format {
            DataFormat::Csv => Self::Csv,
            DataFormat::Json => Self::Json,
            DataFormat::Md => Self::Markdown,
        }
    }
}

impl Export {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        for (option, given) in [("--as-of", self.as_of.is_some()), ("--list", self.list.is_some())]
        {
            if given && self.what == What::Players {
                let with = "ranking, matches or history";
                return Err(CliError::Usage((words.command.option)(option, with)));
            }
        }
        let desk = context.open()?;
        let club = desk.club();
        let list = meant::list(words, club, self.list.as_deref())?.id;
        let sheet = match self.what {
            What::Ranking => export::ranking(club, list, self.as_of),
            What::Players => export::players(club),
            What::Matches => export::matches(club, self.list.as_ref().map(|_| list), self.as_of),
            What::History => export::history(club, list, self.as_of),
        };
        self.output.write(context, |out| sheet.write(self.format.into(), out))
    }
}
