//! The prizes of an event, and who wins them.
//!
//! A list of prizes is for all, or for one category, its first place first. Tied players share
//! money by the rules; things go by the tie-breaks. If each person may win one prize, everybody
//! takes the most valuable one, the better placed first, and players behind move up (European
//! Amateur Championship 2022: "Each player can win only one money prize (the highest)").

use std::cmp::Reverse;
use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::name::{BETWEEN, clean, parts};
use crate::number::{PlayerId, narrow};
use crate::rounding::compare;

/// An amount of money, in hundredths of its unit.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Money(pub u64);

impl Money {
    /// Nothing to pay, or to win.
    pub const NONE: Self = Self(0);
    /// The most that one prize may be.
    pub const MOST: Self = Self(100_000_000_000);

    /// An amount as `500` or `12.50`, in digits of any width.
    pub fn read(text: &str) -> Option<Self> {
        let text = narrow(text);
        let (whole, part) = text.split_once('.').unwrap_or((&text, "0"));
        let is_digits =
            |text: &str| !text.is_empty() && text.bytes().all(|one| one.is_ascii_digit());
        if !is_digits(whole) || !is_digits(part) || part.len() > 2 {
            return None;
        }
        let tenths = if part.len() == 1 { 10 } else { 1 };
        let whole = whole.parse::<u64>().ok()?.checked_mul(100)?;
        let money = Self(whole.checked_add(part.parse::<u64>().ok()? * tenths)?);
        (money <= Self::MOST).then_some(money)
    }

    /// The amount with its currency, if one is given: `500`, `NT$500`, `500円`, `500 EUR`.
    pub fn written(self, currency: &str) -> String {
        match currency {
            "" => self.to_string(),
            sign if sign.ends_with(['¥', '$', '£']) => format!("{sign}{self}"),
            sign @ ("円" | "元") => format!("{self}{sign}"),
            letters => format!("{self} {letters}"),
        }
    }

    /// The amount in whole units, for columns of numbers.
    pub fn value(self) -> f64 {
        // Two steps, because only a u32 converts to a float without loss.
        let float = |n: u64| u32::try_from(n).map_or(f64::NAN, f64::from);
        float(self.0 / 100) + float(self.0 % 100) / 100.0
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % 100 {
            0 => f.pad(&(self.0 / 100).to_string()),
            part => f.pad(&format!("{}.{part:02}", self.0 / 100)),
        }
    }
}

/// The prize for one place: money, a thing, or both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award {
    /// The money; [`Money::NONE`] if only a thing is won.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub money: Money,
    /// The name of the thing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thing: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_nothing(money: &Money) -> bool {
    *money == Money::NONE
}

/// The prizes for the places of all players, or of one category.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeList {
    /// The category; none for all players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// The prizes, that of the first place first.
    pub awards: Vec<Award>,
}

/// How tied players share money.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Sharing {
    /// Money is not shared: the tie-breaks decide. Only players tied on all of them share equally.
    #[default]
    TieBreak,
    /// Players with equal points share equally.
    Equal,
    /// Half by the place, the other half equally among players with equal points (Hort).
    Hort,
}

/// The number of prizes that a person may win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Each {
    /// One, the highest.
    #[default]
    One,
    /// One prize of money, the highest, and any number of things.
    OneOfMoney,
    /// Any number.
    Several,
}

/// The prizes of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prizes {
    /// The lists in order of priority: of prizes with equal worth, a person gets the one of the first list.
    pub lists: Vec<PrizeList>,
    /// How tied players share the prizes for all.
    #[serde(default)]
    pub ties: Sharing,
    /// How tied players share the prizes of categories; many rules decide these by tie-breaks.
    #[serde(default)]
    pub category_ties: Sharing,
    /// How many prizes a person may win.
    #[serde(default)]
    pub each: Each,
    /// The unit to which shares are rounded down; above 0.
    pub coin: Money,
    /// The sign or letters of the currency; empty where none is written.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub currency: String,
}

