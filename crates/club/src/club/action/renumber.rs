//! Actions that were decided apart from the club that they are to be done on by now.
//!
//! New players, tournaments and single matches were numbered on apart; others may have issued these numbers since.

use std::collections::HashMap;

use super::Action;
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
        let mut renumbered = |action: &Action| {
            match action {
                Action::AddPlayer { player: given, .. } => {
                    self.players.insert(*given, player);
                    player.0 += 1;
                }
                Action::CreateTournament { tournament: given, .. } => {
                    self.tournaments.insert(*given, tournament);
                    tournament.0 += 1;
                }
                Action::RecordMatch { tournament: given, no, .. } => {
                    let of = self.tournaments.get(given).copied().unwrap_or(*given);
                    let next = matches.entry(of).or_insert_with(|| club.next_match(of));
                    self.matches.insert((*given, *no), *next);
                    next.0 += 1;
                }
                _ => {}
            }
            self.applied(action)
        };
        actions.iter().map(&mut renumbered).collect()
    }

    /// Notes the numbers that actions got which were given apart, and stand in the club by now.
    pub fn learn(&mut self, given: &[Action], now: &[Action]) {
        for pair in given.iter().zip(now) {
            match pair {
                (Action::AddPlayer { player, .. }, Action::AddPlayer { player: now, .. }) => {
                    self.players.insert(*player, *now);
                }
                (
                    Action::CreateTournament { tournament, .. },
                    Action::CreateTournament { tournament: now, .. },
                ) => {
                    self.tournaments.insert(*tournament, *now);
                }
                (
                    Action::RecordMatch { tournament, no, .. },
                    Action::RecordMatch { no: now, .. },
                ) => {
                    self.matches.insert((*tournament, *no), *now);
                }
                _ => {}
            }
        }
    }

    /// Notes that actions were refused as they were given apart: nothing has the numbers that they would have issued, and
    /// what is about these is refused too.
    pub fn refused(&mut self, actions: &[Action]) {
        for action in actions {
            match action {
                Action::AddPlayer { player, .. } => {
                    self.players.insert(*player, PlayerId(0));
                }
                Action::CreateTournament { tournament, .. } => {
                    self.tournaments.insert(*tournament, TournamentId(0));
                }
                Action::RecordMatch { tournament, no, .. } => {
                    self.matches.insert((*tournament, *no), MatchNo(0));
                }
                _ => {}
            }
        }
    }

    /// An action with all numbers that are known to be others.
    fn applied(&self, action: &Action) -> Action {
        let mut action = self.elsewhere(action).unwrap_or_else(|| action.clone());
        for player in players(&mut action) {
            if let Some(now) = self.players.get(player) {
                *player = *now;
            }
        }
        action
    }

    /// The action in the tournament, and about the match, that have other numbers; none where they have not. All actions
    /// that are about one name it by one field.
    fn elsewhere(&self, action: &Action) -> Option<Action> {
        let given = action.tournament()?;
        let now = self.tournaments.get(&given).copied().unwrap_or(given);
        let mut fields = serde_json::to_value(action).ok()?;
        let no = fields.get("match").and_then(|no| u32::try_from(no.as_u64()?).ok()).map(MatchNo);
        let no_now = no.and_then(|no| self.matches.get(&(given, no)).copied()).or(no);
        if (now, no_now) == (given, no) {
            return None;
        }
        let fields_of = fields.as_object_mut()?;
        fields_of.insert("tournament".to_owned(), serde_json::json!(now));
        if let Some(no) = no_now {
            fields_of.insert("match".to_owned(), serde_json::json!(no));
        }
        serde_json::from_value(fields).ok()
    }
}

/// All numbers of players in an action.
fn players(action: &mut Action) -> Vec<&mut PlayerId> {
    match action {
        Action::AddPlayer { player, .. }
        | Action::RenamePlayer { player, .. }
        | Action::SetReading { player, .. }
        | Action::SetClub { player, .. }
        | Action::SetNote { player, .. }
        | Action::AddAlias { player, .. }
        | Action::RemoveAlias { player, .. }
        | Action::SetBorn { player, .. }
        | Action::SetExternalId { player, .. }
        | Action::SetPublicity { player, .. }
        | Action::RemoveEntrant { player, .. }
        | Action::SetAbsence { player, .. }
        | Action::EnterLate { player, .. }
        | Action::Withdraw { player, .. }
        | Action::AdjustRating { player: Some(player), .. } => vec![player],
        Action::MergePlayers { keep: one, absorb: other }
        | Action::UnmergePlayers { keep: one, absorb: other }
        | Action::JudgePlayers { a: one, b: other, .. }
        | Action::ReplaceEntrant { from: one, to: other, .. } => vec![one, other],
        Action::ForbidPair { pair: two, .. }
        | Action::AddPlayOff { sides: two, .. }
        | Action::RecordResult { sides: two, .. }
        | Action::CorrectResult { sides: two, .. }
        | Action::RecordMatch { sides: two, .. } => two.iter_mut().collect(),
        Action::EnterPlayers { players: all, .. }
        | Action::OrderEntrants { order: all, .. }
        | Action::BreakTie { order: all, .. } => all.iter_mut().collect(),
        Action::DrawStage { seeds, groups, .. } => {
            seeds.iter_mut().chain(groups.iter_mut().flatten()).collect()
        }
        Action::DrawRound { tables, .. } => tables.iter_mut().flatten().collect(),
        Action::DrawPairings { pairs, bye, absent, .. } => {
            let absent = absent.iter_mut().map(|one| &mut one.player);
            pairs.iter_mut().flatten().chain(bye).chain(absent).collect()
        }
        Action::RecordGame { order, .. } | Action::CorrectGame { order, .. } => {
            order.0.iter_mut().flatten().collect()
        }
        Action::SetHands { hands, .. } => {
            hands.0.iter_mut().flat_map(|(one, other, _)| [one, other]).collect()
        }
        Action::ReportResult { report, .. } => {
            report.iter_mut().flat_map(|report| report.players_mut()).collect()
        }
        Action::CreateTournament { .. }
        | Action::RenameTournament { .. }
        | Action::SetTag { .. }
        | Action::DeleteTournament { .. }
        | Action::AddStage { .. }
        | Action::AddThirdPlace { .. }
        | Action::NoteOrigin { .. }
        | Action::SetRounds { .. }
        | Action::SetLengths { .. }
        | Action::SetPoints { .. }
        | Action::SetLateEntries { .. }
        | Action::SetMatchLength { .. }
        | Action::SetGames { .. }
        | Action::SetCardGame { .. }
        | Action::SetFirstMove { .. }
        | Action::SetDivision { .. }
        | Action::AdjustRating { player: None, .. }
        | Action::PublishList { .. }
        | Action::CloseTournament { .. }
        | Action::SetTables { .. }
        | Action::SetCalls { .. }
        | Action::CallMatch { .. }
        | Action::CallAgain { .. }
        | Action::StartMatch { .. }
        | Action::WithdrawCall { .. }
        | Action::PostponeMatch { .. }
        | Action::SetRatingList { .. } => Vec::new(),
    }
}
