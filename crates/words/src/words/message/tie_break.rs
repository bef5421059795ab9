//! Meanings of tie-breaks.

use crate::club::Club;
use crate::domain::standings::{Addend, Context, Criterion, Cut, Step};
use crate::words::message::name;
use crate::words::{Voice, words};

words! {
    /// Meanings of tie-breaks.
    pub TieBreakWords in "tie-breaks" {
        among_tied(counted); named_among_tied(whole); first_left_out(n); lowest_left_out(n);
        median_left_out(n); dummy(points, times); left_then_draws(who, points, times, own);
        name[Criterion: MatchPoints, Wins, PlayedWins, RoundsElected, DirectEncounter,
            SonnebornBerger { .. }, Koya, GamesDifference, GamesWon, GamesRatio, Buchholz { .. },
            ForeBuchholz { .. }, AverageBuchholz, SumBuchholz, Progressive { .. }, Rating,
            AverageRating { .. }, Performance, PerfectPerformance, AveragePerformance,
            AveragePerfectPerformance, StartingRank, Lots { .. }];
        counts[Criterion: MatchPoints, Wins, PlayedWins, RoundsElected, DirectEncounter,
            SonnebornBerger { .. }, Koya, GamesDifference, GamesWon, GamesRatio, Buchholz { .. },
            ForeBuchholz { .. }, AverageBuchholz, SumBuchholz, Progressive { .. }, Rating,
            AverageRating { .. }, Performance, PerfectPerformance, AveragePerformance,
            AveragePerfectPerformance, StartingRank, Lots { .. }];
    }
}

/// The meaning of a tie-break, as in `docs/FORMATS.md`.
pub(super) fn counts(voice: Voice, step: &Step) -> String {
    let say = TieBreakWords::speaking(voice);
    let counted = say.counts(step.criterion).to_owned() + &left_out(voice, step.criterion);
    match step.context {
        Context::All => counted,
        Context::AmongTied => say.among_tied(counted),
    }
}

/// The name of a tie-break, as a heading.
pub(super) fn name_of(voice: Voice, step: Step) -> String {
    let say = TieBreakWords::speaking(voice);
    let whole = say.name(step.criterion).to_owned() + &left_out(voice, step.criterion);
    match step.context {
        Context::All => whole,
        Context::AmongTied => say.named_among_tied(whole),
    }
}

/// The opponents or rounds that do not count.
fn left_out(voice: Voice, criterion: Criterion) -> String {
    let say = TieBreakWords::speaking(voice);
    let cut = match criterion {
        Criterion::SonnebornBerger { cut } | Criterion::Progressive { cut } if cut > 0 => {
            Cut::Lowest(cut)
        }
        Criterion::Buchholz { cut }
        | Criterion::ForeBuchholz { cut }
        | Criterion::AverageRating { cut } => cut,
        _ => Cut::None,
    };
    match (cut, criterion) {
        (Cut::None, _) => String::new(),
        (Cut::Lowest(n), Criterion::Progressive { .. }) => say.first_left_out(n),
        (Cut::Lowest(n), _) => say.lowest_left_out(n),
        (Cut::Median(n), _) => say.median_left_out(n),
    }
}

/// The addends of a value, those that a cut leaves out in brackets: `TM 2 + dummy 1.5 + [Ada 0]`.
pub(super) fn working(voice: Voice, addends: &[Addend], club: &Club) -> String {
    let told: Vec<String> = addends.iter().map(|one| addend(voice, one, club)).collect();
    told.join(" + ")
}

fn addend(voice: Voice, one: &Addend, club: &Club) -> String {
    let say = TieBreakWords::speaking(voice);
    let points = one.points;
    let times = one.times.map(|times| format!("×{times}")).unwrap_or_default();
    let told = match one.opponent {
        None => say.dummy(points, times),
        Some((player, own)) if (own - points).abs() > 0.001 => {
            let who = name(player, club);
            say.left_then_draws(who, points, times, own)
        }
        Some((player, _)) => format!("{} {points}{times}", name(player, club)),
    };
    if one.is_cut { format!("[{told}]") } else { told }
}
