//! Expected results by ratings.

use super::value::{hand, k, number};
use crate::cli::prelude::*;
use crate::domain::rating::{
    Duel, Odds, changes, difference, expected, prediction, race, race_foretold, race_won,
    written_change,
};

#[derive(Debug, clap::Args)]
pub(super) struct PairArgs {
    #[arg(allow_negative_numbers = true)]
    a: String,
    #[arg(allow_negative_numbers = true)]
    b: String,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
}

/// A registered player, or a rating alone.
#[derive(Clone, Debug)]
pub(super) struct RatedSide {
    /// The name that is printed.
    pub(super) name: String,
    pub(super) rating: f64,
    /// The rating's deviation in points; 0 for a rating that was typed.
    pub(super) deviation: f64,
    /// The number of rated games; none for a rating that was typed.
    games: Option<u32>,
}

#[derive(Debug, clap::Args)]
pub(super) struct Expect {
    #[command(flatten)]
    two: PairArgs,
    #[arg(long, value_name = "N", default_value_t = 2,
        value_parser = games)]
    first_to: u32,
    #[arg(long, value_parser = k)]
    k: Option<f64>,
    #[arg(long, value_name = "P", value_parser = hand)]
    hand: Option<Hand>,
}

impl PairArgs {
    /// Finds the rating list, and the two players or ratings that the texts name.
    pub(super) fn find(
        &self,
        context: &mut Context<'_>,
    ) -> CliResult<(RatingList, [RatedSide; 2])> {
        let texts = [&self.a, &self.b];
        let alone = self.list.is_none() && texts.iter().all(|text| rating(text).is_some());
        // Two typed ratings need no club.
        let club = if alone { Club::default() } else { context.open()?.club().clone() };
        let names = context.names(&club);
        let list = names.list(self.list.as_deref())?;
        let asked = RankingQuery::now(context.outside.today());
        let find = |text| found(names, list, asked, text);
        Ok((list.clone(), [find(&self.a)?, find(&self.b)?]))
    }
}

fn found(
    names: Names<'_>,
    list: &RatingList,
    asked: RankingQuery,
    text: &str,
) -> Result<RatedSide, Message> {
    if let Some(rating) = rating(text) {
        return Ok(RatedSide { name: fold(text), rating, deviation: 0.0, games: None });
    }
    let id = names.player(text)?;
    let club = names.club;
    let name = club.player(id).map_or_else(|| id.to_string(), |player| player.name.clone());
    let table = club.rating_table(list.id, asked);
    let known = table.lines.iter().find(|line| line.player == id);
    let deviation = known.map_or(0.0, |line| line.interval.deviation);
    let games = known.map(|line| line.ranked.games);
    Ok(RatedSide { name, rating: club.rating(list.id, id), deviation, games })
}

impl Expect {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let (list, [a, b]) = self.two.find(context)?;
        let words = context.words;
        let gap = a.rating - b.rating;
        let even = expected(gap, Odds::EVEN);
        writeln!(context.out, "{}", words.label.expected(even))?;
        let odds = self.hand.map_or(Odds::EVEN, Odds::from);
        let wins = expected(gap, odds);
        if let Some(hand) = self.hand {
            writeln!(context.out, "{}", words.rating.with_hand(hand.p(), wins))?;
        }
        let length = [self.first_to; 2];
        writeln!(context.out, "{}", context.term.length(Length::FirstTo(self.first_to)))?;
        writeln!(context.out, "{}", words.rating.match_won(race_won(length, wins)))?;
        let deviation = a.deviation.hypot(b.deviation);
        if deviation > 0.0 {
            let gap = gap + self.hand.map_or(0.0, |hand| difference(hand.p()));
            let game = prediction(gap, deviation);
            let won = match self.first_to {
                1 => game,
                _ => race_foretold(length, gap, deviation),
            };
            writeln!(context.out, "{}", words.rating.uncertain(game, won))?;
        }
        let own = a.games.map_or(list.scale.k, |games| list.scale.k_at(games, a.rating, None));
        let k = |games: f64| {
            let damping = list.scale.damping.map_or(1.0, |damping| damping.factor(games));
            self.k.unwrap_or(own * damping)
        };
        let ratings = [a.rating, b.rating];
        let ends = race(self.first_to, wins);
        let sheet = sheet_of! {
            for end in &ends; {
                let mut moved = [0.0; 2];
                let games = f64::from(end.a + end.b);
                let duel = Duel { players: [0, 1], score: f64::from(end.a), games, odds };
                changes(|_| k(games), &ratings, &[duel], &mut moved);
            }
            Score: Cell::text(format!("{}-{}", end.a, end.b)),
            Probability: Cell::text(format!("{:.4}", end.probability)),
            Change: Cell::text(written_change(moved[0])),
        };
        context.print(sheet, Format::Table)
    }
}

/// Reads a rating in digits of either width; none if the text is no number.
fn rating(text: &str) -> Option<f64> {
    number(text).ok()
}
