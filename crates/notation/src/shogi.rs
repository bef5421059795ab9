//! The rules of shogi.

use shogi_core::{Color, Hand, Move, PartialPosition, Piece, PieceKind, Square};
use shogi_legality_lite::{all_legal_moves_partial, is_legal_partial_lite};

use crate::fault::{Fault, short};
use crate::replay::End;

/// A position of shogi.
#[derive(Clone, Debug)]
pub(crate) struct Shogi(PartialPosition);

impl Default for Shogi {
    fn default() -> Self {
        Self(PartialPosition::startpos())
    }
}

impl Shogi {
    /// A board without pieces, sente to move.
    pub(crate) fn empty() -> Self {
        Self(PartialPosition::empty())
    }

    /// The position of an SFEN; the counter of moves may be left out.
    pub(crate) fn from_sfen(sfen: &str) -> Result<Self, Fault> {
        let mut fields = sfen.split_ascii_whitespace();
        let (board, side, hands) = (fields.next(), fields.next(), fields.next());
        let read = || {
            let mut position = Self::empty();
            position.read_board(board?)?;
            position.set_side(match side? {
                "b" => 0,
                "w" => 1,
                _ => return None,
            });
            position.read_hands(hands?)?;
            position.is_sound().then_some(position)
        };
        read().ok_or_else(|| Fault::BadStart(short(sfen)))
    }

    fn read_board(&mut self, board: &str) -> Option<()> {
        let rows: Vec<&str> = board.split('/').collect();
        if rows.len() != 9 {
            return None;
        }
        for (rank, row) in (1..).zip(rows) {
            let (mut file, mut promoted) = (9_u8, false);
            for letter in row.chars() {
                if letter == '+' {
                    promoted = true;
                } else if let Some(gap) = letter.to_digit(10) {
                    file = file.checked_sub(u8::try_from(gap).ok()?)?;
                } else {
                    let (kind, side) = piece_of(letter)?;
                    let kind = if promoted { kind.promote()? } else { kind };
                    self.put(Square::new(file, rank)?, kind, side);
                    (file, promoted) = (file.checked_sub(1)?, false);
                }
            }
            if file != 0 {
                return None;
            }
        }
        Some(())
    }

    fn read_hands(&mut self, hands: &str) -> Option<()> {
        if hands == "-" {
            return Some(());
        }
        let mut count = 0_usize;
        for letter in hands.chars() {
            if let Some(digit) = letter.to_digit(10) {
                count = (count * 10 + usize::try_from(digit).ok()?).min(99);
                continue;
            }
            let (kind, side) = piece_of(letter)?;
            for _ in 0..count.max(1) {
                self.give(kind, side)?;
            }
            count = 0;
        }
        Some(())
    }

    /// Whether a game can begin from here: each side has one king at
    /// most, and the side that has just moved is not in check.
    pub(crate) fn is_sound(&self) -> bool {
        let kings = |color| {
            let is_king = |square: &Square| {
                self.0.piece_at(*square) == Some(Piece::new(PieceKind::King, color))
            };
            Square::all().filter(is_king).count()
        };
        kings(Color::Black) <= 1 && kings(Color::White) == 1
    }

    pub(crate) fn put(&mut self, square: Square, kind: PieceKind, side: usize) {
        self.0.piece_set(square, Some(Piece::new(kind, color(side))));
    }

    pub(crate) fn clear(&mut self, square: Square) {
        self.0.piece_set(square, None);
    }

    /// Adds a piece to a hand.
    pub(crate) fn give(&mut self, kind: PieceKind, side: usize) -> Option<()> {
        let hand = self.0.hand_of_a_player_mut(color(side));
        *hand = hand.added(kind)?;
        Some(())
    }

    /// The number of pieces of a kind that are neither on the board nor in a hand.
    pub(crate) fn missing(&self, kind: PieceKind) -> usize {
        let all = match kind {
            PieceKind::Pawn => 18,
            PieceKind::Bishop | PieceKind::Rook => 2,
            _ => 4,
        };
        let is_one = |square: &Square| {
            self.0.piece_at(*square).is_some_and(|piece| {
                let there = piece.piece_kind();
                there == kind || there.unpromote() == Some(kind)
            })
        };
        let held = |color| usize::from(self.0.hand_of_a_player(color).count(kind).unwrap_or(0));
        let used = Square::all().filter(is_one).count() + held(Color::Black) + held(Color::White);
        all - used.min(all)
    }

