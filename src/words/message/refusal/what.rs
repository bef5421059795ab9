//! What was refused, and why.

use crate::club::Club;
use crate::club::refusal::{EventRefusal, Numbered, PlanFault, Refusal, TextField};
use crate::domain::finish::FinishFault;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;
use crate::words::message::outcome::{bad_score, outcome_alone, score_line};
use crate::words::message::refusal::{person, rating};
use crate::words::message::{list, matches, name, player, tournament};
use crate::words::{Language, japanese, say};

#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
pub(super) fn what(lang: Language, refusal: &Refusal, club: &Club) -> String {
    let cup = |id: &TournamentId| tournament(*id, club);
    let who = |id: &PlayerId| player(lang, *id, club);
    match refusal {
        Refusal::NoSuchPlayer(id) => {
            say!(lang, "nobody has the number {id}", "番号{id}の選手はいません。")
        }
        Refusal::NoSuchTournament(id) => {
            say!(lang, "no tournament has the number {id}", "番号{id}の大会はありません。")
        }
        Refusal::NoSuchMatch(id, no) => {
            say!(lang, "{} has no match {no}", "{}に第{no}試合はありません。", cup(id))
        }
        Refusal::NoSuchStage(id, stage) => say!(lang; "{} has no stage {stage} to draw",
            "{}に組み合わせできる第{stage}ステージはありません。", cup(id)),
        Refusal::NoSuchList(id) => say!(lang; "no rating list has the number {}",
            "番号{}のレーティングリストはありません。", id.0),
        Refusal::Empty(field) => {
            say!(lang, "{} is empty", "{}が空です。", text_field(lang, *field))
        }
        Refusal::TooLong(field, length) => say!(lang; "{} has {length} characters",
            "{}が{length}文字あります。", text_field(lang, *field)),
        Refusal::Unclean(field) => say!(lang; "{} holds invisible characters or stray spaces",
            "{}に見えない文字か余分な空白があります。", text_field(lang, *field)),
        Refusal::NotPlayable(day) => say!(lang; "nothing can have been played on {day}",
            "{day}は結果や修正の日付にできません。"),
        Refusal::NotTheNextNumber { of, given, next } => say!(lang;
            "{} {given} is not the next to be issued, which is {next}",
            "{}{given}は次の番号ではありません（次は{next}）。", numbered(lang, *of)),
        Refusal::OwnName(id, name) => say!(lang; "{} goes by the name {name} already",
            "{}はすでに{name}という名前です。", who(id)),
        Refusal::NameOfAnother(name, id) => {
            say!(lang, "{name} is a name of {}", "{name}は{}の名前です。", who(id))
        }
        Refusal::NoSuchAlias(id, alias) => {
            say!(lang, "{} has no alias {alias}", "{}に別名{alias}はありません。", who(id))
        }
        Refusal::TournamentNameTaken(name, _) => {
            say!(lang, "there is a tournament {name} already", "大会{name}はすでにあります。")
        }
        Refusal::ListNameTaken(name, _) => say!(lang; "there is a rating list {name} already",
            "レーティングリスト{name}はすでにあります。"),
        Refusal::UnsoundLength(unsound) => say!(lang; "a match cannot be {}",
            "試合を{}にはできません。", lang.words().term.length(*unsound)),
        Refusal::UnsoundScale => {
            lang.pick("K or start is out of range", "Kか初期値が範囲外です。").to_owned()
        }
        Refusal::AlreadyDrawn(id) => say!(lang; "{} has started, so its entrants are fixed",
            "{}は始まっているため、出場者を変更できません。", cup(id)),
        Refusal::NotDrawn(id) => say!(lang; "{} has not started, so it has no matches",
            "{}はまだ始まっていないため、試合がありません。", cup(id)),
        Refusal::Closed(id) => say!(lang, "{} is closed", "{}は終了しています。", cup(id)),
        Refusal::ClosedToPlay(id, no, choice) => say!(lang;
            "{} is closed, and correcting match {no} would void {}",
            "{}は終了していますが、第{no}試合を訂正すると{}が無効になります。",
            cup(id), matches(lang, &choice.void)),
        Refusal::HasDraw(id) => say!(lang; "the matches of {} come from its draw",
            "{}の試合は組み合わせで決まっています。", cup(id)),
        Refusal::HasNoDraw(id) => say!(lang; "{} has no draw; its results are imported",
            "{}には組み合わせがなく、結果は取り込みによるものです。", cup(id)),
        Refusal::AlreadyEntered(id, player) => say!(lang; "{} is entered in {} already",
            "{}はすでに{}に出場しています。", who(player), cup(id)),
        Refusal::NotEntered(id, player) => say!(lang; "{} is not entered in {}",
            "{}は{}に出場していません。", who(player), cup(id)),
        Refusal::EntrantCount { tournament, entered, least, most } => say!(lang;
            "{} has {}, its format takes {least} to {most}",
            "{}の出場者は{}ですが、この形式は{least}人から{most}人までです。",
            cup(tournament), lang.count(*entered, "entrant", "entrants", "人")),
        Refusal::NotTheEntrants(id) => say!(lang;
            "the players named are not the entrants of {}, each once",
            "指定した選手が{}の出場者全員（一度ずつ）ではありません。", cup(id)),
        Refusal::LotsMismatch(id) => say!(lang;
            "{} and the seed of a draw by lots do not go together",
            "{}と抽選番号が合いません。", cup(id)),
        Refusal::Waiting(id, no, awaits) => say!(lang; "match {no} of {} waits for {}",
            "第{no}試合（{}）は{}を待っています。", cup(id), matches(lang, awaits)),
        Refusal::OtherSides { tournament, no, actual, given } => {
            say!(lang; "match {no} of {} is played by {}, not by {}",
                "第{no}試合（{}）は{}の試合で、{}の試合ではありません。",
                cup(tournament), pair(lang, *actual, club), pair(lang, *given, club))
        }
        Refusal::AlreadyScored(id, no, outcome) => say!(lang; "match {no} of {} has a result: {}",
            "第{no}試合（{}）にはすでに結果があります：{}。",
            cup(id), ended(lang, *id, *no, *outcome, club)),
        Refusal::NotScored(id, no) => say!(lang; "match {no} of {} has no result yet",
            "第{no}試合（{}）にはまだ結果がありません。", cup(id)),
        Refusal::SameResult(id, no, outcome) => {
            let ended = ended(lang, *id, *no, *outcome, club);
            say!(lang; "match {no} of {} stands at just that: {ended}",
                "第{no}試合（{}）の結果はすでにそのとおりです：{ended}。", cup(id))
        }
        Refusal::BadScore(id, no, length, fault) => say!(lang; "match {no} of {}: {}",
            "第{no}試合（{}）：{}", cup(id), bad_score(lang, *length, *fault)),
        Refusal::AgainstThemself(id) => say!(lang; "{} would play against themself",
            "{}が自分自身と対戦することになります。", who(id)),
        Refusal::WouldVoid { tournament, no, choice, agreed } => {
            would_void(lang, *tournament, *no, &choice.void, agreed, club)
        }
        Refusal::Unfinished(id, open) => say!(lang; "{} still has to finish {}",
            "{}にはまだ終わっていない試合があります：{}。", cup(id), matches(lang, open)),
        Refusal::Event(refusal) => stage_or_floor(lang, refusal, club),
        Refusal::Person(refusal) => person::what(lang, refusal, club),
        Refusal::Rating(refusal) => rating::what(lang, refusal, club),
    }
}

