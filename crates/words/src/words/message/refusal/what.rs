//! Refused actions, and the reasons.

use crate::clock::in_the_hall;
use crate::club::refusal::{EventRefusal, Numbered, PlanFault, Refusal, TextField};
use crate::club::tournament::LateClosed;
use crate::club::{Club, Tournament};
use crate::domain::finish::FinishFault;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;
use crate::words::message::outcome::{bad_score, outcome_alone, score_line};
use crate::words::message::refusal::{changed, has_seats, person, rating};
use crate::words::message::{few, list, matches, name, player, tournament};
use crate::words::{Language, japanese, say};

#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
pub(super) fn what(lang: Language, refusal: &Refusal, club: &Club) -> String {
    let title = |id: &TournamentId| tournament(*id, club);
    let who = |id: &PlayerId| player(lang, *id, club);
    match refusal {
        Refusal::NoSuchPlayer(id) => {
            say!(lang, "no player has the number {id}", "番号{id}の選手はいません。")
        }
        Refusal::NoSuchTournament(id) => {
            say!(lang, "no tournament has the number {id}", "番号{id}の大会はありません。")
        }
        Refusal::NoSuchMatch(id, no) => {
            say!(lang, "{} has no match {no}", "{}に第{no}試合はありません。", title(id))
        }
        Refusal::NoSuchStage(id, stage) => say!(lang; "{} has no stage {stage} to pair",
            "{}に組み合わせできる第{stage}ステージはありません。", title(id)),
        Refusal::NoSuchList(id) => say!(lang; "no rating list has the number {}",
            "番号{}のレーティングリストはありません。", id.0),
        Refusal::Empty(field) => {
            say!(lang, "{} is empty", "{}が空です。", text_field(lang, *field))
        }
        Refusal::TooLong(field, length) => say!(lang; "{} has {length} characters",
            "{}が{length}文字あります。", text_field(lang, *field)),
        Refusal::Unclean(field) => say!(lang; "{} holds invisible characters or stray spaces",
            "{}に見えない文字か余分な空白があります。", text_field(lang, *field)),
        Refusal::NotPlayable(day) => say!(lang; "no result can be dated {day}",
            "{day}は結果や修正の日付にできません。"),
        Refusal::NotTheNextNumber { of, given, next } => say!(lang;
            "{} {given} is not the next to be issued, which is {next}",
            "{}{given}は次の番号ではありません（次は{next}）。", numbered(lang, *of)),
        Refusal::OwnName(id, name) => say!(lang; "{} already has the name {name}",
            "{}はすでに{name}という名前です。", who(id)),
        Refusal::NameOfAnother(name, id) => {
            say!(lang, "{name} is a name of {}", "{name}は{}の名前です。", who(id))
        }
        Refusal::NoSuchAlias(id, alias) => {
            say!(lang, "{} has no alias {alias}", "{}に別名{alias}はありません。", who(id))
        }
        Refusal::TournamentNameTaken(name, _) => {
            say!(lang, "the tournament {name} already exists", "{name}という大会はすでにあります。")
        }
        Refusal::ListNameTaken(name, _) => say!(lang; "the rating list {name} already exists",
            "{name}というレーティングリストはすでにあります。"),
        Refusal::UnsoundLength(unsound) => say!(lang; "a match cannot be {}",
            "試合を{}にはできません。", lang.words().term.length(*unsound)),
        Refusal::UnsoundScale => lang
            .pick("the K factor or initial rating is out of range", "K係数か初期値が範囲外です。")
            .to_owned(),
        Refusal::AlreadyDrawn(id) => say!(lang; "{} has started: its entrants are fixed",
            "{}は始まっているため、参加者を変更できません。", title(id)),
        Refusal::NotDrawn(id) => say!(lang; "{} has not started: it has no matches",
            "{}はまだ始まっていないため、試合がありません。", title(id)),
        Refusal::Closed(id) => say!(lang, "{} is closed", "{}は終了しています。", title(id)),
        Refusal::ClosedToPlay(id, no, choice) if choice.void.is_empty() => say!(lang;
            "{} is closed, and correcting match {no} would leave {} to be played",
            "{}は終了していますが、第{no}試合を訂正すると{}を行うことになります。",
            title(id), matches(lang, &choice.open)),
        Refusal::ClosedToPlay(id, no, choice) => say!(lang;
            "{} is closed, and correcting match {no} would void {}",
            "{}は終了していますが、第{no}試合を訂正すると{}が無効になります。",
            title(id), matches(lang, &choice.void)),
        Refusal::HasDraw(id) => say!(lang; "the matches of {} come from its pairings",
            "{}の試合は組み合わせで決まっています。", title(id)),
        Refusal::HasNoDraw(id) => {
            say!(lang; "{} has no pairings: its matches are recorded as played",
            "{}には組み合わせがなく、行われた試合を記録します。", title(id))
        }
        Refusal::AlreadyEntered(id, player) => say!(lang; "{} is already an entrant of {}",
            "{}はすでに{}の参加者です。", who(player), title(id)),
        Refusal::NamedTwice(id, player) => say!(lang; "{} is named twice for {}",
            "{}が2回書かれています（{}）。", who(player), title(id)),
        Refusal::NotEntered(id, player) => say!(lang; "{} is not an entrant of {}",
            "{}は{}の参加者ではありません。", who(player), title(id)),
        Refusal::EntrantCount { tournament, entered, least, most } => say!(lang;
            "{} has {}; its format needs {least} to {most}",
            "{}の参加者は{}ですが、この形式は{least}人から{most}人までです。",
            title(tournament), lang.count(*entered, "entrant", "entrants", "人")),
        Refusal::NotTheEntrants(id, missing) if !missing.is_empty() => say!(lang;
            "entrants of {} are not named: {}",
            "{}の参加者のうち、書かれていない選手：{}。",
            title(id), few(lang, missing.iter().map(who))),
        Refusal::NotTheEntrants(id, _) => say!(lang;
            "the players named are not all entrants of {}, each once",
            "指定した選手が{}の参加者全員（一度ずつ）ではありません。", title(id)),
        Refusal::LotsMismatch(id) => say!(lang;
            "the lot number does not fit the seeding of {}",
            "{}のシードの決め方と抽選番号が合いません。", title(id)),
        Refusal::Waiting(id, no, awaits) => say!(lang; "match {no} of {} waits for {}",
            "第{no}試合（{}）は{}の結果を待っています。", title(id), matches(lang, awaits)),
        Refusal::OtherSides { tournament, no, actual, given } => {
            say!(lang; "match {no} of {} is between {}, not {}",
                "第{no}試合（{}）は{}の試合で、{}の試合ではありません。",
                title(tournament), pair(lang, *actual, club), pair(lang, *given, club))
        }
        Refusal::AlreadyScored(id, no, outcome) => {
            say!(lang; "match {no} of {} already has a result: {}",
            "第{no}試合（{}）にはすでに結果があります：{}。",
            title(id), ended(lang, *id, *no, *outcome, club))
        }
        Refusal::NotScored(id, no) => say!(lang; "match {no} of {} has no result yet",
            "第{no}試合（{}）にはまだ結果がありません。", title(id)),
        Refusal::SameResult(id, no, outcome) => {
            let ended = ended(lang, *id, *no, *outcome, club);
            say!(lang; "match {no} of {} already has this result: {ended}",
                "第{no}試合（{}）はすでにこの結果です：{ended}。", title(id))
        }
        Refusal::BadScore(id, no, length, fault) => say!(lang; "match {no} of {}: {}",
            "第{no}試合（{}）：{}", title(id), bad_score(lang, *length, *fault)),
        Refusal::AgainstThemself(id) => say!(lang; "{} cannot play against themself",
            "{}は自分自身と対戦できません。", who(id)),
        Refusal::WouldVoid { tournament, no, choice, agreed } => {
            would_void(lang, *tournament, *no, &choice.void, agreed, club)
        }
        Refusal::Unfinished(id, open) => say!(lang; "{} is unfinished: {}",
            "{}にはまだ終わっていない試合があります：{}。", title(id), matches(lang, open)),
        Refusal::Changed { shown, now } => changed::what(lang, shown, now, club),
        Refusal::Event(refusal) => stage_or_floor(lang, refusal, club),
        Refusal::Person(refusal) => person::what(lang, refusal, club),
        Refusal::Rating(refusal) => rating::what(lang, refusal, club),
    }
}

