//! The words of the screen of one player.

use chrono::NaiveDate;

use crate::domain::number::PlayerId;
use crate::domain::rating::{Interval, written};
use crate::domain::standings::Tally;
use crate::words::{Language, say, words};

words! {
    /// The words of the screen of one player.
    pub PlayerWords {
        rooms: {
            /// The headings of the list of matches.
            heading: PlayerHeadings,
        }
        /// The title: the name.
        title(name: &str): "Player  {name}", "選手  {name}";
        gone(player: PlayerId):
            "{player} is no longer registered. Esc goes back.",
            "{player}の登録は取り消されました。Esc で戻ります。";
        not_registered:
            "no player has this number",
            "この番号の選手は登録されていません";
        club(club: &str): "Club: {club}", "所属：{club}";
        aliases(aliases: &str): "Also known as: {aliases}", "別名：{aliases}";
        /// Between two aliases, or two opponents at a table.
        between: "; ", "、";
        external(numbers: &str): "External IDs: {numbers}", "他団体ID：{numbers}";
        /// A number of another body: its scheme, the number.
        issued(scheme: &str, number: &str): "{scheme} {number}", "{scheme} {number}";
        merged(others: &str): "Merged numbers: {others}", "統合した番号：{others}";
        different(others: &str): "Different people: {others}", "別人：{others}";
        /// Another registration that looks like the same person, and how probable that is.
        may_be(other: &str, chance: &str):
            "Perhaps the same person: {other} ({chance}); m compares",
            "同一人物の可能性：{other}（{chance}）。m で比べます";
        later(others: &str):
            "Same person? Decide later: {others}",
            "同一人物かは後で決める：{others}";
        /// Over the question which merger to take back.
        unmerge: "Unmerge", "統合解除";
        which(name: &str): "Which registration is not {name}?", "{name}と別人の登録はどれですか？";
        apart(absorbed: &str, kept: &str):
            "{absorbed}, merged into {kept}",
            "{absorbed}（{kept}に統合）";
        /// The way that changes nothing.
        stays: "Cancel", "やめる";
        not_merged:
            "no registration is merged into this player",
            "この選手に統合された登録はありません";
        /// Between two conditions that a player does not meet yet.
        and: ", ", "、";
        /// In the place of an event, where a rating was corrected by hand.
        by_hand: "by hand", "手動修正";
        note(note: &str): "Note: {note}", "備考：{note}";
        list(name: &str, place: usize, count: usize):
            "List {name} ({place} of {count})",
            "リスト {name}（{count}中{place}）";
        events(name: &str): "Tournaments of {name}", "{name}の大会ごとの成績";
        chart_start: "before the first match", "最初の試合の前";
        no_match:
            "No rated match yet. Matches are listed here once they are recorded.",
            "まだレーティング対象の試合がありません。記録されるとここに並びます。";
    }
}

impl PlayerWords {
    /// The rating, the place, of how many established.
    pub fn standing(self, rating: f64, rank: u32, count: usize) -> String {
        let lang = self.language;
        say!(lang; "Rating {}, place {rank} of {count} established",
            "レーティング{}、確定{count}人中{rank}位", written(rating))
    }

    /// A provisional rating: the conditions that are not met yet.
    pub fn provisional(self, rating: f64, missing: &str) -> String {
        say!(self.language; "Rating {}, provisional; missing: {missing}",
            "レーティング{}、暫定（不足：{missing}）", written(rating))
    }

    /// The range in which the strength lies.
    pub fn interval(self, interval: Interval) -> String {
        say!(self.language; "95%: {:.0} to {:.0}",
            "95%：{:.0}から{:.0}", interval.low(), interval.high())
    }

    /// Headings: last day, event, matches, score, expected, change, performance.
    pub const fn event_headings(self) -> [&'static str; 7] {
        self.language.pick(
            ["Last day", "Tournament", "M", "Score", "Exp.", "Change", "Performance"],
            ["最終日", "大会", "試合", "スコア", "期待", "増減", "パフォーマンス"],
        )
    }

    /// The rating before the first match.
    pub fn start(self, rating: f64) -> String {
        let lang = self.language;
        say!(lang, "Initial rating {}", "レーティングの初期値{}", written(rating))
    }

    /// The highest rating and its day.
    pub fn peak(self, rating: f64, day: NaiveDate) -> String {
        let lang = self.language;
        say!(lang, "highest {} on {}", "最高{}（{}）", written(rating), lang.date(day))
    }

    pub fn played(self, tally: Tally) -> String {
        match self.language {
            Language::English => {
                let matches = tally.matches();
                let games = tally.games();
                let drawn = match tally.draws {
                    0 => String::new(),
                    draws => format!(", {draws} drawn"),
                };
                let of_games = tally.game_win_rate().map_or_else(String::new, |rate| {
                    format!(": {} won, {:.0}%", tally.games_won, rate * 100.0)
                });
                format!(
                    "{matches} {}: {} won{drawn}, {} lost; {games} {}{of_games}",
                    if matches == 1 { "match" } else { "matches" },
                    tally.wins,
                    tally.losses,
                    if games == 1 { "game" } else { "games" },
                )
            }
            Language::Japanese => {
                let Tally { wins, draws, losses, .. } = tally;
                let (matches, games) = (tally.matches(), tally.games());
                let drawn = if draws == 0 { String::new() } else { format!("{draws}分") };
                let of_games = tally.game_win_rate().map_or_else(String::new, |rate| {
                    format!("：{}勝（勝率{:.0}%）", tally.games_won, rate * 100.0)
                });
                format!("{matches}試合：{wins}勝{drawn}{losses}敗、{games}ゲーム{of_games}")
            }
        }
    }

    /// Under the right end of the chart: how many matches, the day of the last.
    pub fn chart_end(self, matches: usize, day: NaiveDate) -> String {
        let lang = self.language;
        let matches = lang.count(matches, "match", "matches", "試合");
        say!(lang, "after {matches}, {}", "{matches}後、{}", lang.date(day))
    }
}

words! {
    /// The headings of a player's matches.
    pub PlayerHeadings {
        date: "Date", "日付";
        tournament: "Tournament", "大会";
        round: "Round", "ラウンド";
        opponent: "Opponent", "相手";
        /// The opponent's rating before the match.
        opposed: "Theirs", "相手R";
        score: "Score", "結果";
        /// Expected scores, in games.
        expected: "Exp.", "期待";
        /// The worth of the dealt hands.
        hand: "p", "p";
        /// Changes of the rating.
        change: "Change", "増減";
        /// Ratings after the match.
        after: "Rating", "レート";
    }
}
