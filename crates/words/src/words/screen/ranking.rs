//! The words of the ranking.

use std::path::Path;

use chrono::NaiveDate;

use crate::domain::rating::calibration::{Health, Measures};
use crate::export::{Column, Format};
use crate::words::{Language, english, japanese, pick, say, words};

words! {
    pub RankingWords {
        /// Before the field for the day.
        day: "As of: ", "基準日：";
        day_hint: "a day, e.g. 2026-01-31. Blank: now", "日付。例：2026-01-31。空欄なら現在";
        empty:
            "No players yet. Press 2, then a, to register one.",
            "まだ選手がいません。2 で選手一覧を開き、a で登録します。";
        none(typed: &str):
            "No players found for \"{typed}\". Esc shows all.",
            "「{typed}」は見つかりません。Esc ですべて表示します。";
        /// Heading of the ratings.
        rating: "Rating", "レート";
        /// Heading of the days of the last matches.
        last: "Last match", "最終試合";
        /// Over the ratings without correction for hands.
        uncorrected: "No hands", "補正なし";
        /// Before the name of a marked player.
        marked: "* ", "＊";
        nobody: "no player is selected", "選手が選択されていません";
        no_matches: "no rated matches yet", "レーティング対象の試合はまだありません";
        too_many_files:
            "there are a thousand such files already",
            "同じ名前のファイルがすでに1,000個あります";
        curves(model: &str): "Ratings over time, {model}", "レーティングの推移（{model}）";
        calibration(list: &str): "How well {list} predicts results", "{list}の予測の検証";
        bars:
            "Chart: | expected, x actual, - 95% interval of the true share.",
            "図：| 期待、x 実際、- 真の値の95%区間。";
        spread(list: &str): "Distribution of ratings on {list}", "{list}のレーティングの分布";
    }
}

impl RankingWords {
    /// The heading of a column, in few letters.
    pub fn heading(self, column: &Column, draws: bool) -> String {
        let words = self.language.words();
        match column {
            Column::Rating => self.rating().to_owned(),
            Column::WithoutHands => self.uncorrected().to_owned(),
            Column::Record => words.term.record(draws).to_owned(),
            column => words.message.sheet.column(column, Format::Html),
        }
    }

    /// The title: the list where there are several, the day where it is not now.
    pub fn title(self, list: Option<&str>, day: Option<NaiveDate>) -> String {
        match self.language {
            Language::English => {
                let list = list.map(|list| format!(" {list}"));
                let day = day.map(|day| format!(" as of {}", english::full_date(day)));
                format!("Ranking{}{}", list.unwrap_or_default(), day.unwrap_or_default())
            }
            Language::Japanese => {
                let list = list.map(|list| format!("  {list}"));
                let day = day.map(|day| format!("（{}現在）", japanese::full_date(day)));
                format!("ランキング{}{}", list.unwrap_or_default(), day.unwrap_or_default())
            }
        }
    }

    /// Under the title: established, provisional, which ratings, in which order.
    pub fn summary(
        self,
        established: usize,
        provisional: usize,
        model: &str,
        order: &str,
    ) -> String {
        match self.language {
            Language::English => format!(
                "{established} established, {provisional} provisional (?); {model}, {order}"
            ),
            Language::Japanese => {
                let [established, provisional] = [established, provisional]
                    .map(|count| if count == 0 { "なし".to_owned() } else { format!("{count}人") });
                format!("確定{established}・暫定{provisional}（?）。{model}、{order}")
            }
        }
    }

    /// A file was written.
    pub fn exported(self, path: &Path) -> String {
        say!(self.language, "Written to {}.", "{} に書き出しました。", path.display())
    }

    /// Log-loss and Brier score against the base rate, matches and games.
    pub fn calibration_lead(self, all: &Measures) -> [String; 2] {
        let lang = self.language;
        [
            match lang {
                Language::English => format!(
                    "{}, {:.0} games, each predicted from the ratings before it.",
                    english::count_of(all.matches, "match", "matches"),
                    all.games
                ),
                Language::Japanese => format!(
                    "{}試合{:.0}ゲームを、それぞれ直前のレーティングから予測しました。",
                    all.matches, all.games
                ),
            },
            say!(lang; "Log-loss {:.4} (without ratings {:.4}), Brier {:.4} ({:.4}); less is better.",
                "対数損失{:.4}（レーティングなし{:.4}）、ブライア{:.4}（{:.4}）。低いほど正確です。",
                all.log_loss, all.base_log_loss, all.brier, all.base_brier),
        ]
    }

    /// The pool now, and what changed it in a year.
    pub fn pool(self, health: &Health) -> [String; 2] {
        let lang = self.language;
        [
            match lang {
                Language::English => format!(
                    "Active in 12 months: {}, mean {:.0}, median {:.0}, {:.0}% above the initial rating.",
                    english::count_of(health.players, "player", "players"),
                    health.mean,
                    health.median,
                    health.above * 100.0
                ),
                Language::Japanese => format!(
                    "12か月以内に対戦した{}人：平均{:.0}、中央値{:.0}、初期値を超える人{:.0}%。",
                    health.players,
                    health.mean,
                    health.median,
                    health.above * 100.0
                ),
            },
            say!(lang; "In a year: {} new players added {:+.0} points to the pool, {} inactive ones removed {:+.0}.",
                "1年間：新規の{}人が全体に加えた点{:+.0}、休止した{}人が持ち出した点{:+.0}。",
                health.newcomers, health.entering.round() + 0.0, health.leavers, health.leaving.round() + 0.0),
        ]
    }

    /// Headings: expected, games, came, from to, bar.
    pub const fn calibration_headings(self) -> [&'static str; 5] {
        self.language.pick(
            ["Expected", "Games", "Actual", "95%", "0% to 100%"],
            ["期待", "ゲーム", "実際", "95%区間", "0%から100%"],
        )
    }

    /// How many players; the lowest, the quartiles and the highest of their ratings; what the bars mean.
    pub fn spread_lead(
        self,
        players: usize,
        [least, lower, median, upper, most]: [f64; 5],
    ) -> [String; 2] {
        let lang = self.language;
        [
            match lang {
                Language::English => format!(
                    "{}: median {median:.0}, half of them from {lower:.0} to {upper:.0}, \
                 all from {least:.0} to {most:.0}.",
                    english::count_of(players, "player", "players"),
                ),
                Language::Japanese => format!(
                    "{players}人。中央値{median:.0}、半数は{lower:.0}から{upper:.0}、\
                 全員では{least:.0}から{most:.0}。"
                ),
            },
            pick!(lang; "Bars: = established, - provisional. Players without games are left out.",
                "棒：= は確定、- は暫定。対戦のない選手は除きます。")
            .to_owned(),
        ]
    }

    /// Headings: from to, established, provisional, bar.
    pub const fn spread_headings(self) -> [&'static str; 4] {
        self.language
            .pick(["Rating", "Est.", "Prov.", "Players"], ["レート", "確定", "暫定", "人数"])
    }

    pub fn no_day(self, typed: &str) -> String {
        say!(self.language; "\"{typed}\" is not a date; write it as 2026-11-21. Shown: today's ranking",
            "「{typed}」は日付ではありません。\
             2026-11-21 のように書いてください。今日のランキングを表示しています")
    }
}
