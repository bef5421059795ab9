//! Texts for the day of an event: exits, draws, the floor, and consequences of an action.

use chrono::{DateTime, Utc};

use crate::clock::in_the_hall;
use crate::club::question::forecast::{Forecast, ForecastPart};
use crate::club::question::pairing::{Oddity, Paired};
use crate::club::question::scan::Inconsistency;
use crate::club::{Club, Tournament};
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::finish::NotAFinish;
use crate::domain::format::StagePlan;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::Length;
use crate::domain::number::PlayerId;
use crate::domain::slot::group_letter;
use crate::domain::standings::{Context, Criterion, StandingsPlan, Step};
use crate::domain::swiss::{AskedBye, Colour, Due, Obstacle};
use crate::words::message::{Message, matches, name, player, tournament};
use crate::words::{Language, english, japanese, pick, say, words};

words! {
    pub EventWords {
        stage(number: u32): "stage {number}", "第{number}ステージ";
        /// A pod by its number, from 1; in Japanese 卓 with a number is a table of the hall.
        table(number: u32): "pod {number}", "第{number}組";
        /// A game of a table, by its number from 1.
        game(number: u32): "game {number}", "第{number}ゲーム";
        /// A match was put off by the desk.
        postponed: "postponed", "延期中";
        /// Nothing is known of why a round was paired so.
        not_explained:
            "This round was paired by hand, or is not paired as the rules would pair it now.",
            "このラウンドは手動で組んだか、今の結果から規則どおりに組んだものではありません。";
    }
}

impl EventWords {
    /// Two of one club meet in the first round.
    pub fn mates_meet(self, [a, b]: [PlayerId; 2], club: &Club) -> String {
        let lang = self.language;
        say!(lang; "{} and {} of the same club meet in the first round",
            "{}と{}は同じ所属で、1回戦で対戦します", player(lang, a, club), player(lang, b, club))
    }

    /// The reasons for a pairing: scores, colours that were due, and the player who would have come first.
    pub fn paired(self, paired: &Paired, club: &Club) -> Vec<String> {
        let lang = self.language;
        let who = |id: PlayerId| name(lang, id, club);
        let ([a, b], [x, y]) = (paired.players, paired.scores);
        let mut lines = vec![say!(lang; "match {}: {} ({x}) - {} ({y})",
            "第{}試合：{}（{x}点） - {}（{y}点）", paired.no, who(a), who(b))];
        match x.total_cmp(&y) {
            std::cmp::Ordering::Equal => {}
            order => {
                let down = if order.is_gt() { a } else { b };
                lines.push(say!(lang; "  {} floats down", "  {}が下の点に回る", who(down)));
            }
        }
        for (player, due) in paired.players.into_iter().zip(paired.due) {
            lines.extend(
                self.due(due).map(|due| format!("  {}{}{due}", who(player), lang.pick(": ", "："))),
            );
        }
        if let Some((player, obstacle)) = paired.instead_of {
            let why = self.obstacle(obstacle);
            lines.push(say!(lang; "  not {}: {why}", "  {}ではない理由：{why}", who(player)));
        }
        lines
    }

    /// The colour that a player is due, if any.
    fn due(self, due: Due) -> Option<String> {
        let lang = self.language;
        let side = |colour: Colour| match colour {
            Colour::White => lang.pick("the first move", "先手"),
            Colour::Black => lang.pick("the second move", "後手"),
        };
        Some(match due {
            Due::Nothing => return None,
            Due::Mild(colour) => say!(lang, "due {}, in turn", "{}の番", side(colour)),
            Due::Strong(colour) => say!(lang, "due {}, for balance", "{}が不足", side(colour)),
            Due::Absolute(colour) => {
                say!(lang, "must have {}", "{}でなければならない", side(colour))
            }
        })
    }

