//! Who sits at which table of more than two.

use super::asked::Asked;
use super::calls::{self, Calls, Spot};
use crate::club::{Pod, Tournament};

/// The tables of a tournament with games still to be played, cut into pages.
pub(super) fn cut(asked: &Asked<'_>, tournament: &Tournament) -> Vec<Calls> {
    let say = &asked.words.screen.board;
    let spot = |pod: &Pod| Spot {
        table: pod.table.to_string(),
        names: tournament.still_at(pod).map(|player| asked.data.name(player)).collect(),
        what: String::new(),
        note: say.games(pod.games.len(), pod.games_planned),
        call: None,
    };
    let open = tournament.open_pods(tournament.current());
    let spots: Vec<Spot> = open.filter_map(|no| Some(spot(tournament.pod(no)?))).collect();
    calls::cut(&spots, asked)
}
