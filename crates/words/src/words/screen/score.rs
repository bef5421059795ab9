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
    pub ScoreWords in "score" {
        title; correction; window(no, tournament: &str); games; seed; rating; rating_today; draws;
        wins; absent; already_open; not_called; unchanged(result: &str); refused;
        stays(no, result: &str); records(result: &str); corrects(result: &str); games_in_order;
        told_first(first: &str); cards_hint; unreadable; walkover(name: &str);
        retired(score: &Score, loser: &str); disqualified(score: &Score, loser: &str);
        double_walkover; winner_only(name: &str); double_disqualification; winner_of(no);
        loser_of(no); left_by(name: &str); champion(name: &str); place(name: &str, place);
        reset(no); winner(name: &str); level; both_lose; open(desks: &str); also_open(desks: &str);
        marked(mark: &str, name: &str); gave_up; sent_out; uncalled_question(no, result: &str);
        record; closed_title(tournament: &str); void_question(no, result: &str); void_reason;
        drawn_reason; paired_reason; calls_reason; asks_calls(matches: &str); correct; leave; left;
        change_to(change: &str, after: &str); who_retired(a: &str, b: &str);
        who_is_disqualified(a: &str, b: &str); who_is_absent(a: &str, b: &str);
        too_many(digits: &str); type_both; type_of(games); type_open; asks(count);
        games_hint(first: &str); goes_to(name: &str, won, no, round: &str, against: &str);
        disqualification_unrated; winner_only_unrated; no_games_unrated; walkover_unrated;
        head_start(a, b); with_head_start(score: &Score, a, b); reason.doc; match_no(no);
        void_results(count, matches: &str); keep_results(count, matches: &str);
    }
    pub ResultSheetWords in "result-sheet" {
        title; title_of(tournament: &str); prompt; hint; hint_many(tag: &str); line_first;
        no_number; no_match(no); type_result; unreadable; meant(no, round: &str, a: &str, b: &str);
        pod(no); recorded(result: &str); recorded_elsewhere(tournament: &str, result: &str);
        asks_correction(result: &str); correct_question(no, tournament: &str, old: &str, new: &str);
        is_correction(result: &str); nothing_changes; which_match; which(no); which_keys; waits;
        takes_waiting; not_recorded(line: &str); refused; needs_enter; stands_elsewhere;
        no_open_match(player: &str); asks_which_match; asks_which;
        way(tournament: &str, a: &str, b: &str, result: &str); none_open; recorded_title;
        undone(entry: &str); none_recorded; taken(recorded); recorded_so_far(recorded);
        waiting_then(lines, next: &str); stopped_at(why: &str); not_taken(rest); waiting(lines);
        open(count);
    }
    pub PodWords in "pod" {
        title; window(table, round, tournament: &str); hand; place; points; total; order; hands;
        hands_hint; hint; records; corrects; next(game, planned); cards_typed(cards: &str);
        game(game, planned, recorded); missing(seats); seats_at(table, names: &str);
    }
    pub ExitWords in "exit" {
        title; question(name: &str, tournament: &str); from_which(name: &str); which_player;
        not_playing; offered(name: &str, tournament: &str); goes_on; not_paired; unlisted;
        pod_plays_on; stays; plays_on; way(reason: &str, effect: &str); nobody; back;
        back_question(name: &str, tournament: &str); stays_away; back_from(rounds: &str);
        back_for_all; exchange; exchange_with(name: &str); exchange_question(a: &str, b: &str);
        first_match(player: &str, no, opponent: &str); nobody_to_exchange;
        proposed(played, all, less, effect: &str); reason[ExitReason: Withdrawn, Disqualified];
        no_rank_any_more; others_go_on; rest_walkovers; rest_void; all_void;
    }
}

impl ScoreWords {
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
        self.seats_at(table, &self.voice.words().term.list(names))
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
