//! Doing what has been checked. Nothing here decides anything.

mod entries;
mod exits;
mod floor;
mod games;
mod people;
mod results;

use std::sync::Arc;

use chrono::NaiveDate;

use super::tournament::{Cause, Exit, Later, PlayedGame, Stage};
use super::{Action, ByHand, Club, Phase, Place, RatingList, Record, Tournament};
use crate::domain::game::HandTable;
use crate::domain::ids::TournamentId;
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;

impl Club {
    /// Does `action`, which [`Club::check`] has just allowed.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of action")]
    pub(in crate::club) fn apply(&mut self, action: &Action, place: Place) {
        self.issued.note(action);
        match action {
            Action::AddPlayer { .. }
            | Action::RenamePlayer { .. }
            | Action::SetReading { .. }
            | Action::SetClub { .. }
            | Action::SetNote { .. }
            | Action::AddAlias { .. }
            | Action::RemoveAlias { .. }
            | Action::SetBorn { .. }
            | Action::SetExternalId { .. }
            | Action::JudgePlayers { .. } => {
                people::apply(Arc::make_mut(&mut self.registry), action);
            }
            Action::MergePlayers { .. } | Action::UnmergePlayers { .. } => {
                self.unsettled = true;
                people::apply(Arc::make_mut(&mut self.registry), action);
            }
            Action::CreateTournament { tournament, name, list, plan } => {
                self.call(*tournament, name);
                let created = Tournament::new(*tournament, name, *list, plan);
                Arc::make_mut(&mut self.tournaments).insert(*tournament, Arc::new(created));
            }
            Action::RenameTournament { tournament, name } => {
                self.call(*tournament, name);
                self.change(*tournament, |found| found.name.clone_from(name));
            }
            Action::EnterPlayers { tournament, players } => {
                self.change(*tournament, |found| found.entrants.enter_all(players));
            }
            Action::RemoveEntrant { tournament, player } => {
                self.change(*tournament, |found| found.entrants.remove(*player));
            }
            Action::OrderEntrants { tournament, order } => {
                self.change(*tournament, |found| found.entrants.arrange(order));
            }
            Action::DrawStage { tournament, stage, seeds, lots, groups, ratings } => {
                let (stage, draw) = (*stage, entries::outcome(seeds, *lots, groups, ratings));
                let first = self.next_match(*tournament);
                self.change(*tournament, |found| entries::draw(found, stage, draw, first, place));
            }
            Action::AddStage { tournament, plan, .. } => {
                self.change(*tournament, |found| found.stages.push(Stage::planned(plan)));
            }
            Action::DrawRound { tournament, stage, round, tables, .. } => {
                let first = self.next_match(*tournament);
                self.change(*tournament, |found| {
                    entries::draw_round(found, *stage, *round, tables, first);
                });
            }
            Action::EnterLate { tournament, player, group, seed } => {
                let first = self.next_match(*tournament);
                self.change(*tournament, |found| {
                    if let Some(late) = found.late_place(*group, *seed) {
                        found.enter_late(*player, late, first, place);
                    }
                });
            }
            Action::ReplaceEntrant { tournament, from, to } => {
                self.score(*tournament, |found| exits::replace(found, *from, *to));
            }
            Action::Withdraw { tournament, player, reason, effect, on } => {
                let (reason, effect, on) = (*reason, *effect, *on);
                self.change(*tournament, |found| {
                    let exit = Exit { reason, effect, stage: found.current(), on, place };
                    exits::withdraw(found, *player, exit, place);
                });
            }
            Action::BreakTie { tournament, stage, order, lots } => {
                self.change(*tournament, |found| entries::break_tie(found, *stage, order, *lots));
            }
            Action::AddPlayOff { tournament, stage, no, sides, length } => {
                self.change(*tournament, |found| {
                    results::add_play_off(found, *stage, *no, *sides, *length, place);
                });
            }
            Action::SetLengths { tournament, stage, lengths } => {
                self.change(*tournament, |found| entries::set_lengths(found, *stage, lengths));
            }
            Action::SetMatchLength { tournament, no, length, start } => {
                self.change(*tournament, |found| {
                    floor::change(found, *no, |played| {
                        (played.length, played.start) = (*length, *start);
                    });
                });
            }
            Action::RecordResult { tournament, no, sides, outcome, played_on } => {
                let record = entered(*sides, *outcome, *played_on, place);
                self.score(*tournament, |found| {
                    found.set(*no, Some(record), Later::Falls, place);
                });
            }
            Action::CorrectResult { tournament, no, outcome, keep, .. } => {
                let later = if keep.is_empty() { Later::Falls } else { Later::Stands };
                self.score(*tournament, |found| {
                    results::correct(found, *no, *outcome, later, place);
                });
            }
            Action::RecordMatch { tournament, no, round, sides, outcome, played_on } => {
                let record = entered(*sides, *outcome, *played_on, place);
                self.score(*tournament, |found| results::add(found, *no, round.clone(), record));
            }
            Action::RecordGame { tournament, no, order, played_on, .. } => {
                let hands = HandTable::default();
                let finish = order.clone();
                let game = PlayedGame { finish, played_on: *played_on, hands, place };
                self.score(*tournament, |found| games::record(found, *no, game));
            }
            Action::CorrectGame { tournament, no, game, order } => {
                self.score(*tournament, |found| games::correct(found, *no, *game, order));
            }
            Action::SetGames { tournament, no, games } => {
                self.score(*tournament, |found| {
                    floor::change(found, *no, |played| played.games = games.as_slice().into());
                });
            }
            Action::SetHands { tournament, no, game, hands } => {
                self.score(*tournament, |found| games::set_hands(found, *no, *game, hands));
            }
            Action::SetFirstMove { tournament, p } => {
                self.score(*tournament, |found| found.first_move = *p);
            }
            Action::SetDivision { tournament, division } => {
                self.change(*tournament, |found| found.division = *division);
            }
            Action::AdjustRating { list, player, change, reason, on } => {
                let (list, player, change) = (*list, *player, *change);
                let reason = reason.as_str().into();
                let adjusted = ByHand { list, player, change, reason, on: *on, place };
                Arc::make_mut(&mut self.by_hand).push(adjusted);
                self.unsettled = true;
            }
            Action::CloseTournament { tournament } => {
                self.change(*tournament, |found| found.phase = Phase::Closed);
            }
            Action::SetTables { tables } => self.hall = Arc::new(tables.clone()),
            Action::CallMatch { tournament, no, table } => {
                self.change(*tournament, |found| floor::call(found, *no, table, place));
            }
            Action::CallAgain { tournament, no } => {
                self.change(*tournament, |found| floor::call_again(found, *no, place));
            }
            Action::StartMatch { tournament, no } => {
                self.change(*tournament, |found| floor::start(found, *no, place));
            }
            Action::WithdrawCall { tournament, no } => {
                self.change(*tournament, |found| floor::withdraw_call(found, *no));
            }
            Action::PostponeMatch { tournament, no, postponed } => {
                self.change(*tournament, |found| {
                    floor::change(found, *no, |played| played.postponed = *postponed);
                });
            }
            Action::SetRatingList { list, name, scale, established } => {
                let (name, scale, established) = (name.clone(), scale.clone(), *established);
                let set = RatingList { id: *list, name, scale, established };
                Arc::make_mut(&mut self.lists).insert(*list, set);
                self.unsettled = true;
            }
        }
    }

    /// Enters the name that a tournament gets, in place of the one it had.
    fn call(&mut self, id: TournamentId, name: &str) {
        let former = self.tournament(id).map(|found| name::fold(&found.name));
        let by_name = Arc::make_mut(&mut self.by_name);
        if let Some(former) = former {
            by_name.remove(&former);
        }
        by_name.insert(name::fold(name), id);
    }

    /// A change that may move ratings.
    fn score(&mut self, id: TournamentId, change: impl FnOnce(&mut Tournament)) {
        self.unsettled = true;
        self.change(id, change);
    }

    fn change(&mut self, id: TournamentId, change: impl FnOnce(&mut Tournament)) {
        if let Some(tournament) = Arc::make_mut(&mut self.tournaments).get_mut(&id) {
            change(Arc::make_mut(tournament));
        }
    }
}

fn entered(sides: [PlayerId; 2], outcome: Outcome, played_on: NaiveDate, place: Place) -> Record {
    Record { sides, outcome, played_on, place, cause: Cause::Entered }
}
