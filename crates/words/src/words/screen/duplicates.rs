//! The words of the players who may be registered twice.

use chrono::NaiveDate;

use crate::domain::rating::written;
use crate::words::{say, words};

words! {
    /// The words of the players who may be registered twice.
    pub DuplicatesWords {
        rooms: {
            /// The labels of what is compared.
            label: DuplicatesLabels,
        }
        title(at: usize, of: usize): "Duplicates  pair {at} of {of}", "重複候補  {of}組中{at}組目";
        /// The title where only pairs of one band are shown.
        title_band(band: &str, at: usize, of: usize):
            "Duplicates, {band}  pair {at} of {of}",
            "重複候補（{band}） {of}組中{at}組目";
        /// The bands of probability.
        certain: "certain", "確実";
        likely: "likely", "有力";
        possible: "possible", "可能性あり";
        one_band: "all pairs are equally likely", "どの組も同じ程度の確からしさです";
        no_certain: "no pair is certain", "確実な組はありません";
        unseen: "This pair has only just come up. Look at it, then press the key again.",
            "次の組に替わったばかりです。確かめてから、もう一度押してください。";
        /// The title where there is nothing to show.
        title_none: "Duplicates", "重複候補";
        title_two: "One person or two?", "同一人物ですか？";
        title_other(name: &str):
            "Which player is the same person as {name}?",
            "{name}と同一人物の選手はどれですか？";
        other: "The other number: ", "もう一方の選手：";
        nobody: "No other players found.", "ほかに見つかりません。";
        looking:
            "Searching for duplicate players ...",
            "重複登録らしい選手を検索しています…";
        stopped:
            "The search was stopped. s restarts it.",
            "検索を中止しました。s でもう一度検索します。";
        stop: "Esc stops the search.", "Esc で中止します。";
        searching: "the search is running", "検索中です";
        searched: "the search is finished", "検索は終わっています";
        none:
            "No likely duplicates. To merge any two players, press m on a player's screen.",
            "重複登録らしい選手はいません。選手の画面の m で統合できます。";
        gone:
            "These two are merged or no longer registered. Esc goes back.",
            "この二つの登録は、統合されたか取り消されました。Esc で戻ります。";
        /// The other numbers of a player who has several.
        numbers(numbers: &str): "also {numbers}", "ほかに{numbers}";
        /// A match: day, score, opponents.
        played(day: NaiveDate, score: &str, opponents: &str):
            "{day} {score} {opponents}",
            "{day} {score} {opponents}";
        /// Before why the two may be one.
        because: "Why: ", "理由：";
        why_not: "the two records have nothing in common", "二つの登録に共通点はありません";
        unlike(absorb: &str, keep: &str):
            "Merge {absorb} into {keep}? Little speaks for one person.",
            "{absorb}を{keep}に統合しますか？同一人物の根拠がほとんどありません。";
        unlike_follows:
            "All results of the one count for the other. u undoes the merge.",
            "一方の全結果がもう一方のものになります。u で取り消せます。";
        unlike_yes: "Merge", "統合する";
        /// The remedy where the two were marked as different people by mistake.
        clears: "d clears that", "d で取り消せます。";
        /// Before what stands against a merger.
        against: "Against: ", "別人の根拠：";
        merging:
            "Either way the kept player gets all entries and matches of both. Changes:",
            "どちらを残しても、両方の参加登録と試合を引き継ぎます。変わる点：";
        /// The title of all there is to say about a pair.
        details: "This pair", "この組について";
        put_off_already: "it is already at the end of the list", "すでに最後に回っています";
        only_one: "there is no other pair", "ほかに候補はありません";
        /// The title of the certain pairs, answered row by row.
        mergers(said: usize, of: usize):
            "Certain pairs: {said} of {of} answered",
            "確実な重複：{of}組中{said}組に回答";
        mergers_title: "Certain pairs", "確実な重複";
        /// The answers of a row; none yet.
        answer_left: "keep left", "左を残す";
        answer_right: "keep right", "右を残す";
        answer_different: "different", "別人";
        unanswered: "-", "-";
        all_answered: "every pair has an answer", "すべての組に答えてあります";
        none_answered: "no pair has an answer yet; l keeps the left number", "まだ答えた組がありません。l で左の番号を残します";
        none_certain: "No certain pairs are left. Esc goes back to the others.",
            "確実な組は残っていません。Esc でほかの組に戻ります。";
        answer: "Answer", "回答";
        left: "Left", "左";
        right: "Right", "右";
        why_title: "Why", "理由";
    }
}

impl DuplicatesWords {
    /// No likely duplicates remain; `pairs` were marked as different people, one of them with these names.
    pub fn none_but(self, pairs: usize, [one, other]: &[String; 2]) -> String {
        let lang = self.language;
        match pairs {
            1 => say!(lang;
                "No other likely duplicates. {one} and {other} are marked as different people; \
                 m on a player's screen compares the two, and d there clears that.",
                "ほかに重複登録らしい選手はいません。{one}と{other}は別人とされています。\
                 選手の画面の m で二つを並べ、そこの d で取り消せます。"),
            pairs => say!(lang;
                "No other likely duplicates. {pairs} pairs are marked as different people, like \
                 {one} and {other}; m on a player's screen compares two, and d there clears that.",
                "ほかに重複登録らしい選手はいません。別人とされた組が{pairs}組あります（{one}と{other}など）。\
                 選手の画面の m で二つを並べ、そこの d で取り消せます。"),
        }
    }

    /// How many events, and the last.
    pub fn events(self, events: usize, last: Option<&str>) -> String {
        let lang = self.language;
        match last {
            Some(last) => say!(lang, "{events}, last {last}", "{events}回、最近は{last}"),
            None => lang.pick("none", "なし").to_owned(),
        }
    }

    /// Rating and number of rated matches.
    pub fn rating(self, rating: f64, matches: usize) -> String {
        let lang = self.language;
        say!(lang; "{}, {}",
            "{}、{}", written(rating), lang.count(matches, "match", "matches", "試合"))
    }

    /// Why the two may be one: how probable that is, facts, whether they were put off.
    pub fn why(self, chance: &str, reasons: &str, put_off: bool) -> String {
        let lang = self.language;
        let later = if put_off { lang.pick("decide later, ", "後で決める、") } else { "" };
        say!(lang, "{later}{chance}: {reasons}", "{later}{chance}：{reasons}")
    }

    /// Two were merged: the ratings before and after, which a narrow screen shows whole, and the entry that says so.
    pub fn merged(self, said: &str, before: f64, after: f64) -> String {
        let lang = self.language;
        say!(lang; "Rating {} -> {}: {said}.", "レート{} → {}：{said}。", written(before), written(after))
    }
}

words! {
    /// The labels of what is compared.
    pub DuplicatesLabels {
        number: "Number", "番号";
        name: "Name", "名前";
        reading: "Reading", "ふりがな";
        aliases: "Also known as", "別名";
        club: "Club", "所属";
        born: "Born", "生年月日";
        /// Numbers of other bodies.
        external: "External ID", "他団体ID";
        events: "Tournaments", "大会";
        rating: "Rating", "レート";
        matches: "Last matches", "最近の試合";
    }
}
