//! Swiss pairings of other programs, paired again, and tournaments made up for them.

use crate::domain::swiss::{Board, Difference, NoRound, ReportFault};
use crate::words::message::Message;
use crate::words::{pick, say, words};

words! {
    /// Swiss pairings apart from a club.
    pub PairingsWords in "pairings" {
        in_file(file: &str, line: &str); bye(start: u32); pair(white: u32, black: u32);
    }
}

impl PairingsWords {
    fn board(self, board: Board) -> String {
        match board {
            Board::Pair([white, black]) => self.pair(white, black),
            Board::Bye(start) => self.bye(start),
        }
    }

    /// A difference between the pairings of a round and those made here.
    pub fn difference(self, difference: &Difference) -> String {
        let lang = self.language;
        match *difference {
            Difference::Impossible(round) => say!(lang;
                "round {round}: no pairing keeps the rules here", "第{round}ラウンド：規則に合う組み合わせがここではありません"),
            Difference::Board { round, recorded, paired } => {
                let recorded = self.board(recorded);
                let paired = paired.map_or_else(
                    || lang.pick("not at all", "組まない").to_owned(),
                    |paired| self.board(paired),
                );
                say!(lang; "round {round}: {recorded}, paired here {paired}",
                    "第{round}ラウンド：{recorded}（ここでは {paired}）")
            }
        }
    }

    /// The totals: files read, their rounds, rounds that differ, files not read.
    pub fn totals(self, files: usize, rounds: usize, differing: usize, unread: usize) -> String {
        let lang = self.language;
        let counted = |number: usize, one: &str| {
            if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
        };
        let (reports, all) = (counted(files, "report"), counted(rounds, "round"));
        let differ = if differing == 1 { "1 differs" } else { &format!("{differing} differ") };
        let mut told = match differing {
            0 => say!(lang; "{reports}, {all}: paired here as recorded",
                "{files}件の報告、{rounds}ラウンド：すべて記録どおり"),
            _ => say!(lang; "{reports}, {all}: {differ}",
                "{files}件の報告、{rounds}ラウンド：{differing}ラウンドが異なります"),
        };
        if unread > 0 {
            told += &say!(lang; "; not read: {unread}", "。読めない報告：{unread}件");
        }
        told
    }

    /// Why the rounds of a report are not paired again.
    pub fn fault(self, file: &str, fault: &ReportFault) -> Message {
        let lang = self.language;
        match fault {
            ReportFault::NoGames => Message::new(
                say!(lang; "{file} has no round with opponents",
                    "{file} には対戦相手のあるラウンドがありません。"),
                pick!(lang; "give the report of a Swiss that was begun",
                    "始まったスイス式の大会の報告を指定してください。"),
            ),
            ReportFault::EmptyRound(round) => Message::new(
                say!(lang; "{file}: no player has an opponent in round {round}, though a later round was played",
                    "{file}：第{round}ラウンドには対戦相手がなく、後のラウンドにはあります。"),
                pick!(lang; "write the opponents of that round, or leave its columns out",
                    "そのラウンドの対戦相手を書くか、その桁を除いてください。"),
            ),
            ReportFault::Unread { line, code } => Message::new(
                say!(lang; "{file}:{line}: line {code} cannot be read", "{file}:{line}：{code}の行を読めません。"),
                pick!(lang; "write it as TRF26 has it", "TRF26の書き方に直してください。"),
            ),
            ReportFault::NotFollowed { line, code, text } => Message::new(
                say!(lang; "{file}:{line}: “{code} {text}” is not followed here",
                    "{file}:{line}：「{code} {text}」には対応していません。"),
                pick!(lang;
                    "only FIDE Dutch is paired: by starting numbers, points in line 162, acceleration in lines 250",
                    "組み合わせはFIDEのダッチ方式だけです（スタート番号順、得点は162の行、加速は250の行）。"),
            ),
        }
    }

    /// A made-up tournament comes to an end too early.
    pub fn no_round(self, NoRound(round): NoRound) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "round {round} cannot be paired: too few have not met",
                "第{round}ラウンドを組めません（未対戦の相手が足りません）。"),
            pick!(lang; "ask for fewer rounds, more players or another seed",
                "ラウンドを減らすか、選手を増やすか、別の種を使ってください。"),
        )
    }
}
