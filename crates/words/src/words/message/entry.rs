//! Journal entries in words: the decision of each action.

mod event;
mod person;
mod rating;

use std::sync::Arc;

use super::JoinWords;
use crate::club::action::{
    CloseTournament, CorrectResult, CreateTournament, DeleteTournament, DrawStage, EnterPlayers,
    NoteOrigin, OrderEntrants, RecordMatch, RecordResult, RemoveEntrant, RenameTournament,
    SetPresence, SetRatingList,
};
use crate::club::tournament::Presence;
use crate::club::{Action, Seq};
use crate::domain::rating::Established;
use crate::journal::Entry;
use crate::journal::undo::about;
use crate::words::message::fault::names;
use crate::words::message::outcome::score_line;
use crate::words::message::sentence::Naming;
use crate::words::message::{matches, name, tournament};
use crate::words::{Voice, words};

pub(super) use event::told;

words! {
    /// Journal entries in words: the decision of each action.
    pub EntryWords in "entries" {
        rooms: {
            kinds: EntryKindWords,
            event: event::EventEntryWords,
            person: person::PersonEntryWords,
            rating: rating::RatingEntryWords,
        }
        undo_of(seq, decided); redo_of(seq, decided); of_tournament(name, counted);
        many_added(tournament, players); many_put_in_order(tournament, order); here(title, who);
        away(title, who); expected(title, who); create_tournament(name, plan);
        rename_tournament(tournament, name); note_origin(event, club, number);
        delete_tournament(name, tournament); deleted_with(name, tournament, lost);
        added(event, names); remove_entrant(event, player); put_in_order(event, names);
        lot_number(seed); started(event, entrants, lots);
        stage_paired(event, stage, entrants, lots); record_match(result, no, event);
        swapped(matches); voided(matches); corrected_match(line, no, event, later);
        close_tournament(event); set_rating_list(name, scale); because(reason); lost;
        entrants(count);
    }
}

/// More actions than this are counted, not described.
const TOLD: usize = 2;
/// More players than this are counted instead of named.
const NAMED: usize = 3;

pub(super) fn entry(
    voice: Voice,
    entry: &Entry,
    entries: &[Arc<Entry>],
    club: Naming<'_>,
) -> String {
    let say = EntryWords::speaking(voice);
    let (decision, undos) = about(entry, entries);
    let decided = actions(voice, &decision.actions, Some(decision.seq), club);
    match undos {
        0 => decided,
        taken if taken % 2 == 1 => say.undo_of(decision.seq, decided),
        _ => say.redo_of(decision.seq, decided),
    }
}

/// The decisions of an entry's actions; `seq` is the number of the entry, where it is known.
pub(super) fn actions(
    voice: Voice,
    actions: &[Action],
    seq: Option<Seq>,
    club: Naming<'_>,
) -> String {
    let say = EntryWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    // `rescue` leaves an entry without actions in the place of a lost one.
    if actions.is_empty() {
        return say.lost().to_owned();
    }
    // The rounds that a start brings are seen at once.
    let starts = actions.iter().any(|one| matches!(one, Action::DrawStage(_)));
    // Who is noted as here at the door is entered.
    let arrives = actions.iter().any(|one| matches!(one, Action::SetPresence(_)));
    let told = |one: &Action| match one {
        Action::SetRounds(_) => !starts,
        Action::EnterPlayers(_) => !arrives || actions.len() <= TOLD,
        _ => true,
    };
    let beside = |one: &&Action| told(one);
    let actions: Vec<&Action> = actions.iter().filter(beside).collect();
    let mut tournaments = actions.iter().filter_map(|action| action.tournament());
    let about = tournaments.next().filter(|id| tournaments.all(|other| other == *id));
    // Of a tournament that its undo has taken away only the entry knows the name.
    let gone = about.filter(|id| club.tournament(*id).is_none());
    let created = gone.and_then(|_| {
        actions.iter().find_map(|action| match action {
            Action::CreateTournament(CreateTournament { name, .. }) => Some(name.as_str()),
            _ => None,
        })
    });
    if actions.len() <= TOLD && (created.is_none() || actions.len() == 1) {
        let told = actions.iter().map(|one| summary(voice, one, seq, club));
        return told.collect::<Vec<_>>().join(joins.stop());
    }
    // In the order in which each kind first occurs.
    let kinds = say.kinds;
    let mut counts: Vec<(String, &Action, usize)> = Vec::new();
    for action in actions {
        let kind = kinds.counted(action, 1);
        match counts.iter_mut().find(|(known, ..)| *known == kind) {
            Some((.., count)) => *count += weight(action),
            None => counts.push((kind, action, weight(action))),
        }
    }
    let counted = counts.into_iter().map(|(_, action, count)| kinds.counted(action, count));
    let counted = counted.collect::<Vec<_>>().join(joins.comma());
    let name =
        created.map(|name| club.as_event(name)).or_else(|| about.map(|id| tournament(id, club)));
    match name {
        Some(name) => say.of_tournament(name, counted),
        None => counted,
    }
}

