//! A player's page, and the pages of numbers that lead on to it.

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::Page;
use super::facts::{Curve, Evening, PlayerFacts, Row, Score, Who};
use super::layout::{
    Edition, Part, Sheet, change, event_address, list_address, match_anchor, player_address,
};
use crate::club::registry::titled;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::written;
use crate::domain::score::{Outcome, Side};
use crate::drawing::{Drawing, Subject, Theme, curve_of};
use crate::grid::{Grid, Kind};

/// The page of a player, and one for each number that was merged into it. `shows` is the digest of the facts.
pub(super) fn pages<'a>(
    edition: Edition<'a>,
    own: &'a PlayerFacts<'a>,
    shows: u64,
) -> Vec<Page<'a>> {
    let address = player_address(own.who.id);
    let head = (edition.title(), edition.words.language.code());
    let make = move || page(edition, own).into_string().into_bytes();
    let whole = Page::of(edition.path(&address), (head, shows), make);
    let merged = own.numbers.iter().filter(|number| **number != own.who.id);
    let led = merged.map(|&number| {
        let path = edition.path(&player_address(number));
        let facts = (head, own.who, number);
        Page::of(path, facts, move || leads_on(edition, number, own).into_string().into_bytes())
    });
    std::iter::once(whole).chain(led).collect()
}

/// A page that redirects to the player's page.
fn leads_on(edition: Edition<'_>, from: PlayerId, own: &PlayerFacts<'_>) -> Markup {
    let site = edition.site();
    let address = player_address(own.who.id);
    let target = address.trim_start_matches("players/").to_owned();
    let name = edition.name(own.who);
    html! {
        (DOCTYPE)
        html lang=(edition.folder()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="refresh" content={ "0; url=" (target) };
                link rel="stylesheet" href="../../style.css";
                link rel="icon" href="../../icon.svg" type="image/svg+xml";
                link rel="canonical" href=(target);
                title { (from) " → " (own.who.id) }
            }
            body { main { p { (site.is_now(from.to_string())) " " a href=(target) { (name) " (" (own.who.id) ")" } } } }
        }
    }
}

fn page(edition: Edition<'_>, own: &PlayerFacts<'_>) -> Markup {
    let site = edition.site();
    let name = edition.name(own.who);
    let content = html! {
        h1 { (titled(name, own.who.title)) }
        p.sub {
            @for (at, number) in own.numbers.iter().enumerate() {
                @if at > 0 { " · " }
                (number)
            }
            @if let Some(reading) = own.reading.filter(|reading| *reading != name) { " · " (reading) }
            @if let Some(club) = own.club { " · " (club) }
        }
        (figures(edition, own))
        (ratings(edition, own))
        (certificates(edition, own))
        @if own.events.iter().any(|event| !event.rows.is_empty()) {
            (versus(edition, own))
            (matches(edition, own))
        } @else {
            p { (site.nothing_played()) }
        }
    };
    let (address, title, part) = (player_address(own.who.id), name, Part::Ranking);
    let sheet = Sheet { address, title, part, has_script: true };
    edition.lay_out(&sheet, &content)
}

/// The figures that readers look for first.
fn figures(edition: Edition<'_>, own: &PlayerFacts<'_>) -> Markup {
    let (site, lang) = (edition.site(), edition.words.language);
    let main = own.curves.iter().min_by_key(|curve| curve.list);
    let events = own.events.iter().filter(|event| !event.rows.is_empty()).count();
    let matches: usize = own.events.iter().map(|event| event.rows.len()).sum();
    html! {
        ul.figures {
            @if let Some(curve) = main {
                (figure(site.rating(), &written(curve.now()), None))
                @if let Some((peak, day)) = curve.peak {
                    (figure(site.peak(), &written(peak.0), Some(&lang.date(day))))
                }
            }
            @if let Some(curve) = main { (figure(site.games_heading(), &curve.games.to_string(), None)) }
            (figure(site.events(), &events.to_string(), None))
            (figure(site.matches(), &matches.to_string(), None))
        }
    }
}

