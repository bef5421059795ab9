//! An event's page: how it is played, standings, brackets and cross tables, every match.

use maud::{Markup, PreEscaped, Render as _, html};

use super::Page;
use super::facts::{EventFacts, MatchFacts, PodFacts, RankedLine, StageFacts, UnpairedFacts, Who};
use super::layout::{Edition, Part, Sheet, change, event_address, list_address, match_anchor};
use super::player::duel_text;
use crate::club::MatchState;
use crate::club::tournament::Stage;
use crate::domain::bracket::Slot;
use crate::domain::format::Format;
use crate::domain::rating::written;
use crate::domain::score::Side;
use crate::domain::standings::{Context, Step, TieDecision};
use crate::drawing::texts::so_far;
use crate::drawing::{self, Subject, Theme};
use crate::grid::{Grid, Kind, known};
use crate::words::capital;

/// `shows` is the digest of the facts.
pub(super) fn page<'a>(edition: Edition<'a>, event: &'a EventFacts<'a>, shows: u64) -> Page<'a> {
    let path = edition.path(&event_address(event.tournament.id));
    let head = (edition.title(), edition.words.language.code());
    Page::of(path, (head, shows), move || content(edition, event).into_string().into_bytes())
}

fn content(edition: Edition<'_>, event: &EventFacts<'_>) -> Markup {
    let (site, lang) = (edition.site(), edition.words.language);
    let several = event.stages.len() > 1;
    let content = html! {
        h1 { (event.tournament.name) }
        p.sub {
            @if let Some([first, last]) = event.days {
                (lang.date(first))
                @if first != last { " – " (lang.date(last)) }
                " · "
            }
            (edition.words.message.label.entrants(event.entrants)) " · " (edition.words.term.phase_of(event.tournament)) " · "
            a href={ "../" (list_address("ranking", event.tournament.list)) } { (site.rated_on(event.list_name)) }
        }
        @if event.winners().next().is_some() {
            p.winner { (site.winner()) ": " strong { (winners(edition, event, "../")) } }
        }
        @if several && event.stages.iter().filter(|stage| !stage.standings.is_empty()).count() > 1 {
            section {
                h2 #places { (site.places()) }
                (standings(edition, None, &event.overall))
            }
        }
        @for (facts, stage) in event.stages.iter().zip(&event.tournament.stages).rev() {
            (stage_of(edition, event, facts, stage))
        }
    };
    let (address, title, part) =
        (event_address(event.tournament.id), &event.tournament.name, Part::Events);
    let sheet = Sheet { address, title, part, has_script: false };
    edition.lay_out(&sheet, &content)
}

fn stage_of(
    edition: Edition<'_>,
    event: &EventFacts<'_>,
    facts: &StageFacts<'_>,
    stage: &Stage,
) -> Markup {
    let site = edition.site();
    let number = facts.number;
    let before = number.checked_sub(1).and_then(|before| event.tournament.stage_no(before));
    let plan = edition.words.term.plan(&stage.plan, before.map(|stage| stage.plan.format));
    html! {
        section {
            h2 id={ "stage" (number) } {
                @if event.stages.len() > 1 { (site.stage(number)) ": " }
                (edition.words.term.format(stage.plan.format))
            }
            p.note { (plan) }
            (drawings(edition, event, facts))
            @if stage.draw.is_some() || !stage.plan.format.has_draw() {
                @if !facts.standings.is_empty() {
                    h3 { (site.standings()) }
                    @if let Some(so_far) = so_far(event.tournament, number, edition.words) {
                        p.note { (capital(&so_far)) }
                    }
                    (standings(edition, Some(stage), &facts.standings))
                }
                @if !facts.matches.is_empty() {
                    h3 { (site.all_matches()) }
                    (matches(edition, facts))
                }
                @if !facts.pods.is_empty() {
                    h3 { (site.all_matches()) }
                    (pods(edition, facts))
                }
            } @else if number == 1 && !event.entered.is_empty() {
                h3 { (site.entrants_heading()) }
                ul.names { @for who in &event.entered { li { (edition.player(*who, "../")) } } }
            }
        }
    }
}

