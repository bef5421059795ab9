//! All pages, in the order in which they are shown.

use super::content::{Kind, PageData, PageId};
use super::{Body, Page, calls, event};
use crate::club::{Phase, Tournament};
use crate::tui::snapshot::Snapshot;

/// All pages; never none.
pub(crate) fn pages(asked: &PageData<'_>) -> Vec<Page> {
    let shown = shown(asked);
    let mut pages = of_calls(asked, &shown);
    pages.extend(shown.iter().flat_map(|tournament| event::pages(asked, tournament)));
    if pages.is_empty() {
        pages.push(event::idle(asked));
    }
    pages
}

/// The pages of what is at tables, and of what is next.
fn of_calls(asked: &PageData<'_>, shown: &[&Tournament]) -> Vec<Page> {
    let say = &asked.words.screen.board;
    let page = |kind, part, title: &str, body| Page {
        id: PageId { kind, tournament: None, part },
        name: if let [one] = shown { one.name.clone() } else { String::new() },
        title: title.to_owned(),
        body,
    };
    let (calls, next) = calls::all(asked, shown);
    let called = (0..).zip(calls);
    let called =
        called.map(|(part, calls)| page(Kind::Calls, part, say.called(), Body::Calls(calls)));
    let next = next.map(|roll| page(Kind::Next, 0, say.next(), Body::Roll(roll)));
    called.chain(next).collect()
}

/// The tournaments that are shown: those that run, and those that have come to their end today.
fn shown<'a>(asked: &PageData<'a>) -> Vec<&'a Tournament> {
    let club = &asked.data.club;
    if let Some(wanted) = asked.wanted {
        return club.tournament(wanted).map(AsRef::as_ref).into_iter().collect();
    }
    let all = club.tournaments().map(AsRef::as_ref);
    let of_interest = |tournament: &&Tournament| match tournament.phase {
        Phase::Registering => false,
        // Without a draw there is no end: what nobody has played today is not going on.
        Phase::Running => {
            let drawn = tournament.stage().is_some_and(|stage| stage.plan.format.has_draw());
            drawn || is_played_today(tournament, asked.data)
        }
        Phase::Closed => is_played_today(tournament, asked.data),
    };
    all.filter(of_interest).collect()
}

fn is_played_today(tournament: &Tournament, data: &Snapshot) -> bool {
    let matches = tournament.matches.iter().filter_map(|played| played.record);
    let games = tournament.pods.iter().flat_map(|pod| &pod.games);
    let mut days = matches.map(|record| record.played_on).chain(games.map(|game| game.played_on));
    days.any(|day| day == data.today)
}
