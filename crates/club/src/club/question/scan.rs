//! A check of a tournament: every edge leads somewhere, every slot holds the right player.
//!
//! The scan calculates everything again from the edges and the results, without the code that fills slots while results
//! come in.

use std::collections::{HashMap, HashSet};

use crate::club::{Club, Match, Tournament};
use crate::domain::bracket::Slot;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::Side;

/// Something in a tournament that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inconsistency {
    /// A slot waits for a match that does not exist.
    DanglingEdge(MatchNo, MatchNo),
    /// A match does not know of another that waits for it, or of one that does not.
    OneWayEdge(MatchNo, MatchNo),
    /// A side holds the wrong player.
    WrongPlayer(MatchNo, Side),
    /// The result was played by others than those who are its players.
    ScoreOnChangedSlot(MatchNo),
    /// Both sides are the same player.
    AgainstThemself(MatchNo),
    /// A side is not an entrant.
    Stranger(MatchNo, PlayerId),
    /// A reset match that is not needed.
    ResetNotNeeded(MatchNo),
    /// A reset match that is needed and not there.
    ResetMissing(MatchNo),
    /// Two matches, or a match and a pod, share a number.
    NumberTwice(MatchNo),
    /// One person is entered under two numbers.
    EnteredTwice(PlayerId, PlayerId),
    TwoTables(PlayerId, MatchNo, MatchNo),
    /// A finishing order is not one of the players of its table.
    StrangeFinish(MatchNo),
}

impl Club {
    /// Everything that cannot be, in all tournaments.
    pub fn scan(&self) -> Vec<(TournamentId, Inconsistency)> {
        let all = self.tournaments().flat_map(|tournament| {
            tournament.look().scan().into_iter().map(move |found| (tournament.id, found))
        });
        let mut found: Vec<_> = all.collect();
        for tournament in self.tournaments() {
            found.extend(self.entered_twice(tournament).map(|twice| (tournament.id, twice)));
        }
        let mut at: HashMap<PlayerId, MatchNo> = HashMap::new();
        for (tournament, played, _) in self.at_tables() {
            for player in played.players() {
                if let Some(other) = at.insert(self.registry().today(player), played.no()) {
                    let twice = Inconsistency::TwoTables(player, other, played.no());
                    found.push((tournament.id, twice));
                }
            }
        }
        found
    }

    /// Merges may make one person of two entrants who both play only where none was checked.
    fn entered_twice(&self, tournament: &Tournament) -> impl Iterator<Item = Inconsistency> {
        let mut as_today: HashMap<PlayerId, PlayerId> = HashMap::new();
        let playing = tournament.entrants.iter().filter(|entrant| tournament.plays_on(**entrant));
        playing.filter_map(move |&entrant| {
            let other = as_today.insert(self.registry().today(entrant), entrant)?;
            Some(Inconsistency::EnteredTwice(other, entrant))
        })
    }
}

impl Tournament {
    /// Everything in this tournament that cannot be.
    pub fn scan(&self) -> Vec<Inconsistency> {
        let mut found = Vec::new();
        let mut numbers = HashSet::new();
        let pods = self.pods.iter().map(|pod| pod.no);
        let resets = self.stages.iter().filter_map(|stage| stage.reset.as_ref());
        for no in self.matches.iter().map(|played| played.no).chain(pods) {
            if !numbers.insert(no) {
                found.push(Inconsistency::NumberTwice(no));
            }
        }
        for played in &self.matches {
            self.scan_edges(played, &mut found);
            self.scan_players(played, &mut found);
        }
        for reset in resets {
            let before = reset.resets.and_then(|no| self.match_no(no));
            let winner = before.and_then(|last| last.record?.outcome.winner());
            match (winner == Some(Side::B), self.match_no(reset.no).is_some()) {
                (true, false) => found.push(Inconsistency::ResetMissing(reset.no)),
                (false, true) => found.push(Inconsistency::ResetNotNeeded(reset.no)),
                (true, true) | (false, false) => {}
            }
        }
        for pod in &self.pods {
            let seats: HashSet<PlayerId> = pod.seats.iter().copied().collect();
            let strange = |player: PlayerId| !seats.contains(&player);
            if pod.games.iter().any(|game| game.finish.players().any(strange)) {
                found.push(Inconsistency::StrangeFinish(pod.no));
            }
        }
        found
    }

