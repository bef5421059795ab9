//! What `--help` says, in English.

mod event;
mod file;
mod floor;
mod people;
mod rating;
mod shared;

use crate::words::help::HelpWords;

pub(in crate::words) const HELP: HelpWords = HelpWords {
    commands: || &[file::FILE, people::PEOPLE, event::EVENT, floor::FLOOR, rating::RATING],
    arguments: || shared::ARGUMENTS,
    values: || shared::VALUES,
    // The program names them in English.
    value_name: |_| None,
    usage: "Usage",
    commands_heading: "Commands",
    arguments_heading: "Arguments",
    options_heading: "Options",
    any_options: "[OPTIONS]",
    any_command: "COMMAND",
    choices_heading: "Possible values",
    choices: |values| format!("[possible values: {values}]"),
    default: |value| format!("[default: {value}]"),
    variable: |name| format!("[env: {name}]"),
    help: "Print help, short with -h",
    version: "Print version",
    help_command: "Print this message or the help of a command",
};
