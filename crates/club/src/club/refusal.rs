//! Why something may not be done now. Facts only; words are made where people read them.

use chrono::{DateTime, NaiveDate, Utc};

use crate::club::Action;
use crate::club::fact::Fact;
use crate::club::registry::{ExternalId, Verdict};
use crate::club::tournament::{Correction, LateClosed, LatePlace, MatchState};
use crate::domain::finish::FinishFault;
use crate::domain::game::{HandTableFault, NotTheScore};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Change, Ineligible};
use crate::domain::score::{ExitEffect, ExitReason, Length, Outcome, ScoreFault};

/// The most characters a name, reading, club or alias may have.
pub const LONGEST_NAME: usize = 120;

/// The most characters a title may have: it stands beside a name.
pub const LONGEST_TITLE: usize = 12;

/// The most characters a note may have.
pub const LONGEST_NOTE: usize = 2000;

/// A refusal, with the facts that explain it.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// No player has this number.
    NoSuchPlayer(PlayerId),
    /// No tournament has this number.
    NoSuchTournament(TournamentId),
    /// The tournament has no match of this number.
    NoSuchMatch(TournamentId, MatchNo),
    /// A match of two is a pod, or the other way round.
    OfOtherKind(TournamentId, MatchNo),
    /// The tournament has no stage of this number.
    NoSuchStage(TournamentId, u32),
    /// The club has no category of this name.
    NoSuchCategory(String),
    /// No rating list has this number.
    NoSuchList(ListId),
    /// A text that must say something is empty.
    Empty(TextField),
    /// A text is longer than [`LONGEST_NAME`], [`LONGEST_NOTE`] or [`LONGEST_TITLE`].
    TooLong(TextField, usize),
    /// A text holds invisible or control characters, or stray spaces.
    Unclean(TextField),
    /// A result or a correction is of a day to come, or of one long before the club: nothing can
    /// have been played then.
    NotPlayable(NaiveDate),
    /// The number of something new is not the next to be issued.
    NotTheNextNumber {
        of: Numbered,
        given: u32,
        next: u32,
    },
    /// The player goes by this name already.
    OwnName(PlayerId, String),
    NameOfAnother(String, PlayerId),
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
    Closed(TournamentId),
    /// The tournament is closed, and a correction would void matches or leave some open, which could then never be
    /// played. What could stand instead is part of the choice.
    ClosedToPlay(TournamentId, MatchNo, Box<Correction>),
    /// Matches of this tournament come from its draw.
    HasDraw(TournamentId),
    /// This tournament has no draw; its matches are entered as they come.
    HasNoDraw(TournamentId),
    AlreadyEntered(TournamentId, PlayerId),
    /// One list of new entrants names a player twice.
    NamedTwice(TournamentId, PlayerId),
    NotEntered(TournamentId, PlayerId),
    /// The format takes fewer or more entrants.
    EntrantCount {
        tournament: TournamentId,
        /// How many are entered.
        entered: usize,
        /// The fewest it takes.
        least: usize,
        /// The most it takes.
        most: usize,
    },
    /// A list of entrants is not exactly the entrants, each once: these are missing.
    NotTheEntrants(TournamentId, Vec<PlayerId>),
    /// The draw needs lots and has none, or has lots and needs none.
    LotsMismatch(TournamentId),
    /// The match waits for others to end.
    Waiting(TournamentId, MatchNo, Vec<MatchNo>),
    /// Others play this match than the result is for.
    OtherSides {
        tournament: TournamentId,
        no: MatchNo,
        /// The players of the match now.
        actual: [PlayerId; 2],
        /// The players of the result.
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
    /// Both sides would be the same player.
    AgainstThemself(PlayerId),
    /// The correction changes the players of later matches that were played, and voids exactly
    /// these, or lets exactly those stand for the other player.
    WouldVoid {
        tournament: TournamentId,
        no: MatchNo,
        choice: Box<Correction>,
        /// The matches agreed to lose or keep.
        agreed: Vec<MatchNo>,
    },
    /// Something about stages, exits or tables.
    Event(EventRefusal),
    /// The two are different people, or one person.
    Person(PersonRefusal),
    /// Ratings stand against it.
    Rating(RatingRefusal),
    /// Matches still to be played.
    Unfinished(TournamentId, Vec<MatchNo>),
    /// It was decided on a fact that is no longer so.
    Changed {
        /// The fact as it was shown.
        shown: Box<Fact>,
        now: Box<Fact>,
    },
}

from_each!(Refusal: Event(EventRefusal), Person(PersonRefusal), Rating(RatingRefusal));

