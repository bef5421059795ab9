//! The question whether an entrant of a Swiss is there in the next round.

use crate::club::{Action, Tournament};
use crate::domain::number::PlayerId;
use crate::domain::swiss::AskedBye;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// The next round alone, or all to come; and what each is worth, or that the player is there.
const WAYS: [(bool, Option<AskedBye>); 5] = [
    (false, Some(AskedBye::Half)),
    (false, Some(AskedBye::Zero)),
    (true, Some(AskedBye::Zero)),
    (false, None),
    (true, None),
];

/// Asks what holds of the next round; only what would change something is offered.
pub(super) fn ask(tournament: &Tournament, player: PlayerId, context: &Context<'_>) -> Step {
    let say = &context.words.screen.absence;
    let question = say.question(&context.data.name(player), round(tournament));
    let stays = ChoiceOption::cancel(say.stays(), Vec::new(), context);
    let way = |(onwards, bye): (bool, Option<AskedBye>)| {
        let action = action(tournament, player, onwards, bye);
        context.data.club.check(&action).ok()?;
        let rounds = context
            .words
            .message
            .event
            .rounds(round(tournament), (!onwards).then(|| round(tournament)));
        let worth = bye.map(|bye| context.words.message.event.asked_bye(bye));
        let label = worth.map_or_else(|| say.present(&rounds), |worth| say.absent(&rounds, worth));
        Some(ChoiceOption { label, follows: Vec::new(), steps: vec![Step::perform(action)] })
    };
    let ways = std::iter::once(stays).chain(WAYS.into_iter().filter_map(way)).collect();
    Step::cover(Choice::new(say.title(), vec![question], ways).opened_on(1))
}

/// Why nobody, or not this player, can be absent.
pub(super) fn reason(
    tournament: &Tournament,
    player: Option<PlayerId>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let Some(player) = player else {
        return Some(words.screen.exit.nobody().to_owned());
    };
    let mut refused = None;
    for (onwards, bye) in WAYS {
        match data.club.check(&action(tournament, player, onwards, bye)) {
            Ok(()) => return None,
            Err(refusal) => refused = refused.or(Some(refusal)),
        }
    }
    refused.map(|refusal| words.message.refusal(&refusal, &data.club).into())
}

fn round(tournament: &Tournament) -> u32 {
    tournament.last_round(tournament.swiss_stage()) + 1
}

fn action(
    tournament: &Tournament,
    player: PlayerId,
    onwards: bool,
    bye: Option<AskedBye>,
) -> Action {
    let from = round(tournament);
    Action::SetAbsence {
        tournament: tournament.id,
        stage: tournament.swiss_stage(),
        player,
        from,
        until: (!onwards).then_some(from),
        bye,
    }
}
