//! Every kind of screen and of overlay, by name. Shared by the catalogue and the benches.

use banzuke::tui::kit::layer::Layer;
use banzuke::tui::route::Route;

/// The names of all routes, and of one of them. A route that is not listed does not compile.
macro_rules! routes {
    ($($route:ident)+) => {
        pub(crate) const SCREENS: &[&str] = &[$(stringify!($route)),+];

        pub(crate) fn screen(route: &Route) -> &'static str {
            match route { $(Route::$route { .. } => stringify!($route),)+ }
        }
    };
}

routes!(Home Players Player PlayerForm Tournament Wizard Enter LateEntry Floor Hall Break MatchDay Score RecordMatch ResultSheet Pod
    Duplicates Mergers Other Ranking Curves GameRecords Replay RecordFit Prizes Fees Refresh Categories ListForm Adjust Limits DecideTie ReasonForm Boards Journal Settings Path Import Guest);

/// Types that implement [`Layer`] without a route; a test holds the list against the code.
pub(crate) const OVERLAYS: &[&str] = &[
    "Help",
    "Palette",
    "Find",
    "Confirm",
    "Choice",
    "Details",
    "TableOverlay",
    "Versus",
    "Comparison",
    "RecordTable",
    "TournamentBoard",
];

pub(crate) fn overlay(layer: &dyn Layer) -> &'static str {
    let told = format!("{layer:?}");
    let name = OVERLAYS.iter().find(|name| told.starts_with(&format!("{name} {{")));
    name.expect("an overlay by its name")
}