impl Refusal {
    /// Whether it is about something whose own entry was refused: that has the number 0 ([`super::Renumbering::refused`]).
    pub const fn is_about_nothing(&self) -> bool {
        matches!(
            self,
            Self::NoSuchTournament(TournamentId(0))
                | Self::NoSuchPlayer(PlayerId(0))
                | Self::NoSuchMatch(_, MatchNo(0))
        )
    }

    /// Whether the refusal is for new decisions only: journals hold older ones from before the rule.
    pub(super) fn spares_journals(&self) -> bool {
        match self {
            Self::ClosedToPlay(_, _, choice) => choice.void.is_empty(),
            Self::Event(refusal) => matches!(
                refusal,
                EventRefusal::PlayedAfterLeaving(..)
                    | EventRefusal::ReasonMissing(..)
                    | EventRefusal::LotsAfterClose(_)
                    | EventRefusal::TagTaken(..)
                    | EventRefusal::NobodyToPair(..)
                    | EventRefusal::NoBreak
                    | EventRefusal::SameBreak(_)
                    | EventRefusal::SameCategories
                    | EventRefusal::SamePayment(..)
                    | EventRefusal::NothingPaid(..)
            ),
            _ => false,
        }
    }
}

/// A refusal that concerns stages, exits or tables.
#[derive(Clone, Debug, PartialEq)]
pub enum EventRefusal {
    /// Nothing was reported of the match that could be taken back.
    NothingReported(TournamentId, MatchNo),
    /// The player who reports does not play the match.
    ReporterElsewhere(TournamentId, MatchNo, PlayerId),
    /// The result follows from a withdrawal, not from an entry of the desk.
    FromExit(TournamentId, MatchNo),
    /// The match is void, since a player has withdrawn.
    CountsForNobody(TournamentId, MatchNo),
    /// A side of the match has no opponent.
    NoOpponent(TournamentId, MatchNo),
    /// The score is not written for the starts that the match has.
    OtherStart(TournamentId, MatchNo, [u32; 2]),
    /// A match of this length cannot start like this.
    UnsoundStart(TournamentId, MatchNo, Length),
    /// The stage has matches to be played before the next one can be drawn, or a tie broken.
    StageUnfinished(TournamentId, u32, Vec<MatchNo>),
    /// These share a rank, and it matters for the next stage who comes first.
    Tied(TournamentId, Vec<PlayerId>),
    /// These do not share a rank, or they are not all who share it.
    NotTied(TournamentId),
    /// The order of these players was decided before.
    TieBroken(TournamentId),
    /// The order is not the one that the lots give.
    NotTheLots(TournamentId),
    /// A plan names a number of groups, qualifiers, players at a table or games out of range.
    UnsoundPlan(PlanFault),
    /// A stage can be planned only until the one before it is the last of a closed tournament,
    /// and not behind a stage that never ends.
    NoStageAfter(TournamentId),
    /// The groups or tables are not a division of those who play.
    NotADivision(TournamentId),
    /// The standings look at ratings and the draw brings none for the seeds, or the other way.
    RatingsMismatch(TournamentId),
    /// Only in table play are seats drawn again.
    NoSeats(TournamentId),
    /// Only in a Swiss are rounds paired one by one.
    NoPairedRounds(TournamentId, u32),
    /// All rounds of the stage are paired, as many as these.
    RoundsOver(TournamentId, u32, u32),
    /// So many rounds of the stage are still to be paired.
    RoundsLeft(TournamentId, u32, u32),
    /// The round is not paired again, since these of its matches were called or have results.
    RoundBegun(TournamentId, u32, Vec<MatchNo>),
    /// These are paired twice, or not at all, or have no part in it.
    NotEachOnce(TournamentId, Vec<PlayerId>),
    /// Only these rounds, from the first to the last, are still to be paired.
    NotTheseRounds(TournamentId, (u32, u32)),
    /// So many results were entered, and it was not said that they may be lost with the tournament.
    HasResults(TournamentId, u32),
    /// The stage is no single elimination with two semi-finals, whose losers could play for third place.
    NoSemiFinals(TournamentId, u32),
    /// A tie of a closed tournament is broken without a reason.
    LotsAfterClose(TournamentId),
    /// The round would have no match or pod, since too few are there.
    NobodyToPair(TournamentId, u32),
    /// The second, who is to take the first one's place, is an entrant.
    ReplacementEntered(TournamentId, PlayerId, PlayerId),
    /// No pairing of the round is possible.
    NoPairing {
        tournament: TournamentId,
        round: u32,
        /// Whether there would be one if those could meet who are kept apart by hand.
        forbidden: bool,
    },
    /// Matches of this stage earn no points.
    NoPoints(TournamentId, u32),
    /// The points of this stage decided who plays in the next one, which is drawn.
    StageDecided(TournamentId, u32),
    /// A stage was planned and not drawn.
    StageNotDrawn(TournamentId, u32),
    /// The entrant has left the event, on this day.
    HasLeft(TournamentId, PlayerId, ExitReason, NaiveDate),
    /// A match that no draw made was played on the day on which this player left the event, or after.
    PlayedAfterLeaving(TournamentId, PlayerId, ExitReason, NaiveDate),
    /// The tournament is closed, and this correction does not say why.
    ReasonMissing(TournamentId, MatchNo, Box<Action>),
    /// The matches of this stage need a winner, so the rest become walkovers.
    EffectNotHere(TournamentId, ExitEffect),
    /// That place is closed for late entries; these are open.
    NoLatePlace(TournamentId, Vec<LatePlace>),
    /// No place is open for late entries.
    LateEntriesClosed(TournamentId, LateClosed),
    /// Only a round robin accepts late entries until a stated round.
    NoLateRound(TournamentId),
    /// No game of this number was recorded.
    NoSuchGame(TournamentId, MatchNo, u32),
    /// All games of the pod were played.
    PodOver(TournamentId, MatchNo, u32),
    /// This cannot be the finishing order of a game at this table.
    BadFinish(TournamentId, MatchNo, FinishFault),
    /// The order is the one recorded.
    SameFinish(TournamentId, MatchNo, u32),
    /// The hall has no such table.
    NoSuchTable(String),
    /// The tag takes more columns than there are for one.
    LongTag(String),
    /// Another event that is not closed was given this tag.
    TagTaken(String, TournamentId),
    /// Two tables would have one name.
    TableNameTaken(String),
    /// A range of tables that runs backwards or over too many: a slip, and no name.
    UnsoundRange(String),
    /// A match is being played at this table.
    TableTaken(String, TournamentId, MatchNo),
    /// The match is not one that can be called now.
    NotToBeCalled(TournamentId, MatchNo, MatchState),
    NotCalled(TournamentId, MatchNo),
    /// The match is being played already.
    AlreadyPlaying(TournamentId, MatchNo),
    /// The match is postponed already, or is not.
    SamePostponement(TournamentId, MatchNo, bool),
    /// The player has not left the event.
    NotGone(TournamentId, PlayerId),
    /// An entrant who left cannot play on.
    NoWayBack(TournamentId, PlayerId, NoReturn),
    /// The entrants have no places in a draw that two could exchange; or only this one, who is absent.
    NoPlaces(TournamentId, Option<PlayerId>),
    /// A match of a player who is to exchange places has a result or is at a table.
    HasBegun(TournamentId, PlayerId, MatchNo),
    /// Two categories have this name; without one, the day does not exist.
    UnsoundCategories(Option<String>),
    /// The categories are these already.
    SameCategories,
    /// The prize of this category and place is nothing, or worth more than that of a better place.
    UnsoundPrizes(TournamentId, Option<String>, usize),
    /// An amount is out of range, or this category has two.
    UnsoundFees(TournamentId, Option<String>),
    /// The tournament asks no fee.
    NoFee(TournamentId),
    /// The player has paid nothing that could be cancelled.
    NothingPaid(TournamentId, PlayerId),
    /// The player has paid just this.
    SamePayment(TournamentId, PlayerId),
    /// This round would have two days, or rounds run backwards there.
    UnsoundDays(TournamentId, u32),
    /// The format has no numbered rounds that could have days.
    NoRounds(TournamentId),
    /// The hall has no break that could end.
    NoBreak,
    /// The break ends at this time as it is.
    SameBreak(DateTime<Utc>),
    /// A break cannot last until a time that is past.
    BreakOver {
        until: DateTime<Utc>,
        now: DateTime<Utc>,
    },
    /// A player is at another table.
    Busy(PlayerId, TournamentId, MatchNo),
}

