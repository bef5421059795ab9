//! The words of the entry of a score.

use crate::command::CommandId;
use crate::domain::deal::CardGame;
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::format::Format;
use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::rating::{written, written_change};
use crate::domain::score::{Outcome, Score, Side};
use crate::words::{FieldWords, words};

words! {
    pub ScoreWords in "score";
    pub ResultSheetWords in "result-sheet";
    pub PodWords in "pod";
    pub ExitWords in "exit" {
        reason[ExitReason: Withdrawn, Disqualified];
    }
}

impl ScoreWords {
    pub fn rated(self, change: f64, after: f64) -> String {
        self.change_to(written_change(change), written(after))
    }

    /// The question after the key for an end before the end, of these two.
    pub fn for_whom(self, command: CommandId, [a, b]: [&str; 2]) -> String {
        match command {
            CommandId::Retire => self.who_retired(a, b),
            CommandId::Disqualify => self.who_is_disqualified(a, b),
            _ => self.who_is_absent(a, b),
        }
    }

    pub fn type_score(self, length: Length) -> String {
        match length {
            Length::FirstTo(_) => self.type_both().to_owned(),
            Length::Games(all) => self.type_of(all),
            Length::Open => self.type_open().to_owned(),
        }
    }

    pub fn goes_on(
        self,
        (name, won): (&str, bool),
        no: MatchNo,
        round: &str,
        against: &str,
    ) -> String {
        self.goes_to(name, won, no, round, against)
    }

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

    pub fn start(self, [a, b]: [u32; 2]) -> String {
        self.head_start(a, b)
    }

    pub fn with_start(self, score: &Score) -> String {
        let [a, b] = Side::BOTH.map(|side| score.stands_at(side));
        self.with_head_start(score, a, b)
    }

    pub fn reason_fields(self) -> [FieldWords; 1] {
        [self.reason()]
    }

    /// The way in which these results fall.
    pub fn void(self, fall: &[MatchNo]) -> String {
        self.void_results(fall.len(), self.matches(fall))
    }

    /// The way in which these results stand, since the names were exchanged there too.
    pub fn keep(self, stand: &[MatchNo]) -> String {
        self.keep_results(stand.len(), self.matches(stand))
    }

    fn matches(self, all: &[MatchNo]) -> String {
        let all: Vec<String> = all.iter().map(|no| self.match_no(*no)).collect();
        self.voice.words().term.list(&all)
    }
}

impl ResultSheetWords {
    pub fn still_waiting(self, lines: &[String]) -> String {
        self.waiting_then(lines.len(), lines.first().map_or("", |line| line.trim()))
    }

    /// Pasted lines were taken up to one that was not recorded: how many were before it, why, and how many follow it.
    pub fn stopped(self, recorded: usize, why: &str, rest: usize) -> String {
        let stopped = self.stopped_at(why.trim_end_matches(['.', '。']));
        let more = (rest > 0).then(|| self.not_taken(rest));
        // The reason stands on the sheet too, so it comes last where there is much to say.
        let parts: Vec<String> = match (recorded > 0).then(|| self.recorded_so_far(recorded)) {
            None => std::iter::once(stopped).chain(more).collect(),
            Some(before) => std::iter::once(before).chain(more).chain([stopped]).collect(),
        };
        self.voice.words().term.text(&parts)
    }
}

impl PodWords {
    /// How cards are typed; pairs of seats stay possible.
    pub fn cards_hint(self, game: CardGame) -> String {
        self.cards_typed(match game {
            CardGame::PrimeDaifugo => "QT338647JA9/T77TJK4X3KA/…",
            CardGame::Daihinmin => "S3 HK …/♦3 X …/…",
        })
    }

    pub fn seated(self, table: u32, names: &[String]) -> String {
        self.seats_at(table, self.voice.words().term.list(names))
    }
}

impl ExitWords {
    pub fn proposal(self, played: usize, all: usize, effect: &str) -> String {
        self.proposed(played, all, played * 2 < all, effect)
    }

    pub fn effect(self, effect: ExitEffect, format: Option<Format>) -> &'static str {
        match effect {
            ExitEffect::ForfeitRest if format.is_some_and(|format| !format.has_draw()) => {
                self.no_rank_any_more()
            }
            ExitEffect::ForfeitRest if format.is_some_and(Format::has_seats) => self.others_go_on(),
            ExitEffect::ForfeitRest => self.rest_walkovers(),
            ExitEffect::VoidUnplayed => self.rest_void(),
            ExitEffect::VoidAll => self.all_void(),
        }
    }
}
