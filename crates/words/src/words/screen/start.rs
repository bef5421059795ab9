//! The words of the question before a tournament starts.

use crate::club::tournament::TiedPlaces;
use crate::domain::format::{Format, Seeding};
use crate::words::screen::wizard::FieldWords;
use crate::words::{Language, say, words};

/// The matches of a further stage before it is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextStage {
    pub number: u32,
    pub format: Format,
    /// The players who advance, by seed, with their ranks in the stage before.
    pub players: Vec<String>,
    /// The first matches, as far as they are certain and there is room.
    pub pairings: Vec<[String; 2]>,
    /// How many more there are.
    pub more: usize,
    /// Players with a bye in the first round.
    pub byes: Vec<String>,
}

/// The pairings of the next round before they are made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextPairings {
    /// The first of them in the order of boards.
    pub pairs: Vec<[String; 2]>,
    /// How many more there are.
    pub more: usize,
    /// The player with the bye.
    pub bye: Option<String>,
    /// Absent players.
    pub absent: Vec<String>,
    /// Whether lots decide who has which colour.
    pub lots: bool,
}

/// The settings and size of a stage before it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawPlan {
    pub format: Format,
    /// The criterion for the seeds.
    pub seeding: Seeding,
    /// How many have entered.
    pub entrants: usize,
    /// How many matches there will be.
    pub matches: usize,
    /// How many have no opponent in the first round, or rest in every round.
    pub byes: usize,
}
words! {
    /// The words of the question before a tournament starts.
    pub StartWords {
        /// Whether to start: the tournament.
        question(tournament: &str): "Start {tournament}?", "{tournament}を開始しますか？";
        /// The button that starts.
        yes: "Start", "開始";
        /// The entrants who have not come, by name.
        not_here(count: usize, names: &str):
            "Not here: {count}, {names}", "未来場{count}人：{names}";
        without_them: "Start without them: they are no entrants any more",
            "除いて開始：参加者から外れます";
        come_later: "They come for round 2: absent in round 1, no point",
            "2回戦から参加：1回戦は欠席（0点）";
        with_all(entrants: usize): "Start with all {entrants}", "{entrants}人全員で開始";
        not_yet: "Do not start yet", "まだ開始しない";
        stage(number: u32, tournament: &str):
            "Create the pairings of stage {number} of {tournament}?",
            "{tournament}の第{number}ステージの組み合わせを作りますか？";
        /// The button that draws it.
        stage_yes: "Create pairings", "組み合わせ作成";
        /// Behind the message on pairings that were made as shown, though results changed meanwhile.
        as_shown:
            "As shown; by the results as they are now others would meet. Pair again if you want that.",
            "表示どおりの組み合わせです。現在の結果では別の組み合わせになります。必要なら組み直してください。";
        round(round: u32, tournament: &str):
            "Draw the seats of round {round} of {tournament}?",
            "{tournament}の{round}回戦の席を抽選しますか？";
        pairings(round: u32, tournament: &str):
            "Pair round {round} of {tournament}?",
            "{tournament}の{round}回戦の組み合わせを作りますか？";
        lots: "How is it decided who advances?", "進出者をどの方法で決めますか？";
        lots_order: "How is their order decided?", "順位をどの方法で決めますか？";
        tied(names: &str):
            "{names} are tied on every tie-break.",
            "{names}はすべての基準で同順位です。";
        tied_in(group: &str, names: &str):
            "Group {group}: {names} are tied on every tie-break.",
            "{group}ブロックの{names}はすべての基準で同順位です。";
        /// The purpose of the order of the tied, where all of them advance to this stage.
        seeds_stage(stage: u32):
            "All of them advance: their order decides the seeds of stage {stage}.",
            "全員が進出します。順番は第{stage}ステージのシードになります。";
        /// Its purpose in the last stage: their best and their last place.
        decides_places(first: usize, last: usize):
            "Their order decides places {first} to {last}.",
            "順番で{first}位から{last}位が決まります。";
        /// The values that are equal across groups: match points per match that counts, then the tie-breaks.
        shared_across(per_match: &str, values: &str):
            "Compared without results against the last of larger groups, all have {per_match} points per match; {values}.",
            "大きなブロックの最下位との対戦を除いた比較で、全員が1試合あたり{per_match}点です（{values}）。";
        /// The order that the numbers typed come to.
        new_order(names: &str): "Order: {names}", "順位：{names}";
        /// Their matches against each other.
        among(matches: &str): "Against each other: {matches}.", "直接の対戦：{matches}。";
        none_among: "They have not played each other.", "直接の対戦はありません。";
        /// A match with its result.
        met(a: &str, b: &str, result: &str): "{a} {result} {b}", "{a} {result} {b}";
        /// The value of every tie-break, which they share.
        shared(values: &str): "All of them have {values}.", "どの基準も同じ値です：{values}。";
        lots_yes: "Draw lots", "抽選";
        all_lots(ties: usize): "Draw lots for all {ties} ties", "同順位{ties}組をまとめて抽選";
        decided: "Decided elsewhere: enter the order", "別の方法で決定：順位を入力";
        decide_title(tournament: &str):
            "Order of tied players, {tournament}",
            "同順位の順番（{tournament}）";
        /// The button that makes the play-off.
        play_off_yes: "Play off", "プレーオフ";
        play_off_all(matches: usize):
            "Play off, each against each ({matches} matches)",
            "プレーオフ（総当たり{matches}試合）";
    }
}

