//! KIF, the notation of shogi games that most Japanese programs write.

use shogi_core::{PieceKind, Square};

use crate::fault::{Fault, short};
use crate::lines::lines;
use crate::record::{Draft, Kind, Outcome, Reading, day};
use crate::shogi::Shogi;

/// Reads KIF. Comments and variations are skipped; a heading after moves begins another game.
pub fn kif(text: &str) -> Reading {
    let mut reading = Reading::default();
    let mut game = KifGame::default();
    for (number, line) in lines(text) {
        let line = line.trim();
        if line.is_empty() || line.starts_with(['#', '*', '&']) {
            continue;
        }
        let heading = line.split_once(['：', ':']).filter(|(name, _)| !starts_with_digit(name));
        match heading {
            Some(("変化", _)) => game.is_over = true,
            Some((name, value)) => {
                if game.has_moves {
                    reading.add(Kind::Shogi, std::mem::take(&mut game).draft);
                }
                game.draft.begin(number);
                game.heading(number, name.trim(), value.trim());
            }
            None if starts_with_digit(line) => {
                game.draft.begin(number);
                game.numbered(number, line);
            }
            None if line.starts_with("まで") => game.summed_up(line),
            // The line above the moves, diagrams, and lines of programs.
            None => game.other(number, line),
        }
    }
    reading.add(Kind::Shogi, game.draft);
    reading
}

pub(crate) fn starts_with_digit(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_digit())
}

/// Handicap games, by the pieces that the stronger player (white) plays without; white moves first.
const HANDICAPS: [(&str, &str); 14] = [
    ("香落ち", "lnsgkgsn1/1r5b1"),
    ("右香落ち", "1nsgkgsnl/1r5b1"),
    ("角落ち", "lnsgkgsnl/1r7"),
    ("飛車落ち", "lnsgkgsnl/7b1"),
    ("飛香落ち", "lnsgkgsn1/7b1"),
    ("二枚落ち", "lnsgkgsnl/9"),
    ("三枚落ち", "lnsgkgsn1/9"),
    ("四枚落ち", "1nsgkgsn1/9"),
    ("五枚落ち", "2sgkgsn1/9"),
    ("左五枚落ち", "1nsgkgs2/9"),
    ("六枚落ち", "2sgkgs2/9"),
    ("七枚落ち", "3gkgs2/9"),
    ("八枚落ち", "3gkg3/9"),
    ("十枚落ち", "4k4/9"),
];

#[derive(Default)]
struct KifGame {
    draft: Draft,
    shogi: Shogi,
    last: Option<Square>,
    has_moves: bool,
    is_over: bool,
}

/// A move as written; without a square of origin it is a drop.
#[derive(Clone, Copy)]
struct Step {
    from: Option<Square>,
    to: Square,
    kind: PieceKind,
    promote: bool,
}

impl KifGame {
    fn heading(&mut self, line: usize, name: &str, value: &str) {
        match name {
            "先手" | "下手" => value.clone_into(&mut self.draft.players[0]),
            "後手" | "上手" => value.clone_into(&mut self.draft.players[1]),
            "開始日時" | "対局日" => self.draft.date = day(value),
            "手合割" if value == "平手" || value.is_empty() => {}
            "手合割" => {
                let known = HANDICAPS.iter().find(|(name, _)| *name == value);
                let sfen = known.map(|(_, rows)| {
                    format!("{rows}/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1")
                });
                match sfen.map(|sfen| Shogi::from_sfen(&sfen)) {
                    Some(Ok(shogi)) => {
                        self.draft.start = Some(shogi.sfen());
                        self.shogi = shogi;
                    }
                    _ => self.draft.fail(line, Fault::BadStart(short(value))),
                }
            }
            _ => {}
        }
    }

    /// Refuses a start position given as a diagram, which is not supported.
    fn other(&mut self, line: usize, text: &str) {
        if text.starts_with("+-") && !self.has_moves {
            self.draft.begin(line);
            self.draft.fail(line, Fault::BadStart(short(text)));
        }
    }

    /// Reads a numbered line: a move, or the end of the game.
    fn numbered(&mut self, line: usize, text: &str) {
        self.has_moves = true;
        if self.is_over || self.draft.fault.is_some() {
            return;
        }
        let made = text.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start();
        if let Some(outcome) = ended(made, self.shogi.side()) {
            (self.draft.outcome, self.is_over) = (outcome, true);
            return;
        }
        let shown = || short(made.split(" (").next().unwrap_or(made));
        match self.step(made) {
            Some(step) => match self.make(step) {
                Some(made) => self.draft.moves.push(made),
                None => self.draft.fail(line, Fault::IllegalMove(shown())),
            },
            None => self.draft.fail(line, Fault::Unreadable(shown())),
        }
    }

