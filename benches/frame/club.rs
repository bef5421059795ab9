//! The club that frames are measured with: 10,000 players, a bracket of 256 and a round robin of 64 among them.

use std::sync::Arc;

use banzuke::club::action::{
    AddPlayer, CreateTournament, DrawStage, EnterPlayers, RecordResult, SetTables,
};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::{Action, Club, Seq};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::hall::Table;
use banzuke::domain::ids::{ListId, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Length, Lengths, Outcome, Score};
use banzuke::journal::fold::extend;
use banzuke::journal::{Entry, OpId};
use chrono::{DateTime, NaiveDate};

const PLAYERS: u32 = 10_000;
const BRACKET: u32 = 256;
/// Entrants of the round robin, and of a tournament that takes entries.
const TABLE: u32 = 64;
pub(crate) const CUP: TournamentId = TournamentId(1);
pub(crate) const OPEN: TournamentId = TournamentId(2);
pub(crate) const LEAGUE: TournamentId = TournamentId(3);
pub(crate) const LADDER: TournamentId = TournamentId(4);
pub(crate) const SEATED: TournamentId = TournamentId(5);
pub(crate) const DAY: NaiveDate = NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day");

/// A club and its journal, which grow together.
#[derive(Default)]
pub(crate) struct Hall {
    pub(crate) club: Club,
    pub(crate) entries: Vec<Arc<Entry>>,
}

impl Hall {
    fn perform(&mut self, actions: Vec<Action>) {
        let seq = Seq(self.entries.last().map_or(0, |entry| entry.seq.0) + 1);
        let (at, op) = (DateTime::UNIX_EPOCH, OpId(seq.to_string()));
        let desk = "desk".to_owned();
        self.entries.push(Arc::new(Entry {
            seq,
            at,
            desk,
            op,
            undoes: None,
            actions: actions.into(),
        }));
        let last = self.entries.len() - 1;
        extend(&mut self.club, &self.entries[last..]).expect("allowed");
    }

    /// Everybody registered, and the bracket played as far as the semi-finals.
    pub(crate) fn full() -> Self {
        let mut hall = Self::default();
        hall.perform((1..=PLAYERS).map(add_player).collect());
        let players: Vec<PlayerId> = (1..=BRACKET).map(PlayerId).collect();
        let elimination = Format::SingleElimination { third_place: true, placement: false };
        let draw = |tournament, seeds| {
            Action::DrawStage(DrawStage {
                tournament,
                stage: 1,
                seeds,
                lots: None,
                groups: Vec::new(),
                ratings: Vec::new(),
            })
        };
        let mut cup = entered(CUP, elimination, &players);
        cup.push(draw(CUP, players));
        hall.perform(cup);
        for _ in 0..BRACKET - 4 {
            let result = hall.next_result();
            hall.perform(vec![result]);
        }
        let players: Vec<PlayerId> = (1..=TABLE).map(PlayerId).collect();
        hall.perform(entered(OPEN, elimination, &players));
        let mut league = entered(LEAGUE, Format::RoundRobin { double: false }, &players);
        league.push(draw(LEAGUE, players));
        hall.perform(league);
        hall.perform(entered(LADDER, Format::Ladder, &[]));
        let seats: Vec<PlayerId> = (1..=TABLE).map(PlayerId).collect();
        hall.perform(entered(SEATED, Format::Tables { size: 4, games: 2 }, &seats));
        let seated = hall.club.tournament(SEATED).expect("opened");
        let seats = hall.club.draw(seated, &DrawChoice::default(), 7);
        hall.perform(vec![seats]);
        let table = |number: u32| Table { name: number.to_string(), reserved: false };
        hall.perform(vec![Action::SetTables(SetTables { tables: (1..=40).map(table).collect() })]);
        hall
    }

    fn next_result(&self) -> Action {
        let (_, ready) = self.club.live().next().expect("a ready match");
        Action::RecordResult(RecordResult {
            tournament: CUP,
            no: ready.no,
            sides: ready.players().expect("a ready match has both"),
            outcome: Outcome::Score(Score::new(2, 1)),
            played_on: DAY,
        })
    }
}

/// A tournament, and who enters it.
fn entered(tournament: TournamentId, format: Format, players: &[PlayerId]) -> Vec<Action> {
    let length = match format {
        Format::Tables { games, .. } => Length::Games(games),
        Format::Ladder => Length::Open,
        _ => Length::FirstTo(2),
    };
    let plan = StagePlan::new(format, Lengths::all(length), Seeding::Entry);
    let name = format!("秋の大富豪オープン {}", tournament.0);
    let create = Action::CreateTournament(CreateTournament {
        tournament,
        name,
        list: ListId::MAIN,
        plan: Box::new(plan),
    });
    let enter = Action::EnterPlayers(EnterPlayers { tournament, players: players.to_vec() });
    std::iter::once(create).chain((!players.is_empty()).then_some(enter)).collect()
}

fn add_player(number: u32) -> Action {
    let name = if number.is_multiple_of(2) {
        format!("大富豪選手 {number}")
    } else {
        format!("Ryo Nakano the {number}th")
    };
    Action::AddPlayer(AddPlayer {
        player: PlayerId(number),
        name,
        reading: Some("だいふごう".to_owned()),
        club: Some("京都大富豪会".to_owned()),
        aliases: Vec::new(),
        born: None,
        external: Vec::new(),
    })
}
