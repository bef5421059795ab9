//! The words of the entry of a score.

use crate::command::CommandId;
use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::rating::{written, written_change};
use crate::domain::score::{Outcome, Score, Side};
use crate::words::FieldWords;
use crate::words::words;

words! {
    /// The words of the entry of a score.
    pub ScoreWords in "score" {
        title; correction; window(no: MatchNo, tournament: &str); games; seed; rating; rating_today;
        draws; wins; absent; already_open; not_called; unchanged(result: &str); refused;
        stays(no: MatchNo, result: &str); records(result: &str); corrects(result: &str);
        games_in_order; told_first(first: &str); cards_hint; unreadable; walkover(name: &str);
        retired(score: &Score, loser: &str); disqualified(score: &Score, loser: &str);
        double_walkover; winner_only(name: &str); double_disqualification; winner_of(no: MatchNo);
        loser_of(no: MatchNo); left_by(name: &str); champion(name: &str);
        place(name: &str, place: u32); reset(no: MatchNo); winner(name: &str); level; both_lose;
        open(desks: &str); also_open(desks: &str); marked(mark: &str, name: &str); gave_up;
        sent_out; uncalled_question(no: MatchNo, result: &str); record;
        closed_title(tournament: &str); void_question(no: MatchNo, result: &str); void_reason;
        drawn_reason; paired_reason; calls_reason; asks_calls(matches: &str); correct; leave; left;
        change_to(change: &str, after: &str); who_retired(a: &str, b: &str);
        who_is_disqualified(a: &str, b: &str); who_is_absent(a: &str, b: &str);
        too_many(digits: &str); type_both; type_of(games); type_open; asks(count: usize);
        games_hint(first: &str);
        goes_to(name: &str, won: bool, no: MatchNo, round: &str, against: &str);
        disqualification_unrated; winner_only_unrated; no_games_unrated; walkover_unrated;
        head_start(a: u32, b: u32); with_head_start(score: &Score, a: u32, b: u32); reason.doc;
        match_no(no: MatchNo); void_results(count: usize, matches: &str);
        keep_results(count: usize, matches: &str);
    }
}

impl ScoreWords {
    /// A player's change and the rating after it, in points.
    pub fn rated(self, change: f64, after: f64) -> String {
        self.change_to(&written_change(change), &written(after))
    }

    /// The question after the key for an end before the end, of these two.
    pub fn for_whom(self, command: CommandId, [a, b]: [&str; 2]) -> String {
        match command {
            CommandId::Retire => self.who_retired(a, b),
            CommandId::Disqualify => self.who_is_disqualified(a, b),
            _ => self.who_is_absent(a, b),
        }
    }

    /// The keys to type while a score is not complete.
    pub fn type_score(self, length: Length) -> String {
        match length {
            Length::FirstTo(_) => self.type_both().to_owned(),
            Length::Games(all) => self.type_of(all),
            Length::Open => self.type_open().to_owned(),
        }
    }

    /// A player advances: name, whether they won, the next match, its round, the opponent.
    pub fn goes_on(
        self,
        (name, won): (&str, bool),
        no: MatchNo,
        round: &str,
        against: &str,
    ) -> String {
        self.goes_to(name, won, no, round, against)
    }

    /// Why a result is not rated.
    pub fn unrated(self, outcome: Outcome) -> &'static str {
        match outcome {
            Outcome::Disqualified(_) | Outcome::DoubleDisqualification => {
                self.disqualification_unrated()
            }
            Outcome::WinnerOnly(_) => self.winner_only_unrated(),
            Outcome::Retired(_) | Outcome::Score(_) => self.no_games_unrated(),
            Outcome::Walkover(_) | Outcome::DoubleWalkover => self.walkover_unrated(),
        }
    }

    /// The games that each side starts with, after the length.
    pub fn start(self, [a, b]: [u32; 2]) -> String {
        self.head_start(a, b)
    }

    /// A score of a match that began at a start.
    pub fn with_start(self, score: &Score) -> String {
        let [a, b] = Side::BOTH.map(|side| score.stands_at(side));
        self.with_head_start(score, a, b)
    }

    /// The fields of the form for why a result of a closed tournament is corrected.
    pub fn reason_fields(self) -> [FieldWords; 1] {
        [self.reason()]
    }

    /// The way in which these results fall.
    pub fn void(self, fall: &[MatchNo]) -> String {
        self.void_results(fall.len(), &self.matches(fall))
    }

    /// The way in which these results stand, since the names were exchanged there too.
    pub fn keep(self, stand: &[MatchNo]) -> String {
        self.keep_results(stand.len(), &self.matches(stand))
    }

    fn matches(self, all: &[MatchNo]) -> String {
        let all: Vec<String> = all.iter().map(|no| self.match_no(*no)).collect();
        self.voice.words().term.list(&all)
    }
}
