//! Parts of every page: head, links to the other pages, foot.

use std::hash::{BuildHasher as _, Hash};

use foldhash::quality::FixedState;
use maud::{DOCTYPE, Markup, html};

use super::SiteContent;
use super::facts::{Facts, Figure, Who};
use crate::club::Club;
use crate::club::registry::titled;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::written;
use crate::words::Words;
use crate::words::web::SiteWords;

/// The parts that pages have in common: the head, the ways to other pages, the foot.
#[derive(Clone, Copy)]
pub struct Frame<'a> {
    pub words: &'static Words,
    /// The club's name; none for a plain heading.
    pub title: Option<&'a str>,
    /// Whether a host serves the pages, with those of what is being played, and sends what changes.
    pub is_live: bool,
}

/// The site in one language.
#[derive(Clone, Copy)]
pub(super) struct Edition<'a> {
    pub(super) words: &'static Words,
    /// The club with words for hidden players.
    pub(super) club: &'a Club,
    pub(super) record: &'a SiteContent,
    pub(super) facts: &'a Facts<'a>,
}

/// A part of the site that the ways at the top lead to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Pages of a host alone: what is being played, a player's own page, who is expected.
    Now,
    Me,
    Door,
    Home,
    Ranking,
    Events,
    Versus,
    Trust,
    Method,
    Journal,
}

/// A page to be laid out.
pub struct Sheet<'t> {
    /// Below the language, such as `players/P0012.html`.
    pub address: String,
    pub title: &'t str,
    pub part: Part,
    /// Whether it may be sorted and searched.
    pub has_script: bool,
}

/// Where a player's page lies below the language.
pub fn player_address(id: PlayerId) -> String {
    let number = id.to_string();
    // Without the check digit, which only typed numbers need.
    let plain = number.split('-').next().unwrap_or(&number);
    format!("players/{plain}.html")
}

/// Where an event's page lies below the language.
pub fn event_address(id: TournamentId) -> String {
    format!("events/{}.html", id.0)
}

/// The address of a list's page. The main list has the plain address.
pub(super) fn list_address(name: &str, list: ListId) -> String {
    if list == ListId::MAIN { format!("{name}.html") } else { format!("{name}-{}.html", list.0) }
}

/// The anchor of a match on its tournament's page.
pub(super) fn match_anchor(no: MatchNo) -> String {
    format!("m{no}")
}

impl<'a> Edition<'a> {
    pub(super) fn site(self) -> SiteWords {
        self.words.site
    }

    /// The folder of the language, which is also the value of `lang`.
    pub(super) fn folder(self) -> &'static str {
        self.words.language.code()
    }

    /// The club's name, or a general heading.
    pub(super) fn title(self) -> &'a str {
        self.record.options.title.as_deref().unwrap_or_else(|| self.site().untitled())
    }

    /// The path of a page in this language.
    pub(super) fn path(self, address: &str) -> String {
        format!("{}/{address}", self.folder())
    }

    /// A page that depends on the whole record.
    pub(super) fn page(
        self,
        part: Part,
        address: impl Into<String>,
        title: &'a str,
        has_script: bool,
        content: impl Fn() -> Markup + Send + Sync + 'a,
    ) -> Page<'a> {
        let sheet = Sheet { address: address.into(), title, part, has_script };
        let path = self.path(&sheet.address);
        let make = move || self.lay_out(&sheet, &content()).into_string().into_bytes();
        Page::whole(path, make)
    }

    /// The ways to the pages of all lists, if there are several.
    pub(super) fn lists(self, page: &str, here: ListId) -> Markup {
        html! {
            @if self.club.lists().nth(1).is_some() {
                p {
                    (self.site().lists()) " "
                    @for list in self.club.lists() {
                        @if list.id == here { strong { (list.name) } " " }
                        @else { a href=(list_address(page, list.id)) { (list.name) } " " }
                    }
                }
            }
        }
    }

    /// The name of a player, linked to the player's page; for a hidden player, the words for one.
    pub(super) fn player(self, who: Who<'_>, up: &str) -> Markup {
        html! {
            @if let Some(name) = who.name { a href={ (up) (player_address(who.id)) } { (name) } }
            @else { span.unnamed { (self.site().hidden()) } }
        }
    }

    /// Like [`Self::player`], with the title.
    pub(super) fn titled_player(self, who: Who<'_>, up: &str) -> Markup {
        match who.name.filter(|_| who.title.is_some()) {
            Some(name) => html! {
                a href={ (up) (player_address(who.id)) } { (titled(name, who.title)) }
            },
            None => self.player(who, up),
        }
    }

    pub(super) fn name(self, who: Who<'_>) -> &str {
        who.name.unwrap_or_else(|| self.site().hidden())
    }

    pub(super) fn lay_out(self, sheet: &Sheet<'_>, content: &Markup) -> Markup {
        let SiteContent { options, is_live, .. } = self.record;
        let title = options.title.as_deref();
        let frame = Frame { words: self.words, title, is_live: *is_live };
        frame.lay_out(sheet, content)
    }
}

