//! Helpers for all tests: a desk on a temporary file, and short forms for common things.

pub(crate) mod event_day;
pub(crate) mod shell;
mod temp_folder;
pub(crate) mod trials;
mod worker;

pub(crate) use temp_folder::temp_folder;

use std::path::{Path, PathBuf};

use banzuke::club::action::{
    CorrectResult, CreateTournament, DrawStage, EnterPlayers, RecordResult,
};
use banzuke::club::{Action, Phase, Seq};
use banzuke::desk::{Desk, DeskError, Stamp};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Outcome, Score};
use banzuke::journal::OpId;
use banzuke::journal::store::Missing;
use chrono::{DateTime, NaiveDate};
use tempfile::TempDir;

/// The one tournament that most tests need.
pub(crate) const CUP: TournamentId = TournamentId(1);

/// A port of this machine that no program listens on.
pub(crate) fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

/// The day on which tests take place.
pub(crate) fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day")
}

/// A desk on a temporary file.
pub(crate) struct Hall {
    _folder: TempDir,
    pub(crate) desk: Desk,
    ops: u64,
}

impl Hall {
    /// An empty file.
    pub(crate) fn new() -> Self {
        let folder = temp_folder();
        let path = folder.path().join("club.db");
        let desk = Desk::open(&path, Missing::Create, "desk").expect("a new file");
        Self { _folder: folder, desk, ops: 0 }
    }

    /// A desk on a new file with the content that [`Self::into_file`] returned.
    pub(crate) fn copy_of(file: &[u8]) -> Self {
        let folder = temp_folder();
        let path = folder.path().join("club.db");
        std::fs::write(&path, file).expect("written");
        let desk = Desk::open(&path, Missing::Refuse, "desk").expect("a sound file");
        let ops = u64::try_from(desk.entries().len()).expect("few entries");
        Self { _folder: folder, desk, ops }
    }

    /// The content of the file with all decisions.
    pub(crate) fn into_file(self) -> Vec<u8> {
        let path = self.path();
        // The last to close a file writes everything into it.
        drop(self.desk);
        std::fs::read(path).expect("read")
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.desk.path().to_owned()
    }

    /// A second desk on the same file.
    pub(crate) fn another(&self, name: &str) -> Desk {
        Desk::open(&self.path(), Missing::Refuse, name).expect("the same file")
    }

    pub(crate) fn stamp(&mut self) -> Stamp {
        self.ops += 1;
        stamp(self.ops)
    }

    pub(crate) fn perform(&mut self, actions: Vec<Action>) -> Result<Option<Seq>, DeskError> {
        let stamp = self.stamp();
        self.desk.perform(&stamp, move |_| Ok(actions.clone()))
    }

    pub(crate) fn undo(&mut self, seq: Option<u64>) -> Result<Seq, DeskError> {
        let stamp = self.stamp();
        self.desk.undo(&stamp, seq.map(Seq))
    }

    pub(crate) fn redo(&mut self) -> Result<Seq, DeskError> {
        let stamp = self.stamp();
        self.desk.redo(&stamp)
    }

    /// Registers `count` players in one entry.
    pub(crate) fn register(&mut self, count: u32) -> Vec<PlayerId> {
        let first = self.desk.club().next_player().0;
        let players: Vec<PlayerId> = (first..first + count).map(PlayerId).collect();
        let add = |player: &PlayerId| add_player(*player, &format!("player {}", player.0));
        self.perform(players.iter().map(add).collect()).expect("registered");
        players
    }

    /// Registers players, enters them and creates the pairings of a tournament in entry order.
    pub(crate) fn start(&mut self, players: u32, format: Format, length: Length) {
        let players = self.register(players);
        let actions = vec![
            create(CUP, "Cup", format, length),
            Action::EnterPlayers(EnterPlayers { tournament: CUP, players: players.clone() }),
            Action::DrawStage(DrawStage {
                tournament: CUP,
                stage: 1,
                seeds: players,
                lots: None,
                groups: Vec::new(),
                ratings: Vec::new(),
            }),
        ];
        self.perform(actions).expect("started");
    }

