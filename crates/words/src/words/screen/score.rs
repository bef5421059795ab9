//! The words of the entry of a score.

use crate::command::CommandId;
use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::rating::{written, written_change};
use crate::domain::score::{Outcome, Score, Side};
use crate::words::screen::wizard::FieldWords;
use crate::words::{Language, pick, say, words};

words! {
    /// The words of the entry of a score.
    pub ScoreWords {
        /// The title of a result to be recorded.
        title: "Result", "結果";
        correction: "Correct a result", "結果の訂正";
        /// Over the window: the match, its tournament.
        window(no: MatchNo, tournament: &str):
            "Match {no}, {tournament}",
            "第{no}試合、{tournament}";
        /// Heading of the games.
        games: "games", "ゲーム";
        /// Heading of the seeds.
        seed: "seed", "シード";
        /// Heading of the ratings.
        rating: "rating", "レート";
        /// Heading of what a correction does to today's ratings, later matches included.
        rating_today: "today, recalculated", "本日、再計算";
        /// Before the drawn games.
        draws: "drawn games", "引き分け";
        /// In place of the games of who wins by walkover.
        wins: "wins", "勝ち";
        /// In place of the games of who does not play.
        absent: "-", "-";
        /// Why the key that opens results does nothing here.
        already_open:
            "The result is open already; g if a player gave up",
            "結果の入力中です。途中棄権は g です。";
        /// Behind the title of a match that was not called, while others are at tables.
        not_called: "not called to a table", "未呼出";
        unchanged(result: &str):
            "Recorded: {result}. Type the right score, or Esc to leave.",
            "記録済み：{result}。正しい結果を入力します。Esc なら変更しません。";
        /// After Enter for what cannot be recorded.
        refused: "Nothing was recorded; type the whole score again.",
            "記録していません。スコアを最初から入力してください。";
        stays(no: MatchNo, result: &str):
            "Match {no} is unchanged: {result}.",
            "第{no}試合は変わりません：{result}。";
        records(result: &str): "Enter records {result}.", "Enter で{result}を記録します。";
        corrects(result: &str):
            "Enter corrects the result to {result}.",
            "Enter で{result}に訂正します。";
        games_in_order: "Games in order: ", "ゲームごとの結果：";
        told_first(first: &str):
            "w+ if {first} had the first move, w- if not.",
            "{first}が先手なら w+、後手なら w-。";
        cards_hint:
            "w@QT338647JA9/T77TJK4X3KA: both hands; w+ or w-: moved first or not.",
            "w@QT338647JA9/T77TJK4X3KA：両者の手札。w+ は先手、w- は後手。";
        unreadable:
            "A game is w, l or d, then the hand: wh30 or w@0.3.",
            "w 勝ち、l 負け、d 引き分け。手札勝率は後に付けます：wh30 か w@0.3。";
        walkover(name: &str): "a walkover for {name}", "{name}の不戦勝";
        /// A player retired at a score: how it ended stands first, where no long name cuts it off.
        retired(score: &Score, loser: &str):
            "a retirement of {loser} at {score}",
            "途中棄権（{loser}、{score}）";
        /// A player was disqualified at a score.
        disqualified(score: &Score, loser: &str):
            "a disqualification of {loser} at {score}",
            "反則負け（{loser}、{score}）";
        double_walkover: "a double walkover", "両者不戦敗";
        winner_only(name: &str): "{name} won, games unknown", "{name}の勝ち（ゲーム数不明）";
        double_disqualification: "a disqualification of both", "両者反則負け";
        winner_of(no: MatchNo): "the winner of match {no}", "第{no}試合の勝者";
        loser_of(no: MatchNo): "the loser of match {no}", "第{no}試合の敗者";
        /// An opponent who is not there any more.
        left_by(name: &str): "{name}, who has left, by walkover", "大会を離れた{name}で不戦勝";
        champion(name: &str): "{name} wins the tournament.", "{name}の優勝です。";
        place(name: &str, place: u32): "{name} takes place {place}.", "{name}は{place}位です。";
        reset(no: MatchNo):
            "Both have lost once: match {no}, the bracket reset, decides.",
            "ともに1敗となり、第{no}試合（リセット）で決まります。";
        /// The winner of a match without later matches.
        winner(name: &str): "{name} wins.", "{name}の勝ちです。";
        level: "The match is drawn.", "引き分けです。";
        both_lose: "Both lose, and no player advances.", "両者負けで、勝ち上がりはありません。";
        /// The desks at which a result is being entered; in the list of matches, and over the window.
        open(desks: &str): "open at {desks}", "{desks}で入力中";
        also_open(desks: &str): "Also open at {desks}", "{desks}でも入力中";
        /// A word before a name.
        marked(mark: &str, name: &str): "{mark}: {name}", "{mark}：{name}";
        /// Before who gave up.
        gave_up: "retired", "途中棄権";
        /// Before who was disqualified.
        sent_out: "disqualified", "反則負け";
        /// Before a player gives up a match that was not called.
        uncalled_question(no: MatchNo, result: &str):
            "Match {no} was not called to a table. Record {result}?",
            "第{no}試合はまだ呼び出していません。{result}を記録しますか？";
        record: "Record the result", "結果を記録する";
        /// The title where a result of a closed tournament is corrected.
        closed_title(tournament: &str):
            "{tournament} is closed: correct a result",
            "{tournament}は終了しています：結果の訂正";
        void_question(no: MatchNo, result: &str):
            "Correct match {no} to {result}?",
            "第{no}試合を{result}に訂正しますか？";
        void_reason:
            "Finished matches get other players.",
            "すでに終わった試合の対戦者が変わります。";
        drawn_reason:
            "This result decided who advanced.",
            "この結果で次のステージへの進出が決まっています。";
        paired_reason:
            "Later rounds were paired by this result.",
            "この結果で後のラウンドを組み合わせています。";
        calls_reason:
            "Matches called to tables get other players.",
            "卓に呼び出した試合の対戦者が変わります。";
        /// The effect of Enter where called matches would get other players: those matches with their tables.
        asks_calls(matches: &str):
            "Enter asks first: {matches} would no longer be called.",
            "Enter で確認に進みます。呼び出しが取り消されます：{matches}。";
        correct: "Correct the result", "結果を訂正する";
        /// The way that changes nothing.
        leave: "Cancel", "やめる";
        left: "The recorded result stays.", "記録済みの結果は変わりません。";
    }
}

