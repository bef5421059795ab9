//! Finds the players, tournaments and lists that texts on the command line name.

use crate::cli::prelude::*;
use crate::club::Player;
use crate::club::question::resolver::{Meant, Numbers};
use crate::club::question::search::Finder;
use crate::club::registry::Named;
use crate::domain::name::fold_kanji;

/// The most names that are suggested for an unknown name.
const SUGGESTED: usize = 3;

/// The least likeness of a suggested name; 1 is equal.
const ALIKE: f64 = 0.5;

/// Finds what a text names in a club. The error is a sentence for the operator.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    pub(super) words: &'static MessageWords,
    pub(super) club: &'a Club,
}

impl<'a> Names<'a> {
    pub(super) fn refusal(self, refusal: &Refusal) -> Message {
        self.words.refusal(refusal, self.club)
    }

    /// An error if an action is of a day on which it cannot have been.
    pub(super) fn may_be_dated(self, action: &Action, today: NaiveDate) -> Result<(), Message> {
        action.may_be_dated(today).map_err(|refusal| self.refusal(&refusal))
    }

    /// The player of a name, alias or registration number. If nobody has the name, spaces and old forms of kanji do not count.
    pub(super) fn player(self, text: &str) -> Result<PlayerId, Message> {
        let name = clean(text);
        Err(match self.club.meant(&name, Numbers::Bare) {
            Meant::Player(player) => return Ok(player),
            Meant::Several(players) => self.words.meant.several(&name, &players, self.club),
            Meant::NumberOrName(id, named) => {
                self.words.meant.number_or_name(&name, id, &named, self.club)
            }
            Meant::NoPlayer(id) => self.refusal(&Refusal::NoSuchPlayer(id)),
            Meant::NoNumber(fault) => self.words.faults.number(&name, fault),
            Meant::Nobody => match &self.heard_as(&name)[..] {
                [player] => return Ok(*player),
                [] => {
                    self.words.meant.nobody(&name, &search(self.club, &name, SUGGESTED), self.club)
                }
                several => self.words.meant.several(&name, several, self.club),
            },
        })
    }

    /// The players with a name that is searched for like this one.
    fn heard_as(self, name: &str) -> Vec<PlayerId> {
        let bare = |name: &str| fold_kanji(name).replace(' ', "");
        let key = bare(name);
        let is_called = |player: &Player| player.names().any(|name| bare(name) == key);
        let players = self.club.registry().iter().filter(|player| is_called(player));
        players.map(|player| player.id).collect()
    }

    /// The registration with this very number, even if it was
    /// absorbed by another; else the player of a name or alias.
    pub(super) fn registration(self, text: &str) -> Result<PlayerId, Message> {
        let meant = self.player(text)?;
        let number = PlayerId::parse(&clean(text)).ok();
        let given = number.filter(|number| self.club.registry().today(*number) == meant);
        Ok(given.unwrap_or(meant))
    }

    pub(super) fn players(self, texts: &[String]) -> Result<Vec<PlayerId>, Message> {
        texts.iter().map(|text| self.player(text)).collect()
    }

    /// The player of a name, alias or number, by the number entered in the tournament.
    /// If several people have the name, the only entrant among them is meant.
    pub(super) fn entrant(self, tournament: TournamentId, text: &str) -> Result<PlayerId, Message> {
        if let Named::Several(people) = self.club.registry().named(&clean(text))
            && let [one] = people
                .iter()
                .filter_map(|id| self.club.entered_as(tournament, *id))
                .collect::<Vec<_>>()[..]
        {
            return Ok(one);
        }
        let meant = self.player(text)?;
        Ok(self.club.entered_as(tournament, meant).unwrap_or(meant))
    }

    /// Like [`Self::entrant`], for both sides of a match.
    pub(super) fn sides(
        self,
        tournament: TournamentId,
        [a, b]: [&str; 2],
    ) -> Result<[PlayerId; 2], Message> {
        Ok([self.entrant(tournament, a)?, self.entrant(tournament, b)?])
    }

    pub(super) fn entrants(
        self,
        tournament: TournamentId,
        texts: &[String],
    ) -> Result<Vec<PlayerId>, Message> {
        texts.iter().map(|text| self.entrant(tournament, text)).collect()
    }

    /// Refuses the number of a stage that a tournament does not have.
    pub(super) fn has_stage(self, of: &Tournament, stage: Option<u32>) -> Result<(), Message> {
        match stage.filter(|number| of.stage_no(*number).is_none()) {
            Some(number) => Err(self.refusal(&Refusal::NoSuchStage(of.id, number))),
            None => Ok(()),
        }
    }

    /// The tournament of a name, or of a number like `T3`.
    pub(super) fn tournament(self, text: &str) -> Result<&'a Tournament, Message> {
        let unknown = || {
            let key = fold(text);
            let mut close: Vec<(f64, &str)> = self
                .club
                .tournaments()
                .map(|found| (likeness(&key, &fold(&found.name)), found.name.as_str()))
                .filter(|(likeness, _)| *likeness >= ALIKE)
                .collect();
            close.sort_by(|a, b| b.0.total_cmp(&a.0));
            close.truncate(SUGGESTED);
            let names: Vec<String> = close.into_iter().map(|(_, name)| name.to_owned()).collect();
            self.words.meant.no_tournament(clean(text), &names)
        };
        self.club.tournament_named(text).map(AsRef::as_ref).ok_or_else(unknown)
    }

    /// The rating list of a name; the main list if no name is given.
    pub fn list(self, text: Option<&str>) -> Result<&'a RatingList, Message> {
        let name = text.unwrap_or_default();
        let found = match text {
            Some(text) => self.club.list_named(text),
            None => self.club.list(ListId::MAIN),
        };
        found.ok_or_else(|| {
            let names: Vec<String> = self.club.lists().map(|list| list.name.clone()).collect();
            self.words.meant.no_list(name, &names)
        })
    }

    /// A category in the spelling of the club.
    pub(super) fn category(self, text: &str) -> Result<String, Message> {
        let names = self.club.category_names();
        let found = names.iter().find(|name| fold(name) == fold(text)).cloned();
        found.ok_or_else(|| self.words.meant.no_category(text, &names))
    }
}

pub(super) fn search(club: &Club, text: &str, limit: usize) -> Vec<PlayerId> {
    Finder::default().grown(club.registry()).find(text, limit)
}

fn likeness(a: &str, b: &str) -> f64 {
    if b.contains(a) { 1.0 } else { strsim::normalized_damerau_levenshtein(a, b) }
}
