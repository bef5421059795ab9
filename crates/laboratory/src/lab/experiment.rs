//! The experiments on screens, each in its default size; those between card programs are shorter.

use strum::VariantArray;

use super::checkpoints::Kept;
use super::convergence::{Convergence, Outcome, Schedule, past};
use super::elo_table::{self, EloTable};
use super::influence::{self, Influence};
use super::league::{self, League};
use super::virtual_game::{self, VirtualGame};
use crate::club::Club;
use crate::club::question::backtest::BackTest;
use crate::domain::ids::ListId;
use crate::domain::progress::{Progress, Stopped};

/// An experiment, in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Experiment {
    /// The model that would have predicted the club's own matches best.
    BackTest,
    /// The effect of K on the club's own matches.
    OwnK,
    /// The effect of K under simulated schedules.
    Convergence,
    VirtualGame,
    EloTable,
    League,
    Influence,
}

/// The findings of an experiment.
#[derive(Clone, Debug, PartialEq)]
pub enum ExperimentFindings {
    VirtualGame(virtual_game::Findings),
    /// The plan, and the outcome of each set of rules.
    Convergence(Box<Convergence>, Vec<Outcome>),
    BackTest(BackTest),
    EloTable(elo_table::Findings),
    Influence(influence::Findings),
    League(Box<league::Findings>),
}

impl Experiment {
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Whether it uses the matches of a list.
    pub const fn is_of_list(self) -> bool {
        matches!(self, Self::OwnK | Self::BackTest)
    }

    /// Runs it, with a list if it uses the club's matches.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` stops it.
    pub fn play(
        self,
        club: &Club,
        list: ListId,
        progress: &dyn Progress,
    ) -> Result<ExperimentFindings, Stopped> {
        let convergence = |plan: Convergence| {
            let outcomes = plan.play(progress)?;
            Ok(ExperimentFindings::Convergence(Box::new(plan), outcomes))
        };
        match self {
            Self::VirtualGame => {
                VirtualGame::STANDARD.play(progress).map(ExperimentFindings::VirtualGame)
            }
            Self::Convergence => convergence(Convergence::default()),
            Self::OwnK => {
                let (schedules, past) = (vec![Schedule::Club], past(club, list));
                convergence(Convergence { schedules, past, ..Convergence::default() })
            }
            Self::BackTest => club.backtest(list, progress).map(ExperimentFindings::BackTest),
            Self::EloTable => EloTable::STANDARD.play(progress).map(ExperimentFindings::EloTable),
            Self::Influence => Influence::short()
                .play(&Kept::nowhere(), progress)
                .map(ExperimentFindings::Influence),
            Self::League => {
                let found = League::short().play(&Kept::nowhere(), progress)?;
                Ok(ExperimentFindings::League(Box::new(found)))
            }
        }
    }
}
