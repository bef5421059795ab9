//! The hands of a game of a pod, as they are typed: by pairs of seats.

use crate::domain::game::{HandTable, NotHands};
use crate::domain::name::clean;
use crate::domain::number::PlayerId;
use crate::tui::kit::widget::input::TextInput;

#[derive(Debug, Clone)]
pub(super) struct HandsField {
    pub(super) input: TextInput,
    /// Whether characters go to it.
    pub(super) typing: bool,
    /// The hands that are recorded.
    recorded: String,
}

impl HandsField {
    /// Filled with the hands that are recorded, out of use.
    pub(super) fn new(hands: &HandTable, seats: &[PlayerId]) -> Self {
        let recorded = hands.written(seats);
        Self { input: TextInput::new(clean).with_text(&recorded), typing: false, recorded }
    }

    /// Whether it is shown.
    pub(super) fn is_in_use(&self) -> bool {
        self.typing || !self.input.text().is_empty()
    }

    /// Whether other hands are typed than are recorded.
    pub(super) fn is_changed(&self) -> bool {
        self.input.text() != self.recorded
    }

    pub(super) fn read(&self, seats: &[PlayerId]) -> Result<HandTable, NotHands> {
        HandTable::parse(&self.input.text(), seats)
    }
}
