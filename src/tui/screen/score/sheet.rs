//! The number fields of a score, as digits fill them.

use crate::domain::length::Length;
use crate::domain::score::Score;

/// Games of the first player, of the second, and drawn ones where there may be any.
#[derive(Debug, Clone)]
pub(super) struct Sheet {
    length: Length,
    fields: [Option<u32>; 3],
    count: usize,
    focus: usize,
    /// Whether the next digit begins the field again.
    fresh: bool,
    /// A digit behind a field that takes no more: no score until it is taken back.
    slip: Option<u32>,
}

/// The content of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    Empty,
    /// A number typed or recorded.
    Typed(u32),
    /// The number that the other fields leave.
    Proposed(u32),
}

impl Sheet {
    /// Empty, or filled with a score. Drawn games are played again in a match that is first to N, so there is no
    /// field for them unless the score has some.
    pub(super) fn new(length: Length, score: Option<Score>) -> Self {
        let draws = score.map_or(0, |score| score.draws);
        let count = if matches!(length, Length::FirstTo(_)) && draws == 0 { 2 } else { 3 };
        let fields = score
            .map(|Score { a, b, draws, .. }| [Some(a), Some(b), (draws > 0).then_some(draws)])
            .unwrap_or_default();
        Self { length, fields, count, focus: 0, fresh: true, slip: None }
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }

    pub(super) fn focus(&self) -> usize {
        self.focus
    }

    pub(super) fn focus_on(&mut self, field: usize) {
        self.focus = field.min(self.count - 1);
        self.fresh = true;
        self.slip = None;
    }

    pub(super) fn next(&mut self) {
        self.focus_on((self.focus + 1) % self.count);
    }

    pub(super) fn previous(&mut self) {
        self.focus_on((self.focus + self.count - 1) % self.count);
    }

    /// The digit that is one too many.
    pub(super) fn slip(&self) -> Option<u32> {
        self.slip
    }

    /// All that was typed, digit by digit.
    pub(super) fn typed(&self) -> String {
        self.fields.iter().flatten().chain(&self.slip).map(u32::to_string).collect()
    }

    /// Takes a digit. A digit that begins the first field again begins the whole score again.
    pub(super) fn digit(&mut self, digit: u32) {
        let one_digit = self.length.has_one_digit();
        if one_digit && !self.fresh && self.fields[self.focus].is_some() {
            self.slip = Some(digit);
            return;
        }
        let anew = self.fresh || one_digit;
        let before = if anew { 0 } else { self.fields[self.focus].unwrap_or(0) };
        let value = before * 10 + digit;
        if value > Score::MOST {
            return;
        }
        if anew && self.focus == 0 {
            self.fields = [None; 3];
        }
        self.fields[self.focus] = Some(value);
        self.fresh = false;
        // The next field follows by itself.
        if self.length.has_one_digit() && self.focus == 0 {
            self.next();
        }
    }

    /// Takes the last digit back; in an empty field goes to the one before.
    pub(super) fn erase(&mut self) {
        if self.slip.take().is_some() {
            return;
        }
        if let Some(value) = self.fields[self.focus] {
            self.fields[self.focus] = Some(value / 10).filter(|&left| left > 0);
        } else {
            self.focus = self.focus.saturating_sub(1);
        }
        self.fresh = false;
    }

    pub(super) fn shown(&self, field: usize) -> Shown {
        match self.fields.get(field).copied().flatten() {
            Some(value) => Shown::Typed(value),
            None if field == 1 => self.rest().map_or(Shown::Empty, Shown::Proposed),
            None => Shown::Empty,
        }
    }

    /// The score, once both players have their games.
    pub(super) fn score(&self) -> Option<Score> {
        if self.slip.is_some() {
            return None;
        }
        let [a, b, draws] = self.fields;
        let played = Score::new(a?, b.or_else(|| self.rest())?);
        Some(Score { draws: draws.unwrap_or(0), ..played })
    }

    /// The games typed so far, of a match that ended before its end.
    pub(super) fn so_far(&self) -> Score {
        let [a, b, draws] = self.fields.map(Option::unwrap_or_default);
        Score { draws, ..Score::new(a, b) }
    }

    /// Of a fixed number of games, those that the first player and the draws leave to the second.
    fn rest(&self) -> Option<u32> {
        match self.length {
            Length::Games(all) => {
                all.checked_sub(self.fields[0]?)?.checked_sub(self.fields[2].unwrap_or(0))
            }
            Length::FirstTo(_) | Length::Open => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(length: Length, keys: &str) -> Sheet {
        let mut sheet = Sheet::new(length, None);
        for key in keys.chars() {
            match key {
                '-' => sheet.next(),
                '<' => sheet.erase(),
                digit => sheet.digit(digit.to_digit(10).expect("a digit")),
            }
        }
        sheet
    }

    #[test]
    fn short_matches_take_one_digit_a_field() {
        for (keys, score) in [
            ("21", Some(Score::new(2, 1))),
            ("2", None),
            ("20", Some(Score::new(2, 0))),
            ("215", None),
            ("2150", None),
            ("215<", Some(Score::new(2, 1))),
            ("21<", None),
            ("21<<<12", Some(Score::new(1, 2))),
        ] {
            assert_eq!(typed(Length::FirstTo(2), keys).score(), score, "{keys}");
        }
    }

    #[test]
    fn long_matches_propose_what_is_left() {
        for (keys, score) in [
            ("13", Some(Score::new(13, 3))),
            ("7-6", Some(Score::new(7, 6))),
            ("7-6-3", Some(Score { a: 7, b: 6, draws: 3, ..Score::default() })),
            ("7--2", Some(Score { a: 7, b: 7, draws: 2, ..Score::default() })),
            ("17", None),
            ("", None),
        ] {
            assert_eq!(typed(Length::Games(16), keys).score(), score, "{keys}");
        }
        assert_eq!(typed(Length::Games(16), "13").shown(1), Shown::Proposed(3));
        assert_eq!(typed(Length::FirstTo(30), "30-28").score(), Some(Score::new(30, 28)));
        assert_eq!(typed(Length::FirstTo(30), "99999").shown(0), Shown::Typed(9999));
    }

    #[test]
    fn a_recorded_score_is_typed_anew_from_its_first_field() {
        let mut sheet = Sheet::new(Length::FirstTo(2), Some(Score::new(2, 1)));
        sheet.digit(1);
        assert_eq!((sheet.focus(), sheet.score()), (1, None));
        sheet.digit(2);
        assert_eq!(sheet.score(), Some(Score::new(1, 2)));
        let drawn = Score { a: 2, b: 0, draws: 4, ..Score::default() };
        let kept = Sheet::new(Length::FirstTo(2), Some(drawn));
        assert_eq!((kept.count(), kept.score()), (3, Some(drawn)));
    }
}
