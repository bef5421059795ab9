//! A desk without a file: a journal in memory, and the club that follows from it.

use std::sync::Arc;

use banzuke::club::action::{
    CorrectResult, CreateTournament, EnterLate, EnterPlayers, RecordResult, Withdraw,
};
use banzuke::club::question::floor::{Queued, Where};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::{Action, Club, Match, Refusal, Seq, Tournament};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo};
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{ExitEffect, ExitReason, Outcome, Score};
use banzuke::journal::Entry;
use banzuke::journal::fold::{NotAllowed, extend, fold};
use banzuke::journal::undo::next_undo;

use super::promises::is_whole;
use crate::common::{CUP, add_player, stamp, today};

/// A journal and its club, updated entry by entry as at a desk.
#[derive(Clone, Default)]
pub(super) struct Memory {
    pub(super) journal: Vec<Arc<Entry>>,
    pub(super) club: Club,
}

impl Memory {
    /// Makes one entry of decisions; if one of them is refused, nothing has happened.
    pub(super) fn perform(&mut self, actions: Vec<Action>) -> Result<(), Refusal> {
        let entry = self.entry(None, actions);
        let mut after = self.club.clone();
        extend(&mut after, std::slice::from_ref(&entry)).map_err(|fault| fault.refusal)?;
        self.club = after;
        self.journal.push(entry);
        Ok(())
    }

    /// Undoes the last decision; `false` if there is none.
    pub(super) fn undo(&mut self) -> Result<bool, NotAllowed> {
        let Some(last) = next_undo(&self.journal) else { return Ok(false) };
        self.journal.push(self.entry(Some(last), Vec::new()));
        self.club = fold(&self.journal)?;
        Ok(true)
    }

    fn entry(&self, undoes: Option<Seq>, actions: Vec<Action>) -> Arc<Entry> {
        let seq = Seq(self.journal.len() as u64 + 1);
        let stamp = stamp(seq.0);
        let (at, op) = (stamp.at, stamp.op);
        Arc::new(Entry { seq, at, desk: "desk".to_owned(), op, undoes, actions: actions.into() })
    }
}

/// A stage of matches to two games, seeded in the order of entry.
pub(super) fn plan(format: Format) -> StagePlan {
    StagePlan::new(format, Lengths::all(Length::FirstTo(2)), Seeding::Entry)
}

/// Short ways to play one event, the Cup. Player n is the n-th seed; a few more are registered but not entered.
impl Memory {
    /// The Cup with its pairings.
    pub(super) fn of(format: Format, players: u32) -> Self {
        Self::planned(plan(format), players)
    }

    pub(super) fn planned(plan: StagePlan, players: u32) -> Self {
        let mut memory = Self::default();
        let all: Vec<PlayerId> = (1..=players + 4).map(PlayerId).collect();
        let add = |player: &PlayerId| add_player(*player, &format!("player {}", player.0));
        memory.perform(all.iter().map(add).collect()).expect("registered");
        let (tournament, list, name) = (CUP, ListId::MAIN, "Cup".to_owned());
        let entered = all.into_iter().take(players as usize).collect();
        memory.must(Action::CreateTournament(CreateTournament {
            tournament,
            name,
            list,
            plan: Box::new(plan),
        }));
        memory.must(Action::EnterPlayers(EnterPlayers { tournament, players: entered }));
        memory.draw();
        memory
    }

    /// Creates the pairings of the next stage as planned.
    pub(super) fn draw(&mut self) {
        let draw = self.club.draw(self.cup(), &DrawChoice::default(), 1);
        self.must(draw);
    }

    /// Performs an action that must be allowed, and checks that the event is whole.
    #[track_caller]
    pub(super) fn must(&mut self, action: Action) {
        assert_eq!(self.perform(vec![action]), Ok(()));
        is_whole(&self.club);
    }

    /// The queue on the day of the event.
    pub(super) fn queue(&self) -> Vec<Queued> {
        self.club.queue(stamp(0).at)
    }

    /// The next call and its table.
    pub(super) fn next_call(&self) -> Option<(Where, String)> {
        let queue = self.queue();
        self.club.next_call(&queue).map(|(next, table)| (next, table.name.clone()))
    }

