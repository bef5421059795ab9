//! Opens the interface.

use std::io;

use banzuke::tui;
use banzuke::tui::screen::{Screen, home::Home};
use banzuke::tui::state::App;
use banzuke::tui::theme::Theme;
use banzuke::words::english::ENGLISH;

fn main() -> io::Result<()> {
    let theme = Theme::for_no_color(std::env::var_os("NO_COLOR").as_deref());
    let mut app = App::new(Screen::Home(Home), theme, &ENGLISH);
    tui::run(&mut app, |_| Vec::new())
}
