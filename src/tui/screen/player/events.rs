//! How a player did in each event: what was expected, what came, and as whom the player played.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use crate::club::rated::{Line, Moved, RatedMatch};
use crate::domain::game::Hand;
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::performance::{Against, performance};
use crate::domain::rating::{difference, written_change};
use crate::domain::standings::Tally;
use crate::tui::layer::Step;
use crate::tui::overlay::Overlay;
use crate::tui::overlay::board::{Board, Heading};
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// What an event came to for one player.
#[derive(Default)]
struct Event {
    last: NaiveDate,
    matches: u32,
    expected: f64,
    tally: Tally,
    change: f64,
    met: Vec<Against>,
}

/// Shows the events of a player on a list, the newest first.
pub(super) fn board(
    player: PlayerId,
    list: ListId,
    data: &Snapshot,
    words: &'static Words,
) -> Option<Step> {
    let say = &words.screen.player;
    let mut events: Vec<(TournamentId, Event)> = events(player, list, data)?.into_iter().collect();
    events.sort_by_key(|(id, event)| std::cmp::Reverse((event.last, *id)));
    let rows = events.iter().map(|(id, event)| row(*id, event, data, words)).collect();
    let [date, name, matches, score, expected, change, performed] = say.event_headings;
    let headings = vec![
        Heading::word(date, 10),
        Heading::name(name),
        Heading::number(matches, 4),
        Heading::number(score, 9),
        Heading::number(expected, 6).spare(),
        Heading::number(change, 8).spare(),
        Heading::number(performed, 12),
    ];
    let title = (say.events)(&data.name(player));
    Some(Step::Cover(Overlay::Board(Board::new(title, Vec::new(), headings, rows))))
}

fn row(id: TournamentId, event: &Event, data: &Snapshot, words: &Words) -> Vec<String> {
    let name = data.club.tournament(id).map(|found| found.name.clone()).unwrap_or_default();
    let games = event.tally.games();
    let won = scored(&event.tally);
    let performed = performance(&event.met).map(words.screen.rating.performance);
    vec![
        event.last.to_string(),
        name,
        event.matches.to_string(),
        format!("{won} / {games}"),
        format!("{:.2}", event.expected),
        written_change(event.change),
        performed.unwrap_or_default(),
    ]
}

fn scored(tally: &Tally) -> f64 {
    f64::from(tally.games_won) + f64::from(tally.games_drawn) / 2.0
}

fn events(
    player: PlayerId,
    list: ListId,
    data: &Snapshot,
) -> Option<BTreeMap<TournamentId, Event>> {
    let ratings = data.club.ratings(list)?;
    let player = data.club.registry().today(player);
    let mut events: BTreeMap<TournamentId, Event> = BTreeMap::new();
    for line in ratings.lines() {
        let Moved::Match(rated) = line.moved else { continue };
        let Some(own) = rated.contest.players().iter().position(|other| *other == player) else {
            continue;
        };
        let event = events.entry(rated.tournament).or_default();
        event.last = event.last.max(rated.played_on);
        event.matches += 1;
        event.expected += line.expected(own, ratings.scale());
        event.change += line.steps[own].after - line.steps[own].before;
        let mut tally = Tally::default();
        rated.contest.count(own, &mut tally);
        event.met.extend(met(rated, line, own, &tally));
        rated.contest.count(own, &mut event.tally);
    }
    Some(events)
}

/// The opponents of a match, who share its games among them. A good deal makes them weaker.
fn met(rated: &RatedMatch, line: Line<'_>, own: usize, tally: &Tally) -> Vec<Against> {
    let deal = rated.contest.hand(own).and_then(|p| Hand::new(p).ok());
    let shift = deal.map_or(0.0, |hand| difference(hand.p()));
    let others = line.steps.iter().enumerate().filter(|(at, _)| *at != own);
    let share = 1.0 / f64::from(u32::try_from(line.steps.len()).unwrap_or(u32::MAX) - 1).max(1.0);
    let against = |(_, step): (usize, &crate::domain::rating::Step)| Against {
        rating: step.before - shift,
        score: scored(tally) * share,
        games: f64::from(rated.contest.games()) * share,
    };
    others.map(against).collect()
}
