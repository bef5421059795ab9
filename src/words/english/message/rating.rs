//! Ratings in English.

use crate::club::question::odds::NoOdds;
use crate::club::{Club, Tournament};
use crate::domain::game::{NotAHand, NotGames};
use crate::domain::odds::{Method, Simulation};
use crate::domain::rating::calibration::{Health, Measures};
use crate::domain::rating::{
    Damping, Division, Draws, Established, Interval, KStep, Missing, Overshoot, Race, Scale, Unit,
    points_worth, written,
};
use crate::words::english::{count_of, date, full_date};
use crate::words::message::{Message, RatingWords, ReportWords};

pub(super) const RATING: RatingWords = RatingWords {
    established,
    missing,
    standing,
    overshoot,
    apart: |groups| {
        format!("{groups} groups of players never met; ratings compare only within a group")
    },
    section,
    takes,
    peak: |id, rating, day, club: &Club| {
        let name = super::name(id, club);
        format!("{name}: highest rating {} on {}", written(rating), date(day))
    },
    with_hand: |p, share| format!("with a hand worth {p}, expected score of a game: {share:.4}"),
    uncertain: |game, won| {
        format!("allowing for what is not known of both: {game:.4} a game, {won:.4} the match")
    },
    match_won: |probability| format!("probability of winning the match: {probability:.4}"),
    race,
    method,
    no_odds: |why, found| no_odds(why, found),
    measures,
    health: |health, days, start| self::health(health, days, start),
    nothing_rated: "no match is rated yet",
    report: ReportWords {
        reliability: "by what was expected",
        by_games: "by games that the less experienced had played",
        by_gap: "by rating difference",
        by_hand: "by what was dealt",
        pool: "the pool",
        caution: "games of one match are counted as independent; where matches are long, the \
                  intervals are too narrow",
    },
    not_games: |text, fault| not_games(text, fault),
    not_hands: |text, fault| {
        let why = match fault {
            Some(NotAHand::OutOfRange(p)) => format!("{p} is not between 0 and 1"),
            Some(NotAHand::Unreadable(_)) | None => format!("{text} tells no hand"),
        };
        Message::new(why, "write pairs of seats like 1-2:0.4 3-1:55%")
    },
    no_seat: |seat, seats| {
        Message::new(
            format!("there is no seat {seat} at this table"),
            format!("its seats are 1 to {seats}"),
        )
    },
};

/// K, start and further rules.
pub(super) fn scale(scale: &Scale) -> String {
    let mut parts = vec![format!("K {}", scale.k), format!("start {}", scale.start)];
    parts.extend(scale.k_steps.iter().map(step));
    if scale.k_sticky {
        parts.push("a lowered K stays".to_owned());
    }
    match scale.unit {
        Unit::Match => {}
        Unit::Game => parts.push("rated game by game".to_owned()),
        Unit::Event => parts.push("an event rated at once".to_owned()),
    }
    if scale.draws == Draws::LeftOut {
        parts.push("drawn games left out".to_owned());
    }
    match scale.damping {
        None => {}
        Some(Damping::Cap(games)) => {
            parts.push(format!("no match counts more than {}", some_games(games)));
        }
        Some(Damping::Root(games)) => {
            parts.push(format!("matches of more than {} count by the root", some_games(games)));
        }
    }
    if let Some(p) = scale.first_move {
        parts.push(format!("moving first is worth {p}"));
    }
    parts.join(", ")
}

/// Games, of which there may be parts.
fn some_games(games: f64) -> String {
    format!("{games} {}", if (games - 1.0).abs() < f64::EPSILON { "game" } else { "games" })
}

fn step(step: &KStep) -> String {
    let games =
        step.games_below.map(|games| format!("before {}", count_of(games, "game", "games")));
    let rating = step.rating_below.map(|rating| format!("below {rating}"));
    let when: Vec<String> = games.into_iter().chain(rating).collect();
    if when.is_empty() {
        format!("K {} otherwise", step.k)
    } else {
        format!("K {} {}", step.k, when.join(" and "))
    }
}

fn established(rules: &Established) -> String {
    format!(
        "established from {}, ±{} points or better, a game within {}",
        count_of(rules.games, "game", "games"),
        rules.half_width,
        count_of(rules.months, "month", "months")
    )
}

fn missing(missing: &Missing) -> String {
    match missing {
        Missing::Games(games) => count_of(*games, "more game", "more games"),
        Missing::HalfWidth { now, at_most } => {
            format!("within ±{at_most} (now ±{})", now.ceil())
        }
        Missing::Activity { now, at_most } => {
            let within = count_of(*at_most, "month", "months");
            format!("a game within {within} (now {})", now.floor())
        }
    }
}

fn standing(list: &str, interval: Interval, missing: &[Missing]) -> String {
    // Rounded up, as what is missing is: 150.3 is not 150.
    let half_width = interval.half_width().ceil();
    if missing.is_empty() {
        return format!("rating ({list}): {} ±{half_width:.0}", written(interval.rating));
    }
    let lacks: Vec<String> = missing.iter().map(self::missing).collect();
    format!(
        "rating ({list}): {:.0}? ±{half_width:.0}, provisional, missing: {}",
        interval.rating,
        lacks.join("; ")
    )
}