impl ScoreWords {
    /// A player's change and the rating after it, in points.
    pub fn rated(self, change: f64, after: f64) -> String {
        let lang = self.language;
        say!(lang, "{} to {}", "{} → {}", written_change(change), written(after))
    }

    /// The question after the key for an end before the end, of these two.
    pub fn for_whom(self, command: CommandId, [a, b]: [&str; 2]) -> String {
        let lang = self.language;
        match command {
            CommandId::Retire => say!(lang; "Who gave up? 1 {a}, 2 {b}.",
                "途中棄権はどちらですか？ 1：{a}、2：{b}"),
            CommandId::Disqualify => say!(lang; "Who is disqualified? 1 {a}, 2 {b}, 0 both.",
                "反則負けはどちらですか？ 1：{a}、2：{b}、0：両者"),
            _ => say!(lang; "Who did not come? 1 {a}, 2 {b}, 0 both did not.",
                "来なかったのはどちらですか？ 1：{a}、2：{b}、0：両者とも来なかった"),
        }
    }

    /// Digits too many were typed behind a score.
    pub fn too_many(self, digits: &str) -> String {
        say!(self.language; "{digits} is no score: a digit too many. Backspace takes it back.",
            "{digits}は数字が多すぎます。最後の数字を消してください。")
    }

    /// The keys to type while a score is not complete.
    pub fn type_score(self, length: Length) -> String {
        let lang = self.language;
        match length {
            Length::FirstTo(_) => lang
                .pick(
                    "Type the games won by the first player, then by the second.",
                    "一人目、二人目の順に勝ちゲーム数を入力します。",
                )
                .to_owned(),
            Length::Games(all) => {
                say!(lang; "Type the games won by the first player of {all}, then Tab.",
                "{all}ゲーム中の一人目の勝ち数を入力し、Tab。")
            }
            Length::Open => lang
                .pick(
                    "Type the games won by the first player, Tab, then the second.",
                    "一人目の勝ち数、Tab、二人目の勝ち数を入力します。",
                )
                .to_owned(),
        }
    }

