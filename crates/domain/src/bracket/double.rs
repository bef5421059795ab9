//! Double elimination: out after two losses.

use serde::{Deserialize, Serialize};

use super::drops::drop_order;
use super::seated;
use super::sheet::{After, Round, Sheet, meetings, present};
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
