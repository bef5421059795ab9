//! Points for results by a report: line `162`.

use std::fmt;
use std::str::FromStr;

use super::TrfResult;

/// Points for results, in tenths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrfPoints {
    /// A win, on the board or without play, and a bye worth as much.
    pub win: u32,
    /// A draw, and a bye worth half.
    pub draw: u32,
    /// A loss.
    pub loss: u32,
    /// An absence, or a loss without play.
    pub absent: u32,
    /// The bye of a player left over; none for as much as a win.
    pub bye: Option<u32>,
}

/// A line that says nothing of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotTrfPoints;

impl Default for TrfPoints {
    fn default() -> Self {
        Self { win: 10, draw: 5, loss: 0, absent: 0, bye: None }
    }
}

impl TrfPoints {
    /// The points for a result.
    pub fn of(self, result: TrfResult) -> u32 {
        match result {
            TrfResult::Win | TrfResult::UnratedWin | TrfResult::ForfeitWin | TrfResult::FullBye => {
                self.win
            }
            TrfResult::Draw | TrfResult::UnratedDraw | TrfResult::HalfBye => self.draw,
            TrfResult::Loss | TrfResult::UnratedLoss => self.loss,
            TrfResult::ForfeitLoss | TrfResult::ZeroBye => self.absent,
            TrfResult::Open => 0,
            TrfResult::PairingBye => self.bye.unwrap_or(self.win),
        }
    }
}

/// A sign and its points, as often as there are some.
impl FromStr for TrfPoints {
    type Err = NotTrfPoints;

    fn from_str(text: &str) -> Result<Self, NotTrfPoints> {
        let mut points = Self::default();
        let blank: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let mut rest = &*blank;
        while let Some(sign) = rest.chars().next() {
            rest = rest.get(1..).ok_or(NotTrfPoints)?;
            let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
            let (worth, behind) = rest.split_at(end);
            let worth = tenths(worth).ok_or(NotTrfPoints)?;
            match sign {
                'W' => points.win = worth,
                'D' => points.draw = worth,
                'L' => points.loss = worth,
                'Z' => points.absent = worth,
                'P' => points.bye = Some(worth),
                _ => return Err(NotTrfPoints),
            }
            rest = behind;
        }
        Ok(points)
    }
}

/// `W 1.0    D 0.5    L 0.0`, and what differs from the usual of an absence and a bye.
impl fmt::Display for TrfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let absent = Some(self.absent).filter(|absent| *absent > 0);
        let signs = [
            ('W', Some(self.win)),
            ('D', Some(self.draw)),
            ('L', Some(self.loss)),
            ('Z', absent),
            ('P', self.bye),
        ];
        let told = signs.into_iter().filter_map(|(sign, worth)| {
            let worth = worth?;
            let whole = format!("{}.{}", worth / 10, worth % 10);
            Some(format!("{sign}{whole:>4}"))
        });
        f.write_str(&told.collect::<Vec<_>>().join("    "))
    }
}

/// Points like `3.5` or `3` in tenths.
pub(crate) fn tenths(text: &str) -> Option<u32> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let tenth: u32 = Some(tenth).filter(|tenth| tenth.len() == 1)?.parse().ok()?;
    whole.parse::<u32>().ok()?.checked_mul(10)?.checked_add(tenth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["W 3.0    D 1.0    L 0.0", "W 1.0    D 0.5    L 0.0    Z 0.5    P 0.5"] {
            let points: TrfPoints = text.parse().expect("points");
            assert_eq!(points.to_string(), text);
        }
        assert_eq!(" W1.0D0.5".parse(), Ok(TrfPoints::default()));
        for text in ["W", "W x", "X 1.0", "W 1.05", "勝1.0"] {
            assert_eq!(text.parse::<TrfPoints>(), Err(NotTrfPoints), "{text}");
        }
    }
}
