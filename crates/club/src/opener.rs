//! The one place where a file that a person named is opened.
//!
//! SQLite's locks on a club's file are those of the process (POSIX): closing any other descriptor of the file drops them
//! all, and the next program that reads it may delete the log under an open desk. So a path is compared with the clubs that
//! this process works on before it is opened, by device and file number: no other name, link or spelling leads there. What is
//! no regular file is refused as well, since a pipe or a dead drive may never answer. Looking at a path opens nothing.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use file_id::{FileId, get_file_id};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tempfile::{Builder, NamedTempFile};

use crate::system;

/// Endings of the files that SQLite keeps beside a club's.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Names under which a process finds what it was started with: standard input, and what a shell's `<(…)` gives.
const DESCRIPTORS: [&str; 5] =
    ["/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/fd", "/proc/self/fd"];

/// The clubs that this process works on; there are as many in one process as there are desks in it.
static CLUBS: Mutex<Vec<Weak<Club>>> = Mutex::new(Vec::new());

#[derive(Debug)]
struct Club {
    path: PathBuf,
    /// The file that lay there first: it may be open still after another one has taken its place.
    first: Option<FileId>,
}

/// A club's file that this process works on. Until this is dropped, no path that leads to it is opened.
#[derive(Debug)]
pub struct Held(#[expect(dead_code, reason = "it is counted")] Arc<Club>);

/// Why a path was not opened. It travels as an [`io::Error`]; [`NotOpened::of`] finds it there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotOpened {
    /// It leads to the club's own file, or to one that SQLite keeps beside it.
    #[error("it is the club's own file")]
    Club,
    #[error("it is a folder")]
    Folder,
    /// It is a pipe, a device or a socket.
    #[error("it is a pipe or a device")]
    Special,
    /// It is a link to something that is not there.
    #[error("it is a link to {}, which is not there", .0.display())]
    Dangling(PathBuf),
}

impl NotOpened {
    /// The reason why a path was not opened, if that is what an error says.
    pub fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().cloned()
    }
}

impl From<NotOpened> for io::Error {
    fn from(why: NotOpened) -> Self {
        Self::other(why)
    }
}

/// Keeps all paths from being opened that lead to a club's file, which need not be there yet.
pub fn hold(club: &Path) -> Held {
    // SQLite keeps its files beside the one that a link leads to.
    let path = settled(club);
    let club = Arc::new(Club { first: get_file_id(&path).ok(), path });
    let mut clubs = CLUBS.lock().unwrap_or_else(PoisonError::into_inner);
    clubs.retain(|club| club.strong_count() > 0);
    clubs.push(Arc::downgrade(&club));
    Held(club)
}

/// Whether a path leads to a club's file that this process works on, to one beside it, or to where SQLite may make one.
pub fn is_of_club(path: &Path) -> bool {
    let clubs: Vec<Arc<Club>> = {
        let clubs = CLUBS.lock().unwrap_or_else(PoisonError::into_inner);
        clubs.iter().filter_map(Weak::upgrade).collect()
    };
    if clubs.is_empty() {
        return false;
    }
    let (id, settled) = (get_file_id(path).ok(), settled(path));
    clubs.iter().any(|club| {
        let mut files = [""].into_iter().chain(BESIDE).map(|ending| with(&club.path, ending));
        (id.is_some() && club.first == id)
            || files.any(|file| {
                file.as_os_str().eq_ignore_ascii_case(settled.as_os_str())
                    || (id.is_some() && get_file_id(&file).ok() == id)
            })
    })
}

/// Looks at a path without opening it. Gives a regular file; none where there is nothing yet.
pub fn look(path: &Path) -> io::Result<Option<Metadata>> {
    if is_of_club(path) { Err(NotOpened::Club.into()) } else { look_at_any(path) }
}

