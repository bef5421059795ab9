//! The experiments on the screen.

use banzuke::cli::context::{CliError, Context};
use banzuke::cli::screen;

use crate::screens::Experiments;
use crate::tui::route::Guest;

/// The rating list of which experiments on the club's own matches are.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Command {
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
}

impl Command {
    /// Opens the screens on the experiments; the club's file is begun if it is not there, as by the desk.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        screen::visit(context, |names| {
            let list = names.list(self.list.as_deref())?.id;
            Ok(Guest::new(move |_| Box::new(Experiments::new(list))))
        })
    }
}
