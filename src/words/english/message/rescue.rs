//! What was taken out of a damaged file, and what was not.

use chrono::Local;

use super::{count, list};
use crate::club::{Club, Seq};
use crate::journal::EntryFault;
use crate::journal::rescue::{Loss, Part, StandIns, Why};
use crate::words::message::RescueWords;

pub(super) const RESCUE: RescueWords = RescueWords {
    loss,
    missing: |first, last| format!("entries {first} to {last}: not found"),
    taken: |taken, known, file| {
        let known = count(known, "entry", "entries");
        format!("{taken} of {known} taken out of {}", file.display())
    },
    written: |new, old| format!("{} written; {} was not changed", new.display(), old.display()),
    dry: |old| format!("nothing was written (--dry-run); {} was not changed", old.display()),
    next: |new, incomplete| {
        let use_it = format!("use the new file: banzuke --db {}", new.display());
        if incomplete {
            format!("enter again what the list above shows as missing, and {use_it}")
        } else {
            use_it
        }
    },
    stand_ins: StandIns {
        player: |player| format!("(lost {player})"),
        tournament: |tournament| format!("(lost tournament {tournament})"),
    },
};

fn loss(loss: &Loss, club: &Club) -> String {
    let time = loss.at.map(|at| at.with_timezone(&Local).format("%Y-%m-%d %H:%M:%S").to_string());
    let known: Vec<String> = time.into_iter().chain(loss.desk.clone()).collect();
    let known = if known.is_empty() { String::new() } else { format!(" ({})", known.join(", ")) };
    let mut parts = vec![format!("entry {}{known}: {}", loss.seq, why(&loss.why))];
    if let Some(undone) = loss.undoes {
        parts.push(format!("; it must have undone entry {undone}, and does so again"));
    }
    if let Some(undo) = loss.retired_by {
        parts.push(format!(
            "; the match numbers that it issued stay used (undone by the added entry {undo})"
        ));
    }
    if !loss.instead.is_empty() {
        parts.push(format!("; in its place: {}", super::deed::actions(&loss.instead, club)));
    }
    parts.concat()
}

fn why(why: &Why) -> String {
    match why {
        Why::Missing => "not found".to_owned(),
        Why::Unreadable(None) => "damaged: its text is not all there".to_owned(),
        Why::Unreadable(Some(EntryFault::Damaged(why))) => format!("damaged: {why}"),
        Why::Unreadable(Some(EntryFault::Newer(kind))) => {
            format!("damaged, or written by a newer version: {kind}")
        }
        Why::NotAllowed(fault) => {
            let (refusal, club, without) = &**fault;
            let refused = super::refusal::refusal(refusal, club).what;
            format!("left out whole: {refused}{}", depended(without))
        }
        Why::Unsound(fault) => format!("left out: it {}", super::fault::unsound(*fault)),
        Why::Mended(parts) => {
            let parts = list(parts.iter().map(|part| mended(*part).to_owned()));
            format!("taken; {parts}")
        }
    }
}

fn depended(without: &[Seq]) -> String {
    match without {
        [] => String::new(),
        [one] => format!("; it most likely depends on entry {one}, which is lost"),
        several => {
            let several = several.iter().rev().map(Seq::to_string).collect::<Vec<_>>().join(", ");
            format!("; it most likely depends on one of the lost entries {several}")
        }
    }
}

fn mended(part: Part) -> &'static str {
    match part {
        Part::Number => "its number was damaged and follows from its place",
        Part::Time => "its time was damaged and is that of the entry before",
        Part::Desk => "the name of its desk was damaged",
        Part::Operation => "its operation's id was damaged",
        Part::Actions => "it is an undo, whose empty list was damaged",
        Part::Letter => "one letter of it was damaged and is put right, as its digest proves",
        Part::Altered => {
            "it is not what was written, since its digest differs: compare it with your records"
        }
        Part::Undoes => "it decides something, so that it undoes nothing",
    }
}
