//! An evaluator as a file: a header, then the shared weights of all stages, compressed.

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::shape::SHARED;
use super::{Evaluator, STAGES};

/// The start of a file: the name and the version of the format.
const MAGIC: [u8; 8] = *b"othello1";

/// The compression level, up to 10.
const LEVEL: u8 = 9;

/// The evaluator included in the crate.
const DEFAULT: &[u8] = include_bytes!("../../assets/othello-1.bin");

/// The games from which the weights were learned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Provenance {
    /// The first year of the games.
    pub first_year: u16,
    /// The last year of the games.
    pub last_year: u16,
    /// The number of games.
    pub games: u32,
    /// The number of positions.
    pub positions: u32,
    /// The seed of their order.
    pub seed: u64,
}

/// The reasons why a file is no evaluator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EvaluatorError {
    /// It does not begin with the header of this format.
    #[error("no evaluator: the file does not begin with \"othello1\" and a header of 28 bytes")]
    Header,
    /// The compressed part is damaged, or holds more than expected.
    #[error("the weights cannot be read: {0}")]
    Compressed(String),
    /// There are fewer weights than expected.
    #[error("{found} bytes of weights; expected {expected}")]
    Size {
        /// The bytes found.
        found: usize,
        /// The bytes expected.
        expected: usize,
    },
}

impl Evaluator {
    /// Reads what [`write`](Self::write) wrote.
    pub fn read(bytes: &[u8]) -> Result<Self, EvaluatorError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(EvaluatorError::Header)?;
        let (header, packed) = rest.split_first_chunk::<20>().ok_or(EvaluatorError::Header)?;
        let (years, counts) = header.split_at(4);
        let year = |at: usize| u16::from_le_bytes([years[at], years[at + 1]]);
        let count = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| counts[at + byte]));
        let provenance = Provenance {
            first_year: year(0),
            last_year: year(2),
            games: count(0),
            positions: count(4),
            seed: u64::from(count(8)) | u64::from(count(12)) << 32,
        };
        let expected = 2 * STAGES * SHARED;
        let planes = decompress_to_vec_zlib_with_limit(packed, expected)
            .map_err(|error| EvaluatorError::Compressed(error.to_string()))?;
        if planes.len() != expected {
            return Err(EvaluatorError::Size { found: planes.len(), expected });
        }
        let (low, high) = planes.split_at(expected / 2);
        let weights: Vec<i16> = low
            .iter()
            .zip(high)
            .map(|(&low, &high)| unzigzag(u16::from_le_bytes([low, high])))
            .collect();
        let shared = weights.chunks_exact(SHARED).map(<[i16]>::to_vec).collect();
        Ok(Self::from_shared(shared, provenance))
    }

    /// The evaluator as a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let Provenance { first_year, last_year, games, positions, seed } = self.provenance;
        bytes.extend(first_year.to_le_bytes());
        bytes.extend(last_year.to_le_bytes());
        bytes.extend(games.to_le_bytes());
        bytes.extend(positions.to_le_bytes());
        bytes.extend(seed.to_le_bytes());
        // All low bytes first: nearly all high bytes are 0.
        let weights = || self.shared.iter().flatten().map(|&weight| zigzag(weight).to_le_bytes());
        let planes: Vec<u8> =
            weights().map(|[low, _]| low).chain(weights().map(|[_, high]| high)).collect();
        bytes.extend(compress_to_vec_zlib(&planes, LEVEL));
        bytes
    }
}

impl Default for Evaluator {
    /// The evaluator of the crate. Reading it takes some 20 ms, so keep the value.
    fn default() -> Self {
        Self::read(DEFAULT).expect("the evaluator of the crate is well formed; a test reads it")
    }
}

/// Maps numbers that are small in size, of either sign, to small non-negative numbers.
fn zigzag(weight: i16) -> u16 {
    (weight << 1 ^ weight >> 15).cast_unsigned()
}

fn unzigzag(number: u16) -> i16 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}
