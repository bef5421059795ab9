//! The question whether an entrant of a Swiss is there in the next round, in the one that was just paired, or at all.

use super::exit;
use crate::club::action::SetAbsence;
use crate::club::{Action, Tournament};
use crate::domain::number::PlayerId;
use crate::domain::swiss::AskedBye;
use crate::request::Request;
use crate::request::pairing::Again;
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::prelude::*;

/// An answer to the question.
#[derive(Debug, Clone, Copy)]
enum Way {
    /// The bye for the next round, or for all to come if `true`; none if the player is there.
    Next(bool, Option<AskedBye>),
    /// Like [`Self::Next`], for the round that is paired, which is paired again.
    Now(Option<AskedBye>),
}

const WAYS: [Way; 8] = [
    Way::Next(false, Some(AskedBye::Half)),
    Way::Next(false, Some(AskedBye::Zero)),
    Way::Next(true, Some(AskedBye::Zero)),
    Way::Now(Some(AskedBye::Zero)),
    Way::Now(Some(AskedBye::Half)),
    Way::Now(None),
    Way::Next(false, None),
    Way::Next(true, None),
];

/// Asks what holds; only what would change something is offered.
pub(super) fn ask(tournament: &Tournament, player: PlayerId, context: &Context<'_>) -> Step {
    let say = &context.words.screen.absence;
    let question = say.question(context.data.name(player), next(tournament));
    let stays = ChoiceOption::cancel(say.stays(), Vec::new(), context);
    let option = |way: Way| {
        let request = request(tournament, player, way)?;
        request.rehearse(&context.data.club).ok()?;
        let label = label(tournament, way, context.words);
        Some(ChoiceOption { label, follows: Vec::new(), steps: vec![Step::ask(request, context)] })
    };
    let ways = std::iter::once(stays).chain(WAYS.into_iter().filter_map(option)).collect();
    Step::cover(Choice::new(say.title(), vec![question], ways).opened_on(1))
}

/// Why nobody, or not this player, can be absent.
pub(super) fn reason(
    tournament: &Tournament,
    player: Option<PlayerId>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let tried =
        |player| WAYS.into_iter().filter_map(|way| request(tournament, player, way)).collect();
    exit::no_way(player, tried, data, words)
}

fn label(tournament: &Tournament, way: Way, words: &Words) -> String {
    let (say, event) = (&words.screen.absence, &words.message.event);
    let round = next(tournament);
    match way {
        Way::Next(onwards, bye) => {
            let rounds = event.rounds(round, (!onwards).then_some(round));
            match bye {
                Some(bye) => say.absent(&rounds, event.asked_bye(bye)),
                None => say.present(&rounds),
            }
        }
        Way::Now(Some(bye)) => words.screen.boards.absent_again(round - 1, event.asked_bye(bye)),
        Way::Now(None) => words.screen.boards.present_again(round - 1),
    }
}

/// The round that is paired next.
fn next(tournament: &Tournament) -> u32 {
    tournament.last_round(tournament.swiss_stage()) + 1
}

/// None where it is so already.
fn request(tournament: &Tournament, player: PlayerId, way: Way) -> Option<Request> {
    let (stage, round) = (tournament.swiss_stage(), next(tournament));
    match way {
        Way::Next(onwards, bye) => Some(
            Action::SetAbsence(SetAbsence {
                tournament: tournament.id,
                stage,
                player,
                from: round,
                until: (!onwards).then_some(round),
                bye,
            })
            .into(),
        ),
        Way::Now(bye) => {
            let absent = tournament.last_absent(stage).into_iter().find(|one| one.player == player);
            if absent.map(|one| one.bye) == bye {
                return None;
            }
            let again = Again { presence: vec![(player, bye)], ..Again::default() };
            Some(Request::PairAgain { tournament: tournament.id, again, lots: None })
        }
    }
}
