//! The path of a file as it is typed, pasted or dropped, and how it may go on.

use std::fs;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

/// Candidates that are shown at most.
const MOST: usize = 200;

/// The path that was typed, pasted or dropped: without quotes around it, without backslashes before blanks, without
/// `file://`.
pub fn plain(typed: &str) -> String {
    let line = typed.trim_start().lines().next().unwrap_or_default();
    let end = line.trim_end();
    let quoted = |quote: char| {
        let inside = end.strip_prefix(quote)?.strip_suffix(quote)?;
        Some(inside.to_owned())
    };
    if let Some(inside) = quoted('\'').or_else(|| quoted('"')) {
        return inside;
    }
    if let Some(address) = end.strip_prefix("file://") {
        let path = address.strip_prefix("localhost").unwrap_or(address);
        return decoded(path);
    }
    ["\\ ", "\\(", "\\)", "\\'", "\\&"].into_iter().fold(line.to_owned(), |path, escaped| {
        path.replace(escaped, escaped.trim_start_matches('\\'))
    })
}

/// `%20` and its like as what they stand for.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let hex = |digits: &[u8]| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok();
        let code = after.get(..2).filter(|_| *first == b'%').and_then(hex);
        bytes.push(code.unwrap_or(*first));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The file that a path names, `~` being `home`.
pub fn path(typed: &str, home: Option<&Path>) -> PathBuf {
    let typed = typed.trim();
    match (typed.strip_prefix('~'), home) {
        (Some(rest), Some(home)) if rest.is_empty() || rest.starts_with(['/', MAIN_SEPARATOR]) => {
            home.join(rest.trim_start_matches(['/', MAIN_SEPARATOR]))
        }
        _ => PathBuf::from(typed),
    }
}

/// Files whose paths begin as what was typed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Completion {
    pub typed: String,
    /// The typed path, completed as far as all of them go on alike.
    pub text: String,
    /// Their names, folders with a `/` behind them.
    pub names: Vec<String>,
}

/// Looks for files whose paths begin so.
pub fn complete(typed: &str, home: Option<&Path>) -> Completion {
    let (folder, begun) = match typed.rfind(['/', MAIN_SEPARATOR]) {
        Some(at) => typed.split_at(at + 1),
        None => ("", typed),
    };
    let place = if folder.is_empty() { PathBuf::from(".") } else { path(folder, home) };
    let mut names: Vec<String> = Vec::new();
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let mut name = entry.file_name().to_string_lossy().into_owned();
        let hidden = name.starts_with('.') && !begun.starts_with('.');
        if hidden || !name.starts_with(begun) {
            continue;
        }
        if entry.path().is_dir() {
            name.push('/');
        }
        names.push(name);
    }
    names.sort();
    let common = names.iter().skip(1).fold(names.first().cloned(), |common, name| {
        common.map(|common| {
            let same = common.chars().zip(name.chars()).take_while(|(a, b)| a == b);
            same.map(|(letter, _)| letter).collect()
        })
    });
    names.truncate(MOST);
    let text = folder.to_owned() + &common.unwrap_or_else(|| begun.to_owned());
    Completion { typed: typed.to_owned(), text, names }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_plain_however_it_came() {
        for (typed, path) in [
            ("/tmp/a.csv", "/tmp/a.csv"),
            ("'/tmp/my list.csv' ", "/tmp/my list.csv"),
            ("\"/tmp/my list.csv\"", "/tmp/my list.csv"),
            (r"/tmp/my\ list\ \(2\).csv", "/tmp/my list (2).csv"),
            ("file:///tmp/my%20list.csv\r\n", "/tmp/my list.csv"),
            ("file://localhost/tmp/%E7%B4%A0.csv", "/tmp/素.csv"),
            ("/tmp/100%.csv", "/tmp/100%.csv"),
            ("/tmp/one.csv\n/tmp/two.csv", "/tmp/one.csv"),
        ] {
            assert_eq!(plain(typed), path, "{typed}");
        }
    }

    #[test]
    fn home_has_a_short_name() {
        let home = Path::new("/home/ada");
        assert_eq!(path("~/list.csv", Some(home)), Path::new("/home/ada/list.csv"));
        assert_eq!(path("~ada", Some(home)), Path::new("~ada"));
        assert_eq!(path("list.csv", None), Path::new("list.csv"));
    }

    #[test]
    fn a_path_is_completed_as_far_as_all_files_agree() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["players.csv", "players-2.csv", "results.csv", ".hidden"] {
            fs::write(folder.path().join(name), "").expect("written");
        }
        fs::create_dir(folder.path().join("older")).expect("a folder");
        let at = |name: &str| format!("{}/{name}", folder.path().display());
        let two = complete(&at("p"), None);
        assert_eq!((two.text, two.names.len()), (at("players"), 2));
        assert_eq!(complete(&at("r"), None).text, at("results.csv"));
        assert_eq!(complete(&at("o"), None).text, at("older/"));
        let none = complete(&at("x"), None);
        assert_eq!((none.text, none.names), (at("x"), Vec::new()));
        assert_eq!(complete(&at(""), None).names.len(), 4);
    }
}
