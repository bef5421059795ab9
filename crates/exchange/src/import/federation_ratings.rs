//! Ratings of registered players as a federation's list has them, compared with those of a rating list of the club.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;

use super::analysed_moves::figure;
use super::headings::Column;
use super::rows::Table;
use super::{ImportFault, TrfReport, Unread, Why, encoding};
use crate::club::action::AdjustRating;
use crate::club::{Action, Club};
use crate::domain::ids::ListId;
use crate::domain::name::{clean, fold};
use crate::domain::number::PlayerId;
use crate::domain::rating::Change;

const COLUMNS: &[Column] = &[
    Column::required("rating")
        .or("elo, std, standard, standard rating, rtg, レート, レーティング, 等級分"),
    Column::optional("name").or("player, 選手, 名前, 氏名, 姓名"),
    Column::optional("id")
        .or("id number, fide id, fideid, fide no, number, 会員番号, 登録番号, 編號"),
];
const RATING: usize = 0;
const NAME: usize = 1;
const ID: usize = 2;

/// A rating below this is no difference.
const SAME: f64 = 0.005;

/// A row of a list.
#[derive(Clone, Debug, PartialEq)]
struct GivenRating {
    line: u64,
    id: Option<String>,
    name: String,
    rating: f64,
}

/// The ratings of a list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FederationRatings(Vec<GivenRating>);

/// The differences between a list and the club.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DifferingRatings {
    /// Each player whose rating differs, by number: the rating here, if there is one, and that of the list.
    pub changes: Vec<(PlayerId, Option<f64>, f64)>,
    /// How many players have the rating of the list already.
    pub same: usize,
    /// How many rows are of no registered player.
    pub unknown: usize,
    /// Lines whose name may be that of several players, or stands there several times.
    pub doubtful: Vec<(u64, String)>,
}

impl FederationRatings {
    /// Reads a table with the columns `rating` and `id` or `name`, or the list of FIDE as text. Rows without a rating are
    /// passed over.
    pub fn read(bytes: &[u8]) -> Result<Self, Unread> {
        if bytes.starts_with(FIDE_HEAD.as_bytes()) {
            let (text, _) = encoding::western(bytes)?;
            return of_fide(&text).map_err(Unread::from);
        }
        let table = Table::open_list(bytes.into(), COLUMNS)?;
        let mut rows = Vec::new();
        for row in table.rows() {
            let row = row?;
            let Some(rated) = row.given(RATING) else { continue };
            let rating = figure(&row, RATING, rated)?;
            let id = row.given(ID).map(str::to_owned);
            let name = clean(row.given(NAME).unwrap_or_default());
            if id.is_none() && name.is_empty() {
                return Err(row.fault(NAME, Why::Empty).into());
            }
            if rating != 0.0 {
                rows.push(GivenRating { line: row.line, id, name, rating });
            }
        }
        Ok(Self(rows))
    }

    /// The ratings that a tournament report has of its players.
    pub fn of_report(report: &TrfReport) -> Self {
        let rated = report.report().players.iter().filter_map(|player| {
            let id = Some(player.fide.clone()).filter(|id| !id.is_empty());
            let rating = f64::from(player.rating.filter(|rating| *rating > 0)?);
            Some(GivenRating { line: player.line, id, name: clean(&player.name), rating })
        });
        Self(rated.collect())
    }

    /// Compares the ratings with those of a rating list. A row is of the player who has its number in a scheme or with the
    /// club; else of the only one of its name, if no other row has that and no number speaks against it.
    pub fn compare(&self, club: &Club, list: ListId, scheme: &str) -> DifferingRatings {
        let mut found = DifferingRatings::default();
        let mut rated: HashMap<PlayerId, f64> = HashMap::new();
        let mut named: HashMap<String, (PlayerId, &GivenRating)> = HashMap::new();
        let mut twice: HashSet<String> = HashSet::new();
        for row in &self.0 {
            if let Some(player) = row.id.as_deref().and_then(|id| numbered(club, scheme, id)) {
                rated.entry(player).or_insert(row.rating);
                continue;
            }
            // "Lastname, Firstname" is one of a player's names with its words turned.
            let alike = club.registry().namesakes(&row.name.replace(',', " "));
            let of_others = |player: &PlayerId| {
                row.id.is_some() && club.registry().external_of(*player, scheme).is_some()
            };
            let meant: Vec<PlayerId> = alike.into_iter().filter(|one| !of_others(one)).collect();
            match meant[..] {
                [] => found.unknown += 1,
                [player] => {
                    let key = fold(&row.name);
                    if named.insert(key.clone(), (player, row)).is_some() {
                        twice.insert(key);
                    }
                }
                _ => found.doubtful.push((row.line, row.name.clone())),
            }
        }
        for (key, (player, row)) in named {
            if twice.contains(&key) {
                found.doubtful.push((row.line, row.name.clone()));
            } else {
                rated.entry(player).or_insert(row.rating);
            }
        }
        let ratings = club.ratings(list);
        for (player, rating) in rated {
            let own = ratings.filter(|all| all.is_rated(player)).map(|all| all.rating(player));
            if own.is_some_and(|own| (own - rating).abs() < SAME) {
                found.same += 1;
            } else {
                found.changes.push((player, own, rating));
            }
        }
        found.changes.sort_by_key(|(player, ..)| *player);
        found.doubtful.sort();
        found
    }
}

