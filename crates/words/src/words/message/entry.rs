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
        counted(count: usize)[Action:
            AddPlayer(_), RenamePlayer(_), SetReading(_), SetClub(_), SetPlayerCategories(_),
            SetNote(_), AddAlias(_), RemoveAlias(_), CreateTournament(_), RenameTournament(_),
            NoteOrigin(_), DeleteTournament(_), EnterPlayers(_), RemoveEntrant(_),
            OrderEntrants(_), SetPresence(_), DrawStage(_), RecordResult(_), RecordMatch(_),
            CorrectResult(_), CloseTournament(_), SetRatingList(_), SetBorn(_), SetExternalId(_),
            SetPublicity(_), MergePlayers(_), UnmergePlayers(_), JudgePlayers(_), SetGames(_),
            SetHands(_), SetTag(_), SetCardGame(_), SetFirstMove(_), SetDivision(_),
            PublishList(_), AdjustRating(_), AddStage(_), AddThirdPlace(_), DrawRound(_),
            DrawPairings(_), SetAbsence(_), ForbidPair(_), SetRounds(_), EnterLate(_),
            ReplaceEntrant(_), ReturnEntrant(_), ExchangeEntrants(_), Withdraw(_), BreakTie(_),
            SetPlaces(_), AddPlayOff(_), SetLateEntries(_), SetPoints(_), SetLengths(_),
            SetMatchLength(_), RecordGame(_), CorrectGame(_), SetCalls(_), SetTables(_),
            SetCategories(_), SetRoundDays(_), SetMatchDay(_), SetPrizes(_), SetFees(_), SetPaid(_), SetTitle(_), SetBreak(_),
            CallMatch(_), CallAgain(_), StartMatch(_), WithdrawCall(_), ReportResult(_),
            PostponeMatch(_)
        ];
    }
}
