//! Any legal play, each as likely as the others.

use rand_core::Rng;

use crate::play::Play;
use crate::position::Position;
use crate::random::below;

/// A legal play; a pass only if something lies on the table.
pub(super) fn choose(position: &Position, rng: &mut impl Rng) -> Play {
    let mut plays = Vec::new();
    position.legal(&mut plays);
    let skip = usize::from(position.table().is_pass());
    #[expect(clippy::cast_possible_truncation, reason = "a few hundred")]
    let at = below(rng, (plays.len() - skip) as u32) as usize;
    plays[at + skip]
}
