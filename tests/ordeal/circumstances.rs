//! A screen, commands and a display on one file, while all kinds of things happen to the
//! file: after each step all messages are compared with the content of the file.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use banzuke::club::registry::NewPlayer;
use banzuke::desk::Desk;
use banzuke::import::{DuplicatePolicy, Reading};
use banzuke::journal::Entry;
use banzuke::journal::backup::inspect;
use banzuke::journal::store::Missing;
use banzuke::outside::Environment;
use banzuke::request::Request;
use banzuke::tui::desk_worker::DeskWorker as Screen;
use banzuke::tui::event::{DeskTask, Effect};
use banzuke::tui::event::{Message, Outcome};
use banzuke::tui::kit::layer::News;
use banzuke::words::ENGLISH;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use rusqlite::Connection;
use strum::VariantArray;
use tempfile::TempDir;

use super::disk::{FULL, FailingDisk, Plan};
use crate::cli::{Shell, text};
use crate::common::trials::size;
use crate::common::{add_player, stamp, temp_folder};

/// Names in foreign encodings, as from an archive of another system, are valid file names too.
const NAMES: [&[u8]; 3] = [b"club.db", "クラブ.db".as_bytes(), b"\x83N\x83\x89\x83u.db"];

/// Something that happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
enum Step {
    RegisterOnScreen,
    RegisterByCommand,
    /// The disk is full from some call of the command on.
    RegisterOnFullDisk,
    RegisterOnSlowDisk,
    ListByCommand,
    OpenDisplay,
    CloseDisplay,
    OpenScreen,
    CloseScreen,
    /// The club's own file is given as a list to import, and as a file to export to.
    ReadOwnFile,
    ReplaceByOlderCopy,
    ReplaceByOtherClub,
    /// The log of another club is put next to the file.
    LayForeignLog,
    /// Power is cut, and the program starts again with the content of the disk.
    CutPower,
    CutPowerAndLayOlderCopy,
    ComeToNewerVersion,
    ComeBackToVersion,
    TakeFolderAway,
    PutFolderBack,
    /// A program that believes to be the last one writes the log into the file and removes it.
    DeleteLog,
}

use Step::{
    CloseDisplay, CloseScreen, ComeBackToVersion, ComeToNewerVersion, CutPower,
    CutPowerAndLayOlderCopy, DeleteLog, LayForeignLog, ListByCommand, OpenDisplay, OpenScreen,
    PutFolderBack, ReadOwnFile, RegisterByCommand, RegisterOnFullDisk, RegisterOnScreen,
    RegisterOnSlowDisk, ReplaceByOlderCopy, ReplaceByOtherClub, TakeFolderAway,
};

/// The number of steps in a run.
const LONG: usize = 14;

/// An afternoon with one file.
struct Afternoon {
    shell: Shell,
    outer: TempDir,
    disk: FailingDisk,
    name: &'static OsStr,
    screen: Option<Screen>,
    display: Option<Desk>,
    /// The message that stays on the screen.
    alarm: Option<String>,
    /// Names whose registration was acknowledged.
    acknowledged: BTreeSet<String>,
    /// Names whose registration was refused by a disk that works.
    refused: BTreeSet<String>,
    is_away: bool,
    is_newer: bool,
    count: usize,
    /// The steps and messages so far, for failures.
    told: Vec<String>,
}

impl Afternoon {
    fn new(name: &'static [u8]) -> Self {
        let outer = temp_folder();
        fs::create_dir(outer.path().join("hall")).expect("made");
        let disk = FailingDisk::under(&outer.path().join("hall"));
        let mut afternoon = Self {
            shell: Shell::new(),
            outer,
            disk,
            name: OsStr::from_bytes(name),
            screen: None,
            display: None,
            alarm: None,
            acknowledged: BTreeSet::new(),
            refused: BTreeSet::new(),
            is_away: false,
            is_newer: false,
            count: 0,
            told: Vec::new(),
        };
        afternoon.command(None);
        afternoon.open_screen();
        afternoon
    }

