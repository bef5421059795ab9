//! Paths as somebody types them: the home folder, and how one may go on.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::{env, fs};

/// Ways that are shown at most.
const MOST: usize = 6;

/// The path that was typed, with the home folder for a `~` at its beginning.
pub(super) fn typed(path: &Path) -> PathBuf {
    match (path.strip_prefix("~"), env::home_dir()) {
        (Ok(rest), Some(home)) => home.join(rest),
        _ => path.to_owned(),
    }
}

/// What was typed, as far as every file that begins so goes on alike, and the names of those
/// files; folders end in a separator. Hidden files are found once their dot is typed.
pub(super) fn complete(text: &str) -> (String, Vec<String>) {
    let (folder, begun) = match text.rfind(['/', MAIN_SEPARATOR]) {
        Some(at) => text.split_at(at + 1),
        None => ("", text),
    };
    let place = if folder.is_empty() { PathBuf::from(".") } else { typed(Path::new(folder)) };
    let read = fs::read_dir(place).into_iter().flatten().filter_map(Result::ok);
    let mut names: Vec<String> = read
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let fits =
                name.starts_with(begun) && (begun.starts_with('.') || !name.starts_with('.'));
            let end = if entry.path().is_dir() { "/" } else { "" };
            fits.then(|| format!("{name}{end}"))
        })
        .collect();
    names.sort_unstable();
    let common = names.iter().skip(1).fold(names.first().cloned(), |common, name| {
        let both =
            common?.chars().zip(name.chars()).map_while(|(a, b)| (a == b).then_some(a)).collect();
        Some(both)
    });
    names.truncate(MOST);
    (format!("{folder}{}", common.as_deref().unwrap_or(begun)), names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_goes_on_as_far_as_all_files_agree() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["entries.csv", "entrants.csv", ".entries", "名簿.csv"] {
            fs::write(folder.path().join(name), "name\n").expect("written");
        }
        fs::create_dir(folder.path().join("old")).expect("made");
        let at = |name: &str| format!("{}/{name}", folder.path().display());
        let complete = |name: &str| complete(&at(name));
        let both = vec!["entrants.csv".to_owned(), "entries.csv".to_owned()];
        assert_eq!(complete("e"), (at("entr"), both));
        assert_eq!(complete("entri").0, at("entries.csv"));
        assert_eq!(complete("名").0, at("名簿.csv"));
        assert_eq!(complete("o").0, at("old/"));
        assert_eq!(complete("x"), (at("x"), Vec::new()));
        assert_eq!(complete("").1.len(), 4, "what is hidden stays so");
    }
}
