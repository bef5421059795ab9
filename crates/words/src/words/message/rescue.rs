//! Recovery of a damaged file: entries that were saved, and entries that were lost.

use std::path::Path;

use super::JoinWords;
use crate::clock::in_the_hall;
use crate::club::{Club, Seq};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::journal::EntryFault;
use crate::journal::rescue::{Loss, Part, StandIns, Why};
use crate::words::{Voice, words};

words! {
    pub RescueWords in "rescue" {
        missing(first: Seq, last: Seq); known(known); restored_as_undo(undone); retired_by(undo);
        replaced_by(actions); written(new: &Path, old: &Path); dry(old: &Path);
        foreign_log(old: &Path); use_new(new); enter_missing(use_it); not_found; unreadable;
        damaged(why); damaged_or_newer(kind); not_allowed(refused, depended); unsound(what);
        depends_on(one); depends_on_some(several); number; time; desk; operation; actions; letter;
        altered; undoes; entry(seq, known, why); taken(taken: usize, known: usize, file: &Path);
        lost_player(player); lost_tournament(tournament); mended(parts);
    }
}

impl RescueWords {
    /// An entry that was not taken as it was, with the club that came out in the end.
    pub fn loss(self, loss: &Loss, club: &Club) -> String {
        let time = loss.at.map(|at| in_the_hall(at).format("%Y-%m-%d %H:%M:%S").to_string());
        let known: Vec<String> = time.into_iter().chain(loss.desk.clone()).collect();
        let known = if known.is_empty() {
            String::new()
        } else {
            self.known(known.join(JoinWords::speaking(self.voice).comma()))
        };
        let mut parts = vec![self.entry(loss.seq, known, why(self.voice, &loss.why))];
        if let Some(undone) = loss.undoes {
            parts.push(self.restored_as_undo(undone));
        }
        if let Some(undo) = loss.retired_by {
            parts.push(self.retired_by(undo));
        }
        if !loss.instead.is_empty() {
            parts.push(self.replaced_by(super::entry::actions(
                self.voice,
                &loss.instead,
                None,
                club.into(),
            )));
        }
        parts.concat()
    }

    /// The use of the new file, depending on whether anything is missing in it.
    pub fn next(self, new: &Path, incomplete: bool) -> String {
        let use_it = self.use_new(new.display());
        if incomplete { self.enter_missing(use_it) } else { use_it }
    }
}

/// They come into the journal, in the language of who rescues.
impl StandIns for RescueWords {
    fn player(&self, player: PlayerId) -> String {
        self.lost_player(player)
    }

    fn tournament(&self, tournament: TournamentId) -> String {
        self.lost_tournament(tournament)
    }
}

fn why(voice: Voice, why: &Why) -> String {
    let say = RescueWords::speaking(voice);
    match why {
        Why::Missing => say.not_found().to_owned(),
        Why::Unreadable(None) => say.unreadable().to_owned(),
        Why::Unreadable(Some(EntryFault::Damaged(why))) => say.damaged(why),
        Why::Unreadable(Some(EntryFault::Newer(kind))) => say.damaged_or_newer(kind),
        Why::NotAllowed(fault) => {
            let (refusal, club, without) = &**fault;
            let refused = super::refusal::refusal(voice, refusal, club.into()).what;
            say.not_allowed(refused, depended(voice, without))
        }
        Why::Unsound(fault) => say.unsound(super::store::unsound(voice, *fault)),
        Why::Mended(parts) => {
            let parts = parts.iter().map(|part| mended(voice, *part).to_owned());
            say.mended(JoinWords::speaking(voice).clauses(parts))
        }
    }
}

fn depended(voice: Voice, without: &[Seq]) -> String {
    let say = RescueWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    match without {
        [] => String::new(),
        [one] => say.depends_on(one),
        several => {
            let several =
                several.iter().rev().map(Seq::to_string).collect::<Vec<_>>().join(joins.comma());
            say.depends_on_some(several)
        }
    }
}

fn mended(voice: Voice, part: Part) -> &'static str {
    let say = RescueWords::speaking(voice);
    match part {
        Part::Number => say.number(),
        Part::Time => say.time(),
        Part::Desk => say.desk(),
        Part::Operation => say.operation(),
        Part::Actions => say.actions(),
        Part::Letter => say.letter(),
        Part::Altered => say.altered(),
        Part::Undoes => say.undoes(),
    }
}
