//! A decision of an organiser: the vocabulary of the program, and the format of the journal.
//!
//! An action carries the numbers it assigns and the outcome of a draw, so that undoing an earlier entry never renumbers
//! a later one. Names here are kept for ever: an action once written must always be read. A new field is optional, a
//! new meaning is a new kind.

mod day;
mod kind;
mod parts;
mod renumber;

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

pub use renumber::Renumbering;

use super::registry::{ExternalId, Publicity, Verdict};
use super::report::Report;
use crate::domain::card_game::CardGame;
use crate::domain::deal::{Deal, Deals};
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::finish::Finish;
use crate::domain::format::StagePlan;
use crate::domain::game::{Game, Hand, HandTable};
use crate::domain::hall::{Priority, Table};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::length::{Length, Lengths};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Change, Division, Established, Scale};
use crate::domain::round::RoundName;
use crate::domain::score::Outcome;
use crate::domain::standings::MatchPoints;
use crate::domain::swiss::AskedBye;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Registers a player under a new number.
    AddPlayer {
        player: PlayerId,
        /// The name as it is to be shown.
        name: String,
        /// How it is read, in kana.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reading: Option<String>,
        /// The club the player belongs to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        club: Option<String>,
        /// Other names of the same person.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        aliases: Vec<String>,
        /// The day of birth.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        born: Option<NaiveDate>,
        /// Numbers that other bodies have issued, one a scheme.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        external: Vec<ExternalId>,
    },
    /// Changes the name shown; the old one stays as an alias, so that old lists still find it.
    RenamePlayer { player: PlayerId, name: String },
    /// Sets or clears the reading.
    SetReading {
        player: PlayerId,
        /// The reading; none clears it.
        reading: Option<String>,
    },
    /// Sets or clears the club.
    SetClub {
        player: PlayerId,
        /// The club; none clears it.
        club: Option<String>,
    },
    /// Sets or clears the desk's note on a player.
    SetNote {
        player: PlayerId,
        /// The note; none clears it.
        note: Option<String>,
    },
    /// Adds another name of the same person.
    AddAlias { player: PlayerId, alias: String },
    /// Takes an alias away.
    RemoveAlias {
        player: PlayerId,
        /// The alias, exactly as listed.
        alias: String,
    },
    /// Sets or clears the day of birth.
    SetBorn {
        player: PlayerId,
        /// The day; none clears it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        born: Option<NaiveDate>,
    },
    /// Sets or takes away the number that another body has issued.
    SetExternalId {
        player: PlayerId,
        scheme: String,
        /// The ID; none removes it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<String>,
    },
    /// Says how the public record names a player.
    SetPublicity { player: PlayerId, publicity: Publicity },
    /// Finds two registrations to be one person. Every result keeps the number it was entered
    /// with.
    MergePlayers {
        /// The player whose number and name stay.
        keep: PlayerId,
        absorb: PlayerId,
    },
    /// Undoes the merge of exactly these two; others stay.
    UnmergePlayers {
        /// The player whose number stayed.
        keep: PlayerId,
        absorb: PlayerId,
    },
    /// Says of two registrations that look alike whether they are one person.
    JudgePlayers {
        a: PlayerId,
        b: PlayerId,
        /// The decision; none clears it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        verdict: Option<Verdict>,
    },
    /// Opens a tournament for entries, with its first stage.
    CreateTournament {
        tournament: TournamentId,
        /// Its name, unique in the file.
        name: String,
        /// The rating list its matches count for.
        list: ListId,
        plan: Box<StagePlan>,
    },
    /// Changes a tournament's name.
    RenameTournament {
        tournament: TournamentId,
        /// The new name, unique in the file.
        name: String,
    },
    /// Gives a tournament the short tag that stands for its name where several are played.
    SetTag {
        tournament: TournamentId,
        /// The tag, in four columns at most; none where it is found from the names.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tag: Option<String>,
    },
    /// Notes which club handed a tournament in. Of the matches of a day those that were handed in are rated first, by the
    /// names of the clubs and the numbers of the tournaments there.
    NoteOrigin {
        tournament: TournamentId,
        /// The club's name.
        club: String,
        /// The number of the tournament in that club.
        number: TournamentId,
    },
    /// Takes a tournament made by mistake out of the club, with all that was decided of it.
    DeleteTournament {
        tournament: TournamentId,
        /// Its name, which is stored nowhere else in the club after this.
        name: String,
        /// How many results the operator agrees to lose: exactly those that were entered.
        #[serde(default, skip_serializing_if = "is_zero")]
        results: u32,
    },
    /// Enters players, in this order, after those already entered.
    EnterPlayers { tournament: TournamentId, players: Vec<PlayerId> },
    /// Takes an entrant out again, before the start.
    RemoveEntrant { tournament: TournamentId, player: PlayerId },
    /// Arranges the entrants by hand, before the start.
    OrderEntrants {
        tournament: TournamentId,
        /// All entrants in their new order.
        order: Vec<PlayerId>,
    },
    /// Draws a stage: from here on its matches exist.
    DrawStage {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        /// The seeds, best first: the outcome of rating, hand or lots.
        seeds: Vec<PlayerId>,
        /// The seed of the lots, where lots were drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lots: Option<u64>,
        /// The groups, each best first; in table play the tables of the first round.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        groups: Vec<Vec<PlayerId>>,
        /// The ratings of the seeds as they stand, where the standings look at them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        ratings: Vec<f64>,
    },
    /// Plans a further stage for the best of the one before.
    AddStage {
        tournament: TournamentId,
        /// The number of the stage, the next one.
        stage: u32,
        /// How it is played.
        plan: Box<StagePlan>,
    },
    /// Has the losers of the semi-finals of a single elimination play for third place, where that was not planned.
    AddThirdPlace {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
    },
    /// Draws the seats of the next round of table play.
    DrawRound {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        /// Which round of it, the next one.
        round: u32,
        /// The seed of the lots.
        lots: u64,
        /// The players of each pod, in the order of the seats.
        tables: Vec<Vec<PlayerId>>,
    },
    /// Pairs the next round of a Swiss. What is written here stands: no result and no later version pairs it again, only
    /// somebody who says so before anything of it is called or played.
    DrawPairings {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        /// Which round of it, the next one; or the last one, where it is paired again.
        round: u32,
        /// The pairings in the order of boards; the first of a pair has White.
        pairs: Vec<[PlayerId; 2]>,
        /// The player with the bye.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bye: Option<PlayerId>,
        /// Players who are not paired, and the points they get for it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        absent: Vec<Absent>,
        /// In the first round of games with colours, the lots for the colour of the first player.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lots: Option<u64>,
        /// The rules that paired it; none for pairings made by hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<String>,
        /// Whether this takes the place of how the round was paired before; its matches get new numbers.
        #[serde(default, skip_serializing_if = "is_no")]
        again: bool,
    },
    /// Says that an entrant of a Swiss is not to be paired in some rounds to come, or is after all.
    SetAbsence {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        player: PlayerId,
        /// The first of these rounds.
        from: u32,
        /// The last of them; none for all to come.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<u32>,
        /// The kind of bye; none where the player is there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bye: Option<AskedBye>,
    },
    /// Says that two are not to be paired with each other, or may be again.
    ForbidPair {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        pair: [PlayerId; 2],
        forbidden: bool,
    },
    /// Changes how many rounds a Swiss has.
    SetRounds {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        rounds: u32,
    },
    /// Adds a late entry: into a round robin, or into an unused bye.
    EnterLate {
        tournament: TournamentId,
        player: PlayerId,
        /// The group, from 1, in a stage with groups.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        group: Option<u32>,
        /// The seed whose bye is taken, in an elimination; in a Swiss the pairing number, from which on all others
        /// move down by one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u32>,
        /// In a Swiss, the rating as it stands.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<f64>,
        /// In a Swiss, what each round missed is worth; none where nothing was said, which is no points.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        missed: Option<AskedBye>,
    },
    /// Puts the right player in the place of one entered by mistake, results included.
    ReplaceEntrant {
        tournament: TournamentId,
        from: PlayerId,
        to: PlayerId,
        /// The right player's rating as it stands, where standings or pairings look at ratings; none where it stays,
        /// since both numbers are one person's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<f64>,
    },
    /// Takes an entrant out of the whole event after its start.
    Withdraw {
        tournament: TournamentId,
        player: PlayerId,
        reason: ExitReason,
        /// The effect on the player's matches in the current stage.
        effect: ExitEffect,
        on: NaiveDate,
        /// In a tournament out of another club, which exits were decided together: those with one number.
        #[serde(default, skip_serializing_if = "is_zero")]
        decision: u32,
    },
    /// Decides the order among entrants tied on every tie-break.
    BreakTie {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        /// The equals, the best first.
        order: Vec<PlayerId>,
        /// The seed of the lots; none where it was decided outside the program.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lots: Option<u64>,
        /// How it was decided outside the program, in the words of the organiser.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Adds a match between two tied entrants.
    AddPlayOff {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        #[serde(rename = "match")]
        no: MatchNo,
        sides: [PlayerId; 2],
        /// How long it is.
        length: Length,
    },
    /// Changes how long the matches of a stage are, as far as they are not played yet.
    SetLengths {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        lengths: Lengths,
    },
    /// Changes the points that matches of a stage earn.
    SetPoints {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        points: MatchPoints,
    },
    /// Changes how long the first stage accepts late entries.
    SetLateEntries {
        tournament: TournamentId,
        /// The last round during which they are accepted; 0 for never.
        until: u32,
    },
    /// Gives one match a length of its own, and starts as a handicap.
    SetMatchLength {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
        length: Length,
        /// Games given to each side before it begins.
        #[serde(default, skip_serializing_if = "is_level")]
        start: [u32; 2],
    },
    /// Records how a match of a draw ended.
    RecordResult {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
        /// The players, so that a result never counts for other players.
        sides: [PlayerId; 2],
        outcome: Outcome,
        /// The day it was played.
        played_on: NaiveDate,
    },
    /// Replaces a recorded result. The match keeps its day and its place in the order of ratings.
    CorrectResult {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
        sides: [PlayerId; 2],
        /// How it really ended.
        outcome: Outcome,
        /// The later results that the operator agrees to lose: exactly those whose players change.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        void: Vec<MatchNo>,
        /// The later results that stand for the other player instead: exactly those in which the
        /// names of the two were exchanged as well.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        keep: Vec<MatchNo>,
        /// Why, which a closed tournament needs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Records how a game at a table ended.
    RecordGame {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
        /// Which game of it, the next one.
        game: u32,
        /// In which order the players finished.
        order: Finish,
        /// The day it was played.
        played_on: NaiveDate,
    },
    /// Replaces the finishing order of a game. It keeps its day and its place in the order of
    /// ratings.
    CorrectGame {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
        game: u32,
        /// In which order they really finished.
        order: Finish,
        /// Why, which a closed tournament needs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Records the games of a match one by one: winner, hand, first move. A corrected score drops them.
    SetGames {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
        /// The games in order, as the first player saw them; none clears them.
        games: Vec<Game>,
        /// The cards from which hands were worked out, by the number of the game.
        #[serde(default, skip_serializing_if = "Deals::is_empty")]
        deals: Deals,
    },
    /// Sets the hands that were dealt in a recorded game of a pod.
    SetHands {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
        game: u32,
        /// The hands by pairs; none clears them.
        hands: HandTable,
        /// The cards by seats, where the hands were worked out from them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deal: Option<Deal>,
    },
    /// Says which card game a tournament plays, so that hands can be worked out from cards.
    SetCardGame {
        tournament: TournamentId,
        /// The game; none where hands are typed as win probabilities only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<CardGame>,
    },
    /// Sets the win probability that moving first gives in a tournament, in games of which it is
    /// known.
    SetFirstMove {
        tournament: TournamentId,
        /// The probability; none leaves it to the rating list.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        p: Option<Hand>,
    },
    /// Limits a tournament to some ratings. Checked when a player is added; entrants stay, however ratings move.
    SetDivision {
        tournament: TournamentId,
        /// The limits; none for no limits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        division: Option<Division>,
    },
    /// Corrects ratings by hand.
    AdjustRating {
        list: ListId,
        /// The player; none for all players with a rated match by then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        /// The change of the rating.
        change: Change,
        reason: String,
        /// The day; matches of that day recorded before it are rated before it.
        on: NaiveDate,
    },
    /// Publishes a rating list as it is after all entries before.
    PublishList {
        list: ListId,
        /// The day that the list bears.
        on: NaiveDate,
    },
    /// Adds a finished match to a tournament without a draw.
    RecordMatch {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
        round: RoundName,
        sides: [PlayerId; 2],
        outcome: Outcome,
        /// The day it was played.
        played_on: NaiveDate,
    },
    /// Ends a tournament: nothing more is recorded, corrections stay possible.
    CloseTournament { tournament: TournamentId },
    /// Sets up the tables of the hall.
    SetTables {
        /// All of them, in the order in which they are filled.
        tables: Vec<Table>,
    },
    /// Sets how the matches of a tournament are called.
    SetCalls {
        tournament: TournamentId,
        #[serde(default, skip_serializing_if = "is_normal")]
        priority: Priority,
        /// No match is proposed before this time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        not_before: Option<DateTime<Utc>>,
        /// The tables that are reserved for it, by name.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tables: Vec<String>,
    },
    /// Calls a match to a table.
    CallMatch {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
        table: String,
    },
    /// Calls the players of a match again who have not come.
    CallAgain {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
    },
    /// Notes that a called match is being played.
    StartMatch {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
    },
    /// Takes a call back: the table is free, the match waits again.
    WithdrawCall {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
    },
    /// Puts a match off until further notice, or on again.
    PostponeMatch {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
        /// Off, or on again.
        postponed: bool,
    },
    /// Notes how a match ended as somebody at it reports by phone. It counts once both sides or the desk agree.
    ReportResult {
        tournament: TournamentId,
        #[serde(rename = "match")]
        no: MatchNo,
        /// The report; none takes back all reports of the match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        report: Option<Box<Report>>,
    },
    /// Opens a rating list, or changes the name, K or start of one; all its ratings follow.
    SetRatingList {
        /// The list, new or known.
        list: ListId,
        /// Its name, unique in the file.
        name: String,
        /// K, start and further rules.
        // Apart, since every action takes the room of the largest.
        scale: Box<Scale>,
        /// Conditions for an established rating.
        #[serde(default = "standard", skip_serializing_if = "is_standard")]
        established: Established,
    },
}

/// An entrant who is not paired in a round of a Swiss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Absent {
    pub player: PlayerId,
    /// The points for the round.
    pub bye: AskedBye,
}

fn standard() -> Established {
    Established::STANDARD
}

fn is_standard(established: &Established) -> bool {
    *established == Established::STANDARD
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_normal(priority: &Priority) -> bool {
    *priority == Priority::Normal
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_no(said: &bool) -> bool {
    !*said
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_level(start: &[u32; 2]) -> bool {
    *start == [0, 0]
}
