//! CSA 2.2, the notation of shogi games of the Computer Shogi Association.

use shogi_core::{PieceKind, Square};

use crate::fault::{Fault, short};
use crate::lines::lines;
use crate::record::{Draft, Kind, Outcome, Reading, day};
use crate::shogi::{Shogi, hand_kinds};

/// Reads CSA 2.2, with any number of games between lines of `/`.
pub fn csa(text: &str) -> Reading {
    let mut reading = Reading::default();
    let mut game = CsaGame::default();
    for (number, line) in lines(text) {
        let line = line.trim_end();
        if line == "/" {
            reading.add(Kind::Shogi, std::mem::take(&mut game).draft);
        } else if line.starts_with(['N', '$', 'V', '\'']) {
            game.line(number, line);
        } else {
            // Several statements may stand on one line.
            for part in line.split(',') {
                game.line(number, part.trim());
            }
        }
    }
    reading.add(Kind::Shogi, game.draft);
    reading
}

/// A game as far as it is read.
#[derive(Default)]
struct CsaGame {
    draft: Draft,
    shogi: Shogi,
    /// Whether pieces were placed singly.
    is_placed: bool,
    has_side: bool,
    is_over: bool,
}

impl CsaGame {
    fn line(&mut self, line: usize, text: &str) {
        let Some(first) = text.chars().next().filter(|first| *first != '\'') else { return };
        self.draft.begin(line);
        if self.is_over || self.draft.fault.is_some() {
            return;
        }
        let done = match first {
            '$' => {
                let date = text.strip_prefix("$START_TIME:").and_then(day);
                self.draft.date = self.draft.date.take().or(date);
                Ok(())
            }
            'V' | 'T' => Ok(()),
            'N' => {
                self.name(text);
                Ok(())
            }
            'P' => self.placed(text).ok_or_else(|| Fault::BadStart(short(text))),
            '%' => {
                self.ended(text);
                Ok(())
            }
            '+' | '-' if text.len() == 1 => self.begin(usize::from(first == '-')),
            '+' | '-' => self.moved(text, usize::from(first == '-')),
            _ => Err(Fault::Unreadable(short(text))),
        };
        if let Err(fault) = done {
            self.draft.fail(line, fault);
        }
    }

    fn name(&mut self, text: &str) {
        for (sign, side) in [("N+", 0), ("N-", 1)] {
            if let Some(name) = text.strip_prefix(sign) {
                name.trim().clone_into(&mut self.draft.players[side]);
            }
        }
    }

    /// Reads pieces of the start position: `PI82HI22KA`, `P1-KY-KE-GI…`, `P+63FU00AL`.
    fn placed(&mut self, text: &str) -> Option<()> {
        let rest = text.get(1..)?;
        let sign = rest.chars().next()?;
        let rest = rest.get(1..)?;
        if sign == 'I' {
            self.shogi = Shogi::default();
            let mut pieces = rest;
            while !pieces.is_empty() {
                let (square, kind) = (square(pieces.get(..2)?)?, kind(pieces.get(2..4)?)?);
                if self.shogi.at(square)?.0 != kind {
                    return None;
                }
                self.shogi.clear(square);
                pieces = pieces.get(4..)?;
            }
            self.is_placed |= !rest.is_empty();
            return Some(());
        }
        if !self.is_placed {
            (self.is_placed, self.shogi) = (true, Shogi::empty());
        }
        match sign {
            '1'..='9' => self.row(u8::try_from(sign.to_digit(10)?).ok()?, rest),
            '+' | '-' => self.pieces(usize::from(sign == '-'), rest),
            _ => None,
        }
    }

    fn row(&mut self, rank: u8, cells: &str) -> Option<()> {
        for file in (1..=9_u8).rev() {
            let at = usize::from(9 - file) * 3;
            let cell = cells.get(at..cells.len().min(at + 3))?;
            if cell.trim().is_empty() || cell.trim() == "*" {
                continue;
            }
            let side = usize::from(cell.starts_with('-'));
            self.shogi.put(Square::new(file, rank)?, kind(cell.get(1..3)?)?, side);
        }
        Some(())
    }

