//! The questions before a tournament closes, and before it is deleted.

use super::facts::{Facts, Next};
use crate::club::action::{CloseTournament, DeleteTournament, SetRounds};
use crate::club::{Action, Tournament};
use crate::request::Request;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::confirm::Confirm;

/// So many who share the first place are named.
const SHARED: usize = 3;

/// Whether to close. A Swiss with rounds left ends with the last round that is paired, in one entry.
pub(super) fn close(tournament: &Tournament, facts: &Facts, context: &Context<'_>) -> Step {
    let ask = &context.words.screen.tournament.ask;
    let (id, stage) = (tournament.id, tournament.current());
    let early = match facts.next {
        Next::Pairings { .. } => tournament.planned_rounds(stage),
        _ => None,
    };
    let rounds = tournament.last_round(stage);
    let shorter = early.map(|_| Action::SetRounds(SetRounds { tournament: id, stage, rounds }));
    let close = Action::CloseTournament(CloseTournament { tournament: id });
    let request = Request::Do(shorter.into_iter().chain([close]).collect());
    let question = match early {
        Some(planned) => ask.close_early(&tournament.name, rounds, planned),
        None => ask.close(&tournament.name),
    };
    let first: Vec<String> =
        tournament.leaders().into_iter().map(|player| context.data.name(player)).collect();
    let is_told = (1..=SHARED).contains(&first.len()) && facts.played_in_all > 0;
    let first = is_told.then(|| context.words.term.list(&first));
    let confirm = Confirm::new(
        question,
        ask.close_consequence(first.as_deref(), facts.played_in_all),
        ask.close_yes(),
        vec![Step::ask(request, context)],
    );
    // An unplanned end opens on Cancel.
    Step::cover(if early.is_none() { confirm.harmless() } else { confirm })
}

/// Whether to delete a tournament that was made by mistake, with how many results.
pub(super) fn delete(tournament: &Tournament, context: &Context<'_>) -> Step {
    let ask = &context.words.screen.tournament.ask;
    let (name, results) = (tournament.name.clone(), tournament.results_entered());
    let consequence = ask.delete_consequence(tournament.entrants.len(), results);
    let question = ask.delete(&name);
    let delete =
        Action::DeleteTournament(DeleteTournament { tournament: tournament.id, name, results });
    let steps = vec![Step::Back, Step::ask(delete, context)];
    Step::cover(Confirm::new(question, consequence, ask.delete_yes(), steps))
}
