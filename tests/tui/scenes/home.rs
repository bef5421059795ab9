//! The first screen, and the overlays that may cover any screen.

use super::club::{
    ALL_PLAYED, BUSY, DEMO, GROUPS_PLAYED, NOTHING, ONE, SEATED, TABLES, TIED, TWICE, TWO_EVENTS,
};
use super::scenes;

scenes! {
    home_nothing: "The first start: no player is registered, and the first keys are named.", NOTHING, "";
    home_one: "One player is registered and no tournament is open.", ONE, "";
    home: "The day at one look: what is ready to play, the tournaments, what was decided last.", DEMO, "";
    home_two_events: "One tournament is running, the other still takes entries.", TWO_EVENTS, "";
    home_busy: "Two tournaments run at once, with more matches ready than the screen has lines.", BUSY, "";
    home_tables: "Tables of four are ready to play beside matches of two.", SEATED, "";
    home_next_stage: "All groups are played: home says so, and the key that draws the next stage.", GROUPS_PLAYED, "";
    home_tied: "Two share the rank that decides who advances, and home says the key for it.", TIED, "";
    home_draws: "The key draws the next stage from home.", GROUPS_PLAYED, "s y";
    home_closed: "A closed tournament is told with its winner.", ALL_PLAYED, "<enter> c y 1";
    home_duplicates: "Some players seem to be registered twice, and a line says so.", TWICE, "";
    home_undo: "An undo says what it takes back before it does.", DEMO, "<enter> 2 1 <enter> 4 <down> <down> x";
    which_bracket: "Two drawings are open, and the key that shows one asks which.", BUSY, "b";
    help: "Every key of the screen in front, with what it does and why it may not be used now.", DEMO, "?";
    help_of_a_match: "The keys of a match, further down.", DEMO, "<enter> ? <page-down>";
    home_called: "Two matches are at tables, with the minutes since their call.", TABLES, "N N";
    help_of_a_form: "What the keys do while one types.", DEMO, "2 a <f1>";
    help_searched: "The keys that have to do with a word.", DEMO, "? / u n d o";
    help_of_a_list: "The keys of the tab in front come first.", DEMO, "b <tab> ?";
    palette_elsewhere: "Commands of other screens are found too, and say where they are.", DEMO, ": o d d s";
    palette: "Any command by a part of its name, with its key.", DEMO, ": r e";
    find_nothing: "Before anything is typed, the search says what may be.", NOTHING, "/";
    find_now: "Before anything is typed: what is at tables, and what is next.", BUSY, "N N /";
    find_player: "Players by part of a name: where they play now comes first, then they themselves.", BUSY, "N N / r y o";
    find_waits: "Somebody who won waits for the match of the next opponent.", DEMO, "/ あ お";
    find_number: "A match by its number, in every event that has one.", BUSY, "/ # 2";
    find_digits: "A number alone may be a match, a table, a player, an entry.", BUSY, "N / 3";
    find_tournament: "A tournament by part of its name.", TWO_EVENTS, "/ 金";
    palette_nothing: "No command has such a name.", DEMO, ": z z z";
}
