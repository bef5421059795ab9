//! Ratings and titles of registered players as a federation's list has them, compared with those of the club.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;

use super::analysed_moves::figure;
use super::headings::{Column, Columns};
use super::rows::Table;
use super::{ImportFault, TrfReport, Unread, Why, encoding};
use crate::club::action::{AdjustRating, SetTitle};
use crate::club::{Action, Club};
use crate::domain::ids::ListId;
use crate::domain::name::clean;
use crate::domain::number::PlayerId;
use crate::domain::rating::Change;
use crate::domain::trf::TrfPlayer;

static COLUMNS: Columns = Columns::new(&[
    Column::optional("rating")
        .or("elo, std, standard, standard rating, rtg, レート, レーティング, 等級分"),
    Column::optional("name").or("player, 選手, 名前, 氏名, 姓名"),
    Column::optional("id")
        .or("id number, fide id, fideid, fide no, number, 会員番号, 登録番号, 編號"),
    Column::optional("title").or("tit, titl, 称号, 段位, 段級位, 頭銜, 棋力"),
]);
const RATING: usize = 0;
const NAME: usize = 1;
const ID: usize = 2;
const TITLE: usize = 3;

/// Ratings that differ by less are equal.
const SAME: f64 = 0.005;

/// A row of a list.
#[derive(Clone, Debug, PartialEq)]
struct GivenRating {
    line: u64,
    id: Option<String>,
    name: String,
    rating: Option<f64>,
    title: Option<String>,
}

/// The ratings and titles of a list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FederationRatings(Vec<GivenRating>);

/// The differences between a list and the club.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DifferingRatings {
    /// Each player who differs, by number.
    pub changes: Vec<DifferingPlayer>,
    /// How many players are as the list has them already.
    pub same: usize,
    /// How many rows are of no registered player.
    pub unknown: usize,
    /// Lines whose name may be that of several players, or stands there several times.
    pub doubtful: Vec<(u64, String)>,
}

/// A player who differs from the list; each value is that here, where there is one, and that of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct DifferingPlayer {
    pub player: PlayerId,
    pub rating: Option<(Option<f64>, f64)>,
    pub title: Option<(Option<String>, String)>,
}

impl FederationRatings {
    /// Reads a table with the columns `rating`, `id` or `name` and perhaps `title`, or the list of FIDE as text or XML.
    /// Rows without a rating and a title are passed over.
    pub fn read(bytes: &[u8]) -> Result<Self, Unread> {
        if bytes.starts_with(FIDE_HEAD.as_bytes()) {
            let (text, _) = encoding::western(bytes)?;
            return of_fide(&text).map_err(Unread::from);
        }
        if is_one(bytes) {
            let (text, _) = encoding::western(bytes)?;
            return Ok(Self(rows(&text).collect()));
        }
        let table = Table::open_list(bytes.into(), &COLUMNS)?;
        if !table.has(RATING) && !table.has(TITLE) {
            return Err(ImportFault::new(1, "", Why::MissingColumn("rating")).into());
        }
        let mut rows = Vec::new();
        for row in table.rows() {
            let row = row?;
            let rating = row.given(RATING).map(|rated| figure(&row, RATING, rated)).transpose()?;
            let rating = rating.filter(|rating| *rating != 0.0);
            let title = row.given(TITLE).and_then(title);
            if rating.is_none() && title.is_none() {
                continue;
            }
            let id = row.given(ID).map(str::to_owned);
            let name = clean(row.given(NAME).unwrap_or_default());
            if id.is_none() && name.is_empty() {
                return Err(row.fault(NAME, Why::Empty).into());
            }
            rows.push(GivenRating { line: row.line, id, name, rating, title });
        }
        Ok(Self(rows))
    }

    /// Reads a file by its name: a tournament report (`.trf`), or a list.
    pub fn read_file(name: &str, bytes: &[u8]) -> Result<Self, Unread> {
        let end = name.rsplit_once('.').map(|(_, end)| end);
        if end.is_some_and(|end| end.eq_ignore_ascii_case("trf")) {
            return Ok(Self::of_report(&TrfReport::read(bytes)?));
        }
        Self::read(bytes)
    }

