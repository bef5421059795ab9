//! Texts of the experiment on targeted influence.

use crate::lab::Program;
use crate::lab::influence::{Clause, FalseAlarms, Influence, Measure, Verdict, printed};
use crate::sheets::Figure;
use crate::words::{pick, say, words};

words! {
    pub InfluenceWords {
        title: "Targeted influence (S2)", "特定の相手への影響（S2）";
        claims: "What S2 claims", "S2の主張";
        comparisons: "Tables 14 to 17 of S2", "S2の表14〜17";
        /// A chart of one kind of opponents, and its scales.
        chart(against: &str): "Points among four {against}, by seat (1: target, 5: evaluated player)",
            "{against}4人との対戦の得点（1：対象、5：評価プログラム）";
        seat: "seat", "席";
        points: "points of a set", "1セットの得点";
        faults(faults: u32): "Illegal plays and gifts: {faults}.", "反則の手と交換：{faults}回。";
    }
}

impl InfluenceWords {
    /// How much was played.
    pub fn played(self, influence: &Influence) -> String {
        let (sets, games, seed) = (influence.sets, influence.games, influence.seed);
        say!(self.language;
            "Sets: {sets}, of {games} games each; P1 is the target, P5 the evaluated player. Random seed {seed}.",
            "各{games}ゲームを{sets}セット。P1が対象、P5が評価プログラム。乱数の種 {seed}。")
    }

    /// A program of ours stands for one of S2; none where none does.
    pub fn stands_in(self, influence: &Influence) -> Option<String> {
        let of = |four: &&Program| printed::opponents(four.name()) != four.name();
        let ours = influence.against.iter().find(of)?.name();
        let theirs = printed::opponents(ours);
        Some(say!(self.language;
            "{ours} stands for S2's {theirs}, a program of others.",
            "{ours}はS2の{theirs}（手元にないプログラム）の代わりです。"))
    }

    /// How often chance alone makes a claim fail; none where nothing can be shuffled.
    pub fn false_alarms(self, alarms: &[FalseAlarms]) -> Option<String> {
        let lang = self.language;
        let of =
            |one: &FalseAlarms| format!("{} {:.1} %", self.clause(one.clause), 100.0 * one.share);
        let all: Vec<String> = alarms.iter().map(of).collect();
        let all = all.join(pick!(lang; ", ", "、"));
        (!alarms.is_empty()).then(|| {
            say!(lang;
                "False alarms, where the points of seats that play alike are shuffled: not held by chance alone in {all}.",
                "誤警報（同じプログラムの席の得点を入れ替え、偶然だけで「不成立」になる割合）：{all}。")
        })
    }

    /// The name of a measure.
    pub fn measure(self, measure: Measure) -> &'static str {
        match measure {
            Measure::Points => pick!(self.language; "points", "得点"),
            Measure::Difference => pick!(self.language; "difference", "P1との差"),
            Measure::Ratio => pick!(self.language; "ratio", "P1との比率"),
        }
    }

    /// The heading of a row.
    pub fn figure(self, figure: Figure) -> &'static str {
        match figure {
            Figure::Here => pick!(self.language; "here", "結果"),
            Figure::Error => pick!(self.language; "error", "標準誤差"),
            Figure::Printed => pick!(self.language; "printed", "文献の値"),
        }
    }

    /// A claim.
    pub fn clause(self, clause: Clause) -> &'static str {
        match clause {
            Clause::NoneSingledOut => {
                pick!(self.language; "none-singled-out", "特定の相手に影響しない")
            }
            Clause::TargetMoves => pick!(self.language; "target-moves", "対象が狙いどおり動く"),
            Clause::OnlyTargetMoves => {
                pick!(self.language; "only-target-moves", "対象以外に差がない")
            }
            Clause::TargetMovedFromBase => {
                pick!(self.language; "target-moved-from-base", "元のプログラムより対象が動く")
            }
            Clause::MoreThanLowering => {
                pick!(self.language; "more-than-lowering", "妨害専念型より自身の得点が高い")
            }
            Clause::KeepsMost => {
                pick!(self.language; "keeps-most", "元のプログラムの得点の大半を保つ")
            }
            Clause::HelpsToWin => {
                pick!(self.language; "helps-to-win", "対象に勝つ助けになる")
            }
            Clause::StrongerMovedLess => {
                pick!(self.language; "stronger-moved-less", "強い相手ほど影響が小さい")
            }
        }
    }

    /// Whether a claim holds.
    pub fn verdict(self, verdict: Verdict) -> &'static str {
        match verdict {
            Verdict::Held => pick!(self.language; "held", "成立"),
            Verdict::NotHeld => pick!(self.language; "not-held", "不成立"),
            Verdict::Open => pick!(self.language; "open", "判定できない"),
        }
    }
}