impl Default for Prizes {
    /// No prizes; shares are in whole units.
    fn default() -> Self {
        Self {
            lists: Vec::new(),
            ties: Sharing::default(),
            category_ties: Sharing::default(),
            each: Each::default(),
            coin: Money(100),
            currency: String::new(),
        }
    }
}

impl Prizes {
    /// Whether money has a smallest coin and each prize is one.
    pub fn is_sound(&self) -> bool {
        self.coin > Money::NONE && self.fault().is_none()
    }

    /// The first prize that is empty or has more money than that of a better place: its list's category, and its place.
    pub fn fault(&self) -> Option<(Option<&str>, usize)> {
        let is_something = |award: &Award| {
            let named = award
                .thing
                .as_ref()
                .is_some_and(|thing| clean(thing) == *thing && !thing.is_empty());
            award.money <= Money::MOST && (award.money > Money::NONE || named)
        };
        self.lists.iter().find_map(|list| {
            let awards = &list.awards;
            let is_wrong = |&at: &usize| {
                awards.get(at).is_none_or(|award| !is_something(award))
                    || at > 0 && awards[at - 1].money < awards[at].money
            };
            let at = (0..awards.len().max(1)).find(is_wrong)?;
            Some((list.category.as_deref(), at + 1))
        })
    }

    /// How tied players share the money of a list.
    fn ties_of(&self, list: usize) -> Sharing {
        match self.lists.get(list).and_then(|list| list.category.as_ref()) {
            Some(_) => self.category_ties,
            None => self.ties,
        }
    }

    /// An amount with the currency, if one is given.
    pub fn written(&self, money: Money) -> String {
        money.written(&self.currency)
    }

    /// A prize: `500`, `500 + Cup`, `Cup`.
    pub fn written_award(&self, money: Money, thing: Option<&str>) -> String {
        let money = (money > Money::NONE).then(|| self.written(money));
        let parts: Vec<String> = money.into_iter().chain(thing.map(str::to_owned)).collect();
        parts.join(" + ")
    }

    /// A list, as [`read_list`] reads it.
    pub fn written_list(&self, list: &PrizeList) -> String {
        let award = |award: &Award| self.written_award(award.money, award.thing.as_deref());
        let awards = list.awards.iter().map(award).collect::<Vec<_>>().join("; ");
        match &list.category {
            Some(category) => format!("{category}: {awards}"),
            None => awards,
        }
    }

    /// The sum of all money.
    pub fn total(&self) -> Money {
        let awards = self.lists.iter().flat_map(|list| &list.awards);
        Money(awards.map(|award| award.money.0).fold(0, u64::saturating_add))
    }
}

/// Signs of currencies.
const SIGNS: [&str; 6] = ["¥", "円", "元", "$", "€", "£"];

/// The reason why a line of prizes or fees cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoneyFault {
    /// A comma between two digits: `300,200` may be one amount or two.
    Comma,
    /// Two currencies in one line.
    TwoCurrencies,
    /// Two amounts for one place, or for the same players.
    TwoAmounts,
    /// Two things for one place.
    TwoThings,
    /// A category behind prizes, whose own would be another list: `100; U18: Cup`.
    SecondList,
    /// A fee without an amount that can be read.
    NoAmount(String),
    /// It is written otherwise than such lines are.
    Form,
}

/// Refuses a comma between two digits.
pub(crate) fn without_comma(text: &str) -> Result<(), MoneyFault> {
    let letters: Vec<char> = narrow(text).chars().collect();
    let is_between_digits = |three: &[char]| matches!(three, [a, ',' | '，', b] if a.is_ascii_digit() && b.is_ascii_digit());
    if letters.windows(3).any(is_between_digits) { Err(MoneyFault::Comma) } else { Ok(()) }
}

/// Notes a typed currency. One line, or form, has only one.
pub fn note_currency(known: &mut Option<String>, typed: Option<String>) -> Result<(), MoneyFault> {
    if known.is_some() && typed.is_some() && *known != typed {
        return Err(MoneyFault::TwoCurrencies);
    }
    *known = typed.or_else(|| known.take());
    Ok(())
}

