//! The clubs of the scenes. Each is made once, and every scene works on a copy of its file.

use std::sync::{Arc, OnceLock};

use banzuke::cards::read_games;
use banzuke::club::action::{
    AddPlayOff, AddStage, CreateTournament, RecordMatch, RecordResult, SetCardGame, SetGames,
    SetMatchLength,
};
use banzuke::club::{Action, Match};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::game::{CardGame, RecordedGames, total};
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score, Side};
use banzuke::domain::standings::{MatchPoints, StandingsPlan};
use banzuke::journal::Entry;
use chrono::TimeDelta;

use crate::common::{CUP, Hall, add_player, create, today};
use crate::tui::commands::scenes;
use crate::tui::floor::tables;
use crate::tui::ratings::{easy, half_year, season};
use crate::tui::scoring::{ELIMINATION, ROBIN, named, start, started};
use crate::tui::tournament::{decided, drawn, entered, groups};
use crate::tui::{certain, fees, identity, journal, people, pods, prizes, returns, swiss, titles};

/// A club that is made when it is first needed.
pub(crate) struct Fixture {
    prepare: fn() -> Hall,
    file: OnceLock<Vec<u8>>,
}

impl Fixture {
    const fn new(prepare: fn() -> Hall) -> Self {
        Self { prepare, file: OnceLock::new() }
    }

    /// A desk on its own copy of the file.
    pub(crate) fn hall(&self) -> Hall {
        Hall::copy_of(self.file.get_or_init(|| (self.prepare)().into_file()))
    }
}

