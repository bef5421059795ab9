//! Elimination brackets: a player is out after one loss, or after two.
//!
//! Every bracket is made from its places, best seed first. A vacant place is a
//! bye, and a bye is never a match: its opponent is in the next round at once.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::ids::MatchNo;
use crate::number::PlayerId;
use crate::round::RoundName;
use crate::standings::{Finished, Standing, tallies};

/// The number of entrants that an elimination may have.
pub const ENTRANTS: std::ops::RangeInclusive<usize> = 2..=1024;

/// The seeds from top to bottom in a bracket of `size` (a power of two), by standard seeding: the best 2^k
/// meet as late as possible, and 1 and 2 only in the final. Eight places give 1 8 4 5 2 7 3 6.
pub fn seed_order(size: usize) -> Vec<usize> {
    let mut order = vec![1];
    while order.len() < size {
        let sum = order.len() * 2 + 1;
        order = order.into_iter().flat_map(|seed| [seed, sum - seed]).collect();
    }
    order
}

/// The places of the first column from top to bottom, filled up to a power of two
/// with vacant ones. Vacant places at the end of the list make no difference.
fn seated(places: &[Option<Slot>]) -> Vec<Option<Slot>> {
    let taken = places.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    let place = |seed: usize| places.get(seed - 1).copied().flatten();
    seed_order(taken.next_power_of_two()).into_iter().map(place).collect()
}

// The matches of a bracket that is being made, round by round.

/// The matches made so far, numbered from 1 in order.
#[derive(Debug, Default)]
struct Sheet(Vec<Pairing>);

/// The data that the matches of a round share.
#[derive(Debug)]
struct Round {
    name: RoundName,
    /// The seat of its topmost match.
    top: Seat,
    stakes: Stakes,
    resets: Option<MatchNo>,
}

/// The winners and losers of a round, by the row of the match; vacant if there is none.
#[derive(Debug)]
struct After {
    winners: Vec<Option<Slot>>,
    losers: Vec<Option<Slot>>,
}

impl Sheet {
    /// Pairs the waiting players. A player next to a vacant place has a bye; such a pair has no loser.
    fn play(&mut self, waiting: &[Option<Slot>], round: &Round) -> After {
        let pairs = (0..).zip(waiting.chunks_exact(2));
        let (winners, losers) = pairs
            .map(|(row, pair)| match (pair[0], pair[1]) {
                (Some(a), Some(b)) => {
                    let no = self.write([a, b], row, round);
                    (Some(Slot::WinnerOf(no)), Some(Slot::LoserOf(no)))
                }
                (one, None) | (None, one) => (one, None),
            })
            .unzip();
        After { winners, losers }
    }

    fn write(&mut self, slots: [Slot; 2], row: u32, round: &Round) -> MatchNo {
        let no = MatchNo(self.0.last().map_or(0, |last| last.no.0) + 1);
        self.0.push(Pairing {
            no,
            round: round.name.clone(),
            group: None,
            seat: Some(Seat { row: round.top.row + row, ..round.top }),
            slots,
            stakes: round.stakes,
            resets: round.resets,
        });
        no
    }
}

/// The number of waiting players.
fn present(waiting: &[Option<Slot>]) -> u32 {
    waiting.iter().flatten().map(|_| 1).sum()
}

/// The number of matches when they meet in pairs.
fn meetings(waiting: &[Option<Slot>]) -> u32 {
    waiting.chunks_exact(2).filter(|pair| pair.iter().all(Option::is_some)).map(|_| 1).sum()
}

/// The form of the grand final of a double elimination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum GrandFinal {
    /// One match decides, though the first side has not lost before.
    Simple,
    /// If the winners' side loses, a second match follows, so that no player is out after one loss.
    Reset,
}

