//! Writing tournament reports.

use std::fmt::{self, Display, Write as _};

use super::{Colour, Trf, TrfPlayer, TrfRound};

impl Display for Trf {
    /// All lines end in LF. Texts that are too long for their columns are cut.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            writeln!(f, "{}{}", line.code, line.text)?;
        }
        for player in &self.players {
            let mut line = static_part(player);
            for round in &player.rounds {
                write!(line, "  {round}")?;
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// The columns before the first round.
fn static_part(player: &TrfPlayer) -> String {
    let born = player.born.map(|day| day.to_string().replace('-', "/"));
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    format!(
        "001 {:>4} {:1}{:>3} {} {:>4} {:3} {:>11} {:10} {:>4} {:>4}",
        player.start,
        player.sex,
        player.title,
        fixed(&player.name, 33),
        number(player.rating),
        player.federation,
        player.fide,
        born.unwrap_or_default(),
        points(player.points),
        number(player.rank),
    )
}

/// A text in exactly so many columns.
fn fixed(text: &str, columns: usize) -> String {
    let cut: String = text.chars().take(columns).collect();
    format!("{cut:columns$}")
}

/// Tenths of a point as `3.5`.
fn points(tenths: i32) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}

impl Display for TrfRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = match self.colour {
            Some(Colour::White) => 'w',
            Some(Colour::Black) => 'b',
            None => '-',
        };
        match self.opponent {
            Some(opponent) => write!(f, "{opponent:>4}")?,
            None => f.write_str("0000")?,
        }
        write!(f, " {colour} {}", self.result.sign())
    }
}
