//! The search for players to be entered: the field, the players found, and the pasted names
//! that are left.

pub(super) mod draw;
pub(super) mod entered;
pub(super) mod offer;

use std::collections::HashSet;

use super::likely::Likely;
use crate::club::refusal::RatingRefusal;
use crate::club::{Club, Refusal, Tournament};
use crate::domain::matching::PersonRecord;
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::tui::kit::overlay::confirm::Confirm;
use crate::tui::kit::prelude::*;
use entered::Entered;
use offer::{Offer, offers};

/// The field and what it finds.
#[derive(Debug, Clone)]
pub(super) struct Candidates {
    pub(super) input: TextInput,
    offers: Vec<Offer>,
    /// Pasted names that are still to be dealt with; they lead the list while nothing is typed.
    pub(super) left: Vec<Offer>,
    /// How many lines were pasted with them.
    pub(super) pasted: usize,
    /// The players whom the name typed so far may belong to.
    pub(super) likely: Likely,
    /// Whether Enter is meant for the step while nothing is typed; Space is meant for the list then.
    is_step: bool,
    offered: Selection,
    pane: Pane,
}

impl Candidates {
    /// An empty field, whose list is `pane` of its screen.
    pub(super) fn new(pane: Pane) -> Self {
        Self {
            input: TextInput::new(name::clean),
            offers: Vec::new(),
            left: Vec::new(),
            pasted: 0,
            likely: Likely::default(),
            is_step: false,
            offered: Selection::default(),
            pane,
        }
    }

    /// Like [`Self::new`], in a step of a wizard.
    pub(super) fn of_step(pane: Pane) -> Self {
        Self { is_step: true, ..Self::new(pane) }
    }

    /// Frees the field for the next name.
    pub(super) fn clear(&mut self) {
        self.fill("");
    }

    /// Puts a name into the field.
    pub(super) fn fill(&mut self, name: &str) {
        self.input = TextInput::new(name::clean).with_text(name);
        self.edited();
    }

    /// The text was edited: what was selected means nothing any more.
    pub(super) fn edited(&mut self) {
        self.offers.clear();
        self.offered = Selection::default();
    }

    /// Whether Enter goes on to the next step: nothing was typed.
    pub(super) fn goes_on(&self) -> bool {
        self.is_step && self.input.text().is_empty()
    }

    pub(super) fn search(&mut self, entered: &Entered, data: &Snapshot) {
        let typed = self.input.text();
        let left = if typed.is_empty() { self.left.clone() } else { Vec::new() };
        let record = PersonRecord { name: &typed, ..PersonRecord::default() };
        self.likely.look_up(&record, entered.event, data);
        if entered.event.is_none() {
            self.likely.mark(entered, data);
        }
        let found = offers(&typed, entered, data);
        // The likeliest players stand first also where the search reads the name otherwise, so that Enter means the same of
        // every name.
        let strong = self.likely.strong().into_iter();
        let strong = strong.filter(|player| !entered.players.contains(player)).map(Offer::Player);
        let strong: Vec<Offer> = strong.filter(|one| !found.contains(one)).collect();
        let selected = self.selected().cloned();
        self.offers = left.into_iter().chain(strong).chain(found).collect();
        self.offered.follow(selected, self.offers.iter().cloned(), data.gone());
    }

    /// Whether the offer that was selected was taken away by another desk.
    pub(super) const fn has_lost(&self) -> bool {
        self.offered.is_lost()
    }

    pub(super) fn offer(&self, row: usize) -> Option<&Offer> {
        self.offers.get(row)
    }

    pub(super) fn selected(&self) -> Option<&Offer> {
        self.offer(self.offered.row(self.offers.len())?)
    }

    /// The pasted name that is selected and still to be dealt with.
    pub(super) fn undecided(&self) -> Option<&str> {
        let row = self.offered.row(self.offers.len())?;
        let is_left = self.input.text().is_empty() && row < self.left.len();
        self.offer(row).filter(|_| is_left)?.name()
    }

    /// Moves in the list.
    pub(super) fn listed(&mut self, news: &News, context: &Context<'_>) -> Listed {
        self.offered.update(news, self.pane, self.offers.len(), context.frame)
    }
}

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