/// What concerns stages, exits and tables.
#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
fn stage_or_floor(lang: Language, refusal: &EventRefusal, club: &Club) -> String {
    let cup = |id: &TournamentId| tournament(*id, club);
    let who = |id: &PlayerId| player(lang, *id, club);
    match refusal {
        EventRefusal::FromExit(id, no) => say!(lang;
            "match {no} of {} was decided by somebody leaving the event",
            "第{no}試合（{}）は棄権・失格によって決まったものです。", cup(id)),
        EventRefusal::CountsForNobody(id, no) => say!(lang;
            "match {no} of {} counts for nobody, since a player has left",
            "選手が棄権または失格したため、第{no}試合（{}）は無効です。", cup(id)),
        EventRefusal::NoOpponent(id, no) => say!(lang; "match {no} of {} has only one side",
            "第{no}試合（{}）には相手がいません。", cup(id)),
        EventRefusal::OtherStart(id, no, start) => {
            say!(lang; "match {no} of {} starts at {}-{}",
                "第{no}試合（{}）は{}-{}から始まります。", cup(id), start[0], start[1])
        }
        EventRefusal::UnsoundStart(id, no, length) => {
            let length = lang.words().term.length(*length);
            say!(lang; "match {no} of {} is {length} and cannot start like that",
                "第{no}試合（{}）は{length}なので、そこからは始められません。", cup(id))
        }
        EventRefusal::StageUnfinished(id, stage, open) => say!(lang;
            "stage {stage} of {} still has to finish {}",
            "第{stage}ステージ（{}）にはまだ終わっていない試合があります：{}。",
            cup(id), matches(lang, open)),
        EventRefusal::Tied(id, tied) => {
            let tied = list(lang, tied.iter().map(|id| name(lang, *id, club)));
            say!(lang; "in {}, {tied} share a rank, and the next stage needs to know who is ahead",
                "{}では{tied}が同順位ですが、次のステージには順位が必要です。", cup(id))
        }
        EventRefusal::NotTied(id) => say!(lang; "those named are not all who share one rank in {}",
            "指定した選手が、{}の同順位の全員ではありません。", cup(id)),
        EventRefusal::NotTheLots(id) => say!(lang; "the lots of {} give another order",
            "{}の抽選では別の順になります。", cup(id)),
        EventRefusal::UnsoundPlan(fault) => plan_fault(lang, *fault),
        EventRefusal::NoStageAfter(id) => say!(lang;
            "no stage can follow in {}: a stage without a draw has no end",
            "{}の次にステージは置けません。組み合わせのないステージには終わりがないためです。",
            cup(id)),
        EventRefusal::NotADivision(id) => say!(lang;
            "the groups or tables do not hold everybody of {} once",
            "組や卓に{}の全員が一度ずつ入っていません。", cup(id)),
        EventRefusal::RatingsMismatch(id) => say!(lang;
            "the draw of {} and the ratings of its seeds do not go together",
            "{}の組み合わせとシードのレーティングが合いません。", cup(id)),
        EventRefusal::NoSeats(id) => say!(lang; "{} is not at a stage of table play",
            "{}はいま卓戦のステージではありません。", cup(id)),
        EventRefusal::StageNotDrawn(id, stage) => say!(lang;
            "stage {stage} of {} is planned and not drawn",
            "第{stage}ステージ（{}）は計画だけで、組み合わせがまだです。", cup(id)),
        EventRefusal::HasLeft(id, player) => say!(lang; "{} has left {} already",
            "{}はすでに{}を棄権したか、失格しています。", who(player), cup(id)),
        EventRefusal::EffectNotHere(id, _) => say!(lang;
            "in this stage of {} somebody has to go on",
            "{}のこのステージでは、勝ち上がりを決める必要があります。", cup(id)),
        EventRefusal::NoLatePlace(id, open) if open.is_empty() => say!(lang;
            "{} has no place left for a late entry",
            "{}に途中参加の枠は残っていません。", cup(id)),
        EventRefusal::NoLatePlace(id, _) => say!(lang; "that place of {} is taken or was used",
            "{}のその枠は使われています。", cup(id)),
        EventRefusal::NoSuchGame(id, no, game) => say!(lang;
            "match {no} of {} has no game {game} yet",
            "第{no}試合（{}）に第{game}ゲームはまだありません。", cup(id)),
        EventRefusal::SittingOver(id, no, games) => {
            let games = usize::try_from(*games).unwrap_or(usize::MAX);
            say!(lang; "match {no} of {} has had its {}",
                "第{no}試合（{}）の{}はすべて終わっています。",
                cup(id), lang.count(games, "game", "games", "ゲーム"))
        }
        EventRefusal::BadFinish(id, no, fault) => say!(lang; "match {no} of {}: {}",
            "第{no}試合（{}）：{}", cup(id), bad_finish(lang, fault, club)),
        EventRefusal::SameFinish(id, no, game) => say!(lang;
            "game {game} of match {no} of {} stands at just that",
            "第{no}試合（{}）の第{game}ゲームはすでにそのとおりです。", cup(id)),
        EventRefusal::NoSuchTable(table) => match lang {
            Language::English => format!("the hall has no table {table}"),
            Language::Japanese => format!("会場に{}はありません。", japanese::table_called(table)),
        },
        EventRefusal::TableNameTaken(table) => match lang {
            Language::English => format!("two tables would be called {table}"),
            Language::Japanese => format!("{}が二つになります。", japanese::table_called(table)),
        },
        EventRefusal::TableTaken(table, id, no) => match lang {
            Language::English => format!("table {table} has match {no} of {}", cup(id)),
            Language::Japanese => format!(
                "{}では第{no}試合（{}）が行われています。",
                japanese::table_called(table),
                cup(id)
            ),
        },
        EventRefusal::NotToBeCalled(id, no, state) => say!(lang; "match {no} of {} is {}",
            "第{no}試合（{}）は「{}」です。", cup(id), lang.words().term.state(*state)),
        EventRefusal::NotCalled(id, no) => say!(lang; "match {no} of {} was not called",
            "第{no}試合（{}）は呼び出されていません。", cup(id)),
        EventRefusal::AlreadyPlaying(id, no) => say!(lang;
            "match {no} of {} is being played already",
            "第{no}試合（{}）はすでに始まっています。", cup(id)),
        EventRefusal::SamePostponement(id, no, true) => say!(lang;
            "match {no} of {} is postponed already",
            "第{no}試合（{}）はすでに延期されています。", cup(id)),
        EventRefusal::SamePostponement(id, no, false) => say!(lang;
            "match {no} of {} is not postponed",
            "第{no}試合（{}）は延期されていません。", cup(id)),
        EventRefusal::Busy(player, id, no) => say!(lang; "{} is playing match {no} of {}",
            "{}は第{no}試合（{}）の最中です。", who(player), cup(id)),
    }
}

