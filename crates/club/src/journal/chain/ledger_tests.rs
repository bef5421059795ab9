use std::collections::BTreeMap;
use std::convert::Infallible;

use chrono::{DateTime, Days, NaiveDate};
use proptest::prelude::*;

use super::*;
use crate::club::Action;
use crate::club::action::{
    AddPlayer, AdjustRating, CorrectResult, CreateTournament, DeleteTournament, MergePlayers,
    NoteOrigin, RecordMatch, SetRatingList, UnmergePlayers,
};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::length::{Length, Lengths};
use crate::domain::number::PlayerId;
use crate::domain::progress::NoProgress;
use crate::domain::rating::{Change as Points, Established, Scale, Unit};
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score};
use crate::journal::fold::{fold, live};
use crate::journal::publish::{Change, Table, Value, diff, order, rows};
use crate::journal::undo::may_undo;
use crate::journal::verify::{self, Finding};

pub(crate) const PLAYERS: u32 = 6;

/// An entry, or an undo of the one so many places before the last.
#[derive(Clone, Debug)]
pub(crate) enum Move {
    Decide(Wish),
    Undo(usize),
}

#[derive(Clone, Debug)]
pub(crate) enum Wish {
    Event,
    /// A match of an event on a day.
    Result(u32, [u32; 2], Score, u64),
    Correction(u32, u32, Score),
    Merge(u32, u32),
    Unmerge,
    ByHand(Option<u32>, u64),
    /// K of a list, and whether it rates game by game.
    Rules(u32, bool),
    Origin(u32, u32),
    Delete(u32),
}

pub(crate) fn wish() -> impl Strategy<Value = Wish> {
    let pair = || [1..=PLAYERS, 1..=PLAYERS];
    let score = || (0..3_u32, 0..3_u32).prop_map(|(a, b)| Score::new(a, b));
    let event = || 1..6_u32;
    prop_oneof![
        3 => Just(Wish::Event),
        20 => (event(), pair(), score(), 0..4_u64)
            .prop_map(|(event, sides, score, day)| Wish::Result(event, sides, score, day)),
        4 => (event(), 1..9_u32, score()).prop_map(|(event, no, score)| Wish::Correction(event, no, score)),
        1 => (1..=PLAYERS, 1..=PLAYERS).prop_map(|(a, b)| Wish::Merge(a, b)),
        1 => Just(Wish::Unmerge),
        1 => (proptest::option::of(1..=PLAYERS), 0..4_u64).prop_map(|(player, day)| Wish::ByHand(player, day)),
        1 => (1..4_u32, any::<bool>()).prop_map(|(k, by_game)| Wish::Rules(k, by_game)),
        1 => (event(), 1..9_u32).prop_map(|(event, number)| Wish::Origin(event, number)),
        1 => event().prop_map(Wish::Delete),
    ]
}

fn day(day: u64) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 1).expect("a day") + Days::new(day)
}

impl Wish {
    /// The action that it is in a club.
    pub(crate) fn action(&self, club: &Club) -> Option<Action> {
        Some(match *self {
            Self::Event => {
                let lengths = Lengths::all(Length::Open);
                let plan = StagePlan::new(Format::Recorded, lengths, Seeding::Entry);
                let tournament = club.next_tournament();
                let list = if tournament.0.is_multiple_of(3) { ListId(2) } else { ListId::MAIN };
                let name = format!("Cup {tournament:?}");
                CreateTournament { tournament, name, list, plan: Box::new(plan) }.into()
            }
            Self::Result(event, sides, score, on) => {
                let tournament = TournamentId(event);
                RecordMatch {
                    tournament,
                    no: club.next_match(tournament),
                    round: RoundName::Round(1),
                    sides: sides.map(PlayerId),
                    outcome: Outcome::Score(score),
                    played_on: day(on),
                }
                .into()
            }
            Self::Correction(event, no, score) => {
                let (tournament, no) = (TournamentId(event), MatchNo(no));
                let sides = club.tournament(tournament)?.match_no(no)?.record?.sides;
                let (outcome, reason) = (Outcome::Score(score), None);
                let (void, keep) = (Vec::new(), Vec::new());
                CorrectResult { tournament, no, sides, outcome, void, keep, reason }.into()
            }
            Self::Merge(keep, absorb) => {
                MergePlayers { keep: PlayerId(keep), absorb: PlayerId(absorb) }.into()
            }
            Self::Unmerge => {
                let merger = club.registry().mergers().first()?;
                UnmergePlayers { keep: merger.keep, absorb: merger.absorb }.into()
            }
            Self::ByHand(player, on) => AdjustRating {
                list: ListId::MAIN,
                player: player.map(PlayerId),
                change: Points::By(7.0),
                reason: "why".to_owned(),
                on: day(on),
            }
            .into(),
            Self::Rules(k, by_game) => {
                let unit = if by_game { Unit::Game } else { Unit::Match };
                let scale = Scale { k: f64::from(k) * 10.0, unit, ..Scale::STANDARD };
                let (name, established) = ("second".to_owned(), Established::STANDARD);
                SetRatingList { list: ListId(2), name, scale: Box::new(scale), established }.into()
            }
            Self::Origin(event, number) => NoteOrigin {
                tournament: TournamentId(event),
                club: "other".to_owned(),
                number: TournamentId(number),
            }
            .into(),
            Self::Delete(event) => {
                let tournament = TournamentId(event);
                let found = club.tournament(tournament)?;
                let (name, results) = (found.name.clone(), found.results_entered());
                DeleteTournament { tournament, name, results }.into()
            }
        })
    }
}