    /// The reason why two players were not paired.
    fn obstacle(self, obstacle: Obstacle) -> String {
        let lang = self.language;
        match obstacle {
            Obstacle::Met => lang.pick("they have met", "対戦済み").to_owned(),
            Obstacle::Forbidden => lang.pick("they are kept apart", "対戦させない二人").to_owned(),
            Obstacle::SameColour => lang
                .pick("both must have the same side", "二人とも同じ側でなければならない")
                .to_owned(),
            Obstacle::Completion => lang
                .pick("the others could not all be paired", "残りの全員を組めなくなる")
                .to_owned(),
            Obstacle::Order => lang
                .pick("equally good; it comes later in order", "同等だが、順序が後になる")
                .to_owned(),
            Obstacle::Criterion(number) => {
                let what = match number {
                    6 => lang.pick("more players would float down", "下の点に回る選手が増える"),
                    7 => lang.pick("higher scores would float down", "より高い点の選手が下に回る"),
                    8 => lang.pick(
                        "more or higher ones would float down from the next score",
                        "次の点から下に回る選手が増えるか、その点が高くなる",
                    ),
                    9 => lang.pick("the bye", "BYEの選手の条件"),
                    10..=13 => lang.pick("sides due", "先手・後手の割り当て"),
                    _ => {
                        lang.pick("floats as in the rounds before", "前のラウンドと同じ上下の移動")
                    }
                };
                say!(lang, "criterion C{number}, {what}", "基準C{number}（{what}）")
            }
        }
    }

    /// Something unusual about a round of a Swiss.
    pub fn oddity(self, oddity: Oddity, club: &Club) -> String {
        let lang = self.language;
        let who = |id: PlayerId| player(lang, id, club);
        match oddity {
            Oddity::MetBefore([a, b]) => say!(lang; "{} and {} have met before",
                "{}と{}は再戦です", who(a), who(b)),
            Oddity::SecondBye(id) => {
                say!(lang, "{} has a bye again", "{}は2度目のBYEです", who(id))
            }
            Oddity::ThirdTime(id, Colour::White) => say!(lang;
                "{} moves first for the third time running", "{}は3回続けて先手です", who(id)),
            Oddity::ThirdTime(id, Colour::Black) => say!(lang;
                "{} moves second for the third time running", "{}は3回続けて後手です", who(id)),
        }
    }

    /// `round 3`, `rounds 3 to 5`, `round 3 onwards`.
    pub fn rounds(self, from: u32, until: Option<u32>) -> String {
        let lang = self.language;
        match until {
            Some(until) if until == from => say!(lang, "round {from}", "{from}回戦"),
            Some(until) => say!(lang, "rounds {from} to {until}", "{from}〜{until}回戦"),
            None => say!(lang, "round {from} onwards", "{from}回戦以降"),
        }
    }