fn plan_fault(lang: Language, fault: PlanFault) -> String {
    match fault {
        PlanFault::Groups(groups) => {
            say!(lang, "a stage cannot have {groups} groups", "{groups}組のステージは作れません。")
        }
        PlanFault::Takes(takes) => {
            say!(lang, "{takes} cannot go on from each group", "各組から{takes}人は進めません。")
        }
        PlanFault::TakesInStage(1) => lang
            .pick(
                "nobody comes to the first stage from another",
                "第1ステージに他のステージから進む人はいません。",
            )
            .to_owned(),
        PlanFault::TakesInStage(stage) => say!(lang;
            "it is not said how many go on to stage {stage}",
            "第{stage}ステージに進む人数が指定されていません。"),
        PlanFault::TableSize(size) => {
            say!(lang, "{size} cannot sit at a table", "1卓に{size}人は着けません。")
        }
        PlanFault::TableGames(games) => {
            say!(lang, "a round cannot have {games} games", "1回戦を{games}ゲームにはできません。")
        }
        PlanFault::PlacePoints => lang
            .pick(
                "the points for places do not fall from the first on",
                "着順点が1着から下がっていません。",
            )
            .to_owned(),
        PlanFault::Standings => lang
            .pick(
                "the standings name a step twice or none",
                "順位の基準が重複しているか、ありません。",
            )
            .to_owned(),
    }
}

