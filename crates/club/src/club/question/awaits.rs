//! The next thing that a tournament waits for.

use crate::club::tournament::Cut;
use crate::club::{Phase, Tournament};
use crate::domain::format::Format;
use crate::domain::number::PlayerId;

/// The next thing that a tournament waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// Entrants, and the start.
    Start,
    /// The results of matches.
    Results,
    /// Some share a rank that decides who advances to this stage.
    Ties(u32),
    /// All that is drawn is played, and this round is to be drawn.
    Round(u32),
    /// All is played, and this stage is to be drawn.
    Draw(u32),
    /// All is played, and it is to be closed.
    Close,
    /// It is closed.
    Nothing,
}

impl Tournament {
    pub fn awaits(&self) -> Awaits {
        match (self.phase, self.next_stage()) {
            (Phase::Registering, _) => Awaits::Start,
            (Phase::Closed, _) => Awaits::Nothing,
            (Phase::Running, _) if let Some(round) = self.round_to_draw() => Awaits::Round(round),
            (Phase::Running, Some(number)) if number > 1 => match self.cut(number) {
                Cut::Unfinished(_) => Awaits::Results,
                Cut::Tied(_) => Awaits::Ties(number),
                Cut::Made(_) => Awaits::Draw(number),
            },
            (Phase::Running, _) if self.is_played_out() => {
                self.next_seats().map_or(Awaits::Close, Awaits::Round)
            }
            (Phase::Running, _) => Awaits::Results,
        }
    }

    /// Whether all that it plans is played, or it is closed. Rounds of pods are drawn and matches of a ladder played until
    /// the operator closes it.
    pub fn is_over(&self) -> bool {
        matches!(self.awaits(), Awaits::Nothing | Awaits::Close)
    }

    /// The round of a Swiss that is to be paired now, since all before it is played.
    pub fn round_to_draw(&self) -> Option<u32> {
        let stage = self.current();
        let due = self.phase == Phase::Running && self.rounds_left(stage) > 0;
        (due && !self.has_open_matches()).then(|| self.last_round(stage) + 1)
    }

    /// The round of pods that would be drawn next; none where there are no pods.
    pub fn next_seats(&self) -> Option<u32> {
        self.stage().filter(|stage| stage.plan.format.has_seats())?;
        let own = self.pods.iter().filter(|pod| pod.stage == self.current());
        Some(own.map(|pod| pod.round).max().unwrap_or(0) + 1)
    }

    /// Whether its pairings are drawn and all of them played, or all of its record; on a ladder matches may always follow.
    fn is_played_out(&self) -> bool {
        let drawn = || self.stage().is_some_and(|stage| stage.draw.is_some());
        self.is_finished_record() || drawn() && !self.has_open_matches()
    }

    /// Whether its matches are drawn, and not recorded as they are played.
    pub fn has_draw(&self) -> bool {
        self.stage().is_none_or(|stage| stage.plan.format.has_draw())
    }

    /// Whether it is a record of matches, with nothing drawn.
    pub fn is_record(&self) -> bool {
        self.stage().is_some_and(|stage| stage.plan.format == Format::Recorded)
    }

    /// Whether it is the record of matches that are over: more of them may be imported until it is closed.
    pub fn is_finished_record(&self) -> bool {
        self.is_record() && !self.matches.is_empty() && !self.has_open_matches()
    }

    /// Whether it has matches that are still to be played.
    pub fn has_open_matches(&self) -> bool {
        self.matches.is_open() || self.pods.iter().any(|pod| !self.is_done(pod))
    }

    /// The winners once it is closed; several where they share the first place.
    pub fn winners(&self) -> Vec<PlayerId> {
        if self.phase == Phase::Closed { self.leaders() } else { Vec::new() }
    }

    /// The players in the first place as it stands; in a record only a place that is known is one.
    pub fn leaders(&self) -> Vec<PlayerId> {
        let placed = self.placed();
        let is_place = |player| placed.as_ref().is_none_or(|placed| placed.contains(&player));
        let first = self.standings().into_iter();
        let first = first.filter(|line| line.rank == Some(1) && is_place(line.player));
        first.map(|line| line.player).collect()
    }
}