/// A refusal that concerns who is who.
#[derive(Clone, Debug, PartialEq)]
pub enum PersonRefusal {
    /// Both numbers belong to one person already.
    AlreadyOne(PlayerId, PlayerId),
    /// These two were never merged, or no longer are.
    NotMerged(PlayerId, PlayerId),
    /// Two people, the operator said, of these two numbers.
    SaidDifferent(PlayerId, PlayerId),
    /// They played each other.
    Met(TournamentId, MatchNo, PlayerId, PlayerId),
    BothEntered(TournamentId, PlayerId, PlayerId),
    /// Both sit at a table at this moment: the second in this match.
    BothPlaying(PlayerId, PlayerId, TournamentId, MatchNo),
    /// One body has issued a number to each.
    OtherExternal {
        scheme: String,
        /// Two players and their numbers there.
        bearers: Box<[(PlayerId, String); 2]>,
    },
    /// The decision on the two exists already, or there is none to clear.
    SameVerdict(PlayerId, PlayerId, Option<Verdict>),
    /// The alias is the name, or an alias, of another registration of the same person.
    AliasOfMerged {
        player: PlayerId,
        alias: String,
        /// The registration that has it.
        bearer: PlayerId,
    },
    /// The person is entered under another of their numbers.
    EnteredAs {
        tournament: TournamentId,
        given: PlayerId,
        entered: PlayerId,
    },
    ExternalOfAnother(ExternalId, PlayerId),
    /// The number is the player's already, or there is none to take away.
    SameExternal(PlayerId, String),
    /// The number to be taken away stands in another registration of the same person.
    ExternalOfMerged {
        player: PlayerId,
        id: ExternalId,
        /// The registration that has it.
        bearer: PlayerId,
    },
    /// A new player has two IDs of one body.
    SchemeTwice(String),
    /// No player can be born on that day.
    UnlikelyBirth(NaiveDate),
}

