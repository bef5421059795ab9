//! Engines that are installed, and the games that they are asked about.

use std::path::Path;

use engine::{EngineError, Trouble};
use notation::{Fault, Skipped};

use crate::words::message::Message;
use crate::words::{Voice, words};

words! {
    /// Engines that are installed, and the games that they are asked about.
    pub EngineWords in "engines" {
        left_out(path, line, number, why); nothing_to_analyse(path, skipped) -> Message;
        other_game(path) -> Message; too_deep(most: u32) -> Message; several_kinds() -> Message;
        other_protocol(kind: &str) -> Message; no_nodes() -> Message; no_limit() -> Message;
        no_command() -> Message; no_option(text: &str) -> Message;
        game_left_out(name, command, why); kept(done, all, path);
        not_done(command, why, asked, kept); illegal_move(text); ambiguous_move(text);
        unreadable(text); bad_start(text); other_rules(text); unclosed(sign); no_moves;
        not_found() -> Message; failed(error) -> Message; ended(status) -> Message;
        ended_by_itself() -> Message; silent(seconds) -> Message; nonsense(line) -> Message;
        illegal(made) -> Message; no_value() -> Message; asked(asked);
    }
}

impl EngineWords {
    /// A game of a file that is left out.
    pub fn skipped(self, path: &Path, skipped: &Skipped) -> String {
        let (path, Skipped { number, line, fault }) = (path.display(), skipped);
        let why = fault_text(self.voice, fault);
        self.left_out(path, line, number, why)
    }

    /// A file without a game that can be analysed.
    pub fn no_games(self, path: &Path, skipped: usize) -> Message {
        let path = path.display();
        self.nothing_to_analyse(path, skipped)
    }

    /// Games of chess or shogi without an engine.
    pub fn no_engine(self, path: &Path) -> Message {
        let path = path.display();
        self.other_game(path)
    }

    /// A game that is left out, since the engine did not do what it was asked.
    pub fn game_failed(self, name: &str, error: &EngineError) -> String {
        let why = trouble(self.voice, &error.trouble).what;
        let command = &error.command;
        self.game_left_out(name, command, why)
    }

    /// An engine did not do what it was asked. What stands in the file by then stays there.
    pub fn engine_failed(
        self,
        error: &EngineError,
        kept: Option<(&Path, usize, usize)>,
    ) -> Message {
        let Message { what: why, remedy } = trouble(self.voice, &error.trouble);
        let command = &error.command;
        let asked = match &*error.asked {
            "" => String::new(),
            asked => self.asked(asked),
        };
        let kept = kept.map(|(path, done, all)| {
            let path = path.display();
            self.kept(done, all, path)
        });
        let kept = kept.unwrap_or_default();
        Message::new(self.not_done(command, why, asked, kept), remedy)
    }
}

fn fault_text(voice: Voice, fault: &Fault) -> String {
    let say = EngineWords::speaking(voice);
    match fault {
        Fault::IllegalMove(text) => say.illegal_move(text),
        Fault::AmbiguousMove(text) => say.ambiguous_move(text),
        Fault::Unreadable(text) => say.unreadable(text),
        Fault::BadStart(text) => say.bad_start(text),
        Fault::OtherRules(text) => say.other_rules(text),
        Fault::Unclosed(sign) => say.unclosed(sign),
        Fault::NoMoves => say.no_moves().to_owned(),
    }
}

/// The trouble with an engine, and the remedy.
fn trouble(voice: Voice, trouble: &Trouble) -> Message {
    let say = EngineWords::speaking(voice);
    match trouble {
        Trouble::NotFound => say.not_found(),
        Trouble::Failed(error) => say.failed(format_args!("{error}")),
        Trouble::Ended(Some(status)) => say.ended(format_args!("{status}")),
        Trouble::Ended(None) => say.ended_by_itself(),
        Trouble::Silent(waited) => say.silent(waited.as_secs()),
        Trouble::Nonsense(line) => say.nonsense(line),
        Trouble::Illegal(made) => say.illegal(made),
        Trouble::NoValue => say.no_value(),
    }
}
