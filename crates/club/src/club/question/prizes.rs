//! Who is in which category, and who wins which prize as the standings are.

use std::collections::HashSet;

use chrono::NaiveDate;

use super::rating_table::{RatingLine, RatingTable};
use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::category::Categories;
use crate::domain::fee::{Account, Fees, Totals};
use crate::domain::format::Format;
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::prize::{Contender, Money, PrizeList, Prizes, Won, awarded};
use crate::domain::standings::Standing;

impl Club {
    /// The categories that were set for the club.
    pub fn categories(&self) -> &Categories {
        &self.categories
    }

    /// The names of all categories: those of the club in their order, then others that players are in by hand.
    pub fn category_names(&self) -> Vec<String> {
        let mut names: Vec<String> =
            self.categories.list.iter().map(|one| one.name.clone()).collect();
        let by_hand = self.registry().iter().flat_map(|player| &player.categories);
        let mut others: Vec<&String> = by_hand.collect();
        others.sort_unstable();
        for name in others {
            if !names.iter().any(|known| fold(known) == fold(name)) {
                names.push(name.clone());
            }
        }
        names
    }

    /// Refuses fees and prizes for a category that neither the club nor the tournament has. A journal keeps those that it has.
    pub fn has_categories_of(&self, action: &Action) -> Result<(), Refusal> {
        let (id, named) = match action {
            Action::SetFees(set) => (set.tournament, categories_of(&set.fees, &Prizes::default())),
            Action::SetPrizes(set) => {
                (set.tournament, categories_of(&Fees::default(), &set.prizes))
            }
            _ => return Ok(()),
        };
        let mut known = self.category_names();
        if let Some(found) = self.tournament(id) {
            known.extend(categories_of(&found.fees, &found.prizes));
            let kept = found.categories.iter().flat_map(|kept| &kept.list);
            known.extend(kept.map(|one| one.name.clone()));
        }
        let mut named = named.into_iter();
        let unknown = named.find(|name| known.iter().all(|known| fold(known) != fold(name)));
        unknown.map_or(Ok(()), |name| Err(Refusal::NoSuchCategory(name)))
    }

    /// Whether a player is in a category, in what begins on a day.
    pub fn is_in_category(&self, player: PlayerId, category: &str, begins: NaiveDate) -> bool {
        self.is_in(&self.categories, player, category, begins)
    }

    /// Whether a player is in a category of a tournament. A closed one keeps the categories that it was closed with; for
    /// a name that the club did not have then, the present ones count.
    pub fn is_in_category_of(
        &self,
        tournament: &Tournament,
        player: PlayerId,
        category: &str,
        begins: NaiveDate,
    ) -> bool {
        let has = |then: &&Categories| then.list.iter().any(|one| one.is_called(category));
        let then = tournament.categories.as_deref().filter(has);
        self.is_in(then.unwrap_or(&self.categories), player, category, begins)
    }

    fn is_in(
        &self,
        categories: &Categories,
        player: PlayerId,
        category: &str,
        begins: NaiveDate,
    ) -> bool {
        self.player(player)
            .is_some_and(|found| categories.has(category, &found.categories, found.born, begins))
    }

    /// The categories of a player in what begins on a day, in the club's order.
    pub fn categories_of(&self, player: PlayerId, begins: NaiveDate) -> Vec<String> {
        let Some(found) = self.player(player) else { return Vec::new() };
        let list = || self.categories.list.iter();
        let has = |name: &str| self.categories.has(name, &found.categories, found.born, begins);
        let mut others: Vec<&String> = found.categories.iter().collect();
        others.retain(|name| !list().any(|one| one.is_called(name)));
        others.sort_unstable();
        list().map(|one| &one.name).filter(|name| has(name)).chain(others).cloned().collect()
    }

    /// Keeps the lines of a category, each with its rank among them; the ranks in the whole are given.
    pub fn keep_category(
        &self,
        tournament: &Tournament,
        lines: &mut Vec<Standing>,
        category: &str,
        begins: NaiveDate,
    ) -> Vec<Option<u32>> {
        lines.retain(|line| self.is_in_category_of(tournament, line.player, category, begins));
        let whole: Vec<(Option<u32>, Option<u32>)> =
            lines.iter().map(|line| (line.group, line.rank)).collect();
        for line in lines.iter_mut() {
            line.rank = line.rank.map(|own| {
                let is_above = |other: &&(Option<u32>, Option<u32>)| {
                    other.0 == line.group && other.1.is_some_and(|rank| rank < own)
                };
                u32::try_from(whole.iter().filter(is_above).count() + 1).unwrap_or(u32::MAX)
            });
        }
        whole.into_iter().map(|(_, rank)| rank).collect()
    }

    /// Keeps the lines of a category in a ranking, each with its rank among them. Ages count in the year of a day.
    pub fn keep_category_of_ranking(&self, table: &mut RatingTable, category: &str, on: NaiveDate) {
        let is_in = |line: &RatingLine| self.is_in_category(line.player, category, on);
        table.established =
            table.lines[..table.established].iter().filter(|one| is_in(one)).count();
        table.lines.retain(is_in);
        let whole: Vec<Option<u32>> = table.lines.iter().map(|line| line.rank).collect();
        for line in &mut table.lines {
            line.rank = line.rank.map(|own| {
                let is_above = |other: &&Option<u32>| other.is_some_and(|rank| rank < own);
                u32::try_from(whole.iter().filter(is_above).count() + 1).unwrap_or(u32::MAX)
            });
        }
    }

