//! Drawings in place of rows: brackets, cross tables, ratings over time and their distribution.

use std::str::FromStr as _;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use strum::VariantNames as _;

use super::Export;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::Club;
use crate::club::question::rating_table::RankingQuery;
use crate::desk::Desk;
use crate::domain::number::PlayerId;
use crate::drawing::{
    Drawing, Picture, Subject, Theme, brackets, cross_tables, curve, curve_by_event, distribution,
};
use crate::export::{Format, Kind};
use crate::words::message::Message;

/// The players of a drawing of ratings over time, where none are named.
const FIRST: usize = 6;

/// The colours of a drawing, and the players in it.
#[derive(Debug, clap::Args)]
pub(super) struct Look {
    #[arg(long)]
    dark: bool,
    #[arg(long = "player", value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long)]
    by_event: bool,
}

/// How something is written: rows or a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    Rows(Format),
    Drawn(Picture),
}

impl Written {
    /// Reads one of the formats of rows or of drawings, which help and completions list.
    pub fn parser() -> impl TypedValueParser<Value = Self> {
        PossibleValuesParser::new(Self::names()).try_map(|name| Self::named(&name))
    }

    /// The names of all formats, of sheets and of pictures.
    pub(in crate::cli) fn names() -> impl Iterator<Item = &'static str> {
        Format::VARIANTS.iter().chain(Picture::VARIANTS).copied()
    }

    fn named(name: &str) -> Result<Self, strum::ParseError> {
        let drawn = |_| Picture::from_str(name).map(Self::Drawn);
        Format::from_str(name).map(Self::Rows).or_else(drawn)
    }

    /// The format of files with that extension.
    pub(in crate::cli) fn of_extension(extension: &str) -> Option<Self> {
        let drawn = || Picture::from_str(&extension.to_lowercase()).ok().map(Self::Drawn);
        Format::of_extension(extension).map(Self::Rows).or_else(drawn)
    }
}

/// An option, whether it is given where it does not fit, and what it goes with.
pub(super) type Unfit = (&'static str, bool, &'static [&'static str]);

impl Export {
    /// The options that go with some drawings, or with none.
    pub(super) fn unfit_for_drawings(&self, written: Written) -> [Unfit; 7] {
        const PICTURES: &[&str] = &["--format svg", "--format png"];
        let picture = match written {
            Written::Drawn(Picture::Svg) => Some("--format svg"),
            Written::Drawn(Picture::Png) => Some("--format png"),
            Written::Rows(_) => None,
        };
        let (is_drawn, has_drawing) = (picture.is_some(), self.what.has_drawing());
        let kinds = &["bracket", "cross-table", "history", "distribution"];
        let rows = &["--format csv", "--format html"];
        [
            (picture.unwrap_or_default(), is_drawn && !has_drawing, kinds),
            ("--dark", self.look.dark && !is_drawn, PICTURES),
            ("--player", !self.look.players.is_empty() && self.what != Kind::History, &["history"]),
            ("--player", !self.look.players.is_empty() && !is_drawn, PICTURES),
            ("--by-event", self.look.by_event && self.what != Kind::History, &["history"]),
            ("--by-event", self.look.by_event && !is_drawn, PICTURES),
            ("--as-of", self.as_of.is_some() && is_drawn, rows),
        ]
    }

    /// The bytes of a drawing, headed by its title, the day and the last entry.
    pub(super) fn drawn(
        &self,
        context: &Context<'_>,
        desk: &Desk,
        picture: Picture,
    ) -> Result<Vec<u8>, CliError> {
        let say = &context.words.paper;
        let nothing = || say.nothing(context.words.sheet.kind(self.what), "");
        let drawing = self.drawing(context, desk.club())?.ok_or_else(nothing)?;
        let today = context.outside.today();
        let drawing = drawing.headed(&say.as_of(today.to_string(), desk.head().0));
        let theme = if self.look.dark { Theme::Dark } else { Theme::Light };
        Ok(drawing.written(picture, theme).map_err(|fault| fault.told(context.all_words))?)
    }

    fn drawing(&self, context: &Context<'_>, club: &Club) -> Result<Option<Drawing>, CliError> {
        let subject = Subject::new(club, context.all_words);
        let today = context.outside.today();
        if self.what.needs_tournament() {
            let needs = || context.words.command.needs(self.what.to_string(), "TOURNAMENT");
            let name = self.of().ok_or_else(|| CliError::Usage(needs()))?;
            let found = context.names(club).tournament(name)?;
            return Ok(match self.what {
                Kind::Bracket => brackets(subject, found),
                _ => cross_tables(subject, found),
            });
        }
        let list = context.names(club).list(self.list.as_deref())?.id;
        let table = club.rating_table(list, RankingQuery::now(today));
        if self.what == Kind::Distribution {
            return Ok(distribution(subject, list, &table));
        }
        let named = self.look.players.iter().map(|name| context.names(club).player(name));
        let named: Vec<PlayerId> = named.collect::<Result<_, Message>>()?;
        let first = || table.lines.iter().map(|line| line.player).take(FIRST).collect();
        let players: Vec<PlayerId> = if named.is_empty() { first() } else { named };
        if self.look.by_event {
            return Ok(curve_by_event(subject, list, &players));
        }
        Ok(curve(subject, list, &players, today))
    }
}
