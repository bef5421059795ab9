//! The prediction of a match against another player.

use chrono::NaiveDate;

use crate::domain::rating::{ChangeBasis, Race, written, written_change};
use crate::domain::standings::Tally;
use crate::words::{say, words};

words! {
    /// The prediction of a match against another player.
    pub VersusWords in "versus" {
        title(name: &str); prompt; none; never;
        against(own: &str, opposed: &str, mean: bool); explained(ratings: &str, chance: &str, sum: &str);
        changes(name: &str, changes: &str); both(own: &str, other: &str);
    }
}

impl VersusWords {
    /// Won, drawn and lost against each other, with games, and the last match of these: its day and score.
    pub fn record(self, tally: Tally, last: Option<(NaiveDate, String)>) -> String {
        let Some((on, score)) = last else { return self.never().to_owned() };
        let matches = format!("{}-{}-{}", tally.wins, tally.draws, tally.losses);
        let games = format!("{}-{}", tally.games_won, tally.games_lost);
        say!(self.language;
            "Against each other: {matches} (won-drawn-lost), games {games}; last {score} on {on}.",
            "直接の対戦：{matches}（勝-分-敗）、ゲーム{games}。前回は{on}に{score}。")
    }

    /// The share of the games by the ratings, and drawn to a half by what is not known of them;
    /// and the opponent.
    pub fn games(self, opponent: &str, share: f64, cautious: f64) -> String {
        say!(self.language; "Wins {:.1}% of the games against {opponent}; {:.1}% allowing for rating uncertainty.",
            "{opponent}との1ゲームの勝率{:.1}%、レーティングの不確かさを含めると{:.1}%。",
            share * 100.0, cautious * 100.0)
    }

    /// The probabilities of being first to win so many games.
    pub fn races(self, races: &[(u32, f64)]) -> String {
        let lang = self.language;
        let race = |(games, p): &(u32, f64)| {
            say!(lang, "to {games}: {:.1}%", "{games}本先取 {:.1}%", p * 100.0)
        };
        say!(lang; "Win rate of a match first {}.",
            "試合の勝率：{}。",
            races.iter().map(race).collect::<Vec<_>>().join(lang.pick(", ", "、")))
    }

    /// What each score would change for a player and the opponent: alone for both where it is one change and its opposite.
    pub fn would_change(self, name: &str, scores: &[(String, [f64; 2])]) -> String {
        let one = |(score, [own, other]): &(String, [f64; 2])| {
            let [own, other] = [*own, *other].map(written_change);
            let opposite =
                other.trim_start_matches(['+', '-']) == own.trim_start_matches(['+', '-']);
            let change = if opposite { own } else { self.both(&own, &other) };
            format!("{score} {change}")
        };
        let changes: Vec<String> = scores.iter().map(one).collect();
        self.changes(name, &changes.join(self.language.pick(", ", "、")))
    }

    /// The way a rating changed in a match: the formula with its figures.
    pub fn formula(
        self,
        before: f64,
        opposed: f64,
        of_several: bool,
        basis: ChangeBasis,
    ) -> String {
        let ChangeBasis { k, games, score, expected } = basis;
        let figure = |value: f64| {
            let text = format!("{value:.2}");
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        };
        let chance = format!("{:.1}%", expected / f64::from(games.max(1)) * 100.0);
        let sum = format!(
            "{} × ({} − {expected:.4}) = {}",
            figure(k),
            figure(score),
            written_change(k * (score - expected)),
        );
        let ratings = self.against(&written(before), &written(opposed), of_several);
        self.explained(&ratings, &chance, &sum)
    }

    /// The most even matches with a handicap.
    pub fn even(self, races: &[Race]) -> String {
        let lang = self.language;
        let race = |race: &Race| {
            say!(lang; "{}-{} ({:.1}%)",
                "{}-{}（{:.1}%）", race.to_a, race.to_b, race.probability * 100.0)
        };
        say!(lang; "Most even races: {}.",
            "最も互角なハンデ：{}。",
            races.iter().map(race).collect::<Vec<_>>().join(lang.pick(", ", "、")))
    }
}
