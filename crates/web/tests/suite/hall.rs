//! A club that is playing, with its pages.

use std::path::PathBuf;

use banzuke_club::club::action::{
    CallMatch, CreateTournament, DrawStage, EnterPlayers, RecordResult, SetNote, SetPublicity,
    SetTables,
};
use banzuke_club::club::registry::{NewPlayer, Publicity};
use banzuke_club::club::{Action, Club, Phase, Seq};
use banzuke_club::desk::{Desk, DeskError, Stamp};
use banzuke_club::domain::format::{Format, Seeding, StagePlan};
use banzuke_club::domain::hall::Table;
use banzuke_club::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke_club::domain::number::PlayerId;
use banzuke_club::domain::score::{Length, Lengths, Outcome, Score};
use banzuke_club::journal::OpId;
use banzuke_club::journal::store::Missing;
use banzuke_club::listen::Listen;
use banzuke_club::outside::Environment;
use banzuke_web::{Web, WebOptions};
use chrono::{DateTime, NaiveDate, Utc};
use tempfile::TempDir;

use crate::client::{Answer, Events, Request};

pub(crate) const CUP: TournamentId = TournamentId(1);

/// Players by their numbers, from 1, as they are called in the cup.
pub(crate) const NAMES: [&str; 8] = [
    "佐藤 花子",
    "Alice <script>alert(1)</script>",
    "Verborgen Hans",
    "Initial Iris",
    "鈴木 一郎",
    "Carol & Co",
    "阿部 次郎",
    "Dave",
];
/// The number of the hidden player.
pub(crate) const HIDDEN: PlayerId = PlayerId(3);

pub(crate) struct Hall {
    folder: TempDir,
    pub(crate) desk: Desk,
    pub(crate) web: Option<Web>,
    ops: u64,
}

pub(crate) fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_795_226_400, 0).expect("a time")
}

pub(crate) fn today() -> NaiveDate {
    Environment::at(now()).today()
}

impl Hall {
    /// Eight players in a knock-out at three tables, of which the first two have a match.
    pub(crate) fn new() -> Self {
        Self::serving(WebOptions::default())
    }

    pub(crate) fn serving(options: WebOptions) -> Self {
        let mut hall = Self::unserved();
        hall.serve(options);
        hall
    }

    /// The club with no pages yet.
    pub(crate) fn unserved() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("club.db");
        let desk = Desk::open(&file, Missing::Create, "desk").expect("a new file");
        let mut hall = Self { folder, desk, web: None, ops: 0 };
        hall.enter();
        hall
    }

    pub(crate) fn serve(&mut self, options: WebOptions) {
        let options = WebOptions { outside: Environment::at(now()), ..options };
        self.web = Some(Web::start(&self.file(), Listen::Here(0), options).expect("pages"));
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("club.db")
    }

    fn enter(&mut self) {
        let readings = [
            Some("さとう はなこ"),
            None,
            None,
            None,
            Some("すずき いちろう"),
            None,
            Some("あべ じろう"),
            None,
        ];
        let born = NaiveDate::from_ymd_opt(1990, 4, 25);
        let players: Vec<PlayerId> = (1..=8).map(PlayerId).collect();
        let add = |((player, name), reading): ((&PlayerId, &str), Option<&str>)| {
            let reading = reading.map(str::to_owned);
            NewPlayer { reading, born, ..NewPlayer::named(name) }.registration(*player)
        };
        let added: Vec<Action> = players.iter().zip(NAMES).zip(readings).map(add).collect();
        self.does(&added);
        let note = Some("Geheimnotiz".to_owned());
        let noted = |&player: &PlayerId| Action::SetNote(SetNote { player, note: note.clone() });
        self.does(&players.iter().map(noted).collect::<Vec<_>>());
        self.does(&[
            Action::SetPublicity(SetPublicity { player: HIDDEN, publicity: Publicity::Hidden }),
            Action::SetPublicity(SetPublicity {
                player: PlayerId(4),
                publicity: Publicity::Initials,
            }),
        ]);
        let table = |name: &str| Table { name: name.to_owned(), reserved: false };
        self.does(&[Action::SetTables(SetTables { tables: ["1", "2", "3"].map(table).to_vec() })]);
        let format = Format::SingleElimination { third_place: false, placement: false };
        let plan = StagePlan::new(format, Lengths::all(Length::FirstTo(2)), Seeding::Entry);
        let name = "Autumn Cup".to_owned();
        self.does(&[
            Action::CreateTournament(CreateTournament {
                tournament: CUP,
                name,
                list: ListId::MAIN,
                plan: plan.into(),
            }),
            Action::EnterPlayers(EnterPlayers { tournament: CUP, players: players.clone() }),
            Action::DrawStage(DrawStage {
                tournament: CUP,
                stage: 1,
                seeds: players,
                lots: None,
                groups: Vec::new(),
                ratings: Vec::new(),
            }),
        ]);
        self.call("1");
        self.call("2");
    }

    pub(crate) fn does(&mut self, actions: &[Action]) -> Option<Seq> {
        self.ops += 1;
        let stamp = Stamp { at: now(), op: OpId(format!("test-{}", self.ops)) };
        let done: Result<_, DeskError> = self.desk.perform(&stamp, |_| Ok(actions.to_vec()));
        done.expect("allowed")
    }

    /// Calls the next match to a table.
    pub(crate) fn call(&mut self, table: &str) -> MatchNo {
        let next = self.club().queue(now())[0].no;
        self.does(&[Action::CallMatch(CallMatch {
            tournament: CUP,
            no: next,
            table: table.to_owned(),
        })]);
        next
    }

    pub(crate) fn result(&mut self, no: MatchNo, games: [u32; 2]) {
        let cup = self.club().tournament(CUP).expect("the cup");
        let played = cup.match_no(no).expect("a match");
        let sides = played.players().expect("two players");
        let score = Score::new(games[0], games[1]).starting_at(played.start);
        let outcome = Outcome::Score(score);
        let (tournament, played_on) = (CUP, today());
        self.does(&[Action::RecordResult(RecordResult {
            tournament,
            no,
            sides,
            outcome,
            played_on,
        })]);
    }

    pub(crate) fn club(&self) -> &Club {
        assert_eq!(self.desk.club().tournament(CUP).map(|cup| cup.phase), Some(Phase::Running));
        self.desk.club()
    }

    pub(crate) fn port(&self) -> u16 {
        self.web.as_ref().expect("pages").port()
    }

    pub(crate) fn request(&self, method: &str, address: &str) -> Request {
        Request::new(self.port(), method, address)
    }

    pub(crate) fn get(&self, address: &str) -> Answer {
        self.request("GET", address).answer()
    }

    /// The events of a page, for a reader who has it as it is now.
    pub(crate) fn events(&self, page: &str) -> Events {
        let body = self.get(page).body;
        let (_, seen) = body.split_once("data-seen=\"").expect("a page that changes");
        let (seen, _) = seen.split_once('"').expect("a mark");
        let page = page.replace('?', "%3F").replace('&', "%26").replace('=', "%3D");
        self.request("GET", &format!("/stream?page={page}&seen={seen}")).events()
    }
}
