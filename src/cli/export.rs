//! Data for other programs and for people.

use std::io::Write;
use std::mem::ManuallyDrop;
use std::str::FromStr as _;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use strum::VariantNames as _;

use super::floor::queue_sheet;
use super::ranking::RankingOptions;
use super::value;
use crate::cli::prelude::*;
use crate::domain::rating::Missing;
use crate::domain::standings::{Addend, Step};
use crate::drawing::{
    Drawing, Picture, Subject, Theme, brackets, cross_tables, curve, curve_by_event, distribution,
};
use crate::export::{Column, Kind};
use crate::paper::ranking_name;

#[derive(Debug, clap::Args)]
pub(super) struct Export {
    #[arg(value_parser = one_of::<Kind>())]
    what: Kind,
    #[arg(value_name = "TOURNAMENT")]
    name: Option<String>,
    #[arg(long, value_name = "NAME", conflicts_with = "name")]
    tournament: Option<String>,
    #[arg(long, value_name = "N")]
    stage: Option<u32>,
    #[arg(long, value_parser = Written::parser())]
    format: Option<Written>,
    #[arg(long, conflicts_with = "format")]
    excel: bool,
    #[command(flatten)]
    look: Look,
    #[arg(long, value_name = "COLUMN,…", value_delimiter = ',')]
    columns: Vec<String>,
    #[arg(long, value_name = "N")]
    top: Option<usize>,
    #[arg(long, value_name = "DATE", value_parser = value::day)]
    as_of: Option<NaiveDate>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[command(flatten)]
    ranking: RankingOptions,
    #[arg(long)]
    notes: bool,
    #[arg(long)]
    birth_dates: bool,
    #[command(flatten)]
    output: Output,
}

