//! Ratings and titles of registered players, corrected by a federation's list.

use std::path::PathBuf;

use chrono::NaiveDate;

use super::Source;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::output::TextFormat;
use crate::cli::resolve_names::Names;
use crate::cli::value::day;
use crate::club::Club;
use crate::export::{Cell, Column, Sheet};
use crate::import::file::Limits;
use crate::import::{DifferingPlayer, DifferingRatings, DuplicatePolicy, FederationRatings};
use crate::request::Request;

/// A list of ratings, and the club's own list that follows it.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Ratings {
    file: PathBuf,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, default_value = "FIDE", hide_default_value = true)]
    scheme: String,
    #[arg(long, value_name = "DAY", value_parser = day)]
    on: Option<NaiveDate>,
    #[arg(long)]
    dry_run: bool,
    #[arg(long, value_enum, default_value_t = TextFormat::Table)]
    format: TextFormat,
}

impl Ratings {
    /// Shows what differs, and records it as one entry.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let ratings = self.read(context)?;
        let mut desk = context.open()?;
        let found = {
            let list = context.names(desk.club()).list(self.list.as_deref())?.id;
            ratings.compare(desk.club(), list, &self.scheme)
        };
        let sheet = differences(&found, desk.club());
        if !found.changes.is_empty() {
            context.print(sheet, self.format)?;
        }
        self.tell(&found, context);
        if self.dry_run || found.changes.is_empty() {
            return Ok(());
        }
        let today = context.outside.today();
        let on = self.on.unwrap_or(today);
        let reason = context.words.import.from_list(&self.file);
        context.ask_at(&mut desk, |names| {
            let list = names.list(self.list.as_deref())?.id;
            let found = ratings.compare(names.club, list, &self.scheme);
            let corrections = found.corrections((names.club, list), &reason, on);
            for correction in &corrections {
                let dated = correction.may_be_dated(today);
                dated.map_err(|refusal| names.refusal(&refusal))?;
            }
            Ok(Request::Do(corrections))
        })
    }

    fn read(&self, context: &Context<'_>) -> Result<FederationRatings, CliError> {
        let (file, dry_run) = (self.file.clone(), self.dry_run);
        let source = Source { file, dry_run, duplicates: DuplicatePolicy::Ask, decisions: None };
        let nobody = Club::default();
        let names = Names { words: context.words, club: &nobody };
        let bytes = source.bytes(context, Limits::REGISTER)?;
        let read = FederationRatings::read_file(&self.file.to_string_lossy(), &bytes);
        Ok(read.map_err(|unread| source.unread(names, unread))?)
    }

    /// Says how much differs, and which rows are left out.
    fn tell(&self, found: &DifferingRatings, context: &mut Context<'_>) {
        let say = context.words.import;
        let file = self.file.display().to_string();
        for (line, name) in &found.doubtful {
            context.say(&say.may_be_several(&file, line, name));
        }
        if found.unknown > 0 {
            context.say(&say.of_nobody(found.unknown));
        }
        context.say(&match found.changes.len() {
            0 => say.no_difference(&file, found.same),
            players => say.differing(&file, players, found.same),
        });
    }
}

/// A row a player who differs: the rating here, that of the list, the change, and the title of the list.
fn differences(found: &DifferingRatings, club: &Club) -> Sheet {
    const COLUMNS: &[Column] =
        &[Column::Number, Column::Name, Column::From, Column::To, Column::Change, Column::Title];
    let row = |one: &DifferingPlayer| {
        let name = club.player(one.player).map(|known| known.name.as_str());
        let own = one.rating.and_then(|(own, _)| own);
        let rating = one.rating.map(|(_, rating)| rating);
        let cell = |rating: Option<f64>| rating.map_or(Cell::Empty, Cell::Rating);
        let title = one.title.as_ref().map(|(own, title)| match own {
            Some(own) => format!("{own} → {title}"),
            None => title.clone(),
        });
        vec![
            Cell::text(one.player.to_string()),
            Cell::maybe(name),
            cell(own),
            cell(rating),
            cell(own.zip(rating).map(|(own, rating)| rating - own)),
            Cell::maybe(title.as_deref()),
        ]
    };
    let sheet = Sheet::new(COLUMNS, found.changes.iter().map(row).collect());
    if found.changes.iter().any(|one| one.title.is_some()) {
        return sheet;
    }
    sheet.without_empty()
}
