//! The ranking in English.

use chrono::NaiveDate;

use crate::domain::rating::calibration::{Health, Measures};
use crate::words::english::{count_of, full_date};
use crate::words::screen::ranking::RankingWords;

pub(super) const RANKING: RankingWords = RankingWords {
    title,
    day: "As of: ",
    day_hint: "a day as 2026-01-31; empty is now",
    empty: "Nobody is registered yet. Press 2, then a, to register somebody.",
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
    summary: |established, provisional, model, order| {
        format!("{established} established, {provisional} provisional (?); {model}, {order}")
    },
    apart: |groups| format!("{groups} groups have never met: ratings compare only within a group"),
    half_width: "95%",
    last_or_missing: "Last / missing",
    marked: "* ",
    nobody: "nobody is selected",
    no_matches: "no match is rated yet",
    export: "Export the ranking",
    export_lead: "The ranking of the list as of the day shown goes to a new file beside the club's.",
    formats: ["CSV, for other programs", "Markdown, to be posted"],
    exported: |path| format!("Written to {}.", path.display()),
    too_many_files: "there are a thousand such files already",
    curves: |model| format!("Ratings over time, {model}"),
    calibration: |list| format!("How well {list} foretells results"),
    calibration_lead: |all: &Measures| {
        [
            format!(
                "{}, {:.0} games, each foretold from the ratings before it.",
                count_of(all.matches, "match", "matches"),
                all.games
            ),
            format!(
                "Log-loss {:.4} (without ratings {:.4}), Brier {:.4} ({:.4}); less is better.",
                all.log_loss, all.base_log_loss, all.brier, all.base_brier
            ),
        ]
    },
    pool: |health: &Health| {
        [
            format!(
                "Active in 12 months: {}, mean {:.0}, median {:.0}, {:.0}% above the start.",
                count_of(health.players, "player", "players"),
                health.mean,
                health.median,
                health.above * 100.0
            ),
            format!(
                "In a year: {} came and left {:+.0} points to the others, {} went and took {:+.0}.",
                health.newcomers,
                health.entering.round() + 0.0,
                health.leavers,
                health.leaving.round() + 0.0
            ),
        ]
    },
    bars: "Chart: | expected, x came, - where the true share lies with 95%.",
    calibration_headings: ["Expected", "Games", "Came", "95%", "0% to 100%"],
    spread: |list| format!("How the ratings of {list} are spread"),
    spread_lead: |players, [least, lower, median, upper, most]| {
        [
            format!(
                "{}: median {median:.0}, half of them from {lower:.0} to {upper:.0}, \
                 all from {least:.0} to {most:.0}.",
                count_of(players, "player", "players"),
            ),
            "Bars: = established, - provisional. Whoever has not played is left out.".to_owned(),
        ]
    },
    spread_headings: ["Rating", "Est.", "Prov.", "Players"],
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
        title.push_str(&full_date(day));
    }
    title
}