fn figure(label: &str, value: &str, note: Option<&str>) -> Markup {
    html! {
        li {
            span.label { (label) } " "
            span.value { (value) }
            @if let Some(note) = note { " " span.note { (note) } }
        }
    }
}

/// The player's rating on each list, with its history.
fn ratings(edition: Edition<'_>, own: &PlayerFacts<'_>) -> Markup {
    let site = edition.site();
    html! {
        @if !own.curves.is_empty() {
            section {
                h2 #ratings { (site.ratings()) }
                @for curve in &own.curves {
                    (list_line(edition, curve, own.curves.len() > 1))
                    (drawn_curve(edition, own, curve))
                }
            }
        }
    }
}

/// The figures of a list if there are several, and the number of games for an established rating.
fn list_line(edition: Edition<'_>, curve: &Curve<'_>, several: bool) -> Markup {
    let (site, lang) = (edition.site(), edition.words.language);
    let few = curve.games < curve.established_at;
    html! {
        @if several {
            p {
                a href={ "../" (list_address("ranking", curve.list)) } { (curve.name) } ": "
                strong { (written(curve.now())) }
                " · " (site.games(curve.games))
                @if let Some((peak, day)) = curve.peak {
                    " · " (site.peak_was(written(peak.0), lang.date(day)))
                }
            }
        }
        @if few { p.note { (site.provisional_until(curve.established_at)) } }
    }
}

