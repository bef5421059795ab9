//! Prints the ranking of a club: `cargo run -p banzuke-club --example ranking -- club.db`.

#![expect(clippy::print_stdout, reason = "it prints a ranking")]

use banzuke_club::desk::{Desk, DeskError};
use banzuke_club::domain::ids::ListId;
use banzuke_club::journal::store::Missing;

fn main() -> Result<(), DeskError> {
    let path = std::env::args_os().nth(1).unwrap_or_else(|| "club.db".into());
    let desk = Desk::open(path.as_ref(), Missing::Refuse, "reader")?;
    let club = desk.club();
    for row in club.ranking(ListId::MAIN, None) {
        let name = club.player(row.player).map_or("", |player| &player.name);
        println!("{:>4}  {name}  {:.0}", row.rank, row.rating);
    }
    Ok(())
}
