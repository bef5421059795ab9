//! The page behind a code: the match, the results that were reported of it, and a form to report one. It can be filled in with
//! one thumb.
//!
//! All that changes is the same for every phone, but that none agrees with itself; who sends the form is known by what stands
//! beside that part.

use maud::{Markup, html};

use super::View;
use crate::address::Phone;
use crate::club::question::floor::Where;
use crate::club::report::Report;
use crate::club::tournament::{Fixture, Venue};
use crate::club::{Match, MatchState, Pod, Tournament};
use crate::codes::Opens;
use crate::domain::number::PlayerId;
use crate::domain::score::{Length, Side};
use crate::page::Page;
use crate::report::{Open, Ticket, told_mark};

/// The most scores with a button each; for longer matches a number is typed.
const BUTTONS: u32 = 9;
/// The longest match with a button for each score, as games to win.
const WINS: u32 = 5;
/// The most games that are entered one by one.
const GAMES: u32 = 9;

/// The page of a code. `ticket` makes its form the phone's own; `problem` says why the last form was refused.
pub(crate) fn page(
    view: View<'_>,
    opens: &Opens,
    Phone { before, mark }: &Phone,
    ticket: Option<&Ticket>,
    problem: Option<&str>,
) -> Page {
    let web = view.words.web;
    let content = html! {
        h1 { (web.report()) }
        @if let Some(line) = before.and_then(|at| state(view, at)) { p.card role="status" { (line) } }
        @match opens.open(view.club) {
            Open::Match(at) => { (open(view, at, mark.as_deref())) }
            Open::Waits(table) => {
                p { (web.nobody_at(&Venue::Table(table))) }
            }
            Open::Ended(at) => {
                p { strong { (web.code_ended()) } }
                @if let Some(line) = at.filter(|at| *before != Some(*at)).and_then(|at| state(view, at)) { p { (line) } }
            }
        }
    };
    let beside = html! {
        @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
        form #report method="post" {
            @if let Some(ticket) = ticket {
                input type="hidden" name="token" value=(ticket.token);
                input type="hidden" name="once" value=(ticket.once);
            }
        }
    };
    view.bare(web.report(), "score", 0, &content, &beside)
}

/// The state of a match that a phone has reported.
fn state(view: View<'_>, at: Where) -> Option<Markup> {
    let (_, played) = view.club.fixture(at)?;
    let web = view.words.web;
    if let (Fixture::Match(played), MatchState::Finished) = (played, played.state()) {
        return Some(html! { (web.counts()) " " (view.score(played, "../")) });
    }
    (!view.club.reports(at).is_empty()).then(|| html! { (web.waits()) })
}

/// The match with its reports and the form.
fn open(view: View<'_>, at: Where, mark: Option<&str>) -> Markup {
    let Some((tournament, played)) = view.club.fixture(at) else { return html! {} };
    let reports = view.club.reports(at);
    html! {
        p.note {
            (view.round(tournament, at.1))
            @if let Some(venue) = played.venue() { " · " (view.words.web.go_to(&venue)) }
            @if let Fixture::Match(played) = played {
                " · " (view.words.term.length(played.length))
                @if played.start != [0, 0] { " · " (view.words.message.event.start(played.start)) }
            }
        }
        @if !reports.is_empty() { (reported(view, at, played, &reports, mark)) }
        fieldset {
            legend { (view.words.web.who_reports()) }
            div.chips {
                @for player in played.players() {
                    (chip("by", &player.0.to_string(), &view.name(player), true))
                }
                (chip("by", "", view.words.web.another_person(), true))
            }
        }
        @match played {
            Fixture::Match(played) => { (score(view, tournament, played)) }
            Fixture::Pod(_, pod) => { (places(view, played, pod)) }
        }
        button.send form="report" name="send" value="1" { (view.words.web.send()) }
    }
}

/// An option as large as a thumb.
fn chip(name: &str, value: &str, label: &str, is_required: bool) -> Markup {
    html! {
        label.chip {
            input type="radio" form="report" name=(name) value=(value) required[is_required];
            span { (label) }
        }
    }
}

