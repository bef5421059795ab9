//! The matches of a player in tournaments that are being played, by day.

use crate::club::question::days::Dated;
use crate::club::tournament::Fixture;
use crate::domain::number::PlayerId;
use crate::domain::score::Side;
use crate::tui::kit::layer::Step;
use crate::tui::kit::overlay::table::{Heading, TableOverlay};
use crate::tui::screen::tournament::one_match::{score, side_name};
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

pub(super) fn show(player: PlayerId, data: &Snapshot, words: &'static Words) -> Step {
    let list = data.club.fixtures_of(player);
    let own = data.club.registry().numbers(player);
    let rows = list.into_iter().map(|dated| row(dated, &own, data, words)).collect();
    let heading = &words.screen.player.heading;
    let headings = vec![
        Heading::word(heading.date(), 10),
        Heading::name(heading.tournament()).spare(),
        Heading::word(heading.round(), 12),
        Heading::name(heading.opponent()),
        Heading::word(heading.score(), 10),
    ];
    let title = words.screen.player.fixtures(data.name(player));
    Step::cover(TableOverlay::new(title, Vec::new(), headings, rows))
}

fn row(
    (tournament, day, one): Dated<'_>,
    own: &[PlayerId],
    data: &Snapshot,
    words: &'static Words,
) -> Vec<String> {
    let round = tournament.round_of(one.no()).map(|round| words.term.round(&round));
    let state = || words.term.state(tournament.marked_state(one, data.today)).to_owned();
    let (opponents, told) = match one {
        Fixture::Match(played) => {
            let first = played.sides[0].is_some_and(|side| own.contains(&side));
            let side = if first { Side::A } else { Side::B };
            let told = score(played, side, words.screen.tournament);
            (side_name(played, side.other(), data, words), told)
        }
        Fixture::Pod(..) => {
            let others = one.players().into_iter().filter(|other| !own.contains(other));
            let names: Vec<String> = others.map(|other| data.name(other)).collect();
            (names.join(words.screen.player.between()), None)
        }
    };
    vec![
        day.map(|day| day.to_string()).unwrap_or_default(),
        tournament.name.clone(),
        round.unwrap_or_default(),
        opponents,
        told.unwrap_or_else(state),
    ]
}
