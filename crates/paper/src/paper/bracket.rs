//! Brackets on paper: whole where there is room, else cut into parts that say where each match leads.

use std::collections::HashMap;
use std::sync::Arc;

use super::page::{Body, Facts, Page};
use crate::club::{Match, Tournament};
use crate::domain::bracket::{Branch, Slot};
use crate::domain::ids::MatchNo;
use crate::drawing::bracket::{self, Sheet, branches, cuts};
use crate::drawing::texts::branch_name;
use crate::drawing::{Drawing, Subject};

/// The least size of a drawing's unit on paper, in millimetres. Names are then 7 points high.
const LEAST: f64 = 0.2;
/// The most rounds side by side, and matches below each other as a power of two. More would never fit.
const MOST_ABREAST: u32 = 12;
const MOST_DOUBLINGS: u32 = 5;

/// The brackets of all stages, or of one.
pub(super) fn pages(
    facts: &Facts<'_>,
    subject: Subject<'_>,
    tournament: &Tournament,
    stage: Option<u32>,
) -> Vec<Page> {
    let stages = (1..).take(tournament.stages.len());
    let stages = stages.filter(|number| stage.is_none_or(|stage| stage == *number));
    stages.flat_map(|stage| of_stage(facts, subject, tournament, stage)).collect()
}

/// A part of a bracket on a sheet of its own.
struct Piece {
    branch: Branch,
    inside: Vec<Arc<Match>>,
    wide: bool,
}

fn of_stage(
    facts: &Facts<'_>,
    subject: Subject<'_>,
    tournament: &Tournament,
    stage: u32,
) -> Vec<Page> {
    let matches: Vec<&Arc<Match>> = tournament.matches_of(stage).collect();
    let all = branches(tournament, stage);
    let draw = |inside: &[Arc<Match>], branch, onward: &dyn Fn(MatchNo) -> Option<String>| {
        let inside: Vec<&Arc<Match>> = inside.iter().collect();
        Sheet::new(subject, tournament, stage, &inside, branch).draw(None, onward)
    };
    let pieces = all.iter().flat_map(|branch| {
        let fits = |inside: &[Arc<Match>], wide: bool| {
            let Drawing { width, height, .. } = draw(inside, *branch, &|_| {
                Some(facts.words.message.paper.onward(MatchNo(999), 99))
            });
            let [room, below] = facts.paper.body(wide);
            width * LEAST <= room && height * LEAST <= below
        };
        cut(&matches, *branch, &fits)
    });
    let pieces: Vec<Piece> = pieces.collect();
    // The last sheet with each match.
    let mut sheets: HashMap<MatchNo, usize> = HashMap::new();
    for (number, piece) in (1..).zip(&pieces) {
        for played in &piece.inside {
            sheets.insert(played.no, number);
        }
    }
    let leads: HashMap<MatchNo, MatchNo> = matches
        .iter()
        .flat_map(|played| played.slots.into_iter().map(|slot| (slot, played.no)))
        .filter_map(|(slot, to)| match slot {
            Slot::WinnerOf(from) => Some((from, to)),
            _ => None,
        })
        .collect();
    let words = subject.words;
    let has_losers = all.contains(&Branch::Losers);
    let sheet_count = pieces.len();
    (1..)
        .zip(&pieces)
        .map(|(number, piece)| {
            let here = |no: MatchNo| piece.inside.iter().any(|played| played.no == no);
            let onward = |no: MatchNo| {
                let to = leads.get(&no).copied().filter(|to| !here(*to))?;
                let sheet = sheets.get(&to).copied()?;
                Some(words.message.paper.onward(to, sheet))
            };
            let drawing = draw(&piece.inside, piece.branch, &onward);
            let mut part = vec![super::page::stage_part(facts, tournament, stage)];
            if all.len() > 1 {
                part.push(branch_name(piece.branch, has_losers, words));
            }
            if sheet_count > 1 {
                part.push(words.message.paper.sheet(number, sheet_count));
            }
            part.retain(|text| !text.is_empty());
            Page { part: part.join(" · "), wide: piece.wide, body: Body::Drawing(drawing) }
        })
        .collect()
}

/// A part of the bracket on as few sheets as possible. All cuts must fit on the paper in the same orientation.
fn cut(
    matches: &[&Arc<Match>],
    branch: Branch,
    fits: &dyn Fn(&[Arc<Match>], bool) -> bool,
) -> Vec<Piece> {
    let take = |cut: &bracket::Cut| -> Vec<Arc<Match>> {
        matches.iter().filter_map(|played| cut.take(played, branch)).collect()
    };
    // Parts that lie below each other share a sheet while there is room.
    let pieces = |page: bracket::Page, wide: bool| -> Vec<Vec<Arc<Match>>> {
        let mut joined: Vec<bracket::Cut> = Vec::new();
        for cut in cuts(matches, branch, page) {
            let both = joined.last().and_then(|last| last.joined(&cut));
            match (both.filter(|both| fits(&take(both), wide)), joined.last_mut()) {
                (Some(both), Some(last)) => *last = both,
                _ => joined.push(cut),
            }
        }
        joined.iter().map(take).filter(|inside| !inside.is_empty()).collect()
    };
    let mut best: Option<Vec<Piece>> = None;
    for wide in [true, false] {
        for abreast in 1..=MOST_ABREAST {
            for doublings in 0..=MOST_DOUBLINGS {
                let found = pieces(bracket::Page { abreast, doublings }, wide);
                let fewer = best.as_ref().is_none_or(|best| found.len() < best.len());
                if fewer && found.iter().all(|inside| fits(inside, wide)) {
                    let piece = |inside| Piece { branch, inside, wide };
                    best = Some(found.into_iter().map(piece).collect());
                }
            }
        }
    }
    // If nothing fits, each sheet has one match of one round: small letters are better than no sheet.
    best.unwrap_or_else(|| {
        let found = pieces(bracket::Page { abreast: 1, doublings: 0 }, true).into_iter();
        found.map(|inside| Piece { branch, inside, wide: true }).collect()
    })
}
