//! The words of the entry of a score.

use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::score::{Outcome, Score};

/// The words of the entry of a score.
#[derive(Debug, Clone, Copy)]
pub struct ScoreWords {
    /// The title of a result to be recorded.
    pub title: &'static str,
    /// The title of a result to be corrected.
    pub correction: &'static str,
    /// Over the window: the match, its tournament.
    pub window: fn(MatchNo, &str) -> String,
    /// Heading of the games.
    pub games: &'static str,
    /// Heading of the seeds.
    pub seed: &'static str,
    /// Heading of the ratings.
    pub rating: &'static str,
    /// Heading of what a correction does to today's ratings, later matches included.
    pub rating_today: &'static str,
    /// Before the drawn games.
    pub draws: &'static str,
    /// In place of the games of who wins by walkover.
    pub wins: &'static str,
    /// In place of the games of who does not play.
    pub absent: &'static str,
    /// A player's change and the rating after it, in points.
    pub rated: fn(f64, f64) -> String,
    /// What to type while a score is not complete.
    pub type_score: fn(Length) -> String,
    /// What to press while it is open who wins by walkover.
    pub choose_side: &'static str,
    /// What to do where the result shown is the one recorded.
    pub unchanged: fn(&str) -> String,
    /// What is told when Enter leaves it at the result recorded.
    pub stays: fn(MatchNo, &str) -> String,
    /// What Enter does: record this result.
    pub records: fn(&str) -> String,
    /// What Enter does: replace the recorded result by this one.
    pub corrects: fn(&str) -> String,
    /// What Enter does where results fall: so many.
    pub asks: fn(usize) -> String,
    /// Before the games in order.
    pub told: &'static str,
    /// How games are told: the first side, whose hand it is.
    pub told_hint: fn(&str) -> String,
    /// How it is told who moved first, where that counts: the first side.
    pub told_first: fn(&str) -> String,
    /// What is told of the games is none.
    pub unreadable: &'static str,
    /// A walkover for somebody.
    pub walkover: fn(&str) -> String,
    /// Somebody gave up at a score.
    pub retired: fn(&Score, &str) -> String,
    /// Somebody was disqualified at a score.
    pub disqualified: fn(&Score, &str) -> String,
    /// Neither played.
    pub double_walkover: &'static str,
    /// Both were disqualified.
    pub double_disqualification: &'static str,
    /// Somebody goes on: who, to which match, its round, against whom.
    pub goes_on: fn(&str, MatchNo, &str, &str) -> String,
    /// Whoever wins a match, as an opponent.
    pub winner_of: fn(MatchNo) -> String,
    /// Whoever loses a match, as an opponent.
    pub loser_of: fn(MatchNo) -> String,
    /// Somebody wins the tournament.
    pub champion: fn(&str) -> String,
    /// Somebody takes a place.
    pub place: fn(&str, u32) -> String,
    /// This match decides, since both have lost once.
    pub reset: fn(MatchNo) -> String,
    /// The match is drawn.
    pub level: &'static str,
    /// Both sides lose.
    pub both_lose: &'static str,
    /// Why a result is not rated.
    pub unrated: fn(Outcome) -> &'static str,
    /// The games that each side starts with, after the length.
    pub start: fn([u32; 2]) -> String,
    /// A score of a match that began at a start.
    pub with_start: fn(&Score) -> String,
    /// A word before a name.
    pub marked: fn(&str, &str) -> String,
    /// Before who gave up.
    pub gave_up: &'static str,
    /// Before who was disqualified.
    pub sent_out: &'static str,
    /// The question before results fall: the match, the new result.
    pub void_question: fn(MatchNo, &str) -> String,
    /// What this is about: players behind the match change.
    pub void_reason: &'static str,
    /// Why a correction in a stage is asked about after the next one was drawn.
    pub drawn_reason: &'static str,
    /// To correct the result all the same.
    pub correct: &'static str,
    /// The way that changes nothing.
    pub leave: &'static str,
    /// What follows from it: the result stays as recorded.
    pub left: &'static str,
    /// The way in which these results fall.
    pub void: fn(&[MatchNo]) -> String,
    /// The way in which these results stand, since the names were exchanged there too.
    pub keep: fn(&[MatchNo]) -> String,
}