impl DifferingRatings {
    /// The corrections that follow the list from a day on.
    pub fn corrections(&self, list: ListId, reason: &str, on: NaiveDate) -> Vec<Action> {
        let correction = |(player, _, rating): &(PlayerId, Option<f64>, f64)| {
            let (player, change) = (Some(*player), Change::To(*rating));
            Action::AdjustRating(AdjustRating {
                list,
                player,
                change,
                reason: reason.to_owned(),
                on,
            })
        };
        self.changes.iter().map(correction).collect()
    }
}

/// The registered player who has this number in a scheme, or with the club (`P0012-8`).
fn numbered(club: &Club, scheme: &str, id: &str) -> Option<PlayerId> {
    // Bare digits are a number of the federation.
    let is_own = id.starts_with(['P', 'p']);
    let own = || PlayerId::parse(id).ok().filter(|own| is_own && club.player(*own).is_some());
    let known = club.registry().external(scheme, id).or_else(own)?;
    Some(club.registry().today(known))
}

/// How FIDE's list begins.
const FIDE_HEAD: &str = "ID Number";
/// The column of its ratings in the list of all; that of one list has the month above it.
const FIDE_STANDARD: &str = "SRtng";

/// Reads FIDE's list as text: columns of fixed widths, whose headings stand above their beginnings.
fn of_fide(text: &str) -> Result<FederationRatings, ImportFault> {
    let head = text.lines().next().unwrap_or_default();
    let fault = |column: &'static str| ImportFault {
        line: 1,
        column: Some(column.to_owned()),
        value: head.trim().to_owned(),
        why: Why::MissingColumn(column),
    };
    let at = |heading: &str| head.find(heading);
    let [name, behind] = ["Name", "Fed"].map(at);
    let sides = name.zip(behind).filter(|(name, behind)| name < behind);
    let (name, behind) = sides.ok_or_else(|| fault("name"))?;
    let of_month = || head.split_whitespace().find(|heading| is_month(heading));
    let rating = at(FIDE_STANDARD).or_else(|| at(of_month()?)).ok_or_else(|| fault("rating"))?;
    let row = |(line, text): (u64, &str)| {
        let cell = |from: usize, to: usize| {
            let letters = text.chars().skip(from).take(to - from);
            clean(&letters.collect::<String>())
        };
        let rating: f64 = cell(rating, rating + 4).parse().ok().filter(|it| *it > 0.0)?;
        let id = Some(cell(0, name)).filter(|id| !id.is_empty());
        Some(GivenRating { line, id, name: cell(name, behind), rating })
    };
    Ok(FederationRatings((1..).zip(text.lines()).skip(1).filter_map(row).collect()))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::registry::NewPlayer;
    use crate::club::{Place, Seq};
    use crate::domain::ids::ExternalId;

    /// Six registered players; the first two have numbers of FIDE.
    fn club() -> Club {
        let mut club = Club::default();
        let people = [
            ("Carlsen, Magnus", Some("1503014")),
            ("Polgar, Judit", Some("700070")),
            ("Ada Primrose", None),
            ("Kim Lee", None),
            ("Kim Lee", None),
            ("Boris Quentin", None),
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

    #[test]
    fn rows_mean_players_by_number_and_else_by_a_name_that_is_one_players_alone() {
        let found = compared(
            "Fide ID,Name,Fed,Rating\n700070,\"Polgar, J.\",HUN,2675\n1503014,x,NOR,2840\n\
             999,\"Carlsen, Magnus\",DEN,1500\n,\"Primrose, Ada\",,1612\n77,Kim Lee,KOR,1400\n\
             5,Boris Quentin,FRA,1700\n6,Boris Quentin,BEL,1800\n7,Unknown,,1900\n8,Unrated,,\n9,Zero,,0\n",
        );
        let changes = [(1, 2840.0), (2, 2675.0), (3, 1612.0)];
        assert_eq!(found.changes, changes.map(|(id, rating)| (PlayerId(id), None, rating)));
        let doubtful: Vec<&str> = found.doubtful.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(doubtful, ["Kim Lee", "Boris Quentin"]);
        assert_eq!((found.same, found.unknown), (0, 2), "another Carlsen, and Unknown");
    }

    /// Headings and widths as in `players_list_foa.txt` of FIDE (<https://ratings.fide.com/download_lists.phtml>).
    #[test]
    fn the_list_of_fide_is_read_by_its_columns() {
        let head = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
        let row = |id: &str, name: &str, federation: &str, rating: &str| {
            let titles = "GM   WGM";
            format!("{id:<15}{name:<61}{federation:<4}F   {titles:<29}{rating:<6}0   10")
        };
        let magnus = row("1503014", "Carlsen, Magnus", "NOR", "2839");
        let judit = row("700070", "Polgar, Judit", "HUN", "2675");
        let found = compared(&format!("{head}\n{magnus}\n{judit}\n"));
        let changes = [(1, 2839.0), (2, 2675.0)];
        assert_eq!(found.changes, changes.map(|(id, rating)| (PlayerId(id), None, rating)));
        let head = head.replace("SRtng", "NOV26");
        assert_eq!(compared(&format!("{head}\n{magnus}\n")).changes.len(), 1);
        let wrong = FederationRatings::read(b"ID Number   Name  Fed\n").expect_err("no ratings");
        assert_eq!(wrong.first().why, Why::MissingColumn("rating"));
    }
}
