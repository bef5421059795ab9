//! The numbers that an action names.

use super::Action;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;

/// Every number in an action, to be read or exchanged.
#[derive(Debug, Default)]
pub struct Parts<'a> {
    pub tournament: Option<&'a mut TournamentId>,
    pub list: Option<&'a mut ListId>,
    pub matches: Vec<&'a mut MatchNo>,
    pub players: Vec<&'a mut PlayerId>,
}

impl<'a> Parts<'a> {
    fn of(tournament: &'a mut TournamentId) -> Self {
        Self { tournament: Some(tournament), ..Self::default() }
    }

    fn of_match(tournament: &'a mut TournamentId, no: &'a mut MatchNo) -> Self {
        Self { matches: vec![no], ..Self::of(tournament) }
    }

    fn with(mut self, players: impl IntoIterator<Item = &'a mut PlayerId>) -> Self {
        self.players.extend(players);
        self
    }

    fn only(players: impl IntoIterator<Item = &'a mut PlayerId>) -> Self {
        Self::default().with(players)
    }
}

impl Action {
    /// The numbers of players, matches, tournament and list that it names.
    pub fn parts_mut(&mut self) -> Parts<'_> {
        match self {
            Self::AddPlayer { player, .. }
            | Self::RenamePlayer { player, .. }
            | Self::SetReading { player, .. }
            | Self::SetClub { player, .. }
            | Self::SetNote { player, .. }
            | Self::AddAlias { player, .. }
            | Self::RemoveAlias { player, .. }
            | Self::SetBorn { player, .. }
            | Self::SetExternalId { player, .. }
            | Self::SetPublicity { player, .. } => Parts::only([player]),
            Self::MergePlayers { keep, absorb } | Self::UnmergePlayers { keep, absorb } => {
                Parts::only([keep, absorb])
            }
            Self::JudgePlayers { a, b, .. } => Parts::only([a, b]),
            Self::CreateTournament { tournament, list, .. } => {
                Parts { list: Some(list), ..Parts::of(tournament) }
            }
            Self::RenameTournament { tournament, .. }
            | Self::SetTag { tournament, .. }
            | Self::DeleteTournament { tournament, .. }
            | Self::AddThirdPlace { tournament, .. }
            | Self::NoteOrigin { tournament, .. }
            | Self::AddStage { tournament, .. }
            | Self::SetLengths { tournament, .. }
            | Self::SetPoints { tournament, .. }
            | Self::SetRounds { tournament, .. }
            | Self::SetLateEntries { tournament, .. }
            | Self::SetCardGame { tournament, .. }
            | Self::SetFirstMove { tournament, .. }
            | Self::SetDivision { tournament, .. }
            | Self::SetCalls { tournament, .. }
            | Self::CloseTournament { tournament } => Parts::of(tournament),
            Self::EnterPlayers { tournament, players: all }
            | Self::OrderEntrants { tournament, order: all }
            | Self::BreakTie { tournament, order: all, .. } => Parts::of(tournament).with(all),
            Self::RemoveEntrant { tournament, player }
            | Self::EnterLate { tournament, player, .. }
            | Self::SetAbsence { tournament, player, .. }
            | Self::Withdraw { tournament, player, .. } => Parts::of(tournament).with([player]),
            Self::DrawStage { tournament, seeds, groups, .. } => {
                Parts::of(tournament).with(seeds).with(groups.iter_mut().flatten())
            }
            Self::DrawRound { tournament, tables, .. } => {
                Parts::of(tournament).with(tables.iter_mut().flatten())
            }
            Self::DrawPairings { tournament, pairs, bye, absent, .. } => {
                let absent = absent.iter_mut().map(|one| &mut one.player);
                Parts::of(tournament).with(pairs.iter_mut().flatten()).with(bye).with(absent)
            }
            Self::ForbidPair { tournament, pair, .. } => Parts::of(tournament).with(pair),
            Self::ReplaceEntrant { tournament, from, to, .. } => {
                Parts::of(tournament).with([from, to])
            }
            Self::AddPlayOff { tournament, no, sides, .. }
            | Self::RecordResult { tournament, no, sides, .. }
            | Self::RecordMatch { tournament, no, sides, .. } => {
                Parts::of_match(tournament, no).with(sides)
            }
            Self::CorrectResult { tournament, no, sides, void, keep, .. } => {
                let mut parts = Parts::of_match(tournament, no).with(sides);
                parts.matches.extend(void.iter_mut().chain(keep));
                parts
            }
            Self::RecordGame { tournament, no, order, .. }
            | Self::CorrectGame { tournament, no, order, .. } => {
                Parts::of_match(tournament, no).with(order.0.iter_mut().flatten())
            }
            Self::SetHands { tournament, no, hands, .. } => {
                let pairs = hands.0.iter_mut().flat_map(|(a, b, _)| [a, b]);
                Parts::of_match(tournament, no).with(pairs)
            }
            Self::ReportResult { tournament, no, report } => {
                let players = report.iter_mut().flat_map(|report| report.players_mut());
                Parts::of_match(tournament, no).with(players)
            }
            Self::SetMatchLength { tournament, no, .. }
            | Self::SetGames { tournament, no, .. }
            | Self::CallMatch { tournament, no, .. }
            | Self::CallAgain { tournament, no }
            | Self::StartMatch { tournament, no }
            | Self::WithdrawCall { tournament, no }
            | Self::PostponeMatch { tournament, no, .. } => Parts::of_match(tournament, no),
            Self::AdjustRating { list, player, .. } => {
                Parts { list: Some(list), ..Parts::only(player.as_mut()) }
            }
            Self::SetRatingList { list, .. } | Self::PublishList { list, .. } => {
                Parts { list: Some(list), ..Parts::default() }
            }
            Self::SetTables { .. } => Parts::default(),
        }
    }

    /// The correction with the reason for it; any other action as it is.
    #[must_use]
    pub fn with_reason(mut self, why: Option<String>) -> Self {
        if let Self::CorrectResult { reason, .. } | Self::CorrectGame { reason, .. } = &mut self {
            *reason = why;
        }
        self
    }

    /// Whether it says how a tournament went: of a tournament, and neither a call to a table nor a report, its name, origin or end.
    pub fn is_of_record(&self) -> bool {
        let is_call = matches!(
            self,
            Self::SetCalls { .. }
                | Self::CallMatch { .. }
                | Self::CallAgain { .. }
                | Self::StartMatch { .. }
                | Self::WithdrawCall { .. }
                | Self::PostponeMatch { .. }
                | Self::ReportResult { .. }
                | Self::RenameTournament { .. }
                | Self::SetTag { .. }
                | Self::DeleteTournament { .. }
                | Self::NoteOrigin { .. }
        );
        self.tournament().is_some() && !is_call
    }
}