    /// The ratings and titles that a tournament report has of its players.
    pub fn of_report(report: &TrfReport) -> Self {
        let row = |player: &TrfPlayer| GivenRating {
            line: player.line,
            id: Some(player.fide.clone()).filter(|id| !id.is_empty()),
            name: clean(&player.name),
            rating: player.rating.filter(|rating| *rating > 0).map(f64::from),
            title: title(&player.title),
        };
        Self(report.report().players.iter().map(row).collect())
    }

    /// Compares the ratings with those of a rating list, and the titles with those of the players. Where the list has no
    /// title, that of the club stays. A row is of the player who has its number in a scheme or with the
    /// club; else of the only one of its name, if no other row has that and no number speaks against it.
    pub fn compare(&self, club: &Club, list: ListId, scheme: &str) -> DifferingRatings {
        let mut found = DifferingRatings::default();
        let mut rows: HashMap<PlayerId, &GivenRating> = HashMap::new();
        let mut named: HashMap<PlayerId, &GivenRating> = HashMap::new();
        let mut twice: HashSet<PlayerId> = HashSet::new();
        for row in &self.0 {
            if let Some(player) = row.id.as_deref().and_then(|id| numbered(club, scheme, id)) {
                rows.entry(player).or_insert(row);
                continue;
            }
            let alike = alike(club, &row.name);
            let of_others = |player: &PlayerId| {
                row.id.is_some() && club.registry().external_of(*player, scheme).is_some()
            };
            let meant: Vec<PlayerId> = alike.into_iter().filter(|one| !of_others(one)).collect();
            match meant[..] {
                [] => found.unknown += 1,
                [player] => {
                    if named.insert(player, row).is_some() {
                        twice.insert(player);
                    }
                }
                _ => found.doubtful.push((row.line, row.name.clone())),
            }
        }
        for (player, row) in named {
            if twice.contains(&player) {
                found.doubtful.push((row.line, row.name.clone()));
            } else {
                rows.entry(player).or_insert(row);
            }
        }
        let ratings = club.ratings(list);
        for (player, row) in rows {
            let own = ratings.filter(|all| all.is_rated(player)).map(|all| all.rating(player));
            let differs = |rating: &f64| own.is_none_or(|own| (own - rating).abs() >= SAME);
            let rating = row.rating.filter(differs).map(|rating| (own, rating));
            let own = club.player(player).and_then(|known| known.title.clone());
            let title = row.title.clone().filter(|title| own.as_ref() != Some(title));
            let title = title.map(|title| (own, title));
            if rating.is_none() && title.is_none() {
                found.same += 1;
            } else {
                found.changes.push(DifferingPlayer { player, rating, title });
            }
        }
        found.changes.sort_by_key(|one| one.player);
        found.doubtful.sort();
        found
    }
}

impl DifferingRatings {
    /// The corrections that follow the list from a day on. A title is set where the person has one.
    pub fn corrections(
        &self,
        (club, list): (&Club, ListId),
        reason: &str,
        on: NaiveDate,
    ) -> Vec<Action> {
        let correct = |one: &DifferingPlayer, rating: f64| {
            let (player, change, reason) =
                (Some(one.player), Change::To(rating), reason.to_owned());
            AdjustRating { list, player, change, reason, on }.into()
        };
        let entitle = |one: &DifferingPlayer, title: &str| {
            let at = club.registry().changed_at(one.player, false, |known| known.title.is_some());
            let title = Some(title.to_owned());
            at.into_iter().map(move |player| SetTitle { player, title: title.clone() }.into())
        };
        let actions = |one: &DifferingPlayer| {
            let rating = one.rating.iter().map(|(_, rating)| correct(one, *rating));
            let title = one.title.iter().flat_map(|(_, title)| entitle(one, title));
            rating.chain(title).collect::<Vec<Action>>()
        };
        self.changes.iter().flat_map(actions).collect()
    }
}

/// The players of a name: as it stands, else with its words in either order, with a comma behind the family name or without.
fn alike(club: &Club, name: &str) -> Vec<PlayerId> {
    let plain = clean(&name.replace(',', " "));
    let family_first = plain.split_once(' ').map(|(family, given)| format!("{family}, {given}"));
    let family_last = plain.rsplit_once(' ').map(|(given, family)| format!("{family}, {given}"));
    let spellings = [Some(name.to_owned()), Some(plain), family_first, family_last];
    let found = spellings.into_iter().flatten().map(|name| club.registry().namesakes(&name));
    found.into_iter().find(|players| !players.is_empty()).unwrap_or_default()
}

