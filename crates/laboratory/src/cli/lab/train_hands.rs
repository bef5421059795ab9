//! Learns a model of dealt hands from recorded games. Needs no club.

use crate::words::own;
use std::path::PathBuf;

use primes::Feature;
use primes::model::evaluate::Report;

use crate::club::Club;
use crate::export::file::Readers;
use crate::export::{Cell, Column, Sheet};
use crate::import;
use crate::import::file::{Limits, read};
use crate::lab::hands::Study;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::{Output, TextFormat};

/// The games, and where the model goes.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct TrainHands {
    #[arg(value_name = "FILE")]
    games: PathBuf,
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "SOURCE")]
    source: Option<String>,
    #[arg(long, value_enum, default_value_t = TextFormat::Table)]
    format: TextFormat,
}

impl TrainHands {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (words, file) = (context.words, &self.games);
        let bytes = read(file, Limits::LIST).map_err(|why| words.command.not_read(file, &why))?;
        let shown = file.display().to_string();
        let games = import::deals(&bytes)
            .map_err(|fault| words.import.fault(&shown, &fault, &Club::default()))?;
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let source = self.source.as_deref().unwrap_or(&name);
        let matches = games.iter().map(|game| game.match_id.as_str());
        let matches = matches.collect::<std::collections::BTreeSet<_>>().len();
        if matches < 2 {
            return Err(own(context.all_words).lab.one_match(&shown).into());
        }
        let today = context.outside.today().to_string();
        let study = Study::of(&games, source, &today);
        self.print(context, &study)?;
        let Some(out) = &self.out else { return Ok(()) };
        let text = study.model.to_string();
        Output::to(out).write(context, Readers::Usual, |out| out.write_all(text.as_bytes()))
    }

    fn print(&self, context: &mut Context<'_>, study: &Study) -> Result<(), CliError> {
        let words = own(context.words_for(self.format)).lab;
        let row = |name: String, report: &Report| {
            vec![Cell::text(name), Cell::Share(report.log_loss), Cell::Share(report.slope)]
        };
        let named = |feature: &Feature| words.feature(*feature);
        let mut rows = vec![
            row(words.first_move().to_owned(), &study.first_move),
            row(words.counts().to_owned(), &study.counts),
            row(words.hands().to_owned(), &study.hands),
            row(words.chosen().to_owned(), &study.chosen),
            row(words.players().to_owned(), &study.players),
            row(words.hands_and_players().to_owned(), &study.hands_and_players),
        ];
        // Its predictions are nearly equal for all games, so a slope means nothing.
        rows[0][2] = Cell::Empty;
        rows.extend(study.without.iter().map(|(it, report)| row(words.without(named(it)), report)));
        rows.extend(study.with.iter().map(|(it, report)| row(words.with(named(it)), report)));
        let heads = [words.model(), words.log_loss(), words.slope()];
        let columns: Vec<Column> = heads.map(|head| Column::Named(head.to_owned())).to_vec();
        context.print(Sheet::new(&columns, rows), self.format)?;
        let p = study.model.first_move_p();
        let (games, matches) = (study.hands.games, study.hands.matches);
        let words = own(context.all_words).lab;
        context.say(&words.seen(games, matches));
        context.say(&words.first_move_p(p));
        Ok(())
    }
}
