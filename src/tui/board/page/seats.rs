//! The players at each table of more than two.

use super::calls::{self, Calls, Spot};
use super::content::PageData;
use crate::club::tournament::Venue;
use crate::club::{Pod, Tournament};

/// The pods of a tournament with games still to be played, cut into pages; those at tables of the hall are shown there.
pub(super) fn cut(asked: &PageData<'_>, tournament: &Tournament) -> Vec<Calls> {
    let say = &asked.words.screen.board;
    let spot = |pod: &Pod| Spot {
        venue: Venue::Pod(pod.table),
        names: tournament.still_at(pod).map(|player| asked.data.name(player)).collect(),
        what: String::new(),
        brief: String::new(),
        note: say.games(pod.games.len(), pod.games_planned),
        call: None,
    };
    let open = tournament.open_pods(tournament.current());
    let pods = open.filter_map(|no| tournament.pod(no)).filter(|pod| pod.call.is_none());
    let spots: Vec<Spot> = pods.map(|pod| spot(pod)).collect();
    calls::cut(&spots, asked)
}