    /// Reads a move like `７六歩(77)`, `同 銀成(31)`, `５五角打`.
    fn step(&self, text: &str) -> Option<Step> {
        let (to, rest) = if let Some(rest) = text.strip_prefix('同') {
            (self.last?, rest.trim_start())
        } else {
            let mut letters = text.chars();
            let to = Square::new(digit(letters.next()?)?, digit(letters.next()?)?)?;
            (to, letters.as_str())
        };
        let (kind, rest) =
            PIECES.iter().find_map(|(name, kind)| Some((*kind, rest.strip_prefix(name)?)))?;
        let (promote, rest) = match rest.strip_prefix("不成") {
            Some(rest) => (false, rest),
            None => rest.strip_prefix('成').map_or((false, rest), |rest| (true, rest)),
        };
        let from = if rest.starts_with('打') {
            None
        } else {
            let mut letters = rest.strip_prefix('(')?.chars();
            let from = Square::new(digit(letters.next()?)?, digit(letters.next()?)?)?;
            letters.as_str().strip_prefix(')')?;
            Some(from)
        };
        Some(Step { from, to, kind, promote })
    }

    /// Makes a move, if it is legal.
    fn make(&mut self, Step { from, to, kind, promote }: Step) -> Option<String> {
        if from.is_some_and(|from| self.shogi.at(from).is_none_or(|(there, _)| there != kind)) {
            return None;
        }
        self.last = Some(to);
        let made = self.shogi.moved(from, to, kind, promote);
        self.shogi.make(made)
    }

    /// Reads `まで100手で先手の勝ち` if no line of the moves gave the result.
    fn summed_up(&mut self, text: &str) {
        if self.draft.outcome != Outcome::Unknown || self.is_over {
            return;
        }
        if let Some(outcome) = summed_up(text) {
            (self.draft.outcome, self.is_over) = (outcome, true);
        }
    }
}

/// The result by a line below the moves; none for other lines.
pub(crate) fn summed_up(text: &str) -> Option<Outcome> {
    let text = text.strip_prefix("まで")?;
    let has = |part| text.contains(part);
    Some(if has("先手の勝ち") || has("下手の勝ち") {
        Outcome::Won(0)
    } else if has("後手の勝ち") || has("上手の勝ち") {
        Outcome::Won(1)
    } else if has("千日手") || has("持将棋") {
        Outcome::Draw
    } else {
        return None;
    })
}

/// The result by the last numbered line; `side` is to move.
pub(crate) fn ended(text: &str, side: usize) -> Option<Outcome> {
    Some(match text.split([' ', '　', '(']).next().unwrap_or(text) {
        "投了" | "詰み" | "切れ負け" | "反則負け" | "不戦敗" => {
            Outcome::Won(1 - side)
        }
        "反則勝ち" | "入玉勝ち" | "不戦勝" => Outcome::Won(side),
        "千日手" | "持将棋" => Outcome::Draw,
        "中断" | "不詰" => Outcome::Unknown,
        _ => return None,
    })
}

/// Pieces by their names; a longer name stands before its own beginning.
const PIECES: [(&str, PieceKind); 20] = [
    ("成香", PieceKind::ProLance),
    ("成桂", PieceKind::ProKnight),
    ("成銀", PieceKind::ProSilver),
    ("杏", PieceKind::ProLance),
    ("圭", PieceKind::ProKnight),
    ("全", PieceKind::ProSilver),
    ("と", PieceKind::ProPawn),
    ("馬", PieceKind::ProBishop),
    ("龍", PieceKind::ProRook),
    ("竜", PieceKind::ProRook),
    ("歩", PieceKind::Pawn),
    ("香", PieceKind::Lance),
    ("桂", PieceKind::Knight),
    ("銀", PieceKind::Silver),
    ("金", PieceKind::Gold),
    ("角", PieceKind::Bishop),
    ("飛", PieceKind::Rook),
    ("玉", PieceKind::King),
    ("王", PieceKind::King),
    ("步", PieceKind::Pawn),
];

/// A digit from 1 to 9: ASCII, full-width or kanji.
fn digit(letter: char) -> Option<u8> {
    const KANJI: &str = "一二三四五六七八九";
    let number = match letter {
        '1'..='9' => u32::from(letter) - u32::from('0'),
        '１'..='９' => u32::from(letter) - u32::from('０'),
        _ => u32::try_from(KANJI.chars().position(|kanji| kanji == letter)? + 1).ok()?,
    };
    u8::try_from(number).ok()
}
