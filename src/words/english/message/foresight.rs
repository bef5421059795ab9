//! What an action would change.

use super::outcome::score_line;
use super::{matches, name};
use crate::club::Club;
use crate::club::question::consequences::{Change, Face, RankChange};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::words::message::ForesightWords;

pub(super) const FORESIGHT: ForesightWords = ForesightWords {
    change,
    choice: |void, keep| match keep {
        None => format!("the results of {} fall", matches(void)),
        Some(keep) => {
            format!(
                "the results of {} fall, or those of {} stand for the other player",
                matches(void),
                matches(keep)
            )
        }
    },
    rank: |change: &RankChange, club| {
        let rank = |rank: Option<u32>| rank.map_or_else(|| "none".to_owned(), |it| it.to_string());
        format!(
            "{}: rank {} instead of {} in stage {}",
            name(change.player, club),
            rank(change.after),
            rank(change.before),
            change.stage
        )
    },
    stands: |stage| format!("stage {stage} stays as it was drawn"),
    nothing: "no other match and no rank changes",
    dry_run: "nothing was written",
};

fn change(change: &Change, round: Option<&RoundName>, club: &Club) -> String {
    let no = change.no;
    let round = round.map_or_else(String::new, |round| format!(" ({round})"));
    let told = match (change.before, change.after) {
        (None, Some(after)) => format!("comes: {}", face(after, club)),
        (Some(before), None) => format!("goes, which was {}", face(before, club)),
        (Some(before), Some(after)) => {
            format!("{} instead of {}", face(after, club), face(before, club))
        }
        (None, None) => String::new(),
    };
    format!("match {no}{round}: {told}")
}

/// `あおくま 2-1 TM`, or who plays as far as that is known.
fn face(face: Face, club: &Club) -> String {
    if let ([Some(a), Some(b)], Some(outcome)) = (face.sides, face.outcome) {
        return score_line([a, b], outcome, club);
    }
    let [a, b] = face.sides.map(|side: Option<PlayerId>| {
        side.map_or_else(|| "?".to_owned(), |player| name(player, club))
    });
    format!("{a} - {b}")
}