fn entry(seq: u64, undoes: Option<u64>, actions: Vec<Action>) -> Arc<Entry> {
    let (at, desk, op) = (DateTime::UNIX_EPOCH, "desk".to_owned(), OpId(seq.to_string()));
    Arc::new(Entry {
        seq: Seq(seq),
        at,
        desk,
        op,
        undoes: undoes.map(Seq),
        actions: actions.into(),
    })
}

pub(crate) fn player(number: u32) -> Action {
    let player = PlayerId(number);
    match Action::add_player(player, format!("Player {number}")) {
        Action::AddPlayer(add) => AddPlayer { player, ..add }.into(),
        other => other,
    }
}

/// The published rows by table and key, brought up to date change by change.
#[derive(Default, PartialEq, Debug)]
struct Published(BTreeMap<(Table, String), Vec<Value>>);

impl Published {
    fn write(&mut self, changes: Vec<Change>) {
        for change in changes {
            let (table, gone) = change.to();
            let key = (table, format!("{:?}", &change.values()[..table.key()]));
            if gone {
                self.0.remove(&key).expect("a row that was there");
            } else {
                self.0.insert(key, change.values().to_vec());
            }
        }
    }
}

impl Published {
    fn findings(&self, club: &Club) -> Vec<Finding> {
        let found = verify::published(club, |table, give| {
            let of_table = self.0.iter().filter(|((of, _), _)| *of == table);
            let mut rows: Vec<_> = of_table.map(|(_, row)| row.clone()).collect();
            rows.sort_by(|one, other| order(&one[..table.key()], &other[..table.key()]));
            for row in &rows {
                give(row);
            }
            Ok::<_, Infallible>(())
        });
        found.expect("rows")
    }
}

/// A journal as a desk grows it, and what it has published.
fn grow(ledger: &mut Ledger, published: &mut Published, entry: Arc<Entry>) {
    let news = [entry];
    let Ok(club) = ledger.after(&news, &NoProgress) else { return };
    published.write(diff(ledger.club(), &club));
    ledger.grow(&news, Digest::default(), club);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// To the bit, after every entry.
    #[test]
    fn a_club_grown_entry_by_entry_is_that_of_the_whole_journal(
        moves in proptest::collection::vec(
            prop_oneof![8 => wish().prop_map(Move::Decide), 2 => (0..40_usize).prop_map(Move::Undo)],
            1..80,
        ),
        damaged in any::<proptest::sample::Index>(),
    ) {
        let (mut ledger, mut published) = (Ledger::default(), Published::default());
        published.write(rows(ledger.club()));
        let second = Wish::Rules(2, false).action(ledger.club()).expect("a list");
        let opening = (1..=PLAYERS).map(player).chain([second]).collect();
        grow(&mut ledger, &mut published, entry(1, None, opening));
        for one in moves {
            let next = ledger.last().0 + 1;
            let entry = match one {
                Move::Decide(wish) => {
                    let Some(action) = wish.action(ledger.club()) else { continue };
                    entry(next, None, vec![action])
                }
                Move::Undo(back) => {
                    let undone = next.saturating_sub(1 + back as u64).max(2);
                    if may_undo(ledger.entries(), Seq(undone)).is_err() {
                        continue;
                    }
                    entry(next, Some(undone), Vec::new())
                }
            };
            grow(&mut ledger, &mut published, entry);
            let whole = fold(ledger.entries()).expect("a sound journal");
            prop_assert!(*ledger.club() == whole, "after {:?}", ledger.entries().last());
            prop_assert_eq!(ledger.club().told(), whole.told());
            let known = ledger.taken_back.live(&TakenBack::default(), 0..ledger.entries().len());
            prop_assert_eq!(known, live(ledger.entries()));
            let mut anew = Published::default();
            anew.write(rows(&whole));
            prop_assert_eq!(&published, &anew);
        }
        // Row by row, `check` finds what is lacking, wrong or too much, each once.
        prop_assert_eq!(published.findings(ledger.club()), []);
        let (key, row) = published.0.iter().nth(damaged.index(published.0.len())).expect("a row");
        let (key, row) = (key.clone(), row.clone());
        let (table, mut other) = (key.0, row.clone());
        *other.last_mut().expect("columns") = Value::Text("?".to_owned());
        let cells = |row: &[Value]| row.iter().map(Value::to_string).collect::<Vec<_>>();
        let finding = |published: Option<&[Value]>, folded: Option<&[Value]>| {
            let key = cells(&published.or(folded).expect("a row")[..table.key()]);
            [Finding::Row { table, key, published: published.map(cells), folded: folded.map(cells) }]
        };
        published.0.remove(&key);
        prop_assert_eq!(published.findings(ledger.club()), finding(None, Some(&row)));
        if table.key() < row.len() {
            published.0.insert(key.clone(), other.clone());
            prop_assert_eq!(published.findings(ledger.club()), finding(Some(&other), Some(&row)));
        }
        published.0.insert(key, row.clone());
        for at in 0..table.key() {
            let mut alien = row.clone();
            alien[at] = match &alien[at] {
                Value::Integer(number) => Value::Integer(number + 1_000),
                other => Value::Text(format!("{other}?")),
            };
            published.0.insert((table, "alien".to_owned()), alien.clone());
            prop_assert_eq!(published.findings(ledger.club()), finding(Some(&alien), None));
        }
    }
}