    fn folder(&self) -> PathBuf {
        self.outer.path().join("hall")
    }

    /// The present path of the folder.
    fn whereabouts(&self) -> PathBuf {
        self.outer.path().join(if self.is_away { "away" } else { "hall" })
    }

    fn club(&self) -> PathBuf {
        self.folder().join(self.name)
    }

    fn is_open(&self) -> bool {
        self.screen.is_some() || self.display.is_some()
    }

    fn open_screen(&mut self) {
        if let Ok(desk) = Desk::open(&self.club(), Missing::Refuse, "screen") {
            self.screen = Some(Screen::new(desk, Environment::default(), &ENGLISH).backing_up(5));
        }
    }

    fn next_name(&mut self) -> String {
        self.count += 1;
        // Far apart, so that none is taken for another.
        let letters = (0..4).map(|place| {
            char::from(b'a' + u8::try_from(self.count / 7_usize.pow(place) % 7).expect("few") * 3)
        });
        format!("Q{}{}", letters.collect::<String>(), self.count)
    }

    /// Registers a player by a command, on the disk with this plan.
    fn command(&mut self, plan: Option<Plan>) {
        if self.is_away {
            // It would begin another club where the folder was.
            return;
        }
        let name = self.next_name();
        let mut command = self.shell.command(&format!("player add {name} --namesake"));
        command.env("BANZUKE_DB", self.club());
        if let Some(plan) = plan {
            self.disk.put_under(&mut command);
            self.disk.plan(plan);
        }
        let output = command.output().expect("it ran");
        self.disk.mend();
        let said = text(&output.stderr);
        self.note(&said);
        if output.status.success() {
            self.is_there(&name);
            self.acknowledged.insert(name);
        } else if plan.is_none() {
            self.refused.insert(name);
        }
    }

    fn register_on_screen(&mut self) {
        let name = self.next_name();
        let Some(screen) = &mut self.screen else { return };
        let (player, more) = (NewPlayer::named(&name), Box::default());
        let request = Request::Register { player, more, enter: None };
        let outcome = screen.perform(Effect::Record(Box::new(request.into())));
        let done = matches!(outcome.news, Some(News::Done(_)));
        self.hear(outcome);
        if done {
            self.is_there(&name);
            self.acknowledged.insert(name);
        } else {
            self.refused.insert(name);
        }
    }

    /// The screen checks the file, as it does every half second.
    fn look(&mut self) {
        let Some(screen) = &mut self.screen else { return };
        let outcome = screen.perform(DeskTask::follow().into());
        self.hear(outcome);
    }

    fn hear(&mut self, outcome: Outcome) {
        if let Some(state) = outcome.state {
            self.note(&format!("alarm: {:?}", state.alarm));
            self.alarm = state.alarm;
        }
        if let Some(Message::Told(said) | Message::Warned(said) | Message::Refused(said)) =
            outcome.message
        {
            self.note(&said);
        }
    }

    fn note(&mut self, said: &str) {
        let promises = said.to_lowercase().replace("nothing is recorded", "");
        self.told.push(said.to_owned());
        assert!(!promises.contains("everything is recorded"), "{:#?}", self.told);
    }

    /// Asserts that an entry that was just acknowledged is in the present file.
    #[track_caller]
    fn is_there(&self, name: &str) {
        let held = self.names_in(&self.club());
        assert!(held.contains(name), "{name} is told and not there: {held:?}\n{:#?}", self.told);
    }

    /// The players in a file and its log, read without changing either.
    fn names_in(&self, club: &Path) -> BTreeSet<String> {
        let Some(entries) = self.entries(club) else { return BTreeSet::new() };
        entries.iter().flat_map(|entry| names_of(entry)).collect()
    }

    fn entries(&self, club: &Path) -> Option<Vec<std::sync::Arc<Entry>>> {
        let (_folder, copy) = copied(club)?;
        if self.is_newer {
            let copy = Connection::open(&copy).expect("opened");
            copy.execute_batch("PRAGMA user_version = 10").expect("as we know it");
        }
        inspect(&copy).ok()
    }