/// The registered player with this ID in a scheme, or with this registration number (`P0012-8`).
fn numbered(club: &Club, scheme: &str, id: &str) -> Option<PlayerId> {
    // Bare digits are an ID of the federation.
    let is_own = id.starts_with(['P', 'p']);
    let own = || PlayerId::parse(id).ok().filter(|own| is_own && club.player(*own).is_some());
    let known = club.registry().external(scheme, id).or_else(own)?;
    Some(club.registry().today(known))
}

/// The first words of FIDE's list.
const FIDE_HEAD: &str = "ID Number";
/// The column of ratings in the combined list. In a single list its heading is the month.
const FIDE_STANDARD: &str = "SRtng";

/// Reads FIDE's list as text. Its columns have fixed widths and begin below their headings.
fn of_fide(text: &str) -> Result<FederationRatings, ImportFault> {
    let head = text.lines().next().unwrap_or_default();
    let fault = |column: &'static str| {
        ImportFault::new(1, head.trim(), Why::MissingColumn(column)).under(column)
    };
    let at = |heading: &str| head.find(heading);
    let [name, behind] = ["Name", "Fed"].map(at);
    let sides = name.zip(behind).filter(|(name, behind)| name < behind);
    let (name, behind) = sides.ok_or_else(|| fault("name"))?;
    let of_month = || head.split_whitespace().find(|heading| is_month(heading));
    let rating = at(FIDE_STANDARD).or_else(|| at(of_month()?)).ok_or_else(|| fault("rating"))?;
    let titles = [" Tit ", " WTit "].map(|heading| at(heading).map(|at| at + 1));
    let row = |(line, text): (u64, &str)| {
        let cell = |from: usize, to: usize| {
            let letters = text.chars().skip(from).take(to - from);
            clean(&letters.collect::<String>())
        };
        let rating = cell(rating, rating + 4).parse().ok().filter(|it: &f64| *it > 0.0);
        // A woman may also have a title among women.
        let title = titles.iter().flatten().find_map(|at| title(&cell(*at, at + 4)));
        let id = Some(cell(0, name)).filter(|id| !id.is_empty());
        let is_told = rating.is_some() || title.is_some();
        is_told.then(|| GivenRating { line, id, name: cell(name, behind), rating, title })
    };
    Ok(FederationRatings((1..).zip(text.lines()).skip(1).filter_map(row).collect()))
}

/// A title in its full form. FIDE's older lists and reports have only the first letters of some.
pub(super) fn title(text: &str) -> Option<String> {
    const SHORT: [(&str, &str); 8] = [
        ("g", "GM"),
        ("m", "IM"),
        ("f", "FM"),
        ("c", "CM"),
        ("wg", "WGM"),
        ("wm", "WIM"),
        ("wf", "WFM"),
        ("wc", "WCM"),
    ];
    let text = clean(text);
    let whole = SHORT.iter().find(|(short, _)| *short == text).map(|(_, whole)| *whole);
    Some(whole.map_or(text, str::to_owned)).filter(|title| !title.is_empty())
}

/// Whether a heading is a month, such as `NOV26`.
fn is_month(heading: &str) -> bool {
    const MONTHS: [&str; 12] =
        ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
    MONTHS.iter().any(|month| {
        let year = heading.to_ascii_uppercase().strip_prefix(month).map(str::to_owned);
        year.is_some_and(|year| year.len() == 2 && year.bytes().all(|one| one.is_ascii_digit()))
    })
}

/// The element with all players.
const ROOT: &str = "<playerslist";
/// The element begins within so many bytes of the file.
const HEAD: usize = 512;

/// Whether a file begins as the list does.
fn is_one(bytes: &[u8]) -> bool {
    let head = bytes.get(..HEAD).unwrap_or(bytes);
    head.windows(ROOT.len()).any(|text| text == ROOT.as_bytes())
}

