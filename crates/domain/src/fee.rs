//! The fee of an event: one for all, and reduced ones for categories.

use serde::{Deserialize, Serialize};

use crate::name::{clean, fold, parts};
use crate::prize::{Money, MoneyFault, note_currency, read_money, without_comma};

/// The fee for players of a category, instead of the general one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reduced {
    /// The category by its name.
    pub category: String,
    /// The amount; [`Money::NONE`] if they enter free.
    pub amount: Money,
}

/// The fee of an event. It is free if all amounts are 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fees {
    /// The general fee.
    pub amount: Money,
    /// The fees of categories in the order in which they were typed, each category once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reduced: Vec<Reduced>,
    /// The sign or letters of the currency; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub currency: String,
}

impl Fees {
    /// Whether there is anything to pay.
    pub fn are_asked(&self) -> bool {
        self.amounts().any(|amount| amount > Money::NONE)
    }

    /// Whether no amount is out of range and no category occurs twice.
    pub fn is_sound(&self) -> bool {
        self.amount <= Money::MOST && self.fault().is_none()
    }

    /// The first category that occurs twice or whose amount is out of range.
    pub fn fault(&self) -> Option<&str> {
        let is_wrong = |(at, one): &(usize, &Reduced)| {
            let is_same = |other: &Reduced| fold(&other.category) == fold(&one.category);
            one.amount > Money::MOST || self.reduced[..*at].iter().any(is_same)
        };
        self.reduced.iter().enumerate().find(is_wrong).map(|(_, one)| one.category.as_str())
    }

    fn amounts(&self) -> impl Iterator<Item = Money> {
        std::iter::once(self.amount).chain(self.reduced.iter().map(|one| one.amount))
    }

    /// The fee of a player: the lowest of the fees for the player's categories, else the general one.
    pub fn due(&self, is_in: impl Fn(&str) -> bool) -> Money {
        let own = self.reduced.iter().filter(|one| is_in(&one.category));
        own.map(|one| one.amount).min().unwrap_or(self.amount)
    }

    /// An amount with the currency.
    pub fn money(&self, money: Money) -> String {
        money.written(&self.currency)
    }

    /// The line that [`Fees::read`] reads: `2000円; U18: 1000円; Helper: 0円`. Empty without a fee.
    pub fn written(&self) -> String {
        if !self.are_asked() {
            return String::new();
        }
        let reduced =
            self.reduced.iter().map(|one| format!("{}: {}", one.category, self.money(one.amount)));
        let all = std::iter::once(self.money(self.amount)).chain(reduced);
        all.collect::<Vec<_>>().join("; ")
    }

    /// Reads one line: the general fee, then the fees of categories after their names. An empty line means no fee.
    pub fn read(text: &str) -> Result<Self, MoneyFault> {
        without_comma(text)?;
        let mut fees = Self::default();
        let (mut all, mut known) = (None, None);
        for part in parts(text) {
            let (category, amount) = match part.split_once([':', '：']) {
                Some((category, amount)) => (clean(category), amount),
                None => (String::new(), part),
            };
            let unread = || MoneyFault::NoAmount(clean(part));
            let (amount, currency) = read_money(&clean(amount)).ok_or_else(unread)?;
            note_currency(&mut known, currency)?;
            match (category.is_empty(), part.contains([':', '：'])) {
                (false, _) => fees.reduced.push(Reduced { category, amount }),
                (true, false) if all.is_none() => all = Some(amount),
                (true, false) => return Err(MoneyFault::TwoAmounts),
                // A colon without a category.
                (true, true) => return Err(MoneyFault::Form),
            }
        }
        // With fees of categories only, that of other players would be unknown.
        fees.amount = match all {
            Some(amount) => amount,
            None if fees.reduced.is_empty() => Money::NONE,
            None => return Err(MoneyFault::Form),
        };
        fees.currency = known.unwrap_or_default();
        if fees.is_sound() { Ok(fees) } else { Err(MoneyFault::TwoAmounts) }
    }
}

