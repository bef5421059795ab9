//! Given names and the short forms they go by.

use std::collections::HashMap;
use std::sync::LazyLock;

/// The rows of `assets/names/nicknames.csv` in which each name stands.
static ROWS: LazyLock<HashMap<&'static str, Vec<u16>>> = LazyLock::new(|| {
    let table = include_str!("../../assets/names/nicknames.csv");
    let mut rows: HashMap<&str, Vec<u16>> = HashMap::new();
    let lines = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    for (row, line) in (0..).zip(lines) {
        for name in line.split([',', ' ']).filter(|name| !name.is_empty()) {
            let found = rows.entry(name).or_default();
            if found.last() != Some(&row) {
                found.push(row);
            }
        }
    }
    rows
});

/// The rows in which a folded Latin word stands, ascending; none where it is no given name we know.
pub(super) fn formal(text: &str) -> Vec<u16> {
    ROWS.get(text).cloned().unwrap_or_default()
}