/// An action without a long list of names.
fn summary(voice: Voice, one: &Action, seq: Option<Seq>, club: Naming<'_>) -> String {
    let say = EntryWords::speaking(voice);
    match one {
        Action::EnterPlayers(EnterPlayers { tournament: id, players }) if players.len() > NAMED => {
            say.many_added(tournament(*id, club), players.len())
        }
        Action::OrderEntrants(OrderEntrants { tournament: id, order }) if order.len() > NAMED => {
            say.many_put_in_order(tournament(*id, club), order.len())
        }
        Action::SetPresence(noted) if noted.players.len() > NAMED => {
            let many = say.entrants(noted.players.len());
            presence(voice, noted, &many, club)
        }
        other => action(voice, other, seq, club),
    }
}

fn presence(voice: Voice, noted: &SetPresence, who: &str, club: Naming<'_>) -> String {
    let say = EntryWords::speaking(voice);
    let title = tournament(noted.tournament, club);
    match noted.presence {
        Presence::Here => say.here(title, who),
        Presence::Away => say.away(title, who),
        Presence::Expected => say.expected(title, who),
    }
}

pub(super) fn action(voice: Voice, action: &Action, seq: Option<Seq>, club: Naming<'_>) -> String {
    let say = EntryWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    let title = |id| tournament(id, club);
    match action {
        Action::CreateTournament(CreateTournament { name, plan: planned, .. }) => {
            say.create_tournament(club.as_event(name), voice.words().term.plan(planned, None))
        }
        Action::RenameTournament(RenameTournament { tournament, name }) => {
            say.rename_tournament(tournament, club.as_event(name))
        }
        Action::NoteOrigin(NoteOrigin { tournament, club: of, number }) => {
            say.note_origin(title(*tournament), of, number)
        }
        Action::DeleteTournament(DeleteTournament { tournament, name, results }) => {
            let lost = *results;
            match results {
                0 => say.delete_tournament(club.as_event(name), tournament),
                _ => say.deleted_with(club.as_event(name), tournament, lost),
            }
        }
        Action::EnterPlayers(EnterPlayers { tournament, players }) => {
            say.added(title(*tournament), names(voice, players, club))
        }
        Action::RemoveEntrant(RemoveEntrant { tournament, player }) => {
            say.remove_entrant(title(*tournament), name(*player, club))
        }
        Action::OrderEntrants(OrderEntrants { tournament, order }) => {
            say.put_in_order(title(*tournament), names(voice, order, club))
        }
        Action::SetPresence(noted) => {
            presence(voice, noted, &names(voice, &noted.players, club), club)
        }
        Action::DrawStage(DrawStage { tournament, stage, seeds, lots, .. }) => {
            let lots = lots.map_or_else(String::new, |seed| say.lot_number(seed));
            let entrants = seeds.len();
            match stage {
                1 => say.started(title(*tournament), entrants, lots),
                _ => say.stage_paired(title(*tournament), stage, entrants, lots),
            }
        }
        Action::RecordResult(RecordResult { tournament, no, sides, outcome, .. })
        | Action::RecordMatch(RecordMatch { tournament, no, sides, outcome, .. }) => {
            say.record_match(score_line(voice, *sides, *outcome, club), no, title(*tournament))
        }
        Action::CorrectResult(CorrectResult {
            tournament,
            no,
            sides,
            outcome,
            void,
            keep,
            reason,
        }) => {
            let line = score_line(voice, *sides, *outcome, club);
            let later = match (&void[..], &keep[..]) {
                ([], []) => String::new(),
                ([], keep) => say.swapped(matches(voice, keep)),
                (void, _) => say.voided(matches(voice, void)),
            };
            say.corrected_match(line, no, title(*tournament), later)
                + &because(voice, reason.as_deref())
        }
        Action::CloseTournament(CloseTournament { tournament }) => {
            say.close_tournament(title(*tournament))
        }
        Action::SetRatingList(SetRatingList { name, scale, established, .. }) => {
            let mut told =
                say.set_rating_list(club.as_event(name), voice.words().message.scale(scale));
            if *established != Established::STANDARD {
                told += joins.comma();
                told += &voice.words().message.rating.established(established);
            }
            told
        }
        other => person::action(voice, other, club)
            .or_else(|| rating::action(voice, other, club))
            .unwrap_or_else(|| event::action(voice, other, seq, club)),
    }
}

/// The reason for a correction, behind it.
pub(super) fn because(voice: Voice, reason: Option<&str>) -> String {
    let say = EntryWords::speaking(voice);
    reason.map_or_else(String::new, |reason| say.because(reason))
}

/// How many decisions an action stands for.
fn weight(action: &Action) -> usize {
    match action {
        Action::EnterPlayers(EnterPlayers { players, .. })
        | Action::SetPresence(SetPresence { players, .. }) => players.len(),
        _ => 1,
    }
}

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
    fn counted(self, action: &Action, count: usize) -> String {
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