impl StartWords {
    /// How many of those who are tied advance, and whether one more may as one of the best of the next rank.
    pub fn places(self, TiedPlaces { places, one_more }: TiedPlaces, tied: usize) -> String {
        let lang = self.language;
        let verb = if places == 1 { "advances" } else { "advance" };
        match one_more {
            None => say!(lang; "{places} of these {tied} {verb}.",
                "この{tied}人のうち{places}人が進出します。"),
            Some(_) if places == 0 => say!(lang;
                "1 of these {tied} is compared with the other groups for a place.",
                "この{tied}人のうち1人が、残りの枠を他のブロックの選手と争います。"),
            Some(rank) => say!(lang;
                "{places} of these {tied} {verb}, and 1 more may as one of the best of rank {rank}.",
                "この{tied}人のうち{places}人が進出し、もう1人は{rank}位のうち上位なら進出します。"),
        }
    }

    /// The fields of the form for an order that was decided elsewhere.
    pub fn decide_fields(self) -> [FieldWords; 2] {
        let lang = self.language;
        let field = |label, doc| FieldWords { label, doc };
        [
            field(
                lang.pick("Order", "順番"),
                lang.pick(
                    "The numbers of the players below, the best first, e.g. 2 1 3.",
                    "下の選手の番号を、上位から順に入力します。例：2 1 3",
                ),
            ),
            field(
                lang.pick("How", "決め方"),
                lang.pick(
                    "How it was decided, e.g. coin toss. May be blank.",
                    "どう決めたか。例：じゃんけん。空欄でもかまいません。",
                ),
            ),
        ]
    }

    pub fn consequence(self, plan: &DrawPlan) -> String {
        let lang = self.language;
        let byes = match plan.byes {
            _ if plan.format.has_groups() => lang
                .pick("everyone plays everyone in the group", "ブロックごとに総当たり")
                .to_owned(),
            _ if plan.format.has_seats() => lang.pick("random seats", "席は抽選").to_owned(),
            byes if let Format::Swiss { rounds, .. } = plan.format => {
                let bye = if byes == 0 {
                    ""
                } else {
                    lang.pick(", one bye per round", "、毎ラウンド1人が休み")
                };
                lang.rounds(rounds) + bye
            }
            0 if plan.format.is_elimination() => lang.pick("no byes", "BYEなし").to_owned(),
            byes if plan.format.is_elimination() => {
                say!(lang, "{}", "BYE{}", lang.count(byes, "bye", "byes", "人"))
            }
            0 => lang.pick("no byes", "毎ラウンド全員が対戦").to_owned(),
            _ => lang.pick("one bye per round", "毎ラウンド1人が休み").to_owned(),
        };
        let matches = match plan.matches {
            0 => String::new(),
            matches => say!(lang, "{}, ", "{}、", lang.count(matches, "match", "matches", "試合")),
        };
        say!(lang; "{}, {}, seeded {}\n{matches}{byes}\n\
             After the start, use late entry to add entrants and withdraw to remove them.",
            "{}、{}、シード：{}\n{matches}{byes}\n開始後の追加は途中参加、取りやめは大会棄権で行います。",
            lang.count(plan.entrants, "entrant", "entrants", "人"), lang.words().term.format(plan.format), lang.words().term.seeding(plan.seeding))
    }

    /// The pairings of the next round.
    pub fn pairings_consequence(self, next: &NextPairings) -> String {
        let lang = self.language;
        let mut lines: Vec<String> = next.pairs.iter().map(|[a, b]| format!("{a} - {b}")).collect();
        if next.more > 0 {
            lines.push(say!(lang; "and {}",
                "ほか{}", lang.count(next.more, "more match", "more matches", "試合")));
        }
        lines.extend(next.bye.as_ref().map(|name| say!(lang, "bye: {name}", "BYE：{name}")));
        if !next.absent.is_empty() {
            let names = next.absent.join(lang.pick(", ", "、"));
            lines.push(say!(lang, "absent: {names}", "欠席：{names}"));
        }
        if next.lots {
            let lots =
                lang.pick("who moves first is drawn by lots", "先手・後手は抽選で決まります");
            lines.push(lots.to_owned());
        }
        lines.join("\n")
    }

    /// The players who advance to the stage, and their first matches.
    pub fn stage_consequence(self, next: &NextStage) -> String {
        let lang = self.language;
        let players = lang.count(next.players.len(), "player advances", "players advance", "人");
        let mut lines = match lang {
            Language::English => {
                vec![format!("{players} to {}", lang.words().term.format(next.format))]
            }
            Language::Japanese => {
                vec![format!("{players}が{}に進みます", lang.words().term.format(next.format))]
            }
        };
        if next.pairings.is_empty() {
            lines.push(next.players.join(lang.pick(", ", "、")));
        }
        lines.extend(next.pairings.iter().map(|[a, b]| format!("{a} - {b}")));
        if next.more > 0 {
            lines.push(say!(lang; "and {}",
                "ほか{}", lang.count(next.more, "more match", "more matches", "試合")));
        }
        if !next.byes.is_empty() {
            let names = next.byes.join(lang.pick(", ", "、"));
            lines.push(say!(lang, "byes: {names}", "BYE：{names}"));
        }
        lines.join("\n")
    }
}
