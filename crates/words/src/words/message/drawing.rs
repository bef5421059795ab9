//! Texts in and around drawings.

use crate::words::{say, words};

words! {
    pub DrawingWords {
        cross_table_is(name: &str, players: usize):
            "Results of every player against every other in {name}: {players} players.",
            "{name}の{players}人の対戦結果。";
        /// Over a drawing: the ratings of a list over time.
        ratings(list: &str): "Ratings over time, {list}", "レーティングの推移、{list}";
        curve_is(names: &str, from: &str, to: &str):
            "Ratings of {names} from {from} to {to}.",
            "{names}の{from}から{to}までのレーティング。";
        /// Over a drawing: how many have which rating on a list.
        distribution(list: &str): "Ratings, {list}", "レーティングの分布、{list}";
        distribution_is(established: u32, provisional: u32):
            "How many players have which rating: {established} established, {provisional} provisional.",
            "レーティングごとの人数：確定{established}人、暫定{provisional}人。";
        established(players: u32): "established ({players})", "確定（{players}人）";
        provisional(players: u32): "provisional ({players})", "暫定（{players}人）";
        /// Beside the band around a curve.
        band: "band: 95% interval", "帯：95%区間";
        /// Beside a line that is broken where nothing was played.
        idle(months: u32): "dashed: no games for {months} months", "破線：{months}か月以上試合なし";
    }
}

impl DrawingWords {
    /// A bracket: matches played, of all.
    pub fn bracket_is(self, name: &str, played: usize, all: usize) -> String {
        let lang = self.language;
        let matches = lang.count(all, "match", "matches", "試合");
        say!(lang; "Bracket of {name}: {played} of {matches} played.",
            "{name}のトーナメント表：全{matches}のうち{played}試合終了。")
    }
}
