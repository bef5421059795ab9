//! Ratings from game records.

use std::path::Path;

use engine::{EngineError, Trouble};
use notation::{Fault, Skipped};
use othello::Provenance;

use super::Voice;
use crate::domain::rating::calibration::Class;
use crate::domain::records::{Fit, NORMAL_90};
use crate::lab::othello_engines::Findings;
use crate::lab::records::MOST;
use crate::records::{NotContinued, Unplayable};
use crate::words::message::{JoinWords, Message};
use crate::words::words;

words! {
    /// Ratings from game records.
    pub RecordsWords in "records" {
        rooms: {
            /// Engines that are installed.
            engine: EngineWords,
        }
    }
}

impl RecordsWords {
    pub fn analysed(self, games: usize, moves: usize, seconds: f64, engine: &str) -> String {
        self.analysed_in(games, moves, format_args!("{seconds:.1}"), engine)
    }

    /// A game that is left out.
    pub fn unplayable(self, game: &Unplayable) -> String {
        let (name, error) = (&game.name, &game.error);
        self.game_left_out(name, format_args!("{error}"))
    }

    /// A file is no WTHOR file.
    pub fn no_wthor(self, path: &Path, fault: &str) -> Message {
        let path = path.display();
        self.no_wthor_file(path, fault)
    }

    /// An analysis cannot continue in a file.
    pub fn not_continued(self, path: &Path, why: &NotContinued) -> Message {
        let shown = path.display();
        match why {
            NotContinued::Failed(error) => {
                self.voice.words().message.command.unwritable(path, error)
            }
            NotContinued::Busy => self.busy(shown),
            NotContinued::NoAnalysis => self.no_analysis(shown),
            NotContinued::OtherColumns => self.other_columns(shown),
            NotContinued::OtherEngine(engine) => self.other_engine(shown, engine),
        }
    }

    /// Moves judged by several engines.
    pub fn several_engines(self, engines: &[String]) -> String {
        let engines = engines.join(JoinWords::speaking(self.voice).comma());
        self.moves_judged_by(engines)
    }

    /// Not enough players to fit or judge.
    pub fn too_few(self, found: usize, games: usize) -> Message {
        let of = games;
        self.players_have_rating(found, of)
    }

    /// The number of players in the steps, and the standard deviation of their ratings.
    pub fn steps(self, players: usize, deviation: f64) -> String {
        let fewest = MOST;
        self.error_by_number(players, fewest, format_args!("{deviation:.0}"))
    }

    /// Whether losses give engines the order of their results.
    pub fn engines_agree(self, found: &Findings) -> String {
        let ([first, all], pairs) = (found.agreeing, found.pairs);
        self.pairs_in_same(first, pairs, all)
    }

    /// The games from which an evaluator was learned.
    pub fn learned(self, from: &Provenance) -> String {
        let Provenance { first_year, last_year, games, positions, seed } = *from;
        self.learned_from_positions(positions, games, first_year, last_year, seed)
    }

    /// Players by their games.
    pub fn class(self, class: Class) -> String {
        let Class { from, to } = class;
        match to {
            Some(to) if to == from => from.to_string(),
            Some(to) => format!("{from}-{to}"),
            None => self.and_more(from),
        }
    }

    /// How to read a fit.
    pub fn fitted(self, fit: &Fit) -> String {
        let spread = &fit.spread;
        let half = |games| NORMAL_90 * fit.typical(games).deviation;
        let (one, five, many) = (half(1), half(5), half(20));
        let (fewest, all) = (fit.fewest_games, spread.players);
        self.players_with_at(
            fewest,
            format_args!("{one:.0}"),
            format_args!("{five:.0}"),
            format_args!("{many:.0}"),
            all,
        )
    }

    /// The printed values of S1, compared with the middle 95 % of the draws.
    pub fn s1_beside(self, figures: [(f64, bool); 3]) -> String {
        let [r2, slope, intercept] = figures.map(|(figure, inside)| {
            let place = if inside { self.place() } else { self.outside() };
            self.figure_and_place(figure, place)
        });
        self.s_s_figures(r2, slope, intercept)
    }

    /// The fit behind suggestions.
    pub fn suggested_by(self, fit: &Fit) -> String {
        let (players, games, r2, deviation) =
            (fit.players, fit.games, fit.line.r2, fit.line.deviation);
        let [low, high] = fit.ratings;
        self.fit_players_games(
            players,
            games,
            format_args!("{low:.0}"),
            format_args!("{high:.0}"),
            format_args!("{deviation:.0}"),
            format_args!("{r2:.3}"),
        )
    }
}

words! {
    /// Engines that are installed, and the games that they are asked about.
    pub EngineWords in "engines";
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

    /// A game that is left out because the engine failed.
    pub fn game_failed(self, name: &str, error: &EngineError) -> String {
        let why = trouble(self.voice, &error.trouble).what;
        let command = &error.command;
        self.game_left_out(name, command, why)
    }

    /// An engine failed. The rows already in the file stay there.
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
        Trouble::Failed(error) => say.failed(error),
        Trouble::Ended(Some(status)) => say.ended(format_args!("{status}")),
        Trouble::Ended(None) => say.ended_by_itself(),
        Trouble::Silent(waited) => say.silent(waited.as_secs()),
        Trouble::Nonsense(line) => say.nonsense(line),
        Trouble::Illegal(made) => say.illegal(made),
        Trouble::NoValue => say.no_value(),
    }
}