/// Reads prizes in one line, that of the first place first: `30000; 20000 + Cup; Book`. Returns also the
/// currency, if one was typed.
pub fn read_awards(text: &str) -> Result<(Vec<Award>, Option<String>), MoneyFault> {
    without_comma(text)?;
    let mut currency = None;
    let mut awards = Vec::new();
    for part in parts(text) {
        let mut award = Award::default();
        for piece in part.split(['+', '＋']).map(clean).filter(|piece| !piece.is_empty()) {
            match read_money(&piece) {
                Some((Money::NONE, _)) => return Err(MoneyFault::Form),
                Some(_) if award.money > Money::NONE => return Err(MoneyFault::TwoAmounts),
                Some((money, sign)) => {
                    award.money = money;
                    note_currency(&mut currency, sign)?;
                }
                None if piece.contains([':', '：']) => return Err(MoneyFault::SecondList),
                None if award.thing.is_some() => return Err(MoneyFault::TwoThings),
                None => award.thing = Some(piece),
            }
        }
        awards.push(award);
    }
    Ok((awards, currency))
}

/// Reads the prizes of a list in one line, with the name of its
/// category before them if it has one: `U18: 5000; 3000`.
pub fn read_list(text: &str) -> Result<(PrizeList, Option<String>), MoneyFault> {
    let named = text.split_once([':', '：']).filter(|(name, _)| !name.contains(BETWEEN));
    let (category, awards) = match named {
        Some((name, awards)) => (Some(clean(name)).filter(|name| !name.is_empty()), awards),
        None => (None, text),
    };
    let (awards, currency) = read_awards(awards)?;
    Ok((PrizeList { category, awards }, currency))
}

/// Reads an amount, with the sign or the letters of its currency before or after it: `500円`, `NT$500`, `500 EUR`.
pub fn read_money(text: &str) -> Option<(Money, Option<String>)> {
    let text = text.replace('￥', "¥").replace('＄', "$");
    let is_letters = |mark: &str| {
        let letters = mark.strip_suffix('$').unwrap_or(mark);
        mark.len() == 3 && letters.bytes().all(|one| one.is_ascii_uppercase())
    };
    let is_figure =
        |letter: char| narrow(&letter.to_string()).bytes().all(|one| one.is_ascii_digit());
    let amount = text.trim_matches(|letter| !is_figure(letter));
    let (before, behind) = text.split_once(amount).filter(|_| !amount.is_empty())?;
    let marks = [before.trim(), behind.trim()];
    let mark = match marks {
        ["", ""] => None,
        ["", mark] | [mark, ""] if SIGNS.contains(&mark) || is_letters(mark) => {
            Some(mark.to_owned())
        }
        _ => return None,
    };
    Some((Money::read(amount)?, mark))
}

/// A player of the final standings, with the prize lists that the player may win in.
#[derive(Clone, Debug, PartialEq)]
pub struct Contender {
    /// The player.
    pub player: PlayerId,
    /// The place from 1; players tied on all tie-breaks share the smaller number.
    pub rank: u32,
    /// Whether the place and those who share it are certain. Else the player only keeps a place from those behind.
    pub is_sure: bool,
    /// The points, where the standings have points.
    pub points: Option<f64>,
    /// The lists, counted from 0, lowest first.
    pub lists: Vec<usize>,
}

/// A prize that was won, that nobody was left to win, or whose winner is not certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Won {
    /// The list of prizes, counted from 0.
    pub list: usize,
    /// The place among the winners of this list, from 1.
    pub place: u32,
    /// The last of the places that share the money; equal to `place` if it is not shared.
    pub last: u32,
    /// The first of the places that share the money.
    pub first: u32,
    /// The player; none if nobody was left to win it, or its winner is not certain.
    pub player: Option<PlayerId>,
    /// The money after sharing.
    pub money: Money,
    /// The thing.
    pub thing: Option<String>,
    /// Whether a lot decides the thing among players who are tied on every tie-break.
    pub lots: bool,
}

