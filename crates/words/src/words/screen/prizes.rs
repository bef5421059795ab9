//! The words of categories and prizes.

use crate::domain::prize::{Each, Money, Prizes, Sharing};
use crate::words::FieldWords;
use crate::words::words;

words! {
    /// The words of categories and prizes.
    pub PrizeWords in "prizes" {
        title(name: &str); form(name: &str); categories; everybody; nobody; lots;
        shared(first: u32, last: u32); so_far; before; only(category: &str); no_categories;
        sharing[Sharing: TieBreak, Equal, Hort];
        each[Each: One, OneOfMoney, Several];
        category; place; player; prize; money(rules: &str, given: &str, total: &str); all_field.doc;
        category_field.doc; coin.doc; ties.doc; category_ties.doc; each_person.doc;
        club_categories.doc; ages_on.doc;
    }
}

impl PrizeWords {
    /// Category, place, player, prize, remark.
    pub fn headings(self) -> [&'static str; 5] {
        [self.category(), self.place(), self.player(), self.prize(), ""]
    }

    /// How prizes are shared, how many a person wins, and the money given away of all there is.
    pub fn rules(self, prizes: &Prizes, given: Money) -> String {
        let mut rules = vec![self.sharing(prizes.ties).to_owned()];
        if prizes.lists.iter().any(|list| list.category.is_some()) {
            rules.push(self.each(prizes.each).to_owned());
        }
        let rules = self.voice.words().term.list(&rules);
        if prizes.total() == Money::default() {
            return rules;
        }
        let [given, total] = [given, prizes.total()].map(|money| prizes.written(money));
        self.money(&rules, &given, &total)
    }

    /// The smallest coin; how the prizes for all, and those of categories, are shared; how many a person wins.
    pub fn rule_fields(self) -> [FieldWords; 4] {
        [self.coin(), self.ties(), self.category_ties(), self.each_person()]
    }

    /// The categories of the club, and the day on which ages count.
    pub fn category_fields(self) -> [FieldWords; 2] {
        [self.club_categories(), self.ages_on()]
    }
}