fn overshoot(found: &Overshoot) -> String {
    format!(
        "{} at once move ratings too far: K·N = {}·{} = {}, more than {:.0}, so that between equals \
         they close {:.2} of the gap to what the score says; {}",
        count_of(found.games, "game", "games"),
        short(found.k),
        found.games,
        short(found.product()),
        Overshoot::LIMIT,
        found.share,
        mended(found.at_most)
    )
}

fn mended(at_most: u32) -> String {
    match at_most {
        0 => "a lower K mends it".to_owned(),
        games => format!("`list set --damping cap:{games}` or `--unit game` mends it"),
    }
}

/// With at most one decimal.
fn short(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

fn section(found: &Tournament) -> Option<String> {
    let limits = found.division.map(|division| takes(Some(division)));
    let first = found.first_move.map(|p| format!("moving first is worth {}", p.p()));
    let parts: Vec<String> = limits.into_iter().chain(first).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// Whom limits let in.
pub(super) fn takes(division: Option<Division>) -> String {
    let Some(division) = division else { return "open to all ratings".to_owned() };
    let limits = match (division.above, division.below) {
        (None, None) => "open to all ratings".to_owned(),
        (Some(above), None) => format!("takes ratings from {above}"),
        (None, Some(below)) => format!("takes ratings below {below}"),
        (Some(above), Some(below)) => format!("takes ratings from {above} to below {below}"),
    };
    let kind =
        if division.provisional_ok { ", provisional ones too" } else { ", established only" };
    limits + kind
}

fn race(a: &str, b: &str, race: &Race) -> String {
    let Race { to_a, to_b, probability } = *race;
    let start = to_a.abs_diff(to_b);
    let worth = points_worth(start, to_a.max(to_b)).filter(|_| start > 0);
    let worth = worth.map_or_else(
        || "no start".to_owned(),
        |points| {
            let games = count_of(start, "game", "games");
            format!("a start of {games}, worth {points:.0} points")
        },
    );
    format!(
        "{a} to {to_a}, {b} to {to_b}: won by {a} with {probability:.4}, by {b} with {:.4}; {worth}",
        1.0 - probability
    )
}

fn method(method: Method, error: f64) -> String {
    match method {
        Method::Exact => "exact, from the ratings as they are now".to_owned(),
        Method::Simulated(Simulation { seed, runs }) => {
            let runs = count_of(runs, "run", "runs");
            format!("from {runs}, seed {seed}: standard error at most {error:.4}")
        }
    }
}

fn no_odds(why: NoOdds, found: &Tournament) -> Message {
    match why {
        NoOdds::NotDrawn if has_draw(found) => Message::new(
            format!("{} is not drawn yet, so nobody knows who will meet whom", found.name),
            "draw it first: `banzuke tournament start`",
        ),
        NoOdds::NotDrawn | NoOdds::Format(_) => Message::new(
            format!(
                "there are no odds of {}: in its format nobody knows who will meet whom",
                found.name
            ),
            "`banzuke expect A B` foretells single matches",
        ),
    }
}

fn has_draw(found: &Tournament) -> bool {
    found.stage().is_some_and(|stage| stage.plan.format.has_draw())
}

fn measures(measures: &Measures) -> String {
    format!(
        "{} of {} games: log-loss {:.4} (base rate {:.4}), Brier score {:.4} (base rate {:.4})",
        count_of(measures.matches, "match", "matches"),
        measures.games,
        measures.log_loss,
        measures.base_log_loss,
        measures.brier,
        measures.base_brier
    )
}

fn health(health: &Health, [from, to]: [chrono::NaiveDate; 2], start: f64) -> String {
    format!(
        "{} active on {}: mean {}, median {}, {:.0}% above the start of {start}; since {} {}, {}",
        count_of(health.players, "player", "players"),
        full_date(to),
        written(health.mean),
        written(health.median),
        health.above * 100.0,
        full_date(from),
        moved(health.newcomers, ["newcomer", "newcomers"], health.entering, ["left", "taken"]),
        moved(health.leavers, ["leaver", "leavers"], health.leaving, ["taken along", "left"])
    )
}

/// `2 newcomers have left 60 points`; the second verb where the points are less than nothing.
fn moved(players: u32, [one, many]: [&str; 2], points: f64, [more, less]: [&str; 2]) -> String {
    let who = count_of(players, one, many);
    let have = if players == 1 { "has" } else { "have" };
    let verb = if points.round() < 0.0 { less } else { more };
    format!("{who} {have} {verb} {:.0} points", points.abs())
}

fn not_games(text: &str, fault: &NotGames) -> Message {
    let why = match fault {
        NotGames::Unreadable(sign) => format!("{text} tells no games: {sign} is no result"),
        NotGames::Hand(NotAHand::OutOfRange(p)) => {
            format!("{text} tells no games: the hand {p} is not between 0 and 1")
        }
        NotGames::Hand(NotAHand::Unreadable(hand)) => {
            format!("{text} tells no games: {hand} is no hand")
        }
    };
    Message::new(why, "write w, l or d for each game as the first side saw it, like w l@0.3 w")
}
