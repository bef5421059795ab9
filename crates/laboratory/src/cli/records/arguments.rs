//! Arguments of these commands: files of analysed moves, ratings, the measure of losses, and the output.

use crate::words::own;
use std::path::{Path, PathBuf};

use crate::club::Club;
use crate::domain::progress::NoProgress;
use crate::domain::records::{
    Filter, Fit, GameLoss, Measure, Records, RecordsBuilder, Sample, Statistic,
};
use crate::export::file::Readers;
use crate::export::{Cell, Column, Format, Sheet};
use crate::import::file::{Limits, read};
use crate::import::{GivenRating, GivenRatings, ImportFault};
use crate::request::analysed_games::{meant_by, read_fit, read_moves};
use crate::words::message::ValueFault;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::Output;
use banzuke::cli::value::{count, number, one_of};

/// Reads a number above 0.
pub(in crate::cli) fn positive(text: &str) -> Result<f64, ValueFault> {
    let number = number(text)?;
    (number > 0.0 && number <= 1e6).then_some(number).ok_or(ValueFault::Above(0.0, 1e6))
}

/// A published line for ratings by losses: `slope · x + intercept`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Formula {
    pub(super) slope: f64,
    pub(super) intercept: f64,
}

/// Reads a line in its printed form, like `-196.32x+2171.7`.
pub(super) fn formula(text: &str) -> Result<Formula, ValueFault> {
    let plain: String = text.replace(['−', '－'], "-").split_whitespace().collect();
    let parts = plain.split_once(['x', 'X']).ok_or(ValueFault::Number)?;
    let slope = match parts.0 {
        "" | "+" => 1.0,
        "-" => -1.0,
        slope => number(slope.trim_end_matches(['*', '·', '×']))?,
    };
    let intercept = if parts.1.is_empty() { 0.0 } else { number(parts.1)? };
    Ok(Formula { slope, intercept })
}

/// Reads a file.
pub(in crate::cli) fn bytes(context: &Context<'_>, path: &Path) -> Result<Vec<u8>, CliError> {
    let read = read(path, Limits::GAMES);
    Ok(read.map_err(|why| context.words.command.not_read(path, &why))?)
}

/// The error for a file that is only read.
pub(in crate::cli) fn wrong(context: &Context<'_>, path: &Path, fault: &ImportFault) -> CliError {
    let shown = path.display().to_string();
    context.words.import.wrong(&shown, fault, &Club::default()).into()
}

/// Reads analysed moves.
pub(in crate::cli) fn moves(
    context: &mut Context<'_>,
    files: &[PathBuf],
) -> Result<Records, CliError> {
    let mut records = RecordsBuilder::default();
    for path in files {
        let read = NoProgress::whole(read_moves(&mut records, path, &NoProgress));
        read.map_err(|fault| context.words.fit.fault(&fault))?;
    }
    let records = records.finish();
    if records.engines.len() > 1 {
        context.say(&own(context.all_words).records.several_engines(&records.engines));
    }
    Ok(records)
}

/// Reads a fit that was saved.
pub(in crate::cli) fn saved(context: &Context<'_>, path: &Path) -> Result<Fit, CliError> {
    Ok(read_fit(path).map_err(|fault| context.words.fit.fault(&fault))?.fit)
}

/// How losses are measured; options change what the named measure begins with.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct MeasureArgs {
    #[arg(long, value_name = "MEASURE", value_parser = one_of::<Named>(), default_value_t)]
    measure: Named,
    #[arg(long, value_name = "LOSS", value_parser = positive)]
    cap: Option<f64>,
    #[command(flatten)]
    filter: FilterArgs,
}

/// The moves that count.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct FilterArgs {
    #[arg(long, value_name = "PLY", value_parser = count)]
    first_ply: Option<u32>,
    #[arg(long, value_name = "PLY", value_parser = count)]
    last_ply: Option<u32>,
    #[arg(long, value_name = "N", value_parser = count)]
    legal_moves: Option<u32>,
    #[arg(long, value_name = "LOSS", value_parser = positive)]
    within: Option<f64>,
    #[arg(long)]
    exact_only: bool,
}

/// A measure by its name.
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Named {
    #[default]
    Mean,
    Capped,
    RootMean,
    #[strum(serialize = "s1-first-40")]
    S1First40,
    S1All,
    Yamashita,
    Agreement,
}

impl MeasureArgs {
    /// Whether any of these options is given.
    pub(super) fn is_given(&self) -> bool {
        let Self { measure, cap, filter } = self;
        let FilterArgs { first_ply, last_ply, legal_moves, within, exact_only } = filter;
        let counts = [first_ply, last_ply, legal_moves].iter().any(|count| count.is_some());
        *measure != Named::Mean || cap.is_some() || counts || within.is_some() || *exact_only
    }