/// The matches of a double elimination among `places`, best first: two fewer than twice the entrants, and with
/// [`GrandFinal::Reset`] a last one that may not be needed.
///
/// Matches are numbered by winners' rounds, each followed by the two losers' rounds that it leads to,
/// so every match comes after those that feed it. The numbers of losers' rounds skip rounds that byes
/// leave empty; the columns count all. In every second column the dropped players meet those already
/// there; they take the first side, as the unbeaten player does in the grand final.
///
/// The grand final decides the first two places even if a bracket reset may
/// follow. That match decides them too: once it exists, only it counts.
pub fn double_elimination(places: &[Option<Slot>], grand_final: GrandFinal) -> Vec<Pairing> {
    let mut sheet = Sheet::default();
    let mut unbeaten = seated(places);
    let mut losers = Losers { left: present(&unbeaten), ..Losers::default() };
    let mut column = 0;
    while unbeaten.len() > 1 {
        let last = unbeaten.len() == 2;
        let name = if last { RoundName::WinnersFinal } else { RoundName::Winners(column + 1) };
        let after = sheet.play(&unbeaten, &main_round(name, column, Stakes::default()));
        column += 1;
        losers.receive(&drop_order(&after.losers, column), &mut sheet);
        unbeaten = after.winners;
    }
    unbeaten.extend(losers.waiting);
    end(&unbeaten, column, grand_final, &mut sheet);
    sheet.0
}

fn main_round(name: RoundName, column: u32, stakes: Stakes) -> Round {
    let top = Seat { branch: Branch::Main, column, row: 0 };
    Round { name, top, stakes, resets: None }
}

/// The grand final of the two finalists and its reset match.
fn end(finalists: &[Option<Slot>], column: u32, grand_final: GrandFinal, sheet: &mut Sheet) {
    let stakes = Stakes { winner: Some(1), loser: Some(2) };
    let After { winners, losers } =
        sheet.play(finalists, &main_round(RoundName::GrandFinal, column, stakes));
    if grand_final == GrandFinal::Reset {
        let again = [losers, winners].concat();
        let resets = again.iter().flatten().find_map(|slot| slot.source());
        let round = main_round(RoundName::GrandFinalReset, column + 1, stakes);
        sheet.play(&again, &Round { resets, ..round });
    }
}

/// The losers' bracket while it is played.
#[derive(Default)]
struct Losers {
    /// The players who have lost once.
    waiting: Vec<Option<Slot>>,
    /// The column of the next round.
    column: u32,
    /// The number of rounds that had matches.
    rounds: u32,
    /// The players of the whole bracket who have not lost twice.
    left: u32,
}

impl Losers {
    /// Adds the losers of a winners' round: first the players here make room by playing each other, then each meets a
    /// dropped player.
    fn receive(&mut self, dropped: &[Option<Slot>], sheet: &mut Sheet) {
        if self.waiting.is_empty() {
            self.waiting = dropped.to_vec();
            return;
        }
        self.play(RoundName::Losers(self.rounds + 1), sheet);
        let old = self.waiting.iter();
        self.waiting = dropped.iter().zip(old).flat_map(|(&new, &old)| [new, old]).collect();
        let last = dropped.len() == 1;
        let name = if last { RoundName::LosersFinal } else { RoundName::Losers(self.rounds + 1) };
        self.play(name, sheet);
    }

    fn play(&mut self, name: RoundName, sheet: &mut Sheet) {
        let matches = meetings(&self.waiting);
        self.left -= matches;
        self.rounds += u32::from(matches > 0);
        let top = Seat { branch: Branch::Losers, column: self.column, row: 0 };
        let stakes = Stakes { winner: None, loser: Some(self.left + 1) };
        self.waiting =
            sheet.play(&self.waiting, &Round { name, top, stakes, resets: None }).winners;
        self.column += 1;
    }
}

// Where those who lose in the winners' bracket of a double elimination drop to.
//
// # When two can meet again
//
// Let the bracket have 2^k places, and let the losers of the winners' round r drop to the
// positions 0 … 2^(k−r) − 1 of the losers' bracket, of which two neighbours p and p XOR 1 are
// merged by each later winners' round. If the loser of match j drops to j XOR m(r), two who met
// in round s, and of whom one won until round r, are at that point in positions that differ by
// (m(s) >> (r − s)) XOR m(r), whatever j: the higher the first bit in which the masks differ,
// each read from its top bit, the later the two can meet again. So the masks are to differ from
// each other as near to the top as possible, which the counter r − 1 does when it is written
// with its lowest bit at the top: 0, 1, 01, 11, 001 …, cut to the k − r bits that there are.
//
// # No order of dropping does better
//
// Cut the losers' bracket into its 2^c blocks of equal size. Take a winners' match of round
// r > 2^c, one of the two that feed it, one of those that feed that, down to the first round:
// of these r matches two drop their losers to the same block, in whatever order losers drop.
// The one above may be lost by who won the one below, and then the two who met below are in one
// block, where they can meet. With a bracket of 2^k this gives for the first losers' round in
// which a rematch is possible, counted with the empty ones, the least over r = 2 … k of
//
// - 2 (k − ⌈log2 r⌉) − 1, if r ≤ 2^(k−r), so that r masks find room in k − r bits,
// - 2 (r − 1), the round in which the losers of r drop, if not;
//
// and the masks above reach it:
//
// | places            | 4 | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 |
// |-------------------|---|---|----|----|----|-----|-----|-----|------|
// | losers' rounds    | 2 | 4 | 6  | 8  | 10 | 12  | 14  | 16  | 18   |
// | first rematch in  | 2 | 3 | 4  | 5  | 7  | 8   | 9   | 11  | 13   |
//
// Byes take possibilities away and add none.

