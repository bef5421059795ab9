//! The ranking, ratings over time, corrections by hand, the rules of a list.

use super::club::{DEALT, EIGHT, FORTY, HALF_YEAR, NOTHING, ONE, SEASON};
use super::scenes;

scenes! {
    ranking_none: "Nobody is registered.", NOTHING, "3";
    ranking_one: "One player who has not played.", ONE, "3";
    ranking_forty: "Forty, none of them established yet.", FORTY, "3";
    ranking: "Established players first, then provisional ones with what is missing.", SEASON, "3";
    ranking_lower: "The ranking by what somebody is at least.", SEASON, "3 O";
    ranking_fitted: "The ranking fitted to all results at once.", SEASON, "3 m";
    ranking_searched: "A search keeps the places.", SEASON, "3 / m o r i";
    ranking_day: "A day is typed as of which the ranking is asked for.", FORTY, "3 d 2 0 2 6 - 1 0 - 0";
    ranking_as_of: "The ranking as of a day.", FORTY, "3 d 2 0 2 6 - 1 0 - 0 2 <enter>";
    ranking_marked: "Players are marked to be compared.", SEASON, "3 <space> <space> <space>";
    ranking_export: "A ranking is written to a new file.", SEASON, "3 e";
    ranking_print: "Paper and format are chosen; that there is no PDF is said.", SEASON, "3 <alt-p>";
    calibration: "How well the ratings foretell results, with counts and intervals.", SEASON, "3 t";
    spread: "How the ratings are spread: a bar for each step of the scale.", SEASON, "3 H";
    experiments: "Which experiment is to be done.", SEASON, "3 K";
    backtest: "How well each model would have predicted the matches of each year.", HALF_YEAR, "3 K <enter>";
    backtest_none: "Of matches of one month no model that is fitted knew anything before.", SEASON, "3 K <enter>";
    ranking_uncorrected: "What the ratings would be without hands, in a column on demand.", DEALT, "3 W";
    luck: "How many games the hands would have given, and how many were won.", DEALT, "3 C";
    luck_player: "The same of a player, game by game.", DEALT, "3 <enter> C";
    score_cards: "The cards of a game are typed, and the hand strength is shown at once.", DEALT,
        "<enter> e w @ Q T 3 3 8 6 4 7 J A 9 / T 7 7 T J K 4 X 3 K A";
    score_cards_refused: "Cards that no deck has are named.", DEALT, "<enter> e w @ K K K K / K 2";
    curves: "Ratings over time, each player with a letter of their own.", SEASON,
        "3 <space> <space> <space> <space> <space> <space> <space> c";
    curves_fitted: "The same, fitted to all results.", SEASON, "3 <space> <space> <space> c m";
    curves_none: "Nobody has played yet.", EIGHT, "3 c";
    adjust: "A rating is corrected by hand, with its reason.", SEASON, "3 <enter> a";
    adjust_refused: "A correction without a reason is refused.", SEASON, "3 <enter> a = 1 6 5 0 <enter>";
    shift: "Everybody is corrected by as many points.", SEASON, "3 A - 2 0";
    list_form: "The rules of a new rating list.", EIGHT, "3 a";
    list_form_refused: "A list needs a name.", EIGHT, "3 a <enter>";
    list_form_change: "The rules of a list that is there.", EIGHT, "3 R";
}
