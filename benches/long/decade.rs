//! A club of ten years that never was, each decision made as at a desk and checked when it is: round robins, brackets,
//! groups, games at tables, ladders and evenings without a draw; slips put right, results taken back, walkovers,
//! withdrawals, late entries, players registered twice.

mod book;
mod calendar;
mod evening;
mod people;

use std::collections::BTreeSet;
use std::sync::Arc;

use banzuke::club::action::{CloseTournament, SetRatingList, SetTables};
use banzuke::club::{Action, Club, MatchState};
use banzuke::domain::hall::Table;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::{Established, Scale};
use banzuke::domain::score::{Outcome, Side};
use banzuke::journal::Entry;

use book::Book;
use people::People;

/// Players, whoever was registered twice counted once.
pub(crate) const PLAYERS: usize = 2_000;
pub(crate) const EVENTS: usize = 500;
/// Results of two, and games at tables.
pub(crate) const MATCHES: usize = 60_000;
pub(crate) const CORRECTIONS: usize = 5_000;
pub(crate) const MERGERS: usize = 200;
/// Events still under way in the end, of which the last takes entries.
const RUNNING: usize = 8;
/// Matches left for those.
const RESERVE: usize = 2_000;
/// Tenths of days from one event to the next: the last is in November of the tenth year.
const STEP: usize = 73;
/// Matches of the last events in which somebody still finds a wrong score.
const RECENT: usize = 3_000;

/// Kinds of decisions that are made at least once, beside results and their corrections.
const DECIDED: [&str; 14] = [
    "withdraw",
    "enter_late",
    "set_games",
    "set_hands",
    "add_alias",
    "break_tie",
    "judge_players",
    "call_match",
    "start_match",
    "draw_round",
    "record_game",
    "record_match",
    "set_note",
    "set_club",
];

/// The journal of the club, and the club.
pub(crate) fn decade() -> (Vec<Arc<Entry>>, Club) {
    let (mut book, mut people, mut count) = (Book::new(), People::new(), Count::default());
    set_up(&mut book);
    for number in 0..EVENTS {
        book.on_day((number * STEP / 10) as u64);
        people.come(&mut book, number);
        hold(&mut book, &mut people, number, &mut count);
    }
    book.club.settle();
    holds_what_it_should(&book);
    (book.entries, book.club)
}

fn holds_what_it_should(book: &Book) {
    let club = &book.club;
    assert_eq!(club.registry().iter().count(), PLAYERS);
    assert_eq!(club.registry().registrations().count(), PLAYERS + MERGERS);
    assert_eq!(club.registry().mergers().len(), MERGERS);
    assert_eq!(club.tournaments().count(), EVENTS);
    let played = club.tournaments().map(|one| {
        let games = one.pods.iter().map(|pod| pod.games.len());
        one.matches_in(MatchState::Finished).count() + games.sum::<usize>()
    });
    assert_eq!(played.sum::<usize>(), MATCHES);
    let actions = || book.entries.iter().flat_map(|entry| &entry.actions);
    assert_eq!(actions().filter(|action| is_correction(action)).count(), CORRECTIONS);
    let undone = book.entries.iter().filter(|entry| entry.undoes.is_some()).count();
    assert!(undone > 100, "{undone} results were taken back");
    let decided: BTreeSet<String> = actions().map(kind).collect();
    for kind in DECIDED {
        assert!(decided.contains(kind), "nobody decided to {kind}");
    }
}

/// The tag that an action has in the journal.
fn kind(action: &Action) -> String {
    let written = serde_json::to_value(action).expect("an action is written");
    written["kind"].as_str().expect("its tag").to_owned()
}

fn is_correction(action: &Action) -> bool {
    matches!(action, Action::CorrectResult(_) | Action::CorrectGame(_))
}

/// How far the club has come.
#[derive(Default)]
struct Count {
    matches: usize,
    corrections: usize,
    /// Entries looked through.
    entries: usize,
    /// Matches whose scores may still be found wrong.
    recent: Vec<(TournamentId, MatchNo)>,
}

impl Count {
    fn follow(&mut self, book: &Book) {
        let new = book.entries[self.entries..].iter().flat_map(|entry| &entry.actions);
        self.corrections += new.filter(|action| is_correction(action)).count();
        self.entries = book.entries.len();
    }

    fn add(&mut self, book: &Book, id: TournamentId) {
        let found = book.tournament(id);
        let finished = found.matches_in(MatchState::Finished).map(|played| (id, played.no));
        let known = self.recent.len();
        self.recent.extend(finished);
        let games: usize = found.pods.iter().map(|pod| pod.games.len()).sum();
        self.matches += self.recent.len() - known + games;
        let old = self.recent.len().saturating_sub(RECENT);
        self.recent.drain(..old);
        self.follow(book);
    }

    /// How many matches an event without a draw has, so that all of them come to what they should.
    fn missing(&self, number: usize) -> usize {
        let due = (MATCHES - RESERVE) * (number + 1) / EVENTS;
        if number + 2 == EVENTS {
            MATCHES.checked_sub(self.matches).expect("not too many yet")
        } else {
            due.saturating_sub(self.matches).clamp(20, 600)
        }
    }
}

fn set_up(book: &mut Book) {
    let tables = (1..=12).map(|n| Table { name: format!("卓{n}"), reserved: n == 12 });
    book.decide(vec![Action::SetTables(SetTables { tables: tables.collect() })]);
    book.decide(vec![Action::SetRatingList(SetRatingList {
        list: calendar::TABLES,
        name: "卓 Night".to_owned(),
        scale: Box::new(Scale { k: 24.0, ..Scale::STANDARD }),
        established: Established::STANDARD,
    })]);
}

fn hold(book: &mut Book, people: &mut People, number: usize, count: &mut Count) {
    let event = calendar::event(book, number);
    let mut players = people.entrants(book, number, event.entrants + 1);
    let late: Vec<PlayerId> = players.pop().filter(|_| book.chance(15)).into_iter().collect();
    let id = evening::open(book, &event, &players);
    if !event.plan.format.has_draw() {
        let results = u32::try_from(count.missing(number)).expect("few");
        evening::record(book, id, &players, results);
    } else if number + 1 < EVENTS {
        evening::play(book, id, &late, number + RUNNING < EVENTS);
    }
    if number + RUNNING < EVENTS {
        book.decide(vec![Action::CloseTournament(CloseTournament { tournament: id })]);
    }
    count.add(book, id);
    while count.corrections < CORRECTIONS * (number + 1) / EVENTS {
        correct(book, count);
    }
}

/// A score of the last events turns out to be wrong, unless a later match hangs on it.
fn correct(book: &mut Book, count: &mut Count) {
    let (id, no) = book.pick(&count.recent);
    let played = book.tournament(id).match_no(no).expect("a match").clone();
    let Some(Outcome::Score(was)) = played.record.map(|record| record.outcome) else { return };
    let decisive = book.tournament(id).is_decisive(&played);
    let side = was.winner().unwrap_or(Side::A);
    let side = if book.chance(30) { side.other() } else { side };
    let outcome = evening::score(book, played.length, decisive, side);
    if outcome != Outcome::Score(was) {
        evening::correct(book, id, no, outcome);
        count.follow(book);
    }
}
