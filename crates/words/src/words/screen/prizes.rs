//! The words of categories and prizes.

use crate::domain::prize::{Each, Money, Prizes, Sharing};
use crate::words::screen::wizard::FieldWords;
use crate::words::{pick, say, words};

words! {
    /// The words of categories and prizes.
    pub PrizeWords {
        title(name: &str): "Prizes of {name}", "{name}の表彰";
        form(name: &str): "Set the prizes of {name}", "{name}の賞を決める";
        categories: "Categories", "部門";
        /// The list of prizes that is for all players.
        everybody: "All", "全体";
        /// A prize that no player was left to win.
        nobody: "not awarded", "該当者なし";
        /// Players who are tied on every tie-break would win another thing in another order.
        lots: "draw lots", "抽選";
        /// The places whose money is shared.
        shared(first: u32, last: u32): "shared {first}-{last}", "{first}〜{last}位で分配";
        so_far: "As the standings are; matches are still to be played.",
            "途中の順位によります。まだ試合が残っています。";
        before: "No results yet: the prizes as they were set.", "まだ結果がありません。決めた賞を表示します。";
        /// The category to which a list is narrowed.
        only(category: &str): "only {category}", "{category}のみ";
        no_categories:
            "no player is in a category; c on the list of players sets them",
            "部門に入っている選手がいません（選手一覧の c で部門を決めます）";
    }
}

impl PrizeWords {
    /// Category, place, player, prize, remark.
    pub const fn headings(self) -> [&'static str; 5] {
        self.language
            .pick(["Category", "Place", "Player", "Prize", ""], ["部門", "順位", "選手", "賞", ""])
    }

    /// How prizes are shared, how many a person wins, and the money given away of all there is.
    pub fn rules(self, prizes: &Prizes, given: Money) -> String {
        let lang = self.language;
        let mut rules = vec![self.sharing(prizes.ties)];
        if prizes.lists.iter().any(|list| list.category.is_some()) {
            rules.push(self.each(prizes.each));
        }
        let rules = rules.join(lang.pick(", ", "、"));
        if prizes.total() == Money::default() {
            return rules;
        }
        let [given, total] = [given, prizes.total()].map(|money| prizes.written(money));
        say!(lang, "{rules}. Money: {given} of {total}.", "{rules}。賞金：{total}のうち{given}。")
    }

    /// How tied players share.
    pub const fn sharing(self, sharing: Sharing) -> &'static str {
        let lang = self.language;
        match sharing {
            Sharing::TieBreak => lang.pick("by tie-break", "タイブレーク順"),
            Sharing::Equal => lang.pick("shared equally", "同点は等分"),
            Sharing::Hort => lang.pick("Hort system", "ホルト方式"),
        }
    }

    /// How many prizes a person may win.
    pub const fn each(self, each: Each) -> &'static str {
        let lang = self.language;
        match each {
            Each::One => lang.pick("one prize a person", "一人一賞"),
            Each::OneOfMoney => lang.pick("one money prize a person", "賞金は一人一つ"),
            Each::Several => lang.pick("several prizes a person", "重複受賞あり"),
        }
    }

    /// The field of the prizes for all players.
    pub fn all_field(self) -> FieldWords {
        let (label, doc) = pick!(self.language;
            ("All players", "From first place: 30000; 20000 + Cup; Book. Blank: none. A currency may stand with an amount."),
            ("全体", "1位から順に。例：30000円; 20000円 + トロフィー; 図書券。空欄ならなし。"));
        FieldWords { label, doc }
    }

    /// The field of the prizes of a category.
    pub fn category_field(self) -> FieldWords {
        let (label, doc) = pick!(self.language;
            ("Category", "The category, a colon, its prizes: U18: 5000; 3000. Without prizes it has none."),
            ("部門", "部門名、コロン、賞の順に。例：U18: 5000; 3000。賞がなければ部門賞なし。"));
        FieldWords { label, doc }
    }

    /// The smallest coin; how the prizes for all, and those of categories, are shared; how many a person wins.
    pub fn rule_fields(self) -> [FieldWords; 4] {
        let fields = [
            pick!(self.language; ("Smallest coin", "Shares are rounded down to multiples of it: 1, 0.01, 100."),
                ("端数の単位", "分配した額はこの倍数に切り捨てます。例：1、0.01、100。")),
            pick!(self.language; ("Ties", "Hort: half by place, half shared among equal points. Left and right choose."),
                ("同点の分配", "ホルト方式：半分は順位どおり、半分は同点者で等分（左右で選択）。")),
            pick!(self.language; ("Ties, categories", "How tied players share the prizes of categories. Left and right choose."),
                ("部門賞の同点", "部門賞を同点者でどう分けるか（左右で選択）。")),
            pick!(self.language; ("Each person", "With one prize a person takes the highest, and those behind move up."),
                ("一人の受賞", "一人一賞なら最も高い賞を受け、次の選手が繰り上がります（左右で選択）。")),
        ];
        fields.map(|(label, doc)| FieldWords { label, doc })
    }

    /// The categories of the club, and the day on which ages count.
    pub fn category_fields(self) -> [FieldWords; 2] {
        let fields = [
            pick!(self.language; ("Categories", "E.g. U18 <18; Senior 65+; U12 10-11; Women. Without ages: by hand, on players."),
                ("部門", "例：U18 <18; シニア 65+; U12 10-11; 女子。年齢のない部門は選手ごとに付けます。")),
            pick!(self.language; ("Ages count on", "A day of the event's year, e.g. 04-01. Blank: 1 January, as FIDE."),
                ("年齢の基準日", "大会の年の日付。例：04-01。空欄なら1月1日（FIDE と同じ）。")),
        ];
        fields.map(|(label, doc)| FieldWords { label, doc })
    }
}
