//! Whether a number may lie on the table: prime, or the product that it is said to be.

use crate::number::Number;
use crate::play::position::Refused;
use crate::play::written::{Factor, Numeral};
use crate::primality::is_prime;

/// The largest exponent \[I\].
const LARGEST_EXPONENT: u32 = 122;

/// Two-digit composite that counts as a prime and clears the table.
pub(super) const GROTHENDIECK: u64 = 57;

/// Composite that counts as a prime and turns the order round.
pub(super) const RAMANUJAN: u64 = 1729;

/// Why a play is wrong, which costs a penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// The number is not prime.
    NotPrime(Number),
    /// A base among the factors is not prime.
    BaseNotPrime(Number),
    /// An exponent is above 122 \[I\].
    Exponent,
    /// The factors have another product; nothing where it is beyond 2^256.
    OtherProduct(Option<Number>),
}

/// Says of a number played as a prime whether it may be.
pub(super) fn prime(number: Number) -> Option<Wrong> {
    let special = [GROTHENDIECK, RAMANUJAN].map(Number::from).contains(&number);
    (!special && !is_prime(number)).then_some(Wrong::NotPrime(number))
}

/// Says of what is shown with factors whether they are prime and make it. A prime may be shown as itself \[I\].
pub(super) fn composite(number: Number, factors: &[Factor]) -> Result<Option<Wrong>, Refused> {
    let (mut product, mut wrong) = (Some(Number::ONE), None);
    for factor in factors {
        let base = factor.base.value().ok_or(Refused::LeadingZero)?;
        if base == Number::ONE {
            return Err(Refused::BaseOne);
        }
        if !is_prime(base) {
            wrong = wrong.or(Some(Wrong::BaseNotPrime(base)));
        }
        let exponent = exponent(&factor.exponents)?;
        if exponent.is_none() {
            wrong = wrong.or(Some(Wrong::Exponent));
        }
        let power = exponent.and_then(|exponent| base.power(exponent));
        product = product.zip(power).and_then(|(product, power)| product.times(power));
    }
    let differs = (product != Some(number)).then_some(Wrong::OtherProduct(product));
    Ok(wrong.or(differs))
}

/// The value of exponents one over the other, taken from the top; 1 without any, nothing above 122.
fn exponent(tower: &[Numeral]) -> Result<Option<u32>, Refused> {
    let mut value = Some(1);
    for numeral in tower.iter().rev() {
        let base = numeral.value().ok_or(Refused::LeadingZero)?;
        let power = value.and_then(|value| base.power(value)).and_then(Number::to_u128);
        let small = power.and_then(|power| u32::try_from(power).ok());
        value = small.filter(|it| *it <= LARGEST_EXPONENT);
    }
    Ok(value)
}
