//! Contrast, labels and roles of every kind of page, as axe-core judges them; its console and its width.

use banzuke_club::domain::ids::MatchNo;
use banzuke_web::{Codes, WebOptions};

use crate::browser::{Browser, LAPTOP, PHONE, WALL};
use crate::hall::{CUP, Hall};
use crate::phones::assert_quiet;

/// Gives the serious findings, each with the elements that it concerns.
const JUDGE: &str = "
    const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'] }).then((told) => done(told.violations
        .filter((one) => ['serious', 'critical'].includes(one.impact))
        .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.failureSummary} ${node.html}`))));";

/// Whether a reader has to move the page to the side.
const TOO_WIDE: &str =
    "return document.documentElement.scrollWidth > document.documentElement.clientWidth;";

#[test]
#[ignore = "needs chromium, chromedriver and a file axe.min.js (npm: axe-core), named in AXE"]
fn no_page_has_a_serious_fault_of_access_on_any_screen() {
    let axe = std::env::var_os("AXE").expect("AXE names the file");
    let axe = std::fs::read_to_string(axe).expect("the file");
    let mut hall = Hall::serving(WebOptions { door: true, ..WebOptions::default() });
    hall.result(MatchNo(3), [2, 1]);
    let code = Codes::of(&hall.file()).expect("the key").of_match((CUP, MatchNo(1)));
    let report = format!("s/{code}");
    let mut faults = Vec::new();
    for screen in [PHONE, LAPTOP, WALL] {
        let browser = Browser::open(screen, "en");
        for page in [
            "now",
            "find",
            "player/1",
            &report,
            "wall",
            "overlay",
            "door",
            "ranking.html",
            "events/1.html",
            "players/P0001.html",
            "index.html",
        ] {
            for (language, is_dark) in [("en", false), ("en", true), ("ja", false), ("ja", true)] {
                browser.set_dark(is_dark);
                hall.show(&browser, &format!("/{language}/{page}"));
                assert_quiet(&browser);
                assert_eq!(browser.script(TOO_WIDE), false, "{page} on {screen:?}");
                if page == "overlay" {
                    // It lies on another program's picture, which may be dark or bright.
                    let ground = if is_dark { "black" } else { "white" };
                    browser.script(&format!(
                        "document.documentElement.style.background = '{ground}';"
                    ));
                }
                browser.script(&axe);
                let told = browser.script_later(JUDGE);
                let told = told.as_array().expect("findings").clone();
                faults.extend(
                    told.into_iter().map(|fault| (page.to_owned(), language, is_dark, fault)),
                );
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
