//! Learns the weights of `assets/policy.txt` and writes them: `cargo run --release --example learn -- 400 1 > policy.txt`.

use std::io::Write as _;

use daihinmin::{Lesson, learn};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let mut number = |name: &str| args.next().ok_or_else(|| format!("{name} is missing"));
    let (steps, seed) = (number("steps")?.parse()?, number("seed")?.parse()?);
    let lesson = Lesson { steps, deals: 256, games: 8, rate: 0.05, seed };
    let weights = learn(lesson, None, 2).ok_or("no weights")?;
    std::io::stdout().write_all(weights.as_bytes())?;
    Ok(())
}
