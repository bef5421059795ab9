//! How likely each place is for everybody, as things stand.

use crate::club::question::odds::GroupOdds;
use crate::domain::odds::Chances;
use crate::domain::rounding::compare;
use crate::request::foresight::TournamentOdds;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::table::{Heading, TableOverlay};
use crate::tui::kit::text::width;
use crate::tui::snapshot::Snapshot;
use crate::words::screen::tournament::OddsWords;

/// Places that have a column; with more players nobody looks at the odds of the last.
const PLACES: usize = 8;
/// Columns of a probability; a heading may be wider.
const COLUMN: u16 = 5;
const ADVANCES: u16 = 8;

/// Shows the odds, or says why there are none.
pub(super) fn show(foretold: &TournamentOdds, context: &Context<'_>) -> Step {
    let (data, say) = (context.data, &context.words.screen.odds);
    let groups = match &foretold.odds {
        Ok(groups) => groups,
        Err(why) => return Step::inform(say.none(*why), context),
    };
    let name = data.club.tournament(foretold.tournament).map(|found| found.name.as_str());
    let places = groups.iter().map(|group| &group.odds.places).max_by_key(|places| places.len());
    let places = places.into_iter().flatten().take(PLACES);
    let columns = places.map(|places| {
        let heading = say.places(*places);
        let columns = COLUMN.max(u16::try_from(width(&heading)).unwrap_or(COLUMN));
        Heading::number(heading, columns).spare()
    });
    let goes_on = groups.iter().any(|group| group.advance.is_some());
    let advances = goes_on.then(|| Heading::number(say.advances(), ADVANCES));
    let columns: Vec<Heading> = columns.collect();
    let rows =
        groups.iter().flat_map(|group| rows(group, (goes_on, columns.len()), data, *say)).collect();
    let headings: Vec<Heading> =
        std::iter::once(Heading::name(say.player())).chain(advances).chain(columns).collect();
    let simulated = groups.iter().find(|group| !group.odds.is_exact());
    let lead = simulated.or_else(|| groups.first()).map(|group| say.method(group.odds.method));
    let board = TableOverlay::new(
        say.title(name.unwrap_or_default()),
        lead.into_iter().collect(),
        headings,
        rows,
    );
    Step::cover(board)
}

/// The players of a group, the likeliest winner first.
fn rows(
    group: &GroupOdds,
    (goes_on, places): (bool, usize),
    data: &Snapshot,
    say: OddsWords,
) -> Vec<Vec<String>> {
    let mut players: Vec<(usize, &Chances)> = group.odds.players.iter().enumerate().collect();
    players.sort_by(|(_, a), (_, b)| {
        let each = a.probabilities.iter().zip(&b.probabilities);
        each.map(|(a, b)| compare(*b, *a))
            .find(|order| order.is_ne())
            .unwrap_or_else(|| a.player.cmp(&b.player))
    });
    let row = |(at, chances): &(usize, &Chances)| {
        let name = data.name(chances.player);
        let name = group.group.map_or_else(|| name.clone(), |group| say.in_group(group, &name));
        let shares = chances.probabilities.iter().take(places);
        let advance = group.advance.as_ref().and_then(|all| all.get(*at));
        let advance =
            goes_on.then(|| advance.map_or_else(String::new, |share| say.percent(*share)));
        let shares = shares.map(|share| say.percent(*share));
        std::iter::once(name).chain(advance).chain(shares).collect()
    };
    players.iter().map(row).collect()
}
