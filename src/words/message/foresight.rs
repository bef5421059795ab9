//! What an action would change.

use crate::club::Club;
use crate::club::question::consequences::{Change, MatchView, RankChange};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::words::message::outcome::score_line;
use crate::words::message::{matches, name};
use crate::words::{Language, say, words};

words! {
    /// What an action would change.
    pub ForesightWords {
        stands(stage: u32):
            "the pairings of stage {stage} stay",
            "第{stage}ステージの組み合わせは変わりません";
        nothing: "no other match or rank changes", "ほかの試合と順位は変わりません";
        dry_run: "nothing was written", "何も書き込んでいません";
    }
}

impl ForesightWords {
    /// A match gets other players, comes, goes, loses its result or gets one.
    pub fn change(self, change: &Change, round: Option<&RoundName>, club: &Club) -> String {
        let lang = self.language;
        let no = change.no;
        let round = round.map_or_else(String::new, |round| match lang {
            Language::English => format!(" ({round})"),
            Language::Japanese => format!("（{}）", lang.words().term.round(round)),
        });
        let told = match (change.before, change.after) {
            (None, Some(after)) => say!(lang, "added: {}", "追加：{}", face(lang, after, club)),
            (Some(before), None) => {
                say!(lang, "removed: {}", "削除：{}", face(lang, before, club))
            }
            (Some(before), Some(after)) => say!(lang; "{} instead of {}",
                "{1} → {0}", face(lang, after, club), face(lang, before, club)),
            (None, None) => String::new(),
        };
        say!(lang, "match {no}{round}: {told}", "第{no}試合{round}：{told}")
    }

    /// Later results fall, or may stand for the other player instead.
    pub fn choice(self, void: &[MatchNo], keep: Option<&[MatchNo]>) -> String {
        let lang = self.language;
        match keep {
            None => say!(lang; "the results of {} will be voided",
                "{}の結果は無効になります", matches(lang, void)),
            Some(keep) => say!(lang;
                "the results of {} will be voided, or those of {} stay for the other player",
                "{}の結果は無効になるか、{}の結果が別の選手のものとして残ります",
                matches(lang, void), matches(lang, keep)),
        }
    }

    pub fn rank(self, change: &RankChange, club: &Club) -> String {
        let lang = self.language;
        let rank = |rank: Option<u32>| {
            rank.map_or_else(
                || lang.pick("none", "なし").to_owned(),
                |it| match lang {
                    Language::English => it.to_string(),
                    Language::Japanese => format!("{it}位"),
                },
            )
        };
        say!(lang; "{}: rank {} instead of {} in stage {}",
            "{0}：第{3}ステージの順位が{2}から{1}に変わります",
            name(lang, change.player, club), rank(change.after), rank(change.before), change.stage)
    }
}

/// `あおくま 2-1 TM`, or who plays as far as that is known.
fn face(lang: Language, face: MatchView, club: &Club) -> String {
    if let ([Some(a), Some(b)], Some(outcome)) = (face.sides, face.outcome) {
        return score_line(lang, [a, b], outcome, club);
    }
    let [a, b] = face.sides.map(|side: Option<PlayerId>| {
        side.map_or_else(|| lang.pick("?", "？").to_owned(), |player| name(lang, player, club))
    });
    format!("{a} - {b}")
}