/// The players with a rating or title, each with the line of its element.
fn rows(text: &str) -> impl Iterator<Item = GivenRating> {
    let mut parts = text.split("<player>");
    let mut line = 1 + lines(parts.next().unwrap_or_default());
    parts.filter_map(move |part| {
        let row = row(part, line);
        line += lines(part);
        row
    })
}

fn lines(text: &str) -> u64 {
    text.bytes().filter(|byte| *byte == b'\n').count() as u64
}

fn row(part: &str, line: u64) -> Option<GivenRating> {
    let text = |element: &str| {
        let (_, behind) = part.split_once(&format!("<{element}>"))?;
        let (inside, _) = behind.split_once("</")?;
        Some(clean(&unescaped(inside))).filter(|text| !text.is_empty())
    };
    let rating = text("rating").and_then(|text| text.parse().ok()).filter(|it: &f64| *it > 0.0);
    let title = ["title", "w_title"].into_iter().find_map(|one| title(&text(one)?));
    (rating.is_some() || title.is_some()).then(|| GivenRating {
        line,
        id: text("fideid"),
        name: text("name").unwrap_or_default(),
        rating,
        title,
    })
}

fn unescaped(text: &str) -> String {
    const SIGNS: [(&str, &str); 5] =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")];
    SIGNS.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::registry::NewPlayer;
    use crate::club::{Place, Seq};
    use crate::domain::ids::ExternalId;

    /// Seven registered players; the first two have numbers of FIDE.
    fn club() -> Club {
        let mut club = Club::default();
        let people = [
            ("Carlsen, Magnus", Some("1503014")),
            ("Polgar, Judit", Some("700070")),
            ("Ada Primrose", None),
            ("Kim Lee", None),
            ("Kim Lee", None),
            ("Boris Quentin", None),
            ("Schmidt, José", None),
        ];
        for (number, (name, fide)) in (1_u32..).zip(people) {
            let external =
                fide.map(|value| ExternalId { scheme: "FIDE".to_owned(), value: value.to_owned() });
            let new =
                NewPlayer { external: external.into_iter().collect(), ..NewPlayer::named(name) };
            let place = Place { seq: Seq(1), index: number };
            club.perform(&new.registration(PlayerId(number)), place).expect("registered");
        }
        club
    }

    fn compared(text: &str) -> DifferingRatings {
        let club = club();
        let list = club.lists().next().expect("a list").id;
        FederationRatings::read(text.as_bytes()).expect("a list").compare(&club, list, "FIDE")
    }

    /// The ratings of the list for players who have none here.
    fn ratings(found: &DifferingRatings) -> Vec<(u32, f64)> {
        let rating = |one: &DifferingPlayer| match one.rating {
            Some((None, rating)) => Some((one.player.0, rating)),
            _ => None,
        };
        found.changes.iter().filter_map(rating).collect()
    }

    fn titles(found: &DifferingRatings) -> Vec<(u32, &str)> {
        let titled =
            found.changes.iter().filter_map(|one| one.title.as_ref().zip(Some(one.player)));
        titled.map(|((_, title), player)| (player.0, title.as_str())).collect()
    }

    #[test]
    fn rows_mean_players_by_number_and_else_by_a_name_that_is_one_players_alone() {
        let found = compared(
            "Fide ID,Name,Fed,Rating\n700070,\"Polgar, J.\",HUN,2675\n1503014,x,NOR,2840\n\
             999,\"Carlsen, Magnus\",DEN,1500\n,\"Primrose, Ada\",,1612\n77,Kim Lee,KOR,1400\n\
             5,Boris Quentin,FRA,1700\n6,Boris Quentin,BEL,1800\n7,Unknown,,1900\n8,Unrated,,\n9,Zero,,0\n",
        );
        assert_eq!(ratings(&found), [(1, 2840.0), (2, 2675.0), (3, 1612.0)]);
        assert_eq!(titles(&found), []);
        let doubtful: Vec<&str> = found.doubtful.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(doubtful, ["Kim Lee", "Boris Quentin"]);
        assert_eq!((found.same, found.unknown), (0, 2), "another Carlsen, and Unknown");
    }

    #[test]
    fn a_name_is_found_in_either_order_with_a_comma_and_without() {
        for name in ["\"Schmidt, José\"", "José Schmidt", "Schmidt José", "\"José, Schmidt\""] {
            let found = compared(&format!("name,rating\n{name},1700\n"));
            assert_eq!(ratings(&found), [(7, 1700.0)], "{name}");
        }
        let found = compared("name,rating\n\"Schmidt, José\",1700\nJosé Schmidt,1500\n");
        assert_eq!((found.changes.len(), found.doubtful.len()), (0, 1), "two rows for one");
    }

    /// Headings and widths as in `players_list_foa.txt` of FIDE (<https://ratings.fide.com/download_lists.phtml>): the title
    /// from column 85 on, that among women from 90, the standard rating from 114.
    #[test]
    fn the_list_of_fide_is_read_by_its_columns() {
        let head = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
        let row = |id: &str, name: &str, titles: [&str; 3], rating: &str| {
            let [title, women, others] = titles;
            format!(
                "{id:<15}{name:<61}NOR F   {title:<5}{women:<5}{others:<19}{rating:<6}0   10 2832  0   10 2888  0   10 1990      "
            )
        };
        let magnus = row("1503014", "Carlsen, Magnus", ["GM", "", ""], "2839");
        let judit = row("700070", "Polgar, Judit", ["GM", "WGM", "FST"], "2675");
        let ada = row("4", "Primrose, Ada", ["", "WFM", ""], "0");
        let found = compared(&format!("{head}\r\n{magnus}\r\n{judit}\r\n{ada}\r\n"));
        assert_eq!(ratings(&found), [(1, 2839.0), (2, 2675.0)]);
        assert_eq!(titles(&found), [(1, "GM"), (2, "GM"), (3, "WFM")]);
        let head = head.replace("SRtng", "NOV26");
        assert_eq!(compared(&format!("{head}\n{magnus}\n")).changes.len(), 1);
        let wrong = FederationRatings::read(b"ID Number   Name  Fed\n").expect_err("no ratings");
        assert_eq!(wrong.first().why, Why::MissingColumn("rating"));
    }

    /// Elements as in `standard_rating_list.xml` of FIDE (the same page).
    #[test]
    fn the_list_of_fide_is_read_as_xml() {
        let found = compared(
            "<?xml version=\"1.0\"?>\n<playerslist>\n<player>\n<fideid>1503014</fideid>\n<name>Carlsen, Magnus</name>\n\
             <country>NOR</country>\n<sex>M</sex>\n<title>GM</title>\n<w_title></w_title>\n<o_title></o_title>\n\
             <rating>2839</rating>\n<games>0</games>\n<k>10</k>\n<birthday>1990</birthday>\n<flag></flag>\n</player>\n\
             <player><fideid>6</fideid><name>Primrose, Ada</name><title></title><w_title>WFM</w_title><rating>0</rating></player>\n\
             <player><fideid>7</fideid><name>O&apos;Neil &amp; Co</name><title></title><rating>1500</rating></player>\n</playerslist>\n",
        );
        assert_eq!(ratings(&found), [(1, 2839.0)]);
        assert_eq!(titles(&found), [(1, "GM"), (3, "WFM")]);
        assert_eq!((found.unknown, found.same), (1, 0));
    }

    #[test]
    fn a_title_differs_where_the_list_has_another_one_and_stays_where_it_has_none() {
        let mut club = club();
        let list = club.lists().next().expect("a list").id;
        let title = |player, title: &str| {
            Action::SetTitle(SetTitle { player: PlayerId(player), title: Some(title.to_owned()) })
        };
        for (index, action) in (1..).zip([title(1, "IM"), title(2, "GM"), title(3, "四段")]) {
            club.perform(&action, Place { seq: Seq(2), index }).expect("set");
        }
        let text = "id,name,title,rating\n1503014,,g,\n700070,,GM,\n,Ada Primrose,,\n,Nobody,,\n";
        let read = FederationRatings::read(text.as_bytes()).expect("a list");
        let found = read.compare(&club, list, "FIDE");
        let only = DifferingPlayer {
            player: PlayerId(1),
            rating: None,
            title: Some((Some("IM".to_owned()), "GM".to_owned())),
        };
        assert_eq!((&found.changes[..], found.same), (&[only][..], 1));
        let day = NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
        assert_eq!(found.corrections((&club, list), "the list", day), [title(1, "GM")]);
    }
}