/// The bracket or the cross table of a stage.
fn drawings(edition: Edition<'_>, event: &EventFacts<'_>, facts: &StageFacts<'_>) -> Markup {
    let subject = Subject::new(edition.club, edition.words);
    let words = edition.words.screen.tournament;
    let bracket = drawing::bracket(subject, event.tournament, drawing::Part::Stage(facts.number));
    let cross = drawing::cross_table(subject, event.tournament, facts.number, None);
    let named = [(words.bracket(), bracket), (words.cross_table(), cross)];
    html! {
        @for (name, drawing) in &named {
            @if let Some(drawing) = drawing {
                h3 { (name) }
                div.drawing tabindex="0" { (PreEscaped(drawing.svg(Theme::Auto))) }
            }
        }
    }
}

/// The standings of a stage by groups; of the whole tournament if no stage is given.
pub(super) fn standings(
    edition: Edition<'_>,
    stage: Option<&Stage>,
    lines: &[RankedLine<'_>],
) -> Markup {
    let plan = stage.map(|stage| stage.plan.format);
    if plan.is_some_and(Format::has_seats) {
        return at_tables(edition, lines);
    }
    let by_steps = stage.filter(|stage| stage.plan.format.has_points());
    let steps = by_steps.map(|stage| stage.plan.standings().steps);
    let steps = steps.unwrap_or_default();
    html! {
        @for group in lines.chunk_by(|a, b| a.standing.group == b.standing.group) {
            @if let Some(number) = group.first().and_then(|line| line.standing.group) {
                h4 { (edition.words.message.event.group(number)) }
            }
            (of_group(edition, &steps, group))
        }
    }
}

fn of_group(edition: Edition<'_>, steps: &[Step], lines: &[RankedLine<'_>]) -> Markup {
    let (site, term) = (edition.site(), edition.words.term);
    let draws = lines.iter().any(|line| line.standing.tally.draws > 0);
    let reached = lines.iter().any(|line| line.standing.reached.is_some());
    let left = lines.iter().any(|line| line.left.is_some());
    let seeds = lines.iter().any(|line| line.seed.is_some());
    let games = |line: &RankedLine<'_>| {
        let tally = line.standing.tally;
        format!("{}–{}", tally.games_won, tally.games_lost)
    };
    let mut grid = Grid::of(lines)
        .with(Kind::Number, site.rank(), |line| known(line.standing.rank))
        .with(Kind::Subject, site.player(), |line| edition.titled_player(line.who, "../"))
        .with_if(seeds, Kind::Number, site.seed(), |line| known(line.seed))
        .with(Kind::Number, term.record(draws), |line| {
            line.standing.record(draws).replace('-', "–")
        })
        .with(Kind::Number, site.games_heading(), games)
        .with_if(reached, Kind::Text, site.reached(), |line| {
            let reached = line.standing.reached.as_ref();
            known(reached.map(|round| match line.standing.rank {
                Some(rank) => term.reached(round, rank),
                None => term.round(round),
            }))
        });
    for (at, step) in steps.iter().enumerate() {
        let name = html! { abbr title=(step.criterion) { (named(edition, step)) } };
        grid = grid.with(Kind::Number, name, move |line| {
            known(line.standing.values.get(at).copied().flatten().map(short))
        });
    }
    grid = grid
        .with_if(!steps.is_empty(), Kind::Text, site.decided_by(), |line| {
            decided_by(edition, steps, line)
        })
        .with_if(left, Kind::Text, site.left(), |line| {
            known(line.left.map(|reason| edition.words.message.event.exit(reason)))
        });
    html! { div.wide { (grid) } }
}

/// The name of a tie-break above its column.
fn named(edition: Edition<'_>, step: &Step) -> String {
    let name = edition.words.term.criterion(step.criterion);
    match step.context {
        Context::All => name,
        Context::AmongTied => edition.site().among_tied(&name),
    }
}

/// The tie-break or other decision that put a player below the one above.
fn decided_by(edition: Edition<'_>, steps: &[Step], line: &RankedLine<'_>) -> String {
    let site = edition.site();
    match line.standing.tie {
        Some(TieDecision::PlayOff(_)) => site.by_play_off().to_owned(),
        Some(TieDecision::Lots) => site.by_lots().to_owned(),
        Some(TieDecision::Elsewhere) => site.by_organiser().to_owned(),
        None => {
            let step = line.standing.separated_by.and_then(|at| steps.get(at));
            step.map(|step| named(edition, step)).unwrap_or_default()
        }
    }
}

