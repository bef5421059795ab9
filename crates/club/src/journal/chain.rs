//! The chain of digests that runs through a journal.
//!
//! An entry's digest is SHA-256 over the digest before it, a line feed, the entry as one line of an exported journal
//! without days of birth, and a line feed; before the first entry stands nothing. A public export can therefore be
//! checked by anybody. Days of birth are few enough to be guessed from a digest, so the second digest, over them too,
//! stays in the file.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::io;
use std::io::{BufWriter, IntoInnerError, Write};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::entry::without_births;
use super::fold::{NotAllowed, NotFolded, decide_on, fold_on, unrated};
use super::undo::TakenBack;
use super::{Entry, OpId, fold};
use crate::club::{Club, Seq};
use crate::domain::progress::Progress;

/// A digest: 64 hexadecimal digits; empty before the first entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(pub String);

impl Digest {
    /// How many digits people compare.
    const SHORT: usize = 12;

    /// The digest of a text that is no entry.
    pub fn of(text: &str) -> Self {
        Self::written(&Sha256::digest(text))
    }

    fn written(hash: &[u8]) -> Self {
        Self(hash.iter().fold(String::with_capacity(64), |mut digits, byte| {
            write!(digits, "{byte:02x}").expect("memory");
            digits
        }))
    }

    /// Enough of it for people to compare.
    pub fn short(&self) -> &str {
        self.0.get(..Self::SHORT).unwrap_or(&self.0)
    }
}

/// The link of an entry in the chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Over the entry without its private parts, and over all entries before it.
    pub digest: Digest,
    /// Over its private parts too, if it has any.
    pub sealed: Option<Digest>,
}

impl Link {
    /// The link of an entry behind that digest.
    pub fn after(before: &Digest, entry: &Entry) -> Self {
        Self::measured(before, entry).0
    }

    /// [`Self::after`], with the length of the entry as a line, in bytes.
    pub(super) fn measured(before: &Digest, entry: &Entry) -> (Self, usize) {
        let (public, births) = without_births(entry);
        let (digest, length) = over(before, &public);
        if births == 0 {
            return (Self { digest, sealed: None }, length);
        }
        let (sealed, length) = over(&digest, entry);
        (Self { digest, sealed: Some(sealed) }, length)
    }
}

/// The line is hashed as it is written: that of an import may be hundreds of megabytes long.
fn over(before: &Digest, entry: &Entry) -> (Digest, usize) {
    let hash = Sha256::new().chain_update(&before.0).chain_update("\n");
    let mut hash = BufWriter::with_capacity(1 << 16, Hashed(hash, 0));
    serde_json::to_writer(&mut hash, entry).expect("an entry has only string keys");
    let Hashed(hash, length) =
        hash.into_inner().map_err(IntoInnerError::into_error).expect("memory");
    (Digest::written(&hash.chain_update("\n").finalize()), length)
}

/// A writer that hashes and counts bytes.
struct Hashed(Sha256, usize);

impl Write for Hashed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        self.1 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

// A journal as far as it is known, with the club that follows from it.
//
// The club as it stood before each of the last entries is kept too: taking one of them back folds the journal from
// there and not from its beginning.

/// The number of entries for which the club is kept. Clubs share what did not change between them; one whose ratings
/// nearly all changed with the next entry holds none.
const KEPT: usize = 16;

/// Folding this many entries takes no longer than finding those of an event. None in tests.
const FAR: usize = if cfg!(test) { 0 } else { 2 * KEPT };

/// A journal and its club.
#[derive(Debug, Default)]
pub struct Ledger {
    entries: Vec<Arc<Entry>>,
    /// The digest of the last entry.
    head: Digest,
    club: Club,
    /// The place of an entry, and the club before it as the earlier entries count now. Oldest first.
    before: VecDeque<(usize, Club)>,
    taken_back: TakenBack,
}

impl Ledger {
    /// A whole journal, the digest of its last entry, and the club that follows from it.
    pub fn of(entries: Vec<Arc<Entry>>, head: Digest, club: Club) -> Self {
        let mut taken_back = TakenBack::default();
        taken_back.grow(taken_back.with(0, &entries));
        Self { entries, head, club, before: VecDeque::new(), taken_back }
    }

    /// The journal, oldest first.
    pub fn entries(&self) -> &[Arc<Entry>] {
        &self.entries
    }

    /// The club after it.
    pub fn club(&self) -> &Club {
        &self.club
    }

    /// The number of the last entry.
    pub fn last(&self) -> Seq {
        self.entries.last().map(|entry| entry.seq).unwrap_or_default()
    }

    /// The digest of the last entry, which stands for the whole journal.
    pub fn head(&self) -> &Digest {
        &self.head
    }

    /// Sets the digest of the last entry, for a file whose digests were written after it was read.
    pub(crate) fn set_head(&mut self, head: Digest) {
        self.head = head;
    }

    /// The entry that recorded an operation, if one did.
    pub fn operation(&self, op: &OpId) -> Option<&Arc<Entry>> {
        self.entries.iter().rev().find(|entry| entry.op == *op)
    }

