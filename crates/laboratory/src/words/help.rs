//! Texts of `--help` for the commands of the laboratory.

use banzuke_words::shipped;
use banzuke_words::words::catalog::Index;
use banzuke_words::words::help::HelpTable;

/// The help texts, added to the desk's table, which has the program itself and what all commands share.
pub static HELP: HelpTable = HelpTable {
    commands: Index::new("help", shipped!("help")),
    arguments: Index::new("arguments", shipped!("arguments")),
    choices: Index::new("choices", shipped!("choices")),
};
