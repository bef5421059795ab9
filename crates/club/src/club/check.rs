//! May this be done now? Looks, says why not, and changes nothing.

mod entries;
mod exits;
mod floor;
mod games;
mod identity;
mod people;
mod plan;
mod ratings;
mod results;
mod stages;
mod swiss;

use std::sync::Arc;

use super::refusal::{Numbered, TextField};
use super::{Action, Club, Player, Refusal, Tournament};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name;
use crate::domain::number::PlayerId;

impl Club {
    /// Whether `action` may be done now; the refusal says what stands against it.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of action")]
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::AddPlayer { player, name, reading, club, aliases, born, external } => {
                self.may_add(*player, name, [reading.as_deref(), club.as_deref()], aliases)?;
                self.may_be_known_by(*player, *born, external)
            }
            Action::RenamePlayer { player, name } => self.may_rename(*player, name),
            Action::SetReading { player, reading } => {
                self.may_set(*player, TextField::Reading, reading.as_deref())
            }
            Action::SetClub { player, club } => {
                self.may_set(*player, TextField::Club, club.as_deref())
            }
            Action::SetNote { player, note } => {
                self.may_set(*player, TextField::Note, note.as_deref())
            }
            Action::AddAlias { player, alias } => self.may_add_alias(*player, alias),
            Action::RemoveAlias { player, alias } => self.may_remove_alias(*player, alias),
            Action::SetBorn { player, born } => self.may_set_born(*player, *born),
            Action::SetExternalId { player, scheme, value } => {
                self.may_set_external(*player, scheme, value.as_deref())
            }
            Action::SetPublicity { player, .. } => self.registered(*player).map(|_| ()),
            Action::MergePlayers { keep, absorb } => self.may_merge(*keep, *absorb),
            Action::UnmergePlayers { keep, absorb } => self.may_unmerge(*keep, *absorb),
            Action::JudgePlayers { a, b, verdict } => self.may_judge(*a, *b, *verdict),
            Action::CreateTournament { tournament, name, list, plan } => {
                self.may_create(*tournament, name, *list, plan)
            }
            Action::RenameTournament { tournament, name } => {
                self.may_rename_tournament(*tournament, name)
            }
            Action::SetTag { tournament, tag } => self.may_set_tag(*tournament, tag.as_deref()),
            Action::NoteOrigin { tournament, club, number: _ } => {
                text(TextField::Club, club)?;
                self.found(*tournament).map(|_| ())
            }
            Action::DeleteTournament { tournament, name, results } => {
                text(TextField::Tournament, name)?;
                self.may_delete(*tournament, *results)
            }
            Action::AddThirdPlace { tournament, stage } => {
                self.may_add_third_place(*tournament, *stage)
            }
            Action::EnterPlayers { tournament, players } => self.may_enter(*tournament, players),
            Action::RemoveEntrant { tournament, player } => {
                self.may_remove_entrant(*tournament, *player)
            }
            Action::OrderEntrants { tournament, order } => self.may_order(*tournament, order),
            Action::DrawStage { tournament, stage, seeds, lots, groups, ratings } => {
                self.may_draw(*tournament, *stage, seeds, *lots, groups)?;
                self.has_ratings(*tournament, *stage, seeds, ratings)
            }
            Action::AddStage { tournament, stage, plan } => {
                self.may_add_stage(*tournament, *stage, plan)
            }
            Action::DrawRound { tournament, stage, round, lots: _, tables } => {
                self.may_draw_round(*tournament, *stage, *round, tables)
            }
            Action::DrawPairings {
                tournament,
                stage,
                round,
                pairs,
                bye,
                absent,
                lots,
                rules: _,
                again,
            } => {
                let others = absent.iter().map(|one| one.player).chain(*bye);
                let round = (*stage, *round, *again);
                self.may_draw_pairings(*tournament, round, pairs, others, *lots)
            }
            Action::SetAbsence { tournament, stage, player, from, until, bye } => {
                self.may_set_absence(*tournament, *stage, *player, (*from, *until), *bye)
            }
            Action::ForbidPair { tournament, stage, pair, forbidden } => {
                self.may_forbid(*tournament, *stage, *pair, *forbidden)
            }
            Action::SetRounds { tournament, stage, rounds } => {
                self.may_set_rounds(*tournament, *stage, *rounds)
            }
            Action::EnterLate { tournament, player, group, seed, rating, missed } => {
                self.may_enter_late(*tournament, *player, *group, *seed)?;
                missed.map_or(Ok(()), |_| self.swiss(*tournament, 1).map(|_| ()))?;
                self.rating_is_sound(*tournament, *rating)
            }
            Action::ReplaceEntrant { tournament, from, to, rating } => {
                self.may_replace(*tournament, *from, *to, *rating)
            }
            Action::Withdraw { tournament, player, effect, .. } => {
                self.may_withdraw(*tournament, *player, *effect)
            }
            Action::BreakTie { tournament, stage, order, lots, reason } => {
                self.may_break_tie(*tournament, *stage, order, *lots, reason.as_deref())
            }
            Action::AddPlayOff { tournament, stage, no, sides, length } => {
                self.may_add_play_off(*tournament, *stage, *no, *sides, *length)
            }
            Action::SetLengths { tournament, stage, lengths } => {
                self.may_set_lengths(*tournament, *stage, lengths)
            }
            Action::SetLateEntries { tournament, until } => {
                self.may_set_late_entries(*tournament, *until)
            }
            Action::SetPoints { tournament, stage, points } => {
                self.may_set_points(*tournament, *stage, *points)
            }
            Action::SetMatchLength { tournament, no, length, start } => {
                self.may_set_match_length(*tournament, *no, *length, *start)
            }
            Action::RecordResult { tournament, no, sides, outcome, .. } => {
                self.may_record(*tournament, *no, *sides, *outcome)
            }
            Action::CorrectResult { tournament, no, sides, outcome, void, keep, reason } => {
                self.may_correct(*tournament, *no, *sides, *outcome, [void, keep])?;
                self.says_why(*tournament, *no, action, reason.as_deref())
            }
            Action::RecordGame { tournament, no, game, order, .. } => {
                self.may_record_game(*tournament, *no, *game, order)
            }
            Action::CorrectGame { tournament, no, game, order, reason } => {
                self.may_correct_game(*tournament, *no, *game, order)?;
                self.says_why(*tournament, *no, action, reason.as_deref())
            }
            Action::RecordMatch { tournament, no, round, sides, outcome, played_on } => {
                self.may_record_match(*tournament, *no, round, *sides, *outcome)?;
                self.played_before_leaving(*tournament, *sides, *played_on)
            }
            Action::SetGames { tournament, no, games, deals } => {
                self.may_set_games(*tournament, *no, games, deals)
            }
            Action::SetHands { tournament, no, game, hands, deal } => {
                self.may_set_hands(*tournament, *no, *game, hands, deal.as_ref())
            }
            Action::SetCardGame { tournament, game } => self.may_set_card_game(*tournament, *game),
            Action::SetFirstMove { tournament, p } => self.may_set_first_move(*tournament, *p),
            Action::SetDivision { tournament, division } => {
                self.may_set_division(*tournament, *division)
            }
            Action::AdjustRating { list, player, change, reason, on: _ } => {
                self.may_adjust(*list, *player, *change, reason)
            }
            Action::PublishList { list, on } => self.may_publish(*list, *on),
            Action::CloseTournament { tournament } => self.may_close(*tournament),
            Action::SetTables { tables } => self.may_set_tables(tables),
            Action::SetCalls { tournament, priority, not_before, tables } => {
                self.may_set_calls(*tournament, (*priority, *not_before), tables)
            }
            Action::CallMatch { tournament, no, table } => self.may_call(*tournament, *no, table),
            Action::CallAgain { tournament, no } | Action::WithdrawCall { tournament, no } => {
                self.is_called(*tournament, *no)
            }
            Action::StartMatch { tournament, no } => self.may_start_match(*tournament, *no),
            Action::PostponeMatch { tournament, no, postponed } => {
                self.may_postpone(*tournament, *no, *postponed)
            }
            Action::ReportResult { tournament, no, report } => {
                self.may_report(*tournament, *no, report.as_deref())
            }
            Action::SetRatingList { list, name, scale, established } => {
                self.may_set_list(*list, name, scale, *established)
            }
        }
    }

    /// Whether the numbers that `action` issues are the next ones, as far as that rests on what
    /// was ever issued alone: the number of a play-off rests on the draw before it too.
    pub(super) fn issues_next(&self, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::AddPlayer { player, .. } => {
                next(Numbered::Player, player.0, self.next_player().0)
            }
            Action::CreateTournament { tournament, .. } => {
                next(Numbered::Tournament, tournament.0, self.next_tournament().0)
            }
            Action::RecordMatch { tournament, no, .. } => {
                next(Numbered::Match, no.0, self.next_match(*tournament).0)
            }
            Action::SetRatingList { list, .. } if *list >= self.next_list() => {
                next(Numbered::List, list.0, self.next_list().0)
            }
            // It would leave no number for the match after it.
            Action::AddPlayOff { tournament, no, .. } if no.0 > MatchNo::MOST => {
                next(Numbered::Match, no.0, self.next_match(*tournament).0)
            }
            _ => Ok(()),
        }
    }

    fn found(&self, id: TournamentId) -> Result<&Arc<Tournament>, Refusal> {
        self.tournament(id).ok_or(Refusal::NoSuchTournament(id))
    }

    /// The registration under a number.
    fn registered(&self, id: PlayerId) -> Result<&Player, Refusal> {
        self.registry().registration(id).map(AsRef::as_ref).ok_or(Refusal::NoSuchPlayer(id))
    }
}

/// Whether a text may be stored: something visible, cleaned, not too long.
pub(super) fn text(field: TextField, value: &str) -> Result<(), Refusal> {
    let length = value.chars().count();
    if value.is_empty() {
        Err(Refusal::Empty(field))
    } else if length > field.longest() {
        Err(Refusal::TooLong(field, length))
    } else if name::clean(value) != value {
        Err(Refusal::Unclean(field))
    } else {
        Ok(())
    }
}

/// Whether a new number is the next one.
fn next(of: Numbered, given: u32, next: u32) -> Result<(), Refusal> {
    if given == next { Ok(()) } else { Err(Refusal::NotTheNextNumber { of, given, next }) }
}
