//! Why something may not be done now. Facts only; words are made where people read them.

use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::length::{Length, ScoreFault};
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;

/// The most characters a name, reading, club or alias may have.
pub const LONGEST_NAME: usize = 120;

/// The most characters a note may have.
pub const LONGEST_NOTE: usize = 2000;

/// A refusal, with the facts that explain it.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// Nobody has this number.
    NoSuchPlayer(PlayerId),
    /// No tournament has this number.
    NoSuchTournament(TournamentId),
    /// The tournament has no match of this number.
    NoSuchMatch(TournamentId, MatchNo),
    /// The tournament has no stage of this number.
    NoSuchStage(TournamentId, u32),
    /// No rating list has this number.
    NoSuchList(ListId),
    /// A text that must say something is empty.
    Empty(TextField),
    /// A text is longer than [`LONGEST_NAME`] or [`LONGEST_NOTE`].
    TooLong(TextField, usize),
    /// A text holds invisible or control characters, or stray spaces.
    Unclean(TextField),
    /// The number of something new is not the next to be issued.
    NotTheNextNumber {
        /// Of what.
        of: Numbered,
        /// The number given.
        given: u32,
        /// The next number.
        next: u32,
    },
    /// The player goes by this name already.
    OwnName(PlayerId, String),
    /// Somebody else is registered under this name.
    NameOfAnother(String, PlayerId),
    /// The player has no such alias.
    NoSuchAlias(PlayerId, String),
    /// Another tournament has this name.
    TournamentNameTaken(String, TournamentId),
    /// Another rating list has this name.
    ListNameTaken(String, ListId),
    /// The length of a round is outside 1 to [`Length::MOST`] games, or open in a drawn format.
    UnsoundLength(Length),
    /// K or start is outside its range.
    UnsoundScale,
    /// The stage has been drawn, so entries are closed.
    AlreadyDrawn(TournamentId),
    /// The stage has not been drawn.
    NotDrawn(TournamentId),
    /// The tournament is closed.
    Closed(TournamentId),
    /// The tournament is closed, and a correction would void these matches, which could then
    /// never be played.
    ClosedToPlay(TournamentId, MatchNo, Vec<MatchNo>),
    /// Matches of this tournament come from its draw.
    HasDraw(TournamentId),
    /// This tournament has no draw; its matches are entered as they come.
    HasNoDraw(TournamentId),
    /// The player is entered already.
    AlreadyEntered(TournamentId, PlayerId),
    /// The player is not entered.
    NotEntered(TournamentId, PlayerId),
    /// The format takes fewer or more entrants.
    EntrantCount {
        /// Which tournament.
        tournament: TournamentId,
        /// How many are entered.
        entered: usize,
        /// The fewest it takes.
        least: usize,
        /// The most it takes.
        most: usize,
    },
    /// A list of entrants is not exactly the entrants, each once.
    NotTheEntrants(TournamentId),
    /// The draw needs lots and has none, or has lots and needs none.
    LotsMismatch(TournamentId),
    /// The match waits for others to end.
    Waiting(TournamentId, MatchNo, Vec<MatchNo>),
    /// Others play this match than the result is for.
    OtherSides {
        /// Which tournament.
        tournament: TournamentId,
        /// Which match.
        no: MatchNo,
        /// Who plays it now.
        actual: [PlayerId; 2],
        /// Whom the result is for.
        given: [PlayerId; 2],
    },
    /// The match has a result already.
    AlreadyScored(TournamentId, MatchNo, Outcome),
    /// The match has no result to correct.
    NotScored(TournamentId, MatchNo),
    /// The correction changes nothing.
    SameResult(TournamentId, MatchNo, Outcome),
    /// This score cannot end this match.
    BadScore(TournamentId, MatchNo, Length, ScoreFault),
    /// Somebody would play against themself.
    AgainstThemself(PlayerId),
    /// The correction changes the players of later matches that were played, and voids exactly
    /// these.
    WouldVoid {
        /// Which tournament.
        tournament: TournamentId,
        /// The match corrected.
        no: MatchNo,
        /// The later results that would be lost.
        voided: Vec<MatchNo>,
        /// What was agreed to.
        agreed: Vec<MatchNo>,
    },
    /// Matches still to be played.
    Unfinished(TournamentId, Vec<MatchNo>),
}

/// A text that a person gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextField {
    /// A player's name.
    Name,
    /// Its reading.
    Reading,
    /// A player's club.
    Club,
    /// Another name.
    Alias,
    /// A note.
    Note,
    /// A tournament's name.
    Tournament,
    /// A rating list's name.
    List,
    /// The name of a round.
    Round,
}

/// Things with numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbered {
    /// Players.
    Player,
    /// Tournaments.
    Tournament,
    /// Rating lists.
    List,
    /// Matches of a tournament.
    Match,
}

impl TextField {
    /// The most characters it may have.
    pub fn longest(self) -> usize {
        match self {
            Self::Note => LONGEST_NOTE,
            Self::Name
            | Self::Reading
            | Self::Club
            | Self::Alias
            | Self::Tournament
            | Self::List
            | Self::Round => LONGEST_NAME,
        }
    }
}
