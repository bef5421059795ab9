//! Evenings of a real club: drawn, called and recorded by its own actions, in the order of its own queue.

use chrono::{DateTime, NaiveDate, Utc};

use crate::club::action::{
    AddPlayer, CallMatch, CreateTournament, EnterPlayers, RecordResult, SetTables,
};
use crate::club::question::seeding::DrawChoice;
use crate::club::{Action, Club, MatchState, Place, Seq, Tournament};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::hall::Table;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::length::Lengths;
use crate::domain::number::PlayerId;
use crate::domain::score::{Outcome, Score};

const CUP: TournamentId = TournamentId(1);

/// A club with one tournament of so many, the first the best seed, and its tables.
pub(super) struct Real {
    club: Club,
    seq: u64,
}

impl Real {
    pub(super) fn new(format: Format, players: u32, tables: u32, lengths: &Lengths) -> Self {
        let mut real = Self { club: Club::default(), seq: 0 };
        let players: Vec<PlayerId> = (1..=players).map(PlayerId).collect();
        for &player in &players {
            real.perform(&Action::AddPlayer(AddPlayer {
                player,
                name: format!("player {}", player.0),
                reading: None,
                club: None,
                aliases: Vec::new(),
                born: None,
                external: Vec::new(),
            }));
        }
        let table = |no: u32| Table { name: no.to_string(), reserved: false };
        real.perform(&Action::SetTables(SetTables { tables: (1..=tables).map(table).collect() }));
        let plan = StagePlan::new(format, lengths.clone(), Seeding::Entry);
        let (tournament, list, name) = (CUP, ListId::MAIN, "Cup".to_owned());
        real.perform(&Action::CreateTournament(CreateTournament {
            tournament,
            name,
            list,
            plan: Box::new(plan),
        }));
        real.perform(&Action::EnterPlayers(EnterPlayers { tournament, players }));
        let draw = real.club.draw(real.cup(), &DrawChoice::default(), 0);
        real.perform(&draw);
        real
    }

    fn perform(&mut self, action: &Action) {
        self.seq += 1;
        let place = Place { seq: Seq(self.seq), index: 0 };
        self.club.perform(action, place).unwrap_or_else(|no| panic!("{action:?}: {no:?}"));
    }

    pub(super) fn cup(&self) -> &Tournament {
        self.club.tournament(CUP).expect("the cup")
    }

    /// Plays to the end, where `play` says how a match of two goes and how many minutes it takes; the calls in their
    /// order, and the minutes until all is over.
    pub(super) fn play(
        &mut self,
        mut play: impl FnMut(MatchNo, [PlayerId; 2]) -> (Score, f64),
    ) -> (Vec<MatchNo>, f64) {
        let (mut clock, mut calls) = (0.0, Vec::new());
        let mut playing: Vec<(f64, MatchNo, [PlayerId; 2], Score)> = Vec::new();
        loop {
            let queue = self.club.queue(DateTime::<Utc>::UNIX_EPOCH);
            let next = self.club.next_call(&queue);
            if let Some(((tournament, no), table)) =
                next.map(|(at, table)| (at, table.name.clone()))
            {
                self.perform(&Action::CallMatch(CallMatch { tournament, no, table }));
                let sides = self.cup().match_no(no).and_then(|one| one.players()).expect("ready");
                let (score, minutes) = play(no, sides);
                calls.push(no);
                playing.push((clock + minutes, no, sides, score));
                continue;
            }
            playing.sort_by(|one, other| other.0.total_cmp(&one.0));
            let Some((end, no, sides, score)) = playing.pop() else { break };
            clock = end;
            let (tournament, outcome) = (CUP, Outcome::Score(score));
            let played_on = NaiveDate::default();
            self.perform(&Action::RecordResult(RecordResult {
                tournament,
                no,
                sides,
                outcome,
                played_on,
            }));
        }
        let open = self.cup().matches.iter().filter(|one| one.state() != MatchState::Finished);
        assert_eq!(open.count(), 0, "all is played");
        (calls, clock)
    }
}