/// First, second and third places.
fn certificates(edition: Edition<'_>, own: &PlayerFacts<'_>) -> Markup {
    let (site, lang) = (edition.site(), edition.words.language);
    let on_podium = |event: &&Evening<'_>| event.place.is_some_and(|place| place <= 3);
    let mut won: Vec<&Evening<'_>> = own.events.iter().filter(on_podium).collect();
    // The sort is stable: among equal ranks the latest stays first.
    won.sort_by_key(|event| event.place);
    html! {
        @if !won.is_empty() {
            section {
                h2 #places { (site.certificates()) }
                ul.places {
                    @for event in won {
                        @let place = event.place.unwrap_or_default();
                        li class={ "p" (place) } {
                            span.place { (site.place(place)) } " "
                            a href={ "../" (event_address(event.id)) } { (event.name) }
                            span.note {
                                @if let Some(day) = event.last_day { " " (lang.date(day)) }
                                " · " (edition.words.message.label.entrants(event.entrants))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The result of a match for a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Result {
    Won,
    Drawn,
    Lost,
}

impl Score {
    /// Only for matches of two: a pod has no winner against a single opponent.
    pub(super) fn result(self) -> Option<Result> {
        let Self::Duel(outcome, side) = self else { return None };
        Some(match outcome.winner() {
            Some(winner) if winner == side => Result::Won,
            Some(_) => Result::Lost,
            None if outcome.is_lost_by_both() => Result::Lost,
            None => Result::Drawn,
        })
    }
}

/// The end of a match for a player: the games, or a word in their place.
fn score_text(edition: Edition<'_>, score: Score) -> String {
    let site = edition.site();
    match score {
        Score::Duel(outcome, side) => duel_text(edition, outcome, side),
        Score::Table { games, firsts } => site.firsts(firsts, games),
    }
}

/// The end of a match of two, seen from one side.
pub(super) fn duel_text(edition: Edition<'_>, outcome: Outcome, side: Side) -> String {
    let site = edition.site();
    let games = outcome.played().map(|score| score.seen_from(side));
    let games = games.map(|score| score.to_string().replace('-', "–")).unwrap_or_default();
    let ended = match outcome {
        Outcome::Score(_) => return games,
        Outcome::Walkover(_) => site.walkover(),
        Outcome::WinnerOnly(winner) if winner == side => site.won_alone(),
        Outcome::WinnerOnly(_) => site.lost_alone(),
        Outcome::Retired(_) => site.retired(),
        Outcome::Disqualified(_) => site.disqualified(),
        Outcome::DoubleWalkover => site.double_walkover(),
        Outcome::DoubleDisqualification => site.both_disqualified(),
    };
    if games.is_empty() { ended.to_owned() } else { format!("{games} ({ended})") }
}

/// All matches by tournament, the latest first.
pub(super) fn matches(edition: Edition<'_>, own: &PlayerFacts<'_>) -> Markup {
    let site = edition.site();
    html! {
        section {
            h2 #matches { (site.all_matches()) }
            div.wide {
                table {
                    thead {
                        tr {
                            th scope="col" { (site.round()) }
                            th scope="col" { (site.opponent()) }
                            th.n scope="col" { (site.score()) }
                            th scope="col" { (site.result()) }
                            th.n scope="col" { (site.change()) }
                            th.n scope="col" { (site.rating()) }
                        }
                    }
                    @for event in own.events.iter().filter(|event| !event.rows.is_empty()) {
                        (evening(edition, event))
                    }
                }
            }
        }
    }
}

fn evening(edition: Edition<'_>, event: &Evening<'_>) -> Markup {
    let (site, lang) = (edition.site(), edition.words.language);
    html! {
        tbody {
            tr.group {
                th colspan="6" scope="rowgroup" {
                    a href={ "../" (event_address(event.id)) } { (event.name) }
                    span.note {
                        @if let Some(day) = event.last_day { " " (lang.date(day)) }
                        @if let Some(place) = event.place { " · " (site.place_of(place, event.entrants)) }
                    }
                }
            }
            @for row in &event.rows {
                tr {
                    td {
                        a href={ "../" (event_address(event.id)) "#" (match_anchor(row.no)) } {
                            @if let Some(stage) = row.stage { (site.stage(stage)) ": " }
                            @if let Some(round) = row.round { (edition.words.term.round(round)) }
                            @else { (site.round_no(row.pod_round)) }
                        }
                    }
                    td { (opponents(edition, row)) }
                    td.n { (score_text(edition, row.score)) }
                    td { (result(edition, row.score)) }
                    td.n { (change(row.moved)) }
                    td.n { @if let Some([_, after]) = row.moved { (written(after.0)) } }
                }
            }
        }
    }
}

fn opponents(edition: Edition<'_>, row: &Row<'_>) -> Markup {
    html! {
        @for (at, who) in row.opponents.iter().enumerate() {
            @if at > 0 { (edition.site().comma()) }
            (edition.player(*who, "../"))
        }
    }
}

fn result(edition: Edition<'_>, score: Score) -> Markup {
    let site = edition.site();
    match score.result() {
        Some(Result::Won) => html! { span.up { (site.won()) } },
        Some(Result::Drawn) => html! { span.none { (site.drawn()) } },
        Some(Result::Lost) => html! { span.down { (site.lost()) } },
        None => html! {},
    }
}

/// The results between two players.
#[derive(Default)]
pub(super) struct HeadToHead {
    pub(super) won: u32,
    pub(super) drawn: u32,
    pub(super) lost: u32,
    /// The matches, the latest first.
    pub(super) met: Vec<(TournamentId, MatchNo, Score)>,
}

impl HeadToHead {
    pub(super) fn text(&self) -> String {
        let Self { won, drawn, lost, .. } = self;
        if *drawn > 0 { format!("{won}–{drawn}–{lost}") } else { format!("{won}–{lost}") }
    }

    fn add(&mut self, event: TournamentId, row: &Row<'_>) {
        match row.score.result() {
            Some(Result::Won) => self.won += 1,
            Some(Result::Drawn) => self.drawn += 1,
            Some(Result::Lost) => self.lost += 1,
            None => return,
        }
        self.met.push((event, row.no, row.score));
    }
}

/// The results of a player against each opponent in matches of two. Hidden opponents are counted together.
pub(super) fn records<'f>(own: &'f PlayerFacts<'_>) -> Vec<(Who<'f>, HeadToHead)> {
    let mut records: BTreeMap<(bool, PlayerId), (Who<'_>, HeadToHead)> = BTreeMap::new();
    let of_event = |event: &'f Evening<'_>| event.rows.iter().map(|row| (event.id, row));
    let mut rows: Vec<(TournamentId, &Row<'_>)> = own.events.iter().flat_map(of_event).collect();
    rows.sort_by_key(|(_, row)| std::cmp::Reverse((row.played, row.no)));
    for (event, row) in rows {
        let [other] = row.opponents[..] else { continue };
        let key = (other.name.is_none(), other.name.map_or(PlayerId(0), |_| other.id));
        records.entry(key).or_insert_with(|| (other, HeadToHead::default())).1.add(event, row);
    }
    let mut records: Vec<_> =
        records.into_values().filter(|(_, record)| !record.met.is_empty()).collect();
    records.sort_by_key(|(who, record)| {
        (std::cmp::Reverse(record.met.len()), who.name.is_none(), who.id)
    });
    records
}

/// The results against each opponent.
pub(super) fn versus(edition: Edition<'_>, own: &PlayerFacts<'_>) -> Markup {
    let site = edition.site();
    let records = records(own);
    let draws = records.iter().any(|(_, record)| record.drawn > 0);
    let scores = |(_, record): &(Who<'_>, HeadToHead)| {
        html! {
            @for (event, no, score) in &record.met {
                a href={ "../" (event_address(*event)) "#" (match_anchor(*no)) } {
                    (score_text(edition, *score))
                }
                " "
            }
        }
    };
    let grid = Grid::of(&records)
        .sortable(site.search_opponents())
        .with_id(|(who, _)| who.name.map(|_| format!("v{}", who.id.0)))
        .with(Kind::Subject, site.opponent(), |(who, _)| edition.player(*who, "../"))
        .with(Kind::Number, site.matches(), |(_, record)| record.met.len())
        .with(Kind::Number, site.won(), |(_, record)| record.won)
        .with_if(draws, Kind::Number, site.drawn(), |(_, record)| record.drawn)
        .with(Kind::Number, site.lost(), |(_, record)| record.lost)
        .with(Kind::Scores, site.scores(), scores);
    html! {
        @if !records.is_empty() {
            section {
                h2 #versus { (site.versus()) }
                div.wide { (grid) }
            }
        }
    }
}

/// The history of the rating: drawn, and day by day.
fn drawn_curve(edition: Edition<'_>, own: &PlayerFacts<'_>, curve: &Curve<'_>) -> Markup {
    let (site, lang) = (edition.site(), edition.words.language);
    let points: Vec<_> = curve.points.iter().rev().collect();
    let grid = Grid::of(&points)
        .with(Kind::Subject, site.day_heading(), |(day, _)| lang.date(*day))
        .with(Kind::Number, site.rating(), |(_, rating)| written(rating.0));
    html! {
        @if curve.points.len() > 1 {
            @if let Some(drawing) = drawn(edition, own, curve) {
                div.drawing tabindex="0" { (PreEscaped(drawing.svg(Theme::Auto))) }
            }
            details {
                summary { (site.day_by_day()) }
                div.wide { (grid) }
            }
        }
    }
}

/// The curve until the player's last day. So it changes only if the player's rating does.
fn drawn(edition: Edition<'_>, own: &PlayerFacts<'_>, curve: &Curve<'_>) -> Option<Drawing> {
    let (last, _) = curve.points.last()?;
    let subject = Subject::new(edition.club, edition.words);
    curve_of(subject, curve.list, edition.facts.paths(curve.list), &[own.who.id], *last)
}