/// Refusals concerning stages, exits and tables.
#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
fn stage_or_floor(lang: Language, refusal: &EventRefusal, club: &Club) -> String {
    let title = |id: &TournamentId| tournament(*id, club);
    let who = |id: &PlayerId| player(lang, *id, club);
    match refusal {
        EventRefusal::FromExit(id, no) => say!(lang;
            "match {no} of {} was decided by a withdrawal or disqualification",
            "第{no}試合（{}）は大会棄権・失格によって決まったものです。", title(id)),
        EventRefusal::CountsForNobody(id, no) => say!(lang;
            "match {no} of {} is void: a player withdrew or was disqualified",
            "選手が大会棄権または失格したため、第{no}試合（{}）は無効です。", title(id)),
        EventRefusal::NoOpponent(id, no) => say!(lang; "match {no} of {} has only one player",
            "第{no}試合（{}）には相手がいません。", title(id)),
        EventRefusal::OtherStart(id, no, start) => {
            say!(lang; "match {no} of {} has a head start of {}-{}",
                "第{no}試合（{}）はハンデがあり、{}-{}から始まります。", title(id), start[0], start[1])
        }
        EventRefusal::UnsoundStart(id, no, length) => {
            let length = lang.words().term.length(*length);
            say!(lang; "match {no} of {} is {length}: that head start is not possible",
                "第{no}試合（{}）は{length}なので、そのハンデにはできません。", title(id))
        }
        EventRefusal::StageUnfinished(id, stage, open) => say!(lang;
            "stage {stage} of {} is unfinished: {}",
            "第{stage}ステージ（{}）にはまだ終わっていない試合があります：{}。",
            title(id), matches(lang, open)),
        EventRefusal::Tied(id, tied) => {
            let names = list(lang, tied.iter().map(|id| name(lang, *id, club)));
            let places = club.tournament(*id).and_then(|found| advancing(lang, found, tied));
            let places = places.unwrap_or_default();
            say!(lang; "in {}, {names} are tied, and the next stage needs their order{places}",
                "{}では{names}が同順位ですが、次のステージには順位が必要です。{places}", title(id))
        }
        EventRefusal::NotTied(id) => {
            say!(lang; "the players named are not exactly the tied players of {}",
            "指定した選手が、{}の同順位の選手と一致しません。", title(id))
        }
        EventRefusal::NotTheLots(id) => say!(lang; "the lot number of {} gives another order",
            "{}の抽選では別の順になります。", title(id)),
        EventRefusal::UnsoundPlan(fault) => plan_fault(lang, *fault),
        EventRefusal::NoStageAfter(id) => say!(lang;
            "no stage can follow in {}: a stage without pairings has no end",
            "{}の次にステージは置けません。組み合わせのないステージには終わりがないためです。",
            title(id)),
        EventRefusal::NotADivision(id) => say!(lang;
            "the groups or pods do not hold every entrant of {} once",
            "ブロックや卓に{}の全員が一度ずつ入っていません。", title(id)),
        EventRefusal::RatingsMismatch(id) => say!(lang;
            "the pairings of {} do not fit the ratings of its seeds",
            "{}の組み合わせとシードのレーティングが合いません。", title(id)),
        EventRefusal::NoPoints(id, stage) => say!(lang;
            "matches of stage {stage} of {} earn no points",
            "{}の第{stage}ステージには勝ち点がありません。", title(id)),
        EventRefusal::StageDecided(id, stage) => say!(lang;
            "the points of stage {stage} of {} decided who advanced",
            "{}の第{stage}ステージの勝ち点で、すでに進出者が決まりました。", title(id)),
        EventRefusal::NoSeats(id) => say!(lang; "the current stage of {} is not played in pods",
            "{}の今のステージは多人数戦ではありません。", title(id)),
        EventRefusal::StageNotDrawn(id, stage) => say!(lang;
            "stage {stage} of {} has no pairings yet",
            "第{stage}ステージ（{}）にはまだ組み合わせがありません。", title(id)),
        EventRefusal::HasLeft(id, player) => {
            say!(lang; "{} has already withdrawn from {} or was disqualified",
            "{}はすでに{}を大会棄権したか、失格しています。", who(player), title(id))
        }
        EventRefusal::PlayedAfterLeaving(id, player) => say!(lang;
            "{} has withdrawn from {} or was disqualified: no match of that day counts",
            "{}は{}を大会棄権したか失格しているため、その日の試合は記録できません。",
            who(player), title(id)),
        EventRefusal::ReasonMissing(id, no, correction) => {
            let foresight = &lang.words().message.foresight;
            let changes = club.consequences(correction).map(|found| found.ranks);
            let ranks: Vec<String> = changes
                .unwrap_or_default()
                .iter()
                .map(|change| foresight.short_rank(change, club))
                .collect();
            let changed = match &ranks[..] {
                [] => lang.pick("no rank changes", "順位は変わりません").to_owned(),
                _ => list(lang, ranks),
            };
            say!(lang; "{} is closed, and match {no} changes its result there: {changed}",
                "{}は終了していますが、第{no}試合の結果が変わります（{changed}）。", title(id))
        }
        EventRefusal::ReplacementEntered(id, from, to) => say!(lang;
            "{} cannot take the place of {} in {}, being an entrant already",
            "{}はすでに{2}の参加者なので、{1}と入れ替えられません。", who(to), who(from), title(id)),
        EventRefusal::HasResults(id, 0) => {
            say!(lang; "{} has no results", "{}に結果はありません。", title(id))
        }
        EventRefusal::HasResults(id, results) => {
            let results = usize::try_from(*results).unwrap_or(usize::MAX);
            let results = lang.count(results, "result", "results", "件の結果");
            say!(lang, "{} has {results}", "{}には{results}があります。", title(id))
        }
        EventRefusal::NoSemiFinals(id, stage) => say!(lang;
            "stage {stage} of {} is no single elimination with two semi-finals",
            "{}の第{stage}ステージは、準決勝が2試合あるトーナメントではありません。", title(id)),
        EventRefusal::LotsAfterClose(id) => say!(lang;
            "{} is closed, and breaking the tie would change its table",
            "{}は終了しています。同順位を分けると順位表が変わります。", title(id)),
        EventRefusal::NobodyToPair(id, round) if has_seats(*id, club) => say!(lang;
            "round {round} of {} has no pod: fewer than three players are left",
            "{}の{round}回戦は、残っている選手が3人に満たないため、卓を作れません。", title(id)),
        EventRefusal::NobodyToPair(id, round) => say!(lang;
            "round {round} of {} has no match: fewer than two players are there",
            "{}の{round}回戦は、残っている選手が2人に満たないため、試合がありません。", title(id)),
        EventRefusal::EffectNotHere(id, _) => say!(lang;
            "in this stage of {} every match needs a winner",
            "{}のこのステージでは、どの試合にも勝者が必要です。", title(id)),
        EventRefusal::LateEntriesClosed(id, closed) => match closed {
            LateClosed::LaterStage => say!(lang;
                "late entries to {} join in stage 1, which is not being played",
                "{}の途中参加は第1ステージの間だけです。今は第1ステージを行っていません。", title(id)),
            LateClosed::NoPairings => say!(lang; "{} has no pairings to enter",
                "{}には組み合わせがありません。", title(id)),
            LateClosed::BracketFull => say!(lang; "every place in the bracket of {} is taken",
                "{}のトーナメント表に空きはありません。", title(id)),
            LateClosed::ByesUsed => say!(lang;
                "the byes of {} are used: matches that follow from them have begun",
                "{}のBYEはもう使われています。その先の試合が始まっています。", title(id)),
            LateClosed::LastRound => say!(lang; "the last round of {} is paired",
                "{}の最終回戦の組み合わせはもう決まっています。", title(id)),
            LateClosed::Full => say!(lang; "{} has as many players as a round robin can have",
                "{}の人数は総当たりの上限です。", title(id)),
            LateClosed::RoundPassed { until: 0, .. } => say!(lang; "{} accepts no late entries",
                "{}は途中参加を認めていません。", title(id)),
            LateClosed::RoundPassed { until, reached, .. } => say!(lang;
                "{} accepted late entries until round {until}, and round {reached} has a result",
                "{}の途中参加は{until}回戦までですが、すでに{reached}回戦の結果があります。", title(id)),
        },
        EventRefusal::NoLateRound(id) => say!(lang;
            "stage 1 of {} is no round robin, so no round ends late entries",
            "{}の第1ステージは総当たりではないので、途中参加の最後のラウンドはありません。", title(id)),
        EventRefusal::NoPairedRounds(id, stage) => say!(lang;
            "stage {stage} of {} is no Swiss",
            "{}の第{stage}ステージはスイス式ではありません。", title(id)),
        EventRefusal::RoundsOver(id, _, rounds) => say!(lang;
            "all {rounds} rounds of {} are paired",
            "{}の{rounds}回戦はすべて組み合わせが決まっています。", title(id)),
        EventRefusal::RoundsLeft(id, _, left) => {
            let left = lang.rounds(*left);
            say!(
                lang,
                "{} has {left} still to be paired",
                "{}にはまだ組み合わせのない{left}があります。",
                title(id)
            )
        }
        EventRefusal::RoundBegun(id, round, begun) => {
            let begun = matches(lang, begun);
            say!(lang; "round {round} of {} has begun, called or played: {begun}",
                "{}の{round}回戦はもう始まっています（呼び出し済みか終了：{begun}）。", title(id))
        }
        EventRefusal::NotEachOnce(id, wrong) => say!(lang;
            "in the pairings of {} these are named twice, missing or not to be paired: {}",
            "{}の組み合わせで、重複しているか、抜けているか、対象でない選手がいます：{}。",
            title(id), list(lang, wrong.iter().map(who))),
        EventRefusal::NotTheseRounds(id, (first, last)) => say!(lang;
            "only rounds {first} to {last} of {} are still to be paired",
            "{}でこれから組み合わせるのは{first}〜{last}回戦だけです。", title(id)),
        EventRefusal::NoPairing { tournament, round, forbidden: true } => say!(lang;
            "no pairing of round {round} of {} keeps the forbidden pairs apart",
            "{}の{round}回戦は、対戦禁止を守る組み合わせがありません。", title(tournament)),
        EventRefusal::NoPairing { tournament, round, forbidden: false } => say!(lang;
            "no pairing of round {round} of {} is left without a second meeting or a second bye",
            "{}の{round}回戦には、再戦も2度目のBYEもない組み合わせが残っていません。", title(tournament)),
        EventRefusal::NoLatePlace(id, _) => say!(lang; "that place of {} is not free",
            "{}のその枠は空いていません。", title(id)),
        EventRefusal::NoSuchGame(id, no, game) => say!(lang;
            "match {no} of {} has no game {game} yet",
            "第{no}試合（{}）に第{game}ゲームはまだありません。", title(id)),
        EventRefusal::PodOver(id, no, games) => {
            let games = usize::try_from(*games).unwrap_or(usize::MAX);
            say!(lang; "match {no} of {} has finished its {}",
                "第{no}試合（{}）の{}はすべて終わっています。",
                title(id), lang.count(games, "game", "games", "ゲーム"))
        }
        EventRefusal::NothingReported(id, no) => say!(lang;
            "nothing was reported of match {no} of {}",
            "第{no}試合（{}）の結果報告はありません。", title(id)),
        EventRefusal::ReporterElsewhere(id, no, by) => say!(lang;
            "{} does not play match {no} of {}",
            "{}は第{no}試合（{}）の選手ではありません。", name(lang, *by, club), title(id)),
        EventRefusal::BadFinish(id, no, fault) => say!(lang; "match {no} of {}: {}",
            "第{no}試合（{}）：{}", title(id), bad_finish(lang, fault, club)),
        EventRefusal::SameFinish(id, no, game) => say!(lang;
            "game {game} of match {no} of {} already has this result",
            "第{no}試合（{}）の第{game}ゲームはすでにその結果です。", title(id)),
        EventRefusal::NoSuchTable(table) => match lang {
            Language::English => format!("the hall has no table {table}"),
            Language::Japanese => format!("会場に{}はありません。", japanese::table_called(table)),
        },
        EventRefusal::UnsoundRange(range) => {
            say!(lang, "{range} is no range of tables", "{range} は卓の範囲になりません。")
        }
        EventRefusal::LongTag(tag) => {
            say!(lang, "the tag {tag} is too long", "略号 {tag} は長すぎます。")
        }
        EventRefusal::TagTaken(tag, id) => {
            say!(lang, "{tag} is the tag of {}", "{tag} は{}の略号です。", title(id))
        }
        EventRefusal::TableNameTaken(table) => match lang {
            Language::English => format!("two tables have the name {table}"),
            Language::Japanese => format!("{}が二つになります。", japanese::table_called(table)),
        },
        EventRefusal::TableTaken(table, id, no) => match lang {
            Language::English => format!("table {table} has match {no} of {}", title(id)),
            Language::Japanese => format!(
                "{}では第{no}試合（{}）が行われています。",
                japanese::table_called(table),
                title(id)
            ),
        },
        EventRefusal::NotToBeCalled(id, no, state) => say!(lang; "match {no} of {} is {}",
            "第{no}試合（{}）は「{}」です。", title(id), lang.words().term.state(*state)),
        EventRefusal::NotCalled(id, no) => say!(lang; "match {no} of {} was not called",
            "第{no}試合（{}）は呼び出されていません。", title(id)),
        EventRefusal::AlreadyPlaying(id, no) => say!(lang;
            "match {no} of {} is already being played",
            "第{no}試合（{}）はすでに始まっています。", title(id)),
        EventRefusal::SamePostponement(id, no, true) => say!(lang;
            "match {no} of {} is already postponed",
            "第{no}試合（{}）はすでに延期されています。", title(id)),
        EventRefusal::SamePostponement(id, no, false) => say!(lang;
            "match {no} of {} is not postponed",
            "第{no}試合（{}）は延期されていません。", title(id)),
        EventRefusal::NotGone(id, player) => {
            say!(lang, "{} has not left {}", "{}は{}を棄権していません。", who(player), title(id))
        }
        EventRefusal::NoWayBack(id, player) => say!(lang;
            "{} cannot come back into {}: disqualified, or its matches have gone on",
            "{}は{}に復帰できません。失格か、試合がすでに先へ進んでいます。", who(player), title(id)),
        EventRefusal::NoPlaces(id) => say!(lang; "no places can be exchanged in {} now",
            "{}では、いま位置を交換できません。", title(id)),
        EventRefusal::HasBegun(id, player, no) => say!(lang;
            "match {no} of {}, {1}, has a result or is at a table",
            "第{no}試合（{}、{}）はすでに結果があるか、卓に呼び出されています。", title(id), who(player)),
        EventRefusal::UnsoundCategories => say!(lang;
            "two categories have one name, or the ages or the day of one cannot be",
            "部門名が重複しているか、年齢か日付が正しくありません。"),
        EventRefusal::SameCategories => {
            lang.pick("the categories are these already", "部門はすでにそのとおりです。").to_owned()
        }
        EventRefusal::UnsoundPrizes(id) => say!(lang;
            "a prize of {} is nothing, or more than that of a better place",
            "{}の賞に、空のものか、上の順位より高い賞金があります。", title(id)),
        EventRefusal::UnsoundDays(id) => say!(lang;
            "the days of {} give one round two days, or rounds that run backwards",
            "{}の日程に、日が二つあるラウンドか、順序が逆のラウンドがあります。", title(id)),
        EventRefusal::NoRounds(id) => say!(lang;
            "{} has no numbered rounds that could have days",
            "{}には、日を決められる番号付きのラウンドがありません。", title(id)),
        EventRefusal::NoBreak => {
            lang.pick("the hall has no break", "いまは休憩中ではありません。").to_owned()
        }
        EventRefusal::SameBreak(until) => say!(lang; "the break already lasts until {}",
            "休憩はすでに{}までです。", in_the_hall(*until).format("%H:%M")),
        EventRefusal::BreakOver { until, now } => {
            let [until, now] = [until, now].map(|at| in_the_hall(*at).format("%H:%M"));
            say!(
                lang,
                "a break cannot end at {until}: it is {now}",
                "現在{now}なので、{until}まで休憩にはできません。"
            )
        }
        EventRefusal::Busy(player, id, no) => say!(lang; "{} is playing match {no} of {}",
            "{}は第{no}試合（{}）の最中です。", who(player), title(id)),
    }
}

