//! How likely each place is for everybody, as things stand.

use crate::club::question::odds::GroupOdds;
use crate::domain::odds::Chances;
use crate::domain::rounding::compare;
use crate::request::foresight::TournamentOdds;
use crate::tui::kit::prelude::*;

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
    let places = places.into_iter().flatten().take(PLACES).enumerate();
    let goes_on = groups.iter().any(|group| group.advance.is_some());
    let fields = Fields::default()
        .with(Column::name(say.player()), |(group, _, chances): &Line<'_>| {
            let name = data.name(chances.player);
            group.group.map_or_else(|| name.clone(), |group| say.in_group(group, &name))
        })
        .with_if(goes_on, Column::number(say.advances(), ADVANCES), |(group, at, _)| {
            let advance = group.advance.as_ref().and_then(|all| all.get(*at));
            advance.map(|share| say.percent(*share)).unwrap_or_default()
        });
    let fields = places.fold(fields, |fields, (at, places)| {
        let heading = say.places(*places);
        let columns = COLUMN.max(u16::try_from(text::width(&heading)).unwrap_or(COLUMN));
        fields.with(Column::number(heading, columns).spare(), move |(.., chances)| {
            let share = chances.probabilities.get(at);
            share.map(|share| say.percent(*share)).unwrap_or_default()
        })
    });
    let simulated = groups.iter().find(|group| !group.odds.is_exact());
    let lead = simulated.or_else(|| groups.first()).map(|group| say.method(group.odds.method));
    let title = say.title(name.unwrap_or_default());
    Step::cover(fields.table(title, lead.into_iter().collect(), groups.iter().flat_map(lines)))
}

/// A player of a group, who has that place in it.
type Line<'a> = (&'a GroupOdds, usize, &'a Chances);

/// The players of a group, the likeliest winner first.
fn lines(group: &GroupOdds) -> Vec<Line<'_>> {
    let players = group.odds.players.iter().enumerate();
    let mut lines: Vec<Line<'_>> = players.map(|(at, chances)| (group, at, chances)).collect();
    lines.sort_by(|(.., a), (.., b)| {
        let each = a.probabilities.iter().zip(&b.probabilities);
        each.map(|(a, b)| compare(*b, *a))
            .find(|order| order.is_ne())
            .unwrap_or_else(|| a.player.cmp(&b.player))
    });
    lines
}
