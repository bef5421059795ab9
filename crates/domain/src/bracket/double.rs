//! Double elimination: out after two losses.

use serde::{Deserialize, Serialize};

use super::seated;
use super::{After, Round, Sheet, meetings, present};
use crate::round::RoundName;
use crate::slot::{Branch, Pairing, Seat, Slot, Stakes};

/// How a double elimination ends.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum GrandFinal {
    /// One match, though its first side has not lost before.
    Simple,
    /// A second match if the winners' side loses, so that no player is out after one loss.
    Reset,
}

/// The matches of a double elimination among `places`, best first: two fewer than twice the entrants, and with
/// [`GrandFinal::Reset`] a last one that may not be needed.
///
/// Numbers run by winners' rounds, each followed by the two losers' rounds that it leads to, so every match comes after
/// those that feed it. Losers' rounds are numbered without those that byes leave empty; their columns count all. In
/// every second column the dropped players meet those already there; they take the first side, as the unbeaten player
/// does in the grand final.
///
/// The grand final stakes the first two places even where a bracket reset may follow. That match stakes them too: once
/// it exists, it is what counts.
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
    sheet.pairings
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
    /// Those who have lost once.
    waiting: Vec<Option<Slot>>,
    /// The column of the next round.
    column: u32,
    /// Rounds that had matches.
    rounds: u32,
    /// Players of the whole bracket who have not lost twice.
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

/// The losers of the winners' round `round` (from 1), in the order of the matches that they
/// lost, put into the order in which they drop into the losers' bracket.
pub(super) fn drop_order<T: Copy>(losers: &[T], round: u32) -> Vec<T> {
    let mask = mask(losers.len().ilog2(), round);
    (0..losers.len()).map(|position| losers[position ^ mask]).collect()
}

/// The counter `round` − 1 with its lowest bit at the top of `bits` bits.
fn mask(bits: u32, round: u32) -> usize {
    let counter = (0..bits).filter(|bit| (round - 1) >> bit & 1 == 1);
    counter.map(|bit| 1 << (bits - 1 - bit)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bound of the table above for 2^k places.
    fn bound(k: u32) -> u32 {
        let within = |r: u32| r <= 1 << (k - r);
        let rounds = (2..=k).map(|r| {
            let log = r.next_power_of_two().ilog2();
            if within(r) { 2 * (k - log) - 1 } else { 2 * (r - 1) }
        });
        rounds.min().expect("at least four places")
    }

    /// Where the losers of each match drop to, by round (from 1) and match.
    type Drops = Vec<Vec<usize>>;

    fn ours(k: u32) -> Drops {
        let order = |r: u32| {
            let came: Vec<usize> = drop_order(&(0..1 << (k - r)).collect::<Vec<usize>>(), r);
            let place = |j| came.iter().position(|&loser| loser == j).expect("everybody drops");
            (0..came.len()).map(place).collect()
        };
        std::iter::once(Vec::new()).chain((1..=k).map(order)).collect()
    }

    /// The losers' round in which the player dropped to `early` in round s meets the one dropped to `late` in round r,
    /// both winning until then.
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

    /// Whether any order at all puts rematches off to `round`: tries every place for every loser,
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

    /// Every order of dropping in brackets of 8 and 16, and in one of 32 too, because what leads
    /// to an early rematch is not followed any further.
    #[test]
    fn no_other_order_puts_them_off_any_longer() {
        for k in 2..=5 {
            let first = first_rematch(&ours(u32::try_from(k).expect("small")));
            assert!(possible(k, first), "2^{k} places");
            assert!(!possible(k, first + 1), "2^{k} places");
        }
    }
}
