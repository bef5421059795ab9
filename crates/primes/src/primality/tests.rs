use super::*;

/// A sieve, independent of the tests of primality.
fn sieve(below: usize) -> Vec<bool> {
    let mut prime = vec![true; below];
    prime[..2].fill(false);
    for n in 2..below {
        if prime[n] {
            (n * n..below).step_by(n).for_each(|multiple| prime[multiple] = false);
        }
    }
    prime
}

#[test]
fn small_numbers_are_as_in_a_sieve() {
    for (n, prime) in (0u64..).zip(sieve(200_000)) {
        assert_eq!(is_prime_u64(n), prime, "{n}");
        assert_eq!(is_prime(Number::from(n)), prime, "{n}");
    }
}

/// The number of primes below powers of ten is in every table (OEIS A006880).
#[test]
fn there_are_as_many_primes_as_tables_say() {
    assert_eq!((0..1_000_000).filter(|&n| is_prime_u64(n)).count(), 78_498);
}

/// Strong pseudoprimes: the least composite numbers that fool the first 1 to 13 primes as bases (OEIS A014233);
/// and Carmichael numbers (OEIS A002997).
#[test]
fn no_known_pseudoprime_passes() {
    for n in [
        2_047,
        1_373_653,
        25_326_001,
        3_215_031_751,
        2_152_302_898_747,
        3_474_749_660_383,
        341_550_071_728_321,
        3_825_123_056_546_413_051,
        318_665_857_834_031_151_167_461,
        3_317_044_064_679_887_385_961_981,
        561,
        1_105,
        1_729,
        825_265,
        4_759_123_141,
    ] {
        assert!(!is_prime_u128(n), "{n}");
    }
}

/// Mersenne primes, and the primes next to powers that tables list.
#[test]
fn known_large_primes_pass() {
    let mersenne = |exponent: u32| Number::from(2u64).power(exponent).map(Number::before);
    for exponent in [2, 3, 5, 7, 13, 17, 19, 31, 61, 89, 107, 127] {
        assert_eq!(mersenne(exponent).map(is_prime), Some(true), "2^{exponent} - 1");
    }
    for exponent in [11, 23, 29, 37, 41, 67, 101, 103, 109, 113, 131, 137, 149, 199, 251] {
        assert_eq!(mersenne(exponent).map(is_prime), Some(false), "2^{exponent} - 1");
    }
    // The largest primes below 2^32 and 2^64 (Caldwell's list), and numbers around them.
    for (n, prime) in [
        (4_294_967_291, true),
        (4_294_967_293, false),
        (18_446_744_073_709_551_557, true),
        (18_446_744_073_709_551_559, false),
    ] {
        assert_eq!(is_prime_u64(n), prime, "{n}");
    }
    // 10^24 + 7 is the first prime above 10^24; 2^255 - 19 is that of Curve25519.
    assert!(is_prime_u128(10u128.pow(24) + 7));
    assert!((0..7).all(|more| !is_prime_u128(10u128.pow(24) + more)));
    let half = Number::from(2u64).power(255).map(|mut power| {
        for _ in 0..19 {
            power = power.before();
        }
        power
    });
    assert_eq!(half.map(is_prime), Some(true));
}