impl Frame<'_> {
    pub fn lay_out(self, sheet: &Sheet<'_>, content: &Markup) -> Markup {
        let Self { words, is_live, .. } = self;
        let (site, language) = (words.site, words.language.code());
        // A table that readers may have sorted must not be replaced.
        let changes = is_live && !sheet.has_script;
        let club = self.title.unwrap_or_else(|| site.untitled());
        let up = "../".repeat(sheet.address.matches('/').count());
        let other = words.language.other();
        let title = if sheet.part == Part::Home {
            club.to_owned()
        } else {
            format!("{} · {club}", sheet.title)
        };
        html! {
            (DOCTYPE)
            html lang=(language) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (title) }
                    link rel="stylesheet" href={ (up) "../style.css" };
                    @if is_live { link rel="stylesheet" href={ (up) "../live.css" }; }
                    link rel="icon" href={ (up) "../icon.svg" } type="image/svg+xml";
                    link rel="alternate" hreflang=(other.code()) href={ (up) "../" (other.code()) "/" (sheet.address) };
                    link rel="alternate" type="application/atom+xml" href={ (up) "feed.xml" } title=(site.feed());
                    @if sheet.has_script {
                        script src={ (up) "../table.js" } defer {}
                    }
                    @if is_live { script src={ (up) "../live.js" } defer {} }
                }
                body {
                    a.skip href="#content" { (site.skip()) }
                    header {
                        a.club href={ (up) "index.html" } { (club) }
                        nav aria-label=(site.parts()) {
                            (self.ways(sheet.part, &up))
                        }
                        a.language lang=(other.code()) hreflang=(other.code()) href={ (up) "../" (other.code()) "/" (sheet.address) } {
                            (other.words().site.language_name())
                        }
                    }
                    @if is_live { p #offline role="status" data-said=(words.web.offline()) {} }
                    main #content data-seen=[changes.then(|| digest(&content.0))] { (content) }
                    footer {
                        p {
                            (site.made_with()) " "
                            a href={ (up) "journal.html" } { (site.check_it()) } " · "
                            a href={ (up) "feed.xml" } { (site.feed()) }
                        }
                    }
                }
            }
        }
    }

    fn ways(self, here: Part, up: &str) -> Markup {
        let (site, web) = (self.words.site, self.words.web);
        let live = [(Part::Now, "now", web.now()), (Part::Me, "me", web.me())];
        let parts = [
            (Part::Ranking, "ranking.html", site.ranking()),
            (Part::Events, "events.html", site.events()),
            (Part::Versus, "versus.html", site.versus()),
            (Part::Trust, "calibration.html", site.calibration()),
            (Part::Method, "method.html", site.method()),
            (Part::Journal, "journal.html", site.journal()),
        ];
        html! {
            ul {
                @for (part, address, name) in live.into_iter().filter(|_| self.is_live).chain(parts) {
                    li {
                        a href={ (up) (address) } aria-current=[(part == here).then_some("page")] { (name) }
                    }
                }
            }
        }
    }
}

/// A rating. The script sorts by all its digits.
pub(super) fn rating_cell(rating: f64) -> Markup {
    html! { td.n data-v=(rating) { (written(rating)) } }
}

/// The change of a rating, such as `+12.34`, with a real minus sign; `–` if not rated.
pub(super) fn change(moved: Option<[Figure; 2]>) -> Markup {
    let Some([before, after]) = moved else { return html! { span.none { "–" } } };
    let points = after.0 - before.0;
    let text = crate::domain::rating::written_change(points).replace('-', "−");
    let class = if points > 0.0 {
        "up"
    } else if points < 0.0 {
        "down"
    } else {
        "none"
    };
    html! { span class=(class) { (text) } }
}

/// A mark of a page's content, which differs when any of the content does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// Facts that were read already: the page need not be made to know whether it changed.
    Facts(u64),
    /// Only its content says.
    Content,
}

/// Makes the bytes of a page.
type Make<'a> = Box<dyn Fn() -> Vec<u8> + Send + Sync + 'a>;

/// One file of the site.
pub struct Page<'a> {
    /// Where it lies below the site, with slashes between the parts.
    pub path: String,
    pub shows: Shows,
    make: Make<'a>,
}

impl<'a> Page<'a> {
    /// A page that depends on these facts only.
    pub(super) fn of(
        path: String,
        facts: impl Hash,
        make: impl Fn() -> Vec<u8> + Send + Sync + 'a,
    ) -> Self {
        // Another version of the program may show the same facts differently.
        let shows = Shows::Facts(digest((env!("CARGO_PKG_VERSION"), facts)));
        Self { path, shows, make: Box::new(make) }
    }

    /// A page that depends on the whole record.
    pub(super) fn whole(
        path: impl Into<String>,
        make: impl Fn() -> Vec<u8> + Send + Sync + 'a,
    ) -> Self {
        Self { path: path.into(), shows: Shows::Content, make: Box::new(make) }
    }

    /// Its content.
    pub fn bytes(&self) -> Vec<u8> {
        (self.make)()
    }
}

/// A number that is another when the facts are; the same in every run, since it is kept beside the pages.
pub fn digest(facts: impl Hash) -> u64 {
    FixedState::default().hash_one(facts)
}
