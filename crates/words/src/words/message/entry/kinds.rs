//! Decisions of an entry that has too many to describe, counted by their kind.

use crate::club::Action;
use crate::words::words;

words! {
    /// How many decisions there are of each kind.
    pub EntryKindWords in "entry-kinds" {
        add_player(count: usize); rename_player(count: usize); set_reading(count: usize);
        set_club(count: usize); set_player_categories(count: usize); set_note(count: usize);
        add_alias(count: usize); remove_alias(count: usize); create_tournament(count: usize);
        rename_tournament(count: usize); note_origin(count: usize); delete_tournament(count: usize);
        enter_players(count: usize); remove_entrant(count: usize); order_entrants(count: usize);
        set_presence(count: usize); draw_stage(count: usize); record_result(count: usize);
        correct_result(count: usize); close_tournament(count: usize); set_rating_list(count: usize);
        set_born(count: usize); set_external_id(count: usize); set_publicity(count: usize);
        merge_players(count: usize); unmerge_players(count: usize); judge_players(count: usize);
        set_games(count: usize); set_hands(count: usize); set_tag(count: usize);
        set_card_game(count: usize); set_first_move(count: usize); set_division(count: usize);
        publish_list(count: usize); adjust_rating(count: usize); add_stage(count: usize);
        add_third_place(count: usize); draw_round(count: usize); draw_pairings(count: usize);
        set_absence(count: usize); forbid_pair(count: usize); set_rounds(count: usize);
        enter_late(count: usize); replace_entrant(count: usize); return_entrant(count: usize);
        exchange_entrants(count: usize); withdraw(count: usize); break_tie(count: usize);
        set_places(count: usize); add_play_off(count: usize); set_late_entries(count: usize);
        set_points(count: usize); set_lengths(count: usize); record_game(count: usize);
        correct_game(count: usize); set_calls(count: usize); set_tables(count: usize);
        set_round_days(count: usize); set_match_day(count: usize);
        set_categories(count: usize); set_prizes(count: usize); set_break(count: usize);
        call_match(count: usize); call_again(count: usize); start_match(count: usize);
        withdraw_call(count: usize); report_result(count: usize); postpone_match(count: usize);
    }
}

impl EntryKindWords {
    /// So many decisions of the kind of an action.
    pub(super) fn counted(self, action: &Action, count: usize) -> String {
        match action {
            Action::AddPlayer(_) => self.add_player(count),
            Action::RenamePlayer(_) => self.rename_player(count),
            Action::SetReading(_) => self.set_reading(count),
            Action::SetClub(_) => self.set_club(count),
            Action::SetPlayerCategories(_) => self.set_player_categories(count),
            Action::SetNote(_) => self.set_note(count),
            Action::AddAlias(_) => self.add_alias(count),
            Action::RemoveAlias(_) => self.remove_alias(count),
            Action::CreateTournament(_) => self.create_tournament(count),
            Action::RenameTournament(_) => self.rename_tournament(count),
            Action::NoteOrigin(_) => self.note_origin(count),
            Action::DeleteTournament(_) => self.delete_tournament(count),
            Action::EnterPlayers(_) => self.enter_players(count),
            Action::RemoveEntrant(_) => self.remove_entrant(count),
            Action::OrderEntrants(_) => self.order_entrants(count),
            Action::SetPresence(_) => self.set_presence(count),
            Action::DrawStage(_) => self.draw_stage(count),
            Action::RecordResult(_) | Action::RecordMatch(_) => self.record_result(count),
            Action::CorrectResult(_) => self.correct_result(count),
            Action::CloseTournament(_) => self.close_tournament(count),
            Action::SetRatingList(_) => self.set_rating_list(count),
            Action::SetBorn(_) => self.set_born(count),
            Action::SetExternalId(_) => self.set_external_id(count),
            Action::SetPublicity(_) => self.set_publicity(count),
            Action::MergePlayers(_) => self.merge_players(count),
            Action::UnmergePlayers(_) => self.unmerge_players(count),
            Action::JudgePlayers(_) => self.judge_players(count),
            Action::SetGames(_) => self.set_games(count),
            Action::SetHands(_) => self.set_hands(count),
            Action::SetTag(_) => self.set_tag(count),
            Action::SetCardGame(_) => self.set_card_game(count),
            Action::SetFirstMove(_) => self.set_first_move(count),
            Action::SetDivision(_) => self.set_division(count),
            Action::PublishList(_) => self.publish_list(count),
            Action::AdjustRating(_) => self.adjust_rating(count),
            Action::AddStage(_) => self.add_stage(count),
            Action::AddThirdPlace(_) => self.add_third_place(count),
            Action::DrawRound(_) => self.draw_round(count),
            Action::DrawPairings(_) => self.draw_pairings(count),
            Action::SetAbsence(_) => self.set_absence(count),
            Action::ForbidPair(_) => self.forbid_pair(count),
            Action::SetRounds(_) => self.set_rounds(count),
            Action::EnterLate(_) => self.enter_late(count),
            Action::ReplaceEntrant(_) => self.replace_entrant(count),
            Action::ReturnEntrant(_) => self.return_entrant(count),
            Action::ExchangeEntrants(_) => self.exchange_entrants(count),
            Action::Withdraw(_) => self.withdraw(count),
            Action::BreakTie(_) => self.break_tie(count),
            Action::SetPlaces(_) => self.set_places(count),
            Action::AddPlayOff(_) => self.add_play_off(count),
            Action::SetLateEntries(_) => self.set_late_entries(count),
            Action::SetPoints(_) => self.set_points(count),
            Action::SetLengths(_) | Action::SetMatchLength(_) => self.set_lengths(count),
            Action::RecordGame(_) => self.record_game(count),
            Action::CorrectGame(_) => self.correct_game(count),
            Action::SetCalls(_) => self.set_calls(count),
            Action::SetTables(_) => self.set_tables(count),
            Action::SetCategories(_) => self.set_categories(count),
            Action::SetRoundDays(_) => self.set_round_days(count),
            Action::SetMatchDay(_) => self.set_match_day(count),
            Action::SetPrizes(_) => self.set_prizes(count),
            Action::SetBreak(_) => self.set_break(count),
            Action::CallMatch(_) => self.call_match(count),
            Action::CallAgain(_) => self.call_again(count),
            Action::StartMatch(_) => self.start_match(count),
            Action::WithdrawCall(_) => self.withdraw_call(count),
            Action::ReportResult(_) => self.report_result(count),
            Action::PostponeMatch(_) => self.postpone_match(count),
        }
    }
}
