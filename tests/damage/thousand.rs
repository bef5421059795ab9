//! A club of a thousand entries with every format, and a damaged row of each kind.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use banzuke::club::action::{
    AddAlias, CloseTournament, EnterPlayers, RecordMatch, RecordResult, SetTables,
};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::{Action, Club, Place, Seq};
use banzuke::domain::format::Format;
use banzuke::domain::hall::Table;
use banzuke::domain::ids::TournamentId;
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};
use banzuke::domain::seeding::Split;
use banzuke::journal::rescue::Why;
use banzuke::journal::{Entry, OpId};
use chrono::DateTime;

use super::{Damaged, lost, spoil};
use crate::common::{Hall, add_player, create, kind, today};

const ENTRIES: usize = 1000;
const SEASON: TournamentId = TournamentId(1);

/// A journal as it is being made.
#[derive(Default)]
struct Making {
    entries: Vec<Arc<Entry>>,
    club: Club,
}

impl Making {
    fn push(&mut self, undoes: Option<Seq>, actions: Vec<Action>) {
        let seq = Seq(self.entries.len() as u64 + 1);
        let seconds = i64::try_from(seq.0).expect("few") * 60;
        let at = DateTime::from_timestamp(1_795_222_800 + seconds, 0).expect("a time");
        let op = OpId(format!("operation-{seq}"));
        let desk = "front desk".to_owned();
        self.entries.push(Arc::new(Entry { seq, at, desk, op, undoes, actions: actions.into() }));
    }

    fn perform(&mut self, actions: Vec<Action>) {
        let seq = Seq(self.entries.len() as u64 + 1);
        for (index, action) in (0..).zip(&actions) {
            self.club.perform(action, Place { seq, index }).expect("allowed");
        }
        self.push(None, actions);
    }

    /// Adds a decision that is undone and redone: three entries.
    fn waver(&mut self, action: Action) {
        self.perform(vec![action]);
        let decision = self.entries.last().map(|entry| entry.seq);
        self.push(decision, Vec::new());
        let undo = self.entries.last().map(|entry| entry.seq);
        self.push(undo, Vec::new());
    }

    fn record(&mut self, number: u32) {
        let (one, other) = (number % 40 + 1, (number * 7 + 3) % 40 + 1);
        let sides = [one, if one == other { other % 40 + 1 } else { other }].map(PlayerId);
        let (no, round) = (self.club.next_match(SEASON), RoundName::Round(1));
        let outcome = Outcome::Score(Score::new(number % 3, 2 + number % 2));
        let played_on = today();
        let action = Action::RecordMatch(RecordMatch {
            tournament: SEASON,
            no,
            round,
            sides,
            outcome,
            played_on,
        });
        self.perform(vec![action]);
    }

    fn event(&mut self, id: u32, format: Format, entrants: u32) {
        let id = TournamentId(id);
        self.perform(vec![create(id, &format!("event {}", id.0), format, Length::FirstTo(2))]);
        let players = (1..=entrants).map(|n| PlayerId((n * 3 + id.0) % 40 + 1)).collect();
        self.perform(vec![Action::EnterPlayers(EnterPlayers { tournament: id, players })]);
        let found = self.club.tournament(id).expect("opened");
        let draw = self.club.draw(found, &DrawChoice::default(), 1);
        self.perform(vec![draw]);
        loop {
            let found = self.club.tournament(id).expect("opened");
            let open = found
                .matches
                .iter()
                .find(|played| played.record.is_none() && played.players().is_some());
            let Some(played) = open else { break };
            let (no, sides) = (played.no, played.players().expect("known"));
            let score = if no.0 % 3 == 0 { Score::new(1, 2) } else { Score::new(2, 0) };
            let (outcome, played_on) = (Outcome::Score(score), today());
            self.perform(vec![Action::RecordResult(RecordResult {
                tournament: id,
                no,
                sides,
                outcome,
                played_on,
            })]);
        }
        self.perform(vec![Action::CloseTournament(CloseTournament { tournament: id })]);
    }
}