    pub(super) fn cup(&self) -> &Tournament {
        self.club.tournament(CUP).expect("the cup")
    }

    #[track_caller]
    pub(super) fn played(&self, no: u32) -> &Match {
        self.cup().match_no(MatchNo(no)).expect("the match")
    }

    /// The players of a match; 0 for one not known yet.
    #[track_caller]
    pub(super) fn sides(&self, no: u32) -> [u32; 2] {
        self.played(no).sides.map(|side| side.map_or(0, |player| player.0))
    }

    /// The first match in which these two meet.
    #[track_caller]
    pub(super) fn between(&self, a: u32, b: u32) -> u32 {
        let both = [a, b].map(PlayerId);
        let found = self.cup().matches.iter().find(|m| both.iter().all(|one| m.has(*one)));
        found.expect("they meet").no.0
    }

    pub(super) fn result(&self, no: u32, outcome: Outcome) -> Action {
        let sides = self.played(no).players().expect("both are known");
        Action::RecordResult(RecordResult {
            tournament: CUP,
            no: MatchNo(no),
            sides,
            outcome,
            played_on: today(),
        })
    }

    #[track_caller]
    pub(super) fn ends(&mut self, no: u32, outcome: Outcome) {
        self.must(self.result(no, outcome));
    }

    #[track_caller]
    pub(super) fn record(&mut self, no: u32, a: u32, b: u32) {
        self.ends(no, Outcome::Score(Score::new(a, b)));
    }

    /// `winner` beats `loser` 2-0 in the match that they can play now.
    #[track_caller]
    pub(super) fn beats(&mut self, winner: u32, loser: u32) {
        let both = [winner, loser].map(PlayerId);
        let meets = |m: &Match| m.state().is_live() && both.iter().all(|one| m.has(*one));
        let no = self.cup().matches.iter().find(|m| meets(m)).expect("they are to meet").no.0;
        let score = if self.sides(no)[0] == winner { [2, 0] } else { [0, 2] };
        self.record(no, score[0], score[1]);
    }

    /// Plays everything that is left; the better seed wins.
    pub(super) fn play_out(&mut self) {
        let live =
            |memory: &Self| memory.cup().matches.iter().find(|m| m.state().is_live())?.players();
        while let Some([PlayerId(a), PlayerId(b)]) = live(self) {
            self.beats(a.min(b), a.max(b));
        }
    }

    pub(super) fn correction(
        &self,
        no: u32,
        outcome: Outcome,
        [void, keep]: [&[u32]; 2],
    ) -> Action {
        let sides = self.played(no).players().expect("both are known");
        let [void, keep] = [void, keep].map(|all| all.iter().copied().map(MatchNo).collect());
        let (tournament, no, reason) = (CUP, MatchNo(no), None);
        Action::CorrectResult(CorrectResult { tournament, no, sides, outcome, void, keep, reason })
    }

    /// Corrects a score and voids these results.
    #[track_caller]
    pub(super) fn correct(&mut self, no: u32, a: u32, b: u32, void: &[u32]) {
        let outcome = Outcome::Score(Score::new(a, b));
        self.must(self.correction(no, outcome, [void, &[]]));
    }

    #[track_caller]
    pub(super) fn leaves(&mut self, player: u32, effect: ExitEffect) {
        let (player, reason) = (PlayerId(player), ExitReason::Withdrawn);
        self.must(Action::Withdraw(Withdraw {
            tournament: CUP,
            player,
            reason,
            effect,
            on: today(),
            decision: 0,
        }));
    }

    /// Players with their ranks in the standings.
    pub(super) fn ranks(&self) -> Vec<(u32, Option<u32>)> {
        self.cup().standings().iter().map(|line| (line.player.0, line.rank)).collect()
    }
}

/// A late entry, in the place of a bye or into the round robin.
pub(super) fn late(player: u32, seed: Option<u32>) -> Action {
    let (player, group) = (PlayerId(player), None);
    Action::EnterLate(EnterLate {
        tournament: CUP,
        player,
        group,
        seed,
        rating: None,
        missed: None,
    })
}
