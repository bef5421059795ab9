//! The prediction of a match against another player.

use chrono::NaiveDate;

use crate::domain::rating::{ChangeBasis, Race, written, written_change};
use crate::domain::standings::Tally;
use crate::words::words;

words! {
    /// The prediction of a match against another player.
    pub VersusWords in "versus" {
        title(name: &str); prompt; none; never;
        against(own: &str, opposed: &str, mean: bool); explained(ratings: &str, chance: &str, sum: &str);
        changes(name: &str, changes: &str); both(own: &str, other: &str);
        meetings(matches: &str, games: &str, score: &str, day: NaiveDate);
        wins_games(opponent: &str, share, cautious); race_to(games: u32, chance);
        wins_races(races: &str); even_race(a, b, chance); even_races(races: &str);
    }
}

impl VersusWords {
    /// Won, drawn and lost against each other, with games, and the last match of these: its day and score.
    pub fn record(self, tally: Tally, last: Option<(NaiveDate, String)>) -> String {
        let Some((day, score)) = last else { return self.never().to_owned() };
        let matches = format!("{}-{}-{}", tally.wins, tally.draws, tally.losses);
        let games = format!("{}-{}", tally.games_won, tally.games_lost);
        self.meetings(&matches, &games, &score, day)
    }

    /// The share of the games by the ratings, and drawn to a half by what is not known of them;
    /// and the opponent.
    pub fn games(self, opponent: &str, share: f64, cautious: f64) -> String {
        let (share, cautious) = (share * 100.0, cautious * 100.0);
        self.wins_games(opponent, format_args!("{share:.1}"), format_args!("{cautious:.1}"))
    }

    /// The probabilities of being first to win so many games.
    pub fn races(self, races: &[(u32, f64)]) -> String {
        let race = |(games, p): &(u32, f64)| self.race_to(*games, format_args!("{:.1}", p * 100.0));
        let races: Vec<String> = races.iter().map(race).collect();
        self.wins_races(&self.voice.words().term.list(&races))
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
        self.changes(name, &self.voice.words().term.list(&changes))
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
        let race = |race: &Race| {
            let chance = race.probability * 100.0;
            self.even_race(race.to_a, race.to_b, format_args!("{chance:.1}"))
        };
        let races: Vec<String> = races.iter().map(race).collect();
        self.even_races(&self.voice.words().term.list(&races))
    }
}
