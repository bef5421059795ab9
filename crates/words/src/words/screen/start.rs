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
    pub StartWords in "start" {
        question(tournament: &str); yes; not_here(count: usize, names: &str); without_them;
        come_later; with_all(entrants: usize); not_yet; stage(number: u32, tournament: &str);
        stage_yes; as_shown; round(round: u32, tournament: &str);
        pairings(round: u32, tournament: &str); lots; lots_order; tied(names: &str);
        tied_in(group: &str, names: &str); seeds_stage(stage: u32);
        decides_places(first: usize, last: usize); shared_across(per_match: &str, values: &str);
        new_order(names: &str); among(matches: &str); none_among;
        met(a: &str, b: &str, result: &str); shared(values: &str); lots_yes; all_lots(ties: usize);
        decided; decide_title(tournament: &str); play_off_yes; play_off_all(matches: usize);
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
