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

use crate::cli::prelude::*;
use crate::run;

pub(super) use show::print;

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
    pub(super) fn run(self, context: &mut Context<'_>) -> CliResult {
        run!(self, context, [
            New, Set, Enter, Here, Stage, Start, NextRound, Pair, PairAgain, Bye, Forbid, Explain,
            Late, Withdraw, Return, Exchange, Replace, Result, Report, Match, Walkover,
            WinnerOnly, Retire, Disqualify, Correct, Game, CorrectGame, Lengths, Length, BreakTie,
            PlayOff, Places, Prizes, Fees, Paid, Fixtures, Export, Import,
        ]
            Self::List => show::list(context),
            Self::Rename { name, new_name } => set::rename(context, &name, &new_name),
            Self::Delete { name, results } => set::delete(context, &name, results),
            Self::Remove { name, player } => entrants::remove(context, &name, &player),
            Self::Order(field) => entrants::order(context, &field),
            Self::Show { name } => show::whole(context, &name),
            Self::Matches { name, ready, format } => show::matches(context, &name, ready, format),
            Self::Standings { name, stage, category, format } => {
                show::standings(context, (&name, stage), category.as_deref(), format)
            }
            Self::Check { name } => show::check(context, &name),
            Self::Close { name } => results::close(context, &name),
        )
    }
}
