//! A player who is registered twice, in the real binary.

use banzuke::club::Action;
use banzuke::club::action::RecordMatch;
use banzuke::domain::format::Format;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Length, Outcome, Score};

use super::{SIZE, home};
use crate::common::{Hall, add_player, create, today};
use crate::pty::terminal::Terminal;

/// One person under two numbers, each with a match against somebody else, in two events.
fn twice() -> Hall {
    let mut hall = Hall::new();
    let names = (1..).zip(["しろくま", "シロクマさん", "Ada Primrose"]);
    hall.perform(names.map(|(number, name)| add_player(PlayerId(number), name)).collect())
        .expect("registered");
    for (event, winner) in [(1, 1), (2, 2)] {
        let tournament = TournamentId(event);
        let record = Action::RecordMatch(RecordMatch {
            tournament,
            no: MatchNo(1),
            round: RoundName::Round(1),
            sides: [PlayerId(winner), PlayerId(3)],
            outcome: Outcome::Score(Score::new(2, 0)),
            played_on: today(),
        });
        let name = format!("Cup {event}");
        hall.perform(vec![create(tournament, &name, Format::Recorded, Length::Open), record])
            .expect("played");
    }
    hall
}

#[test]
fn a_pair_is_merged_and_the_merger_undone() {
    let (home, hall) = (home(), twice());
    let path = hall.path();
    let file = path.to_str().expect("a path");
    let mut terminal = Terminal::start(home.path(), &["--db", file], SIZE);
    terminal.wait_for("1 pair is very likely one person. D shows all pairs.");
    terminal.send("D");
    terminal.wait_for("pair 1 of 1");
    terminal.wait_for("シロクマさん");
    terminal.send("l");
    terminal.wait_for("rating 1532.00 -> ");
    terminal.wait_for("u undoes");
    terminal.wait_for("No likely duplicates");
    terminal.send("u");
    terminal.wait_for("Undone");
    terminal.wait_for("pair 1 of 1");
    terminal.send("\x03");
    assert!(terminal.ended().success());
}

#[test]
fn a_known_player_is_entered_in_two_keys_after_the_letters() {
    let (home, hall) = (home(), twice());
    let path = hall.path();
    let file = path.to_str().expect("a path");
    let mut terminal = Terminal::start(home.path(), &["--db", file], SIZE);
    terminal.wait_for("Cup 2");
    terminal.send("n");
    terminal.wait_for("Name");
    terminal.send("Winter");
    terminal.wait_for("Winter");
    terminal.send("\x13");
    terminal.wait_for("Add entrant:");
    terminal.send("Prim Rose, Ada");
    terminal.wait_for("Alt-1  P0003-0");
    // One key after the letters: Alt-1.
    let after = ["\x1b1"];
    for key in after {
        terminal.send(key);
    }
    terminal.wait_for("Entrants: 1");
    assert!(after.len() <= 2);
    terminal.send("\x03");
    assert!(terminal.ended().success());
}
