//! Pods and the order in which they are rated.

use banzuke::club::Action;
use banzuke::club::action::RecordGame;
use banzuke::domain::finish::Finish;
use banzuke::domain::format::Format;
use banzuke::domain::ids::ListId;
use banzuke::domain::number::PlayerId;
use chrono::Days;

use super::memory::{Memory, plan};
use crate::common::{CUP, today};

/// The second game is played on the day after.
#[test]
fn a_pod_is_rated_on_the_day_of_its_first_game() {
    let mut event = Memory::planned(plan(Format::Tables { size: 3, games: 2 }), 3);
    let no = event.cup().pods[0].no;
    let tomorrow = today() + Days::new(1);
    for (game, played_on) in [(1, today()), (2, tomorrow)] {
        let order = Finish((1..=3).map(|player| vec![PlayerId(player)]).collect());
        event.must(Action::RecordGame(RecordGame { tournament: CUP, no, game, order, played_on }));
    }
    event.club.settle();
    let ratings = event.club.ratings(ListId::MAIN).expect("a list");
    let days: Vec<_> = ratings.matches().map(|rated| rated.played_on).collect();
    assert_eq!(days, [today()]);
}