/// The prizes of an event and their winners, list by list; players are given in the order of the standings.
pub fn awarded(prizes: &Prizes, contenders: &[Contender]) -> Vec<Won> {
    let mut won = match prizes.each {
        Each::One => Allocation::new(prizes, false, [true; 2]).of(contenders),
        Each::Several => Allocation::new(prizes, true, [true; 2]).of(contenders),
        Each::OneOfMoney => {
            let mut money = Allocation::new(prizes, false, [true, false]).of(contenders);
            let things = Allocation::new(prizes, true, [false, true]).of(contenders);
            for thing in things {
                let same = |one: &&mut Won| {
                    (one.list, one.place, one.player) == (thing.list, thing.place, thing.player)
                };
                match money.iter_mut().find(same) {
                    Some(one) => (one.thing, one.lots) = (thing.thing, thing.lots),
                    None => money.push(thing),
                }
            }
            money
        }
    };
    won.sort_by_key(|one| (one.list, one.place, one.player.is_none(), Reverse(one.money)));
    won
}

/// The prizes given away so far.
struct Allocation<'a> {
    prizes: &'a Prizes,
    several: bool,
    /// The prizes of each list that count here: all, or their money or things alone.
    awards: Vec<Vec<Award>>,
    /// The number of taken places in each list.
    taken: Vec<usize>,
    won: Vec<Won>,
}

impl<'a> Allocation<'a> {
    fn new(prizes: &'a Prizes, several: bool, [money, things]: [bool; 2]) -> Self {
        let kept = |award: &Award| Award {
            money: if money { award.money } else { Money::NONE },
            thing: award.thing.clone().filter(|_| things),
        };
        let awards: Vec<Vec<Award>> =
            prizes.lists.iter().map(|list| list.awards.iter().map(kept).collect()).collect();
        let taken = vec![0; awards.len()];
        Self { prizes, several, awards, taken, won: Vec::new() }
    }

    fn of(mut self, contenders: &[Contender]) -> Vec<Won> {
        let mut lists = 0..self.awards.len();
        let by_points = lists.any(|list| self.prizes.ties_of(list) != Sharing::TieBreak);
        let tied = |a: &Contender, b: &Contender| match (a.points, b.points) {
            (Some(one), Some(other)) if by_points => compare(one, other).is_eq(),
            _ => a.rank == b.rank,
        };
        for group in contenders.chunk_by(tied) {
            if group.iter().all(|one| one.is_sure) {
                self.settle(group);
                continue;
            }
            // With one prize a person, those behind move up in the list that such a player does not choose.
            let is_choice =
                |one: &Contender| one.lists.iter().filter(|list| self.is_open(**list)).count() > 1;
            if !self.several && group.iter().any(is_choice) {
                break;
            }
            for list in group.iter().flat_map(|one| &one.lists) {
                self.leave(*list, 1);
            }
        }
        for list in 0..self.awards.len() {
            self.leave(list, usize::MAX);
        }
        self.won
    }

    /// Gives their prizes to a group of tied players.
    fn settle(&mut self, group: &[Contender]) {
        let chosen = (!self.several).then(|| self.choose(group));
        for list in 0..self.awards.len() {
            if !self.is_open(list) {
                continue;
            }
            let is_on = |at: &usize| match &chosen {
                Some(chosen) => chosen[*at] == Some(list),
                None => group[*at].lists.contains(&list),
            };
            let members: Vec<&Contender> =
                (0..group.len()).filter(is_on).map(|at| &group[at]).collect();
            self.give(list, &members);
        }
    }

    fn is_open(&self, list: usize) -> bool {
        self.taken[list] < self.awards[list].len()
    }