/// A refusal that concerns games, hands and ratings.
#[derive(Clone, Debug, PartialEq)]
pub enum RatingRefusal {
    /// The games do not add up to the score of the match.
    NotTheScore(TournamentId, MatchNo, NotTheScore),
    /// The match was decided before its last game, in this order of its games.
    DecidedBefore(TournamentId, MatchNo),
    /// The match has no games to record.
    NothingPlayed(TournamentId, MatchNo),
    /// The hands are not those of the players at the table.
    BadHands(TournamentId, MatchNo, HandTableFault),
    /// The cards of a game are not one hand for each player, or the game has no hand that came of them.
    BadDeal(TournamentId, MatchNo, u32),
    /// The match already has these games.
    SameGames(TournamentId, MatchNo),
    /// The tournament already has this setting.
    SameSetting(TournamentId),
    /// No rating is within the limits.
    UnsoundDivision,
    /// No change, or one out of range.
    UnsoundChange(Change),
    /// All ratings can be shifted, but not set to one value.
    EverybodyTo,
    /// A list was published with this day.
    PublishedAlready(ListId, NaiveDate),
    /// A player is outside the rating limits.
    Ineligible(TournamentId, PlayerId, Ineligible),
}

/// Why an entrant who left cannot play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoReturn {
    Disqualified,
    /// The exit was in a stage that is over.
    EarlierStage,
    /// A bracket has gone on without the entrant.
    Elimination,
    /// All rounds are paired.
    NoRoundLeft,
}

/// The value of a plan that is out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanFault {
    /// There must be 2 to 64 groups.
    Groups(u32),
    /// One to 64 go on from each group.
    Takes(u32),
    /// Fewer than there are groups fill up, and only behind groups.
    Fill { fill: u32, groups: u32 },
    /// The first stage takes all entrants, and a later one the best of a stage.
    TakesInStage(u32),
    /// A Swiss has from so many to 64 rounds.
    Rounds(u32),
    /// The ratings of the bands of a Swiss rise, there are at most 20, and it is not accelerated besides.
    Bands,
    /// Three to eight sit at a table.
    TableSize(u32),
    /// One to 999 games are played before seats are drawn again.
    TableGames(u32),
    /// A win is worth no more than a loss, or a draw more than a win or less than a loss.
    Points,
    /// Every step of the standings may appear once.
    Standings,
    /// A better place is worth no less than a worse one, within a sensible range.
    PlacePoints,
}

/// A text that a person gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextField {
    Name,
    Reading,
    Club,
    Alias,
    Note,
    Tournament,
    /// A tournament's tag.
    Tag,
    /// A rating list's name.
    List,
    /// The name of a round.
    Round,
    /// The name of a table in the hall.
    Table,
    Scheme,
    /// An ID issued by another body.
    External,
    /// Why something was done by hand.
    Reason,
    /// The mark of a phone.
    Phone,
    /// The name of a category.
    Category,
    /// A thing that is won.
    Prize,
    /// A player's title.
    Title,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbered {
    Player,
    Tournament,
    List,
    /// Matches of a tournament.
    Match,
    /// Stages of a tournament.
    Stage,
    /// Rounds of table play.
    Round,
    /// Games of a pod.
    Game,
}

impl TextField {
    /// The most characters it may have.
    pub fn longest(self) -> usize {
        match self {
            Self::Note => LONGEST_NOTE,
            Self::Title => LONGEST_TITLE,
            _ => LONGEST_NAME,
        }
    }
}
