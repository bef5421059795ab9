//! Data for other programs and for people.

use chrono::NaiveDate;
use clap::ValueEnum;

use super::context::Context;
use super::error::CliError;
use super::output::Output;
use super::value::{day, one_of};
use crate::club::Club;
use crate::club::question::rating_table::{Asked, Model, Order, RatingLine};
use crate::domain::ids::ListId;
use crate::domain::rating::Missing;
use crate::export::file::Readers;
use crate::export::{self, Cell, Column, Format, Sheet};

/// What to write out, and how.
#[derive(Debug, clap::Args)]
pub(super) struct Export {
    what: What,
    #[arg(long, value_enum)]
    format: Option<DataFormat>,
    #[arg(long, value_name = "DATE", value_parser = day)]
    as_of: Option<NaiveDate>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_parser = one_of::<Model>())]
    model: Option<Model>,
    #[arg(long, value_parser = one_of::<Order>())]
    order: Option<Order>,
    #[arg(long)]
    without_hands: bool,
    #[arg(long)]
    birth_dates: bool,
    #[command(flatten)]
    output: Output,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum What {
    Ranking,
    Players,
    RegistrationList,
    Cards,
    Matches,
    History,
}

/// How data is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum DataFormat {
    Csv,
    Json,
    Md,
    /// Lined up for the eye
    Text,
}

impl From<DataFormat> for Format {
    fn from(format: DataFormat) -> Self {
        match format {
            DataFormat::Csv => Self::Csv,
            DataFormat::Json => Self::Json,
            DataFormat::Md => Self::Markdown,
            DataFormat::Text => Self::Table,
        }
    }
}

impl Export {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        self.is_consistent(context)?;
        let desk = context.open()?;
        let club = desk.club();
        if self.what == What::Cards {
            let write = match self.format {
                Some(DataFormat::Md) => export::cards_as_markdown,
                _ => export::cards_as_text,
            };
            return self.output.write(context, Readers::Usual, |out| write(club, out));
        }
        let list = context.names(club).list(self.list.as_deref())?.id;
        let usual = match self.what {
            What::RegistrationList => DataFormat::Text,
            _ => DataFormat::Csv,
        };
        let format = self.format.unwrap_or(usual);
        let sheet = match self.what {
            What::Ranking => {
                let rating = context.cell_words(format).rating;
                let missing = |one: &Missing| rating.missing(one);
                let (seq, digest) = desk.head();
                let foot = words.command.journal_state(seq, digest);
                self.ranking(context, club, list, missing).with_foot(foot)
            }
            What::Players if self.birth_dates => export::players_with_births(club),
            What::Players => export::players(club),
            What::RegistrationList | What::Cards => export::registration_list(club),
            What::Matches => export::matches(club, self.list.as_ref().map(|_| list), self.as_of),
            What::History => export::history(club, list, self.as_of),
        };
        let format = format.into();
        let sheet = context.worded(sheet, format);
        let readers = if self.birth_dates { Readers::Operator } else { Readers::Usual };
        self.output.write(context, readers, |out| sheet.write(format, out))
    }

    fn ranking(
        &self,
        context: &mut Context<'_>,
        club: &Club,
        list: ListId,
        missing: impl Fn(&Missing) -> String,
    ) -> Sheet {
        let asked = Asked {
            as_of: self.as_of,
            today: context.outside.today(),
            model: self.model.unwrap_or_default(),
            order: self.order.unwrap_or_default(),
        };
        let table = club.rating_table(list, asked);
        if let Some(groups) = table.apart {
            context.say(&context.words.rating.apart(groups));
        }
        let ratings = club.ratings(list).filter(|_| self.without_hands);
        let without = ratings.map(|ratings| ratings.without_hands(club));
        let sheet = export::ranking(club, &table, missing);
        match without {
            Some(ratings) => {
                let rating = |line: &RatingLine| Cell::Rating(ratings.rating(line.player));
                sheet.and(Column::WithoutHands, table.lines.iter().map(rating))
            }
            None => sheet,
        }
    }

    /// Whether the options go with what is written out.
    fn is_consistent(&self, context: &Context<'_>) -> Result<(), CliError> {
        const DATED: &[&str] = &["ranking", "matches", "history"];
        const LISTS: &[&str] = &["ranking", "players", "registration-list", "matches", "history"];
        let dated = matches!(self.what, What::Ranking | What::Matches | What::History);
        let ranked = self.what == What::Ranking;
        let cards = self.what == What::Cards;
        let unfit = [
            ("--as-of", self.as_of.is_some() && !dated, DATED),
            ("--list", self.list.is_some() && !dated, DATED),
            ("--model", self.model.is_some() && !ranked, &["ranking"]),
            ("--order", self.order.is_some() && !ranked, &["ranking"]),
            ("--without-hands", self.without_hands && !ranked, &["ranking"]),
            ("--birth-dates", self.birth_dates && self.what != What::Players, &["players"]),
            ("--format csv", cards && self.format == Some(DataFormat::Csv), LISTS),
            ("--format json", cards && self.format == Some(DataFormat::Json), LISTS),
        ];
        match unfit.into_iter().find(|(_, given, _)| *given) {
            Some((option, _, with)) => {
                Err(CliError::Usage(context.words.command.option(option, with)))
            }
            None => Ok(()),
        }
    }
}
