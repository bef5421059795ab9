//! Documents for other programs, generated from the code: `UPDATE_DOCS=1` writes them.

mod experiments;
mod journal;
mod source;
mod tables;

use std::path::Path;

/// Asserts that a document is up to date, or writes it if requested.
#[track_caller]
fn is(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(name);
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(&path, text).expect("written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "docs/{name} is out of date: run the tests with UPDATE_DOCS=1");
}

/// Two programs are built here; without a default, `cargo run` in the README would refuse to choose.
#[test]
fn cargo_run_in_the_readme_means_the_desk() {
    let file = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        std::fs::read_to_string(path).expect("a file")
    };
    assert!(file("README.md").contains("cargo run -- demo"));
    let manifest: toml::Table = file("Cargo.toml").parse().expect("a manifest");
    assert_eq!(manifest["package"]["default-run"].as_str(), Some("banzuke"));
}
