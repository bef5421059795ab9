//! Writes games and names.

use super::read::{GAME, HEADER, MOVES};
use super::{Created, GameFile, NameFile, Names, WthorRecord};

#[expect(clippy::cast_possible_truncation, reason = "centuries and years of a century")]
fn header(created: Created) -> Vec<u8> {
    let mut header = vec![0; HEADER];
    header[0] = (created.year / 100) as u8;
    header[1] = (created.year % 100) as u8;
    header[2] = created.month;
    header[3] = created.day;
    header
}

impl GameFile {
    /// Writes a `.wtb` file. A game is cut after 60 moves; no legal game has more.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = header(self.created);
        let count = u32::try_from(self.records.len()).unwrap_or(u32::MAX);
        bytes[4..8].copy_from_slice(&count.to_le_bytes());
        bytes[10..12].copy_from_slice(&self.year.to_le_bytes());
        bytes[12] = 8;
        bytes[14] = self.theoretical_empties;
        bytes.extend(self.records.iter().take(count as usize).flat_map(record));
        bytes
    }
}

fn record(record: &WthorRecord) -> [u8; GAME] {
    let mut bytes = [0; GAME];
    bytes[0..2].copy_from_slice(&record.tournament.to_le_bytes());
    bytes[2..4].copy_from_slice(&record.black.to_le_bytes());
    bytes[4..6].copy_from_slice(&record.white.to_le_bytes());
    bytes[6] = record.black_discs;
    bytes[7] = record.theoretical_discs;
    for (byte, square) in bytes[GAME - MOVES..].iter_mut().zip(&record.moves) {
        *byte = square.column() + 1 + 10 * (square.row() + 1);
    }
    bytes
}

impl NameFile {
    /// Writes a `.jou` or `.trn` file of at most 65,535 names. Names are cut
    /// to the available bytes; characters outside Latin-1 become `?`.
    pub fn write(&self, names: Names) -> Vec<u8> {
        let mut bytes = header(self.created);
        let count = u16::try_from(self.names.len()).unwrap_or(u16::MAX);
        bytes[8..10].copy_from_slice(&count.to_le_bytes());
        for name in self.names.iter().take(count.into()) {
            let latin = name.chars().map(|sign| u8::try_from(sign).unwrap_or(b'?'));
            let padded = latin.take(names.size() - 1).chain(std::iter::repeat(0));
            bytes.extend(padded.take(names.size()));
        }
        bytes
    }
}