impl Export {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let words = context.words;
        let written = self.written(context)?;
        self.is_consistent(context, written)?;
        let desk = context.open()?;
        let club = desk.club();
        let format = match written {
            Written::Rows(format) => format,
            Written::Drawn(picture) => {
                let bytes = self.drawn(context, &desk, picture)?;
                return self.output.write(context, Readers::Usual, |out| out.write_all(&bytes));
            }
        };
        match (self.what, format) {
            (Kind::Cards, Format::Markdown) => {
                let write = |out: &mut dyn Write| export::cards_as_markdown(club, out);
                return self.output.write(context, Readers::Usual, write);
            }
            (Kind::Cards, Format::Table) => {
                let write = |out: &mut dyn Write| export::cards_as_text(club, out);
                return self.output.write(context, Readers::Usual, write);
            }
            _ => {}
        }
        let (sheet, of) = match self.of() {
            Some(name) => {
                let found = context.names(club).tournament(name)?;
                let sheet = self.of_tournament(context, &desk, found, format)?;
                let stage = self.stage.map(|stage| context.words.event.stage(stage));
                let of = stage.map_or_else(
                    || found.name.clone(),
                    |stage| context.term.labelled(&found.name, &stage),
                );
                (sheet, Some(of))
            }
            None => self.of_club(context, &desk, format)?,
        };
        let day = self.as_of.unwrap_or_else(|| context.outside.today());
        let heading = words.sheet.heading(self.what, of, day, desk.head());
        let sheet = context.worded(self.chosen(context, sheet, format)?.under(heading), format);
        // The program ends after this command. The system frees the memory faster than a drop of each cell.
        let sheet = ManuallyDrop::new(sheet);
        let readers = if self.private().is_any() { Readers::Operator } else { Readers::Usual };
        self.output.write(context, readers, |out| {
            if self.excel { sheet.write_for_excel(out) } else { sheet.write(format, out) }
        })?;
        desk.leave();
        Ok(())
    }

    /// The tournament that the options name.
    fn of(&self) -> Option<&str> {
        self.tournament.as_deref().or(self.name.as_deref())
    }

    /// A sheet of the whole club or of a rating list, with the list's name.
    fn of_club(
        &self,
        context: &mut Context<'_>,
        desk: &Desk,
        format: Format,
    ) -> CliResult<(Sheet, Option<String>)> {
        let club = desk.club();
        let named = context.names(club).list(self.list.as_deref())?;
        let list = named.id;
        let sheet = match self.what {
            Kind::Ranking => {
                let rating = context.cell_words(format).rating;
                let missing = |one: &Missing| rating.missing(one);
                return self.ranking(context, club, named, missing);
            }
            Kind::Players => export::players(club, self.private()),
            Kind::RegistrationList | Kind::Cards => export::registration_list(club),
            Kind::Matches => export::matches(club, self.list.as_ref().map(|_| list), self.as_of),
            Kind::History => export::history(club, list, self.as_of),
            Kind::Distribution => {
                let asked = RankingQuery {
                    as_of: self.as_of,
                    ..RankingQuery::now(context.outside.today())
                };
                export::distribution(&club.rating_table(list, asked))
            }
            Kind::Games => export::games(club, self.list.as_ref().map(|_| list), self.as_of),
            Kind::Queue => queue_sheet(context, desk, None, context.cell_words(format)),
            Kind::Standings
            | Kind::TieBreaks
            | Kind::CrossTable
            | Kind::Bracket
            | Kind::Pairings
            | Kind::Prizes
            | Kind::Fees => {
                let needs = context.words.command.needs(self.what.to_string(), "TOURNAMENT");
                return Err(CliError::Usage(needs));
            }
        };
        let rated = matches!(self.what, Kind::History | Kind::Distribution);
        let of = (rated || self.list.is_some()).then(|| named.name.clone());
        Ok((sheet, of))
    }

    fn of_tournament(
        &self,
        context: &Context<'_>,
        desk: &Desk,
        found: &Tournament,
        format: Format,
    ) -> CliResult<Sheet> {
        let words = context.cell_words(format);
        context.names(desk.club()).has_stage(found, self.stage)?;
        if self.what == Kind::Queue {
            return Ok(queue_sheet(context, desk, Some(found.id), words));
        }
        if let Some(category) = &self.ranking.category {
            let category = context.names(desk.club()).category(category)?;
            let today = context.outside.today();
            return Ok(export::standings_in(desk.club(), found, self.stage, &category, today));
        }
        let counts = |step: &Step| words.tie_breaks.counts_of(*step);
        let working = |all: &[Addend]| words.sheet.working(all, desk.club());
        let texts = export::TieBreakTexts { counts: &counts, working: &working };
        let today = context.outside.today();
        let sheet =
            export::of_tournament(desk.club(), found, (self.what, self.stage), texts, today);
        Ok(sheet.ok_or_else(|| context.words.sheet.has_none(self.what, &found.name))?)
    }

    /// The format of the option, else of the file's extension, else CSV, or a table for sheets that people read.
    fn written(&self, context: &Context<'_>) -> CliResult<Written> {
        let usual = match self.what {
            Kind::RegistrationList | Kind::Cards => Format::Table,
            _ => Format::Csv,
        };
        if self.excel {
            self.output.promises(context, &["csv"])?;
            return Ok(Written::Rows(Format::Csv));
        }
        self.output.format(context, self.format, usual)
    }

    /// Keeps the rows and columns that the options choose.
    fn chosen(&self, context: &Context<'_>, sheet: Sheet, format: Format) -> CliResult<Sheet> {
        let sheet = self.top.into_iter().fold(sheet, Sheet::top);
        if self.columns.is_empty() {
            let is_bare = self.what.needs_tournament() && !format.is_for_programs();
            return Ok(if is_bare { sheet.without_empty() } else { sheet });
        }
        let known: Vec<String> = sheet.columns.iter().map(Column::to_string).collect();
        sheet.with_columns(&self.columns).map_err(|unknown| {
            CliError::Usage(context.words.command.unknown_column(unknown, &known))
        })
    }

    fn ranking(
        &self,
        context: &mut Context<'_>,
        club: &Club,
        list: &RatingList,
        missing: impl Fn(&Missing) -> String + Sync,
    ) -> CliResult<(Sheet, Option<String>)> {
        let parts = self.ranking.parts(context, club, list, self.as_of)?;
        let table = parts.table(club).unwrap_or_default();
        if let Some(apart) = &table.apart {
            context.say(&context.words.rating.apart(apart, club));
        }
        Ok((parts.sheet(club, &table, missing), ranking_name(parts, club, context.all_words)))
    }

    fn private(&self) -> export::Private {
        export::Private { notes: self.notes, births: self.birth_dates }
    }

    /// Refuses options that do not fit what is exported.
    fn is_consistent(&self, context: &Context<'_>, written: Written) -> CliResult {
        const DATED: &[&str] = &["ranking", "matches", "games", "history", "distribution"];
        const OF_EVENTS: &[&str] = &[
            "standings",
            "tie-breaks",
            "cross-table",
            "bracket",
            "pairings",
            "prizes",
            "fees",
            "matches",
            "games",
            "queue",
        ];
        const OF_STAGES: &[&str] =
            &["standings", "tie-breaks", "cross-table", "bracket", "matches"];
        let of_event = self.name.is_some() || self.tournament.is_some();
        let dated = matches!(
            self.what,
            Kind::Ranking | Kind::Matches | Kind::Games | Kind::History | Kind::Distribution
        ) && !of_event;
        let ranked = self.what == Kind::Ranking;
        let unfit = [
            ("--as-of", self.as_of.is_some() && !dated, DATED),
            ("--list", self.list.is_some() && !dated, DATED),
            (
                "--category",
                self.ranking.category.is_some() && !ranked && self.what != Kind::Standings,
                &["standings", "ranking"],
            ),
            (
                "--stage",
                self.stage.is_some()
                    && !(of_event && OF_STAGES.contains(&self.what.to_string().as_str())),
                OF_STAGES,
            ),
            ("--notes", self.notes && self.what != Kind::Players, &["players"]),
            ("--birth-dates", self.birth_dates && self.what != Kind::Players, &["players"]),
            ("TOURNAMENT", of_event && !self.what.takes_tournament(), OF_EVENTS),
        ];
        let of_rankings = self.ranking.unfit_for(ranked);
        let mut unfit =
            self.unfit_for_drawings(written).into_iter().chain(unfit).chain(of_rankings);
        match unfit.find(|(_, given, _)| *given) {
            Some((option, _, with)) => {
                Err(CliError::Usage(context.words.command.option(option, with)))
            }
            None => Ok(()),
        }
    }
}