/// How many of the tied advance, after a sentence; none where all do.
fn advancing(lang: Language, found: &Tournament, tied: &[PlayerId]) -> Option<String> {
    let next = found.current() + 1;
    if found.stage_no(next).is_none() || found.all_go_on(next, tied) {
        return None;
    }
    let places = lang.words().screen.start.places(found.places_among(next, tied), tied.len());
    Some(say!(lang; ": {}", "{}", places.trim_end_matches('.')))
}

fn plan_fault(lang: Language, fault: PlanFault) -> String {
    match fault {
        PlanFault::Groups(groups) => {
            say!(
                lang,
                "a stage cannot have {groups} groups",
                "{groups}ブロックのステージは作れません。"
            )
        }
        PlanFault::Takes(takes) => {
            say!(
                lang,
                "{takes} cannot advance from each group",
                "各ブロックから{takes}人は進めません。"
            )
        }
        PlanFault::Fill(groups) => say!(lang;
            "the best of the next rank cannot fill up after {groups} groups",
            "{groups}ブロックのあとに、次の順位の上位を加える人数が合いません。"),
        PlanFault::TakesInStage(1) => lang
            .pick(
                "players cannot advance to the first stage",
                "第1ステージに進出する人数は指定できません。",
            )
            .to_owned(),
        PlanFault::TakesInStage(stage) => say!(lang;
            "the number who advance to stage {stage} is missing",
            "第{stage}ステージに進む人数が指定されていません。"),
        PlanFault::Rounds(least) => say!(lang;
            "a Swiss has from {least} to 64 rounds",
            "スイス式のラウンド数は{least}から64までです。"),
        PlanFault::Bands => lang
            .pick(
                "rating bands rise, there are at most 20, and such a Swiss is not accelerated",
                "レーティング区分は小さい順に20個まで。加速方式とは併用できません。",
            )
            .to_owned(),
        PlanFault::TableSize(size) => {
            say!(lang, "a pod cannot have {size} players", "1卓に{size}人は着けません。")
        }
        PlanFault::TableGames(games) => {
            say!(
                lang,
                "a round cannot have {games} games",
                "1ラウンドを{games}ゲームにはできません。"
            )
        }
        PlanFault::PlacePoints => lang
            .pick("the points for places must decrease", "着順点が1着から下がっていません。")
            .to_owned(),
        PlanFault::Points => lang
            .pick(
                "a win must be worth more than a loss, and a draw lie between",
                "勝ちの点は負けより多く、引き分けはその間でなければなりません。",
            )
            .to_owned(),
        PlanFault::Standings => lang
            .pick(
                "a tie-break is named twice, or none is named",
                "順位の基準が重複しているか、ありません。",
            )
            .to_owned(),
    }
}