    /// The names in journals that were kept beside the file.
    fn kept(&self) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for file in fs::read_dir(self.whereabouts()).expect("listed") {
            let path = file.expect("a file").path();
            if path.as_os_str().as_bytes().ends_with(b".jsonl") {
                let kept = fs::read_to_string(path).expect("read");
                let entries = kept.lines().map(|line| Entry::from_line(line).expect("an entry"));
                names.extend(entries.flat_map(|entry| names_of(&entry)));
            }
        }
        names
    }

    /// Asserts that nothing acknowledged is lost, nothing refused is there, and the screen reports the state.
    fn judge(&mut self) {
        self.look();
        if let Some(display) = &mut self.display {
            // It looks as often. Within one process its connection would share what a desk opens after it.
            let _ = display.follow();
            self.look();
        }
        let held = self.names_in(&self.whereabouts().join(self.name));
        let mut all = self.kept();
        all.extend(held.iter().cloned());
        if let Some(screen) = self.screen.as_ref().filter(|_| self.is_away) {
            // Replaced and carried away at once: the screen knows it, and keeps it once the folder is there again.
            all.extend(screen.snapshot().entries.iter().flat_map(|entry| names_of(entry)));
        }
        let lost: Vec<&String> = self.acknowledged.difference(&all).collect();
        assert!(lost.is_empty(), "lost: {lost:?}\n{:#?}", self.told);
        let wrong: Vec<&String> = self.refused.intersection(&all).collect();
        assert!(wrong.is_empty(), "refused and there: {wrong:?}\n{:#?}", self.told);
        let Some(screen) = &self.screen else { return };
        let is_usable = !self.is_away && !self.is_newer;
        assert_eq!(self.alarm.is_none(), is_usable, "{:?}\n{:#?}", self.alarm, self.told);
        if is_usable {
            let found = self.entries(&self.club()).expect("a sound file");
            assert_eq!(
                screen.snapshot().entries[..],
                found[..],
                "shown as it is\n{:#?}",
                self.told
            );
        }
    }

    fn undergo(&mut self, step: Step, other: &Path) {
        self.told.push(format!("-- {step:?}"));
        match step {
            RegisterOnScreen => self.register_on_screen(),
            RegisterByCommand => self.command(None),
            RegisterOnFullDisk => self.command(Some(Plan::from(1 + self.count % 17, FULL))),
            RegisterOnSlowDisk => {
                self.command(Some(Plan { delay: 3, ..Plan::from(1 << 30, FULL) }));
            }
            ListByCommand => self.list(),
            OpenDisplay => self.display = Desk::open_to_read(&self.club()).ok(),
            CloseDisplay => self.display = None,
            OpenScreen if self.screen.is_none() => self.open_screen(),
            CloseScreen => self.close_screen(),
            ReadOwnFile => self.read_own_file(),
            ReplaceByOlderCopy | ReplaceByOtherClub => self.replace(step, other),
            // Beside a file of a newer program it is left to that: see `companions`.
            LayForeignLog if !self.is_open() && !self.is_newer => self.lay_log(other),
            CutPower | CutPowerAndLayOlderCopy => self.cut_power(step, other),
            ComeToNewerVersion | ComeBackToVersion => self.set_version(step),
            TakeFolderAway if !self.is_away => self.carry(true),
            PutFolderBack if self.is_away => self.carry(false),
            DeleteLog => self.delete_log(),
            OpenScreen | LayForeignLog | TakeFolderAway | PutFolderBack => {}
        }
    }

    /// Closes the screen. While the folder is away, names that only the screen knows are given up.
    fn close_screen(&mut self) {
        if self.is_away && self.screen.is_some() {
            let mut all = self.kept();
            all.extend(self.names_in(&self.whereabouts().join(self.name)));
            self.acknowledged.retain(|name| all.contains(name));
        }
        (self.screen, self.alarm) = (None, None);
    }

    fn list(&mut self) {
        let mut command = self.shell.command("player list");
        let output = command.env("BANZUKE_DB", self.club()).output().expect("it ran");
        self.note(&text(&output.stderr));
    }

    fn read_own_file(&mut self) {
        if let Some(screen) = &mut self.screen {
            let (path, answers) =
                (self.outer.path().join("hall").join(self.name), DuplicatePolicy::Ask.into());
            let reading = Reading::default();
            let outcome = screen.perform(DeskTask::read_list(path, reading, answers).into());
            self.hear(outcome);
        }
        for line in ["import players", "export ranking -o"] {
            let mut command = self.shell.command(line);
            let output = command.arg(self.club()).env("BANZUKE_DB", self.club()).output();
            assert!(!output.expect("it ran").status.success(), "{line}");
        }
    }

    /// Moves another file into the place of the club's. Without a desk on it, the lost entries cannot be kept.
    fn replace(&mut self, step: Step, other: &Path) {
        // A log that a newer program has left is not ours to judge: another club's file beside it is refused.
        if self.is_away || self.is_newer && step == ReplaceByOtherClub {
            return;
        }
        self.look();
        let put = self.outer.path().join("put.db");
        if step == ReplaceByOtherClub {
            fs::copy(other.join("rested.db"), &put).expect("copied");
        } else {
            let (_folder, copy) = copied(&self.club()).expect("there");
            let older = Connection::open(&copy).expect("opened");
            older.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").expect("done");
            drop(older);
            fs::copy(copy, &put).expect("copied");
            // Then it goes on, so that the copy is an older one.
            if self.screen.is_some() {
                self.register_on_screen();
            }
        }
        fs::rename(&put, self.club()).expect("moved");
        let is_newer = step == ReplaceByOlderCopy && self.is_newer;
        self.is_newer = is_newer;
        if self.screen.is_none() {
            self.forget_what_is_gone();
        }
    }

    /// A file that no desk had open was overwritten.
    fn forget_what_is_gone(&mut self) {
        let mut all = self.kept();
        all.extend(self.names_in(&self.club()));
        self.acknowledged.retain(|name| all.contains(name));
    }

    fn lay_log(&mut self, other: &Path) {
        let log = with(&self.club(), "-wal");
        // A log that lies there is of an entry that no desk has written into the file yet.
        if !self.is_away && fs::metadata(&log).map_or(0, |found| found.len()) == 0 {
            fs::copy(other.join("log"), log).expect("copied");
        }
    }

    /// The content of the disk is used in another folder, as after a restart of the machine.
    fn cut_power(&mut self, step: Step, other: &Path) {
        // A log that a newer program left is for that program to tell.
        if self.is_away || self.is_newer && step == CutPowerAndLayOlderCopy {
            return;
        }
        let (folder, copy) = copied(&self.club()).expect("there");
        (self.screen, self.display, self.alarm) = (None, None, None);
        let club = self.club();
        for notes in ["-wal", "-shm"] {
            let _ = fs::remove_file(with(&club, notes));
        }
        fs::copy(&copy, &club).expect("copied");
        let log = with(&copy, "-wal");
        if log.exists() {
            fs::copy(log, with(&club, "-wal")).expect("copied");
        }
        drop(folder);
        if step == CutPowerAndLayOlderCopy {
            fs::copy(other.join("rested.db"), &club).expect("copied");
            self.is_newer = false;
            let kept = self.kept();
            self.acknowledged.retain(|name| kept.contains(name));
        }
        self.open_screen();
        if step == CutPowerAndLayOlderCopy {
            self.screen.as_ref().expect("the older copy opens");
        }
    }

    fn set_version(&mut self, step: Step) {
        if self.is_away {
            return;
        }
        // Other programs apply whatever log lies there.
        self.list();
        let newer = step == ComeToNewerVersion;
        let theirs = Connection::open(self.club()).expect("opened");
        let version = if newer { 11 } else { 10 };
        theirs.execute_batch(&format!("PRAGMA user_version = {version}")).expect("set");
        self.is_newer = newer;
    }

    fn carry(&mut self, away: bool) {
        let [hall, elsewhere] = ["hall", "away"].map(|name| self.outer.path().join(name));
        let (from, to) = if away { (hall, elsewhere) } else { (elsewhere, hall) };
        fs::rename(from, to).expect("moved");
        self.is_away = away;
    }

    fn delete_log(&mut self) {
        if self.is_away || self.is_newer {
            return;
        }
        self.look();
        self.list();
        let theirs = Connection::open(self.club()).expect("opened");
        let emptied = "PRAGMA wal_checkpoint(TRUNCATE)";
        let busy: i64 = theirs.query_row(emptied, [], |row| row.get(0)).expect("emptied");
        drop(theirs);
        for notes in ["-wal", "-shm"] {
            if busy == 0 {
                let _ = fs::remove_file(with(&self.club(), notes));
            }
        }
    }
}

