//! The words of the entry of a score.

use crate::command::CommandId;
use crate::domain::deal::CardGame;
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::format::Format;
use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::rating::{written, written_change};
use crate::domain::score::{Outcome, Score, Side};
use crate::words::words;

words! {
    pub ScoreWords in "score";

    /// The question after the key for an end before the end, of these two.
    fn for_whom(say; command: CommandId, [a, b]: [&str; 2]) match command {
        CommandId::Retire => who_retired(a, b); CommandId::Disqualify => who_is_disqualified(a, b);
        _ => who_is_absent(a, b);
    }

    fn with_start(say; score: &Score) = with_head_start(
        score, a = score.stands_at(Side::A), b = score.stands_at(Side::B));

    reason_fields = [reason].doc;
    fn rated(say; change: f64, after: f64) = change_to(change = written_change(change), after = written(after));
    fn goes_on(say; (name, won): (&str, bool), no: MatchNo, round: &str, against: &str) = goes_to(
        name, won, no, round, against);
    fn start(say; [a, b]: [u32; 2]) = head_start(a, b);
    /// The way in which these results fall.
    fn void(say; fall: &[MatchNo]) = void_results(count = fall.len(), matches = fall.iter().map(|no| say.match_no(no)).collect::<Vec<_>>());
    /// The way in which these results stand, since the names were exchanged there too.
    fn keep(say; stand: &[MatchNo]) = keep_results(count = stand.len(), matches = stand.iter().map(|no| say.match_no(no)).collect::<Vec<_>>());

    fn type_score(say: Length) {
        FirstTo(_) => type_both; Games(all) => type_of(games = all); Open => type_open;
    }

    fn unrated(say: Outcome) -> Text {
        Disqualified(_) => disqualification_unrated;
        DoubleDisqualification => disqualification_unrated; WinnerOnly(_) => winner_only_unrated;
        Retired(_) => no_games_unrated; Score(_) => no_games_unrated;
        Walkover(_) => walkover_unrated; DoubleWalkover => walkover_unrated;
    }
    pub ResultSheetWords in "result-sheet";

    fn still_waiting(say; lines: &[String]) = waiting_then(
        lines = lines.len(), next = lines.first().map_or("", |line| line.trim()));
    pub PodWords in "pod";

    /// How cards are typed; pairs of seats stay possible.
    fn cards_hint(say; game: CardGame) = cards_typed(
        cards = match game { CardGame::PrimeDaifugo => "QT338647JA9/T77TJK4X3KA/…", CardGame::Daihinmin => "S3 HK …/♦3 X …/…", });
    fn seated(say; table: u32, names: &[String]) = seats_at(table, names);
    pub ExitWords in "exit" {
        reason[ExitReason];
    }

    fn proposal(say; played: usize, all: usize, effect: &str) = proposed(
        played, all, less = played * 2 < all, effect);

    fn effect(say: ExitEffect, format: Option<Format>) -> Text {
        ForfeitRest if format.is_some_and(|format| !format.has_draw()) => no_rank_any_more;
        ForfeitRest if format.is_some_and(Format::has_seats) => others_go_on;
        ForfeitRest => rest_walkovers; VoidUnplayed => rest_void; VoidAll => all_void;
    }
}

impl ResultSheetWords {
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
