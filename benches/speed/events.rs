//! A club with years behind it: players, and events of a hundred matches.

use std::path::Path;
use std::sync::Arc;

use banzuke::club::action::{AddPlayer, CreateTournament, RecordMatch};
use banzuke::club::{Action, Seq};
use banzuke::desk::Desk;
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Length, Lengths, Outcome, Score};
use banzuke::journal::store::Missing;
use banzuke::journal::{Entry, OpId};
use chrono::{DateTime, Days, NaiveDate};

/// Matches of one event.
pub(super) const EVENT: u32 = 100;

/// How decisions are spread over entries.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Entries {
    /// One for each match, as a desk writes them.
    OneEach,
    /// One for each event, as an import does.
    Few,
}

/// Random numbers that are the same on every machine: splitmix64.
pub(super) struct Lots(u64);

impl Lots {
    pub(super) fn new() -> Self {
        Self(0)
    }

    pub(super) fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let drawn = (z ^ (z >> 31)) % u64::from(bound);
        u32::try_from(drawn).expect("below a number of 32 bits")
    }

    /// Two different numbers below `bound`.
    pub(super) fn pair(&mut self, bound: u32) -> [u32; 2] {
        let a = self.below(bound);
        [a, (a + 1 + self.below(bound - 1)) % bound]
    }

    pub(super) fn score(&mut self) -> Score {
        let lost = self.below(2);
        if self.below(2) == 0 { Score::new(2, lost) } else { Score::new(lost, 2) }
    }
}

/// A result for the `no`-th match of an event.
pub(super) fn result(lots: &mut Lots, players: u32, event: TournamentId, no: u32) -> Action {
    let first = NaiveDate::from_ymd_opt(2000, 1, 1).expect("a day");
    Action::RecordMatch(RecordMatch {
        tournament: event,
        no: MatchNo(no),
        round: RoundName::Round(no.div_ceil(10)),
        sides: lots.pair(players).map(|player| PlayerId(player + 1)),
        outcome: Outcome::Score(lots.score()),
        played_on: first + Days::new(u64::from(event.0) * 7),
    })
}

/// An event that takes results as they come.
pub(super) fn event(id: TournamentId) -> Action {
    let lengths = Lengths::all(Length::FirstTo(2));
    let plan = StagePlan::new(Format::Recorded, lengths, Seeding::Entry);
    let name = format!("第{}回 Weekly", id.0);
    Action::CreateTournament(CreateTournament {
        tournament: id,
        name,
        list: ListId::MAIN,
        plan: Box::new(plan),
    })
}

/// The journal of such a club.
pub(super) fn journal(players: u32, matches: u32, entries: Entries) -> Vec<Arc<Entry>> {
    let mut lots = Lots::new();
    let mut decided: Vec<Vec<Action>> = vec![(1..=players).map(player).collect()];
    for id in (1..=matches / EVENT).map(TournamentId) {
        let results = (1..=EVENT).map(|no| result(&mut lots, players, id, no));
        match entries {
            Entries::OneEach => {
                decided.push(vec![event(id)]);
                decided.extend(results.map(|result| vec![result]));
            }
            Entries::Few => decided.push(std::iter::once(event(id)).chain(results).collect()),
        }
    }
    let entry = |(seq, actions): (u64, Vec<Action>)| Entry {
        seq: Seq(seq),
        at: DateTime::UNIX_EPOCH,
        desk: "desk".to_owned(),
        op: OpId(format!("{seq:032x}")),
        undoes: None,
        actions: actions.into(),
    };
    (1..).zip(decided).map(entry).map(Arc::new).collect()
}

/// Registers a player.
pub(super) fn player(number: u32) -> Action {
    Action::AddPlayer(AddPlayer {
        player: PlayerId(number),
        name: format!("選手 {number}"),
        reading: Some(format!("せんしゅ {number}")),
        club: None,
        aliases: Vec::new(),
        born: None,
        external: Vec::new(),
    })
}

/// A new file with a journal.
pub(super) fn file(path: &Path, journal: &[Arc<Entry>]) -> Desk {
    let mut desk = Desk::open(path, Missing::Create, "desk").expect("a new file");
    desk.take_in(journal).expect("taken in");
    desk
}
