//! Opens the interface.

use std::io;

use banzuke::desk::Desk;
use banzuke::journal::store::Missing;
use banzuke::outside::Outside;
use banzuke::tui;
use banzuke::tui::shell::Shell;
use banzuke::tui::state::App;
use banzuke::tui::theme::Theme;
use banzuke::words::english::ENGLISH;

fn main() -> io::Result<()> {
    let theme = Theme::for_no_color(std::env::var_os("NO_COLOR").as_deref());
    let path = std::env::args_os().nth(1).unwrap_or_else(|| "club.db".into());
    let desk = Desk::open(path.as_ref(), Missing::Create, "desk")
        .map_err(|error| io::Error::other(format!("{error:?}")))?;
    let mut shell = Shell::new(desk, Outside::default(), &ENGLISH);
    let mut app = App::new(shell.snapshot(), theme, &ENGLISH);
    tui::run(&mut app, |effect| shell.perform(effect))
}
