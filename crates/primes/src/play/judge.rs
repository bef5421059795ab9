//! Checks a played number: it must be prime, or the product of the given factors.

use crate::number::Number;
use crate::play::position::Refused;
use crate::play::written::{Factor, Numeral};
use crate::primality::is_prime;

/// The largest exponent \[I\].
const LARGEST_EXPONENT: u32 = 122;

/// The two-digit composite that counts as a prime and clears the table.
pub(super) const GROTHENDIECK: u64 = 57;

/// The composite that counts as a prime and reverses the order.
pub(super) const RAMANUJAN: u64 = 1729;

/// The reasons why a play is wrong, which costs a penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// The number is not prime.
    NotPrime(Number),
    /// A base among the factors is not prime.
    BaseNotPrime(Number),
    /// An exponent is above 122 \[I\].
    Exponent,
    /// The factors have another product; none if it is 2^256 or more.
    OtherProduct(Option<Number>),
}

/// Checks a number played as a prime.
pub(super) fn prime(number: Number) -> Option<Wrong> {
    let special = [GROTHENDIECK, RAMANUJAN].map(Number::from).contains(&number);
    (!special && !is_prime(number)).then_some(Wrong::NotPrime(number))
}

/// Checks a number played with factors: the bases must be prime, and the
/// product must be the number. A prime may be its own factor \[I\].
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

/// The value of a tower of exponents, from the top; 1 without any, none above 122.
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
