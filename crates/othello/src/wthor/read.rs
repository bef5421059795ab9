//! Reads games and names.

use super::{Created, GameFile, NameFile, Names, RecordFault, WthorError, WthorRecord};
use crate::square::Square;

/// The bytes of a header.
pub(super) const HEADER: usize = 16;

/// The bytes of a game; the last 60 are moves.
pub(super) const GAME: usize = 68;

/// The most moves of a game.
pub(super) const MOVES: usize = 60;

impl Names {
    /// The bytes of a name, with the final zero.
    pub(super) fn size(self) -> usize {
        match self {
            Self::Players => 20,
            Self::Tournaments => 26,
        }
    }
}

fn split(bytes: &[u8]) -> Result<(&[u8; HEADER], &[u8]), WthorError> {
    bytes.split_first_chunk().ok_or(WthorError::Header(bytes.len()))
}

fn created(header: &[u8; HEADER]) -> Created {
    let year = 100 * u16::from(header[0]) + u16::from(header[1]);
    Created { year, month: header[2], day: header[3] }
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at], bytes[at + 1]])
}

/// Checks that the number of records is that of the header.
fn sized(body: &[u8], records: u64, size: usize) -> Result<(), WthorError> {
    let size = size as u64;
    let (expected, found) = (HEADER as u64 + records * size, (HEADER + body.len()) as u64);
    if expected == found {
        Ok(())
    } else {
        Err(WthorError::Size { records, size, expected, found })
    }
}

impl GameFile {
    /// Reads a `.wtb` file. Whether the moves follow the rules is left to [`WthorRecord::replay`].
    pub fn read(bytes: &[u8]) -> Result<Self, WthorError> {
        let (header, body) = split(bytes)?;
        match (header[12], header[13]) {
            (0 | 8, 0) => {}
            (0 | 8, _) => return Err(WthorError::Solitaires),
            (size, _) => return Err(WthorError::Board(size)),
        }
        let count = u32::from_le_bytes([header[4], header[5], header[6], header[7]]);
        sized(body, count.into(), GAME)?;
        let read = |(at, bytes): (usize, &[u8; GAME])| {
            record(bytes).map_err(|fault| WthorError::Record { number: at + 1, fault })
        };
        Ok(Self {
            created: created(header),
            year: u16_at(header, 10),
            theoretical_empties: if header[14] == 0 { 22 } else { header[14] },
            records: body.as_chunks().0.iter().enumerate().map(read).collect::<Result<_, _>>()?,
        })
    }
}

fn record(bytes: &[u8; GAME]) -> Result<WthorRecord, RecordFault> {
    let [score, theoretical] = [bytes[6], bytes[7]];
    if score > 64 {
        return Err(RecordFault::Score(score));
    }
    if theoretical > 64 {
        return Err(RecordFault::Theoretical(theoretical));
    }
    Ok(WthorRecord {
        tournament: u16_at(bytes, 0),
        black: u16_at(bytes, 2),
        white: u16_at(bytes, 4),
        black_discs: score,
        theoretical_discs: theoretical,
        moves: moves(&bytes[GAME - MOVES..])?,
    })
}

fn moves(bytes: &[u8]) -> Result<Vec<Square>, RecordFault> {
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    if let Some(after) = bytes[end..].iter().position(|&byte| byte != 0) {
        return Err(RecordFault::AfterEnd(end + after + 1));
    }
    let square = |(at, &byte): (usize, &u8)| {
        let found = Square::at((byte % 10).wrapping_sub(1), (byte / 10).wrapping_sub(1));
        found.ok_or(RecordFault::Square { number: at + 1, byte })
    };
    bytes[..end].iter().enumerate().map(square).collect()
}

impl NameFile {
    /// Reads a `.jou` or `.trn` file. Names are Latin-1 and end at the first zero.
    pub fn read(bytes: &[u8], names: Names) -> Result<Self, WthorError> {
        let (header, body) = split(bytes)?;
        sized(body, u16_at(header, 8).into(), names.size())?;
        let name = |bytes: &[u8]| {
            bytes.iter().take_while(|&&byte| byte != 0).map(|&byte| char::from(byte)).collect()
        };
        Ok(Self {
            created: created(header),
            names: body.chunks_exact(names.size()).map(name).collect(),
        })
    }
}
