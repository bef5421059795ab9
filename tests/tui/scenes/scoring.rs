//! Scores: of matches, of games at tables, of matches that no draw made, and their correction.

use super::club::{ALL_PLAYED, BUSY, DEMO, EIGHT, HANDICAP, LADDER, LONG_MATCHES, SEATED};
use super::scenes;

scenes! {
    score: "A match is open for its score: digits are enough.", EIGHT, "<down><down><enter>";
    score_typed: "Before a score is recorded, its effect on the bracket and on both ratings is shown.", DEMO, "<enter> 2 1";
    score_short: "The same with other names.", EIGHT, "<down><down><enter> 2 0";
    score_refused: "An impossible score is refused with the reason.", EIGHT, "<down><down><enter> 3 0 <enter>";
    score_walkover: "Somebody did not come: a walkover, which is not rated.", EIGHT, "<down><down><enter> w";
    score_neither: "Neither came.", EIGHT, "<enter> w 0";
    score_retired: "Somebody gave up at one game each.", EIGHT, "<down><down><enter> g 1 1 1";
    score_who_retired: "Somebody gave up at 1-0: it is asked who.", EIGHT, "<down><down><enter> 1 0 g";
    score_disqualified: "Somebody is disqualified.", EIGHT, "<down><down><enter> d 2";
    score_both_disqualified: "Both are.", EIGHT, "<down><down><enter> d 0";
    score_games: "A match of sixteen games: the rest is proposed.", LONG_MATCHES, "<enter> 1 3";
    score_draws: "Drawn games are a third number.", LONG_MATCHES, "<enter> 7 - 6 - 3";
    score_told: "Games in order, with the chances of the dealt hands.", EIGHT, "<enter> e w h 7 0 <space> l <space> w";
    score_told_refused: "A game is won, lost or drawn.", EIGHT, "<enter> e w x";
    score_start: "Games given beforehand are added.", HANDICAP, "<enter> 2 3";
    score_recorded: "After it is recorded, the message says how to take it back.", DEMO, "<enter> 2 1 <enter>";
    correction: "A correction that later results hang on offers the ways to go on; the first changes nothing.",
        ALL_PLAYED, "<enter> h <enter> 1 2 <enter>";
    correction_void: "A correction lists the later results that become void.", ALL_PLAYED, "<enter> h <enter> 1 2 <enter> <down>";
    correction_keep: "The way in which they stand.", ALL_PLAYED, "<enter> h <enter> 1 2 <enter> <down> <down>";
    correction_closed: "In a closed tournament a correction takes a reason, over what it changes.",
        ALL_PLAYED, "<enter> c y 1 b h <enter> 1 2 <enter> <down> <enter> t h e <space> s h e e t";
    results: "Many results, a line each: what Enter does, and the matches still open.", DEMO, "S 6 <space> 2 1";
    results_recorded: "What was recorded stands below, and the line is empty again.", EIGHT, "S 1 2 1 <enter> 2 0 2 <enter>";
    results_refused: "A result that cannot be is refused as in the score window.", EIGHT, "S 3 <space> 3 - 0";
    results_corrected: "A match that has a result is corrected after a question.", EIGHT, "S 1 2 1 <enter> 1 1 2 <enter>";
    results_which: "Several tournaments have a match of that number.", BUSY, "S 1 2 <space> 2 1 <enter>";
    record_match: "A match that no draw made: who played.", LADDER, "<enter> a";
    record_match_second: "Against whom.", LADDER, "<enter> a A s t r i d <enter>";
    record_match_typed: "A match of a ladder is recorded with its result.", LADDER, "<enter> a A s t r i d <enter> <enter> 2 - 1";
    record_match_refused: "A score of nothing is no match.", LADDER, "<enter> a A s t r i d <enter> <enter> 0 - 0 <enter>";
    pod: "A game at a table: the seats in the order in which they finished.", SEATED, "<enter>";
    pod_typed: "Two seats are tied, and the last seat left comes last.", SEATED, "<enter> 3 1 = 2";
    pod_refused: "More has to be typed.", SEATED, "<enter> 1 <enter>";
    pod_hands: "The hands of a game, by pairs of seats.", SEATED, "<enter> 3 1 2 h 1 - 2 : 0 . 4 <space> 3 - 1 : 5 5 %";
    pod_recorded: "An earlier game, to be corrected.", SEATED, "<enter> 1 2 3 <enter> <left>";
}
