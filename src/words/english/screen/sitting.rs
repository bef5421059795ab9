//! The entry of games at a table in English.

use crate::words::screen::sitting::SittingWords;

pub(super) const SITTING: SittingWords = SittingWords {
    title: "Game at a table",
    window: |table, round, tournament| format!("Table {table}, round {round}, {tournament}"),
    game: |game, planned, recorded| {
        let so_far = if recorded { ", recorded: typing corrects it" } else { "" };
        format!("Game {game} of {planned}{so_far}")
    },
    place: "place",
    points: "points",
    total: "so far",
    order: "Order: ",
    hint: "Type the seats, the winner first; = joins who is level.",
    missing: |seats| match seats {
        1 => "1 more seat is to be typed; the last one follows.".to_owned(),
        _ => format!("{seats} more seats are to be typed; the last one follows."),
    },
    records: "Enter records the game.",
    corrects: "Enter corrects the game.",
    seated: |table, names| format!("table {table}: {}", names.join(", ")),
    next: |game, planned| format!("game {game} of {planned}"),
};
