//! Tournaments.

mod correct;
mod draw;
mod entries;
mod exits;
mod foresee;
mod games;
mod lengths;
mod new;
mod one_off;
mod outcome;
mod plan;
mod results;
mod set;
mod show;
mod ties;
mod told;

use clap::Subcommand;

use super::context::Context;
use super::error::CliError;
use super::meant;
use super::output::TextFormat;
use crate::club::{Match, MatchState, Refusal};
use crate::domain::ids::MatchNo;
use crate::export;
use crate::words::message::ValueFault;

pub(super) use show::{print, print_all};

/// Tournaments. NAME is a tournament's name or its number like T3; PLAYER is a name, an alias or a
/// registration number.
#[derive(Debug, Subcommand)]
pub(super) enum Tournament {
    /// Open a tournament for entries
    New(Box<new::New>),
    /// Plan further stages
    #[command(subcommand)]
    Stage(Box<new::Stage>),
    /// List all tournaments
    List,
    /// Limit a section to some ratings, or say what moving first is worth in it
    Set(set::Set),
    /// Enter players, in this order
    Enter(entries::Enter),
    /// Take an entrant out again, before the start
    Remove { name: String, player: String },
    /// Arrange all entrants by hand, best first, before the start
    Order(entries::Field),
    /// Draw the stage that comes next: groups, bracket or tables; the first draw begins the
    /// tournament
    Start(draw::Start),
    /// Draw the seats of the next round of table play
    Seat(draw::Seats),
    /// Enter somebody after the draw
    Late(exits::Late),
    /// Take an entrant out of the whole event after its start
    Withdraw(exits::Withdraw),
    /// Put the right player in the place of one entered by mistake, results included
    Replace(exits::Replace),
    /// Show entrants, rounds and standings
    Show { name: String },
    /// List the matches
    Matches {
        name: String,
        /// Only those that can be played now
        #[arg(long)]
        ready: bool,
        #[arg(long, value_enum, default_value_t = TextFormat::Table)]
        format: TextFormat,
    },
    /// Record the result of a match, like 2-1; drawn games last, like 7-6-3; or game by game with
    /// the hands that were dealt
    Result(results::Played),
    /// Record a match as it was played, in a ladder or a recorded tournament
    Match(one_off::OneOff),
    /// Record that the other player, or neither, did not play
    Walkover(results::Walkover),
    /// Record that a player gave up during a match
    Retire(results::Retire),
    /// Record that a player was disqualified in a match; `withdraw --disqualified` sends somebody
    /// out of the whole event
    Disqualify(results::Disqualify),
    /// Correct a recorded result
    Correct(correct::Correct),
    /// Record the next game of a table in finishing order, like 3 1 5=2 4
    Game(games::Game),
    /// Correct a recorded game of a table
    CorrectGame(games::CorrectGame),
    /// Change how long the matches of a stage are, as far as they are not played yet
    Lengths(lengths::SetLengths),
    /// Give one match a length of its own, or a start as a handicap
    Length(lengths::SetLength),
    /// Decide the order among players who share a rank, by lots or as decided elsewhere
    BreakTie(ties::BreakTie),
    /// Add a match between two who share a rank
    PlayOff(ties::PlayOff),
    /// Show who stands where
    Standings {
        name: String,
        /// Only this stage, from 1
        #[arg(long, value_name = "N")]
        stage: Option<u32>,
        #[arg(long, value_enum, default_value_t = TextFormat::Table)]
        format: TextFormat,
    },
    /// Look for anything in a tournament that cannot be; ends with 1 where there is something
    Check { name: String },
    /// End a tournament
    Close { name: String },
}

/// Reads the number of a match.
pub(super) fn match_no(text: &str) -> Result<MatchNo, ValueFault> {
    text.parse().map(MatchNo).map_err(|_fault| ValueFault::Whole)
}

impl Tournament {
    pub(super) fn run(self, context: &mut Context<'_>) -> Result<(), CliError> {
        match self {
            Self::New(new) => new.run(context),
            Self::List => print_all(context, context.open()?.club()),
            Self::Set(set) => set.run(context),
            Self::Enter(enter) => enter.run(context),
            Self::Remove { name, player } => entries::remove(context, &name, &player),
            Self::Order(field) => entries::order(context, &field),
            Self::Stage(stage) => stage.run(context),
            Self::Start(start) => start.run(context),
            Self::Seat(seats) => seats.run(context),
            Self::Late(late) => late.run(context),
            Self::Withdraw(withdraw) => withdraw.run(context),
            Self::Replace(replace) => replace.run(context),
            Self::Show { name } => {
                let desk = context.open()?;
                let found = meant::tournament(context.words, desk.club(), &name)?;
                print(context, desk.club(), found)?;
                show::forecast(context, &desk, found)
            }
            Self::Matches { name, ready, format } => {
                let desk = context.open()?;
                let found = meant::tournament(context.words, desk.club(), &name)?;
                let keep = |played: &Match| !ready || played.state() == MatchState::Ready;
                let sheet = export::matches_of(desk.club(), found, keep);
                show::write(context, sheet, format)
            }
            Self::Result(played) => played.run(context),
            Self::Match(played) => played.run(context),
            Self::Walkover(walkover) => walkover.run(context),
            Self::Retire(retire) => retire.run(context),
            Self::Disqualify(disqualify) => disqualify.run(context),
            Self::Correct(correct) => correct.run(context),
            Self::Game(game) => game.run(context),
            Self::CorrectGame(correct) => correct.run(context),
            Self::Lengths(lengths) => lengths.run(context),
            Self::Length(length) => length.run(context),
            Self::BreakTie(order) => order.run(context),
            Self::PlayOff(play_off) => play_off.run(context),
            Self::Standings { name, stage, format } => {
                let desk = context.open()?;
                let found = meant::tournament(context.words, desk.club(), &name)?;
                if let Some(number) = stage.filter(|number| found.stage_no(*number).is_none()) {
                    let refusal = Refusal::NoSuchStage(found.id, number);
                    return Err(context.words.refusal(&refusal, desk.club()).into());
                }
                let sheet = export::standings_of(desk.club(), found, stage);
                show::write(context, sheet, format)
            }
            Self::Check { name } => show::check(context, &name),
            Self::Close { name } => results::close(context, &name),
        }
    }
}