/// The state of one fee.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// The fee that is asked.
    pub due: Money,
    /// The money received.
    pub paid: Money,
}

impl Account {
    /// The rest that is still to be paid.
    pub fn open(self) -> Money {
        Money(self.due.0.saturating_sub(self.paid.0))
    }

    /// The amount paid above the fee, to be returned.
    pub fn over(self) -> Money {
        Money(self.paid.0.saturating_sub(self.due.0))
    }
}

/// Sums of accounts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// All fees.
    pub due: Money,
    /// The money received.
    pub paid: Money,
    /// The rest that is still to be paid.
    pub open: Money,
    /// The money to be returned.
    pub over: Money,
    /// The number of players who still have to pay.
    pub debtors: usize,
}

impl FromIterator<Account> for Totals {
    fn from_iter<T: IntoIterator<Item = Account>>(accounts: T) -> Self {
        let add = |sum: Money, more: Money| Money(sum.0.saturating_add(more.0));
        accounts.into_iter().fold(Self::default(), |sums, one| Self {
            due: add(sums.due, one.due),
            paid: add(sums.paid, one.paid),
            open: add(sums.open, one.open()),
            over: add(sums.over, one.over()),
            debtors: sums.debtors + usize::from(one.open() > Money::NONE),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fees_are_read_as_they_are_written() {
        for (typed, written) in [
            ("2000", "2000"),
            ("2000円；U18：1000円；手伝い: 0", "2000円; U18: 1000円; 手伝い: 0円"),
            ("12.50 EUR, U18: 5", "12.50 EUR; U18: 5 EUR"),
            ("￥2000", "¥2000"),
            ("300元; 學生: 200", "300元; 學生: 200元"),
            ("NT$300", "NT$300"),
            ("0; Guests: 500", "0; Guests: 500"),
            ("", ""),
            ("0", ""),
        ] {
            let fees = Fees::read(typed).expect(typed);
            assert_eq!(fees.written(), written, "{typed}");
            assert_eq!(fees.are_asked(), !written.is_empty());
            if fees.are_asked() {
                assert_eq!(Fees::read(written), Ok(fees), "{typed}");
            }
        }
        for (wrong, fault) in [
            ("two", MoneyFault::NoAmount("two".to_owned())),
            ("2,000", MoneyFault::Comma),
            ("2000; 1000", MoneyFault::TwoAmounts),
            ("U18: 1000", MoneyFault::Form),
            ("2000; : 5", MoneyFault::Form),
            ("2000; U18: 1; u18: 2", MoneyFault::TwoAmounts),
            ("2000円; U18: $5", MoneyFault::TwoCurrencies),
            ("2000; U18: free", MoneyFault::NoAmount("U18: free".to_owned())),
            ("-5", MoneyFault::NoAmount("-5".to_owned())),
        ] {
            assert_eq!(Fees::read(wrong), Err(fault), "{wrong}");
        }
    }

    #[test]
    fn a_player_of_several_categories_pays_the_lowest() {
        let fees = Fees::read("2000; U18: 1000; Women: 1500; Guests: 3000").expect("fees");
        for (categories, due) in [
            (&[] as &[&str], 2000),
            (&["U18"], 1000),
            (&["Women", "U18"], 1000),
            (&["Guests"], 3000),
            (&["Senior"], 2000),
        ] {
            let own = fees.due(|name| categories.contains(&name));
            assert_eq!(own, Money(due * 100), "{categories:?}");
        }
    }

    #[test]
    fn sums_count_what_is_open_and_what_was_paid_above_apart() {
        let account = |due, paid| Account { due: Money(due), paid: Money(paid) };
        let sums: Totals =
            [account(20, 20), account(20, 0), account(10, 15), account(0, 5)].into_iter().collect();
        let Totals { due, paid, open, over, debtors } = sums;
        assert_eq!([due, paid, open, over].map(|sum| sum.0), [50, 40, 20, 10]);
        assert_eq!(debtors, 1);
    }
}