    /// The prizes of a tournament and who wins them as the standings are, list by list. Before the first result
    /// of the last stage nobody does.
    pub fn awarded(&self, tournament: &Tournament) -> Vec<Won> {
        awarded(&tournament.prizes, &self.contenders(tournament))
    }

    /// Players with the places that they play for or have reached, by place. None before the last stage,
    /// since places are decided there.
    pub fn contenders(&self, tournament: &Tournament) -> Vec<Contender> {
        let current = tournament.current();
        let (Some(begins), None) = (tournament.first_day(), tournament.stage_no(current + 1))
        else {
            return Vec::new();
        };
        let format = tournament.stage().map(|stage| stage.plan.format);
        let played = tournament.standings_of(current).len();
        let standings = tournament.standings();
        let open = tournament.matches_of(current).filter(|played| played.state().is_open());
        let staked: Vec<u32> =
            open.flat_map(|one| [one.stakes.winner, one.stakes.loser]).flatten().collect();
        // Players still in an elimination have no rank: they play for the places that are left.
        let mut ranks: Vec<u32> = standings.iter().filter_map(|line| line.rank).collect();
        ranks.sort_unstable();
        // Those who share a rank fill the places behind it.
        let fill = |last: &mut u32, rank: &u32| {
            *last = (*last + 1).max(*rank);
            Some(*last)
        };
        let taken: HashSet<u32> = ranks.iter().scan(0, fill).collect();
        let mut left = (1..).filter(|place| !taken.contains(place));
        let is_in = |at: usize, player: PlayerId| {
            at < played
                && format.is_some_and(Format::is_elimination)
                && !tournament.is_out_of_standings(current, player)
        };
        let mut contenders: Vec<Contender> = (0..)
            .zip(&standings)
            .filter_map(|(at, line): (usize, _)| {
                let has_points = at < played && line.group.is_none();
                let points = match line.table {
                    Some(table) => Some(table.points.value()),
                    None => format.is_some_and(Format::has_points).then_some(line.points),
                };
                let is_open = |(at, list): (usize, &PrizeList)| {
                    let admits = |name: &String| {
                        self.is_in_category_of(tournament, line.player, name, begins)
                    };
                    list.category.as_ref().is_none_or(admits).then_some(at)
                };
                let rank = match line.rank {
                    None if is_in(at, line.player) => left.next(),
                    rank => rank,
                };
                Some(Contender {
                    player: line.player,
                    rank: rank?,
                    is_sure: line.rank.is_some_and(|rank| at >= played || !staked.contains(&rank)),
                    points: points.filter(|_| has_points),
                    lists: tournament.prizes.lists.iter().enumerate().filter_map(is_open).collect(),
                })
            })
            .collect();
        contenders.sort_by_key(|one| one.rank);
        contenders
    }
}

impl Club {
    /// The due fee and the payments of a person, under whichever number. Ages count in what begins on the first day of
    /// the event, else today.
    pub fn account(&self, tournament: &Tournament, player: PlayerId, today: NaiveDate) -> Account {
        let is_entered = self.entered_as(tournament.id, player).is_some();
        let due = if is_entered { self.due(tournament, player, today) } else { Money::NONE };
        Account { due, paid: self.paid(tournament, player) }
    }

    /// The sum that a person has paid, under all numbers.
    pub fn paid(&self, tournament: &Tournament, player: PlayerId) -> Money {
        let numbers = self.registry().numbers(player).into_iter();
        Money(numbers.map(|own| tournament.paid(own).0).fold(0, u64::saturating_add))
    }

    /// The fee of a player, as of an entrant.
    fn due(&self, tournament: &Tournament, player: PlayerId, today: NaiveDate) -> Money {
        let begins = tournament.first_day().unwrap_or(today);
        tournament.fees.due(|category| self.is_in_category_of(tournament, player, category, begins))
    }

    /// The money that goes back to an entrant who is replaced, and the money that the right player then owes; none where
    /// nothing was paid. A payment stays with who paid it.
    pub fn fees_of_replacement(
        &self,
        tournament: &Tournament,
        [from, to]: [PlayerId; 2],
        today: NaiveDate,
    ) -> Option<[String; 2]> {
        let back = tournament.paid(from);
        let owed = Account { due: self.due(tournament, to, today), paid: tournament.paid(to) };
        let told = || [back, owed.open()].map(|sum| tournament.fees.money(sum));
        (back > Money::NONE).then(told)
    }

    /// The accounts of all entrants in their order, then of those who paid and are no longer entered; a person has one.
    pub fn accounts(&self, tournament: &Tournament, today: NaiveDate) -> Vec<(PlayerId, Account)> {
        let mut people = HashSet::new();
        let all = tournament.entrants.iter().copied().chain(tournament.payers());
        let all = all.filter(|player| people.insert(self.registry().today(*player)));
        all.map(|player| (player, self.account(tournament, player, today))).collect()
    }

    /// The sums of the fees of a tournament; none where no fee is asked and none was paid.
    pub fn fee_totals(&self, tournament: &Tournament, today: NaiveDate) -> Option<Totals> {
        let totals = || self.accounts(tournament, today).into_iter().map(|(_, one)| one).collect();
        tournament.has_fees().then(totals)
    }
}

/// The categories with fees or prizes of their own.
fn categories_of(fees: &Fees, prizes: &Prizes) -> Vec<String> {
    let reduced = fees.reduced.iter().map(|one| &one.category);
    let listed = prizes.lists.iter().filter_map(|list| list.category.as_ref());
    reduced.chain(listed).cloned().collect()
}