/// The losers of the winners' round `round` (from 1), given in the order of
/// their matches, in the order in which they drop into the losers' bracket.
fn drop_order<T: Copy>(losers: &[T], round: u32) -> Vec<T> {
    let mask = mask(losers.len().ilog2(), round);
    (0..losers.len()).map(|position| losers[position ^ mask]).collect()
}

/// The bits of the counter `round` − 1 in reverse order, as a number of `bits` bits.
fn mask(bits: u32, round: u32) -> usize {
    let counter = (0..bits).filter(|bit| (round - 1) >> bit & 1 == 1);
    counter.map(|bit| 1 << (bits - 1 - bit)).sum()
}

/// The matches of a single elimination among `places`, best first: one fewer than entrants, one more with a
/// match for third place. Byes go to the top seeds, who are then entrants of the second round. Matches are
/// numbered round by round from the top, the final last, so every match comes after those that feed it.
///
/// A match for third place needs two semi-finals; with fewer than four entrants there is none.
pub fn single_elimination(places: &[Option<Slot>], third_place: bool) -> Vec<Pairing> {
    played_down_to(if third_place { 3 } else { 1 }, places)
}

/// The matches of a single elimination among `places`, best first, with all placement
/// matches: losers play on against the losers of the same round. If byes leave a single
/// loser in a round, this player has no opponent, and the place is decided.
///
/// Matches are numbered round by round, in each round from the worst places to the best, the final last.
pub fn placement(places: &[Option<Slot>]) -> Vec<Pairing> {
    played_down_to(u32::MAX, places)
}

/// An elimination in which losers play on while the best place that they can reach is `lowest` or better.
fn played_down_to(lowest: u32, places: &[Option<Slot>]) -> Vec<Pairing> {
    let top = Seat { branch: Branch::Main, column: 0, row: 0 };
    let mut sheet = Sheet::default();
    let mut groups = vec![Group { first: 1, waiting: seated(places), top }];
    while !groups.is_empty() {
        let next = groups.into_iter().flat_map(|group| group.play(&mut sheet, lowest));
        groups = next.filter(|group| present(&group.waiting) > 1).collect();
    }
    sheet.0
}

/// The players who play for the same places.
struct Group {
    /// The best of the places.
    first: u32,
    waiting: Vec<Option<Slot>>,
    /// The seat of the topmost match of their next round.
    top: Seat,
}

impl Group {
    /// Plays one round. The losers and then the winners remain, each group for its own places.
    fn play(self, sheet: &mut Sheet, lowest: u32) -> Vec<Self> {
        let matches = meetings(&self.waiting);
        let winners_and_byes = present(&self.waiting) - matches;
        let below = self.first + winners_and_byes;
        let plays_on = below <= lowest && matches > 1;
        let stakes = Stakes {
            winner: (winners_and_byes == 1).then_some(self.first),
            loser: (!plays_on).then_some(below),
        };
        let round = Round { name: self.round(), top: self.top, stakes, resets: None };
        let After { winners, losers } = sheet.play(&self.waiting, &round);
        let column = self.top.column + 1;
        let winners = Self { waiting: winners, top: Seat { column, ..self.top }, ..self };
        let losers = plays_on.then(|| Self {
            first: below,
            waiting: closed_up(losers),
            top: match below {
                3 => Seat { branch: Branch::Main, column, row: 1 },
                _ => Seat { branch: Branch::Places(below), column: 0, row: 0 },
            },
        });
        losers.into_iter().chain([winners]).collect()
    }

