//! The facts that the page asks its tournament once per change instead of once per frame.

use crate::club::tournament::{Cut, LateClosed};
use crate::club::{MatchState, Phase, Tournament};
use crate::domain::format::{Format, Seeding};
use crate::domain::round::RoundName;
use crate::domain::score::Outcome;

/// How far a tournament is, counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Facts {
    pub(super) phase: Phase,
    /// The stage in front, from 1, and how many there are.
    pub(super) stage: u32,
    pub(super) stages: u32,
    /// The format of the first stage.
    pub(super) first: Format,
    pub(super) format: Format,
    pub(super) seeding: Seeding,
    pub(super) entrants: usize,
    /// The stage played now.
    pub(super) current: u32,
    /// How many rounds of the stage in front, a Swiss, are paired; and of the stage played now.
    pub(super) rounds: u32,
    pub(super) paired: usize,
    /// Whether the stage in front has matches that are in no numbered round.
    pub(super) others: bool,
    /// Matches of the stage in front that are or were to be played.
    pub(super) matches: usize,
    pub(super) played: usize,
    pub(super) ready: usize,
    /// Matches of the whole tournament that are played.
    pub(super) played_in_all: usize,
    /// Matches of the whole tournament still to be played.
    pub(super) open: usize,
    pub(super) seen: Seen,
    /// Whether the stage in front is drawn.
    pub(super) drawn: bool,
    pub(super) next: Next,
    /// Why it takes no late entry though it is played, unless the operator allows it.
    pub(super) late_closed: Option<LateClosed>,
    /// Whether some share a rank in the last stage, all of which is played.
    pub(super) tied_at_the_end: bool,
}

/// Whether a match of the stage in front is at a table, how one ended, whether one counts for nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Seen {
    pub(super) called: bool,
    pub(super) ended: Ended,
    pub(super) void: bool,
}

/// The ends before the end that some matches had.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ended {
    pub(super) walkover: bool,
    pub(super) retired: bool,
    pub(super) disqualified: bool,
}

/// The next draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    Nothing,
    /// The first stage, which starts the tournament.
    First,
    Stage {
        number: u32,
        /// Matches to be played before.
        open: usize,
        /// How many share a rank that matters.
        tied: usize,
    },
    /// Seats of table play.
    Round {
        /// Tables that have games to play before.
        open: usize,
    },
    /// Pairings of a Swiss.
    Pairings {
        /// Matches to be played before.
        open: usize,
    },
}

impl Facts {
    /// The facts of a tournament with that stage in front; none if it has no such stage.
    pub(super) fn new(tournament: &Tournament, stage: u32) -> Option<Self> {
        let found = tournament.stage_no(stage)?;
        let plan = &found.plan;
        let of = |state| tournament.matches_of(stage).filter(move |one| one.state() == state);
        let idle = of(MatchState::Bye).count() + of(MatchState::Void).count();
        let seated = || tournament.pods.iter().filter(|one| one.stage == stage);
        let fixtures = || tournament.fixtures().filter(|one| one.stage() == stage);
        let pods = seated().count();
        let ended = |how: fn(&Outcome) -> bool| {
            let mut outcomes = tournament.matches_of(stage).filter_map(|played| played.record);
            outcomes.any(|record| how(&record.outcome))
        };
        let at_tables = tournament.open_pods(stage).count();
        let open = tournament.matches.iter().filter(|one| one.state().is_open()).count();
        Some(Self {
            phase: tournament.phase,
            stage,
            stages: u32::try_from(tournament.stages.len()).unwrap_or(u32::MAX),
            first: tournament.stages.first()?.plan.format,
            format: plan.format,
            seeding: plan.seeding,
            entrants: tournament.entrants.len(),
            current: tournament.current(),
            rounds: if plan.format.is_swiss() { tournament.last_round(stage) } else { 0 },
            paired: tournament.stage().map_or(0, |stage| stage.swiss.drawn.len()),
            others: tournament
                .matches_of(stage)
                .any(|played| !matches!(played.round, RoundName::Round(_))),
            matches: tournament.matches_of(stage).count() - idle + pods,
            played: of(MatchState::Finished).count() + pods - at_tables,
            ready: fixtures().filter(|one| one.is_ready()).count(),
            played_in_all: tournament.matches_in(MatchState::Finished).count()
                + tournament.pods.len()
                - tournament.open_pods(tournament.current()).count(),
            open: open + tournament.open_pods(tournament.current()).count(),
            seen: Seen {
                called: tournament.matches_of(stage).any(|played| played.state().is_at_table())
                    || seated().any(|pod| tournament.state_of_pod(pod).is_at_table()),
                void: tournament.matches_of(stage).any(|played| played.void),
                ended: Ended {
                    walkover: ended(|one| {
                        matches!(one, Outcome::Walkover(_) | Outcome::DoubleWalkover)
                    }),
                    retired: ended(|one| matches!(one, Outcome::Retired(_))),
                    disqualified: ended(|one| {
                        matches!(one, Outcome::Disqualified(_) | Outcome::DoubleDisqualification)
                    }),
                },
            },
            drawn: found.draw.is_some() || !plan.format.has_draw(),
            next: Next::of(tournament),
            tied_at_the_end: !tournament.final_ties().is_empty(),
            late_closed: (tournament.phase == Phase::Running && plan.format.has_draw())
                .then(|| tournament.closed_to_late())
                .flatten(),
        })
    }

    /// Whether a tie has to be decided: before the next stage, or at the end of the last.
    pub(super) const fn tied(&self) -> Option<bool> {
        match self.next {
            Next::Stage { tied: 1.., .. } => Some(false),
            _ if self.tied_at_the_end => Some(true),
            _ => None,
        }
    }

    /// Whether the stage in front is played to its end.
    pub(super) const fn is_finished(&self) -> bool {
        self.drawn && self.matches > 0 && self.matches == self.played
    }
}

impl Next {
    fn of(tournament: &Tournament) -> Self {
        match (tournament.phase, tournament.next_stage()) {
            (Phase::Closed, _) => Self::Nothing,
            (Phase::Registering, _) => Self::First,
            (Phase::Running, _) if tournament.rounds_left(tournament.current()) > 0 => {
                let stage = tournament.matches_of(tournament.current());
                Self::Pairings { open: stage.filter(|one| one.state().is_open()).count() }
            }
            (Phase::Running, Some(number)) if number > 1 => match tournament.cut(number) {
                Cut::Unfinished(open) => Self::Stage { number, open: open.len(), tied: 0 },
                Cut::Tied(tied) => Self::Stage { number, open: 0, tied: tied.len() },
                Cut::Made(_) => Self::Stage { number, open: 0, tied: 0 },
            },
            (Phase::Running, _) => {
                let seats = tournament.stage().is_some_and(|stage| stage.plan.format.has_seats());
                if seats {
                    Self::Round { open: tournament.open_pods(tournament.current()).count() }
                } else {
                    Self::Nothing
                }
            }
        }
    }
}