    fn pieces(&mut self, side: usize, mut pieces: &str) -> Option<()> {
        while !pieces.is_empty() {
            let (place, name) = (pieces.get(..2)?, pieces.get(2..4)?);
            match (place, name) {
                ("00", "AL") => {
                    for kind in hand_kinds() {
                        for _ in 0..self.shogi.missing(kind) {
                            self.shogi.give(kind, side)?;
                        }
                    }
                }
                ("00", _) => self.shogi.give(kind(name)?, side)?,
                _ => self.shogi.put(square(place)?, kind(name)?, side),
            }
            pieces = pieces.get(4..)?;
        }
        Some(())
    }

    fn begin(&mut self, side: usize) -> Result<(), Fault> {
        self.has_side = true;
        self.shogi.set_side(side);
        if self.is_placed || side == 1 {
            let sfen = self.shogi.sfen();
            if !self.shogi.is_sound() {
                return Err(Fault::BadStart(sfen));
            }
            self.draft.start = Some(sfen);
        }
        Ok(())
    }

    /// Reads a move: `+7776FU` is from, to, and the piece after the move; from 00 is a drop.
    fn moved(&mut self, text: &str, side: usize) -> Result<(), Fault> {
        if !self.has_side {
            self.begin(0)?;
        }
        let read = || {
            let from = text.get(1..3)?;
            let from = if from == "00" { None } else { Some(square(from)?) };
            Some((from, square(text.get(3..5)?)?, kind(text.get(5..)?)?))
        };
        let (from, to, kind) = read().ok_or_else(|| Fault::Unreadable(short(text)))?;
        let illegal = || Fault::IllegalMove(short(text));
        let mut promote = false;
        if let Some(from) = from {
            let (before, _) = self.shogi.at(from).ok_or_else(illegal)?;
            promote = before != kind;
            if promote && before.promote() != Some(kind) {
                return Err(illegal());
            }
        }
        if self.shogi.side() != side {
            return Err(illegal());
        }
        let made = self.shogi.moved(from, to, kind, promote);
        self.draft.moves.push(self.shogi.make(made).ok_or_else(illegal)?);
        Ok(())
    }

    fn ended(&mut self, text: &str) {
        self.draft.outcome = ended(text, self.shogi.side());
        self.is_over = true;
    }
}

/// The outcome by a closing line; `side` is to move.
pub(crate) fn ended(text: &str, side: usize) -> Outcome {
    match text {
        "%TORYO" | "%TIME_UP" | "%ILLEGAL_MOVE" | "%TSUMI" => Outcome::Won(1 - side),
        "%+ILLEGAL_ACTION" => Outcome::Won(1),
        "%-ILLEGAL_ACTION" => Outcome::Won(0),
        "%KACHI" => Outcome::Won(side),
        "%SENNICHITE" | "%JISHOGI" | "%HIKIWAKE" => Outcome::Draw,
        _ => Outcome::Unknown,
    }
}

fn square(text: &str) -> Option<Square> {
    let mut digits =
        text.chars().map(|letter| letter.to_digit(10).and_then(|digit| u8::try_from(digit).ok()));
    Square::new(digits.next()??, digits.next()??)
}

fn kind(name: &str) -> Option<PieceKind> {
    Some(match name {
        "FU" => PieceKind::Pawn,
        "KY" => PieceKind::Lance,
        "KE" => PieceKind::Knight,
        "GI" => PieceKind::Silver,
        "KI" => PieceKind::Gold,
        "KA" => PieceKind::Bishop,
        "HI" => PieceKind::Rook,
        "OU" => PieceKind::King,
        "TO" => PieceKind::ProPawn,
        "NY" => PieceKind::ProLance,
        "NK" => PieceKind::ProKnight,
        "NG" => PieceKind::ProSilver,
        "UM" => PieceKind::ProBishop,
        "RY" => PieceKind::ProRook,
        _ => return None,
    })
}
