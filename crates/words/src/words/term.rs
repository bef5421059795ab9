//! Names of the things of a tournament, the same on every screen and in every message.

use crate::club::tournament::{LatePlace, Presence, Venue};
use crate::club::{MatchState, Phase, Tournament};
use crate::domain::bracket::GrandFinal;
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::length::{Length, Lengths};
use crate::domain::round::RoundName;
use crate::domain::seeding::Split;
use crate::domain::slot::group_letter;
use crate::domain::standings::{Criterion, MatchPoints};
use crate::words::{Language, japanese, say, words};

words! {
    /// Names of the things of a tournament, as inside a sentence and short enough for a column.
    pub TermWords in "term" {
        labelled(name: &str, text: &str); begins(clock: &str); on_break(clock: &str);
        aside(text: &str, beside: &str); across_so_far(players: &str);
        across_one(rank: &str, name: &str, group: &str); tied(players: usize); pause;
        then(sentence: &str, next: &str);
    }
}

impl TermWords {
    /// The place of a match or a pod, in a sentence.
    pub fn venue(self, venue: &Venue) -> String {
        let lang = self.language;
        match (lang, venue) {
            (Language::English, Venue::Table(name)) => format!("table {name}"),
            (Language::Japanese, Venue::Table(name)) => japanese::table_called(name),
            (_, Venue::Pod(number)) => lang.words().message.event.table(*number),
            (_, Venue::Board(number)) => say!(lang, "board {number}", "ボード{number}"),
        }
    }

    /// The venue in the least room.
    pub fn venue_short(self, venue: &Venue) -> String {
        match (self.language, venue) {
            (Language::English, Venue::Table(name)) => format!("@{name}"),
            _ => self.venue(venue),
        }
    }

