//! A match against somebody, foretold in English.

use crate::domain::rating::Race;
use crate::words::screen::versus::VersusWords;

pub(super) const VERSUS: VersusWords = VersusWords {
    title: |name| format!("{name} versus"),
    prompt: "Opponent: ",
    none: "Nobody is found.",
    games: |opponent, share, cautious| {
        format!(
            "Wins {:.1}% of the games against {opponent}; {:.1}% with what is not known of the ratings.",
            share * 100.0,
            cautious * 100.0
        )
    },
    races: |races| {
        let race = |(games, p): &(u32, f64)| format!("to {games} {:.1}%", p * 100.0);
        format!("Wins a match first {}.", races.iter().map(race).collect::<Vec<_>>().join(", "))
    },
    even: |races| {
        let race =
            |race: &Race| format!("{}-{} ({:.1}%)", race.to_a, race.to_b, race.probability * 100.0);
        format!("Most even races: {}.", races.iter().map(race).collect::<Vec<_>>().join(", "))
    },
};
