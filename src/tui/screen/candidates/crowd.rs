//! Many players who are entered with one key: all who are registered, or the entrants of the last tournament.

use std::collections::HashSet;

use super::entered::Entered;
use crate::club::refusal::RatingRefusal;
use crate::club::{Club, Refusal, Tournament};
use crate::command::CommandId;
use crate::domain::number::PlayerId;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::confirm::Confirm;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// The most players who are entered without a question: a list of them can still be looked through.
const UNASKED: usize = 32;

/// The players who are entered at once.
#[derive(Debug, Clone)]
pub(in crate::tui::screen) struct Crowd {
    pub(in crate::tui::screen) players: Vec<PlayerId>,
    /// How many more there are whom the limits leave out.
    outside: usize,
    /// The tournament that they entered last time, where that is who is meant.
    last: Option<String>,
}

impl Crowd {
    /// The players whom a command means and who are not in yet: all whom `tournament`, as it stands in
    /// `club`, takes.
    pub(in crate::tui::screen) fn of(
        command: CommandId,
        entered: &Entered,
        (club, tournament): (&Club, Option<&Tournament>),
        data: &Snapshot,
    ) -> Self {
        let mut players: Vec<PlayerId> = missing(command, entered, data).collect();
        let refused = tournament.map(|one| club.outsiders(one, &players, data.today));
        let refused: HashSet<PlayerId> = refused.iter().flatten().filter_map(outsider).collect();
        players.retain(|player| !refused.contains(player));
        let last = last(command, entered, data).map(|last| last.name.clone());
        Self { players, outside: refused.len(), last }
    }

    /// The message once they are on a list.
    pub(in crate::tui::screen) fn added_text(&self, words: &'static Words) -> String {
        words.screen.enter.crowd_in(self.players.len(), self.last.as_deref())
    }

    /// Does the steps that enter them: after a question where they are many or the limits leave
    /// somebody out, and not at all where `room` is too small for them.
    pub(in crate::tui::screen) fn ask_first(
        &self,
        room: usize,
        steps: Vec<Step>,
        context: &Context<'_>,
    ) -> Vec<Step> {
        let say = &context.words.screen.enter;
        let many = self.players.len();
        if many == 0 || many > room {
            let why = if many == 0 {
                say.crowd_outside(self.outside)
            } else {
                say.crowd_too_many(many, room)
            };
            return vec![Step::fail(why)];
        }
        if many <= UNASKED && self.outside == 0 {
            return steps;
        }
        let question = say.crowd(many, self.last.as_deref());
        let follows =
            if self.outside > 0 { say.crowd_outside(self.outside) } else { String::new() };
        let confirm = Confirm::new(question, follows, say.crowd_yes(), steps);
        vec![Step::cover(confirm)]
    }
}

/// The player outside the limits, if the refusal is about one.
fn outsider(refusal: &Refusal) -> Option<PlayerId> {
    match refusal {
        Refusal::Rating(RatingRefusal::Ineligible(_, player, _)) => Some(*player),
        _ => None,
    }
}

/// Why a command has nobody to enter, if it has not.
pub(in crate::tui::screen) fn reason(
    command: CommandId,
    entered: &Entered,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let nobody = missing(command, entered, data).next().is_none();
    nobody.then(|| words.screen.enter.crowd_none().to_owned())
}

/// The players whom a command means and who are not in yet, in the order of entry then, or of their numbers.
fn missing<'a>(
    command: CommandId,
    entered: &'a Entered,
    data: &'a Snapshot,
) -> Box<dyn Iterator<Item = PlayerId> + 'a> {
    let registry = data.club.registry();
    let is_out = |player: &PlayerId| !entered.players.contains(player);
    if command == CommandId::AddAllPlayers {
        return Box::new(registry.iter().map(|player| player.id).filter(is_out));
    }
    let last = last(command, entered, data).into_iter();
    let then = last.flat_map(|one| one.entrants.iter().map(|entrant| registry.today(*entrant)));
    let mut seen = HashSet::new();
    Box::new(then.filter(is_out).filter(move |player| seen.insert(*player)))
}

/// The tournament created last that somebody entered, this one left out.
fn last<'a>(command: CommandId, entered: &Entered, data: &'a Snapshot) -> Option<&'a Tournament> {
    let others = data.club.tournaments().rev().filter(|one| Some(one.id) != entered.event);
    let mut others = others.filter(|one| !one.entrants.is_empty());
    others.next().filter(|_| command == CommandId::AddPreviousEntrants).map(AsRef::as_ref)
}
