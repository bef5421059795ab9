//! The search for players to be entered: the field, the players found, and the pasted names
//! that are left.

pub(super) mod crowd;
pub(super) mod draw;
pub(super) mod entered;
pub(super) mod offer;

use super::likely::Likely;
use crate::domain::matching::PersonRecord;
use crate::domain::name;
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Intent};
use crate::tui::kit::widget::input::TextInput;
use crate::tui::kit::widget::selection::{Listed, Selection};
use crate::tui::snapshot::Snapshot;
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
    pub(super) fn listed(&mut self, intent: Intent, context: &Context<'_>) -> Listed {
        self.offered.update(intent, self.pane, self.offers.len(), context.frame)
    }
}
