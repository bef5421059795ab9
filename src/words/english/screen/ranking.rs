//! The ranking in English.

use chrono::NaiveDate;

use crate::words::screen::ranking::RankingWords;

pub(super) const RANKING: RankingWords = RankingWords {
    title,
    day: "As of: ",
    day_hint: "a day as 2026-01-31; empty is now",
    empty: "Nobody is registered yet. 2 shows the players, and a adds one there.",
    none: |typed| format!("Nobody is found by \"{typed}\". Esc shows all."),
    tally: |tally| format!("{}-{}-{}", tally.wins, tally.draws, tally.losses),
    rank: "Rank",
    number: "Number",
    name: "Name",
    rating: "Rating",
    games: "Games",
    matches: "Matches",
    record: "W-D-L",
    last: "Last match",
    no_day: |typed| {
        format!("\"{typed}\" is no day; write it as 2026-11-21. The ranking is today's")
    },
};

fn title(list: Option<&str>, day: Option<NaiveDate>) -> String {
    let mut title = "Ranking".to_owned();
    if let Some(list) = list {
        title.push(' ');
        title.push_str(list);
    }
    if let Some(day) = day {
        title.push_str(" as of ");
        title.push_str(&day.to_string());
    }
    title
}
