//! Which tournament or rating list is meant by a name.

use std::sync::Arc;

use crate::club::{Club, RatingList, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::name;

impl Club {
    /// The tournament of a name, in any width and case, or of a number written `T3`.
    pub fn tournament_named(&self, text: &str) -> Option<&Arc<Tournament>> {
        self.tournament_called(text).or_else(|| {
            let key = name::fold(text);
            let number = key.strip_prefix('t')?.parse().ok()?;
            self.tournament(TournamentId(number))
        })
    }

    /// The rating list of a name, in any width and case.
    pub fn list_named(&self, text: &str) -> Option<&RatingList> {
        let key = name::fold(text);
        self.lists().find(|list| name::fold(&list.name) == key)
    }
}
