//! Plays a match and writes mean points; the first player is the target of those that have one: `cargo run --release --example match -- 3000 1 kou2 default default default default`.

use std::io::Write as _;
use std::time::Instant;

use daihinmin::player::{Player, player_named};
use daihinmin::table::Match;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let mut number = |name: &str| args.next().ok_or_else(|| format!("{name} is missing"));
    let (games, seed) = (number("games")?.parse()?, number("seed")?.parse()?);
    let named = |name: String| player_named(&name, 0).ok_or_else(|| format!("no player {name}"));
    let players: Vec<Box<dyn Player>> = args.map(named).collect::<Result<_, _>>()?;
    let players: Vec<&dyn Player> = players.iter().map(|player| &**player).collect();
    let began = Instant::now();
    let threads = std::thread::available_parallelism()?.get();
    let points = Match { players: &players, games, seed }.play(threads)?;
    let mut out = std::io::stdout().lock();
    for (at, player) in players.iter().enumerate() {
        let (mean, error) = (points.mean(at), points.standard_error(at));
        writeln!(out, "{:<12} {mean:.3} ± {error:.3}", player.name())?;
    }
    writeln!(
        out,
        "{games} games, seed {seed}, {} illegal, {:.1?}",
        points.faults(),
        began.elapsed()
    )?;
    Ok(())
}