    /// The heading over matches won, drawn and lost.
    pub const fn record(self, with_draws: bool) -> &'static str {
        let lang = self.language;
        if with_draws { lang.pick("W-D-L", "勝-分-敗") } else { lang.pick("W-L", "勝-敗") }
    }

    pub fn round(self, name: &RoundName) -> String {
        match self.language {
            Language::English => match name {
                RoundName::GrandFinalReset => "bracket reset".to_owned(),
                _ => name.to_string(),
            },
            Language::Japanese => round(name),
        }
    }

    /// How far a player came who has a rank: the round, or the place where one match decided two of them.
    pub fn reached(self, round: &RoundName, rank: u32) -> String {
        match (round, rank) {
            (RoundName::ThirdPlace, ..=3) => self.language.pick("third place", "3位").to_owned(),
            (RoundName::ThirdPlace, _) => self.language.pick("fourth place", "4位").to_owned(),
            _ => self.round(round),
        }
    }

    /// A round of an elimination in the least room, under a heading that names the bracket.
    pub fn round_short(self, round: &RoundName) -> String {
        let lang = self.language;
        match round {
            RoundName::Round(number) | RoundName::Winners(number) | RoundName::Losers(number) => {
                say!(lang, "R{number}", "{number}回")
            }
            RoundName::QuarterFinal => lang.pick("QF", "準々").to_owned(),
            RoundName::SemiFinal => lang.pick("SF", "準決").to_owned(),
            RoundName::ThirdPlace => lang.pick("3rd", "3決").to_owned(),
            RoundName::Final => lang.pick("F", "決勝").to_owned(),
            RoundName::WinnersFinal => lang.pick("WF", "勝者決勝").to_owned(),
            RoundName::LosersFinal => lang.pick("LF", "敗者決勝").to_owned(),
            RoundName::GrandFinal => lang.pick("GF", "GF").to_owned(),
            RoundName::GrandFinalReset => lang.pick("reset", "リセット").to_owned(),
            RoundName::Places { first, last } => say!(lang, "{first}-{last}", "{first}-{last}位"),
            RoundName::PlayOff => lang.pick("PO", "PO").to_owned(),
            RoundName::Named(name) => name.to_string(),
        }
    }

    /// A round in the least room where nothing beside it names the bracket: `W R1`, `L R3`, `QF`.
    pub fn round_code(self, round: &RoundName) -> String {
        let short = self.round_short(round);
        match round {
            RoundName::Winners(_) => say!(self.language, "W {short}", "勝{short}"),
            RoundName::Losers(_) => say!(self.language, "L {short}", "敗{short}"),
            _ => short,
        }
    }

    /// How long a match is.
    pub fn length(self, length: Length) -> String {
        let lang = self.language;
        match length {
            Length::FirstTo(games) => say!(lang, "first to {games}", "{games}本先取"),
            Length::Games(games) => {
                lang.count(usize::try_from(games).unwrap_or(0), "game", "games", "ゲーム")
            }
            Length::Open => lang.pick("as played", "ゲーム数自由").to_owned(),
        }
    }

    /// So many matches.
    pub fn matches(self, count: usize) -> String {
        self.language.count(count, "match", "matches", "試合")
    }

    /// How long matches are, with the rounds that differ; those of one length are named together: "first to 2, semi-final
    /// and final to 3".
    pub fn lengths(self, lengths: &Lengths) -> String {
        let lang = self.language;
        let mut text = self.length(lengths.usual);
        for group in lengths.rounds.chunk_by(|a, b| a.length == b.length) {
            let rounds: Vec<String> = group.iter().map(|rule| self.round(&rule.round)).collect();
            let own = match lang {
                Language::English => match (lengths.usual, group.first().map(|rule| rule.length)) {
                    (_, None) => String::new(),
                    (Length::FirstTo(_), Some(Length::FirstTo(games))) => format!("to {games}"),
                    (_, Some(other)) => self.length(other),
                },
                Language::Japanese => {
                    group.first().map(|rule| self.length(rule.length)).unwrap_or_default()
                }
            };
            let rounds = rounds.join(lang.pick(" and ", "と"));
            text = say!(lang, "{text}, {rounds} {own}", "{text}、{rounds}は{own}");
        }
        text
    }

    /// The name of a format.
    pub fn format(self, format: Format) -> &'static str {
        let lang = self.language;
        match format {
            Format::SingleElimination { .. } => lang.pick("single elimination", "トーナメント"),
            Format::DoubleElimination { .. } => {
                lang.pick("double elimination", "ダブルエリミネーション")
            }
            Format::RoundRobin { double: false } => lang.pick("round robin", "総当たり"),
            Format::RoundRobin { double: true } => lang.pick("double round robin", "2回総当たり"),
            Format::Groups { .. } => lang.pick("group stage", "予選リーグ"),
            Format::Swiss { .. } => lang.pick("Swiss", "スイス式"),
            Format::Tables { .. } => lang.pick("pods", "多人数戦"),
            Format::Recorded => lang.pick("as recorded", "記録のみ"),
            Format::Ladder => lang.pick("ladder", "ラダー"),
        }
    }

    /// The criterion for the seeds.
    pub fn seeding(self, seeding: Seeding) -> &'static str {
        let lang = self.language;
        match seeding {
            Seeding::Rating => lang.pick("by rating", "レーティング順"),
            Seeding::Entry => lang.pick("in order of entry", "参加登録順"),
            Seeding::Random => lang.pick("at random", "抽選"),
        }
    }

    /// How a stage is played: all of the above; and the format of the stage before it.
    pub fn plan(self, plan: &StagePlan, before: Option<Format>) -> String {
        let seeding = match (before, plan.seeding) {
            (Some(_), Seeding::Entry) => {
                self.language.pick("by place in the stage before", "前のステージの順位順")
            }
            (_, seeding) => self.seeding(seeding),
        };
        self.seeded(plan, before, seeding)
    }

    /// Like [`Self::plan`], for a first stage whose seeds were arranged by hand: its plan does not say so.
    pub fn plan_by_hand(self, plan: &StagePlan) -> String {
        let lang = self.language;
        self.seeded(plan, None, lang.pick("by hand", "手動"))
    }

    /// How players of one rank in different groups are compared, which are of different sizes or not.
    pub fn across_groups(self, sizes_differ: bool) -> &'static str {
        if !sizes_differ {
            return self.language.pick(
                "Between groups: points per match, then tie-breaks.",
                "ブロック間の比較：1試合あたりの勝ち点、次に順位の基準。",
            );
        }
        self.language.pick(
            "Between groups: points per match without results against the last of larger groups, then tie-breaks.",
            "ブロック間の比較：1試合あたりの勝ち点、次に順位の基準。人数の多いブロックの最下位との試合は除きます。",
        )
    }

    /// The points for the matches of a stage.
    pub fn points(self, points: MatchPoints) -> String {
        let lang = self.language;
        match points {
            MatchPoints::BY_GAMES => lang.pick("1 point per game won", "1ゲーム1点").to_owned(),
            MatchPoints { by_games: true, .. } => {
                let points = MatchPoints { by_games: false, ..points };
                say!(lang, "points {points} per game", "1ゲームの勝ち点{points}")
            }
            MatchPoints { by_games: false, .. } => say!(lang, "points {points}", "勝ち点{points}"),
        }
    }

    /// A place for a late entry.
    pub fn late_place(self, place: LatePlace) -> String {
        let lang = self.language;
        match place {
            LatePlace::Group(None) => lang.pick("the round robin", "総当たり").to_owned(),
            LatePlace::Group(Some(group)) => match group_letter(group) {
                Some(letter) => say!(lang, "group {letter}", "{letter}ブロック"),
                None => say!(lang, "group {group}", "第{group}ブロック"),
            },
            LatePlace::Seed(seed) => {
                say!(lang, "the bye of seed {seed}", "第{seed}シードのBYEの枠")
            }
            LatePlace::Number(number) => {
                say!(
                    lang,
                    "the next round, with number {number}",
                    "次のラウンド（ペアリング番号{number}）"
                )
            }
            LatePlace::NextRound => lang.pick("the next round", "次のラウンド").to_owned(),
        }
    }

    /// How far a tournament is.
    pub fn phase(self, phase: Phase) -> &'static str {
        let lang = self.language;
        match phase {
            Phase::Registering => lang.pick("entries open", "受付中"),
            Phase::Running => lang.pick("running", "進行中"),
            Phase::Closed => lang.pick("closed", "終了"),
        }
    }

    /// How far a tournament is; a record of matches is not running.
    pub fn phase_of(self, tournament: &Tournament) -> &'static str {
        match tournament.phase {
            Phase::Running if tournament.is_finished_record() => {
                self.language.pick("recorded", "記録済み")
            }
            phase => self.phase(phase),
        }
    }

    /// Whether an entrant has come; nothing while that is not known.
    pub fn presence(self, presence: Presence) -> &'static str {
        let lang = self.language;
        match presence {
            Presence::Expected => "",
            Presence::Here => lang.pick("here", "来場"),
            Presence::Away => lang.pick("away", "不在"),
        }
    }

    /// How many of the entrants are here.
    pub fn here(self, here: usize, entrants: usize) -> String {
        say!(self.language, "{here} of {entrants} here", "{entrants}人中{here}人来場")
    }

    /// How far a match is.
    pub fn state(self, state: MatchState) -> &'static str {
        let lang = self.language;
        match state {
            MatchState::Waiting => lang.pick("waiting", "待ち"),
            MatchState::Ready => lang.pick("ready", "開始可"),
            MatchState::Called => lang.pick("called", "呼出中"),
            MatchState::Playing => lang.pick("playing", "試合中"),
            MatchState::Finished => lang.pick("finished", "終了"),
            MatchState::Bye => lang.pick("bye", "BYE"),
            MatchState::Void => lang.pick("void", "無効"),
        }
    }

    /// Why a player has no match in a round.
    pub fn unpaired(self, absent: bool) -> &'static str {
        if absent { self.absent() } else { self.state(MatchState::Bye) }
    }

    pub fn absent(self) -> &'static str {
        self.language.pick("absent", "欠席")
    }

    /// A criterion of the standings, as the six-column heading of its values.
    pub fn criterion(self, criterion: Criterion) -> String {
        match self.language {
            Language::English => match criterion {
                Criterion::MatchPoints => "Pts".to_owned(),
                Criterion::GamesDifference => "+/-".to_owned(),
                Criterion::GamesWon => "Won".to_owned(),
                other => other.to_string(),
            },
            Language::Japanese => match criterion {
                Criterion::MatchPoints => "勝点".to_owned(),
                Criterion::DirectEncounter => "直接".to_owned(),
                Criterion::GamesDifference => "得失".to_owned(),
                Criterion::GamesWon => "取得".to_owned(),
                other => other.to_string(),
            },
        }
    }

    /// Things in a row.
    pub fn list(self, items: &[String]) -> String {
        items.join(self.language.pick(", ", "、"))
    }

    fn seeded(self, plan: &StagePlan, before: Option<Format>, seeding: &str) -> String {
        let lang = self.language;
        if !plan.format.has_draw() {
            return self.format(plan.format).to_owned();
        }
        let of = if before.is_some_and(Format::has_groups) {
            lang.pick("each group", "各ブロック")
        } else {
            lang.pick("the stage before", "前のステージ")
        };
        let takes = plan
            .takes
            .map(|takes| say!(lang, "the best {takes} of {of}, ", "{of}の上位{takes}人、"));
        let takes = match (plan.fill, plan.takes) {
            (Some(fill), Some(0)) => Some(say!(
                lang,
                "the best {fill} winners of groups, ",
                "各ブロックの1位のうち上位{fill}人、"
            )),
            (Some(fill), Some(each)) => {
                let rank = each + 1;
                Some(
                    say!(lang; "the best {each} of each group and the best {fill} of rank {rank}, ",
                    "各ブロックの上位{each}人と{rank}位のうち上位{fill}人、"),
                )
            }
            _ => takes,
        };
        let apart = if plan.apart {
            lang.pick(", clubs kept apart", "、同じ所属を離す")
        } else {
            ""
        };
        let locked = plan
            .locked
            .map(|seeds| say!(lang, ", the first {seeds} seeds locked", "、上位{seeds}シード固定"));
        let swiss = self.swiss_start(plan).map(|start| say!(lang, ", {start}", "、{start}"));
        let swiss = swiss.unwrap_or_default();
        let points = plan.standings().points;
        let points = (points != MatchPoints::STANDARD)
            .then(|| say!(lang, ", {}", "、{}", self.points(points)));
        let matches = if plan.format.has_seats() {
            lang.pick("random seats", "席は抽選").to_owned()
        } else {
            self.lengths(&plan.lengths)
        };
        let format = self.format(plan.format).to_owned() + &self.details(plan.format);
        let [takes, locked, points] = [takes, locked, points].map(Option::unwrap_or_default);
        say!(lang; "{takes}{format}, {matches}{points}, seeded {seeding}{locked}{apart}{swiss}",
            "{takes}{format}、{matches}{points}、シード：{seeding}{locked}{apart}{swiss}")
    }

    /// With what players of a Swiss begin, unless it is nothing.
    pub fn swiss_start(self, plan: &StagePlan) -> Option<String> {
        let (lang, swiss) = (self.language, plan.swiss());
        if swiss.accelerated {
            return Some(lang.pick("accelerated", "加速方式").to_owned());
        }
        let banded = !swiss.bands.is_empty();
        banded.then(|| say!(lang, "bands from {}", "区分{}から", swiss.bands))
    }

    /// The options of a format, behind its name.
    fn details(self, format: Format) -> String {
        let lang = self.language;
        match format {
            Format::SingleElimination { placement: true, .. } => {
                lang.pick(" with all placement matches", "（全順位決定戦あり）").to_owned()
            }
            Format::SingleElimination { third_place: true, .. } => {
                lang.pick(" with a third-place match", "（3位決定戦あり）").to_owned()
            }
            Format::DoubleElimination { grand_final: GrandFinal::Reset } => {
                lang.pick(" with a bracket reset", "（リセットあり）").to_owned()
            }
            Format::Groups { groups, double, split } => {
                let double = if double { lang.pick(", double", "、2回ずつ") } else { "" };
                let split = match split {
                    Split::Snake => "",
                    Split::Balanced => lang.pick(", seeds balanced", "、シード均等"),
                    Split::ByHand => lang.pick(", by hand", "、手動"),
                };
                say!(lang, " ({groups}{double}{split})", "（{groups}ブロック{double}{split}）")
            }
            Format::Swiss { rounds, colours } => {
                let rounds = match rounds {
                    0 => lang.pick("rounds by entrants", "ラウンド数は人数による").to_owned(),
                    rounds => lang.rounds(rounds),
                };
                let colours = if colours {
                    ""
                } else {
                    lang.pick(", no colours", "、先手・後手なし")
                };
                say!(lang, ", {rounds}{colours}", "（{rounds}{colours}）")
            }
            Format::Tables { size, games } => {
                let games = lang.count(
                    usize::try_from(games).unwrap_or(usize::MAX),
                    "game",
                    "games",
                    "ゲーム",
                );
                say!(lang, " of {size}, {games} a round", "（{size}人、1ラウンド{games}）")
            }
            Format::SingleElimination { .. }
            | Format::DoubleElimination { .. }
            | Format::RoundRobin { .. }
            | Format::Recorded
            | Format::Ladder => String::new(),
        }
    }
}

fn round(round: &RoundName) -> String {
    let fixed = match round {
        RoundName::Round(number) => return format!("{number}回戦"),
        RoundName::QuarterFinal => "準々決勝",
        RoundName::SemiFinal => "準決勝",
        RoundName::ThirdPlace => "3位決定戦",
        RoundName::Final => "決勝",
        RoundName::Winners(number) => return format!("勝者側{number}回戦"),
        RoundName::WinnersFinal => "勝者側決勝",
        RoundName::Losers(number) => return format!("敗者側{number}回戦"),
        RoundName::LosersFinal => "敗者側決勝",
        RoundName::GrandFinal => "グランドファイナル",
        RoundName::GrandFinalReset => "リセット",
        RoundName::Places { first, last } if first + 1 == *last => {
            return format!("{first}位決定戦");
        }
        RoundName::Places { first, last } => {
            return format!("{first}〜{last}位決定戦");
        }
        RoundName::PlayOff => "プレーオフ",
        RoundName::Named(name) => name,
    };
    fixed.to_owned()
}