/// A number with as few digits as needed, at most two decimals.
fn short(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').replace('-', "−")
}

fn at_tables(edition: Edition<'_>, lines: &[RankedLine<'_>]) -> Markup {
    let site = edition.site();
    let table = |line: &RankedLine<'_>| line.standing.table.unwrap_or_default();
    let grid = Grid::of(lines)
        .with(Kind::Number, site.rank(), |line| known(line.standing.rank))
        .with(Kind::Subject, site.player(), |line| edition.titled_player(line.who, "../"))
        .with(Kind::Number, site.points(), |line| short(table(line).points.value()))
        .with(Kind::Number, site.games_heading(), |line| table(line).games())
        .with(Kind::Number, site.first_places(), |line| table(line).wins())
        .with(Kind::Number, site.average_place(), |line| {
            known(table(line).average_place().map(written))
        });
    html! { div.wide { (grid) } }
}

/// All matches of two players. After the last match of a round come its byes and absences.
pub(super) fn matches(edition: Edition<'_>, facts: &StageFacts<'_>) -> Markup {
    let site = edition.site();
    let grouped = facts.matches.iter().any(|played| played.group.is_some());
    let played: Vec<_> = facts.matches.iter().filter(|one| one.state != MatchState::Bye).collect();
    let mut rows = Vec::new();
    for (at, one) in played.iter().enumerate() {
        rows.push(Row::Match(one));
        if !played[at + 1..].iter().any(|other| other.round == one.round) {
            let without = facts.unpaired.iter().filter(|other| other.round == *one.round);
            rows.extend(without.map(Row::Unpaired));
        }
    }
    let round = |row: &Row<'_>| match row {
        Row::Match(one) => edition.words.term.round(one.round),
        Row::Unpaired(one) => edition.words.term.round(&one.round),
    };
    let grid = Grid::of(&rows)
        .classed("matches")
        .with_id(|row| row.played().map(|one| match_anchor(one.no)))
        .with(Kind::Number, site.number(), |row| known(row.played().map(|one| one.no.to_string())))
        .with_if(grouped, Kind::Text, site.group(), |row| {
            let group = row.played().and_then(|one| one.group);
            known(group.map(|group| edition.words.message.event.group(group)))
        })
        .with(Kind::Text, site.round(), round)
        .with(Kind::Right, site.first_player(), |row| match row {
            Row::Match(one) => side(edition, one, Side::A),
            Row::Unpaired(one) => edition.player(one.who, "../"),
        })
        .with(Kind::Middle, site.score(), |row| match row {
            Row::Match(one) => score(edition, one),
            Row::Unpaired(one) => {
                html! { span.note { (edition.words.term.unpaired(one.absent)) } }
            }
        })
        .with(Kind::Text, site.second_player(), |row| {
            known(row.played().map(|one| side(edition, one, Side::B)))
        })
        .with(Kind::Number, site.change(), |row| {
            let moved = row.played().and_then(|one| one.moved);
            known(moved.map(|[a, b]| html! { (change(Some(a))) " / " (change(Some(b))) }))
        });
    html! { div.wide { (grid) } }
}

/// A row of the matches: a match, or a player without one in the round.
enum Row<'a> {
    Match(&'a MatchFacts<'a>),
    Unpaired(&'a UnpairedFacts<'a>),
}

impl<'a> Row<'a> {
    const fn played(&self) -> Option<&'a MatchFacts<'a>> {
        match self {
            Self::Match(one) => Some(one),
            Self::Unpaired(_) => None,
        }
    }
}

/// A side of a match: the player, or where the player will come from.
fn side(edition: Edition<'_>, played: &MatchFacts<'_>, side: Side) -> Markup {
    let won = played.ended.is_some_and(|(outcome, _)| outcome.winner() == Some(side));
    let label = edition.words.message.label;
    match (played.sides[side.index()], played.slots[side.index()]) {
        (Some(who), _) if won => html! { strong { (edition.player(who, "../")) } },
        (Some(who), _) => edition.player(who, "../"),
        (None, Slot::WinnerOf(no)) => html! { span.note { (label.winner_of(no)) } },
        (None, Slot::LoserOf(no)) => html! { span.note { (label.loser_of(no)) } },
        (None, Slot::RankOf(qualifier)) => html! { span.note { (qualifier) } },
        (None, Slot::Entrant(_)) => html! { span.note { "–" } },
    }
}

