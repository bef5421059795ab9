//! Actions that were decided apart from the club that they are to be done on by now.
//!
//! New players, tournaments and single matches were numbered on apart; others may have issued these numbers since.

use std::collections::HashMap;

use super::{Action, NewNumber, Numbers};
use crate::club::Club;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;

/// The numbers that new things have now, by those that they were given apart.
#[derive(Clone, Debug, Default)]
pub struct Renumbering {
    players: HashMap<PlayerId, PlayerId>,
    tournaments: HashMap<TournamentId, TournamentId>,
    matches: HashMap<(TournamentId, MatchNo), MatchNo>,
}

impl Renumbering {
    /// The actions with the numbers that a club has for them. Actions are given in the order in which they were decided.
    pub fn again(&mut self, actions: &[Action], club: &Club) -> Vec<Action> {
        let (mut player, mut tournament) = (club.next_player(), club.next_tournament());
        let mut matches: HashMap<TournamentId, MatchNo> = HashMap::new();
        let renumbered = actions.iter().map(|action| {
            match action.issues() {
                Some(NewNumber::Player(given)) => {
                    self.players.insert(given, player);
                    player.0 += 1;
                }
                Some(NewNumber::Tournament(given)) => {
                    self.tournaments.insert(given, tournament);
                    tournament.0 += 1;
                }
                Some(NewNumber::Match(given, no)) => {
                    let of = self.tournaments.get(&given).copied().unwrap_or(given);
                    let next = matches.entry(of).or_insert_with(|| club.next_match(of));
                    self.matches.insert((given, no), *next);
                    next.0 += 1;
                }
                Some(NewNumber::List(_) | NewNumber::PlayOff(..)) | None => {}
            }
            self.applied(action)
        });
        renumbered.collect()
    }

    /// Notes the numbers that actions got which were given apart, and stand in the club by now.
    pub fn learn(&mut self, given: &[Action], now: &[Action]) {
        for (given, now) in given.iter().zip(now) {
            if let (Some(given), Some(now)) = (given.issues(), now.issues()) {
                self.note(given, now);
            }
        }
    }

    /// Notes that actions were refused as they were given apart: nothing has the numbers that they would have issued, and
    /// what is about these is refused too.
    pub fn refused(&mut self, actions: &[Action]) {
        for given in actions.iter().filter_map(Action::issues) {
            let nothing = match given {
                NewNumber::Player(_) => NewNumber::Player(PlayerId(0)),
                NewNumber::Tournament(_) => NewNumber::Tournament(TournamentId(0)),
                NewNumber::Match(tournament, _) => NewNumber::Match(tournament, MatchNo(0)),
                other => other,
            };
            self.note(given, nothing);
        }
    }

    fn note(&mut self, given: NewNumber, now: NewNumber) {
        match (given, now) {
            (NewNumber::Player(given), NewNumber::Player(now)) => {
                self.players.insert(given, now);
            }
            (NewNumber::Tournament(given), NewNumber::Tournament(now)) => {
                self.tournaments.insert(given, now);
            }
            (NewNumber::Match(tournament, given), NewNumber::Match(_, now)) => {
                self.matches.insert((tournament, given), now);
            }
            _ => {}
        }
    }

    /// The action with every changed number replaced.
    fn applied(&self, action: &Action) -> Action {
        let mut action = action.clone();
        let Numbers { tournament, matches, players, .. } = action.numbers_mut();
        if let Some(tournament) = tournament {
            let given = *tournament;
            *tournament = self.tournaments.get(&given).copied().unwrap_or(given);
            for no in matches {
                *no = self.matches.get(&(given, *no)).copied().unwrap_or(*no);
            }
        }
        for player in players {
            *player = self.players.get(player).copied().unwrap_or(*player);
        }
        action
    }
}
