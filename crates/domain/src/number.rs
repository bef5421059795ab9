//! Registration numbers: issued in order, never reused, printed with a check digit.

use std::fmt;

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;

use super::name::fold;

/// The characters allowed between the number and its check digit, after folding.
///
/// A Japanese input method turns the hyphen key into the long mark, or into a minus sign.
pub(super) const HYPHENS: [char; 5] = ['-', 'ー', '‐', '–', '−'];

/// Text for reading a number or a date: narrow characters, any hyphen
/// or minus as `-`, ends trimmed. Names are never read so.
pub fn narrow(text: &str) -> String {
    if text.is_ascii() {
        return text.trim().to_owned();
    }
    let one = |c| if HYPHENS.contains(&c) { '-' } else { c };
    text.trim().nfkc().map(one).collect()
}

/// A player's registration number: 1, 2, 3 … in the order of registration.
///
/// Printed as `P0042-3`: at least four digits, then the ISO 7064 MOD 11,10 check digit of the
/// digits exactly as printed, padding zeros included. The padding matters to the scheme (`42` alone
/// has another check digit than `0042`), so every form that is read is put into the printed form
/// before its check digit is compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

/// The reasons why a text is no registration number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberError {
    /// The text has not the form of a registration number.
    Malformed,
    /// Zero is never issued.
    Zero,
    /// The number is too large for a registration number (above `u32::MAX`).
    TooLarge,
    /// The check digit does not fit the number: one of the two was misread or mistyped.
    CheckDigit {
        /// The number as typed.
        number: PlayerId,
        /// The check digit as typed, 0 to 9.
        given: u8,
        /// The check digit of `number`, 0 to 9.
        right: u8,
    },
}

impl PlayerId {
    /// The check digit that is printed behind the number, 0 to 9.
    pub fn check_digit(self) -> u8 {
        check_digit(&self.digits())
    }

    /// Reads a number as a person types it: `42`, `P42`, `p0042`, `P0042-3`, full-width too.
    ///
    /// A check digit is accepted only behind a `P`; `2-1` is a score, not a player.
    pub fn parse(text: &str) -> Result<Self, NumberError> {
        let folded = fold(text);
        match folded.strip_prefix('p') {
            Some(rest) => Self::read_checked(rest),
            None => Self::read(&folded),
        }
    }

    /// Reads only forms that begin with `P`, for places where a bare number may be a handle.
    pub fn parse_full(text: &str) -> Result<Self, NumberError> {
        let folded = fold(text);
        let rest = folded.strip_prefix('p').ok_or(NumberError::Malformed)?;
        Self::read_checked(rest)
    }

    /// The digits as printed, without `P` and check digit.
    pub(super) fn digits(self) -> String {
        format!("{:04}", self.0)
    }

    fn read_checked(text: &str) -> Result<Self, NumberError> {
        let Some((digits, check)) = text.split_once(HYPHENS) else {
            return Self::read(text);
        };
        let number = Self::read(digits)?;
        let given = match check.as_bytes() {
            [digit @ b'0'..=b'9'] => digit - b'0',
            _ => return Err(NumberError::Malformed),
        };
        let right = number.check_digit();
        if given == right {
            Ok(number)
        } else {
            Err(NumberError::CheckDigit { number, given, right })
        }
    }

    fn read(digits: &str) -> Result<Self, NumberError> {
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(NumberError::Malformed);
        }
        // Only digits are left, so the only possible failure is a number that is too large.
        match digits.parse().ok().ok_or(NumberError::TooLarge)? {
            0 => Err(NumberError::Zero),
            number => Ok(Self(number)),
        }
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.digits();
        f.pad(&format!("P{digits}-{}", check_digit(&digits)))
    }
}

