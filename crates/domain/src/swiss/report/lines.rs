//! The lines of a report that are about no single player, as far as they count for pairing: those of TRF26 and the
//! extensions that pairing programs read in TRF16 (`XXA`, `XXC`, `XXP`).

use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

use super::{Colour, ReportFault};
use crate::trf::{TrfLine, TrfPoints, tenths};

/// The content of the lines.
#[derive(Debug, Default)]
pub(super) struct Said {
    pub(super) points: TrfPoints,
    pub(super) drawn: Option<Colour>,
    /// Points on top, in tenths: by place, in which rounds (from 0).
    accelerated: Vec<(usize, RangeInclusive<usize>, u32)>,
    /// Players who are kept apart from one another, and in which rounds.
    apart: Vec<(RangeInclusive<usize>, Vec<usize>)>,
}

impl Said {
    pub(super) fn read(
        lines: &[TrfLine],
        places: &HashMap<u32, usize>,
    ) -> Result<Self, ReportFault> {
        let mut said = Self::default();
        for line in lines {
            let (line_no, code, text) = (line.line, line.code.clone(), line.text.trim());
            if !is_followed(&code, text, lines) {
                return Err(ReportFault::NotFollowed {
                    line: line_no,
                    code,
                    text: text.to_owned(),
                });
            }
            said.take(line, places).ok_or(ReportFault::Unread { line: line_no, code })?;
        }
        Ok(said)
    }

    fn take(&mut self, line: &TrfLine, places: &HashMap<u32, usize>) -> Option<()> {
        let words: Vec<&str> = line.text.split_whitespace().collect();
        let place = |start: &str| places.get(&start.parse().ok()?).copied();
        let all = |starts: &[&str]| starts.iter().map(|start| place(start)).collect::<Option<_>>();
        match (&*line.code, &words[..]) {
            ("162", _) => self.points = line.text.parse().ok()?,
            ("152", ["W"]) => self.drawn = Some(Colour::White),
            ("152", ["B"]) => self.drawn = Some(Colour::Black),
            ("XXC", said) => {
                let colour = |word: &&str| match *word {
                    "white1" => Some(Colour::White),
                    "black1" => Some(Colour::Black),
                    _ => None,
                };
                self.drawn = said.iter().find_map(colour).or(self.drawn);
            }
            ("XXP", starts) => self.apart.push((0..=usize::MAX, all(starts)?)),
            ("260", [first, last, starts @ ..]) => {
                self.apart.push((rounds(first, last)?, all(starts)?));
            }
            ("XXA", [start, points @ ..]) => {
                let start = place(start)?;
                for (round, points) in points.iter().enumerate() {
                    self.accelerated.push((start, round..=round, tenths(points)?));
                }
            }
            // Match points, where there are any, are those of teams.
            ("250", [points, first, last, from, to]) => {
                let (rounds, points) = (rounds(first, last)?, tenths(points)?);
                for start in from.parse::<u32>().ok()?..=to.parse().ok()? {
                    let place = places.get(&start).copied();
                    self.accelerated.extend(place.map(|place| (place, rounds.clone(), points)));
                }
            }
            ("152" | "250" | "260" | "XXA", _) => return None,
            _ => {}
        }
        Some(())
    }

    /// Points on top of a player while a round (from 0) is paired, in tenths.
    pub(super) fn bonus(&self, place: usize, round: usize) -> u32 {
        let found = self
            .accelerated
            .iter()
            .rfind(|(who, rounds, _)| *who == place && rounds.contains(&round));
        found.map_or(0, |(.., points)| *points)
    }

    /// The pairs that are not to be in a round (from 0).
    pub(super) fn forbidden(&self, round: usize) -> HashSet<(usize, usize)> {
        let groups = self.apart.iter().filter(|(rounds, _)| rounds.contains(&round));
        let pairs = groups
            .flat_map(|(_, group)| group.iter().flat_map(|a| group.iter().map(move |b| (*a, *b))));
        pairs.filter(|(a, b)| a < b).collect()
    }
}

/// Whether what a line asks for is done here. Accelerated pairing is, by the lines that say whose points it adds to.
fn is_followed(code: &str, text: &str, lines: &[TrfLine]) -> bool {
    let has_lines = || lines.iter().any(|line| matches!(&*line.code, "XXA" | "250"));
    match code {
        "192" => match text.strip_prefix("FIDE_DUTCH").map(without_year) {
            Some("") => true,
            Some("_BAKU") => has_lines(),
            _ => false,
        },
        "XXC" => !text.split_whitespace().any(|word| word == "rank"),
        // Points of their own: by player, or as other programs write them.
        "299" | "XXS" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => false,
        _ => true,
    }
}

/// The name of a system behind the year of its edition.
fn without_year(name: &str) -> &str {
    let year = name.strip_prefix('_').and_then(|rest| rest.split_at_checked(4));
    year.filter(|(year, _)| year.bytes().all(|digit| digit.is_ascii_digit()))
        .map_or(name, |(_, rest)| rest)
}

/// Rounds as a line has them, from 1; here from 0.
fn rounds(first: &str, last: &str) -> Option<RangeInclusive<usize>> {
    let round = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    Some(round(first)?..=round(last)?)
}
