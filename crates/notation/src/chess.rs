//! The rules of chess.

use cozy_chess::util::display_uci_move;
use cozy_chess::{Board, Color, File, GameStatus, Move, Piece, Rank, Square};

use crate::fault::{Fault, short};
use crate::replay::End;

/// A position of chess.
#[derive(Clone, Debug)]
pub(crate) struct Chess(Board);

impl Default for Chess {
    fn default() -> Self {
        Self(Board::startpos())
    }
}

impl Chess {
    /// The position of a FEN; counters of moves may be left out.
    pub(crate) fn from_fen(fen: &str) -> Result<Self, Fault> {
        let mut fields: Vec<&str> = fen.split_ascii_whitespace().collect();
        fields.extend(["-", "-", "0", "1"].get(fields.len().saturating_sub(2)..).unwrap_or(&[]));
        let board = Board::from_fen(&fields.join(" "), false);
        board.map(Self).map_err(|_fault| Fault::BadStart(short(fen)))
    }

    pub(crate) fn fen(&self) -> String {
        self.0.to_string()
    }

    /// The side to move: white is 0.
    pub(crate) fn side(&self) -> usize {
        usize::from(self.0.side_to_move() == Color::Black)
    }

    /// The legal moves in UCI notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.moves().into_iter().map(|made| self.uci(made)).collect()
    }

    /// Makes a move in UCI notation. Returns whether it is legal.
    pub(crate) fn play(&mut self, text: &str) -> bool {
        let Some(made) = self.moves().into_iter().find(|made| self.uci(*made) == text) else {
            return false;
        };
        self.0.play_unchecked(made);
        true
    }

    pub(crate) fn end(&self) -> Option<End> {
        // The fifty-move rule ends a game only when a player claims it.
        let is_over = self.moves().is_empty();
        let mated = is_over && self.0.status() == GameStatus::Won;
        is_over.then_some(if mated { End::Mate } else { End::Draw })
    }

    fn moves(&self) -> Vec<Move> {
        let mut all = Vec::new();
        self.0.generate_moves(|moves| {
            all.extend(moves);
            false
        });
        all
    }

    fn uci(&self, made: Move) -> String {
        display_uci_move(&self.0, made).to_string()
    }

    /// Makes a move in the notation of records (`Nbd7`, `exd8=Q+`, `O-O`) or UCI. Returns it in UCI notation.
    pub(crate) fn play_san(&mut self, san: &str) -> Result<String, Fault> {
        let plain = san.trim_end_matches(['+', '#', '!', '?']);
        let wanted = Wanted::read(plain).ok_or_else(|| Fault::Unreadable(short(san)))?;
        let mut found = self.moves().into_iter().filter(|made| self.is(*made, &wanted));
        let made = found.next().ok_or_else(|| Fault::IllegalMove(short(san)))?;
        if found.next().is_some() {
            return Err(Fault::AmbiguousMove(short(san)));
        }
        let text = self.uci(made);
        self.0.play_unchecked(made);
        Ok(text)
    }

    fn is(&self, made: Move, wanted: &Wanted) -> bool {
        let side = self.0.side_to_move();
        // Castling is encoded as the king taking its own rook.
        let castles = self.0.color_on(made.to) == Some(side);
        match *wanted {
            Wanted::Castles { long } => castles && (made.to.file() < made.from.file()) == long,
            Wanted::Squares { from, to, promotion } => {
                let to_square = if castles { castled_to(made) } else { made.to };
                made.from == from && to_square == to && made.promotion == promotion
            }
            Wanted::Piece { piece, file, rank, to, promotion } => {
                !castles
                    && made.to == to
                    && made.promotion == promotion
                    && self.0.piece_on(made.from) == Some(piece)
                    && file.is_none_or(|file| made.from.file() == file)
                    && rank.is_none_or(|rank| made.from.rank() == rank)
            }
        }
    }
}

/// The king's square after castling.
fn castled_to(made: Move) -> Square {
    let file = if made.to.file() < made.from.file() { File::C } else { File::G };
    Square::new(file, made.from.rank())
}

/// A move as written in a record.
enum Wanted {
    Castles {
        long: bool,
    },
    Squares {
        from: Square,
        to: Square,
        promotion: Option<Piece>,
    },
    Piece {
        piece: Piece,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
        promotion: Option<Piece>,
    },
}

impl Wanted {
    fn read(text: &str) -> Option<Self> {
        match text {
            "O-O" | "0-0" | "o-o" => return Some(Self::Castles { long: false }),
            "O-O-O" | "0-0-0" | "o-o-o" => return Some(Self::Castles { long: true }),
            _ => {}
        }
        let mut letters: Vec<char> =
            text.chars().filter(|letter| !matches!(letter, 'x' | '-' | ':' | '=')).collect();
        let piece = letters.first().copied().and_then(officer);
        if piece.is_some() {
            letters.remove(0);
        }
        // `e8Q`, or `e7e8q` in UCI notation.
        let last = letters.last().copied().map(|letter| letter.to_ascii_uppercase());
        let promotion = last.filter(|letter| *letter != 'K').and_then(officer);
        // The b of a file is never the last letter.
        if promotion.is_some() {
            letters.pop();
        }
        let (rank, file) = (letters.pop()?, letters.pop()?);
        let to = Square::new(file_of(file)?, rank_of(rank)?);
        let (mut from_file, mut from_rank) = (None, None);
        for letter in letters {
            if let (Some(file), None, None) = (file_of(letter), from_file, from_rank) {
                from_file = Some(file);
            } else if let (Some(rank), None) = (rank_of(letter), from_rank) {
                from_rank = Some(rank);
            } else {
                return None;
            }
        }
        if let (None, Some(file), Some(rank)) = (piece, from_file, from_rank) {
            return Some(Self::Squares { from: Square::new(file, rank), to, promotion });
        }
        let piece = piece.unwrap_or(Piece::Pawn);
        Some(Self::Piece { piece, file: from_file, rank: from_rank, to, promotion })
    }
}

fn officer(letter: char) -> Option<Piece> {
    Some(match letter {
        'N' => Piece::Knight,
        'B' => Piece::Bishop,
        'R' => Piece::Rook,
        'Q' => Piece::Queen,
        'K' => Piece::King,
        _ => return None,
    })
}

fn file_of(letter: char) -> Option<File> {
    let at = u32::from(letter).checked_sub(u32::from('a'))?;
    File::try_index(usize::try_from(at).ok()?)
}

fn rank_of(letter: char) -> Option<Rank> {
    let at = u32::from(letter).checked_sub(u32::from('1'))?;
    Rank::try_index(usize::try_from(at).ok()?)
}
