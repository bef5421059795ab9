//! Typed names that match no player, tournament or list, or several.

use crate::club::Club;
use crate::domain::number::PlayerId;
use crate::words::message::{Message, list, player, players};
use crate::words::words;

words! {
    /// Typed names that match no player, tournament or list, or several.
    pub MeantWords in "names" {
        did_you_mean(close); no_player_registered(text) -> Message;
        name_of_several(text, players) -> Message;
        number_and_name(text, number, players) -> Message; no_tournament_called(text) -> Message;
        no_category_called(text) -> Message; there(all); no_rating_list(text);
    }
}

impl MeantWords {
    /// No player has that name; with the closest players.
    pub fn nobody(self, text: &str, close: &[PlayerId], club: &Club) -> Message {
        let unknown = self.no_player_registered(text);
        if close.is_empty() {
            return unknown;
        }
        Message::new(unknown.what, self.did_you_mean(players(self.voice, close, club)))
    }

    /// Several players have that name.
    pub fn several(self, text: &str, found: &[PlayerId], club: &Club) -> Message {
        self.name_of_several(text, players(self.voice, found, club))
    }

    /// A bare number is one player's number and another's name.
    pub fn number_or_name(
        self,
        text: &str,
        number: PlayerId,
        found: &[PlayerId],
        club: &Club,
    ) -> Message {
        let number = player(self.voice, number, club);
        self.number_and_name(text, number, players(self.voice, found, club))
    }

    /// No tournament has that name; with the closest names.
    pub fn no_tournament(self, text: &str, close: &[String]) -> Message {
        let unknown = self.no_tournament_called(text);
        if close.is_empty() {
            return unknown;
        }
        let close = list(self.voice, close.iter().cloned());
        Message::new(unknown.what, self.did_you_mean(close))
    }

    /// No category has that name; with all names.
    pub fn no_category(self, text: &str, all: &[String]) -> Message {
        let unknown = self.no_category_called(text);
        if all.is_empty() {
            return unknown;
        }
        Message::new(unknown.what, self.there(list(self.voice, all.iter().cloned())))
    }

    /// No rating list has that name; with all names.
    pub fn no_list(self, text: &str, all: &[String]) -> Message {
        let what = self.no_rating_list(text);
        Message::new(what, self.there(list(self.voice, all.iter().cloned())))
    }
}