    /// The chosen measure, with the standards of the game of these moves.
    pub(in crate::cli) fn measure(&self, records: &Records) -> Measure {
        let engines = &records.engines;
        let filter = Filter::standard(engines);
        let standard = |statistic| Measure { statistic, filter };
        let cap = || self.cap.unwrap_or_else(|| Measure::cap(engines));
        let measure = match self.measure {
            Named::Mean => standard(Statistic::Mean),
            Named::Capped => standard(Statistic::Capped(cap())),
            Named::RootMean => standard(Statistic::RootMean),
            Named::S1First40 => Measure::S1_FIRST_40,
            Named::S1All => Measure::S1_ALL,
            Named::Yamashita => standard(Statistic::Mistakes),
            Named::Agreement => standard(Statistic::Agreement),
        };
        Measure { filter: self.filter.filter(measure.filter), ..measure }
    }
}

impl FilterArgs {
    pub(in crate::cli) fn filter(&self, from: Filter) -> Filter {
        Filter {
            first_ply: self.first_ply.unwrap_or(from.first_ply),
            last_ply: self.last_ply.or(from.last_ply),
            legal: self.legal_moves.unwrap_or(from.legal),
            within: self.within.or(from.within),
            exact: self.exact_only || from.exact,
        }
    }
}

/// Where ratings come from: a file, or a list of the club.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct RatingArgs {
    #[arg(long, value_name = "FILE")]
    ratings: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "ratings")]
    links: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = count, default_value_t = 10)]
    rated_games: u32,
    #[arg(long, value_name = "NAME", conflicts_with = "ratings")]
    list: Option<String>,
}

impl RatingArgs {
    /// Whether any of these options is given.
    pub(in crate::cli) fn is_given(&self) -> bool {
        self.ratings.is_some() || self.list.is_some()
    }

    /// The ratings of the players of the records.
    pub(in crate::cli) fn read(
        &self,
        context: &mut Context<'_>,
        records: &Records,
    ) -> Result<GivenRatings, CliError> {
        let Some(path) = &self.ratings else { return self.of_club(context, records) };
        let read = GivenRatings::read(&bytes(context, path)?, self.rated_games);
        let mut ratings = read.map_err(|fault| wrong(context, path, &fault))?;
        if let Some(path) = &self.links {
            let linked = ratings.read_links(&bytes(context, path)?);
            linked.map_err(|fault| wrong(context, path, &fault))?;
        }
        Ok(ratings)
    }

    /// The ratings of registered players with enough rated games, if a name in the records means exactly one player.
    fn of_club(
        &self,
        context: &mut Context<'_>,
        records: &Records,
    ) -> Result<GivenRatings, CliError> {
        let desk = context.open()?;
        let club = desk.club();
        let list = context.names(club).list(self.list.as_deref())?;
        let mut ratings = GivenRatings::default();
        let ranked = club.ranking(list.id, None);
        for name in &records.players {
            if let Some(player) = meant_by(name, club)
                && let Some(rated) = ranked.iter().find(|one| one.player == player)
                && rated.games >= self.rated_games
            {
                let games = Some(rated.games);
                ratings.add(name, GivenRating { rating: rated.rating, games });
            }
        }
        Ok(ratings)
    }
}

/// The players with a rating, with the losses of each game in which a move counts.
pub(in crate::cli) fn samples(
    records: &Records,
    measure: Measure,
    ratings: &GivenRatings,
) -> Vec<Sample> {
    let sample = |(player, sides): (&String, Vec<_>)| {
        let GivenRating { rating, games: rated } = ratings.of(player)?;
        let games: Vec<GameLoss> = sides.into_iter().filter_map(|side| measure.of(side)).collect();
        (!games.is_empty()).then(|| Sample { player: player.clone(), rating, rated, games })
    };
    records.players.iter().zip(records.by_player()).filter_map(sample).collect()
}

/// The cells of a row, each under its heading.
pub(in crate::cli) type Row = Vec<(&'static str, Cell)>;

/// How findings are written.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Shown {
    #[arg(long, value_parser = one_of::<Format>())]
    pub(in crate::cli) format: Option<Format>,
    #[command(flatten)]
    pub(in crate::cli) output: Output,
}

impl Shown {
    /// The format: the chosen one, or that of the file's extension.
    pub(in crate::cli) fn written(&self, context: &Context<'_>) -> Result<Format, CliError> {
        self.output.format_of_rows(context, self.format, Format::Table)
    }

    /// Writes rows, and for people the sentences about them.
    pub(in crate::cli) fn write(
        &self,
        context: &mut Context<'_>,
        rows: Vec<Row>,
        said: &[String],
    ) -> Result<(), CliError> {
        let columns = rows.first().into_iter().flatten();
        let columns: Vec<Column> = columns.map(|(it, _)| Column::Named((*it).to_owned())).collect();
        let rows = rows.into_iter().map(|row| row.into_iter().map(|(_, cell)| cell).collect());
        let (format, sheet) = (self.written(context)?, Sheet::new(&columns, rows.collect()));
        self.output.write(context, Readers::Usual, |out| {
            sheet.write(format, out)?;
            if format == Format::Table {
                for line in said {
                    writeln!(out, "{line}")?;
                }
            }
            Ok(())
        })
    }
}