/// [`look`] at a club's own file too, which only SQLite may open.
pub fn look_at_any(path: &Path) -> io::Result<Option<Metadata>> {
    match fs::metadata(path) {
        Ok(found) if found.is_file() || is_descriptor(path) => Ok(Some(found)),
        Ok(found) if found.is_dir() => Err(NotOpened::Folder.into()),
        Ok(_) => Err(NotOpened::Special.into()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// [`look`] where there must be a file.
pub fn find(path: &Path) -> io::Result<Metadata> {
    // A missing file is reported in the system's own words.
    look(path)?.map_or_else(|| not_dangling(path).and_then(|()| fs::metadata(path)), Ok)
}

/// Refuses a link to nothing.
pub fn not_dangling(path: &Path) -> io::Result<()> {
    fs::read_link(path).map_or(Ok(()), |to| Err(NotOpened::Dangling(to).into()))
}

/// Opens a file to read it.
pub fn open(path: &Path) -> io::Result<File> {
    find(path)?;
    File::open(path)
}

/// Opens a file that is written in place, with the options that are set.
pub fn open_with(path: &Path, set: impl FnOnce(&mut OpenOptions)) -> io::Result<File> {
    look(path)?;
    let mut options = OpenOptions::new();
    set(&mut options);
    options.open(path)
}

/// Reads a file to its end.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a file of text to its end.
pub fn read_text(path: &Path) -> io::Result<String> {
    io::read_to_string(open(path)?)
}

/// The place to which a path leads: through all links, also those that lead to nothing yet.
pub fn settled(path: &Path) -> PathBuf {
    settled_within(path, 40)
}

/// [`settled`] through at most this many links to nothing: they may form a circle.
fn settled_within(path: &Path, links: u32) -> PathBuf {
    if let Ok(whole) = path.canonicalize() {
        return whole;
    }
    if let (Ok(link), Some(links)) = (path.read_link(), links.checked_sub(1)) {
        return settled_within(&folder_of(path).join(link), links);
    }
    let folder = folder_of(path);
    let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    path.file_name().map_or_else(|| path.to_owned(), |name| folder.join(name))
}

/// Makes the name of a file durable, where the system can do that.
pub fn sync_folder(path: &Path) {
    if cfg!(unix) {
        // Some file systems refuse it for folders; the content is durable already.
        let _ = File::open(folder_of(path)).and_then(|folder| folder.sync_all());
    }
}

/// The folder in which a file lies.
pub fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or_else(|| Path::new("."))
}

/// The path that goes on like that.
pub fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The path that goes on like that without its ending. By bytes: a name need be no text.
pub fn without(path: &Path, ending: &str) -> Option<PathBuf> {
    let name = path.file_name()?;
    let length = name.as_encoded_bytes().strip_suffix(ending.as_bytes())?.len();
    let name = system::cut(name, length)?;
    Some(path.with_file_name(name))
}

/// Whether a file that was read can be read from its beginning once more, as a pipe cannot.
pub fn may_be_read_again(path: &Path) -> bool {
    !is_descriptor(path) && fs::metadata(path).is_ok_and(|found| found.is_file())
}

/// Whether a path names a descriptor with which the process was started, whatever it leads to.
fn is_descriptor(path: &Path) -> bool {
    DESCRIPTORS.iter().any(|own| path.starts_with(own))
}

/// Reads a file; none where it is not there.
pub fn read_private<T: DeserializeOwned>(path: &Path) -> io::Result<Option<T>> {
    match std::fs::read(path) {
        Ok(bytes) => Ok(Some(serde_json::from_slice(&bytes)?)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes a file in the place of what lies there.
pub fn write_private<T: Serialize>(path: &Path, content: &T) -> io::Result<()> {
    written(path, content)?.persist(path)?;
    sync_folder(path);
    Ok(())
}

/// Writes a file where none lies; says whether it did. Of two programs that do so at once, one does.
pub fn write_new<T: Serialize>(path: &Path, content: &T) -> io::Result<bool> {
    match written(path, content)?.persist_noclobber(path) {
        Ok(_) => {
            sync_folder(path);
            Ok(true)
        }
        Err(kept) if kept.error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(kept) => Err(kept.error),
    }
}

/// A file of this content beside the place that it is for.
fn written<T: Serialize>(path: &Path, content: &T) -> io::Result<NamedTempFile> {
    let folder = path.parent().unwrap_or_else(|| Path::new(""));
    std::fs::create_dir_all(folder)?;
    let mut file = Builder::new().prefix(".hall-").tempfile_in(folder)?;
    serde_json::to_writer_pretty(&mut file, content)?;
    file.flush()?;
    file.as_file().sync_all()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal<T: std::fmt::Debug>(opened: io::Result<T>) -> Option<NotOpened> {
        NotOpened::of(&opened.expect_err("refused"))
    }

    #[test]
    fn no_name_of_the_clubs_file_is_opened_while_it_is_held() {
        let home = tempfile::tempdir().expect("a folder");
        let at = |name: &str| home.path().join(name);
        fs::create_dir(at("deep")).expect("a folder");
        for name in ["club.db", "club.db-wal", "list.csv"] {
            fs::write(at(name), "text").expect("written");
        }
        fs::hard_link(at("club.db"), at("hard.csv")).expect("linked");
        fs::hard_link(at("club.db-wal"), at("hard-log.csv")).expect("linked");
        let mut paths = vec![
            at("club.db"),
            at("deep/../club.db"),
            at("./club.db-wal"),
            at("hard.csv"),
            at("hard-log.csv"),
        ];
        #[cfg(unix)]
        for (to, name) in [("club.db", "soft.csv"), ("soft.csv", "softer.csv")] {
            std::os::unix::fs::symlink(at(to), at(name)).expect("linked");
            paths.push(at(name));
        }
        let held = hold(&at("club.db"));
        for path in &paths {
            assert_eq!(refusal(read(path)), Some(NotOpened::Club), "{path:?}");
            assert_eq!(refusal(open_with(path, |to| _ = to.append(true))), Some(NotOpened::Club));
        }
        // It is not there, and must not come to be: SQLite would play it back.
        assert_eq!(refusal(look(&at("club.db-journal"))), Some(NotOpened::Club));
        assert_eq!(read_text(&at("list.csv")).expect("read"), "text");
        // Another file takes its place: neither may be opened.
        fs::rename(at("club.db"), at("before.db")).expect("moved");
        fs::write(at("club.db"), "other").expect("written");
        for name in ["club.db", "before.db", "hard.csv"] {
            assert_eq!(refusal(open(&at(name))), Some(NotOpened::Club), "{name}");
        }
        drop(held);
        assert_eq!(read_text(&at("hard.csv")).expect("nobody holds it"), "text");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_is_no_regular_file_is_refused_before_it_is_opened() {
        let home = tempfile::tempdir().expect("a folder");
        let at = |name: &str| home.path().join(name);
        rustix::fs::mkfifoat(rustix::fs::CWD, at("pipe"), rustix::fs::Mode::RUSR).expect("a pipe");
        let _socket = std::os::unix::net::UnixListener::bind(at("socket")).expect("a socket");
        for (to, name) in [("nothing", "dangling"), ("circle", "circle"), ("pipe", "way")] {
            std::os::unix::fs::symlink(at(to), at(name)).expect("linked");
        }
        for (path, why) in [
            (at("pipe"), NotOpened::Special),
            (at("way"), NotOpened::Special),
            (at("socket"), NotOpened::Special),
            ("/dev/null".into(), NotOpened::Special),
            (home.path().to_owned(), NotOpened::Folder),
            (at("dangling"), NotOpened::Dangling(at("nothing"))),
        ] {
            assert_eq!(refusal(open(&path)), Some(why), "{path:?}");
        }
        assert!(read(&at("circle")).is_err());
        let missing = read(&at("missing")).expect_err("it is not there");
        assert_eq!(missing.kind(), ErrorKind::NotFound);
        // A file is begun where a link leads.
        let begun = open_with(&at("dangling"), |to| _ = to.append(true).create(true));
        begun.expect("begun");
        assert!(at("nothing").exists());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_the_process_was_started_with_is_read_whatever_it_is() {
        use std::io::Write as _;
        use std::os::fd::AsRawFd as _;
        let (end, mut other) = io::pipe().expect("a pipe");
        other.write_all(b"Ada").expect("written");
        drop(other);
        for folder in ["/dev/fd", "/proc/self/fd"] {
            let path = PathBuf::from(format!("{folder}/{}", end.as_raw_fd()));
            assert!(look(&path).is_ok(), "{path:?}");
        }
        let path = format!("/dev/fd/{}", end.as_raw_fd());
        assert_eq!(read_text(Path::new(&path)).expect("read"), "Ada");
    }
}