fn bad_finish(lang: Language, fault: &FinishFault, club: &Club) -> String {
    match fault {
        FinishFault::Stranger(id) => {
            say!(lang, "{} does not sit there", "{}はその卓にいません。", player(lang, *id, club))
        }
        FinishFault::Twice(id) => {
            say!(lang, "{} finished twice", "{}が2回入っています。", player(lang, *id, club))
        }
        FinishFault::Missing(id) => {
            say!(lang, "{} did not finish", "{}が入っていません。", player(lang, *id, club))
        }
        FinishFault::NobodyAt { group } => {
            say!(lang, "nobody is at place {group}", "{group}着に誰もいません。")
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
    let cup = tournament(id, club);
    if voided.is_empty() {
        let agreed = matches(lang, agreed);
        return say!(lang; "correcting match {no} of {cup} voids no result, not that of {agreed}",
            "第{no}試合（{cup}）を訂正しても無効になる結果はなく、{agreed}も無効になりません。");
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
    say!(lang; "correcting match {no} of {cup} changes who plays later, and voids match {found}{agreed}",
        "第{no}試合（{cup}）を訂正すると後の出場者が変わり、{found}が無効になります{agreed}。")
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
        TextField::Reading => lang.pick("the reading", "よみ"),
        TextField::Club => lang.pick("the club", "所属"),
        TextField::Alias => lang.pick("the alias", "別名"),
        TextField::Note => lang.pick("the note", "備考"),
        TextField::Tournament => lang.pick("the tournament's name", "大会名"),
        TextField::List => lang.pick("the rating list's name", "レーティングリスト名"),
        TextField::Round => lang.pick("the round's name", "回戦名"),
        TextField::Table => lang.pick("the table's name", "卓の名前"),
        TextField::Scheme => lang.pick("the name of who issued the number", "番号の発行元"),
        TextField::External => lang.pick("the number issued", "発行された番号"),
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
        Numbered::Round => lang.pick("round number", "回戦番号"),
        Numbered::Game => lang.pick("game number", "ゲーム番号"),
    }
}
