//! Our players at another server.

use crate::words::own;
use std::time::Duration;

use daihinmin::player::Player;
use daihinmin::protocol::{Fault, Guest, Visit};
use daihinmin::seeded;

use super::{program, programs};
use crate::domain::chance::SEED;
use crate::words::message::Message;
use banzuke::cli::context::{CliError, Context};

/// The programs to send, and the server.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Join {
    #[arg(required = true, value_name = "PLAYER", value_parser = program())]
    programs: Vec<String>,
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:42485")]
    server: String,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long, value_name = "SECONDS", default_value_t = 600,
        value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
    #[arg(long, alias = "seed", value_name = "SEED", default_value_t = SEED)]
    random_seed: u64,
}

impl Join {
    /// Plays until the server has ended the matches of all of them.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let programs = programs(&self.programs);
        let visits: Vec<(Visit, Result<(), Fault>)> = std::thread::scope(|scope| {
            let mut visits = Vec::new();
            for (seed, player) in (self.random_seed..).zip(&programs) {
                visits.push(scope.spawn(move || self.visit(&**player, seed)));
            }
            // A panic is a fault of the program and must not be hidden.
            visits.into_iter().map(|visit| visit.join().expect("no panic")).collect()
        });
        let words = own(context.all_words).play;
        let mut failed: Option<Message> = None;
        for (player, (visit, ended)) in programs.iter().zip(visits) {
            writeln!(context.out, "{}", words.visited(player.name(), &visit))?;
            if let Err(fault) = ended {
                let message = words.server_fault(player.name(), &self.server, &fault);
                if let Some(earlier) = failed.replace(message) {
                    context.say(&earlier.what);
                }
            }
        }
        failed.map_or(Ok(()), |message| Err(message.into()))
    }

    fn visit(&self, player: &dyn Player, seed: u64) -> (Visit, Result<(), Fault>) {
        let name = self.name.as_deref().unwrap_or_else(|| player.name());
        let patience = Duration::from_secs(self.patience);
        Guest { player, name, rng: seeded(seed), patience }.visit(&self.server)
    }
}