    pub(crate) fn set_side(&mut self, side: usize) {
        self.0.side_to_move_set(color(side));
    }

    pub(crate) fn sfen(&self) -> String {
        self.0.to_sfen_owned()
    }

    pub(crate) fn side(&self) -> usize {
        usize::from(self.0.side_to_move() == Color::White)
    }

    /// The piece on a square, and its side.
    pub(crate) fn at(&self, square: Square) -> Option<(PieceKind, usize)> {
        let (kind, color) = self.0.piece_at(square)?.to_parts();
        Some((kind, usize::from(color == Color::White)))
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let legal = all_legal_moves_partial(&self.0).into_iter();
        legal.filter(|made| is_legal_partial_lite(&self.0, *made)).map(usi).collect()
    }

    pub(crate) fn play(&mut self, text: &str) -> bool {
        read_usi(text, self.side()).is_some_and(|made| self.make(made).is_some())
    }

    /// Makes a legal move, and returns it in USI notation.
    pub(crate) fn make(&mut self, made: Move) -> Option<String> {
        if !is_legal_partial_lite(&self.0, made) {
            return None;
        }
        self.0.make_move(made)?;
        Some(usi(made))
    }

    /// The move of a piece, or a drop if it has no square of origin.
    pub(crate) fn moved(
        &self,
        from: Option<Square>,
        to: Square,
        kind: PieceKind,
        promote: bool,
    ) -> Move {
        match from {
            Some(from) => Move::Normal { from, to, promote },
            None => Move::Drop { piece: Piece::new(kind, self.0.side_to_move()), to },
        }
    }

    /// The end of the game: a side that cannot move has lost.
    pub(crate) fn end(&self) -> Option<End> {
        self.legal().is_empty().then_some(End::Mate)
    }
}

fn color(side: usize) -> Color {
    if side == 0 { Color::Black } else { Color::White }
}

/// Pieces by their SFEN letters.
const LETTERS: [(char, PieceKind); 8] = [
    ('P', PieceKind::Pawn),
    ('L', PieceKind::Lance),
    ('N', PieceKind::Knight),
    ('S', PieceKind::Silver),
    ('G', PieceKind::Gold),
    ('B', PieceKind::Bishop),
    ('R', PieceKind::Rook),
    ('K', PieceKind::King),
];

fn piece_of(letter: char) -> Option<(PieceKind, usize)> {
    let known = |(known, _): &&(char, PieceKind)| *known == letter.to_ascii_uppercase();
    let (_, kind) = LETTERS.iter().find(known)?;
    Some((*kind, usize::from(letter.is_ascii_lowercase())))
}

/// The kinds of pieces that can be in a hand.
pub(crate) fn hand_kinds() -> impl Iterator<Item = PieceKind> {
    Hand::all_hand_pieces()
}

fn square_text(square: Square) -> String {
    let rank = char::from(b'a' + square.rank().saturating_sub(1));
    format!("{}{rank}", square.file())
}

fn usi(made: Move) -> String {
    match made {
        Move::Normal { from, to, promote } => {
            let sign = if promote { "+" } else { "" };
            format!("{}{}{sign}", square_text(from), square_text(to))
        }
        Move::Drop { piece, to } => {
            let kind = piece.piece_kind();
            let letter =
                LETTERS.iter().find(|(_, known)| *known == kind).map_or('P', |(letter, _)| *letter);
            format!("{letter}*{}", square_text(to))
        }
    }
}

fn read_usi(text: &str, side: usize) -> Option<Move> {
    let letters: Vec<char> = text.chars().collect();
    let square = |file: char, rank: char| {
        let rank = u32::from(rank).checked_sub(u32::from('a'))? + 1;
        Square::new(u8::try_from(file.to_digit(10)?).ok()?, u8::try_from(rank).ok()?)
    };
    match letters[..] {
        [kind, '*', file, rank] => {
            let (kind, _) = piece_of(kind)?;
            Some(Move::Drop { piece: Piece::new(kind, color(side)), to: square(file, rank)? })
        }
        [file, rank, to_file, to_rank, ref rest @ ..] if matches!(rest, [] | ['+']) => {
            Some(Move::Normal {
                from: square(file, rank)?,
                to: square(to_file, to_rank)?,
                promote: !rest.is_empty(),
            })
        }
        _ => None,
    }
}
