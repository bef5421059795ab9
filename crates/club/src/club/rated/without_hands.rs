//! The ratings of a list as they would be without hands.

use std::sync::Arc;

use super::{Contest, ListRatings, Moved, RatedMatch, dealt, list_ratings};
use crate::club::Club;
use crate::domain::game::{Game, HandTable};
use crate::domain::ids::TournamentId;

impl ListRatings {
    /// The ratings if no hand were known, or none of one tournament; what moving first is worth still counts.
    #[must_use]
    pub fn without_hands(&self, club: &Club, within: Option<TournamentId>) -> Self {
        let bare = |moved: &Moved| match moved {
            Moved::Match(rated) if within.is_none_or(|within| rated.tournament == within) => {
                Moved::Match(without_hands(rated, club))
            }
            other => other.clone(),
        };
        list_ratings(self.scale.clone(), self.moved.iter().map(bare).collect())
    }
}

fn without_hands(rated: &RatedMatch, club: &Club) -> RatedMatch {
    let mut bare = rated.clone();
    match &mut bare.contest {
        Contest::Duel { games, .. } => {
            let found = club.tournament(rated.tournament);
            let played = found.and_then(|found| Some((found, found.match_no(rated.no)?)));
            if let Some((found, played)) = played {
                let without = |game: &Game| Game { hand: None, ..*game };
                let recorded: Arc<[Game]> = played.games.iter().map(without).collect();
                *games = dealt(&recorded, found.first_move);
            }
        }
        Contest::Table(pod) => {
            for game in &mut Arc::make_mut(pod).games {
                game.hands = HandTable::default();
            }
        }
    }
    bare
}
