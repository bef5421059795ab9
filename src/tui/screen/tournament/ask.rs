//! The question before a tournament closes.

use super::facts::Facts;
use crate::club::{Action, Tournament};
use crate::request::Request;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::confirm::Confirm;

pub(super) fn close(tournament: &Tournament, facts: &Facts, context: &Context<'_>) -> Step {
    let ask = &context.words.screen.tournament.ask;
    let request = Request::Do(vec![Action::CloseTournament { tournament: tournament.id }]);
    let confirm = Confirm::new(
        ask.close(&tournament.name),
        ask.close_consequence(facts.played_in_all),
        ask.close_yes(),
        vec![Step::ask(request, context)],
    );
    Step::cover(confirm.harmless())
}