/// How many players a drawing of ratings has, if none are named.
const FIRST: usize = 6;

#[derive(Debug, clap::Args)]
struct Look {
    #[arg(long)]
    dark: bool,
    #[arg(long = "player", value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long)]
    by_event: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    Rows(Format),
    Drawn(Picture),
}

impl Written {
    /// Reads a format of rows or of drawings. Help and completions list them.
    pub fn parser() -> impl TypedValueParser<Value = Self> {
        // A format was called text before; scripts may say so.
        let named = |name| PossibleValue::new(name).aliases((name == "txt").then_some("text"));
        PossibleValuesParser::new(Self::names().map(named)).try_map(|name| Self::named(&name))
    }

    pub(in crate::cli) fn names() -> impl Iterator<Item = &'static str> {
        Format::VARIANTS.iter().chain(Picture::VARIANTS).copied()
    }

    fn named(name: &str) -> Result<Self, strum::ParseError> {
        let drawn = |_| Picture::from_str(name).map(Self::Drawn);
        Format::from_str(name).map(Self::Rows).or_else(drawn)
    }

    /// The format that a file's extension stands for.
    pub(in crate::cli) fn of_extension(extension: &str) -> Option<Self> {
        let drawn = || Picture::from_str(&extension.to_lowercase()).ok().map(Self::Drawn);
        Format::of_extension(extension).map(Self::Rows).or_else(drawn)
    }
}

/// An option, whether it is given but does not fit, and what it fits.
type Unfit = (&'static str, bool, &'static [&'static str]);

impl Export {
    /// Options that fit only some drawings, or none.
    fn unfit_for_drawings(&self, written: Written) -> [Unfit; 7] {
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

    /// The bytes of a drawing, with title, day and last entry at its head.
    fn drawn(&self, context: &Context<'_>, desk: &Desk, picture: Picture) -> CliResult<Vec<u8>> {
        let say = &context.words.paper;
        let nothing = || say.nothing(context.words.sheet.kind(self.what), "");
        let drawing = self.drawing(context, desk.club())?.ok_or_else(nothing)?;
        let today = context.outside.today();
        let mut drawing = drawing.headed(&say.as_of(today.to_string(), desk.head().0));
        drawing.language = context.all_words.code();
        let theme = if self.look.dark { Theme::Dark } else { Theme::Light };
        Ok(drawing.written(picture, theme).map_err(|fault| fault.told(context.all_words))?)
    }

    fn drawing(&self, context: &Context<'_>, club: &Club) -> CliResult<Option<Drawing>> {
        let subject = Subject::new(club, context.all_words);
        let today = context.outside.today();
        if self.what.needs_tournament() {
            let needs = || context.words.command.needs(self.what.to_string(), "TOURNAMENT");
            let name = self.of().ok_or_else(|| CliError::Usage(needs()))?;
            let found = context.names(club).tournament(name)?;
            context.names(club).has_stage(found, self.stage)?;
            return Ok(match self.what {
                Kind::Bracket => brackets(subject, found, self.stage),
                _ => cross_tables(subject, found, self.stage),
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