fn names_of(entry: &Entry) -> Vec<String> {
    let added = entry.actions.iter().filter_map(|action| match action {
        banzuke::club::Action::AddPlayer(banzuke::club::action::AddPlayer { name, .. }) => {
            Some(name.clone())
        }
        _ => None,
    });
    added.collect()
}

fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A copy of a file and its log, by another program: closing a descriptor here would drop the locks of desks.
fn copied(club: &Path) -> Option<(TempDir, PathBuf)> {
    let folder = temp_folder();
    let copy = folder.path().join("copy.db");
    let copies = |from: &Path, to: &Path| {
        Command::new("cp").arg(from).arg(to).output().expect("cp").status.success()
    };
    if !copies(club, &copy) {
        return None;
    }
    copies(&with(club, "-wal"), &with(&copy, "-wal"));
    Some((folder, copy))
}

/// Another club, at rest, with a log of its own.
fn another_club() -> TempDir {
    let folder = temp_folder();
    let path = folder.path().join("theirs.db");
    let mut desk = Desk::open(&path, Missing::Create, "theirs").expect("made");
    let mut register = |op: u64, name: &str| {
        let actions = vec![add_player(desk.club().next_player(), name)];
        desk.perform(&stamp(op), |_| Ok::<_, banzuke::desk::DeskError>(actions.clone()))
            .expect("done");
        let _ = desk.follow().expect("rests");
    };
    for (op, name) in (1000..).zip(["Xaver", "Yvonne", "Zoltan"]) {
        register(op, name);
    }
    let copy = |from: PathBuf, to: &str| {
        let status = Command::new("cp").arg(from).arg(folder.path().join(to)).status();
        assert!(status.expect("cp").success());
    };
    copy(path.clone(), "rested.db");
    let actions = vec![add_player(desk.club().next_player(), "Quentin")];
    desk.perform(&stamp(1900), |_| Ok::<_, banzuke::desk::DeskError>(actions.clone()))
        .expect("done");
    copy(with(&path, "-wal"), "log");
    folder
}

/// `BANZUKE_LONG=100` tries a thousand afternoons.
#[test]
fn whatever_happens_to_a_file_nothing_is_lost_and_nothing_said_that_is_not_so() {
    let other = another_club();
    let runs = size(12, 1000);
    for seed in 0..runs {
        let mut chance = ChaCha8Rng::seed_from_u64(seed as u64);
        let mut afternoon = Afternoon::new(NAMES[seed % NAMES.len()]);
        afternoon.told.push(format!("-- afternoon {seed}"));
        for _ in 0..LONG {
            let step = Step::VARIANTS[chance.next_u32() as usize % Step::VARIANTS.len()];
            let half = chance.next_u32().is_multiple_of(2);
            afternoon.undergo(step, other.path());
            // Every other step comes within the half second before the screen looks.
            if half {
                afternoon.judge();
            }
        }
        if afternoon.is_away {
            afternoon.carry(false);
        }
        afternoon.set_version(ComeBackToVersion);
        afternoon.judge();
    }
    println!("{runs} afternoons of {LONG} steps");
}
