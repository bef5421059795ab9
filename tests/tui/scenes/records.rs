//! Analysed games: of a player, move by move, and the fit of ratings to their losses.

use super::club::SEASON;
use super::scenes;
use crate::tui::records::files;

scenes! {
    player_records: "The rating that analysed games suggest, on the page of a player.", SEASON, concat!(files!(games), "2 G <enter>");
    game_records: "The analysed games of a player.", SEASON, concat!(files!(games), "2 G <enter> r");
    game_records_unnamed: "No file of games is named.", SEASON, "2 G <enter> r";
    game_records_no_fit: "Without a fit no rating is suggested.", SEASON, concat!(files!(shogi), "2 G <enter> r");
    game_records_adjust: "A suggestion becomes a rating by an official's entry only.", SEASON, concat!(files!(games), "2 G <enter> r a");
    replay: "A game of Othello after one of its worst moves.", SEASON, concat!(files!(games), "2 G <enter> r <enter> <tab>");
    replay_start: "The same before its first move.", SEASON, concat!(files!(games), "2 G <enter> r <enter>");
    replay_moves: "A game of shogi has its moves and values.", SEASON, concat!(files!(shogi), "2 G <enter> r <enter> <tab>");
    record_fit: "Ratings over losses, and the players farthest from the curve.", SEASON, concat!(files!(games), "3 r");
    record_fit_residuals: "How far each is from the line.", SEASON, concat!(files!(games), "3 r <tab> <down>");
    setting_path: "The path of a file is typed and completed.", SEASON, ", G <enter> tests/fixtures/records/ <tab>";
}
