//! The words of fees.

use crate::domain::fee::{Account, Fees, Totals};
use crate::domain::prize::Money;
use crate::words::words;

words! {
    /// The words of fees.
    pub FeeWords in "fees" {
        title(name: &str); form(name: &str); player; due; paid; open; rule(fees: &str);
        totals(due: &str, paid: &str, open: &str); debtors(count: usize); all_paid;
        over(over: &str); so_far(paid: &str, due: &str); is_paid; gives_back(over: &str); none_asked;
        none_due; only_entrants; fee.doc;
    }
}

impl FeeWords {
    /// Player, due, paid, still to pay.
    pub fn headings(self) -> [&'static str; 4] {
        [self.player(), self.due(), self.paid(), self.open()]
    }

    /// The fee, the sums, and how many have still to pay.
    pub fn told(self, fees: &Fees, totals: Totals) -> Vec<String> {
        let [due, paid, open, over] =
            [totals.due, totals.paid, totals.open, totals.over].map(|sum| fees.money(sum));
        let rule = fees.are_asked().then(|| self.rule(&fees.written()));
        let left = match totals.debtors {
            0 => self.all_paid().to_owned(),
            debtors => self.debtors(debtors),
        };
        let left = fees.are_asked().then_some(left);
        let back = (totals.over > Money::default()).then(|| self.over(&over));
        let sums = self.totals(&due, &paid, &open);
        rule.into_iter().chain([sums]).chain(left).chain(back).collect()
    }

    /// How much of all fees is paid. What goes back is no part of it.
    pub fn progress(self, fees: &Fees, totals: Totals) -> String {
        let settled = Money(totals.due.0.saturating_sub(totals.open.0));
        self.so_far(&fees.money(settled), &fees.money(totals.due))
    }

    /// The state of one fee in a column: what is open, what goes back, or that it is paid; blank where nothing is due.
    pub fn state(self, account: Account) -> String {
        match (account.open(), account.over()) {
            (Money(0), Money(0)) if account.due == Money::default() => String::new(),
            (Money(0), Money(0)) => self.is_paid().to_owned(),
            (Money(0), over) => self.gives_back(&over.to_string()),
            (open, _) => open.to_string(),
        }
    }
}
