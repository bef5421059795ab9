//! The question before a tournament closes.

use super::facts::Facts;
use crate::club::{Action, Tournament};
use crate::request::Request;
use crate::tui::kit::layer::Step;
use crate::tui::kit::overlay::confirm::Confirm;
use crate::words::Words;

pub(super) fn close(tournament: &Tournament, facts: &Facts, words: &Words) -> Step {
    let ask = &words.screen.tournament.ask;
    let request = Request::Do(vec![Action::CloseTournament { tournament: tournament.id }]);
    let confirm = Confirm::new(
        ask.close(&tournament.name),
        ask.close_consequence(facts.played_in_all),
        ask.close_yes(),
        vec![Step::ask(request)],
    );
    Step::cover(confirm.harmless())
}