fn score(edition: Edition<'_>, played: &MatchFacts<'_>) -> Markup {
    html! {
        @if let Some((outcome, _)) = played.ended { (duel_text(edition, outcome, Side::A)) }
        @else { span.note { (edition.words.term.state(played.state)) } }
    }
}

/// Every pod with its games.
pub(super) fn pods(edition: Edition<'_>, facts: &StageFacts<'_>) -> Markup {
    html! { @for pod in &facts.pods { (pod_of(edition, pod)) } }
}

fn pod_of(edition: Edition<'_>, pod: &PodFacts<'_>) -> Markup {
    let site = edition.site();
    let seats: Vec<(usize, Who<'_>)> = pod.seats.iter().copied().enumerate().collect();
    let mut grid =
        Grid::of(&seats).with(Kind::Subject, site.player(), |(_, who)| edition.player(*who, "../"));
    for (no, game) in (1..).zip(&pod.games) {
        grid = grid.with(Kind::Number, site.game(no), |(seat, _)| match game.places[*seat] {
            Some(place) => place.render(),
            None => "–".render(),
        });
    }
    grid = grid.with(Kind::Number, site.change(), |(seat, _)| change(pod.moved[*seat]));
    html! {
        section.pod id=(match_anchor(pod.no)) {
            h4 { (site.round_no(pod.round)) " · " (site.table(pod.table)) }
            div.wide { (grid) }
        }
    }
}

/// All tournaments, the latest first.
pub(super) fn list(edition: Edition<'_>) -> Page<'_> {
    let site = edition.site();
    edition.page(Part::Events, "events.html", site.events(), true, move || {
        let events = latest(edition);
        html! {
            h1 { (site.events()) }
            @if events.is_empty() { p { (site.no_events()) } } @else { (table(edition, &events, true)) }
        }
    })
}

/// The latest first. Tournaments without results come before them.
pub(super) fn latest(edition: Edition<'_>) -> Vec<&EventFacts<'_>> {
    let mut events: Vec<&EventFacts<'_>> = edition.facts.events.iter().collect();
    let day = |event: &EventFacts<'_>| event.days.map_or(chrono::NaiveDate::MAX, |[_, last]| last);
    events.sort_by_key(|event| std::cmp::Reverse((day(event), event.tournament.id)));
    events
}

/// Tournaments in a table.
pub(super) fn table(edition: Edition<'_>, events: &[&EventFacts<'_>], may_sort: bool) -> Markup {
    let site = edition.site();
    let last = |event: &&EventFacts<'_>| event.days.map(|[_, last]| last);
    let grid = Grid::of(events)
        .with(Kind::Day, site.day_heading(), move |event| {
            known(last(event).map(|day| day.to_string()))
        })
        .by(last)
        .with(Kind::Subject, site.event(), |event| {
            html! { a href=(event_address(event.tournament.id)) { (event.tournament.name) } }
        })
        .with(Kind::Text, site.format(), |event| formats(edition, event))
        .with(Kind::Number, site.entrants_heading(), |event| event.entrants)
        .with(Kind::Number, site.matches(), |event| event.played())
        .with(Kind::Text, site.winner(), |event| {
            html! {
                @if event.winners().next().is_some() { (winners(edition, event, "")) }
                @else if event.tournament.is_finished_record() { (known(None::<&str>)) }
                @else { span.note { (edition.words.term.phase_of(event.tournament)) } }
            }
        });
    let grid = if may_sort { grid.sortable(site.search_events()) } else { grid };
    html! { div.wide { (grid) } }
}

/// The formats of a tournament's stages.
fn formats(edition: Edition<'_>, event: &EventFacts<'_>) -> String {
    let names = event
        .tournament
        .stages
        .iter()
        .map(|stage| edition.words.term.format(stage.plan.format).to_owned());
    edition.words.term.list(&names.collect::<Vec<_>>())
}

/// The players with the first rank.
pub(super) fn winners(edition: Edition<'_>, event: &EventFacts<'_>, up: &str) -> Markup {
    html! {
        @for (at, who) in event.winners().enumerate() {
            @if at > 0 { (edition.site().comma()) }
            (edition.player(who, up))
        }
    }
}