/// ISO 7064 MOD 11,10: catches every wrong digit and nearly every swap of two neighbours.
fn check_digit(digits: &str) -> u8 {
    let product = digits.bytes().fold(10, |product, byte| {
        let sum = match (product + (byte - b'0')) % 10 {
            0 => 10,
            sum => sum,
        };
        sum * 2 % 11
    });
    (11 - product) % 10
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn check_digits_agree_with_published_examples() {
        // 0794 is the worked example of ISO 7064; the others are from python-stdnum
        // (stdnum.iso7064.mod_11_10, its documentation and its results).
        for (digits, check) in [
            ("0794", 5),
            ("79462", 3),
            ("00200667308", 5),
            ("0001", 3),
            ("0042", 3),
            ("1234", 0),
            ("9999", 6),
            ("10000", 1),
            ("4294967295", 8),
        ] {
            assert_eq!(check_digit(digits), check, "{digits}");
        }
    }

    #[test]
    fn prints_at_least_four_digits() {
        assert_eq!(PlayerId(42).to_string(), "P0042-3");
        assert_eq!(PlayerId(10_000).to_string(), "P10000-1");
        assert_eq!(PlayerId(u32::MAX).to_string(), "P4294967295-8");
        assert_eq!(format!("{:>9}", PlayerId(1)), "  P0001-3");
    }

    #[test]
    fn reads_every_form_a_person_types() {
        for text in [
            "42",
            "0042",
            "P42",
            "p42",
            "P0042",
            "P0042-3",
            "P42-3",
            " p00042-3 ",
            "Ｐ００４２－３",
            "ｐ００４２ー３",
            "P0042\u{200b}-3",
        ] {
            assert_eq!(PlayerId::parse(text), Ok(PlayerId(42)), "{text}");
        }
    }

    #[test]
    fn refuses_with_the_facts() {
        let wrong = NumberError::CheckDigit { number: PlayerId(42), given: 7, right: 3 };
        for (text, error) in [
            ("P0042-7", wrong),
            ("Ｐ４２－７", wrong),
            ("0", NumberError::Zero),
            ("P0000-0", NumberError::Zero),
            ("4294967296", NumberError::TooLarge),
            ("", NumberError::Malformed),
            ("P", NumberError::Malformed),
            ("P-3", NumberError::Malformed),
            ("P0042-", NumberError::Malformed),
            ("P0042-33", NumberError::Malformed),
            ("P0042-3-3", NumberError::Malformed),
            ("0042-3", NumberError::Malformed),
            ("-42", NumberError::Malformed),
            ("+42", NumberError::Malformed),
            ("4 2", NumberError::Malformed),
            ("PP42", NumberError::Malformed),
            ("Pikachu", NumberError::Malformed),
        ] {
            assert_eq!(PlayerId::parse(text), Err(error), "{text}");
        }
    }

    #[test]
    fn full_form_needs_its_p() {
        assert_eq!(PlayerId::parse_full("p42"), Ok(PlayerId(42)));
        assert_eq!(PlayerId::parse_full("Ｐ００４２－３"), Ok(PlayerId(42)));
        assert_eq!(PlayerId::parse_full("42"), Err(NumberError::Malformed));
        assert_eq!(PlayerId::parse_full("0042-3"), Err(NumberError::Malformed));
    }

    #[test]
    fn serializes_as_the_bare_number() {
        assert_eq!(serde_json::to_string(&PlayerId(42)).unwrap(), "42");
        assert_eq!(serde_json::from_str::<PlayerId>("42").unwrap(), PlayerId(42));
    }

    /// The printed digits with the check digit behind them.
    fn printed(number: u32) -> Vec<u8> {
        let id = PlayerId(number);
        format!("{}{}", id.digits(), id.check_digit()).into_bytes()
    }

    fn holds(printed: &[u8]) -> bool {
        let (check, digits) = printed.split_last().unwrap();
        check_digit(std::str::from_utf8(digits).unwrap()) == check - b'0'
    }

    #[test]
    fn every_wrong_digit_is_caught() {
        for number in 1..=9_999 {
            let right = printed(number);
            for at in 0..right.len() {
                for digit in b'0'..=b'9' {
                    let mut typed = right.clone();
                    typed[at] = digit;
                    assert_eq!(holds(&typed), typed == right, "{number} at {at}");
                }
            }
        }
    }

    #[test]
    fn nearly_every_swap_of_neighbours_is_caught() {
        let (mut swaps, mut missed) = (0, 0);
        for number in 1..=9_999 {
            let right = printed(number);
            for at in 1..right.len() {
                let mut typed = right.clone();
                typed.swap(at - 1, at);
                if typed != right {
                    swaps += 1;
                    missed += u32::from(holds(&typed));
                }
            }
        }
        assert!(missed * 40 < swaps, "{missed} of {swaps} swaps missed");
    }
}
