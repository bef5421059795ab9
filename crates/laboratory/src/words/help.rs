//! Texts of `--help` for the commands of the laboratory.

mod argument_texts;
mod lab;
mod play;
mod records;

use banzuke_words::words::help::HelpTable;

/// Beside the desk's table, which has the program itself and what all commands share.
pub static HELP: HelpTable = HelpTable {
    commands: &[lab::LAB, records::RECORDS, play::PLAY],
    arguments: argument_texts::ARGUMENTS,
    values: argument_texts::VALUES,
};
