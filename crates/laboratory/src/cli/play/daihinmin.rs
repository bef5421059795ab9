//! A table of Daihinmin on the screen.

use super::program;
use crate::domain::name::clean;
use crate::screens::{CardParty, CardTable};
use crate::tui::route::Guest;
use crate::words::own;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::screen;

/// The operator's opponents.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Daihinmin {
    #[arg(long = "against", value_name = "PLAYER,…", value_delimiter = ',', value_parser = program())]
    programs: Vec<String>,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long, alias = "seed", value_name = "SEED")]
    random_seed: Option<u64>,
}

impl Daihinmin {
    /// Opens the screens on a table; the club's file is begun if it is not there, as by the screens alone.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        if self.programs.len() > 4 {
            return Err(CliError::Usage(
                own(context.all_words).play.too_many_others(self.programs.len()),
            ));
        }
        let mut party =
            CardParty::usual(self.random_seed.unwrap_or_else(|| context.outside.lots()));
        for (other, named) in party.others.iter_mut().zip(&self.programs) {
            other.clone_from(named);
        }
        party.name = self.name.as_deref().map(clean).unwrap_or_default();
        screen::visit(context, |_| Ok(Guest::new(move |_| Box::new(CardTable::new(&party)))))
    }
}
