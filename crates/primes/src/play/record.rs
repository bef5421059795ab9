//! Games recorded move by move, and their replay.

use serde::{Deserialize, Serialize};

use crate::deck::DeckError;
use crate::game::DuelGame;
use crate::hand::{Hand, HandError};
use crate::play::{Outcome, Position, Refused, WrittenError, turn};

/// A recorded game of two players, with the fields of the JSON records.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedDuel {
    /// The match that the game belongs to.
    #[serde(rename = "match")]
    pub match_id: String,
    /// Both players, in the order of their hands.
    pub players: [String; 2],
    /// The player who moved first, one of them.
    pub first: String,
    /// The player who won, one of them.
    pub winner: String,
    /// The hands that were dealt.
    pub hands: [String; 2],
    /// The turns in the notation of [`turn`], or their moves one by one.
    pub moves: Vec<String>,
}

/// The reasons why a record is no valid game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The name is not that of either player.
    #[error("{0:?} is neither of the two players")]
    NotAPlayer(String),
    /// The hand of a player, numbered from 1, cannot be read.
    #[error("hand {0}: {1}")]
    Hand(usize, HandError),
    /// The hands are not from one deck.
    #[error(transparent)]
    Deck(#[from] DeckError),
    /// A move, numbered from 1, cannot be read.
    #[error("move {0}: {1}")]
    Written(usize, WrittenError),
    /// A move, numbered from 1, is not possible.
    #[error("move {0}: {1}")]
    Refused(usize, Refused),
    /// The moves end without a winner, or with another winner than in the record.
    #[error("by the moves the game was not won by {0:?}")]
    OtherWinner(String),
}

impl RecordedDuel {
    /// The game in the form that a model learns from. The moves are not checked.
    pub fn game(&self) -> Result<DuelGame, RecordError> {
        let (first, winner) = (self.player(&self.first)?, self.player(&self.winner)?);
        let hand = |at: usize| -> Result<Hand, RecordError> {
            self.hands[at].parse().map_err(|error| RecordError::Hand(at + 1, error))
        };
        let order = [first, 1 - first];
        Ok(DuelGame {
            match_id: self.match_id.clone(),
            players: order.map(|at| self.players[at].clone()),
            hands: [hand(order[0])?, hand(order[1])?],
            first_won: first == winner,
        })
    }

    /// Plays the moves by the rules. Returns the outcome of each; the
    /// last one is the win of the player named in the record.
    pub fn replay(&self) -> Result<Vec<Outcome>, RecordError> {
        let game = self.game()?;
        let mut position = Position::of_record(game.hands)?;
        let mut outcomes = Vec::new();
        for (no, text) in (1..).zip(&self.moves) {
            for played in turn(text).map_err(|error| RecordError::Written(no, error))? {
                let outcome =
                    position.play(&played).map_err(|why| RecordError::Refused(no, why))?;
                outcomes.push(outcome);
            }
        }
        let wanted = usize::from(!game.first_won);
        let other = || RecordError::OtherWinner(self.winner.clone());
        if position.winner() == Some(wanted) { Ok(outcomes) } else { Err(other()) }
    }

    fn player(&self, name: &str) -> Result<usize, RecordError> {
        let found = self.players.iter().position(|player| player == name);
        found.ok_or_else(|| RecordError::NotAPlayer(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bea leads with 57 and a joker, plays 48 wrongly, passes on a king, and Ada goes out with factors.
    const RECORD: &str = r#"{
        "match": "1", "players": ["Ada", "Bea"], "first": "Bea", "winner": "Ada",
        "hands": ["KA22237", "57X2J48"],
        "moves": ["57[GC]", "X[IN]", "D(9)48,P(QK)", "7", "J", "K", "%", "A2=2^2*3#"]
    }"#;

    fn record() -> RecordedDuel {
        serde_json::from_str(RECORD).expect("a record")
    }

    #[test]
    fn a_game_that_was_recorded_is_replayed() {
        let record = record();
        let outcomes = record.replay().expect("by the rules");
        assert_eq!(outcomes.len(), 10);
        assert_eq!(outcomes[0], Outcome::Cleared);
        assert_eq!(outcomes.last(), Some(&Outcome::Won(1)));
        let game = record.game().expect("a game");
        assert_eq!(game.players, ["Bea", "Ada"]);
        assert!(!game.first_won);
        let text = serde_json::to_string(&record).expect("JSON");
        assert_eq!(serde_json::from_str::<RecordedDuel>(&text).ok(), Some(record));
    }

    /// The penalty for the wrong 48: two cards by the rules; one, three or none on other servers.
    #[test]
    fn a_server_may_count_penalties_in_its_own_way() {
        for (penalty, drawn) in [("P(QK)", 2), ("P(Q)", 1), ("P(QKA)", 3), ("", 0)] {
            let mut record = record();
            record.moves[2] = format!("D(9)48,{penalty}").trim_end_matches(',').to_owned();
            let outcomes = record.replay().map(|outcomes| outcomes.len());
            assert_eq!(outcomes, Ok(if drawn == 0 { 9 } else { 10 }), "{penalty}");
        }
    }

    #[test]
    fn what_is_no_game_says_where() {
        let with = |change: fn(&mut RecordedDuel)| {
            let mut record = record();
            change(&mut record);
            record.replay().expect_err("no game").to_string()
        };
        assert_eq!(with(|it| it.first = "Coco".into()), "\"Coco\" is neither of the two players");
        assert_eq!(with(|it| it.hands[1] = String::new()), "hand 2: no card is named");
        assert_eq!(
            with(|it| it.hands[1] = "KKKK".into()),
            "no deck has these cards: 5 K (a deck has 4)"
        );
        assert_eq!(with(|it| it.moves[2] = "9-".into()), "move 3: '-' is not expected there");
        assert_eq!(
            with(|it| it.moves[3] = "Q".into()),
            "move 4: these cards are not all in the hand"
        );
        assert_eq!(with(|it| it.moves.truncate(3)), "by the moves the game was not won by \"Ada\"");
    }
}