    /// The kind of bye that was requested.
    pub fn asked_bye(self, bye: AskedBye) -> &'static str {
        let lang = self.language;
        match bye {
            AskedBye::Half => lang.pick("half-point bye", "半点BYE"),
            AskedBye::Zero => lang.pick("zero-point bye", "0点BYE"),
        }
    }

    /// The effect that the rules propose for a player who leaves now, and the reason.
    pub fn proposed_effect(self, effect: ExitEffect, gone: PlayerId, found: &Tournament) -> String {
        let lang = self.language;
        let (played, all) = found.played_of(gone);
        let so_far = say!(lang; "{played} of {} played",
            "{}中{played}試合を消化", lang.count(all, "match", "matches", "試合"));
        match effect {
            ExitEffect::ForfeitRest
                if found.stage().is_some_and(|stage| stage.plan.format.is_round_robin()) =>
            {
                say!(lang; "{so_far}, at least half: results stay valid, the rest are walkovers",
                    "{so_far}（半分以上）：結果は有効、残りは不戦敗")
            }
            ExitEffect::ForfeitRest
                if found.stage().is_some_and(|stage| stage.plan.format.has_seats()) =>
            {
                pick!(lang; "games played stay valid; the others play on",
                    "行ったゲームは有効、ほかの参加者は続行")
                .to_owned()
            }
            ExitEffect::ForfeitRest
                if found.stage().is_some_and(|stage| stage.plan.format.is_swiss()) =>
            {
                pick!(lang; "results stay valid; not paired in later rounds",
                    "結果は有効、以後のラウンドは組み合わせなし")
                .to_owned()
            }
            ExitEffect::ForfeitRest
                if found.stage().is_some_and(|stage| !stage.plan.format.has_draw()) =>
            {
                pick!(lang; "results stay valid; the player has no rank any more",
                    "結果は有効、順位からは外れます")
                .to_owned()
            }
            ExitEffect::ForfeitRest => lang
                .pick(
                    "each match needs a winner: the rest are walkovers",
                    "勝ち上がりがあるため、残りは不戦敗",
                )
                .to_owned(),
            ExitEffect::VoidUnplayed => say!(lang;
                "{so_far}: unplayed matches are void",
                "{so_far}：未消化の試合は無効"),
            ExitEffect::VoidAll => say!(lang;
                "{so_far}, less than half: all results of this stage are void",
                "{so_far}（半分未満）：このステージの結果はすべて無効"),
        }
    }

    /// The reason why a player plays no more, in a word.
    pub fn exit(self, reason: ExitReason) -> &'static str {
        let lang = self.language;
        match reason {
            ExitReason::Withdrawn => lang.pick("withdrawn", "大会棄権"),
            ExitReason::Disqualified => lang.pick("disqualified", "失格"),
        }
    }

    /// A text is no finishing order.
    pub fn not_a_finish(self, fault: &NotAFinish) -> Message {
        let lang = self.language;
        let what = match fault {
            NotAFinish::Unreadable(c) => {
                say!(lang, "{c} is not a seat", "「{c}」は席ではありません。")
            }
            NotAFinish::NoSuchSeat { seat, last } => say!(lang;
                "no seat {seat}; the last is {last}",
                "席{seat}はありません（最後は席{last}）。"),
            NotAFinish::LooseTie => {
                lang.pick("a player is missing beside =", "「=」の相手がありません。").to_owned()
            }
            NotAFinish::Fault(_) => lang
                .pick("this is not a finishing order of the pod", "この卓の着順になっていません。")
                .to_owned(),
        };
        Message::new(
            what,
            pick!(lang; "write the seats in finishing order, like 3 1 5=2 4",
                "3 1 5=2 4 のように、席を着順に書いてください。"),
        )
    }

    /// A match is one of games at a table, whose result is not a score.
    pub fn at_table(self, no: MatchNo, id: TournamentId, club: &Club) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "match {no} of {} is played by a pod, game by game",
                "第{no}試合（{}）は多人数戦で、ゲームごとに記録します。", tournament(id, club)),
            pick!(lang; "record a game in finishing order: `banzuke tournament game --help`",
                "着順でゲームを記録してください：`banzuke tournament game --help`"),
        )
    }

    /// The tie-breaks and points of a stage, for a plan that differs from the usual one.
    pub fn standings(self, plan: &StandingsPlan) -> String {
        let lang = self.language;
        let step = |step: &Step| match step.context {
            Context::All => step.criterion.to_string(),
            Context::AmongTied => say!(lang, "{} among the tied", "同順位者間の{}", step.criterion),
        };
        let steps: Vec<String> = plan.steps.iter().map(step).collect();
        say!(lang; "tie-breaks: {}; {}", "順位の基準：{}、{}",
            steps.join(lang.pick(", ", "、")), lang.words().term.points(plan.points))
    }

    /// Tie-breaks that follow from the points, and which others can separate players; nothing where all of a plan can.
    pub fn idle_tie_breaks(self, plan: &StagePlan) -> Option<String> {
        let lang = self.language;
        let idle = plan.idle_tie_breaks();
        if idle.is_empty() {
            return None;
        }
        let steps = plan.standings().steps;
        let missing = |wanted: Criterion| steps.iter().all(|step| step.criterion != wanted);
        let better = [
            (Criterion::DirectEncounter, lang.pick("direct encounter (DE)", "直接対決（DE）")),
            (Criterion::SonnebornBerger { cut: 0 }, lang.pick("Sonneborn-Berger (SB)", "SB")),
        ];
        let better = better.into_iter().filter(|(wanted, _)| missing(*wanted));
        let better: Vec<&str> = better.map(|(_, name)| name).collect();
        let idle: Vec<String> = idle.iter().map(ToString::to_string).collect();
        let idle = idle.join(lang.pick(" and ", "と"));
        let drawn = matches!(plan.lengths.usual, Length::Games(_));
        let unless = if drawn {
            lang.pick(", unless a game is drawn", "（引き分けのゲームがない限り）")
        } else {
            ""
        };
        let told = say!(lang;
            "{idle} cannot break a tie here: with matches this long, equal points mean equal values{unless}.",
            "{idle}では同順位が決まりません。この試合方式では、勝ち点が同じなら値も同じになるからです{unless}。");
        let proposed = (!better.is_empty()).then(|| {
            let better = better.join(lang.pick(" and ", "と"));
            say!(lang, " Use {better}.", "{better}を使ってください。")
        });
        Some(told + &proposed.unwrap_or_default())
    }

    /// A tournament holds something that cannot be.
    pub fn inconsistency(self, id: TournamentId, found: &Inconsistency) -> String {
        inconsistency(self.language, id, found)
    }

    /// A group, by its number from 1.
    pub fn group(self, number: u32) -> String {
        group(self.language, number)
    }

    /// The head start of both sides of a match.
    pub fn start(self, [a, b]: [u32; 2]) -> String {
        say!(self.language, "head start {a}-{b}", "ハンデ（{a}-{b}から）")
    }

    /// Matches still to be played, how many of them are drawn later, and when the last may end.
    pub fn forecast(self, forecast: &Forecast, end: DateTime<Utc>) -> String {
        let left = usize::try_from(forecast.matches).unwrap_or(usize::MAX);
        let lang = self.language;
        let part = forecast.part.map(|part| match part {
            ForecastPart::Stage(stage) => say!(lang, "stage {stage} is ", "第{stage}ステージは"),
            ForecastPart::Day => lang.pick("today is ", "今日は").to_owned(),
            ForecastPart::Round(round) => say!(lang, "round {round} is ", "{round}回戦は"),
        });
        let part = part.unwrap_or_default();
        let undrawn = match forecast.undrawn {
            0 => String::new(),
            undrawn => say!(lang, " ({undrawn} not drawn)", "（うち{undrawn}試合は組合せ前）"),
        };
        match lang {
            Language::English => format!(
                "{} to play{undrawn}, {} each; {part}expected to end at {}",
                english::count(left, "match", "matches"),
                english::count_of(forecast.each.num_minutes(), "minute", "minutes"),
                in_the_hall(end).format("%H:%M")
            ),
            Language::Japanese => format!(
                "残り{}{undrawn}、1試合{}分、{part}{}ごろ終了の見込み",
                japanese::count(left, "試合"),
                forecast.each.num_minutes(),
                in_the_hall(end).format("%H:%M")
            ),
        }
    }

    /// Nothing is played at a table, which may be reserved, for some tournaments or for nobody named.
    pub fn free_table(self, reserved: bool, holders: &[String]) -> String {
        let lang = self.language;
        match holders {
            [] if reserved => lang.pick("reserved", "予約").to_owned(),
            [] => lang.pick("free", "空き").to_owned(),
            some => say!(lang; "reserved for {}", "{}用に予約", lang.words().term.list(some)),
        }
    }

    /// No group has so many players as are to advance from each; how many the largest has.
    pub fn too_few_in_groups(self, takes: u32, most: usize) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{takes} cannot advance from each group: no group has more than {most} players",
                "各ブロックから{takes}人は進めません。どのブロックも{most}人以下です。"),
            say!(lang; "`--advance total:{takes}` takes {takes} in all",
                "全体で{takes}人なら `--advance total:{takes}` です。"),
        )
    }

    /// Nothing can be called now: no match is ready whose players are free.
    pub fn nothing_to_call(self) -> Message {
        let lang = self.language;
        Message::new(
            lang.pick("no match can be called now", "いま呼び出せる試合はありません。"),
            pick!(lang; "wait until players are free; `banzuke queue` shows the queue",
                "選手が空くまでお待ちください。`banzuke queue` で呼出待ちを確認できます。"),
        )
    }

    /// Nothing is called by itself during a break: until when it lasts.
    pub fn on_break(self, clock: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang, "the hall has a break until {clock}", "会場は{clock}まで休憩中です。"),
            pick!(lang; "wait, or end it: `banzuke tables break --end`",
                "終わるまで待つか、`banzuke tables break --end` で終えてください。"),
        )
    }

    /// No table is free but those that are kept, as this one is: for these tournaments, or for calls by name.
    pub fn kept_table(self, table: &str, holders: &[String]) -> Message {
        let lang = self.language;
        let spot = japanese::table_called(table);
        let what = match holders {
            [] => say!(
                lang,
                "table {table} is free but reserved",
                "{spot}は空いていますが、予約の卓です。"
            ),
            some => say!(lang; "table {table} is free but reserved for {}",
                "{spot}は空いていますが、{}用です。", lang.words().term.list(some)),
        };
        Message::new(
            what,
            say!(
                lang,
                "wait for a result, or name the table behind the match: `banzuke call --help`",
                "結果を待つか、試合の後に卓を指定してください：`banzuke call --help`"
            ),
        )
    }

    /// A table that is to be removed has this match of a tournament.
    pub fn removed_in_use(self, table: &str, no: MatchNo, tournament: &str) -> Message {
        let lang = self.language;
        let spot = japanese::table_called(table);
        Message::new(
            say!(
                lang,
                "table {table} has match {no} of {tournament}",
                "{spot}では第{no}試合（{tournament}）が行われています。"
            ),
            say!(
                lang,
                "record that result, or add --send-back: the match goes back to the queue",
                "その結果を記録するか、--send-back を付けると試合は呼出待ちに戻ります。"
            ),
        )
    }

    /// No table is free, or the hall has none.
    pub fn no_free_table(self, any: bool) -> Message {
        let lang = self.language;
        if any {
            Message::new(
                lang.pick("no table is free", "空いている卓がありません。"),
                lang.pick("wait for a result", "結果をお待ちください。"),
            )
        } else {
            Message::new(
                lang.pick("no tables are set up in the hall", "会場に卓がありません。"),
                pick!(lang; "set them up: `banzuke tables set 1 2 3`",
                    "卓を決めてください：`banzuke tables set 1 2 3`"),
            )
        }
    }
}

