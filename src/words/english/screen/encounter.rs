//! The entry of a match that no draw made, in English.

use crate::words::screen::encounter::EncounterWords;

pub(super) const ENCOUNTER: EncounterWords = EncounterWords {
    title: |tournament| format!("Record a match, {tournament}"),
    first: "First player: ",
    second: |first| format!("{first} against: "),
    nobody: "Nobody is found. Players are registered in the list of players.",
    players: |a, b| format!("{a} against {b}"),
    score: "Score: ",
    hint: "Type the games of the first and of the second, like 2-1; drawn games last, like 7-6-3. \
           Or the games in order: w l wh30, the hand behind the letter.",
    no_games: "Only matches with games played are recorded here.",
    records: "Enter records the match. Shift-Tab chooses another opponent.",
    last_field: "this is the last field",
};
