//! A site written into a folder: only what changed, every file whole, and nothing that is not ours.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::{fs, thread};

use super::layout::digest;
use super::{Page, Shows, Site};
use crate::export::file::{self, Readers};
use crate::opener;

/// The numbers of files in a site: all, written and removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// Files of the site.
    pub pages: usize,
    /// Files that were new or changed.
    pub written: usize,
    /// Files that were removed.
    pub removed: usize,
}

/// Why nothing was written.
#[derive(Debug)]
pub enum NotWritten {
    /// A file has the folder's name, or another thing that is no folder.
    NoFolder(PathBuf),
    /// The folder holds other files, of which this is one, and no site of ours.
    Foreign(PathBuf),
    /// A file that is not ours lies where a page belongs.
    Taken(PathBuf),
    /// Our list of what lies there cannot be read.
    Manifest(PathBuf),
    Failed(PathBuf, io::Error),
}

/// Writes what changed; with `all`, everything. Pages that are gone are removed, as far as an earlier site wrote them.
pub fn write(site: &Site<'_>, folder: &Path, all: bool) -> Result<Written, NotWritten> {
    let known = Manifest::read(folder)?;
    let before = known.unwrap_or_default();
    let is_new = |page: &&Page<'_>| !before.0.contains_key(&page.path);
    for page in site.pages.iter().filter(is_new) {
        let path = folder.join(&page.path);
        if fs::symlink_metadata(&path).is_ok() {
            return Err(NotWritten::Taken(path));
        }
    }
    // The site's own folder may be a link.
    fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    for parent in parents(site) {
        folder_of_ours(&folder.join(parent))?;
    }
    if site.pages.iter().any(|page| is_new(&page)) {
        // The coming files are listed first, so that they are known as ours if writing is interrupted.
        before.and(&site.pages).write(folder)?;
    }
    let failed = AtomicBool::new(false);
    let made = each(&site.pages, |page| {
        // After one failure others are likely: on a full disk, each of thousands of pages would fail.
        if failed.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let known = before.0.get(&page.path).copied().filter(|_| !all);
        let done = write_page(folder, page, known);
        failed.fetch_or(done.is_err(), Ordering::Relaxed);
        done.map(Some)
    });
    let (mut after, mut written) = (Manifest::default(), 0);
    for (page, made) in site.pages.iter().zip(made) {
        let Some((now, wrote)) = made? else { continue };
        after.0.insert(page.path.clone(), now);
        written += usize::from(wrote);
    }
    let removed = remove(folder, &before, &after)?;
    if after != before {
        after.write(folder)?;
    }
    Ok(Written { pages: site.pages.len(), written, removed })
}

/// The folders of the pages, upper ones first.
fn parents<'s>(site: &'s Site<'_>) -> BTreeSet<&'s Path> {
    let folders = site.pages.iter().flat_map(|page| Path::new(&page.path).ancestors().skip(1));
    folders.filter(|folder| folder.file_name().is_some()).collect()
}

/// Makes a folder below the site's folder if needed. A link in
/// its place is refused, since it could lead out of the site.
fn folder_of_ours(path: &Path) -> Result<(), NotWritten> {
    match fs::symlink_metadata(path) {
        Ok(found) if found.is_dir() => Ok(()),
        Ok(_) => Err(NotWritten::Taken(path.to_owned())),
        Err(_) => fs::create_dir_all(path).map_err(|error| failed(path, error)),
    }
}

/// Writes a page, unless the file has its content already.
/// Returns the mark of the content, and whether it was written.
fn write_page(
    folder: &Path,
    page: &Page<'_>,
    known: Option<Known>,
) -> Result<(Known, bool), NotWritten> {
    let path = folder.join(&page.path);
    let lies_there =
        |known: &Known| fs::metadata(&path).is_ok_and(|found| found.len() == known.length);
    let known = known.filter(lies_there);
    if let (Shows::Facts(facts), Some(known)) = (page.shows, known)
        && known.shows == facts
    {
        return Ok((known, false));
    }
    let bytes = page.bytes();
    let shows = match page.shows {
        Shows::Facts(facts) => facts,
        Shows::Content => digest(&bytes),
    };
    let now = Known { shows, length: bytes.len() as u64 };
    if known == Some(now) {
        return Ok((now, false));
    }
    file::replace_soon(&path, |out| out.write_all(&bytes)).map_err(|error| failed(&path, error))?;
    Ok((now, true))
}

