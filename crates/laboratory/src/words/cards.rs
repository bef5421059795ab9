//! The words of a table of Daihinmin.

use daihinmin::player::{Rule, Sets, Why};
use daihinmin::{Card, Cards, Play, Suit};

use crate::words::words;

words! {
    /// The words of a table of Daihinmin.
    pub CardsWords in "table" {
        rule[Rule];
    }
}

impl CardsWords {
    /// The name of a class, from 0.
    pub fn class_name(self, class: usize) -> &'static str {
        let names: [fn(Self) -> &'static str; 5] =
            [Self::daifugo, Self::fugo, Self::heimin, Self::hinmin, Self::daihinmin];
        names.get(class).map(|name| name(self)).unwrap_or_default()
    }

    /// The reason of a player's choice.
    pub fn why(self, why: &Why) -> String {
        match why {
            Why::Only => self.only().to_owned(),
            Why::Drawn { among } => self.drawn(among),
            Why::Last => self.last().to_owned(),
            Why::CertainWin => self.certain_win().to_owned(),
            Why::Simulated { arms, .. } => {
                let tries: u32 = arms.iter().map(|arm| arm.tries).sum();
                self.simulated(arms.len(), tries)
            }
            Why::Rule(rule) => self.rule(*rule).to_owned(),
            Why::NoRule => self.no_rule().to_owned(),
            Why::Sets(sets) => self.sets(*sets),
            Why::Rest { value } => self.rest(value),
            Why::Weakest => self.weakest().to_owned(),
            _ => String::new(),
        }
    }

    fn sets(self, sets: Sets) -> String {
        let Sets { strength, left, value, .. } = sets;
        self.strength_wins_trick(strength, left, value)
    }
}

/// A card as shown on a table.
pub fn card(card: Card) -> String {
    match (card.suit(), card.rank()) {
        (Some(suit), Some(rank)) => format!("{}{}", sign(suit), rank.name()),
        _ => "JO".to_owned(),
    }
}

/// Cards as shown on a table.
pub fn cards(cards: Cards) -> String {
    cards.iter().map(card).collect::<Vec<_>>().join(" ")
}

/// The signs of suits, given as the bits of [`Play::suits`].
pub fn suits(bits: u8) -> String {
    let held = Suit::ALL.into_iter().filter(|&suit| bits >> suit as u8 & 1 == 1);
    held.map(sign).collect()
}

/// A play as shown on a table: the joker is last, with the card that it stands for, but first if it is below a 3.
pub fn play(play: Play) -> String {
    let natural = cards(play.cards() - Cards::JOKER);
    if !play.has_joker() {
        return natural;
    }
    let joker =
        play.stands_for().map_or_else(|| card(Card::JOKER), |it| format!("JO={}", card(it)));
    let parts = if play.low() == 0 { [joker, natural] } else { [natural, joker] };
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

const fn sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}