pub(super) fn inconsistency(lang: Language, id: TournamentId, found: &Inconsistency) -> String {
    let side = |side: crate::domain::score::Side| match lang {
        Language::English => ["first", "second"][side.index()],
        Language::Japanese => ["一人目", "二人目"][side.index()],
    };
    let what = match found {
        Inconsistency::DanglingEdge(no, source) => say!(lang;
            "match {no} waits for match {source}, which does not exist",
            "第{no}試合の待つ第{source}試合がありません"),
        Inconsistency::OneWayEdge(no, other) => say!(lang; "{} are not linked both ways",
            "{}のつながりが一致しません", matches(lang, &[*no, *other])),
        Inconsistency::WrongPlayer(no, wrong) => say!(lang;
            "the {} player of match {no} is not the one who should play",
            "第{no}試合の{}が、対戦すべき参加者ではありません", side(*wrong)),
        Inconsistency::ScoreOnChangedSlot(no) => say!(lang;
            "the result of match {no} names other players",
            "第{no}試合の結果が、対戦者のものではありません"),
        Inconsistency::AgainstThemself(no) => say!(lang;
            "both players of match {no} are the same",
            "第{no}試合の二人が同じ選手です"),
        Inconsistency::Stranger(no, stranger) => say!(lang;
            "{stranger} plays in match {no} but is not an entrant",
            "{stranger}は参加者ではないのに第{no}試合にいます"),
        Inconsistency::ResetNotNeeded(no) => {
            say!(
                lang,
                "match {no}, the bracket reset, is not needed",
                "第{no}試合（リセット）は不要です"
            )
        }
        Inconsistency::ResetMissing(no) => {
            say!(
                lang,
                "match {no}, the bracket reset, is missing",
                "第{no}試合（リセット）がありません"
            )
        }
        Inconsistency::NumberTwice(no) => {
            say!(lang, "there are two matches {no}", "第{no}試合が二つあります")
        }
        Inconsistency::EnteredTwice(one, other) => say!(lang;
            "{one} and {other} are one person, added twice",
            "{one}と{other}は同じ人で、二重に参加登録されています"),
        Inconsistency::TwoTables(twice, no, other) => say!(lang;
            "{twice} is at two tables: {}",
            "{twice}が二つの卓にいます（{}）", matches(lang, &[*no, *other])),
        Inconsistency::StrangeFinish(no) => say!(lang;
            "the finishing order of match {no} names a player who is not in the pod",
            "第{no}試合の着順に、その卓にいない選手がいます"),
    };
    say!(lang, "{id}: {what}", "{id}：{what}")
}

pub(super) fn group(lang: Language, number: u32) -> String {
    match group_letter(number) {
        Some(letter) => say!(lang, "group {letter}", "{letter}ブロック"),
        None => say!(lang, "group {number}", "第{number}ブロック"),
    }
}
