//! Addresses of pages, read from what a browser asks for.

use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Serialize};

use crate::club::question::floor::Where;
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::report::read_where;
use crate::words::Language;

/// The most letters of a search.
const SEARCH: usize = 64;
/// The most bytes of a code. A table's code may be for many tournaments.
const CODE: usize = 200;
/// The most bytes of a table's name.
const TABLE: usize = 64;
/// Seconds of a slide, unless the address sets them.
const SECONDS: u32 = 8;

/// A live page, or a page of the site by its path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    Live(Address, Language),
    Site(String),
}

/// A live page.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Address {
    Now,
    /// The players whose name begins so; empty for those of today.
    Find(String),
    /// The page of a player, and whether the phone's owner is that player.
    Player(PlayerId, bool),
    Wall(Display),
    /// The running matches, at one table or at all.
    Overlay(Option<String>),
    Door,
    Report(String, Phone),
}

/// The phone that shows the page of a code.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Phone {
    /// The match that it has just reported.
    pub(crate) before: Option<Where>,
    /// Its mark in the journal.
    pub(crate) mark: Option<String>,
}

/// A part of the public display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slide {
    Calls,
    Names,
    Bracket,
    Standings,
}

impl Slide {
    pub const ALL: [Self; 4] = [Self::Calls, Self::Names, Self::Bracket, Self::Standings];

    /// Reads parts with commas between them, such as `calls,bracket`.
    pub fn read(text: &str) -> Option<Vec<Self>> {
        let slide = |name: &str| Self::deserialize(StrDeserializer::<Error>::new(name.trim())).ok();
        let mut read: Vec<Self> = text.split(',').map(slide).collect::<Option<_>>()?;
        let mut known = Vec::new();
        read.retain(|slide| !known.contains(slide) && (known.push(*slide), true).1);
        Some(read)
    }
}

/// The settings of a public display.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Display {
    pub(crate) slides: Vec<Slide>,
    /// Seconds of a slide.
    pub(crate) seconds: u32,
    /// The only tournament to show; none for all that are of interest.
    pub(crate) event: Option<TournamentId>,
}

impl Display {
    /// The display of an address. `wall` has the slides if the address sets none.
    fn asked(query: &Fields, wall: &[Slide]) -> Self {
        let number = |name| query.value(name).and_then(|text| text.parse::<u32>().ok());
        Self {
            slides: query.value("show").and_then(Slide::read).unwrap_or_else(|| wall.to_vec()),
            seconds: number("seconds").unwrap_or(SECONDS).clamp(2, 600),
            event: number("event").map(TournamentId),
        }
    }
}

impl Address {
    /// Whether many readers ask for it, so that it is worth keeping.
    pub(crate) fn is_common(&self) -> bool {
        match self {
            Self::Now
            | Self::Player(..)
            | Self::Wall(_)
            | Self::Overlay(_)
            | Self::Door
            | Self::Report(..) => true,
            Self::Find(typed) => typed.is_empty(),
        }
    }
}

impl Wanted {
    /// The page of a path and a query. `wall` has the slides if the query sets none. None if there is no such page.
    pub(crate) fn read(path: &str, query: &str, wall: &[Slide]) -> Option<Self> {
        let path = path.strip_prefix('/')?;
        let (folder, rest) = path.split_once('/')?;
        let Some(language) = Language::ALL.into_iter().find(|one| one.code() == folder) else {
            return (folder == "data").then(|| Self::Site(path.to_owned()));
        };
        let query = Fields(serde_urlencoded::from_str(query).unwrap_or_default());
        let address = match rest.split_once('/').unwrap_or((rest, "")) {
            ("now", "") => Address::Now,
            ("find", "") => {
                let typed = query.value("q").unwrap_or_default();
                Address::Find(typed.trim().chars().take(SEARCH).collect())
            }
            ("player", number) => Address::Player(PlayerId(number.parse().ok()?), false),
            ("wall", "") => Address::Wall(Display::asked(&query, wall)),
            ("overlay", "") => {
                let table = query.value("table").filter(|name| name.len() <= TABLE);
                Address::Overlay(table.map(str::to_owned))
            }
            ("door", "") => Address::Door,
            ("s", code) if code.len() <= CODE => {
                let before = query.value("m").and_then(read_where);
                Address::Report(code.to_owned(), Phone { before, mark: None })
            }
            _ => return Some(Self::Site(path.to_owned())),
        };
        Some(Self::Live(address, language))
    }
}

/// The names and values of a query or a form.
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    pub(crate) fn value(&self, wanted: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str())
    }
}

/// The browser's most wanted language among ours.
pub(crate) fn language(accepted: &str) -> Language {
    let weighed = accepted.split(',').filter_map(|one| {
        let (tag, rest) = one.split_once(';').unwrap_or((one, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |text| text.parse().ok());
        let language = Language::of_locale(tag.trim())?;
        Some((language, weight.unwrap_or(0.0_f64)))
    });
    let best = weighed
        .filter(|(_, weight)| *weight > 0.0)
        .reduce(|best, one| if one.1 > best.1 { one } else { best });
    best.map_or(Language::English, |(language, _)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(address: &str) -> Option<Wanted> {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        Wanted::read(path, query, &[Slide::Names])
    }

    #[test]
    fn an_address_names_a_page() {
        let live = |address| Some(Wanted::Live(address, Language::Japanese));
        assert_eq!(read("/ja/now"), live(Address::Now));
        assert_eq!(read("/ja/player/12"), live(Address::Player(PlayerId(12), false)));
        assert_eq!(read("/ja/find?q=%E5%B1%B1+x"), live(Address::Find("山 x".to_owned())));
        assert_eq!(read("/ja/overlay?table=A%201"), live(Address::Overlay(Some("A 1".to_owned()))));
        let site = |path: &str| Some(Wanted::Site(path.to_owned()));
        assert_eq!(read("/en/events/3.html"), site("en/events/3.html"));
        assert_eq!(read("/data/journal.jsonl"), site("data/journal.jsonl"));
        for nothing in ["", "/", "/de/now", "/etc/passwd", "/ja/player/x", "now"] {
            assert_eq!(read(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn a_wall_shows_what_is_asked_for_and_else_what_the_desk_chose() {
        let asked = read("/en/wall?show=bracket,calls,bracket&seconds=1&event=2");
        let display = Display {
            slides: vec![Slide::Bracket, Slide::Calls],
            seconds: 2,
            event: Some(TournamentId(2)),
        };
        assert_eq!(asked, Some(Wanted::Live(Address::Wall(display), Language::English)));
        let usual = Display { slides: vec![Slide::Names], seconds: 8, event: None };
        let usual = Wanted::Live(Address::Wall(usual), Language::English);
        assert_eq!(read("/en/wall?show=nonsense&seconds=x"), Some(usual));
    }

    #[test]
    fn the_language_is_the_one_that_the_browser_wants_most() {
        for (accepted, wanted) in [
            ("ja,en;q=0.8", Language::Japanese),
            ("en-GB,en;q=0.9,ja;q=0.8", Language::English),
            ("de,ja;q=0.4,en;q=0.3", Language::Japanese),
            ("ja;q=0,en;q=0.1", Language::English),
            ("", Language::English),
            ("ja;q=x", Language::English),
        ] {
            assert_eq!(language(accepted), wanted, "{accepted}");
        }
    }
}
