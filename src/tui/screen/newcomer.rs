//! A new player of whom only the name is known: registered at once, except where the name may be another player's.

use super::candidates::draw::typed;
use super::likely::Likely;
use super::limits;
use crate::club::registry::NewPlayer;
use crate::domain::ids::TournamentId;
use crate::request::Request;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::route::{PlayerForm, Route};

/// Registers a name and enters it in a tournament, if one is given; opens the form where a registered player is like it.
pub(super) fn register(
    name: String,
    enter: Option<TournamentId>,
    likely: &Likely,
    context: &Context<'_>,
) -> Vec<Step> {
    if !likely.strong().is_empty() {
        return vec![form(name, enter, likely)];
    }
    let player = NewPlayer { different: likely.different(), ..typed(&name) };
    let request = Request::Register { player, more: Box::default(), enter };
    if let Err(refusal) = request.rehearse(&context.data.club) {
        return vec![Step::refused(&refusal, context)];
    }
    let steps = vec![Step::ask(request, context)];
    match enter.and_then(|id| context.data.club.tournament(id)) {
        Some(event) => limits::ask_first_for_new(event, steps, context),
        None => steps,
    }
}

/// Opens the form for a new player of that name.
pub(super) fn form(name: String, enter: Option<TournamentId>, likely: &Likely) -> Step {
    let different = likely.different();
    Step::Open(Route::PlayerForm(PlayerForm::Register { name, enter, different }))
}
