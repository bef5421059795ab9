//! The doctor's checks of the terminal.

use std::io::{IsTerminal as _, stdin, stdout};

use crossterm::style::available_color_count;

use super::{Report, variables};
use crate::cli::screen;
use crate::outside;
use crate::tui::kit::density::LEAST;
use crate::tui::preferences::Ambiguous;
use crate::tui::terminal::measure_here;
use crate::words::message::doctor::{Answer, Fact, Section, Trouble};

/// Variables by which a terminal describes itself.
const SAID: [&str; 5] = ["TERM", "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "NO_COLOR"];
/// Variables that show that something is between the terminal and the program. Their values are private and not told.
const BETWEEN: [&str; 5] = ["TMUX", "STY", "SSH_TTY", "WT_SESSION", "WSL_DISTRO_NAME"];

pub(super) fn look(report: &mut Report) {
    report.section(Section::Terminal);
    let between = BETWEEN.into_iter().filter(|name| std::env::var_os(name).is_some());
    let told: Vec<String> =
        [variables(&SAID)].into_iter().chain(between.map(str::to_owned)).collect();
    report.fact(Fact::Variables, &told.join(" "));
    let is = |there: bool| report.words.answer(if there { Answer::Yes } else { Answer::No });
    let streams = [stdin().is_terminal(), stdout().is_terminal()].map(is).join(" / ");
    report.fact(Fact::Streams, &streams);
    size(report);
    let colours = if outside::is_colourless() { 0 } else { available_color_count() };
    report.fact(Fact::Colours, &colours);
    let characters = outside::characters().to_ascii_lowercase().replace('-', "");
    // Windows says it nowhere, and has UTF-8 in every terminal that the screens run in.
    let utf8 = cfg!(windows) || characters.contains("utf8");
    report.answer(Fact::Characters, if utf8 { Answer::Yes } else { Answer::No });
    if !utf8 {
        report.trouble(Trouble::NotUtf8);
    }
    match screen::is_there().then(measure_here).flatten() {
        Some(Ambiguous::Wide) => report.fact(Fact::AmbiguousWidth, &2),
        Some(Ambiguous::Narrow) => report.fact(Fact::AmbiguousWidth, &1),
        Some(Ambiguous::Unasked) | None => report.answer(Fact::AmbiguousWidth, Answer::Unknown),
    }
}

fn size(report: &mut Report) {
    match crossterm::terminal::size().ok().filter(|_| stdout().is_terminal()) {
        Some((columns, rows)) => {
            report.fact(Fact::Size, &format!("{columns}x{rows}"));
            if columns < LEAST.0 || rows < LEAST.1 {
                report.trouble(Trouble::Small);
            }
        }
        None => report.answer(Fact::Size, Answer::Unknown),
    }
}
