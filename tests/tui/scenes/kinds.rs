//! Every kind of screen and of overlay, by name. Shared by the catalogue and the benches.

use banzuke::tui::overlay::Overlay;
use banzuke::tui::screen::Screen;

/// The names of all variants, and of one of them. A variant that is not listed does not compile.
macro_rules! variants {
    ($of:ident, $all:ident, $type:ident: $($variant:ident)+) => {
        pub(crate) const $all: &[&str] = &[$(stringify!($variant)),+];

        pub(crate) fn $of(one: &$type) -> &'static str {
            match one { $($type::$variant(_) => stringify!($variant),)+ }
        }
    };
}

variants!(screen, SCREENS, Screen:
    Home Players Player PlayerForm Tournament Wizard Enter Newcomer Floor Hall Score RecordMatch Sitting
    Duplicates Other Ranking Curves ListForm Adjust Limits Journal Settings Import);

variants!(overlay, OVERLAYS, Overlay: Help Palette Confirm Choice Details Table Versus);
