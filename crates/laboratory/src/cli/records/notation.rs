//! Files of chess and shogi games, by their extensions.

use crate::words::own;
use std::path::Path;

use ::notation::{Reading, csa, kif, pgn};

use super::arguments::{bytes, wrong};
use crate::import::{Encoding, text_of};
use crate::records::QueriedGame;
use banzuke::cli::context::{CliError, Context};

/// How games are written down: the usual encoding of the files, and the function that reads their text.
pub(super) struct Notation(Encoding, fn(&str) -> Reading);

impl Notation {
    /// The notation of a file; none for WTHOR, which all other extensions are assumed to be.
    pub(super) fn of(path: &Path) -> Option<Self> {
        match &*path.extension()?.to_str()?.to_ascii_lowercase() {
            "pgn" => Some(Self(Encoding::Windows1252, pgn)),
            "kif" | "kifu" => Some(Self(Encoding::ShiftJis, kif)),
            "csa" => Some(Self(Encoding::ShiftJis, csa)),
            _ => None,
        }
    }

    /// The games of a file with this name; faulty ones are reported and left out.
    pub(super) fn games(
        self,
        context: &mut Context<'_>,
        path: &Path,
        called: &str,
    ) -> Result<Vec<QueriedGame>, CliError> {
        let Self(usual, read) = self;
        let text = text_of(&bytes(context, path)?, usual);
        let (text, _) = text.map_err(|fault| wrong(context, path, &fault))?;
        let (mut games, mut skipped) = (Vec::new(), 0);
        for game in read(&text).games {
            match game {
                Ok(record) => {
                    games
                        .push(QueriedGame::Board(format!("{called}-{:04}", record.number), record));
                }
                Err(why) => {
                    skipped += 1;
                    context.say(&own(context.all_words).records.engine.skipped(path, &why));
                }
            }
        }
        if games.is_empty() {
            return Err(own(context.all_words).records.engine.no_games(path, skipped).into());
        }
        Ok(games)
    }
}
