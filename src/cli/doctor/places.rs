//! Paths without the names in them, sizes, and what the system says of itself.

use std::path::{Component, Path};

use crate::outside;
use crate::system;

/// A path as it may be told: the usual one as it is, with `~` for the home folder; of any other only how deep it lies
/// and what it ends with, since folders and files are called after people and clubs.
pub(super) fn shown(path: &Path, usual: Option<&Path>) -> String {
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let home = outside::home();
    let below = home.as_deref().and_then(|home| whole.strip_prefix(home).ok());
    if let Some(below) = below.filter(|_| usual == Some(path)) {
        return format!("~/{}", below.display());
    }
    let (root, rest) = if let Some(below) = below { ("~", below) } else { ("", whole.as_path()) };
    let depth = rest.components().filter(|part| matches!(part, Component::Normal(_))).count();
    let ending = match path.extension() {
        Some(ending) if ending == "db" => ".db",
        _ => "",
    };
    format!("{root}{}{ending}", "/*".repeat(depth))
}

/// A count of bytes, in the largest unit of which there are at least ten.
pub(super) fn bytes(count: u64) -> String {
    let units = [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000), ("B", 1)];
    let fits = units.into_iter().find(|(_, size)| count >= 10 * size);
    let (unit, size) = fits.unwrap_or(("B", 1));
    format!("{} {unit}", count / size)
}

/// The system, its release, what it calls itself, and the architecture. Not the name of the machine.
pub(super) fn system() -> String {
    let (os, architecture) = (std::env::consts::OS, std::env::consts::ARCH);
    let text = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let name = text.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let name = name.map(|name| name.trim_matches('"').to_owned());
    let told = [Some(format!("{os} {architecture}")), system::release(), name];
    told.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_called_after_somebody_are_not_told() {
        let home = outside::home().expect("a home");
        let usual = home.join(".local/share/banzuke/club.db");
        assert_eq!(shown(&usual, Some(&usual)), "~/.local/share/banzuke/club.db");
        assert_eq!(shown(&home.join("佐藤/Lamps.db"), Some(&usual)), "~/*/*.db");
        assert_eq!(shown(Path::new("/media/ada/Lamps"), Some(&usual)), "/*/*/*");
    }

    #[test]
    fn sizes_are_told_in_two_digits_at_least() {
        let told = [0, 9_999, 10_000, 163_840, 52_000_000, 12_300_000_000].map(bytes);
        assert_eq!(told, ["0 B", "9999 B", "10 kB", "163 kB", "52 MB", "12 GB"]);
    }
}