    /// The list from which each player of a group takes a prize: everybody
    /// chooses the most valuable one while the others keep theirs.
    fn choose(&self, group: &[Contender]) -> Vec<Option<usize>> {
        let mut chosen = vec![None; group.len()];
        // Without a limit, two players could give way to each other forever.
        for _ in 0..=group.len() * self.awards.len() {
            let before = chosen.clone();
            for at in 0..group.len() {
                let worth = |list: usize| {
                    let is_on = |other: &usize| *other == at || chosen[*other] == Some(list);
                    let on: Vec<usize> = (0..group.len()).filter(is_on).collect();
                    let members: Vec<&Contender> = on.iter().map(|other| &group[*other]).collect();
                    let own = on.iter().position(|other| *other == at).unwrap_or(0);
                    let has_thing = |at: usize| {
                        let award = self.awards[list].get(self.taken[list] + at);
                        award.is_some_and(|award| award.thing.is_some())
                    };
                    let thing = equals(&members, own).any(has_thing);
                    (self.shares(list, &members)[own], thing)
                };
                let open = group[at].lists.iter().copied().filter(|list| self.is_open(*list));
                let best = open.map(|list| (worth(list), Reverse(list))).max();
                let best = best.filter(|(worth, _)| *worth > (Money::NONE, false));
                chosen[at] = best.map(|(_, Reverse(list))| list);
            }
            if chosen == before {
                break;
            }
        }
        chosen
    }

    /// The money of each of the tied players who take the next places of a list, in their order.
    fn shares(&self, list: usize, members: &[&Contender]) -> Vec<Money> {
        let from = self.taken[list];
        let own = |at: usize| {
            self.awards[list].get(from + at).map_or(0, |award| u128::from(award.money.0))
        };
        let count = members.len() as u128;
        let total: u128 = (0..members.len()).map(own).sum();
        let coin = u128::from(self.prizes.coin.0.max(1));
        let ties = self.prizes.ties_of(list);
        let share = |at: usize| {
            // Players tied on every tie-break have no order: they share the money of their places.
            let equals = equals(members, at);
            let places: u128 = equals.clone().map(own).sum();
            let equals = equals.len() as u128;
            let (parts, of) = match ties {
                Sharing::TieBreak => (places, equals),
                Sharing::Equal => (total, count),
                Sharing::Hort if count > 1 => (places * count + total * equals, 2 * equals * count),
                Sharing::Hort => (places, 1),
            };
            if of == 1 { parts } else { parts / of / coin * coin }
        };
        let money = |share: u128| Money(u64::try_from(share).unwrap_or(u64::MAX));
        (0..members.len()).map(share).map(money).collect()
    }

    /// Gives the next places of a list to tied players.
    fn give(&mut self, list: usize, members: &[&Contender]) {
        let from = self.taken[list];
        let shares = self.shares(list, members);
        let thing = |at: usize| self.awards[list].get(from + at)?.thing.clone();
        for (at, (member, money)) in members.iter().zip(&shares).enumerate() {
            let shared = match self.prizes.ties_of(list) {
                _ if *money == Money::NONE => at..at + 1,
                Sharing::TieBreak => equals(members, at),
                Sharing::Equal | Sharing::Hort => 0..members.len(),
            };
            let lots = equals(members, at).any(|other| thing(other) != thing(at));
            let won = Won {
                list,
                place: place(from + at + 1),
                first: place(from + shared.start + 1),
                last: place(from + shared.end),
                player: Some(member.player),
                money: *money,
                thing: thing(at),
                lots,
            };
            if won.money > Money::NONE || won.thing.is_some() || won.lots {
                self.won.push(won);
            }
        }
        self.taken[list] += members.len();
    }

    /// Adds the next prizes of a list without a winner.
    fn leave(&mut self, list: usize, count: usize) {
        let from = self.taken[list];
        for (at, award) in self.awards[list].iter().enumerate().skip(from).take(count) {
            let (own, Award { money, thing }) = (place(at + 1), award.clone());
            if money == Money::NONE && thing.is_none() {
                continue;
            }
            let (player, lots) = (None, false);
            let left = Won { list, place: own, first: own, last: own, player, money, thing, lots };
            self.won.push(left);
        }
        self.taken[list] = from.saturating_add(count);
    }
}

/// The range of members who share the rank of one.
fn equals(members: &[&Contender], at: usize) -> Range<usize> {
    let is_equal = |other: &&&Contender| other.rank == members[at].rank;
    let before = members[..at].iter().rev().take_while(is_equal).count();
    at - before..at + members[at..].iter().take_while(is_equal).count()
}

fn place(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests;
