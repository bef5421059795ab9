//! A copy of the club on which a file is tried out, row by row.

use crate::club::action::{AddAlias, JudgePlayers};
use crate::club::question::resolver::{Meant, Numbers};
use crate::club::registry::Verdict;
use crate::club::{Action, Club, Place, Refusal, Seq};
use crate::domain::number::PlayerId;

use super::kept_answers::KeptAnswers;
use super::suspect::{Answer, PlayerRef};
use super::{Fresh, Note, Plan, Rows, Suspect, Why};

/// The club as it would be, and what brought it there.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) club: Club,
    pub(super) actions: Vec<Action>,
    /// Answers that no action holds.
    pub(super) kept: KeptAnswers,
}

impl Draft {
    pub(super) fn new(club: &Club) -> Self {
        Self { club: club.clone(), actions: Vec::new(), kept: KeptAnswers::default() }
    }

    pub(super) fn perform(&mut self, action: Action) -> Result<(), Why> {
        let index = u32::try_from(self.actions.len()).unwrap_or(u32::MAX);
        // The copy is thrown away, so which entry its records name does not matter.
        self.club.perform(&action, Place { seq: Seq(u64::MAX), index }).map_err(Why::Refused)?;
        self.actions.push(action);
        Ok(())
    }

    /// Like [`Self::perform`], for a match whose games are not asked for later. It is checked and its number is taken,
    /// but the copy does not keep it, since a list may hold a million.
    pub(super) fn note_match(&mut self, action: Action) -> Result<(), Why> {
        self.club.check(&action).map_err(Why::Refused)?;
        self.club.retire_numbers(&action).map_err(Why::Refused)?;
        self.actions.push(action);
        Ok(())
    }

    /// The player that a cleaned text leads to; none for an unknown name.
    pub(super) fn meant(&self, text: &str) -> Result<Option<PlayerId>, Why> {
        match self.club.meant(text, Numbers::Full) {
            Meant::Player(player) => Ok(Some(player)),
            Meant::Several(players) | Meant::NumberOrName(_, players) => Err(Why::Several(players)),
            Meant::NoPlayer(id) => Err(Why::Refused(Refusal::NoSuchPlayer(id))),
            Meant::NoNumber(fault) => Err(Why::Number(fault)),
            Meant::Nobody => Ok(None),
        }
    }

    /// Whether a player is written exactly so, or by number: not in another width, case or kana script.
    pub(super) fn is_exact(&self, player: PlayerId, text: &str) -> bool {
        let known = self.club.player(player);
        known.is_some_and(|known| known.names().any(|name| name == text))
            || PlayerId::parse_full(text).is_ok()
    }

    /// The plan that it comes to.
    pub(super) fn plan(self, notes: Vec<Note>, suspects: Vec<Suspect>, fresh: Vec<Fresh>) -> Plan {
        let Self { club, actions, kept } = self;
        Plan { actions, notes, suspects, fresh, kept, club, rows: Rows::default() }
    }

    /// Keeps an answer: a text that named a player is another name of theirs, so that it names them in the next file.
    /// Where it may be none, or is one already, the answer is kept with the `row`.
    pub(super) fn remember_name(&mut self, player: PlayerId, text: &str, row: String) {
        let is_unknown = matches!(self.club.meant(text, Numbers::Full), Meant::Nobody);
        let alias = Action::AddAlias(AddAlias { player, alias: text.to_owned() });
        if !is_unknown || self.perform(alias).is_err() {
            self.kept.note(row, Answer::Use(PlayerRef::Player(player)));
        }
    }

    /// Keeps an answer: a new player is none of those whom they are like.
    pub(super) fn remember_apart(
        &mut self,
        player: PlayerId,
        others: impl Iterator<Item = PlayerId>,
    ) {
        for other in others {
            let verdict = Some(Verdict::Different);
            let _ =
                self.perform(Action::JudgePlayers(JudgePlayers { a: player, b: other, verdict }));
        }
    }

    /// Registers a player by name only.
    pub(super) fn register(&mut self, name: &str) -> Result<PlayerId, Why> {
        let player = self.club.next_player();
        self.perform(Action::add_player(player, name))?;
        Ok(player)
    }
}