    /// The effect of Enter where results would be voided: so many.
    pub fn asks(self, count: usize) -> String {
        match self.language {
            Language::English => match count {
                1 => "Enter asks first: the result of 1 later match would be voided.".to_owned(),
                _ => {
                    format!(
                        "Enter asks first: the results of {count} later matches would be voided."
                    )
                }
            },
            Language::Japanese => {
                format!("Enter で確認に進みます。後の{count}試合の結果が無効になります。")
            }
        }
    }

    /// The format of typed games, from the first side's view and with its hands.
    pub fn games_hint(self, first: &str) -> String {
        say!(self.language; "{first}: w won, l lost, d drawn; wh30: won with hand strength 30%. Tab leaves.",
            "{first}の w 勝ち、l 負け、d 引き分け。wh30：手札勝率30%で勝ち。Tab で戻ります。")
    }

    /// A player advances: name, whether they won, the next match, its round, the opponent.
    pub fn goes_on(
        self,
        (name, won): (&str, bool),
        no: MatchNo,
        round: &str,
        against: &str,
    ) -> String {
        let lang = self.language;
        let goes = if won {
            lang.pick("advances", "進みます")
        } else {
            lang.pick("goes", "回ります")
        };
        say!(lang; "{name} {goes} to match {no} ({round}) against {against}.",
            "{name}は第{no}試合（{round}）に{goes}。相手は{against}です。")
    }

    /// Why a result is not rated.
    pub fn unrated(self, outcome: Outcome) -> &'static str {
        let lang = self.language;
        match outcome {
            Outcome::Disqualified(_) | Outcome::DoubleDisqualification => {
                lang.pick("A disqualification is not rated.", "反則負けはレーティング対象外です。")
            }
            Outcome::WinnerOnly(_) => pick!(lang; "Only the winner is known: it is not rated.",
                "勝者しか分からないので、レーティング対象外です。"),
            Outcome::Retired(_) | Outcome::Score(_) => pick!(lang;
                "No games to rate.",
                "レーティング対象のゲームがありません。"),
            Outcome::Walkover(_) | Outcome::DoubleWalkover => {
                lang.pick("A walkover is not rated.", "不戦勝はレーティング対象外です。")
            }
        }
    }

    /// The games that each side starts with, after the length.
    pub fn start(self, [a, b]: [u32; 2]) -> String {
        say!(self.language; ", head start {a}-{b}: type only the games really played",
            "（ハンデ{a}-{b}。実際に行ったゲームだけ入力）")
    }

    /// A score of a match that began at a start.
    pub fn with_start(self, score: &Score) -> String {
        let [a, b] = Side::BOTH.map(|side| score.stands_at(side));
        say!(self.language; "{score}, {a}-{b} with the head start",
            "{score}（ハンデを含めて{a}-{b}）")
    }

    /// The fields of the form for why a result of a closed tournament is corrected.
    pub fn reason_fields(self) -> [FieldWords; 1] {
        let lang = self.language;
        [FieldWords {
            label: lang.pick("Reason", "理由"),
            doc: lang.pick(
                "Why the result is corrected, for the journal. Below: what it changes.",
                "操作履歴に残す訂正の理由。下は変わるものです。",
            ),
        }]
    }

    /// The way in which these results fall.
    pub fn void(self, fall: &[MatchNo]) -> String {
        let lang = self.language;
        say!(lang, "Void {} and play again", "{}を無効にし、再試合にする", matches(lang, fall))
    }

    /// The way in which these results stand, since the names were exchanged there too.
    pub fn keep(self, stand: &[MatchNo]) -> String {
        let lang = self.language;
        match lang {
            Language::English => format!("The names were swapped: keep {}", scores(stand)),
            Language::Japanese => format!("名前の取り違え：{}は残す", matches(lang, stand)),
        }
    }
}

/// The result of match 5; the results of matches 5, 6.
fn matches(lang: Language, all: &[MatchNo]) -> String {
    match lang {
        Language::English => {
            let numbers: Vec<String> = all.iter().map(MatchNo::to_string).collect();
            let noun =
                if all.len() == 1 { "the result of match" } else { "the results of matches" };
            format!("{noun} {}", numbers.join(", "))
        }
        Language::Japanese => {
            let numbers: Vec<String> = all.iter().map(|no| format!("第{no}試合")).collect();
            format!("{}の結果", numbers.join("、"))
        }
    }
}

fn scores(all: &[MatchNo]) -> String {
    matches(Language::English, all).replacen("result", "score", 1)
}