/// The reports with their players. On other phones, players who have not reported get a button to agree.
fn reported(
    view: View<'_>,
    at: Where,
    played: Fixture<'_>,
    reports: &[&Report],
    mark: Option<&str>,
) -> Markup {
    let web = view.words.web;
    let by = |report: &Report| {
        report.by.map_or_else(|| web.another_person().to_owned(), |by| view.name(by))
    };
    let silent = |player: &PlayerId| {
        let is_own =
            |report: &&&Report| report.by.is_some_and(|by| view.club.is_among(&[by], *player));
        !reports.iter().any(|report| is_own(&report))
    };
    html! {
        section.card {
            @for report in reports {
                p { (web.reports(by(report))) " " strong { (view.words.message.entries.told(&report.told, view.club)) } }
                @if report.by.is_some() && Some(report.phone.as_str()) != mark {
                    @for player in played.players().into_iter().filter(silent) {
                        button form="report" name="agree" value=(format!("{}|{}", player.0, told_mark(&report.told))) formnovalidate {
                            (web.agrees(view.name(player)))
                        }
                    }
                }
            }
            @if view.club.is_disputed(at) { p { strong { (web.disputed()) } } }
        }
    }
}

/// The games that each side won.
fn score(view: View<'_>, tournament: &Tournament, played: &Match) -> Markup {
    let web = view.words.web;
    let name = |side: Side| {
        played.sides[side.index()].map_or_else(String::new, |player| view.name(player))
    };
    let most = match played.length {
        Length::FirstTo(games) | Length::Games(games) => games,
        Length::Open => u32::MAX,
    };
    let one_by_one =
        tournament.card_game.is_some() && matches!(played.length, Length::FirstTo(2..));
    if one_by_one {
        let [a, b] = played.start;
        let games = most.saturating_mul(2).saturating_sub(a.saturating_add(b) + 1).min(GAMES);
        let least = most.saturating_sub(a.max(b));
        return html! {
            @for game in 1..=games {
                fieldset.game {
                    legend { (web.game(game)) }
                    div.chips {
                        @for (side, value) in [(Side::A, "a"), (Side::B, "b")] {
                            (chip(&format!("game-{game}"), value, &name(side), game <= least))
                        }
                    }
                }
            }
            p.note { (web.leave_blank()) }
        };
    }
    if let Length::FirstTo(games @ ..=WINS) = played.length
        && played.start == [0, 0]
    {
        return html! {
            @for side in Side::BOTH {
                fieldset {
                    legend { (web.won(name(side))) }
                    div.chips {
                        @for lost in 0..games {
                            (chip("score", &scored(side, games, lost), &format!("{games}–{lost}"), true))
                        }
                    }
                }
            }
        };
    }
    html! {
        @for (side, field) in [(Side::A, "a"), (Side::B, "b")] {
            fieldset {
                legend { (web.games_of(name(side))) }
                @if most <= BUTTONS {
                    div.chips { @for games in 0..=most { (chip(field, &games.to_string(), &games.to_string(), true)) } }
                } @else {
                    input type="number" inputmode="numeric" min="0" max="9999" form="report" name=(field) aria-label=(web.games_of(name(side))) required;
                }
            }
        }
    }
}

/// The games of each side, as a form has them: `2-1`.
fn scored(winner: Side, won: u32, lost: u32) -> String {
    match winner {
        Side::A => format!("{won}-{lost}"),
        Side::B => format!("{lost}-{won}"),
    }
}

/// Fields for the rank of each player in the next game of a pod.
fn places(view: View<'_>, played: Fixture<'_>, pod: &Pod) -> Markup {
    let web = view.words.web;
    let players = played.players();
    html! {
        p { strong { (web.game_of(pod.table, pod.games.len() + 1)) } }
        @for player in &players {
            fieldset {
                legend { (web.place_of(view.name(*player))) }
                div.chips {
                    @for place in 1..=players.len() {
                        (chip(&format!("place-{}", player.0), &place.to_string(), &place.to_string(), true))
                    }
                }
            }
        }
    }
}
