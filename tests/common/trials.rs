//! The amount of trials in long random runs and ordeals: a sample, and with
//! `BANZUKE_LONG=100` everything. A smaller number means that percentage of everything.

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseResult, TestRng, TestRunner};

/// The percentage of everything that is requested, if any.
fn asked() -> Option<usize> {
    let told = std::env::var("BANZUKE_LONG").ok()?;
    Some(told.parse::<usize>().expect("per cent").clamp(1, 100))
}

/// The number of trials: the usual one, or that of a full run.
pub(crate) fn size(usual: usize, full: usize) -> usize {
    asked().map_or(usual, |percent| usual.max(full * percent / 100))
}

/// Tries one of every this many cases.
pub(crate) fn one_of(usual: usize) -> usize {
    asked().map_or(usual, |percent| usual.min(100 / percent))
}

/// Tests a property in the usual number of cases, or in that of a full run. The usual run always tries
/// the same cases, so that it always reaches every kind of action; longer runs try new ones.
#[track_caller]
pub(crate) fn holds<S: Strategy>(
    (usual, full): (usize, usize),
    strategy: &S,
    test: impl Fn(S::Value) -> TestCaseResult,
) {
    let cases = u32::try_from(size(usual, full)).expect("few cases");
    let config =
        Config { cases, max_shrink_iters: 300, failure_persistence: None, ..Config::default() };
    let mut runner = if asked().is_some() {
        TestRunner::new(config)
    } else {
        TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
    };
    if let Err(failure) = runner.run(strategy, test) {
        panic!("{failure}");
    }
}
