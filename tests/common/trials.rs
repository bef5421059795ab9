//! How much long random runs and ordeals try: a sample, and with `BANZUKE_LONG=100` everything. A smaller number asks for so
//! many per cent of that.

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseResult, TestRng, TestRunner};

/// How many per cent of everything are to be tried, where somebody asks for more than usual.
fn asked() -> Option<usize> {
    let told = std::env::var("BANZUKE_LONG").ok()?;
    Some(told.parse::<usize>().expect("per cent").clamp(1, 100))
}

/// How much is tried: usually, and when everything is.
pub(crate) fn size(usual: usize, full: usize) -> usize {
    asked().map_or(usual, |percent| usual.max(full * percent / 100))
}

/// One of how many is tried.
pub(crate) fn one_of(usual: usize) -> usize {
    asked().map_or(usual, |percent| usual.min(100 / percent))
}

/// Tries a property in so many cases, usually and when everything is tried. The usual run always tries the same, so that it
/// always reaches every kind of action; who asks for more wants something new.
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