/// Clubs and how they are made.
macro_rules! clubs {
    ($($(#[$doc:meta])* $name:ident = $prepare:expr;)+) => {
        $($(#[$doc])* pub(super) static $name: Fixture = Fixture::new($prepare);)+
    };
}

clubs! {
    /// Four players have entered an event with a fee; some have paid.
    FEES = fees::asked;
    /// Four players whose matches are played, two of them with titles.
    TITLED = titles::titled;
    /// Twelve players whose matches are played, with three categories and prizes.
    CEREMONY = prizes::ceremony;
    /// The first entrant of a round robin has withdrawn.
    LEFT = returns::withdrawn;
    /// A bracket of four, drawn and not begun.
    UNPLAYED = || started(4, ELIMINATION, Length::FirstTo(2));
    /// A club without any records.
    NOTHING = Hall::new;
    /// One player.
    ONE = || named(1);
    /// The sample event that `banzuke demo` shows.
    DEMO = demo;
    /// Forty players with names of every width, and 150 casual matches.
    FORTY = || with(Hall::new(), people::forty);
    /// Eight players in an elimination, no match played.
    EIGHT = || started(8, ELIMINATION, Length::FirstTo(2));
    /// Eight players in an elimination in a hall of four tables, the last of them reserved.
    TABLES = || with(started(8, ELIMINATION, Length::FirstTo(2)), |hall| tables(hall, 4));
    /// One tournament drawn, another open for entries.
    TWO_EVENTS = two_events;
    /// Forty players in an elimination, eight of them also in a round robin, and a hall of twelve tables.
    BUSY = busy;
    /// A round robin of four, sixteen games a match.
    LONG_MATCHES = || started(4, ROBIN, Length::Games(16));
    /// A round robin of three in a hall of three tables.
    THREE = || with(started(3, ROBIN, Length::FirstTo(2)), |hall| tables(hall, 3));
    /// Two players whose only match can be called at once.
    TWO = || with(started(2, ELIMINATION, Length::FirstTo(2)), |hall| tables(hall, 2));
    /// Four players in an elimination, all played.
    ALL_PLAYED = || played(started(4, ELIMINATION, Length::FirstTo(2)), &[(1, 2, 1), (2, 2, 1), (3, 2, 1), (4, 2, 1)]);
    /// A round robin of four; one player has played once.
    ROBIN_BEGUN = || played(started(4, ROBIN, Length::FirstTo(2)), &[(1, 2, 0)]);
    /// A round robin of four; everybody has played twice.
    ROBIN_HALF = || played(started(4, ROBIN, Length::FirstTo(2)), &[(1, 2, 0), (2, 2, 0), (3, 2, 0), (4, 2, 0)]);
    /// Eight registered players, five of whom are in an elimination with byes.
    LATE = late;
    /// A match with a handicap: one side starts with two games.
    HANDICAP = handicap;
    /// Eight players in two pods of four.
    SEATED = || pods::tables(8);
    /// Eight in a Swiss, the first round paired; and played.
    SWISS = || swiss::rounds(8);
    SWISS_PLAYED = swiss_played;
    /// Seven players in a Swiss, one with a bye and one absent; the second round is paired and not played.
    SWISS_ODD = swiss_odd;
    /// Eight players in two pods of four in a hall of three tables, and a round robin of four of them.
    SEATED_HALL = seated_hall;
    /// Thirteen players in an elimination, half of the first round played.
    BRACKET = bracket;
    /// Sixteen and sixty-four players in an elimination, no match played.
    SIXTEEN = || decided(drawn(16, ELIMINATION));
    SIXTY_FOUR = || decided(drawn(64, ELIMINATION));
    /// Eight players in an elimination without a match for third place.
    PLAIN = || {
        let format = Format::SingleElimination { third_place: false, placement: false };
        decided(drawn(8, format))
    };
    /// Forty players in an elimination, five matches played and one walkover.
    LISTS = lists;
    /// A round robin of seven, partly played.
    CROSS_TABLE = cross_table;
    /// A double round robin of forty.
    WIDE_TABLE = || decided(drawn(40, Format::RoundRobin { double: true }));
    /// Nobody, one, five who have entered.
    ENTRIES_NONE = || decided(entered(0, ELIMINATION));
    ENTRIES_ONE = || decided(entered(1, ELIMINATION));
    ENTRIES = || decided(entered(5, ELIMINATION));
    /// Four groups of four before an elimination of eight: nine matches played, and all of them.
    GROUPS = || in_groups(9);
    GROUPS_PLAYED = || in_groups(24);
    /// Three groups before an elimination of eight, scored 3-1-0; the
    /// thirds of A and B have more games than the third of C.
    BEST_THIRDS = best_thirds;
    /// Two groups of two that ended in draws; one of each group advances.
    TIED = scenes::tied;
    /// Three players beat one another in a circle; two of them advance.
    CIRCLE = || circle(true);
    /// Three players beat one another in a circle, without a following stage.
    CIRCLE_ALONE = || circle(false);
    /// [`CIRCLE`] after a play-off.
    PLAYED_OFF = played_off;
    /// A round robin of seven in its second round.
    ROBIN_ODD = || {
        let mut hall = named(8);
        start(&mut hall, CUP, "京都オープン", 7, ROBIN, Length::FirstTo(2));
        played(hall, &[(1, 2, 0), (2, 2, 0), (3, 2, 0), (4, 2, 0)])
    };
    /// A double elimination of eight after two rounds, and when the grand final has to be played again.
    DOUBLE = || double(6);
    DOUBLE_RESET = || double(14);
    /// An elimination of eight in which every place is played out.
    PLACES = places;
    /// Two matches that no draw made, and none of a ladder.
    RECORDED = recorded;
    LADDER = ladder;
    /// Prime Daifugō, with the cards of the first two matches on record.
    DEALT = dealt;
    /// A white bear who is registered twice, and others who may be.
    TWICE = identity::hall;
    /// Many near-certain duplicates.
    CERTAIN = certain::hall;
    /// The sample event; one of its players has also played elsewhere under another number.
    DEMO_TWICE = demo_twice;
    /// Seven events of eight players, all but one of whom have an established rating.
    SEASON = || season(easy());
    /// Seven events of eight players, and a section that is open for entries.
    SECTION = section;
    /// The seven events, one a month.
    HALF_YEAR = half_year;
    /// Forty entries.
    JOURNAL = || with(Hall::new(), journal::forty);
}

fn with(mut hall: Hall, more: impl FnOnce(&mut Hall)) -> Hall {
    more(&mut hall);
    hall
}

fn played(mut hall: Hall, scores: &[(u32, u32, u32)]) -> Hall {
    for &(no, a, b) in scores {
        hall.record(no, a, b).expect("recorded");
    }
    hall
}

fn walkover(hall: &mut Hall, no: u32, winner: Side) {
    let (tournament, sides, played_on) = (CUP, hall.sides(no), today());
    let outcome = Outcome::Walkover(winner);
    let no = MatchNo(no);
    let action = Action::RecordResult(RecordResult { tournament, no, sides, outcome, played_on });
    hall.perform(vec![action]).expect("recorded");
}

/// Noon in UTC, when the date is the same nearly everywhere.
fn demo() -> Hall {
    let mut hall = Hall::new();
    let read = |line| {
        let mut entry = Entry::from_line(line).expect("an entry");
        entry.at += TimeDelta::hours(11);
        Arc::new(entry)
    };
    let entries: Vec<_> = include_str!("../../../assets/demo.jsonl").lines().map(read).collect();
    hall.desk.take_in(&entries).expect("taken in");
    hall
}

fn demo_twice() -> Hall {
    let (tournament, twice) = (TournamentId(3), PlayerId(17));
    let record = |(no, other, games): (u32, u32, Score)| {
        Action::RecordMatch(RecordMatch {
            tournament,
            no: MatchNo(no),
            round: RoundName::Round(1),
            sides: [twice, PlayerId(other)],
            outcome: Outcome::Score(games),
            played_on: today() - TimeDelta::days(14),
        })
    };
    let evening = create(tournament, "Sapporo evening", Format::Recorded, Length::Open);
    let mut more = vec![add_player(twice, "MORINO Kaede"), evening];
    more.extend([(1, 7, Score::new(2, 1)), (2, 13, Score::new(2, 0))].map(record));
    let mut hall = demo();
    hall.perform(more).expect("decided");
    hall
}

fn seated_hall() -> Hall {
    let mut hall = pods::tables(8);
    start(&mut hall, TournamentId(2), "金剛杯", 4, ROBIN, Length::FirstTo(2));
    with(hall, |hall| tables(hall, 3))
}

fn two_events() -> Hall {
    let mut hall = started(2, ELIMINATION, Length::FirstTo(2));
    let name = "第１６回 素数大富豪 金剛杯";
    hall.perform(vec![create(TournamentId(2), name, ROBIN, Length::Games(16))]).expect("opened");
    hall
}

fn busy() -> Hall {
    let mut hall = started(40, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, TournamentId(2), "金剛杯", 8, ROBIN, Length::Games(16));
    tables(&mut hall, 12);
    played(hall, &[(1, 2, 0)])
}

fn late() -> Hall {
    let mut hall = named(8);
    start(&mut hall, CUP, "京都オープン", 5, ELIMINATION, Length::FirstTo(2));
    hall
}

fn circle(goes_on: bool) -> Hall {
    let mut hall = drawn(3, ROBIN);
    let next = StagePlan {
        takes: Some(2),
        ..StagePlan::new(ELIMINATION, Lengths::all(Length::FirstTo(2)), Seeding::Entry)
    };
    if goes_on {
        hall.push(vec![Action::AddStage(AddStage {
            tournament: CUP,
            stage: 2,
            plan: Box::new(next),
        })]);
    }
    let mut hall = decided(hall);
    for (winner, loser) in [(1, 2), (2, 3), (3, 1)] {
        beats(&mut hall, winner, loser);
    }
    hall
}

/// Records that one player beats another 2-1 in their open match.
fn beats(hall: &mut Hall, winner: u32, loser: u32) {
    let sides = [winner, loser].map(PlayerId);
    let cup = hall.desk.club().tournament(CUP).expect("the cup");
    let meets = |played: &&Arc<Match>| sides.iter().all(|&side| played.has(side));
    let mut open = cup.matches.iter().filter(|played| played.state().is_open());
    let found = open.find(meets).expect("a match of theirs");
    let (no, first) = (found.no.0, found.sides[0] == Some(sides[0]));
    let (a, b) = if first { (2, 1) } else { (1, 2) };
    hall.record(no, a, b).expect("recorded");
}

fn played_off() -> Hall {
    let mut hall = circle(true);
    let length = Length::FirstTo(2);
    let pairs = (4..).map(MatchNo).zip([[1, 2], [1, 3], [2, 3]]);
    let add = |(no, sides): (MatchNo, [u32; 2])| {
        Action::AddPlayOff(AddPlayOff {
            tournament: CUP,
            stage: 1,
            no,
            sides: sides.map(PlayerId),
            length,
        })
    };
    hall.perform(pairs.map(add).collect()).expect("added");
    for (winner, loser) in [(3, 1), (3, 2), (2, 1)] {
        beats(&mut hall, winner, loser);
    }
    hall
}

fn dealt() -> Hall {
    let mut hall = started(4, ELIMINATION, Length::FirstTo(2));
    let game = Some(CardGame::PrimeDaifugo);
    hall.perform(vec![Action::SetCardGame(SetCardGame { tournament: CUP, game })]).expect("set");
    for (no, typed) in [
        (1, "w@QT338647JA9/T77TJK4X3KA l@9283AJ95TT7/52Q4A8Q36K6 w@TQJX6T5K3A3/45573538QK6"),
        (2, "l@42646X497K3/9QA9KA5T3JT l@0.55"),
    ] {
        let RecordedGames { games, deals } = read_games(typed, game).expect("games");
        let score = total(games.iter().map(|game| game.winner));
        hall.record(no, score.a, score.b).expect("recorded");
        let no = MatchNo(no);
        hall.perform(vec![Action::SetGames(SetGames { tournament: CUP, no, games, deals })])
            .expect("told");
    }
    hall
}

fn swiss_played() -> Hall {
    played(swiss::rounds(8), &[(1, 2, 0), (2, 0, 2), (3, 2, 1), (4, 1, 2)])
}

fn swiss_odd() -> Hall {
    swiss::with_absent()
}

fn handicap() -> Hall {
    let mut hall = started(4, ELIMINATION, Length::FirstTo(5));
    let (no, length, start) = (MatchNo(1), Length::FirstTo(5), [0, 2]);
    hall.perform(vec![Action::SetMatchLength(SetMatchLength {
        tournament: CUP,
        no,
        length,
        start,
    })])
    .expect("set");
    hall
}

fn bracket() -> Hall {
    let hall = decided(drawn(13, ELIMINATION));
    let mut hall = played(hall, &[(1, 2, 1), (2, 0, 2), (3, 2, 0), (6, 2, 1), (7, 1, 2)]);
    walkover(&mut hall, 4, Side::A);
    hall
}

fn lists() -> Hall {
    let hall = decided(drawn(40, ELIMINATION));
    let mut hall = played(hall, &[(1, 2, 1), (2, 2, 0), (3, 2, 1), (4, 2, 0), (5, 2, 1)]);
    walkover(&mut hall, 6, Side::B);
    hall
}

fn cross_table() -> Hall {
    let hall = decided(drawn(7, Format::RoundRobin { double: false }));
    let mut hall = played(hall, &[(1, 2, 1), (2, 0, 2), (3, 2, 0), (4, 2, 1), (6, 1, 2)]);
    walkover(&mut hall, 7, Side::B);
    hall
}

/// The player with the smaller number wins.
fn in_groups(matches: u32) -> Hall {
    let mut hall = decided(groups(16, 4, 2));
    for no in 1..=matches {
        let [a, b] = hall.sides(no);
        let (a, b) = if a < b { (2, b.0 % 2) } else { (a.0 % 2, 2) };
        hall.record(no, a, b).expect("recorded");
    }
    hall
}

fn best_thirds() -> Hall {
    let mut entries = groups(12, 3, 2);
    for action in entries.iter_mut().flatten() {
        match action {
            Action::AddStage(AddStage { plan, .. }) => plan.fill = Some(2),
            Action::CreateTournament(CreateTournament { plan, .. }) => {
                let points = MatchPoints::FOOTBALL;
                plan.standings = Some(StandingsPlan { points, ..StandingsPlan::default() });
            }
            _ => {}
        }
    }
    let mut hall = decided(entries);
    for no in 1..=18 {
        let [a, b] = hall.sides(no);
        let lost = |player: PlayerId| u32::from([7, 8].contains(&player.0));
        let (a, b) = if a < b { (2, lost(b)) } else { (lost(a), 2) };
        hall.record(no, a, b).expect("recorded");
    }
    hall
}

fn double(matches: u32) -> Hall {
    let format = Format::DoubleElimination { grand_final: GrandFinal::Reset };
    let mut hall = decided(drawn(8, format));
    for no in 1..=matches {
        let (a, b) = if no == 14 { (0, 2) } else { (2, 0) };
        hall.record(no, a, b).expect("recorded");
    }
    hall
}

fn places() -> Hall {
    let every = Format::SingleElimination { third_place: false, placement: true };
    played(decided(drawn(8, every)), &[(1, 2, 1), (2, 2, 1), (3, 2, 1), (4, 2, 1)])
}

/// Three registered, and a tournament that nobody enters.
fn open_to_all(format: Format) -> Vec<Vec<Action>> {
    let mut entries = entered(3, format);
    entries.pop();
    entries
}

fn recorded() -> Hall {
    let mut entries = open_to_all(Format::Recorded);
    let draws = Score { a: 7, b: 6, draws: 3, ..Score::default() };
    for (no, a, b, score) in [(1, 1, 2, draws), (2, 3, 1, Score::new(8, 8))] {
        entries.push(vec![Action::RecordMatch(RecordMatch {
            tournament: CUP,
            no: MatchNo(no),
            round: RoundName::Named("予選".into()),
            sides: [PlayerId(a), PlayerId(b)],
            outcome: Outcome::Score(score),
            played_on: today(),
        })]);
    }
    decided(entries)
}

fn ladder() -> Hall {
    decided(open_to_all(Format::Ladder))
}

fn section() -> Hall {
    let mut hall = season(easy());
    let section = create(TournamentId(8), "B級", ROBIN, Length::FirstTo(2));
    hall.perform(vec![section]).expect("opened");
    hall
}