fn thousand() -> Vec<Arc<Entry>> {
    let mut making = Making::default();
    for player in 1..=40 {
        making.perform(vec![add_player(PlayerId(player), &format!("player {player}"))]);
    }
    let alias = "あだ名".to_owned();
    making.waver(Action::AddAlias(AddAlias { player: PlayerId(7), alias }));
    making.perform(vec![create(SEASON, "season", Format::Recorded, Length::Open)]);
    for number in 0..100 {
        making.record(number);
    }
    let tables = vec![Table { name: "1".to_owned(), reserved: false }];
    making.perform(vec![Action::SetTables(SetTables { tables })]);
    making.event(2, Format::RoundRobin { double: false }, 12);
    making.event(3, Format::SingleElimination { third_place: true, placement: false }, 16);
    making.event(4, Format::Groups { groups: 4, double: false, split: Split::Snake }, 16);
    for id in 5..=9 {
        making.event(id, Format::RoundRobin { double: false }, 14);
    }
    // A player who comes in the middle of it all, and one whose registration is undone.
    making.perform(vec![add_player(PlayerId(41), "late")]);
    let mistaken = making.entries.len() as u64 + 1;
    making.push(None, vec![add_player(PlayerId(42), "mistaken")]);
    making.push(Some(Seq(mistaken)), Vec::new());
    making.club.retire_numbers(&add_player(PlayerId(42), "mistaken")).expect("the next");
    making.perform(vec![add_player(PlayerId(43), "last")]);
    for number in 0.. {
        if making.entries.len() == ENTRIES {
            break;
        }
        making.record(number);
    }
    making.entries
}

/// The journal and its file.
fn club() -> &'static (Vec<Arc<Entry>>, Vec<u8>) {
    static CLUB: OnceLock<(Vec<Arc<Entry>>, Vec<u8>)> = OnceLock::new();
    CLUB.get_or_init(|| {
        let entries = thousand();
        assert_eq!(entries.len(), ENTRIES);
        let mut hall = Hall::new();
        hall.desk.take_in(&entries).expect("allowed");
        (entries, hall.into_file())
    })
}

/// The sort of an entry, as far as its loss matters in a different way.
fn sort(entry: &Entry, entries: &[Arc<Entry>]) -> String {
    let undone = entries.iter().any(|other| other.undoes == Some(entry.seq));
    let sort = entry.actions.first().map_or_else(|| "undo".to_owned(), kind);
    if undone { format!("{sort}, undone") } else { sort }
}

#[test]
fn a_whole_file_is_taken_out_whole() {
    let (entries, file) = club();
    let rescued = Damaged::new(file).rescued().expect("rescued");
    assert!(rescued.entries == *entries);
    assert!(rescued.losses.is_empty());
    assert_eq!((rescued.taken(), rescued.known), (ENTRIES, ENTRIES));
}

/// One damaged row of a thousand: all others are rescued, whatever the kind of the
/// entry, and its decision follows from the published tables as far as they show it.
#[test]
fn one_damaged_row_in_a_thousand_leaves_the_others() {
    let (entries, file) = club();
    let whole = Damaged::new(file).rescued().expect("rescued").club;
    let mut by_sort: BTreeMap<String, Vec<&Arc<Entry>>> = BTreeMap::new();
    for entry in entries {
        by_sort.entry(sort(entry, entries)).or_default().push(entry);
    }
    assert!(by_sort.len() >= 10, "{:?}", by_sort.keys());
    let mut told = Vec::new();
    for (sort, all) in by_sort {
        // The first and the last of each sort.
        for entry in all.iter().take(1).chain(all.last().filter(|_| all.len() > 1)) {
            let mut damaged = file.clone();
            spoil(&mut damaged, entry);
            let rescued = Damaged::new(&damaged).rescued().expect("rescued");
            let same = rescued.club == whole;
            told.push(format!("{sort} {}: {:?} lost, same {same}", entry.seq, lost(&rescued)));
            if entry.undoes.is_none() {
                assert_eq!(lost(&rescued), [entry.seq.0], "{sort}");
            } else {
                assert!(matches!(&rescued.losses[0].why, Why::Mended(_)), "{sort}");
            }
        }
    }
    insta::assert_snapshot!(told.join("\n"));
}