/// Removes the files of pages that no longer exist.
fn remove(folder: &Path, before: &Manifest, after: &Manifest) -> Result<usize, NotWritten> {
    let mut removed = 0;
    for path in before.0.keys().filter(|path| !after.0.contains_key(*path)) {
        let path = folder.join(path);
        match fs::remove_file(&path) {
            Ok(()) => removed += 1,
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(failed(&path, error)),
        }
    }
    Ok(removed)
}

fn failed(path: &Path, error: io::Error) -> NotWritten {
    NotWritten::Failed(path.to_owned(), error)
}

/// The name of the list of files in the site's folder.
const NAME: &str = ".banzuke-site";
/// The first line of that list.
const HEAD: &str = "banzuke site 1";

/// A written file: the mark of its content, and its length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Known {
    shows: u64,
    length: u64,
}

/// The files of the site, by path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Manifest(BTreeMap<String, Known>);

impl Manifest {
    /// Reads the list in a folder. None if the folder does not exist or has only hidden files.
    fn read(folder: &Path) -> Result<Option<Self>, NotWritten> {
        match fs::metadata(folder) {
            Ok(found) if !found.is_dir() => return Err(NotWritten::NoFolder(folder.to_owned())),
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(failed(folder, error)),
        }
        let path = folder.join(NAME);
        let text = match opener::read_text(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return empty(folder).map(|()| None);
            }
            Err(error) if error.kind() == ErrorKind::InvalidData => {
                return Err(NotWritten::Manifest(path));
            }
            Err(error) => return Err(failed(&path, error)),
        };
        let mut lines = text.lines();
        let sound = lines.next() == Some(HEAD);
        let files: Option<BTreeMap<String, Known>> = lines.map(line).collect();
        files.filter(|_| sound).map(|files| Some(Self(files))).ok_or(NotWritten::Manifest(path))
    }

    /// The list together with pages that are still to be written.
    fn and(&self, pages: &[Page<'_>]) -> Self {
        let mut both = self.clone();
        for page in pages {
            both.0.entry(page.path.clone()).or_default();
        }
        both
    }

    fn write(&self, folder: &Path) -> Result<(), NotWritten> {
        let path = folder.join(NAME);
        let written = file::replace(&path, Readers::Usual, |out| {
            writeln!(out, "{HEAD}")?;
            for (path, Known { shows, length }) in &self.0 {
                writeln!(out, "{shows:016x} {length} {path}")?;
            }
            Ok(())
        });
        written.map_err(|error| failed(&path, error))
    }
}

/// An error unless the folder is empty or has only hidden files, such as those of Git.
fn empty(folder: &Path) -> Result<(), NotWritten> {
    let entries = fs::read_dir(folder).map_err(|error| failed(folder, error))?;
    for entry in entries {
        let entry = entry.map_err(|error| failed(folder, error))?;
        if !entry.file_name().to_string_lossy().starts_with('.') {
            return Err(NotWritten::Foreign(entry.path()));
        }
    }
    Ok(())
}

fn line(line: &str) -> Option<(String, Known)> {
    let mut parts = line.splitn(3, ' ');
    let shows = u64::from_str_radix(parts.next()?, 16).ok()?;
    let length = parts.next()?.parse().ok()?;
    let path = parts.next()?;
    // A list that was changed by hand must not lead out of the folder.
    let stays = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    (stays && !path.is_empty()).then(|| (path.to_owned(), Known { shows, length }))
}

/// The most threads. More would only wait for memory and disk.
const MOST: usize = 8;

/// The results for all things in their order, made by several threads.
pub(super) fn each<T: Sync, R: Send>(things: &[T], make: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut made = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(at) else { return made };
            made.push((at, make(thing)));
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let workers = cores.min(MOST).min(things.len());
    let mut made = thread::scope(|scope| {
        let others: Vec<_> = (1..workers).map(|_| scope.spawn(work)).collect();
        let mut made = work();
        for other in others {
            let joined = other.join();
            made.extend(joined.unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        made
    });
    made.sort_unstable_by_key(|(at, _)| *at);
    made.into_iter().map(|(_, made)| made).collect()
}