    /// The club as it would be after further entries, watched action by action.
    pub fn after(&self, news: &[Arc<Entry>], progress: &dyn Progress) -> Result<Club, NotFolded> {
        let known = self.entries.len();
        let further = self.taken_back.with(known, news);
        let turned = self.taken_back.turned(&further).next().map_or(known, |at| at.min(known));
        let (from, club) =
            if turned < known { self.before(turned) } else { (known, self.club.clone()) };
        if from + FAR < known
            && let Some(club) = self.turned(&further, news)
        {
            return Ok(club);
        }
        let entries = [&self.entries[from..], news].concat();
        let live = self.taken_back.live(&further, from..known + news.len());
        fold_on(club, &entries, &live, progress)
    }

    /// The club as it would be after a decision made now, watched action by action; after an import still to be settled.
    pub fn decided(&self, entry: &Arc<Entry>, progress: &dyn Progress) -> Result<Club, NotFolded> {
        decide_on(self.club.clone(), std::slice::from_ref(entry), progress)
    }

    /// The club after the undo of an old entry, if all that changes is about events.
    fn turned(&self, further: &TakenBack, news: &[Arc<Entry>]) -> Option<Club> {
        let [undo] = news else { return None };
        let turned: Vec<usize> = self.taken_back.turned(further).collect();
        let live = self.taken_back.live(further, 0..self.entries.len());
        let is_undo = undo.undoes.is_some() && turned.iter().all(|at| *at < self.entries.len());
        is_undo.then(|| fold::turned(&self.club, &self.entries, &turned, |at| live[at]))?
    }

    /// Folds the whole journal again. Says whether the club is the same as the one that was known; ratings follow from the
    /// rest and are calculated when only one club is left, since two take much room.
    pub(crate) fn fold_again(&mut self) -> Result<bool, NotAllowed> {
        self.before.clear();
        self.club.forget_ratings();
        let folded = unrated(&self.entries);
        let is_same = folded.as_ref().is_ok_and(|club| club.is_decided_as(&self.club));
        let fault = folded.map(|club| self.club = club).err();
        self.club.settle();
        fault.map_or(Ok(is_same), Err)
    }

    /// Adds entries, the digest of the last, and the club [`Self::after`] them.
    pub fn grow(&mut self, news: &[Arc<Entry>], head: Digest, mut club: Club) {
        club.settle();
        let known = self.entries.len();
        let further = self.taken_back.with(known, news);
        let turned = self.taken_back.turned(&further).next().map_or(known, |at| at.min(known));
        self.taken_back.grow(further);
        self.before.retain(|(at, _)| *at <= turned);
        let before = std::mem::replace(&mut self.club, club);
        if turned == known {
            if let Some((_, older)) = self.before.back_mut()
                && !before.has_most_ratings_of(older)
            {
                older.forget_ratings();
            }
            self.before.push_back((known, before));
            let over = self.before.len().saturating_sub(KEPT);
            self.before.drain(..over);
        }
        self.entries.extend_from_slice(news);
        self.head = head;
    }

    /// The latest kept club that depends on no entry from `place` on, and the place before which it stands.
    fn before(&self, place: usize) -> (usize, Club) {
        let kept = self.before.iter().rfind(|(at, _)| *at <= place);
        let (at, mut club) = kept.cloned().unwrap_or_default();
        club.rate_from(&self.club);
        (at, club)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with `sha256sum`.
    #[test]
    fn a_digest_is_what_other_programs_compute() {
        let line = r#"{"seq":1,"at":"2026-11-21T01:02:03Z","desk":"desk","op":"o1","actions":[{"kind":"close_tournament","tournament":1}]}"#;
        let entry = Entry::from_line(line).expect("an entry");
        let first = Link::after(&Digest::default(), &entry);
        assert_eq!(
            first.digest.0,
            "ea12af5fa097e83188dafb3d165a362f2262498094bdc9cdafec078a48809d15"
        );
        assert_eq!(first.sealed, None);
        assert_eq!(
            Link::after(&first.digest, &entry).digest.0,
            "e9e82f281b54df4353d057c549c4983820396dc1581f122e031d42b83e9c3948"
        );
    }

    #[test]
    fn a_day_of_birth_is_sealed_and_leaves_the_public_digest_alone() {
        let line = r#"{"seq":1,"at":"2026-11-21T01:02:03Z","desk":"desk","op":"o1","actions":[{"kind":"set_born","player":1,"born":"1990-04-25"}]}"#;
        let link = |line: &str| {
            Link::after(&Digest::default(), &Entry::from_line(line).expect("an entry"))
        };
        let (one, other) = (link(line), link(&line.replace("1990", "1991")));
        assert_eq!(one.digest, other.digest);
        assert_ne!(one.sealed, other.sealed);
        assert_eq!(link(&line.replace(r#","born":"1990-04-25""#, "")).sealed, None);
    }
}

#[cfg(test)]
pub(crate) mod ledger_tests {
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
    use crate::domain::number::PlayerId;
    use crate::domain::progress::NoProgress;
    use crate::domain::rating::{Change as Points, Established, Scale, Unit};
    use crate::domain::round::RoundName;
    use crate::domain::score::{Length, Lengths, Outcome, Score};
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
                    let list =
                        if tournament.0.is_multiple_of(3) { ListId(2) } else { ListId::MAIN };
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
                    SetRatingList { list: ListId(2), name, scale: Box::new(scale), established }
                        .into()
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
            include_str!("../../../../assets/demo.jsonl"),
            include_str!("../../../../tests/fixtures/journal.jsonl"),
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
}
