//! Doing what has been checked. Nothing here decides anything.

mod entries;
mod exits;
mod floor;
mod games;
mod people;
mod results;

use std::sync::Arc;

use chrono::NaiveDate;

use super::registry::Merger;
use super::tournament::{Absence, CallPlan, Cause, DrawnRound, Later, Origin, Stage, TieBreak};
use super::{
    Action, ByHand, Club, MatchRecord, Phase, Place, PublishedList, RatingList, Tournament,
};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::domain::rating::Scale;
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
            | Action::SetPublicity { .. }
            | Action::JudgePlayers { .. } => {
                people::apply(Arc::make_mut(&mut self.registry), action);
            }
            Action::MergePlayers { .. } | Action::UnmergePlayers { .. } => {
                self.unsettled = true;
                let registry = Arc::make_mut(&mut self.registry);
                people::apply(registry, action);
                if let Action::MergePlayers { keep, absorb } = *action {
                    registry.merge_decided(Merger { keep, absorb }, place.seq);
                }
            }
            Action::CreateTournament { tournament, name, list, plan } => {
                self.create(Tournament::new(*tournament, name, *list, plan));
            }
            Action::RenameTournament { tournament, name } => {
                self.call(*tournament, name);
                self.change(*tournament, |found| found.name.clone_from(name));
            }
            Action::SetTag { tournament, tag } => {
                self.change(*tournament, |found| found.tag.clone_from(tag));
            }
            Action::NoteOrigin { tournament, club, number } => {
                let origin = Origin { club: club.clone(), number: *number };
                self.score(*tournament, |found| found.origin = Some(origin));
            }
            Action::DeleteTournament { tournament, .. } => self.delete(*tournament),
            Action::AddThirdPlace { tournament, stage } => {
                self.grow(*tournament, |found, first| found.add_third_place(*stage, first, place));
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
                let draw = entries::outcome(seeds, *lots, groups, ratings);
                self.grow(*tournament, |found, first| {
                    entries::draw(found, *stage, draw, first, place);
                });
            }
            Action::AddStage { tournament, plan, .. } => {
                self.change(*tournament, |found| found.stages.push(Stage::planned(plan)));
            }
            Action::DrawRound { tournament, stage, round, tables, .. } => {
                self.grow(*tournament, |found, first| {
                    entries::draw_round(found, *stage, *round, tables, (first, place));
                });
            }
            Action::DrawPairings {
                tournament,
                stage,
                round,
                pairs,
                bye,
                absent,
                lots,
                rules,
                again,
            } => {
                let drawn = DrawnRound {
                    bye: *bye,
                    absent: absent.clone(),
                    lots: *lots,
                    rules: rules.clone(),
                    ..DrawnRound::default()
                };
                self.grow(*tournament, |found, first| {
                    if *again {
                        found.unpair(*stage);
                    }
                    found.draw_pairings((*stage, *round), pairs, drawn, (first, place));
                });
            }
            Action::SetAbsence { tournament, stage, player, from, until, bye } => {
                let said = Absence { player: *player, from: *from, until: *until, bye: *bye };
                self.change(*tournament, |found| entries::set_absence(found, *stage, said));
            }
            Action::ForbidPair { tournament, stage, pair, forbidden } => {
                self.change(*tournament, |found| {
                    entries::forbid_pair(found, *stage, *pair, *forbidden);
                });
            }
            Action::SetRounds { tournament, stage, rounds } => {
                self.change(*tournament, |found| entries::set_rounds(found, *stage, *rounds));
            }
            Action::EnterLate { tournament, player, group, seed, rating, missed } => {
                self.grow(*tournament, |found, first| {
                    let player = (*player, *rating, *missed);
                    entries::enter_late(found, player, (*group, *seed), first, place);
                });
            }
            Action::ReplaceEntrant { tournament, from, to, rating } => {
                self.score(*tournament, |found| exits::replace(found, *from, *to, *rating));
            }
            Action::Withdraw { tournament, player, reason, effect, on, decision } => {
                self.change(*tournament, |found| {
                    exits::withdraw(found, *player, (*reason, *effect, *decision), *on, place);
                });
            }
            Action::BreakTie { tournament, stage, order, lots, reason } => {
                let decided =
                    TieBreak { order: order.clone(), lots: *lots, reason: reason.clone() };
                self.change(*tournament, |found| entries::break_tie(found, *stage, decided));
            }
            Action::AddPlayOff { tournament, stage, no, sides, length } => {
                self.change(*tournament, |found| {
                    results::add_play_off(found, *stage, *no, *sides, *length, place);
                });
            }
            Action::SetLengths { tournament, stage, lengths } => {
                self.change(*tournament, |found| entries::set_lengths(found, *stage, lengths));
            }
            Action::SetLateEntries { tournament, until } => {
                self.change(*tournament, |found| found.accept_late_until(*until));
            }
            Action::SetPoints { tournament, stage, points } => {
                self.change(*tournament, |found| entries::set_points(found, *stage, *points));
            }
            Action::SetMatchLength { tournament, no, length, start } => {
                self.change(*tournament, |found| floor::set_length(found, *no, *length, *start));
            }
            Action::RecordResult { tournament, no, sides, outcome, played_on } => {
                let record = entered(*sides, *outcome, *played_on, place);
                self.score(*tournament, |found| {
                    found.hear(*no, None);
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
                self.score(*tournament, |found| {
                    found.hear(*no, None);
                    games::record(found, *no, order, *played_on, place);
                });
            }
            Action::CorrectGame { tournament, no, game, order, reason: _ } => {
                self.score(*tournament, |found| games::correct(found, *no, *game, order));
            }
            Action::SetGames { tournament, no, games, deals } => {
                self.score(*tournament, |found| floor::set_games(found, *no, games, deals));
            }
            Action::SetHands { tournament, no, game, hands, deal } => {
                self.score(*tournament, |found| {
                    games::set_hands(found, *no, *game, (hands, deal.as_ref()));
                });
            }
            Action::SetCardGame { tournament, game } => {
                self.change(*tournament, |found| found.card_game = *game);
            }
            Action::SetFirstMove { tournament, p } => {
                self.score(*tournament, |found| found.first_move = *p);
            }
            Action::SetDivision { tournament, division } => {
                self.change(*tournament, |found| found.division = *division);
            }
            Action::AdjustRating { list, player, change, reason, on } => {
                let (list, player, change, on) = (*list, *player, *change, *on);
                let reason = reason.as_str().into();
                self.adjust(ByHand { list, player, change, reason, on, place });
            }
            Action::PublishList { list, on } => {
                let published = PublishedList { list: *list, on: *on, seq: place.seq };
                Arc::make_mut(&mut self.published).push(published);
            }
            Action::CloseTournament { tournament } => {
                self.change(*tournament, |found| found.phase = Phase::Closed);
            }
            Action::SetCalls { tournament, priority, not_before, tables } => {
                let (priority, not_before, tables) = (*priority, *not_before, tables.clone());
                self.change(*tournament, |found| {
                    found.calls = CallPlan { priority, not_before, tables };
                });
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
                self.change(*tournament, |found| floor::postpone(found, *no, *postponed));
            }
            Action::ReportResult { tournament, no, report } => {
                self.change(*tournament, |found| found.hear(*no, report.as_deref()));
            }
            Action::SetRatingList { list, name, scale, established } => {
                let (id, name, scale) = (*list, name.clone(), Scale::clone(scale));
                self.set_list(RatingList { id, name, scale, established: *established });
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

    fn create(&mut self, created: Tournament) {
        self.call(created.id, &created.name);
        Arc::make_mut(&mut self.tournaments).insert(created.id, Arc::new(created));
    }

    fn delete(&mut self, id: TournamentId) {
        self.unsettled = true;
        if let Some(gone) = Arc::make_mut(&mut self.tournaments).remove(&id) {
            Arc::make_mut(&mut self.by_name).remove(&name::fold(&gone.name));
        }
    }

    fn adjust(&mut self, by_hand: ByHand) {
        Arc::make_mut(&mut self.by_hand).push(by_hand);
        self.unsettled = true;
    }

    fn set_list(&mut self, list: RatingList) {
        Arc::make_mut(&mut self.lists).insert(list.id, list);
        self.unsettled = true;
    }

    /// A change that adds matches, numbered from the one given.
    fn grow(&mut self, id: TournamentId, change: impl FnOnce(&mut Tournament, MatchNo)) {
        let first = self.next_match(id);
        self.change(id, |found| change(found, first));
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

fn entered(
    sides: [PlayerId; 2],
    outcome: Outcome,
    played_on: NaiveDate,
    place: Place,
) -> MatchRecord {
    MatchRecord { sides, outcome, played_on, place, cause: Cause::Entered }
}