fn bad_finish(lang: Language, fault: &FinishFault, club: &Club) -> String {
    match fault {
        FinishFault::Stranger(id) => {
            say!(lang, "{} is not in this pod", "{}はその卓にいません。", player(lang, *id, club))
        }
        FinishFault::Twice(id) => {
            say!(lang, "{} finished twice", "{}が2回入っています。", player(lang, *id, club))
        }
        FinishFault::Missing(id) => {
            say!(
                lang,
                "{} is missing from the order",
                "{}が着順に入っていません。",
                player(lang, *id, club)
            )
        }
        FinishFault::NobodyAt { group } => {
            say!(lang, "place {group} is empty", "{group}着の選手がいません。")
        }
    }
}

fn would_void(
    lang: Language,
    id: TournamentId,
    no: MatchNo,
    voided: &[MatchNo],
    agreed: &[MatchNo],
    club: &Club,
) -> String {
    let tournament = tournament(id, club);
    if voided.is_empty() {
        let agreed = matches(lang, agreed);
        return say!(lang; "correcting match {no} of {tournament} voids no results, not {agreed}",
            "第{no}試合（{tournament}）を訂正しても無効になる結果はなく、{agreed}も無効になりません。");
    }
    let lost = voided.iter().map(|no| {
        let record = club.tournament(id).and_then(|found| found.match_no(*no)?.record);
        let ended = record.map(|record| score_line(lang, record.sides, record.outcome, club));
        say!(lang, "{no} ({})", "第{no}試合（{}）", ended.unwrap_or_default())
    });
    let found = list(lang, lost);
    let agreed = if agreed.is_empty() {
        String::new()
    } else {
        say!(lang, ", not just {}", "（{}だけではありません）", matches(lang, agreed))
    };
    say!(lang; "correcting match {no} of {tournament} changes later players, and voids match {found}{agreed}",
        "第{no}試合（{tournament}）を訂正すると後の対戦者が変わり、{found}が無効になります{agreed}。")
}

