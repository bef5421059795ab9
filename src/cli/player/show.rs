//! Looking players up.

use super::resolve_names;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::output::TextFormat;
use crate::club::question::history::Cause;
use crate::club::question::rating_table::Standing;
use crate::club::{Club, Player};
use crate::domain::number::PlayerId;
use crate::domain::rating::written_change;
use crate::export::{self, Cell, Column, Format, Sheet};

const HISTORY: &[Column] = &[
    Column::Date,
    Column::Event,
    Column::Match,
    Column::Opponent,
    Column::Score,
    Column::Change,
    Column::Rating,
];

/// The players to list, and the format.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct List {
    query: Option<String>,
    #[arg(long, value_enum, default_value_t = TextFormat::Table)]
    format: TextFormat,
}

impl List {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let desk = context.open()?;
        let club = desk.club();
        let sheet = match &self.query {
            None => export::players_of(club.registry().iter().map(AsRef::as_ref)),
            Some(query) => {
                let found = resolve_names::search(club, query, usize::MAX);
                export::players_of(found.into_iter().filter_map(|id| club.player(id)))
            }
        };
        context.print(sheet, self.format)
    }
}

/// The player to show, and whether private fields are shown.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Show {
    player: String,
    #[arg(long)]
    private: bool,
}

impl Show {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let desk = context.open()?;
        let club = desk.club();
        let id = context.names(club).player(&self.player)?;
        let Some(player) = club.player(id) else { return Ok(()) };
        self.card(context, club, player)?;
        identity(context, club, id)?;
        for list in club.lists() {
            let sheet = history(club, list.id, id);
            if !sheet.rows.is_empty() {
                writeln!(context.out)?;
                writeln!(context.out, "{} {}", context.words.label.list(), list.name)?;
                context.print(sheet, Format::Table)?;
            }
        }
        Ok(())
    }

    fn card(
        &self,
        context: &mut Context<'_>,
        club: &Club,
        player: &Player,
    ) -> Result<(), CliError> {
        let (label, today) = (context.words.label, context.outside.today());
        writeln!(context.out, "{}  {}", player.id, player.titled())?;
        let several = !player.absorbed.is_empty();
        let numbers = several.then(|| joined(player.numbers().map(|number| number.to_string())));
        let external = player.external.iter().map(|(scheme, value)| format!("{scheme}:{value}"));
        let texts = [
            (label.reading(), player.reading.clone()),
            (label.club(), player.club.clone()),
            (label.aliases(), Some(joined(player.aliases.iter().cloned()))),
            (label.numbers(), numbers),
            (label.external(), Some(joined(external))),
            (label.born(), player.born.filter(|_| self.private).map(|born| born.to_string())),
            (label.categories(), Some(joined(club.categories_of(player.id, today).into_iter()))),
            (label.note(), player.note.clone()),
        ];
        for (label, text) in texts {
            if let Some(text) = text.filter(|text| !text.is_empty()) {
                writeln!(context.out, "{}", context.term.labelled(label, &text))?;
            }
        }
        for list in club.lists() {
            let standing = club.standing(list.id, player.id, context.outside.today());
            if let Some(Standing { interval, missing }) = standing {
                let told = context.words.rating.standing(&list.name, interval, &missing);
                writeln!(context.out, "{told}")?;
            }
        }
        Ok(())
    }
}

fn joined(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join("; ")
}

/// Prints the merges that made a player, and the verdicts on that player and others.
fn identity(context: &mut Context<'_>, club: &Club, id: PlayerId) -> Result<(), CliError> {
    let words = context.words.registry;
    for merger in club.registry().mergers_within(id) {
        writeln!(context.out, "{}", words.merger(merger, club))?;
    }
    let registry = club.registry();
    for (&pair, &verdict) in registry.verdicts() {
        if pair.iter().any(|&one| registry.today(one) == id) {
            writeln!(context.out, "{}", words.verdict(pair, verdict, club))?;
        }
    }
    Ok(())
}

fn history(club: &Club, list: crate::domain::ids::ListId, id: PlayerId) -> Sheet {
    let rows = club.history(list, id).into_iter().map(|line| {
        let mut row = vec![Cell::Day(line.on)];
        match &line.cause {
            Cause::Match(seen) => {
                let event = club.tournament(seen.tournament).map(|found| found.name.as_str());
                let opponents = seen.opponents().filter_map(|id| club.player(id));
                let opponents: Vec<&str> = opponents.map(|player| player.name.as_str()).collect();
                row.extend([
                    Cell::maybe(event),
                    seen.no.0.into(),
                    Cell::text(opponents.join("; ")),
                    Cell::text(seen.score()),
                ]);
            }
            Cause::ByHand { reason, .. } => {
                row.extend([Cell::text(&**reason), Cell::Empty, Cell::Empty, Cell::Empty]);
            }
        }
        row.extend([Cell::text(written_change(line.points())), Cell::Rating(line.step.after)]);
        row
    });
    Sheet::new(HISTORY, rows.collect())
}
