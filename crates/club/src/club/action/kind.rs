//! The kinds of actions, and what each is about.

use super::Action;
use crate::domain::ids::TournamentId;

impl Action {
    /// Every kind, as the journal spells it. A kind outside this list was written by a newer
    /// version of the program.
    pub const KINDS: [&'static str; 60] = [
        "add_player",
        "rename_player",
        "set_reading",
        "set_club",
        "set_note",
        "add_alias",
        "remove_alias",
        "create_tournament",
        "rename_tournament",
        "enter_players",
        "remove_entrant",
        "order_entrants",
        "draw_stage",
        "record_result",
        "correct_result",
        "record_match",
        "close_tournament",
        "add_stage",
        "draw_round",
        "enter_late",
        "replace_entrant",
        "withdraw",
        "break_tie",
        "add_play_off",
        "set_lengths",
        "set_match_length",
        "record_game",
        "correct_game",
        "set_tables",
        "call_match",
        "call_again",
        "start_match",
        "withdraw_call",
        "postpone_match",
        "set_rating_list",
        "set_born",
        "set_external_id",
        "merge_players",
        "unmerge_players",
        "judge_players",
        "set_games",
        "set_hands",
        "set_card_game",
        "set_first_move",
        "set_division",
        "adjust_rating",
        "set_calls",
        "set_points",
        "set_late_entries",
        "set_publicity",
        "draw_pairings",
        "set_absence",
        "forbid_pair",
        "set_rounds",
        "delete_tournament",
        "add_third_place",
        "note_origin",
        "publish_list",
        "report_result",
        "set_tag",
    ];

    /// The tournament it is about, if it is about one.
    pub fn tournament(&self) -> Option<TournamentId> {
        match self {
            Self::CreateTournament { tournament, .. }
            | Self::RenameTournament { tournament, .. }
            | Self::SetTag { tournament, .. }
            | Self::DeleteTournament { tournament, .. }
            | Self::AddThirdPlace { tournament, .. }
            | Self::NoteOrigin { tournament, .. }
            | Self::EnterPlayers { tournament, .. }
            | Self::RemoveEntrant { tournament, .. }
            | Self::OrderEntrants { tournament, .. }
            | Self::DrawStage { tournament, .. }
            | Self::RecordResult { tournament, .. }
            | Self::CorrectResult { tournament, .. }
            | Self::RecordMatch { tournament, .. }
            | Self::AddStage { tournament, .. }
            | Self::DrawRound { tournament, .. }
            | Self::DrawPairings { tournament, .. }
            | Self::SetAbsence { tournament, .. }
            | Self::ForbidPair { tournament, .. }
            | Self::SetRounds { tournament, .. }
            | Self::EnterLate { tournament, .. }
            | Self::ReplaceEntrant { tournament, .. }
            | Self::Withdraw { tournament, .. }
            | Self::BreakTie { tournament, .. }
            | Self::AddPlayOff { tournament, .. }
            | Self::SetLengths { tournament, .. }
            | Self::SetPoints { tournament, .. }
            | Self::SetLateEntries { tournament, .. }
            | Self::SetMatchLength { tournament, .. }
            | Self::RecordGame { tournament, .. }
            | Self::CorrectGame { tournament, .. }
            | Self::CallMatch { tournament, .. }
            | Self::CallAgain { tournament, .. }
            | Self::StartMatch { tournament, .. }
            | Self::WithdrawCall { tournament, .. }
            | Self::PostponeMatch { tournament, .. }
            | Self::ReportResult { tournament, .. }
            | Self::SetGames { tournament, .. }
            | Self::SetHands { tournament, .. }
            | Self::SetCardGame { tournament, .. }
            | Self::SetFirstMove { tournament, .. }
            | Self::SetDivision { tournament, .. }
            | Self::SetCalls { tournament, .. }
            | Self::CloseTournament { tournament } => Some(*tournament),
            Self::AddPlayer { .. }
            | Self::RenamePlayer { .. }
            | Self::SetReading { .. }
            | Self::SetClub { .. }
            | Self::SetNote { .. }
            | Self::AddAlias { .. }
            | Self::RemoveAlias { .. }
            | Self::SetBorn { .. }
            | Self::SetExternalId { .. }
            | Self::SetPublicity { .. }
            | Self::MergePlayers { .. }
            | Self::UnmergePlayers { .. }
            | Self::JudgePlayers { .. }
            | Self::SetTables { .. }
            | Self::AdjustRating { .. }
            | Self::PublishList { .. }
            | Self::SetRatingList { .. } => None,
        }
    }
}
