//! A Swiss of 24 players and five rounds by keys, with a late entry, a withdrawal, a bye asked for, somebody who did not come
//! and a wrong result that is found a round later.

use banzuke::club::{Phase, Tournament};
use banzuke::domain::number::PlayerId;
use banzuke::domain::swiss::AskedBye;

use crate::common::CUP;
use crate::tui::front::Front;
use crate::tui::scoring::named;

/// The screen of the organiser's laptop.
const SCREEN: (u16, u16) = (120, 50);

fn cup(front: &mut Front) -> std::sync::Arc<Tournament> {
    front.club().tournament(CUP).expect("the cup").clone()
}

/// The first named of every match wins; after each result the next match is selected.
fn play_round(front: &mut Front) {
    let open = |front: &mut Front| {
        let cup = cup(front);
        cup.matches.iter().filter(|one| one.state().is_live()).count()
    };
    let count = open(front);
    for left in (0..count).rev() {
        front.drive("<enter> 2 0 <enter>");
        assert_eq!(open(front), left, "{}", front.text());
    }
}

/// Selects a player on the standings.
fn select(front: &mut Front, player: PlayerId) {
    let lines = cup(front).standings();
    let row = lines.iter().position(|line| line.player == player).expect("a line");
    front.drive("<home>");
    for _ in 0..row {
        front.drive("<down>");
    }
}

#[test]
fn a_day_of_24_players() {
    let mut front = Front::open(named(24));
    front.desk.resize(SCREEN.0, SCREEN.1);
    // Planned with everybody, of whom the last has not come yet.
    front.drive(
        "a C u p <enter> <down> <down> <down> <down> <down> <ctrl-n> <ctrl-n> <alt-a> <ctrl-s>",
    );
    front.shows("Entrants: 24");
    front.drive("<tab> <end> x s y");
    front.shows("[Round 1]");
    front.shows("round 1 of 5");
    front.shows("Bye: ");
    let missing = PlayerId(24);
    assert!(!cup(&mut front).has(missing));
    play_round(&mut front);
    // The last one comes late, somebody goes home, somebody asks for the next round off.
    front.drive("a 2 4 <enter> <enter> <esc>");
    assert!(cup(&mut front).has(missing));
    front.drive("<tab>");
    let leader = cup(&mut front).standings()[0].player;
    let last =
        cup(&mut front).standings().into_iter().rfind(|line| line.player != missing).expect("one");
    let last = last.player;
    select(&mut front, last);
    front.drive("w <down> <enter>");
    assert!(cup(&mut front).has_left(last));
    select(&mut front, leader);
    front.drive("A <enter>");
    // Who is away is first asked about when they are back.
    let is_away = |front: &mut Front| !cup(front).absent_next(1).is_empty();
    assert!(is_away(&mut front));
    front.drive("A <enter>");
    assert!(!is_away(&mut front), "{}", front.text());
    front.drive("A <enter>");
    // Home says what is to be done, and one key does it.
    front.drive("1");
    front.shows("s pairs round 2");
    front.drive("s y <tab> <enter>");
    front.shows("[Round 2]");
    front.shows("Absent: ");
    let bye_of = |cup: &Tournament, player| {
        cup.last_absent(1).iter().find(|one| one.player == player).map(|one| one.bye)
    };
    assert_eq!(bye_of(&cup(&mut front), leader), Some(AskedBye::Half));
    let there =
        |cup: &Tournament, player| cup.boards(1, cup.last_round(1)).any(|board| board.has(player));
    assert!(there(&cup(&mut front), missing) && !there(&cup(&mut front), last));
    // Somebody does not come, and nothing of the round was called: it is paired again without them.
    let away = cup(&mut front).standings()[1].player;
    front.drive("<tab>");
    select(&mut front, away);
    front.drive("A");
    front.shows(", and pair it again");
    front.drive("<end> <up> <enter>");
    front.shows("paired again");
    assert_eq!(bye_of(&cup(&mut front), away), Some(AskedBye::Zero));
    front.drive("<shift-tab>");
    play_round(&mut front);
    front.drive("d");
    front.shows("has begun");
    front.drive("s y");
    front.shows("[Round 3]");
    // The first match of the second round was read from its slip the wrong way round.
    let paired = cup(&mut front).boards(1, 3).map(|board| board.players()).collect::<Vec<_>>();
    let wrong = cup(&mut front).boards(1, 2).next().expect("a board").no;
    front.drive("<shift-tab> <home> <enter> 0 2 <enter>");
    front.shows("Correct the result");
    front.drive("<down> <enter>");
    let corrected = cup(&mut front).match_no(wrong).expect("the match").record.expect("a result");
    assert_eq!(corrected.outcome.played().map(|score| score.to_string()), Some("0-2".to_owned()));
    let now = cup(&mut front).boards(1, 3).map(|board| board.players()).collect::<Vec<_>>();
    assert_eq!(now, paired, "what was paired stands");
    front.drive("<tab>");
    for round in 3..=5 {
        front.shows(&format!("[Round {round}]"));
        play_round(&mut front);
        if round < 5 {
            front.drive("c");
            front.shows(&format!("Close Cup after round {round} of 5?"));
            front.drive("n s y");
        }
    }
    front.drive("c y");
    assert_eq!(cup(&mut front).phase, Phase::Closed);
    front.shows("[Standings]");
    let cup = cup(&mut front);
    let mut met: Vec<_> = cup.matches.iter().filter_map(|played| played.players()).collect();
    for pair in &mut met {
        pair.sort_unstable();
    }
    met.sort_unstable();
    let all = met.len();
    met.dedup();
    assert_eq!(met.len(), all, "nobody met twice");
    front.hall.is_clean();
}