fn pair(lang: Language, sides: [PlayerId; 2], club: &Club) -> String {
    list(lang, sides.map(|id| player(lang, id, club)))
}

/// How the match of that number ended, with the names of who played it.
fn ended(lang: Language, id: TournamentId, no: MatchNo, outcome: Outcome, club: &Club) -> String {
    let record = club.tournament(id).and_then(|found| found.match_no(no)?.record);
    record.map_or_else(
        || outcome_alone(lang, outcome),
        |record| score_line(lang, record.sides, outcome, club),
    )
}

fn text_field(lang: Language, field: TextField) -> &'static str {
    match field {
        TextField::Name => lang.pick("the name", "名前"),
        TextField::Reading => lang.pick("the reading", "ふりがな"),
        TextField::Club => lang.pick("the club", "所属"),
        TextField::Alias => lang.pick("the alias", "別名"),
        TextField::Note => lang.pick("the note", "備考"),
        TextField::Tournament => lang.pick("the tournament's name", "大会名"),
        TextField::Tag => lang.pick("the tag", "略号"),
        TextField::List => lang.pick("the rating list's name", "レーティングリスト名"),
        TextField::Round => lang.pick("the round's name", "ラウンド名"),
        TextField::Category => lang.pick("the category's name", "部門名"),
        TextField::Prize => lang.pick("the prize", "賞品"),
        TextField::Phone => lang.pick("the phone's mark", "スマホの識別子"),
        TextField::Table => lang.pick("the table's name", "卓の名前"),
        TextField::Scheme => lang.pick("the issuing body", "発行した団体"),
        TextField::External => lang.pick("the external ID", "他団体ID"),
        TextField::Reason => lang.pick("the reason", "理由"),
    }
}

fn numbered(lang: Language, of: Numbered) -> &'static str {
    match of {
        Numbered::Player => lang.pick("player number", "選手番号"),
        Numbered::Tournament => lang.pick("tournament number", "大会番号"),
        Numbered::List => lang.pick("rating list number", "レーティングリスト番号"),
        Numbered::Match => lang.pick("match number", "試合番号"),
        Numbered::Stage => lang.pick("stage number", "ステージ番号"),
        Numbered::Round => lang.pick("round number", "ラウンド番号"),
        Numbered::Game => lang.pick("game number", "ゲーム番号"),
    }
}
