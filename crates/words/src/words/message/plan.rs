//! Forecasts of formats.

use crate::domain::bracket::GrandFinal;
use crate::domain::format::Format;
use crate::foresight::{Candidate, Foresight, FormatLine, Priority, Then};
use crate::words::message::Message;
use crate::words::{Language, pick, say, words};

words! {
    pub PlanWords in "plan" {
        title; format_title; matches; end; range; each; wait; best; tau; learnt;
        alone(matches: usize); more_or_fewer; is_entered; taken(format: &str); legend;
    }
}

impl PlanWords {
    /// A format with its numbers and the stage behind it.
    pub fn candidate(self, candidate: Candidate) -> String {
        let lang = self.language;
        let own = self.format(candidate.format, candidate.rounds);
        let Some(Then { format, takes }) = candidate.then else { return own };
        let then = self.format(format, 1);
        say!(lang; "{own}, {takes} each to {then}", "{own}→各{takes}人が{then}")
    }

    /// Like [`Self::candidate`], where there is little room.
    pub fn short(self, candidate: Candidate) -> String {
        let lang = self.language;
        let rounds = candidate.rounds;
        match (candidate.format, candidate.then) {
            (Format::SingleElimination { placement: true, .. }, _) => {
                pick!(lang; "single, all places", "トーナメント全順位").to_owned()
            }
            (Format::SingleElimination { .. }, _) => {
                pick!(lang; "single elimination", "トーナメント").to_owned()
            }
            (Format::DoubleElimination { grand_final: GrandFinal::Simple }, _) => {
                pick!(lang; "double elimination", "ダブルエリミ").to_owned()
            }
            (Format::DoubleElimination { grand_final: GrandFinal::Reset }, _) => {
                pick!(lang; "double, reset", "ダブル、リセット").to_owned()
            }
            (Format::Groups { groups, .. }, Some(Then { takes, .. })) => {
                say!(lang; "{groups} groups, best {takes}", "{groups}ブロック各{takes}人")
            }
            (Format::Tables { size, games }, _) => {
                say!(lang; "pods of {size}, {rounds}×{games}", "{size}人卓{games}G×{rounds}回")
            }
            (format, _) => self.format(format, rounds),
        }
    }

    fn format(self, format: Format, rounds: u32) -> String {
        let lang = self.language;
        let name = lang.words().term.format(format);
        match format {
            Format::SingleElimination { placement: true, .. } => {
                say!(lang; "{name}, all places", "{name}（全順位決定）")
            }
            Format::DoubleElimination { grand_final: GrandFinal::Reset } => {
                say!(lang; "{name}, reset", "{name}（リセットあり）")
            }
            Format::Groups { groups, .. } => say!(lang; "{groups} groups", "{groups}ブロック"),
            Format::Swiss { rounds, .. } => {
                say!(lang; "{name}, {rounds} rounds", "{name}{rounds}回戦")
            }
            Format::Tables { size, games } => say!(lang;
                "{name} of {size}, {rounds} × {games} games",
                "{name}（{size}人卓、{games}ゲーム×{rounds}回）"),
            _ => name.to_owned(),
        }
    }

    /// The most important property of a format.
    pub fn priority(self, priority: Priority) -> &'static str {
        let lang = self.language;
        match priority {
            Priority::Order => pick!(lang; "order agrees with strength", "順位と強さの一致"),
            Priority::Best => pick!(lang; "the best wins", "最強者の優勝"),
            Priority::End => pick!(lang; "over early", "早い終了"),
            Priority::Matches => pick!(lang; "many matches each", "1人の試合数"),
            Priority::Wait => pick!(lang; "short waits", "待ち時間の短さ"),
            Priority::Learnt => pick!(lang; "much is learnt about ratings", "レーティングの情報"),
        }
    }

    /// The order of the lines.
    pub fn sorted(self, priority: Priority, until: Option<&str>) -> String {
        let lang = self.language;
        let by = self.priority(priority);
        let sure = (FormatLine::SURE * 100.0).round();
        match until {
            None => say!(lang; "Sorted by: {by}.", "並び順：{by}。"),
            Some(until) => say!(lang;
                "First what is over by {until} with at least {sure}%; then sorted by: {by}.",
                "{until}までに{sure}%以上の確率で終わる形式が先。並び順：{by}。"),
        }
    }

    /// The numbers of players and tables, the times, and the source of durations.
    pub fn played(self, plan: &Foresight, start: &str) -> Vec<String> {
        let lang = self.language;
        let (players, tables, evenings) = (plan.players.len(), plan.tables, plan.evenings);
        let lengths = lang.words().term.lengths(&plan.lengths);
        let (seen, seed) = (plan.durations.seen(), plan.seed);
        let minutes = plan.durations.median(plan.usual_games()).round();
        let tables =
            lang.count(usize::try_from(tables).unwrap_or(usize::MAX), "table", "tables", "卓");
        let rests = match (lang, seen) {
            (Language::English, 0) => "as elsewhere: no match of the club was timed yet".to_owned(),
            (Language::Japanese, 0) => "クラブの記録がないため一般的な値".to_owned(),
            (Language::English, seen) => format!("from {seen} matches of the club"),
            (Language::Japanese, seen) => format!("クラブの{seen}試合から"),
        };
        let mut said = vec![
            say!(lang;
                "{players} players, {tables}, {lengths}, from {start}. {evenings} simulated evenings, random seed {seed}.",
                "{players}人、{tables}、{lengths}、{start}開始。{evenings}回の試行、乱数の種 {seed}。"),
            say!(lang;
                "A match takes {minutes} min by the median ({rests}).",
                "1試合の所要時間は中央値{minutes}分（{rests}）。"),
        ];
        if plan.are_equal() {
            let equal = pick!(lang;
                "All ratings are equal, so winner and order are open.",
                "レーティングが全員同じなので、優勝と順位の予測はありません。");
            said.push(equal.to_owned());
        }
        said
    }

    /// No format takes so few or so many.
    pub fn nothing_fits(self, players: usize) -> Message {
        Message::new(
            say!(self.language; "no format for so many players: {players}", "{players}人で行える形式がありません。"),
            pick!(self.language; "give from 2 to 1024 players", "2人から1024人を指定してください。"),
        )
    }

    /// It would have to be over before it begins.
    pub fn ends_before(self) -> Message {
        Message::new(
            pick!(self.language; "the end is before the start", "終了が開始より前です。"),
            pick!(self.language; "give a later time with its day, like '2026-11-22 01:00'",
                "「2026-11-22 01:00」のように日付も付けて指定してください。"),
        )
    }
}