    fn scan_edges(&self, played: &Match, found: &mut Vec<Inconsistency>) {
        for source in played.slots.into_iter().filter_map(Slot::source) {
            match self.match_no(source) {
                None => found.push(Inconsistency::DanglingEdge(played.no, source)),
                Some(before) if played.resets.is_none() && !before.feeds.contains(&played.no) => {
                    found.push(Inconsistency::OneWayEdge(played.no, source));
                }
                Some(_) => {}
            }
        }
        for &next in &played.feeds {
            let waits = |next: &Match| {
                next.slots.into_iter().filter_map(Slot::source).any(|source| source == played.no)
            };
            if !self.match_no(next).is_some_and(|next| waits(next)) {
                found.push(Inconsistency::OneWayEdge(played.no, next));
            }
        }
    }

    fn scan_players(&self, played: &Match, found: &mut Vec<Inconsistency>) {
        for side in Side::BOTH {
            if self.expected(played, side) != played.sides[side.index()] {
                found.push(Inconsistency::WrongPlayer(played.no, side));
            }
        }
        if let Some([a, b]) = played.players()
            && a == b
        {
            found.push(Inconsistency::AgainstThemself(played.no));
        }
        for &player in played.sides.iter().flatten().filter(|player| !self.has(**player)) {
            found.push(Inconsistency::Stranger(played.no, player));
        }
        if played.record.is_some_and(|record| Some(record.sides) != played.players()) {
            found.push(Inconsistency::ScoreOnChangedSlot(played.no));
        }
    }

    /// The right player of a side, by the edge that leads there.
    fn expected(&self, played: &Match, side: Side) -> Option<PlayerId> {
        let slot = played.slots[side.index()];
        let (source, winner) = match slot {
            Slot::Entrant(player) => return Some(player),
            Slot::RankOf(_) => return self.stage_of(played)?.draw.as_ref()?.seated(slot),
            Slot::WinnerOf(source) => (source, true),
            Slot::LoserOf(source) => (source, false),
        };
        let before = self.match_no(source)?;
        match before.record {
            Some(record) => {
                let won = record.outcome.winner()?;
                Some(record.player(if winner { won } else { won.other() }))
            }
            // A player without an opponent advances.
            None if winner && before.vacant != [false, false] => {
                before.sides[0].or(before.sides[1])
            }
            None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::club::action::{CreateTournament, EnterPlayers};
    use crate::club::registry::Merger;
    use crate::club::{Action, Place, Seq};
    use crate::domain::format::{Format, Seeding, StagePlan};
    use crate::domain::ids::ListId;
    use crate::domain::score::{Length, Lengths};

    /// No desk merges two entrants of one event, so the club is made unsound by hand.
    #[test]
    fn one_person_entered_under_two_numbers_is_found() {
        let [ada, ada_again] = [PlayerId(1), PlayerId(2)];
        let tournament = TournamentId(1);
        let mut club = Club::default();
        let registered = [ada, ada_again].map(|player| Action::add_player(player, "Ada"));
        let plan = StagePlan::new(
            Format::RoundRobin { double: false },
            Lengths::all(Length::FirstTo(2)),
            Seeding::Entry,
        );
        let name = "Cup".to_owned();
        let create = Action::CreateTournament(CreateTournament {
            tournament,
            name,
            list: ListId::MAIN,
            plan: Box::new(plan),
        });
        let enter =
            Action::EnterPlayers(EnterPlayers { tournament, players: vec![ada, ada_again] });
        let place = Place { seq: Seq(1), index: 0 };
        for action in registered.iter().chain([&create, &enter]) {
            club.perform(action, place).expect("may be done");
        }
        assert_eq!(club.scan(), []);
        Arc::make_mut(&mut club.registry).merge(Merger { keep: ada, absorb: ada_again }, true);
        assert_eq!(club.scan(), [(tournament, Inconsistency::EnteredTwice(ada, ada_again))]);
    }
}
