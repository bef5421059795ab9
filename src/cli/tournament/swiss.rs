//! Swiss rounds: absences, players who must not meet, pairing by hand.

use crate::cli::prelude::*;
use crate::club::action::{ForbidPair, SetAbsence};
use crate::domain::swiss::AskedBye;
use crate::request::pairing::{Again, ByHand};

/// Keeps an entrant out of coming rounds, or takes that back.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Bye {
    name: String,
    player: String,
    #[arg(long, value_name = "ROUND")]
    round: Option<u32>,
    #[arg(long, value_name = "ROUND", conflicts_with = "onwards")]
    until: Option<u32>,
    #[arg(long)]
    onwards: bool,
    #[arg(long, value_parser = one_of::<AskedBye>())]
    worth: Option<AskedBye>,
    #[arg(long, conflicts_with = "worth")]
    present: bool,
}

/// Forbids two players to be paired.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Forbid {
    name: String,
    a: String,
    b: String,
    #[arg(long)]
    allow: bool,
}

/// Pairs a round by hand. Players who are not named are paired by the program.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Pair {
    name: String,
    #[arg(long = "pair", value_name = "PLAYER,PLAYER")]
    pairs: Vec<String>,
    #[arg(long, value_name = "PLAYER")]
    bye: Option<String>,
    #[arg(long, value_name = "N")]
    lot_number: Option<u64>,
}

/// Pairs the last round again, before any of its matches is called or played.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct PairAgain {
    #[command(flatten)]
    pair: Pair,
    #[arg(long, value_name = "PLAYER")]
    absent: Vec<String>,
    #[arg(long, value_name = "PLAYER")]
    present: Vec<String>,
    #[arg(long, value_parser = one_of::<AskedBye>(), requires = "absent")]
    worth: Option<AskedBye>,
}

/// Explains the pairings of a round.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Explain {
    name: String,
    #[arg(long, value_name = "ROUND")]
    round: Option<u32>,
}

impl Explain {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let desk = context.open()?;
        let club = desk.club();
        let found = context.names(club).tournament(&self.name)?;
        let stage = found.swiss_stage();
        let round = self.round.unwrap_or_else(|| found.last_round(stage));
        let words = &context.words.event;
        let mut lines: Vec<String> = Vec::new();
        for paired in club.reasons(found, stage, round) {
            lines.extend(words.paired(&paired, club));
        }
        if lines.is_empty() {
            lines.push(words.not_explained().to_owned());
        }
        for line in lines {
            writeln!(context.out, "{line}")?;
        }
        Ok(())
    }
}

impl Bye {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let stage = found.swiss_stage();
            let from = self.round.unwrap_or_else(|| found.last_round(stage) + 1);
            let until = (!self.onwards).then(|| self.until.unwrap_or(from));
            let worth = self.worth.unwrap_or(AskedBye::Zero);
            let bye = (!self.present).then_some(worth);
            let (tournament, player) = (found.id, names.entrant(found.id, &self.player)?);
            let absence = SetAbsence { tournament, stage, player, from, until, bye };
            Ok(Action::from(absence).into())
        })
    }
}

impl Forbid {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let (tournament, stage) = (found.id, found.swiss_stage());
            let pair = names.sides(tournament, [&self.a, &self.b])?;
            Ok(Action::ForbidPair(ForbidPair { tournament, stage, pair, forbidden: !self.allow })
                .into())
        })
    }
}

impl Pair {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        self.ask(context, |names, tournament| {
            let by_hand = self.by_hand(names, tournament)?;
            Ok(Request::PairByHand { tournament, by_hand, lots: self.lot_number })
        })
    }

    /// Records the pairings of a round, and prints what is unusual.
    fn ask(
        &self,
        context: &mut Context<'_>,
        request: impl Fn(Names<'_>, TournamentId) -> Result<Request, Message>,
    ) -> CliResult {
        let mut desk = context.open()?;
        context.ask_at(&mut desk, |names| request(names, names.tournament(&self.name)?.id))?;
        let club = desk.club();
        let found = context.names(club).tournament(&self.name)?;
        for odd in club.oddities(found) {
            context.say(&context.words.event.oddity(odd, club));
        }
        Ok(())
    }

    fn by_hand(&self, names: Names<'_>, tournament: TournamentId) -> Result<ByHand, Message> {
        let board = |text: &String| {
            let players: Vec<String> = text.split([',', '、']).map(str::to_owned).collect();
            match names.entrants(tournament, &players)?[..] {
                [a, b] => Ok([a, b]),
                _ => Err(names.words.command.two_on_a_board(text)),
            }
        };
        let pairs = self.pairs.iter().map(board).collect::<Result<_, _>>()?;
        let bye = self.bye.as_ref().map(|bye| names.entrant(tournament, bye)).transpose()?;
        Ok(ByHand { pairs, bye })
    }
}

impl PairAgain {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        self.pair.ask(context, |names, tournament| {
            let worth = self.worth.unwrap_or(AskedBye::Zero);
            let absent = names.entrants(tournament, &self.absent)?;
            let present = names.entrants(tournament, &self.present)?;
            let absent = absent.into_iter().map(|player| (player, Some(worth)));
            let presence = absent.chain(present.into_iter().map(|player| (player, None))).collect();
            let by_hand = self.pair.by_hand(names, tournament)?;
            let again = Again { presence, by_hand };
            Ok(Request::PairAgain { tournament, again, lots: self.pair.lot_number })
        })
    }
}