    /// Records the result of a match whose players are known.
    pub(crate) fn record(&mut self, no: u32, a: u32, b: u32) -> Result<Option<Seq>, DeskError> {
        let action = self.result(no, a, b);
        self.perform(vec![action])
    }

    pub(crate) fn result(&self, no: u32, a: u32, b: u32) -> Action {
        Action::RecordResult(RecordResult {
            tournament: CUP,
            no: MatchNo(no),
            sides: self.sides(no),
            outcome: Outcome::Score(Score::new(a, b)),
            played_on: today(),
        })
    }

    pub(crate) fn correct(
        &mut self,
        no: u32,
        a: u32,
        b: u32,
        void: &[u32],
    ) -> Result<Option<Seq>, DeskError> {
        let action = Action::CorrectResult(CorrectResult {
            tournament: CUP,
            no: MatchNo(no),
            sides: self.sides(no),
            outcome: Outcome::Score(Score::new(a, b)),
            void: void.iter().copied().map(MatchNo).collect(),
            keep: Vec::new(),
            reason: self.is_closed().then(|| "read from the sheet".to_owned()),
        });
        self.perform(vec![action])
    }

    fn is_closed(&self) -> bool {
        self.desk.club().tournament(CUP).is_some_and(|cup| cup.phase == Phase::Closed)
    }

    /// The players of a match.
    pub(crate) fn sides(&self, no: u32) -> [PlayerId; 2] {
        let cup = self.desk.club().tournament(CUP).expect("the cup");
        let played = cup.match_no(MatchNo(no)).expect("the match");
        played.players().unwrap_or([PlayerId(0), PlayerId(0)])
    }

    /// Asserts that the published tables agree with the journal.
    #[track_caller]
    pub(crate) fn is_clean(&mut self) {
        assert_eq!(self.desk.verify().expect("verified"), [], "check is clean");
    }
}

pub(crate) fn stamp(op: u64) -> Stamp {
    let seconds = 1_795_222_800 + i64::try_from(op).expect("few operations");
    let at = DateTime::from_timestamp(seconds, 0).expect("a time");
    Stamp { at, op: OpId(format!("op-{op}")) }
}

pub(crate) fn add_player(player: PlayerId, name: &str) -> Action {
    Action::add_player(player, name)
}

pub(crate) fn create(
    tournament: TournamentId,
    name: &str,
    format: Format,
    length: Length,
) -> Action {
    let lengths = Lengths::all(length);
    let plan = StagePlan::new(format, lengths, Seeding::Entry);
    Action::CreateTournament(CreateTournament {
        tournament,
        name: name.to_owned(),
        list: ListId::MAIN,
        plan: Box::new(plan),
    })
}

/// The kind of an action as spelled in the journal.
pub(crate) fn kind(action: &Action) -> String {
    let value = serde_json::to_value(action).expect("an action is an object");
    value["kind"].as_str().expect("it has a kind").to_owned()
}

/// The code files at a path or below it, each without its tests.
pub(crate) fn code(path: &Path) -> Vec<(PathBuf, String)> {
    if path.is_dir() {
        let entries = path.read_dir().expect("a folder").map(|entry| entry.expect("an entry"));
        return entries.flat_map(|entry| code(&entry.path())).collect();
    }
    if path.extension().is_none_or(|kind| kind != "rs") {
        return Vec::new();
    }
    let text = std::fs::read_to_string(path).expect("text");
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    vec![(path.to_owned(), code.to_owned())]
}

/// The number of files in a folder, without a snapshot of the fold, which a desk may leave there.
pub(crate) fn beside(folder: &Path) -> usize {
    let files = folder.read_dir().expect("listed").map(|file| file.expect("a file").path());
    files.filter(|file| file.extension().is_none_or(|ending| ending != "fold")).count()
}
