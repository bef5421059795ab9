//! How good the predictions of each list were.

use maud::{Markup, html};

use super::Page;
use super::layout::{Edition, Part, list_address};
use crate::club::RatingList;
use crate::domain::rating::calibration::{Bin, Calibration, Class, Measures};
use crate::grid::{Grid, Kind, known};

pub(super) fn pages(edition: Edition<'_>) -> Vec<Page<'_>> {
    let page = |id| {
        let (address, title) = (list_address("calibration", id), edition.site().calibration());
        edition.page(Part::Trust, address, title, false, move || {
            edition.club.list(id).map_or_else(|| html! {}, |list| content(edition, list))
        })
    };
    super::facts::lists(edition.club).map(page).collect()
}

fn content(edition: Edition<'_>, list: &RatingList) -> Markup {
    let site = edition.site();
    let is_one = edition.club.lists().nth(1).is_none();
    html! {
        h1 { (site.calibration()) @if !is_one { ": " (list.name) } }
        p { (site.calibration_means()) }
        (edition.lists("calibration", list.id))
        @if let Some(found) = edition.facts.calibration(list.id) { (seen(edition, found)) }
        @else { p { (site.nothing_rated()) } }
    }
}

fn seen(edition: Edition<'_>, seen: &Calibration) -> Markup {
    let (site, report) = (edition.site(), edition.words.message.rating.report);
    html! {
        p { (edition.words.message.rating.measures(&seen.all)) }
        section {
            h2 #reliability { (site.foretold_and_won()) }
            p.note { (site.reliability_reads()) }
            (reliability(edition, &seen.reliability))
            p.note { (report.caution()) }
        }
        section { h2 #games { (report.by_games()) } (classes(edition, &seen.by_games)) }
        section { h2 #gap { (report.by_gap()) } (classes(edition, &seen.by_gap)) }
    }
}

/// Expected scores in tenths with the actual shares, and a bar for each.
fn reliability(edition: Edition<'_>, bins: &[Bin]) -> Markup {
    let site = edition.site();
    let share = |bin: &Bin, of: usize| known(bin.shares.map(|shares| percent(shares[of])));
    let grid = Grid::of(bins)
        .with(Kind::SubjectNumber, site.expected(), |bin| {
            format!("{:.0}–{:.0}%", bin.from * 100.0, bin.from.mul_add(100.0, 10.0))
        })
        .with(Kind::Number, site.games_heading(), |bin| whole(bin.games))
        .with(Kind::Number, site.expected_mean(), move |bin| share(bin, 0))
        .with(Kind::Number, site.won_share(), move |bin| share(bin, 1))
        .with(Kind::Text, site.true_share(), |bin| {
            let interval = bin.interval.map(percent).join("–");
            known(bin.shares.map(|[expected, won]| html! { (bar(bin, expected, won)) (interval) }))
        });
    html! { div.wide { (grid) } }
}

/// The interval as a bar, with marks for the expected and the actual share.
fn bar(bin: &Bin, expected: f64, won: f64) -> Markup {
    let at = |share: f64| format!("{:.1}", share * 100.0);
    let [low, high] = bin.interval;
    html! {
        svg.bar viewBox="0 0 100 10" width="100" height="10" aria-hidden="true" focusable="false" {
            rect.base x="0" y="4" width="100" height="2" {}
            rect.interval x=(at(low)) y="3" width=(at(high - low)) height="4" {}
            line.expected x1=(at(expected)) x2=(at(expected)) y1="0" y2="10" {}
            circle.won cx=(at(won)) cy="5" r="2.5" {}
        }
    }
}

fn classes(edition: Edition<'_>, classes: &[(Class, Measures)]) -> Markup {
    let site = edition.site();
    let named = |class: &Class| match class.to {
        Some(to) if to == class.from => to.to_string(),
        Some(to) => format!("{}–{to}", class.from),
        None => format!("{}+", class.from),
    };
    let classes: Vec<_> = classes.iter().filter(|(_, of)| of.matches > 0).collect();
    let figure = |figure: f64| format!("{figure:.4}");
    let grid = Grid::of(&classes)
        .with(Kind::SubjectNumber, site.class(), |(class, _)| named(class))
        .with(Kind::Number, site.matches(), |(_, of)| of.matches)
        .with(Kind::Number, site.games_heading(), |(_, of)| whole(of.games))
        .with(Kind::Number, site.log_loss(), |(_, of)| figure(of.log_loss))
        .with(Kind::Number, site.base_rate(), |(_, of)| figure(of.base_log_loss))
        .with(Kind::Number, site.brier(), |(_, of)| figure(of.brier))
        .with(Kind::Number, site.base_rate(), |(_, of)| figure(of.base_brier));
    html! { div.wide { (grid) } }
}

fn percent(share: f64) -> String {
    format!("{:.0}%", share * 100.0)
}

/// A number of games, which may have a fraction.
fn whole(games: f64) -> String {
    format!("{games:.1}").trim_end_matches(".0").to_owned()
}