#[test]
fn clubs_kept_for_undo_share_their_ratings_with_the_last() {
    let (mut ledger, mut published) = (Ledger::default(), Published::default());
    grow(&mut ledger, &mut published, entry(1, None, (1..=PLAYERS).map(player).collect()));
    let wishes = |seq: u64| {
        let pair = [1, 2 + u32::try_from(seq % 5).expect("few")];
        if seq == 2 { Wish::Event } else { Wish::Result(1, pair, Score::new(2, 1), seq) }
    };
    for seq in 2..=40 {
        let action = wishes(seq).action(ledger.club()).expect("an action");
        grow(&mut ledger, &mut published, entry(seq, None, vec![action]));
    }
    assert_eq!(ledger.before.len(), KEPT);
    let is_rated = |(_, club): &(usize, Club)| {
        club.ratings(ListId::MAIN).is_some_and(|list| list.matches().count() > 0)
    };
    assert!(ledger.before.iter().all(is_rated));
    // A correction of the first match changes all behind it: what the club before had is let go with the next entry.
    for (seq, lost) in (41..43).zip(0..) {
        let correct = Wish::Correction(1, 1, Score::new(lost, 3)).action(ledger.club());
        grow(&mut ledger, &mut published, entry(seq, None, vec![correct.expect("a match")]));
    }
    let rated: Vec<bool> = ledger.before.iter().map(is_rated).collect();
    assert_eq!(rated, [vec![true; KEPT - 2], vec![false, true]].concat());
    for (seq, undone) in (43..).zip((10..=42).rev()) {
        grow(&mut ledger, &mut published, entry(seq, Some(undone), Vec::new()));
        assert_eq!(*ledger.club(), fold(ledger.entries()).expect("a sound journal"));
    }
}

/// The sample event, and a journal with an entry of each kind.
fn recorded() -> [Vec<Arc<Entry>>; 2] {
    [
        include_str!("../../../../../assets/demo.jsonl"),
        include_str!("../../../../../tests/fixtures/journal.jsonl"),
    ]
    .map(|lines| {
        let entry = |line| Entry::from_digested_line(line).expect("an entry").0;
        lines.lines().map(entry).map(Arc::new).collect()
    })
}

#[test]
fn an_undo_in_the_events_that_it_is_about_is_that_of_the_whole_journal() {
    let mut in_events = 0;
    for entries in recorded() {
        let last = entries.len() as u64;
        for undone in 1..=last {
            let club = fold(&entries).expect("a sound journal");
            let mut ledger = Ledger::of(entries.clone(), Digest::default(), club);
            for (seq, undoes) in [(last + 1, undone), (last + 2, last + 1)] {
                if may_undo(ledger.entries(), Seq(undoes)).is_err() {
                    break;
                }
                let news = [entry(seq, Some(undoes), Vec::new())];
                let further = ledger.taken_back.with(ledger.entries().len(), &news);
                in_events += usize::from(ledger.turned(&further, &news).is_some());
                let whole = fold(&[ledger.entries(), &news].concat());
                let after = ledger.after(&news, &NoProgress).map_err(NotFolded::unwatched);
                assert_eq!(after.as_ref().err(), whole.as_ref().err(), "{undone} by {seq}");
                let (Ok(after), Ok(whole)) = (after, whole) else { break };
                assert!(after == whole, "{undone} by {seq}");
                assert_eq!(after.told(), whole.told(), "{undone} by {seq}");
                ledger.grow(&news, Digest::default(), after);
            }
        }
    }
    assert!(in_events > 20, "{in_events}");
}
