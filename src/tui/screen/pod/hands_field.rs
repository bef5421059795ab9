//! The hands of a game of a pod, as they are typed: by pairs of seats, or as the cards of each seat.

use crate::cards::{CardFault, typed_cards, value_pod};
use crate::domain::card_game::CardGame;
use crate::domain::deal::Deal;
use crate::domain::game::{Hand, HandTable, NotHands};
use crate::domain::name::clean;
use crate::domain::number::PlayerId;
use crate::tui::kit::widget::input::TextInput;

/// Why what is typed tells no hands.
#[derive(Debug, Clone)]
pub(super) enum HandsFault {
    Pairs(NotHands),
    Cards(CardFault),
}

type Hands = Result<(HandTable, Option<Deal>), HandsFault>;

#[derive(Debug, Clone)]
pub(super) struct HandsField {
    pub(super) input: TextInput,
    /// Whether characters go to it.
    pub(super) typing: bool,
    /// The hands that are recorded.
    recorded: String,
    /// The hands by the text. Playing a deal out takes too long for every frame.
    hands: Hands,
}

impl HandsField {
    /// Filled with the hands that are recorded, out of use.
    pub(super) fn new(hands: &HandTable, deal: Option<&Deal>, seats: &[PlayerId]) -> Self {
        let recorded = deal.map_or_else(|| hands.written(seats), |deal| deal.hands.join(" / "));
        let input = TextInput::new(clean).with_text(&recorded);
        Self { input, typing: false, recorded, hands: Ok((hands.clone(), deal.cloned())) }
    }

    /// Whether it is shown.
    pub(super) fn is_in_use(&self) -> bool {
        self.typing || !self.input.text().is_empty()
    }

    /// Whether other hands are typed than are recorded.
    pub(super) fn is_changed(&self) -> bool {
        self.input.text() != self.recorded
    }

    /// Reads what was typed: pairs of all `seats`, or cards of those `playing`, who are in the order of the seats.
    pub(super) fn edited(
        &mut self,
        seats: &[PlayerId],
        playing: &[PlayerId],
        game: Option<CardGame>,
    ) {
        let text = self.input.text();
        self.hands = match typed_cards(&text) {
            Some(cards) => value_pod(game, playing, &cards)
                .map(|(hands, deal)| (hands, Some(deal)))
                .map_err(HandsFault::Cards),
            None => {
                HandTable::parse(&text, seats).map(|hands| (hands, None)).map_err(HandsFault::Pairs)
            }
        };
    }

    pub(super) fn hands(&self) -> &Hands {
        &self.hands
    }

    /// How likely a player finishes ahead of one of the others, by the hands alone: their mean. None where no hand is
    /// known.
    pub(super) fn alone(&self, player: PlayerId, playing: &[PlayerId]) -> Option<f64> {
        let (hands, _) = self.hands.as_ref().ok()?;
        let known = playing.iter().filter_map(|&other| hands.between(player, other)).map(Hand::p);
        let known: Vec<f64> = known.collect();
        let count = u32::try_from(known.len()).ok().filter(|count| *count > 0)?;
        Some(known.iter().sum::<f64>() / f64::from(count))
    }
}
