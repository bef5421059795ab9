//! A file that appears whole or not at all, and never in the place of one that the program lives on.

use std::fs::{self, File, Metadata, Permissions};
use std::io::{self, BufWriter, ErrorKind, Read as _, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::opener::{self, NotOpened, folder_of, settled, sync_folder, with, without};
use crate::system;

/// The first bytes of an SQLite file.
const DATABASE: &[u8; 16] = b"SQLite format 3\0";

/// The endings of files that SQLite and the wizard write beside a club's file.
const BESIDE: [&str; 8] = [
    "-wal",
    "-shm",
    "-journal",
    ".draft.json",
    ".draft-2.json",
    ".draft-3.json",
    ".draft-4.json",
    ".draft-5.json",
];

/// Why a file was not written.
#[derive(Debug)]
pub enum Unwritten {
    /// A folder, a device or the club's own file has that name: no file replaces it.
    NotOpened(NotOpened),
    /// A database has that name: a club's file, or a backup of one.
    Database,
    /// The program keeps something of its own there.
    Living,
    Failed(io::Error),
}

impl From<io::Error> for Unwritten {
    fn from(error: io::Error) -> Self {
        Self::Failed(error)
    }
}

impl From<NotOpened> for Unwritten {
    fn from(why: NotOpened) -> Self {
        Self::NotOpened(why)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// The usual readers of a new file, or those of the file replaced.
    Usual,
    Operator,
}

/// Files that an export must not take the place of: a club's, with what lies beside it, and others
/// that the program lives on.
#[derive(Clone, Debug, Default)]
pub struct Living(Vec<PathBuf>);

impl Living {
    /// The club's file and these others.
    pub fn new(club: Option<&Path>, others: impl IntoIterator<Item = PathBuf>) -> Self {
        let of_club = BESIDE.into_iter().chain([""]);
        let of_club = of_club.filter_map(|ending| club.map(|club| with(club, ending)));
        // Both names are needed: SQLite's files are beside the real file, the draft is beside the given name.
        let files = of_club.chain(others).flat_map(|file| [settled(&file), file]);
        Self(files.collect())
    }

    /// Whether a path leads to one of these files, or to the place of a future one.
    fn has(&self, path: &Path) -> bool {
        let settled = settled(path);
        let key = |path: &Path| path.as_os_str().to_ascii_lowercase();
        let mut others = self.0.iter();
        opener::is_of_club(path)
            || others.any(|other| key(other) == key(&settled) || is_same(other, path))
            || is_beside_database(&settled)
    }
}

/// Has `write` write a file. One that is there is replaced, unless something lives on it. Says
/// whether others could read the one that was replaced and is the operator's alone now.
pub fn write(
    path: &Path,
    readers: Readers,
    living: &Living,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<bool, Unwritten> {
    let found = match fs::metadata(path) {
        Ok(found) => Some(found),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error.into()),
    };
    match &found {
        Some(found) if found.is_dir() => return Err(NotOpened::Folder.into()),
        Some(found) if system::is_stream(found) => {
            directly(path, write)?;
            return Ok(false);
        }
        Some(found) if !found.is_file() => return Err(NotOpened::Special.into()),
        Some(_) | None => {}
    }
    if is_database(path) {
        return Err(Unwritten::Database);
    }
    if living.has(path) {
        return Err(Unwritten::Living);
    }
    let rights = found.as_ref().map(Metadata::permissions);
    if rights.as_ref().is_some_and(Permissions::readonly) {
        return Err(io::Error::from(ErrorKind::PermissionDenied).into());
    }
    let target = settled(path);
    let file = written(&target, readers, write)?;
    let was_open =
        readers == Readers::Operator && found.as_ref().is_some_and(system::is_open_to_others);
    if let Some(rights) = rights.filter(|_| readers == Readers::Usual) {
        file.as_file().set_permissions(rights)?;
    }
    file.persist(&target).map_err(|error| error.error)?;
    sync_folder(&target);
    Ok(was_open)
}

/// Replaces a file that is the program's own.
pub fn replace(
    path: &Path,
    readers: Readers,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    written(path, readers, write)?.persist(path).map_err(|error| error.error)?;
    sync_folder(path);
    Ok(())
}

/// Replaces a file that can be made again: the disk may keep it a little later.
pub fn replace_soon(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    unsettled(path, Readers::Usual, write)?.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// [`write()`] where there must be no file of that name yet.
pub fn write_new(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let file = written(path, Readers::Usual, write)?;
    let Err(failed) = file.persist_noclobber(path) else {
        sync_folder(path);
        return Ok(());
    };
    // File systems of memory sticks often cannot do that in one step.
    if failed.error.kind() == ErrorKind::AlreadyExists || fs::symlink_metadata(path).is_ok() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    failed.file.persist(path).map_err(|error| error.error)?;
    sync_folder(path);
    Ok(())
}

/// Whether a file is a database. No export is one.
fn is_database(path: &Path) -> bool {
    let mut start = [0; DATABASE.len()];
    match opener::open(path).and_then(|mut file| file.read_exact(&mut start)) {
        Ok(()) => start == *DATABASE,
        Err(error) => {
            NotOpened::of(&error) == Some(NotOpened::Club)
                && !BESIDE.iter().any(|ending| without(path, ending).is_some())
        }
    }
}

/// All content in a temporary file. It is deleted unless it gets its name.
fn written(
    path: &Path,
    readers: Readers,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<NamedTempFile> {
    let file = unsettled(path, readers, write)?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// Like [`written`], before the disk has stored it for sure.
fn unsettled(
    path: &Path,
    readers: Readers,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<NamedTempFile> {
    // The name of a short-lived file is not important.
    let made = beside(folder_of(path), readers).map_err(|error| io::Error::from(error.kind()));
    let mut file = made?;
    let mut buffer = BufWriter::new(&mut file);
    write(&mut buffer)?;
    buffer.flush()?;
    drop(buffer);
    Ok(file)
}

/// The content of a device or a pipe cannot be replaced in one step.
fn directly(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut buffer = BufWriter::new(File::options().write(true).open(path)?);
    write(&mut buffer)?;
    buffer.flush()
}

/// Whether a path belongs to an existing database, of this club or another.
fn is_beside_database(path: &Path) -> bool {
    let mut whose = BESIDE.into_iter().filter_map(|ending| without(path, ending));
    whose.any(|database| is_database(&database))
}

/// Whether two paths are two names of one file.
fn is_same(one: &Path, other: &Path) -> bool {
    let id = |path| file_id::get_file_id(path).ok();
    id(one).is_some_and(|one| id(other) == Some(one))
}

/// An empty temporary file. It is deleted unless it gets its name.
fn beside(folder: &Path, readers: Readers) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    // Without explicit rights the file is only for its user.
    if let Some(rights) = system::usual_rights().filter(|_| readers == Readers::Usual) {
        builder.permissions(rights);
    }
    builder.tempfile_in(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = folder.read_dir().expect("a folder");
        let name = |entry: io::Result<fs::DirEntry>| {
            entry.expect("an entry").file_name().to_string_lossy().into_owned()
        };
        let mut names: Vec<String> = entries.map(name).collect();
        names.sort();
        names
    }

    /// Half of a file, and then the disk is full.
    fn half(out: &mut dyn Write) -> io::Result<()> {
        out.write_all(&vec![b'x'; 100_000])?;
        Err(ErrorKind::StorageFull.into())
    }

    #[test]
    fn a_write_that_fails_half_way_leaves_what_was_there_and_nothing_else() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("list.csv");
        for readers in [Readers::Usual, Readers::Operator] {
            let failed = write(&path, readers, &Living::default(), half);
            assert!(
                matches!(failed, Err(Unwritten::Failed(error)) if error.kind() == ErrorKind::StorageFull)
            );
            assert_eq!(names(home.path()), [""; 0]);
        }
        assert!(write_new(&path, half).is_err());
        assert_eq!(names(home.path()), [""; 0]);
        write(&path, Readers::Usual, &Living::default(), |out| out.write_all(b"old"))
            .expect("written");
        write(&path, Readers::Usual, &Living::default(), half).expect_err("full");
        assert!(write_new(&path, |out| out.write_all(b"new")).is_err(), "it is there");
        assert_eq!(names(home.path()), ["list.csv"]);
        assert_eq!(fs::read(&path).expect("the file"), b"old");
    }

    #[test]
    fn nothing_that_lives_is_replaced_under_any_name() {
        let home = tempfile::tempdir().expect("a folder");
        let at = |name: &str| home.path().join(name);
        fs::write(at("club.db"), [&DATABASE[..], b"rest"].concat()).expect("written");
        fs::write(at("other.db"), [&DATABASE[..], b"rest"].concat()).expect("written");
        fs::write(at("empty.db"), b"").expect("written");
        fs::write(at("club.db-wal"), b"wal").expect("written");
        fs::write(at("settings.toml"), b"keys").expect("written");
        fs::hard_link(at("club.db-wal"), at("hard.csv")).expect("linked");
        fs::create_dir(at("folder")).expect("a folder");
        let mut paths = vec![
            at("club.db"),
            at("club.db-wal"),
            at("club.db-shm"),
            at("CLUB.DB-WAL"),
            at("club.db-journal"),
            at("club.db.draft.json"),
            at("settings.toml"),
            at("hard.csv"),
            at("other.db"),
            at("other.db-wal"),
            at("folder/../club.db-shm"),
        ];
        #[cfg(unix)]
        for (to, name) in
            [("club.db-wal", "soft.csv"), ("club.db-shm", "nowhere.csv"), ("folder", "way")]
        {
            std::os::unix::fs::symlink(at(to), at(name)).expect("linked");
            paths.push(at(if name == "way" { "way/../club.db-journal" } else { name }));
        }
        let before: Vec<_> = names(home.path());
        let refuses = |club: &str, path: &Path| {
            let living = Living::new(Some(&at(club)), [at("settings.toml")]);
            let refused = write(path, Readers::Usual, &living, |out| out.write_all(b"x"));
            assert!(matches!(refused, Err(Unwritten::Database | Unwritten::Living)), "{path:?}");
        };
        for path in &paths {
            refuses("club.db", path);
        }
        for name in ["empty.db", "empty.db-wal", "club.db-wal", "club.db.draft.json"] {
            refuses("empty.db", &at(name));
        }
        assert_eq!(names(home.path()), before);
        assert_eq!(fs::read(at("club.db-wal")).expect("the file"), b"wal");
        let living = Living::new(Some(&at("club.db")), []);
        write(&at("list-wal"), Readers::Usual, &living, |out| out.write_all(b"x"))
            .expect("no database's");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_private_is_the_operators_alone() {
        use std::os::unix::fs::PermissionsExt as _;
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("births.csv");
        let mode = || fs::metadata(&path).expect("a file").permissions().mode() & 0o777;
        let private = || {
            write(&path, Readers::Operator, &Living::default(), |out| out.write_all(b"x"))
                .expect("written")
        };
        assert!(!private(), "nobody could read it before");
        assert_eq!(mode(), 0o600);
        fs::set_permissions(&path, Permissions::from_mode(0o644)).expect("opened");
        assert!(private(), "others could read it");
        assert_eq!(mode(), 0o600);
        fs::set_permissions(&path, Permissions::from_mode(0o640)).expect("opened");
        write(&path, Readers::Usual, &Living::default(), |out| out.write_all(b"x"))
            .expect("written");
        assert_eq!(mode(), 0o640, "others keep their rights");
    }
}
