//! The odds of each place in a tournament, and players' luck with dealt hands.

use super::value::count;
use crate::cli::prelude::*;
use crate::club::question::luck::{DealtGame, Luck};
use crate::domain::odds::{Method, Simulation};

#[derive(Debug, clap::Args)]
pub(super) struct Odds {
    #[arg(value_name = "TOURNAMENT")]
    name: String,
    #[arg(long, value_name = "N", default_value_t = Simulation::STANDARD.runs,
        value_parser = count)]
    runs: u32,
    #[arg(long, value_name = "SEED", default_value_t = Simulation::STANDARD.seed)]
    random_seed: u64,
    #[arg(long, value_parser = one_of::<Format>(), default_value_t = Format::Table)]
    format: Format,
}

impl Odds {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let words = context.words;
        let desk = context.open()?;
        let club = desk.club();
        let found = context.names(club).tournament(&self.name)?;
        let simulation = Simulation { seed: self.random_seed, runs: self.runs };
        let groups = club.odds(found, simulation);
        let groups = groups.map_err(|why| words.rating.no_odds(why, found))?;
        let format = self.format;
        context.print(export::odds(club, found, &groups), format)?;
        let simulated = groups.iter().find(|group| !group.odds.is_exact());
        let method = simulated.map_or(Method::Exact, |group| group.odds.method);
        let largest = groups.iter().flat_map(|group| {
            let all = group.odds.players.iter().flat_map(|player| &player.probabilities);
            all.map(|probability| group.odds.standard_error(*probability))
        });
        let error = largest.fold(0.0, f64::max);
        let told = words.rating.method(method, error);
        if format == Format::Table {
            writeln!(context.out, "{told}")?;
        } else {
            context.say(&told);
        }
        Ok(())
    }
}

#[derive(Debug, clap::Args)]
pub(super) struct LuckOf {
    #[arg(value_name = "TOURNAMENT|PLAYER")]
    of: Option<String>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_parser = one_of::<Format>(), default_value_t = Format::Table)]
    format: Format,
}

enum Meant {
    Everybody,
    Tournament(TournamentId),
    Player(PlayerId),
}

impl LuckOf {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let desk = context.open()?;
        let club = desk.club();
        let names = context.names(club);
        let (meant, list) = (self.meant(names)?, self.list(names)?);
        let format = self.format;
        let within = match meant {
            Meant::Tournament(tournament) => Some(tournament),
            Meant::Everybody | Meant::Player(_) => None,
        };
        let whom = |luck: &Luck| match meant {
            Meant::Player(player) => luck.player == player,
            Meant::Everybody | Meant::Tournament(_) => true,
        };
        let all: Vec<Luck> = club.luck(list, within).into_iter().filter(whom).collect();
        if all.is_empty() && format == Format::Table {
            writeln!(context.out, "{}", context.words.hands.none_known())?;
            return Ok(());
        }
        if let (Meant::Player(player), Format::Table) = (meant, format) {
            let games = club.dealt_games(list);
            let own = games.iter().filter(|game: &&DealtGame| game.player == player);
            context.print(export::dealt_games(club, own).without_empty(), format)?;
        }
        context.print(export::luck(club, &all), format)?;
        if format == Format::Table {
            let words = context.words.hands;
            let explained = if within.is_some() { words.luck_after() } else { words.luck() };
            writeln!(context.out, "{explained}")?;
        }
        Ok(())
    }

    /// A text that names no tournament means a player.
    fn meant(&self, names: Names<'_>) -> Result<Meant, Message> {
        let Some(text) = &self.of else { return Ok(Meant::Everybody) };
        match names.tournament(text) {
            Ok(found) => Ok(Meant::Tournament(found.id)),
            Err(_) => names.player(text).map(Meant::Player),
        }
    }

    /// The rating list of the option, else that of the tournament.
    fn list(&self, names: Names<'_>) -> Result<ListId, Message> {
        let of = self.of.as_ref().filter(|_| self.list.is_none());
        match of.and_then(|text| names.tournament(text).ok()) {
            Some(found) => Ok(found.list),
            None => names.list(self.list.as_deref()).map(|list| list.id),
        }
    }
}
