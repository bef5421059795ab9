//! A site written into a folder: only what changed, every file whole, and nothing that is not ours.

mod manifest;

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use manifest::{Known, Manifest};

use super::page::digest;
use super::workers::each;
use super::{Page, Shows, Site};
use crate::export::file;

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
    // The site's own folder may be reached by a link.
    fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    for parent in parents(site) {
        folder_of_ours(&folder.join(parent))?;
    }
    if site.pages.iter().any(|page| is_new(&page)) {
        // Whatever happens on the way, the files that are about to come are known as ours.
        before.and(&site.pages).write(folder)?;
    }
    let failed = AtomicBool::new(false);
    let made = each(&site.pages, |page| {
        // After a failure other pages would fail, too: on a full disk, each of thousands.
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

/// The folders that pages lie in, those above first.
fn parents<'s>(site: &'s Site<'_>) -> BTreeSet<&'s Path> {
    let folders = site.pages.iter().flat_map(|page| Path::new(&page.path).ancestors().skip(1));
    folders.filter(|folder| folder.file_name().is_some()).collect()
}

/// Makes a folder below the site's if it is not there. A link instead of one could lead out of the site.
fn folder_of_ours(path: &Path) -> Result<(), NotWritten> {
    match fs::symlink_metadata(path) {
        Ok(found) if found.is_dir() => Ok(()),
        Ok(_) => Err(NotWritten::Taken(path.to_owned())),
        Err(_) => fs::create_dir_all(path).map_err(|error| failed(path, error)),
    }
}

/// Writes a page unless it shows what it showed and lies there in full; says what it shows, and whether it was written.
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

/// Removes the files of pages that are gone.
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