    fn round(&self) -> RoundName {
        match self.first {
            1 => RoundName::of_elimination(self.top.column + 1, self.waiting.len() / 2),
            3 => RoundName::ThirdPlace,
            first => RoundName::Places { first, last: first + present(&self.waiting) - 1 },
        }
    }
}

/// The waiting players, without rounds that would have no match.
fn closed_up(mut waiting: Vec<Option<Slot>>) -> Vec<Option<Slot>> {
    while waiting.len() > 1 && meetings(&waiting) == 0 {
        waiting = waiting.chunks_exact(2).map(|pair| pair[0].or(pair[1])).collect();
    }
    waiting
}

/// One of the two places of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Slot {
    /// An entrant, placed when the pairings are created; after a bye
    /// this is also the form of a player in a later round.
    Entrant(PlayerId),
    /// The winner of this match.
    WinnerOf(MatchNo),
    /// The loser of this match.
    LoserOf(MatchNo),
    /// The player with this rank in the previous stage.
    RankOf(Qualifier),
}

/// A rank in a group of the previous stage: A1 is the winner of the first group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Qualifier {
    /// The group, from 1; a stage without groups is one group.
    pub group: u32,
    /// The rank in it, from 1, among the players who can still advance.
    pub rank: u32,
}

impl std::fmt::Display for Qualifier {
    /// `A1`, or after 26 groups `27-1`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match group_letter(self.group) {
            Some(letter) => write!(f, "{letter}{}", self.rank),
            None => write!(f, "{}-{}", self.group, self.rank),
        }
    }
}

/// The letter of a group, for the first 26.
pub fn group_letter(group: u32) -> Option<char> {
    let index = u8::try_from(group.checked_sub(1)?).ok().filter(|&index| index < 26)?;
    Some(char::from(b'A' + index))
}

impl Slot {
    /// The match that must end before this place is known.
    pub fn source(self) -> Option<MatchNo> {
        match self {
            Self::Entrant(_) | Self::RankOf(_) => None,
            Self::WinnerOf(no) | Self::LoserOf(no) => Some(no),
        }
    }
}

/// The part of a bracket drawing that holds a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Branch {
    /// The winners' bracket, with the final and the third-place match.
    Main,
    /// The losers' bracket of a double elimination.
    Losers,
    /// The bracket of the placement matches for this place and those after it.
    Places(u32),
}

/// The position of a match in the drawing of a bracket. No two matches of a stage share a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat {
    /// The part of the drawing.
    pub branch: Branch,
    /// 0 for the first round.
    pub column: u32,
    /// The row, 0 for the topmost of the column, counted as if nobody had a bye.
    pub row: u32,
}

/// The places that a match decides; `None` if the player plays on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stakes {
    /// The place of the winner.
    pub winner: Option<u32>,
    /// The place of the loser. Players who go out in one round share the best of their places.
    pub loser: Option<u32>,
}

/// A planned match, as created by a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Its number in the stage, from 1; every match comes after those that feed it.
    pub no: MatchNo,
    /// Its round.
    pub round: RoundName,
    /// Its group, from 1, in formats with groups.
    pub group: Option<u32>,
    /// Its seat in the drawing, if it is part of a bracket.
    pub seat: Option<Seat>,
    /// The players.
    pub slots: [Slot; 2],
    /// The places it decides, in formats where a match does.
    pub stakes: Stakes,
    /// The grand final that this match resets: it exists only if the second side has won that.
    pub resets: Option<MatchNo>,
}

/// The place that an eliminated player reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EliminationPlace {
    /// The place that the last match decided; players who go out in one round share the best of their places.
    pub place: u32,
    /// Its round.
    pub round: RoundName,
}

/// The final place of a player with `place`, where `better` players have a better one. A double walkover
/// leaves places empty, and players behind move up; the first place stays empty if nobody won.
pub fn final_place(place: u32, better: u32) -> u32 {
    place.min(1 + better.max(u32::from(place > 1)))
}

/// Moves players up to empty places, in an elimination that has ended.
pub fn close_holes(lines: &mut [Standing]) {
    let places: Vec<u32> = lines.iter().filter_map(|line| line.rank).collect();
    for line in lines {
        line.rank = line.rank.map(|own| {
            let better = places.iter().filter(|place| **place < own).count();
            final_place(own, u32::try_from(better).unwrap_or(u32::MAX))
        });
    }
}

