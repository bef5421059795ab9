//! A copy of the club on which a file is tried out, row by row.

use chrono::NaiveDate;

use crate::club::action::{AddAlias, CreateTournament, JudgePlayers};
use crate::club::question::resolver::{Meant, Numbers};
use crate::club::registry::{NewPlayer, Verdict};
use crate::club::{Action, Club, Place, Refusal, Seq};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::{Length, Lengths};
use crate::domain::standings::StandingsPlan;

use super::kept_answers::{KeptAnswers, row_of};
use super::suspect::{Answer, PlayerRef};
use super::{Fresh, Note, Plan, Rows, Suspect, Why};

/// A copy of the club during an import, with the actions so far.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) club: Club,
    pub(super) actions: Vec<Action>,
    /// Answers that no action records.
    pub(super) kept: KeptAnswers,
}

impl Draft {
    pub(super) fn new(club: &Club) -> Self {
        Self { club: club.clone(), actions: Vec::new(), kept: KeptAnswers::default() }
    }

    pub(super) fn perform(&mut self, action: impl Into<Action>) -> Result<(), Why> {
        let action = action.into();
        let index = u32::try_from(self.actions.len()).unwrap_or(u32::MAX);
        // The copy is dropped later, so the number of its entry is not important.
        self.club.perform(&action, Place { seq: Seq(u64::MAX), index })?;
        self.actions.push(action);
        Ok(())
    }

    /// Like [`Self::perform`], of a day on which it can have been.
    pub(super) fn perform_by(&mut self, today: NaiveDate, action: Action) -> Result<(), Why> {
        action.may_be_dated(today)?;
        self.perform(action)
    }

    /// Creates a tournament without a draw. None: the usual standings.
    pub(super) fn create(
        &mut self,
        name: String,
        list: ListId,
        standings: Option<StandingsPlan>,
    ) -> Result<TournamentId, Why> {
        let tournament = self.club.next_tournament();
        let plan = StagePlan::new(Format::Recorded, Lengths::all(Length::Open), Seeding::Entry);
        let plan = Box::new(StagePlan { standings, ..plan });
        self.perform(CreateTournament { tournament, name, list, plan })?;
        Ok(tournament)
    }

    /// Like [`Self::perform`], for a match whose games are not needed later. It is checked
    /// and takes its number, but is not stored in the copy: a list may have a million.
    pub(super) fn note_match(&mut self, action: Action) -> Result<(), Why> {
        self.club.check(&action)?;
        self.club.retire_numbers(&action)?;
        self.actions.push(action);
        Ok(())
    }

    /// The player of a cleaned text; none for an unknown name.
    pub(super) fn meant(&self, text: &str) -> Result<Option<PlayerId>, Why> {
        match self.club.meant(text, Numbers::Full) {
            Meant::Player(player) => Ok(Some(player)),
            Meant::Several(players) | Meant::NumberOrName(_, players) => Err(Why::Several(players)),
            Meant::NoPlayer(id) => Err(Refusal::NoSuchPlayer(id).into()),
            Meant::NoNumber(fault) => Err(Why::Number(fault)),
            Meant::Nobody => Ok(None),
        }
    }

    /// Whether a player has exactly this name or number, in the same width, case and kana.
    pub(super) fn is_exact(&self, player: PlayerId, text: &str) -> bool {
        let known = self.club.player(player);
        known.is_some_and(|known| known.names().any(|name| name == text))
            || PlayerId::parse_full(text).is_ok()
    }

    /// The plan with the actions so far.
    pub(super) fn plan(self, notes: Vec<Note>, suspects: Vec<Suspect>, fresh: Vec<Fresh>) -> Plan {
        let Self { club, actions, kept } = self;
        let (recalled, rows) = (Vec::new(), Rows::default());
        Plan { actions, notes, suspects, recalled, fresh, kept, club, rows }
    }

    /// Stores the answer that a row of a list is a player, whose record gets what it leaves blank and the row says.
    pub(super) fn remember(&mut self, player: PlayerId, row: &NewPlayer) {
        if let Some(known) = self.club.player(player) {
            for fact in row.filling(known) {
                // A fact that the club refuses, as a number that is another's, stays in the list.
                let _ = self.perform(fact);
            }
        }
        self.remember_name(player, &row.name, row_of(&row.record()));
    }

    /// Stores an answer: the text becomes an alias of the player, so that it names the player in the
    /// next file. If it cannot be an alias or is one already, the answer is stored with the `row`.
    pub(super) fn remember_name(&mut self, player: PlayerId, text: &str, row: String) {
        let is_unknown = matches!(self.club.meant(text, Numbers::Full), Meant::Nobody);
        let alias = AddAlias { player, alias: text.to_owned() };
        if !is_unknown || self.perform(alias).is_err() {
            self.kept.note(row, Answer::Use(PlayerRef::Player(player)));
        }
    }

    /// Stores an answer: a new player is somebody else than the similar ones.
    pub(super) fn remember_apart(
        &mut self,
        player: PlayerId,
        others: impl Iterator<Item = PlayerId>,
    ) {
        for other in others {
            let verdict = Some(Verdict::Different);
            let _ = self.perform(JudgePlayers { a: player, b: other, verdict });
        }
    }

    /// Registers a player by name only.
    pub(super) fn register(&mut self, name: &str) -> Result<PlayerId, Why> {
        let player = self.club.next_player();
        self.perform(Action::add_player(player, name))?;
        Ok(player)
    }
}
