//! Given files, read only as far as they can be of the expected kind.

use std::io::{self, Read};
use std::path::Path;

use crate::opener::{self, NotOpened};

/// How large a file may be, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// A line, its end left out.
    pub line: usize,
    pub whole: usize,
}

impl Limits {
    /// A list, which has a row on each line.
    pub const LIST: Self = Self { line: MB, whole: 256 * MB };
    /// A federation's list of all its players, a row each: FIDE's has two millions.
    pub const REGISTER: Self = Self { line: MB, whole: 768 * MB };
    /// A tournament report: a player on each line with ten characters for each round.
    pub const REPORT: Self = Self { line: MB, whole: 16 * MB };
    /// Records of games, which may all stand on one line.
    pub const GAMES: Self = Self { line: 64 * MB, whole: 256 * MB };
    /// An exported journal, which has an entry on each line; a list taken in is one entry.
    pub const JOURNAL: Self = Self { line: 64 * MB, whole: 2048 * MB };
}

/// A million bytes.
pub const MB: usize = 1_000_000;

/// The most cells, values or texts for a file of so many bytes. A
/// number in a file is believed only if its bytes can stand for it.
pub(super) fn most_parts(bytes: u64) -> u64 {
    bytes.clamp(1_000_000, 20_000_000)
}

/// Bytes that are read at a time.
const PART: usize = 1 << 16;

/// A file that is too large to be what it is taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oversized {
    /// A line is too long.
    Line {
        /// Which, from 1.
        line: u64,
        /// The most bytes that one may have.
        most: usize,
    },
    /// All of it is too much.
    Whole { most: usize },
}

/// Why a file was not read.
#[derive(Debug)]
pub enum NotRead {
    /// The system could not.
    Io(io::Error),
    /// It is too large; what was read of it was thrown away.
    Oversized(Oversized),
}

impl From<io::Error> for NotRead {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The name of a file without its ending and without what a browser adds to the second of that name: `results (1).csv`.
pub fn name_of(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let counted = stem.trim_end().strip_suffix(')').and_then(|rest| rest.rsplit_once(" ("));
    match counted {
        Some((name, count)) if count.bytes().all(|byte| byte.is_ascii_digit()) => name.to_owned(),
        _ => stem.into_owned(),
    }
}

/// Reads a file to its end, or to where it is larger than it may be.
pub fn read(path: &Path, limits: Limits) -> Result<Vec<u8>, NotRead> {
    let file = opener::open(path)?;
    // The whole room is taken at once, since a growing list is in memory twice.
    let length = usize::try_from(file.metadata()?.len()).unwrap_or(usize::MAX);
    read_into(Vec::with_capacity(length.min(limits.whole)), file, limits)
}

/// [`read`] on a screen, where what the program was started with is the terminal.
pub fn read_on_screen(path: &Path, limits: Limits) -> Result<Vec<u8>, NotRead> {
    if !opener::find(path)?.is_file() {
        return Err(io::Error::from(NotOpened::Special).into());
    }
    read(path, limits)
}

/// [`read`] for a file of text.
pub fn read_text(path: &Path, limits: Limits) -> Result<String, NotRead> {
    let text = String::from_utf8(read(path, limits)?);
    text.map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.utf8_error()).into())
}

/// [`read`] for any source, as far as is needed to know that it is too large.
pub fn read_from(from: impl Read, limits: Limits) -> Result<Vec<u8>, NotRead> {
    read_into(Vec::new(), from, limits)
}

fn read_into(mut bytes: Vec<u8>, mut from: impl Read, limits: Limits) -> Result<Vec<u8>, NotRead> {
    let mut part = vec![0; PART];
    let (mut line, mut begin) = (1, 0);
    // An archive, such as a workbook, has no lines.
    let is_lines = |bytes: &[u8]| !bytes.starts_with(b"PK\x03\x04");
    loop {
        let more = match from.read(&mut part) {
            Ok(0) => return Ok(bytes),
            Ok(more) => &part[..more],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error.into()),
        };
        let mut at = bytes.len();
        bytes.extend_from_slice(more);
        loop {
            let end = next_end(&bytes[at..]).map(|length| at + length);
            if is_lines(&bytes) && end.unwrap_or(bytes.len()) - begin > limits.line {
                let most = limits.line;
                return Err(NotRead::Oversized(Oversized::Line { line, most }));
            }
            let Some(end) = end else { break };
            line += u64::from(bytes[end] == b'\n');
            (at, begin) = (end + 1, end + 1);
        }
        if bytes.len() > limits.whole {
            return Err(NotRead::Oversized(Oversized::Whole { most: limits.whole }));
        }
    }
}

/// The next end of a line. In a long line the search is as fast as reading memory.
fn next_end(bytes: &[u8]) -> Option<usize> {
    let ends = bytes.contains(&b'\n') || bytes.contains(&b'\r');
    ends.then(|| bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r'))).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hundred million bytes, none of them the end of a line, and how many were asked for.
    struct OneLine(usize);

    impl Read for OneLine {
        fn read(&mut self, part: &mut [u8]) -> io::Result<usize> {
            let more = part.len().min((100 * MB).saturating_sub(self.0));
            part[..more].fill(b'a');
            self.0 += more;
            Ok(more)
        }
    }

    #[test]
    fn a_hundred_million_bytes_of_one_line_are_refused_before_they_are_read() {
        for limits in [Limits::LIST, Limits::JOURNAL] {
            let mut file = OneLine(0);
            let refused = read_from(&mut file, limits).expect_err("too long");
            let most = limits.line;
            assert!(
                matches!(refused, NotRead::Oversized(it) if it == Oversized::Line { line: 1, most })
            );
            assert!(file.0 <= limits.line + PART, "{} bytes were read", file.0);
        }
    }

    #[test]
    fn what_is_no_larger_than_it_may_be_is_read() {
        let limits = Limits { line: 3, whole: 12 };
        let read = |text: &str| read_from(text.as_bytes(), limits);
        for text in ["", "abc", "abc\nabc\r\nab\n", "\r\r\n\n"] {
            assert_eq!(read(text).expect("small enough"), text.as_bytes());
        }
        let too_large = |text: &str| match read(text) {
            Err(NotRead::Oversized(it)) => it,
            other => panic!("{text:?}: {other:?}"),
        };
        assert_eq!(too_large("abc\r\nabcd"), Oversized::Line { line: 2, most: 3 });
        assert_eq!(too_large("a\nb\n\nabcd\n"), Oversized::Line { line: 4, most: 3 });
        assert_eq!(too_large("abc\nabc\nabc\nabc"), Oversized::Whole { most: 12 });
    }
}
