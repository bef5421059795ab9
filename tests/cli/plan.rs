//! Formats that fit into the available time.

use super::Shell;

#[test]
fn formats_are_compared_for_a_number_of_players() {
    let mut shell = Shell::new();
    shell.play(
        "plan --players 8 --tables 2 --from 13:00 --until 18:00 --first-to 2 --evenings 50
         --lang ja plan --players 8 --tables 2 --from 13:00 --until 18:00 --evenings 50 --sort best
         plan --players 6 --from 13:00 --games 2 --evenings 20 --format csv
         plan --players 1
         plan --players 8 --from 18:00 --until 13:00
         plan --players 8 --until late
         plan",
    );
    insta::assert_snapshot!(shell.transcript());
    let json = shell.data("plan --players 5 --from 13:00 --evenings 10 --seed 7 --format json");
    assert!(json.matches("\"random_seed\":7").count() > 5, "{json}");
    assert!(!shell.path("club.db").exists());
}

#[test]
fn entrants_play_as_their_tournament_has_it() {
    let mut shell = Shell::new();
    shell.play(
        "player add Ada
         player add Bea
         player add Cid
         player add Dan
         tournament new Cup --format round-robin --first-to 3
         tournament enter Cup Ada Bea Cid Dan
         plan --tournament Cup --from 13:00 --evenings 50 --sort end
         plan --tournament Nowhere",
    );
    insta::assert_snapshot!(shell.transcript());
}
