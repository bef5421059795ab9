mod entrants;
mod fixtures;
mod games;
mod lengths;
mod new;
mod plan;
mod prizes;
mod results;
mod set;
mod show;
mod swiss;

use clap::Subcommand;

use super::context::{CliError, Context};
use super::output::TextFormat;
use crate::club::Match;
use crate::domain::ids::MatchNo;
use crate::export;
use crate::words::message::ValueFault;

pub(super) use show::{print, print_all};

/// The commands about tournaments. NAME is a tournament's name or its
/// number, like T3. PLAYER is a name, an alias or a registration number.
#[derive(Debug, Subcommand)]
pub(super) enum Tournament {
    New(Box<new::New>),
    #[command(subcommand)]
    Stage(Box<new::Stage>),
    List,
    Set(set::Set),
    Rename {
        name: String,
        new_name: String,
    },
    Delete {
        name: String,
        #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
        results: u32,
    },
    Enter(entrants::Enter),
    Remove {
        name: String,
        player: String,
    },
    Order(entrants::Field),
    Here(entrants::Here),
    Start(entrants::Start),
    NextRound(entrants::NextRound),
    Pair(swiss::Pair),
    PairAgain(swiss::PairAgain),
    Bye(swiss::Bye),
    Forbid(swiss::Forbid),
    Explain(swiss::Explain),
    Late(entrants::Late),
    Withdraw(entrants::Withdraw),
    Return(entrants::Return),
    Exchange(entrants::Exchange),
    Replace(entrants::Replace),
    Show {
        name: String,
    },
    Matches {
        name: String,
        #[arg(long)]
        ready: bool,
        #[arg(long, value_enum, default_value_t = TextFormat::Table)]
        format: TextFormat,
    },
    Result(results::Played),
    Report(results::Reported),
    Match(new::OneOff),
    Walkover(results::Walkover),
    WinnerOnly(results::WinnerOnly),
    Retire(results::Retire),
    Disqualify(results::Disqualify),
    Correct(results::Correct),
    Game(games::NextGame),
    CorrectGame(games::CorrectGame),
    Lengths(lengths::SetLengths),
    Length(lengths::SetLength),
    BreakTie(fixtures::BreakTie),
    PlayOff(fixtures::PlayOff),
    Places(fixtures::Places),
    Standings {
        name: String,
        #[arg(long, value_name = "N")]
        stage: Option<u32>,
        #[arg(long)]
        category: Option<String>,
        #[arg(long, value_enum, default_value_t = TextFormat::Table)]
        format: TextFormat,
    },
    Prizes(prizes::Prizes),
    Fees(prizes::Fees),
    Paid(prizes::Paid),
    Fixtures(fixtures::Fixtures),
    Export(new::ExportFile),
    Import(new::ImportFile),
    Check {
        name: String,
    },
    Close {
        name: String,
    },
}

pub(super) fn match_no(text: &str) -> Result<MatchNo, ValueFault> {
    text.parse().map(MatchNo).map_err(|_fault| ValueFault::Whole)
}

impl Tournament {
    pub(super) fn run(self, context: &mut Context<'_>) -> Result<(), CliError> {
        match self {
            Self::New(new) => new.run(context),
            Self::List => {
                let desk = context.open()?;
                print_all(context, desk.club())
            }
            Self::Set(set) => set.run(context),
            Self::Rename { name, new_name } => set::rename(context, &name, &new_name),
            Self::Delete { name, results } => set::delete(context, &name, results),
            Self::Enter(enter) => enter.run(context),
            Self::Remove { name, player } => entrants::remove(context, &name, &player),
            Self::Order(field) => entrants::order(context, &field),
            Self::Here(here) => here.run(context),
            Self::Stage(stage) => stage.run(context),
            Self::Start(start) => start.run(context),
            Self::NextRound(round) => round.run(context),
            Self::Pair(pair) => pair.run(context),
            Self::PairAgain(pair) => pair.run(context),
            Self::Bye(bye) => bye.run(context),
            Self::Forbid(forbid) => forbid.run(context),
            Self::Explain(explain) => explain.run(context),
            Self::Late(late) => late.run(context),
            Self::Withdraw(withdraw) => withdraw.run(context),
            Self::Return(back) => back.run(context),
            Self::Exchange(exchange) => exchange.run(context),
            Self::Replace(replace) => replace.run(context),
            Self::Show { name } => {
                let desk = context.open()?;
                let found = context.names(desk.club()).tournament(&name)?;
                print(context, desk.club(), found)?;
                show::forecast(context, &desk, found)
            }
            Self::Matches { name, ready, format } => {
                let desk = context.open()?;
                let found = context.names(desk.club()).tournament(&name)?;
                let today = context.outside.today();
                let is_ready =
                    |no| found.fixture(no).is_some_and(|one| found.is_ready_on(one, today));
                let keep = |played: &Match| !ready || is_ready(played.no);
                let sheet = export::matches_of(desk.club(), found, keep);
                show::write(context, sheet, format)
            }
            Self::Result(played) => played.run(context),
            Self::Report(report) => report.run(context),
            Self::Match(played) => played.run(context),
            Self::Walkover(walkover) => walkover.run(context),
            Self::WinnerOnly(winner) => winner.run(context),
            Self::Retire(retire) => retire.run(context),
            Self::Disqualify(disqualify) => disqualify.run(context),
            Self::Correct(correct) => correct.run(context),
            Self::Game(game) => game.run(context),
            Self::CorrectGame(correct) => correct.run(context),
            Self::Lengths(lengths) => lengths.run(context),
            Self::Length(length) => length.run(context),
            Self::BreakTie(order) => order.run(context),
            Self::PlayOff(play_off) => play_off.run(context),
            Self::Places(places) => places.run(context),
            Self::Standings { name, stage, category, format } => {
                let desk = context.open()?;
                let found = context.names(desk.club()).tournament(&name)?;
                context.names(desk.club()).has_stage(found, stage)?;
                let sheet = match &category {
                    Some(category) => {
                        let category = context.names(desk.club()).category(category)?;
                        let today = context.outside.today();
                        export::standings_in(desk.club(), found, stage, &category, today)
                    }
                    None => export::standings_of(desk.club(), found, stage),
                };
                show::write(context, sheet, format)
            }
            Self::Prizes(prizes) => prizes.run(context),
            Self::Fees(fees) => fees.run(context),
            Self::Paid(paid) => paid.run(context),
            Self::Fixtures(fixtures) => fixtures.run(context),
            Self::Export(export) => export.run(context),
            Self::Import(import) => import.run(context),
            Self::Check { name } => show::check(context, &name),
            Self::Close { name } => results::close(context, &name),
        }
    }
}
