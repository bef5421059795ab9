//! Who sits at which table of more than two.

use super::asked::Asked;
use super::calls::{self, Calls, Spot};
use crate::club::{Sitting, Tournament};

/// The tables of a tournament with games still to be played, cut into pages.
pub(super) fn cut(asked: &Asked<'_>, tournament: &Tournament) -> Vec<Calls> {
    let say = &asked.words.screen.board;
    let spot = |sitting: &Sitting| Spot {
        table: sitting.table.to_string(),
        names: tournament.still_at(sitting).map(|player| asked.data.name(player)).collect(),
        what: String::new(),
        note: say.games(sitting.games.len(), sitting.games_planned),
        call: None,
    };
    let open = tournament.open_sittings(tournament.current());
    let spots: Vec<Spot> = open.filter_map(|no| Some(spot(tournament.sitting(no)?))).collect();
    calls::cut(&spots, asked)
}
