//! The pages of the board: what there is to be shown, cut to the room there is for it.
//!
//! Pages are made whenever the club, the language or the size changes, with every text in them,
//! so that drawing one asks nothing.

pub(crate) mod calls;
mod cross;
mod event;
pub(crate) mod roll;
mod seats;
mod standings;
mod tree;

use ratatui::layout::Rect;

use super::big::Ink;
use super::follower::Clock;
use crate::club::{Phase, Tournament};
use crate::domain::ids::TournamentId;
use crate::tui::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;
use calls::{Calls, Fresh};
use roll::Roll;

/// What a page shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Calls,
    /// Matches that are called next.
    Next,
    /// Who sits at which table of more than two.
    Seats,
    /// A part of a bracket.
    Tree,
    Cross,
    Standings,
    /// The first three, at the end.
    Podium,
    Entrants,
    /// That there is nothing to show.
    Idle,
}

/// Which page it is: the same before and after the club has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PageId {
    pub kind: Kind,
    /// Its tournament; none where all share the page.
    pub tournament: Option<TournamentId>,
    /// Its place among those of one kind.
    pub part: usize,
}

#[derive(Debug, Clone)]
pub(crate) struct Page {
    /// Which one it is.
    pub id: PageId,
    /// The tournament's name; empty where several share the page.
    pub name: String,
    pub title: String,
    body: Body,
}

/// What stands on a page.
#[derive(Debug, Clone)]
enum Body {
    Calls(Calls),
    Roll(Roll),
    Tree(Box<tree::Section>),
    Cross(cross::Sheet),
    Podium(Vec<(String, String)>),
    Sentences(Vec<String>),
}

/// What pages are made from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Asked<'a> {
    pub data: &'a Snapshot,
    pub words: &'static Words,
    /// The one tournament to be shown; none for all that are of interest.
    pub wanted: Option<TournamentId>,
    /// Columns and rows that a page has for what it shows.
    pub room: (u16, u16),
    /// What large letters are made of.
    pub ink: Ink,
    /// The clock on the wall.
    pub clock: Clock,
}

/// All pages, in the order in which they are shown; never none.
pub(crate) fn pages(asked: &Asked<'_>) -> Vec<Page> {
    let shown = shown(asked);
    let mut pages = calls::pages(asked, &shown);
    pages.extend(shown.iter().flat_map(|tournament| event::pages(asked, tournament)));
    if pages.is_empty() {
        pages.push(event::idle(asked));
    }
    pages
}

/// The tournaments that are shown: those that run, and those that have come to their end today.
fn shown<'a>(asked: &Asked<'a>) -> Vec<&'a Tournament> {
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
    let games = tournament.sittings.iter().flat_map(|sitting| &sitting.games);
    let mut days = matches.map(|record| record.played_on).chain(games.map(|game| game.played_on));
    days.any(|day| day == data.today)
}

impl Page {
    /// Whether it shows a call of these.
    pub(crate) fn announces(&self, fresh: &[Fresh]) -> bool {
        matches!(&self.body, Body::Calls(calls) if calls.holds(fresh))
    }

    /// Draws what it shows; `fresh` are the calls to be marked as new.
    pub(super) fn view(&self, area: Rect, fresh: &[Fresh], ink: Ink, pen: &mut Pen<'_>) {
        match &self.body {
            Body::Calls(calls) => calls.view(area, fresh, ink, pen),
            Body::Roll(roll) => roll.view(area, pen),
            Body::Tree(section) => section.view(area, pen),
            Body::Cross(sheet) => sheet.view(area, pen),
            Body::Podium(winners) => standings::draw_podium(winners, area, ink, pen),
            Body::Sentences(sentences) => event::draw_sentences(sentences, area, pen),
        }
    }
}
