//! The pages of a file and of the log beside it, damaged or not.

use std::collections::HashMap;

/// The page size of every file that this program makes.
const USUAL: usize = 4096;

/// The length of the head before each page in the log; the log's own head is longer.
const FRAME_HEAD: usize = 24;
const LOG_HEAD: usize = 32;

/// The bytes of a file, and what they are parted into.
pub(super) struct Image<'a> {
    main: &'a [u8],
    /// Later versions of pages, by their numbers.
    later: HashMap<usize, &'a [u8]>,
    size: usize,
}

impl<'a> Image<'a> {
    /// The file as it lies there, without its log.
    pub(super) fn of(main: &'a [u8], size: usize) -> Self {
        Self { main, later: HashMap::new(), size }
    }

    /// The file with what its log holds of entries that were completed. The sums in the log are
    /// not looked at: a damaged page may still hold rows, and each row is judged by itself.
    pub(super) fn with_log(main: &'a [u8], log: &'a [u8], size: usize) -> Self {
        Self { later: completed(log, size), ..Self::of(main, size) }
    }

    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// How many bytes there are in all.
    pub(super) fn len(&self) -> usize {
        self.main.len() + self.later.len() * self.size
    }

    /// A page by its number, from 1. The last one may be shorter.
    pub(super) fn page(&self, number: usize) -> Option<&'a [u8]> {
        if let Some(page) = self.later.get(&number) {
            return Some(page);
        }
        let from = number.checked_sub(1)?.checked_mul(self.size)?;
        let end = self.main.len().min(from.checked_add(self.size)?);
        self.main.get(from..end).filter(|page| !page.is_empty())
    }

    pub(super) fn pages(&self) -> impl Iterator<Item = &'a [u8]> {
        let of_main = self.main.len().div_ceil(self.size);
        let beyond = self.later.keys().copied().filter(move |&number| number > of_main);
        (1..=of_main).chain(beyond).filter_map(|number| self.page(number))
    }
}

/// The sizes that the pages may have: as the head of the file says, and as it usually is.
pub(super) fn sizes(main: &[u8]) -> Vec<usize> {
    let told = number(main, 16, 2).map(|told| if told == 1 { 65_536 } else { told });
    let mut sizes: Vec<usize> = told.filter(|size| is_size(*size)).into_iter().collect();
    if !sizes.contains(&USUAL) {
        sizes.push(USUAL);
    }
    sizes
}

fn is_size(size: usize) -> bool {
    size.is_power_of_two() && (512..=65_536).contains(&size)
}

/// A number of so many bytes, the highest first.
pub(super) fn number(bytes: &[u8], at: usize, width: usize) -> Option<usize> {
    let bytes = bytes.get(at..at.checked_add(width)?)?;
    Some(bytes.iter().fold(0, |number, &byte| number << 8 | usize::from(byte)))
}

/// The pages in a log, the latest of each number, as far as they belong to what was completed:
/// frames of the log's own salt up to the last that ends a transaction.
fn completed(log: &[u8], size: usize) -> HashMap<usize, &[u8]> {
    let (mut done, mut open) = (HashMap::new(), HashMap::new());
    let salt = log.get(16..24);
    let frames = log.get(LOG_HEAD..).unwrap_or_default().chunks_exact(FRAME_HEAD + size);
    for frame in frames.take_while(|frame| frame.get(8..16) == salt) {
        if let Some(page) = number(frame, 0, 4).filter(|page| *page > 0) {
            open.insert(page, frame.get(FRAME_HEAD..).unwrap_or_default());
        }
        // The size of the file after it; 0 where the transaction goes on.
        if number(frame, 4, 4).is_some_and(|pages| pages > 0) {
            done.extend(open.drain());
        }
    }
    done
}