/// The standings of an elimination among `entrants`, by the places of eliminated players. Players still in it come
/// first and have no rank; among these, players who are `sure` of a better place, whatever they lose, come first.
pub fn by_place<S: std::hash::BuildHasher>(
    entrants: &[PlayerId],
    finished: &[Finished<'_>],
    reached: &HashMap<PlayerId, EliminationPlace, S>,
    sure: &HashMap<PlayerId, u32, S>,
) -> Vec<Standing> {
    let tallies = tallies(entrants, finished);
    let place = |player: &PlayerId| reached.get(player).map(|reach| reach.place);
    let mut order = entrants.to_vec();
    let so_far = |player: &PlayerId| sure.get(player).copied().unwrap_or(u32::MAX);
    order.sort_by_key(|player| (place(player), so_far(player)));
    let standing = |&player: &PlayerId| Standing {
        rank: place(&player),
        reached: reached.get(&player).map(|reach| reach.round.clone()),
        ..Standing::new(player, tallies[&player])
    };
    order.iter().map(standing).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::ids::MatchNo;
    use crate::number::PlayerId;

    #[test]
    fn seeding_is_the_standard_one() {
        assert_eq!(seed_order(2), [1, 2]);
        assert_eq!(seed_order(4), [1, 4, 2, 3]);
        assert_eq!(seed_order(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        assert_eq!(seed_order(16), [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
    }

    /// The bound of the table above for 2^k places.
    fn bound(k: u32) -> u32 {
        let within = |r: u32| r <= 1 << (k - r);
        let rounds = (2..=k).map(|r| {
            let log = r.next_power_of_two().ilog2();
            if within(r) { 2 * (k - log) - 1 } else { 2 * (r - 1) }
        });
        rounds.min().expect("at least four places")
    }

    /// The positions to which the losers of each match drop, by round (from 1) and match.
    type Drops = Vec<Vec<usize>>;

    fn ours(k: u32) -> Drops {
        let order = |r: u32| {
            let came: Vec<usize> = drop_order(&(0..1 << (k - r)).collect::<Vec<usize>>(), r);
            let place = |j| came.iter().position(|&loser| loser == j).expect("everybody drops");
            (0..came.len()).map(place).collect()
        };
        std::iter::once(Vec::new()).chain((1..=k).map(order)).collect()
    }

    /// The losers' round in which a player dropped to `early` in round s
    /// meets one dropped to `late` in round r, if both win until then.
    fn meeting((s, early): (usize, usize), (r, late): (usize, usize)) -> usize {
        let apart = early >> (r - s) ^ late;
        if apart == 0 { 2 * (r - 1) } else { 2 * (r + apart.ilog2() as usize + 1) - 3 }
    }

    /// The first losers' round in which two can meet again.
    fn first_rematch(drops: &Drops) -> usize {
        let last = drops.len() - 1;
        let pairs = (2..=last).flat_map(|r| (1..r).map(move |s| (s, r)));
        let rounds = pairs.flat_map(|(s, r)| {
            let of = move |(j, &early): (usize, &usize)| {
                meeting((s, early), (r, drops[r][j >> (r - s)]))
            };
            drops[s].iter().enumerate().map(of)
        });
        rounds.min().expect("at least four places")
    }

    /// Whether some order delays all rematches until `round`. Tries every place for every loser,
    /// from the last winners' match down, and turns back at the first rematch that is too early.
    fn possible(k: usize, round: usize) -> bool {
        fn place(drops: &mut Drops, matches: &[(usize, usize)], round: usize) -> bool {
            let Some((&(s, j), rest)) = matches.split_first() else { return true };
            let last = drops.len() - 1;
            (0..drops[s].len()).any(|position| {
                let free = !drops[s].contains(&position);
                let late = |r: usize| (r, drops[r][j >> (r - s)]);
                if !free || (s + 1..=last).any(|r| meeting((s, position), late(r)) < round) {
                    return false;
                }
                drops[s][j] = position;
                let found = place(drops, rest, round);
                drops[s][j] = usize::MAX;
                found
            })
        }
        fn downward((r, j): (usize, usize)) -> Vec<(usize, usize)> {
            let below = [2 * j, 2 * j + 1].map(|under| (r - 1, under));
            let below = below.into_iter().filter(|_| r > 1).flat_map(downward);
            std::iter::once((r, j)).chain(below).collect()
        }
        let mut drops = (0..=k).map(|r| vec![usize::MAX; 1 << (k - r)]).collect();
        place(&mut drops, &downward((k, 0)), round)
    }

    #[test]
    fn rematches_come_as_late_as_the_table_says() {
        let table = [2, 3, 4, 5, 7, 8, 9, 11, 13];
        for (k, first) in (2..=10).zip(table) {
            assert_eq!(
                (bound(k), first_rematch(&ours(k))),
                (first, first as usize),
                "2^{k} places"
            );
        }
    }

    /// Tries every order of dropping in brackets of 8, 16 and 32;
    /// orders with an early rematch are not followed any further.
    #[test]
    fn no_other_order_puts_them_off_any_longer() {
        for k in 2..=5 {
            let first = first_rematch(&ours(u32::try_from(k).expect("small")));
            assert!(possible(k, first), "2^{k} places");
            assert!(!possible(k, first + 1), "2^{k} places");
        }
    }

    fn places(n: u32) -> Vec<Option<Slot>> {
        (1..=n).map(PlayerId).map(Slot::Entrant).map(Some).collect()
    }

    /// Plays a bracket in which the better seed always wins. Returns the round that each loser lost in.
    fn favourites(pairings: &[Pairing]) -> HashMap<u32, RoundName> {
        let mut winners: HashMap<MatchNo, u32> = HashMap::new();
        let mut losers: HashMap<MatchNo, u32> = HashMap::new();
        let mut fell = HashMap::new();
        for pairing in pairings {
            let [a, b] = pairing.slots.map(|slot| match slot {
                Slot::Entrant(player) => player.0,
                Slot::WinnerOf(no) => winners[&no],
                Slot::LoserOf(no) => losers[&no],
                Slot::RankOf(_) => unreachable!("one stage"),
            });
            winners.insert(pairing.no, a.min(b));
            losers.insert(pairing.no, a.max(b));
            fell.insert(a.max(b), pairing.round.clone());
        }
        fell
    }

    #[test]
    fn any_number_of_entrants_gives_one_match_fewer() {
        for n in 2..=1024 {
            let pairings = single_elimination(&places(n), false);
            assert_eq!(pairings.len(), n as usize - 1, "{n} entrants");
            assert!(pairings.iter().zip(1..).all(|(pairing, no)| pairing.no == MatchNo(no)));
            let last = pairings.last().expect("at least one");
            assert_eq!(last.round, RoundName::Final);
        }
    }

    #[test]
    fn favourites_meet_in_the_order_of_their_seeds() {
        for n in 4..=64 {
            let fell = favourites(&single_elimination(&places(n), false));
            assert_eq!(fell[&2], RoundName::Final, "{n}");
            assert_eq!((&fell[&3], &fell[&4]), (&RoundName::SemiFinal, &RoundName::SemiFinal));
            assert!(!fell.contains_key(&1));
        }
    }

    #[test]
    fn byes_go_to_the_top_seeds() {
        for n in 3..=100_u32 {
            let byes = n.next_power_of_two() - n;
            let pairings = single_elimination(&places(n), false);
            let mut first_round: Vec<u32> = pairings
                .iter()
                .filter(|pairing| pairing.seat.is_some_and(|seat| seat.column == 0))
                .flat_map(|pairing| pairing.slots)
                .map(|slot| match slot {
                    Slot::Entrant(player) => player.0,
                    Slot::WinnerOf(_) | Slot::LoserOf(_) | Slot::RankOf(_) => {
                        unreachable!("first round")
                    }
                })
                .collect();
            first_round.sort_unstable();
            assert_eq!(first_round, (byes + 1..=n).collect::<Vec<_>>(), "{n}");
        }
    }

    #[test]
    fn the_third_place_is_played_by_the_losers_of_the_semi_finals_before_the_final() {
        let pairings = single_elimination(&places(8), true);
        assert_eq!(pairings.len(), 8);
        let third = &pairings[6];
        assert_eq!(third.round, RoundName::ThirdPlace);
        assert_eq!(third.slots, [Slot::LoserOf(MatchNo(5)), Slot::LoserOf(MatchNo(6))]);
        assert_eq!(pairings[7].slots, [Slot::WinnerOf(MatchNo(5)), Slot::WinnerOf(MatchNo(6))]);
        assert_eq!(single_elimination(&places(3), true).len(), 2, "only one semi-final");
    }
}
