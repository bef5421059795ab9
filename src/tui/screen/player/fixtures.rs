//! The matches of a player in tournaments that are being played, by day.

use crate::club::Match;
use crate::club::question::days::Dated;
use crate::club::tournament::Fixture;
use crate::domain::number::PlayerId;
use crate::domain::score::Side;
use crate::tui::kit::prelude::*;
use crate::tui::screen::tournament::one_match::{score, side_name};

pub(super) fn show(player: PlayerId, data: &Snapshot, words: &'static Words) -> Step {
    let list = data.club.fixtures_of(player);
    let own = data.club.registry().numbers(player);
    let heading = &words.screen.player.heading;
    let fields = Fields::default()
        .with(Column::word(heading.date(), 10), |(_, day, _): &Dated<'_>| {
            day.map(|day| day.to_string()).unwrap_or_default()
        })
        .with(Column::name(heading.tournament()).spare(), |(tournament, ..)| {
            tournament.name.clone()
        })
        .with(Column::word(heading.round(), 12), |(tournament, _, one)| {
            tournament.round_of(one.no()).map(|round| words.term.round(&round)).unwrap_or_default()
        })
        .with(Column::name(heading.opponent()), |(.., one)| match one {
            Fixture::Match(played) => {
                side_name(played, own_side(played, &own).other(), data, words)
            }
            Fixture::Pod(..) => {
                let others = one.players().into_iter().filter(|other| !own.contains(other));
                let names: Vec<String> = others.map(|other| data.name(other)).collect();
                names.join(words.screen.player.between())
            }
        })
        .with(Column::word(heading.score(), 10), |(tournament, _, one)| {
            let told = match one {
                Fixture::Match(played) => {
                    score(played, own_side(played, &own), words.screen.tournament)
                }
                Fixture::Pod(..) => None,
            };
            let state = || words.term.state(tournament.marked_state(*one, data.today)).to_owned();
            told.unwrap_or_else(state)
        });
    let title = words.screen.player.fixtures(data.name(player));
    Step::cover(fields.table(title, Vec::new(), list))
}

fn own_side(played: &Match, own: &[PlayerId]) -> Side {
    if played.sides[0].is_some_and(|side| own.contains(&side)) { Side::A } else { Side::B }
}
