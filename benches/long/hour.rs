//! Keys at the real program for as long as somebody sits at a desk: what memory it holds, and how long each key takes to
//! be seen.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

use banzuke::desk::Desk;
use banzuke::journal::store::Missing;

use crate::events::Lots;
use crate::program::Program;
use crate::ways::{BACK, WAYS, bytes};

/// Rows and columns.
const SIZE: (u16, u16) = (40, 120);
/// Keys between two looks at the memory.
pub(crate) const SAMPLE: usize = 1_000;
/// A key after which nothing is drawn for so long has changed nothing, or work goes on.
const PATIENCE: Duration = Duration::from_millis(300);
/// How long somebody looks at what a way has led to.
const LOOK: Duration = Duration::from_millis(200);
/// Bytes that are counted as equal however few there are; beside a twentieth.
const SLACK: u64 = 2 << 20;

/// The measurements of such an hour.
pub(crate) struct Hour {
    /// Bytes held before the first key and after each thousand.
    pub(crate) resident: Vec<u64>,
    pub(crate) peak: u64,
    pub(crate) took: Duration,
    /// From each key to the next frame, with the way it belongs to, the longest first; nothing at a given pace.
    pub(crate) answers: Vec<(Duration, String)>,
    /// Entries written.
    pub(crate) entries: usize,
    /// Titles that stood on the screen.
    pub(crate) titles: BTreeSet<String>,
}

impl Hour {
    /// Presses so many keys, at that pace, or each as soon as the one before was answered.
    pub(crate) fn spent(
        file: &Path,
        keys: usize,
        pace: Option<Duration>,
        tell: impl Fn(usize, &Self),
    ) -> Self {
        let home = file.parent().expect("a folder");
        let before = entries(file);
        let mut program =
            Program::start(home, &["--db", &file.to_string_lossy(), "--lang", "en"], SIZE);
        program.first_frame();
        let start = Instant::now();
        let (resident, answers, titles) = (Vec::new(), Vec::new(), BTreeSet::new());
        let mut hour =
            Self { resident, peak: 0, took: Duration::ZERO, answers, entries: 0, titles };
        let (mut lots, mut way, mut left) = (Lots::new(), "", Vec::new());
        for at in 0..keys {
            if at % SAMPLE == 0 {
                hour.sample(&program);
                tell(at, &hour);
            }
            if left.is_empty() {
                way = WAYS[lots.below(u32::try_from(WAYS.len()).expect("few")) as usize];
                left = BACK.split(' ').chain(way.split(' ')).collect();
                left.reverse();
            }
            let key = left.pop().expect("a key");
            if let Some(pace) = pace {
                let due = start + pace * u32::try_from(at).expect("few");
                std::thread::sleep(due.saturating_duration_since(Instant::now()));
                program.send(&bytes(key));
            } else {
                let answer = program.answer(&bytes(key), PATIENCE);
                hour.answers.extend(answer.map(|answer| (answer, format!("{key} in {way}"))));
                // Esc would stop what the desk is still doing: nobody presses it before they see what came of it.
                std::thread::sleep(if left.is_empty() { LOOK } else { Duration::ZERO });
            }
            if left.is_empty() {
                let text = program.text();
                let title = text.lines().next().unwrap_or_default().trim();
                let title = title.split("  ").nth(1).unwrap_or(title).trim();
                hour.titles.insert(title.to_owned());
            }
        }
        // The desk still works on the last keys.
        std::thread::sleep(Duration::from_secs(2));
        hour.sample(&program);
        hour.took = start.elapsed();
        program.end();
        hour.answers.sort_by(|a, b| b.cmp(a));
        hour.entries = entries(file) - before;
        hour
    }

    fn sample(&mut self, program: &Program) {
        let memory = program.memory();
        self.resident.push(memory.resident);
        self.peak = memory.peak;
    }

    /// The medians of the second and of the last quarter, and whether they are as good as equal.
    pub(crate) fn quarters(&self) -> (u64, u64, bool) {
        let quarter = self.resident.len() / 4;
        let median = |part: &[u64]| {
            let mut part = part.to_vec();
            part.sort_unstable();
            part[part.len() / 2]
        };
        let second = median(&self.resident[quarter..2 * quarter]);
        let last = median(&self.resident[self.resident.len() - quarter..]);
        (second, last, last <= (second + second / 20).max(second + SLACK))
    }

    /// How long the key takes that so many of a thousand do not exceed.
    pub(crate) fn answer(&self, of_thousand: usize) -> Duration {
        let longer = self.answers.len() * (1_000 - of_thousand) / 1_000;
        self.answers.get(longer).map_or(Duration::ZERO, |(answer, _)| *answer)
    }
}

fn entries(file: &Path) -> usize {
    Desk::open(file, Missing::Refuse, "desk").expect("opened").entries().len()
}
