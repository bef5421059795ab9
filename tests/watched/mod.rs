//! Long work can be cancelled at any of its checks, and then has changed nothing.

use std::sync::atomic::{AtomicUsize, Ordering};

use banzuke::club::question::matcher::Matcher;
use banzuke::club::question::rating_table::{Model, RankingQuery};
use banzuke::desk::DeskError;
use banzuke::domain::ids::ListId;
use banzuke::domain::matching::WORTH_A_LOOK;
use banzuke::domain::number::PlayerId;
use banzuke::domain::odds::Simulation;
use banzuke::domain::progress::{NoProgress, Progress, Stopped, Task};
use banzuke::import::{self, Answers, DuplicatePolicy, Unread};

use crate::common::{CUP, Hall, add_player, create, today};

/// A watcher that cancels the work at a given check.
struct Patience {
    asked: AtomicUsize,
    last: usize,
}

impl Patience {
    fn of(last: usize) -> Self {
        Self { asked: AtomicUsize::new(0), last }
    }
}

impl Progress for Patience {
    fn reached(&self, _task: Task, done: usize, of: usize) -> Result<(), Stopped> {
        assert!(done <= of, "{done} of {of}");
        let asked = self.asked.fetch_add(1, Ordering::Relaxed) + 1;
        if asked < self.last { Ok(()) } else { Err(Stopped) }
    }
}

/// How often work checks for cancellation when it is not cancelled.
fn asked(work: impl FnOnce(&Patience)) -> usize {
    let patience = Patience::of(usize::MAX);
    work(&patience);
    patience.asked.load(Ordering::Relaxed)
}

const RESULTS: &str = "event,round,player_a,player_b,games_a,games_b\n\
                       Cup,1,Ada,Bob,2,1\nCup,1,Cyd,Dan,2,0\nCup,2,Ada,Cyd,2,1\n";

fn answers() -> Answers {
    DuplicatePolicy::New.into()
}

#[test]
fn an_import_stopped_at_any_point_leaves_no_plan_and_is_asked_row_by_row() {
    let hall = Hall::new();
    let club = hall.desk.club();
    let plan = |progress: &Patience| {
        import::plan(club, RESULTS.as_bytes(), today(), "list", &answers(), progress)
            .map(|(kind, _)| kind)
    };
    let whole = asked(|progress| assert!(plan(progress).is_ok()));
    // Checked, named and compared, each by rows or people.
    assert!(whole >= 3 + 4 + 4, "{whole}");
    for last in 1..=whole {
        assert_eq!(plan(&Patience::of(last)), Err(Unread::Stopped), "at {last}");
    }
}

#[test]
fn recording_stopped_at_any_point_writes_nothing() {
    let mut hall = Hall::new();
    let plan = import::plan(
        hall.desk.club(),
        RESULTS.as_bytes(),
        today(),
        "list",
        &answers(),
        &NoProgress,
    );
    let actions = plan.expect("a plan").1.actions;
    let before = hall.desk.club().clone();
    for last in 1.. {
        let (stamp, patience, actions) = (hall.stamp(), Patience::of(last), actions.clone());
        let done =
            hall.desk.perform_watched(&stamp, |_| Ok::<_, DeskError>(actions.clone()), &patience);
        if done.is_ok() {
            assert!(last > 8, "asked for each action, and while rows are written");
            break;
        }
        assert!(matches!(done, Err(DeskError::Stopped)));
        assert!(hall.desk.club() == &before && hall.desk.entries().is_empty());
        assert!(hall.another("other").entries().is_empty());
    }
    assert_eq!(hall.another("other").entries().len(), 1);
    assert!(hall.desk.verify().expect("verified").is_empty());

    let after = hall.desk.club().clone();
    for last in 1.. {
        let (stamp, patience) = (hall.stamp(), Patience::of(last));
        if hall.desk.undo_watched(&stamp, None, &patience).is_ok() {
            break;
        }
        assert!(hall.desk.club() == &after && hall.another("other").entries().len() == 1);
    }
    assert!(hall.desk.club() == &before);
    assert!(hall.desk.verify().expect("verified").is_empty());
}

#[test]
fn what_is_only_worked_out_is_stopped_anywhere_too() {
    let mut hall = Hall::new();
    let plan = import::plan(
        hall.desk.club(),
        RESULTS.as_bytes(),
        today(),
        "list",
        &answers(),
        &NoProgress,
    );
    hall.perform(plan.expect("a plan").1.actions).expect("recorded");
    let club = hall.desk.club();
    let registry = club.registry();
    let asked_for = RankingQuery { model: Model::WholeHistory, ..RankingQuery::now(today()) };
    let fit = |progress: &Patience| club.rating_table_watched(ListId::MAIN, asked_for, progress);
    let read = |progress: &Patience| Matcher::default().grown_watched(registry, progress).map(drop);
    let matcher = Matcher::default().grown(registry);
    let pairs = |progress: &Patience| matcher.duplicates_watched(club, WORTH_A_LOOK, progress);
    for last in 1..=asked(|progress| assert!(fit(progress).is_ok())) {
        assert_eq!(fit(&Patience::of(last)), Err(Stopped));
    }
    for last in 1..=asked(|progress| assert!(read(progress).is_ok())) {
        assert_eq!(read(&Patience::of(last)), Err(Stopped));
    }
    for last in 1..=asked(|progress| assert!(pairs(progress).is_ok())) {
        assert_eq!(pairs(&Patience::of(last)), Err(Stopped));
    }
}

#[test]
fn odds_are_stopped_after_any_run() {
    use banzuke::club::question::seeding::DrawChoice;
    use banzuke::domain::format::Format;
    use banzuke::domain::length::Length;
    use banzuke::request::Request;

    let mut hall = Hall::new();
    let players: Vec<PlayerId> = (1..=6).map(PlayerId).collect();
    let add = players.iter().map(|player| add_player(*player, &format!("player {}", player.0)));
    hall.perform(add.collect()).expect("registered");
    let round_robin = Format::RoundRobin { double: false };
    hall.perform(vec![create(CUP, "Cup", round_robin, Length::FirstTo(2))]).expect("created");
    let enter = banzuke::club::Action::EnterPlayers(banzuke::club::action::EnterPlayers {
        tournament: CUP,
        players,
    });
    hall.perform(vec![enter]).expect("entered");
    let draw = Request::Draw { tournament: CUP, choice: DrawChoice::default() };
    let draw = draw.decide(hall.desk.club(), 0).expect("a draw");
    hall.perform(draw).expect("drawn");
    let club = hall.desk.club();
    let cup = club.tournament(CUP).expect("the cup");
    let odds =
        |progress: &Patience| club.odds_watched(cup, Simulation { seed: 0, runs: 20 }, progress);
    let whole = asked(|progress| assert!(matches!(odds(progress), Ok(Ok(_)))));
    assert_eq!(whole, 20, "once a run");
    for last in 1..=whole {
        assert_eq!(odds(&Patience::of(last)), Err(Stopped));
    }
}
