//! Live pages: made of a moment's club, in a language.

pub(crate) mod fixtures;
mod me;
pub(crate) mod score;
mod wall;

use maud::{DOCTYPE, Markup, html};

use crate::address::Address;
use crate::clock::{in_the_hall, written_in_the_hall};
use crate::club::registry::Publicity;
use crate::club::{Club, Place, Tournament};
use crate::codes::Codes;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::moment::Moment;
use crate::page::Page;
use crate::routes::Hall;
use crate::site::digest;
use crate::site::layout::{Frame, Part, Sheet, event_address};
use crate::words::{Language, Words, capital};

/// A moment in the form for a page.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    moment: &'a Moment,
    club: &'a Club,
    words: &'static Words,
    /// The club's name.
    title: Option<&'a str>,
    codes: &'a Codes,
    /// The address shown to phones.
    shown: &'a str,
}

impl<'a> View<'a> {
    pub(crate) fn new(moment: &'a Moment, language: Language, hall: &'a Hall) -> Self {
        Self {
            moment,
            club: moment.club(language),
            words: language.words(),
            title: hall.options.title.as_deref(),
            shown: &hall.shown,
            codes: &hall.codes,
        }
    }

    fn name(self, player: PlayerId) -> String {
        self.club.name_here(player).unwrap_or_default()
    }

    /// A name, linked to the player's page if there is one. `up` leads to the folder of the language.
    fn player(self, player: PlayerId, up: &str) -> Markup {
        let today = self.club.registry().today(player);
        html! {
            @if is_shown(self.club, today) { a href={ (up) "player/" (today.0) } { (self.name(player)) } }
            @else { span.unnamed { (self.name(player)) } }
        }
    }

    /// The time of a decision by the clock of the hall.
    fn clock(self, place: Place) -> String {
        let at = self.moment.when(place);
        at.map(|at| in_the_hall(at).format("%H:%M").to_string()).unwrap_or_default()
    }

    /// A text about the hall's break, if there is one.
    fn on_break(self) -> Option<String> {
        let ends = written_in_the_hall(self.moment.break_ends?, self.moment.today);
        Some(capital(&self.words.term.on_break(&ends)))
    }

    /// The tournament and the round of a match.
    fn round(self, tournament: &Tournament, no: MatchNo) -> String {
        let round = tournament.round_of(no).map(|round| self.words.term.round(&round));
        match round {
            Some(round) => self.words.web.round_of(&tournament.name, capital(&round)),
            None => tournament.name.clone(),
        }
    }

    /// [`Self::round`] as a link to the tournament.
    fn round_there(self, tournament: &Tournament, no: MatchNo, up: &str) -> Markup {
        event(tournament, &self.round(tournament, no), up)
    }

    /// A page with links to all others.
    fn lay_out(self, address: &str, title: &str, part: Part, content: &Markup) -> Page {
        let frame = Frame { words: self.words, title: self.title, is_live: true };
        let sheet = Sheet { address: address.to_owned(), title, part, has_script: false };
        Page::html(frame.lay_out(&sheet, content))
    }

    /// A page without links, for screens that are not touched.
    fn bare(
        self,
        title: &str,
        kind: &str,
        seconds: u32,
        content: &Markup,
        beside: &Markup,
    ) -> Page {
        Page::html(html! {
            (DOCTYPE)
            html lang=(self.words.language.code()) {
                (head(title, true))
                body.(kind) data-seconds=(seconds) {
                    p #offline role="status" data-said=(self.words.web.offline()) {}
                    main #content data-seen=(digest(&content.0)) { (content) }
                    (beside)
                }
            }
        })
    }
}

/// A text linked to the page of a tournament.
fn event(tournament: &Tournament, text: &str, up: &str) -> Markup {
    html! { a href={ (up) (event_address(tournament.id)) } { (text) } }
}

/// The head of a page without links. The page may have any address, so its files are named from the root.
fn head(title: &str, is_live: bool) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="color-scheme" content="light dark";
            title { (title) }
            link rel="stylesheet" href="/style.css";
            @if is_live { link rel="stylesheet" href="/live.css"; }
            link rel="icon" href="/icon.svg" type="image/svg+xml";
            @if is_live { script src="/live.js" defer {} }
        }
    }
}

/// Whether a player has a page. Hidden players have none.
pub(crate) fn is_shown(club: &Club, player: PlayerId) -> bool {
    club.player(player).is_some_and(|one| one.publicity != Publicity::Hidden)
}

/// The page at an address; none if its subject does not exist.
pub(crate) fn page(view: View<'_>, address: &Address) -> Option<Page> {
    match address {
        Address::Now => Some(wall::now(view)),
        Address::Find(typed) => Some(me::find(view, typed)),
        Address::Player(player, is_own) => me::page(view, *player, *is_own),
        Address::Wall(display) => Some(wall::page(view, display)),
        Address::Overlay(table) => Some(wall::overlay(view, table.as_deref())),
        Address::Door => Some(wall::door(view)),
        Address::Report(code, phone) => {
            let opens = view.codes.read(code, view.club)?;
            Some(score::page(view, &opens, phone, None, None))
        }
    }
}

/// The reason why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    NoPage,
    ForeignName,
    Method,
    TooLong,
    TooMany,
    Unreadable,
    Busy,
    NoCookie,
}

impl Fault {
    pub(crate) const fn status(self) -> u16 {
        match self {
            Self::NoPage => 404,
            Self::ForeignName => 421,
            Self::Method => 405,
            Self::TooLong => 413,
            Self::TooMany => 429,
            Self::Unreadable | Self::NoCookie => 400,
            Self::Busy => 503,
        }
    }
}

/// The page that says why a request is refused.
pub(crate) fn fault(title: Option<&str>, words: &'static Words, fault: Fault) -> Page {
    let web = words.web;
    let said = match fault {
        Fault::NoPage => web.not_found(),
        Fault::ForeignName => web.not_for_this_name(),
        Fault::Method | Fault::Unreadable => web.not_allowed(),
        Fault::TooLong => web.too_much(),
        Fault::TooMany => web.too_many(),
        Fault::Busy => web.busy(),
        Fault::NoCookie => web.no_cookie(),
    };
    let language = words.language.code();
    // The page may have any address, so its links begin at the root.
    Page::html(html! {
        (DOCTYPE)
        html lang=(language) {
            (head(title.unwrap_or_else(|| words.site.untitled()), false))
            body {
                main.choice {
                    h1 { (said) }
                    p { a href={ "/" (language) "/now" } { (web.home()) } }
                }
            }
        }
    })
}
