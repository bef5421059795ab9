//! Journal entries in words: the decision of each action.

mod event;
mod person;
mod rating;

use std::sync::Arc;

pub(super) use event::told;

use crate::club::action::{
    CloseTournament, CorrectResult, CreateTournament, DeleteTournament, DrawStage, EnterPlayers,
    NoteOrigin, OrderEntrants, RecordMatch, RecordResult, RemoveEntrant, RenameTournament,
    SetPresence, SetRatingList,
};
use crate::club::tournament::Presence;
use crate::club::{Action, Club, Seq};
use crate::domain::rating::Established;
use crate::journal::Entry;
use crate::journal::undo::about;
use crate::words::message::fault::names;
use crate::words::message::outcome::score_line;
use crate::words::message::{matches, name, tournament};
use crate::words::{Language, english, say};

/// More actions than this are counted, not described.
const TOLD: usize = 2;
/// More players than this are counted instead of named.
const NAMED: usize = 3;

pub(super) fn entry(lang: Language, entry: &Entry, entries: &[Arc<Entry>], club: &Club) -> String {
    let (decision, undos) = about(entry, entries);
    let decided = actions(lang, &decision.actions, Some(decision.seq), club);
    match undos {
        0 => decided,
        taken if taken % 2 == 1 => {
            say!(lang, "undo of {}: {decided}", "操作{}の取り消し：{decided}", decision.seq)
        }
        _ => say!(lang, "redo of {}: {decided}", "操作{}のやり直し：{decided}", decision.seq),
    }
}

/// The decisions of an entry's actions; `seq` is the number of the entry, where it is known.
pub(super) fn actions(lang: Language, actions: &[Action], seq: Option<Seq>, club: &Club) -> String {
    // `rescue` leaves an entry without actions in the place of a lost one.
    if actions.is_empty() {
        let lost = ["a lost entry without contents", "失われた操作（内容は残っていません）"];
        return lang.pick(lost[0], lost[1]).to_owned();
    }
    // The rounds that a start brings are seen at once.
    let starts = actions.iter().any(|one| matches!(one, Action::DrawStage(_)));
    let beside = |one: &&Action| !starts || !matches!(one, Action::SetRounds(_));
    let actions: Vec<&Action> = actions.iter().filter(beside).collect();
    let mut tournaments = actions.iter().filter_map(|action| action.tournament());
    let about = tournaments.next().filter(|id| tournaments.all(|other| other == *id));
    // Of a tournament that its undo has taken away only the entry knows the name.
    let gone = about.filter(|id| club.tournament(*id).is_none());
    let created = gone.and_then(|_| {
        actions.iter().find_map(|action| match action {
            Action::CreateTournament(CreateTournament { name, .. }) => Some(name.as_str()),
            _ => None,
        })
    });
    if actions.len() <= TOLD && (created.is_none() || actions.len() == 1) {
        let told = actions.iter().map(|one| summary(lang, one, seq, club));
        return told.collect::<Vec<_>>().join(lang.pick("; ", "。"));
    }
    // In the order in which each kind first occurs.
    let mut kinds: Vec<([&str; 3], usize)> = Vec::new();
    for action in &actions {
        let (kind, more) = kind(action);
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, number)) => *number += more,
            None => kinds.push((kind, more)),
        }
    }
    let counted = kinds.into_iter().map(|([one, many, kind], number)| match lang {
        Language::English => english::count(number, one, many),
        Language::Japanese => format!("{kind}{number}件"),
    });
    let counted = counted.collect::<Vec<_>>().join(lang.pick(", ", "、"));
    let name = created.map(str::to_owned).or_else(|| about.map(|id| tournament(id, club)));
    match name {
        Some(name) => say!(lang, "{name}: {counted}", "{name}：{counted}"),
        None => counted,
    }
}

/// An action without a long list of names.
fn summary(lang: Language, one: &Action, seq: Option<Seq>, club: &Club) -> String {
    match one {
        Action::EnterPlayers(EnterPlayers { tournament: id, players }) if players.len() > NAMED => {
            say!(lang;
            "{}: {} entrants added",
            "{}：参加者{}人を追加", tournament(*id, club), players.len())
        }
        Action::OrderEntrants(OrderEntrants { tournament: id, order }) if order.len() > NAMED => {
            say!(lang;
            "{}: {} entrants put in order",
            "{}：参加者{}人を並べ替え", tournament(*id, club), order.len())
        }
        Action::SetPresence(noted) if noted.players.len() > NAMED => {
            let many = lang.count(noted.players.len(), "entrant", "entrants", "人");
            presence(lang, noted, &many, club)
        }
        other => action(lang, other, seq, club),
    }
}

fn presence(lang: Language, noted: &SetPresence, who: &str, club: &Club) -> String {
    let title = tournament(noted.tournament, club);
    match noted.presence {
        Presence::Here => say!(lang; "{title}: {who} noted as here", "{title}：{who}の来場を記録"),
        Presence::Away => say!(lang; "{title}: {who} noted as away", "{title}：{who}の不在を記録"),
        Presence::Expected => {
            say!(lang; "{title}: {who} expected again", "{title}：{who}を来場待ちに戻す")
        }
    }
}

pub(super) fn action(lang: Language, action: &Action, seq: Option<Seq>, club: &Club) -> String {
    let title = |id| tournament(id, club);
    match action {
        Action::CreateTournament(CreateTournament { name, plan: planned, .. }) => {
            say!(lang; "{name}: created, {}",
            "{name}を作成（{}）", lang.words().term.plan(planned, None))
        }
        Action::RenameTournament(RenameTournament { tournament, name }) => {
            say!(lang, "{tournament} renamed to {name}", "{tournament}の大会名を{name}に変更")
        }
        Action::NoteOrigin(NoteOrigin { tournament, club: of, number }) => {
            say!(
                lang,
                "{}: handed in by {of}, {number} there",
                "{}：{of}が提出（先方では{number}）",
                title(*tournament)
            )
        }
        Action::DeleteTournament(DeleteTournament { tournament, name, results }) => {
            let lost = lang.count(
                usize::try_from(*results).unwrap_or(usize::MAX),
                "result",
                "results",
                "件の結果",
            );
            match results {
                0 => say!(lang, "{name} ({tournament}) deleted", "{name}（{tournament}）を削除"),
                _ => say!(lang; "{name} ({tournament}) deleted with {lost}",
                    "{name}（{tournament}）を{lost}とともに削除"),
            }
        }
        Action::EnterPlayers(EnterPlayers { tournament, players }) => say!(lang; "{}: {} added",
            "{}：{}を参加者に追加", title(*tournament), names(lang, players, club)),
        Action::RemoveEntrant(RemoveEntrant { tournament, player }) => say!(lang; "{}: {} removed",
            "{}：{}を参加者から除外", title(*tournament), name(lang, *player, club)),
        Action::OrderEntrants(OrderEntrants { tournament, order }) => {
            say!(lang; "{}: put in order {}",
            "{}：{}の順に並べ替え", title(*tournament), names(lang, order, club))
        }
        Action::SetPresence(noted) => {
            presence(lang, noted, &names(lang, &noted.players, club), club)
        }
        Action::DrawStage(DrawStage { tournament, stage, seeds, lots, .. }) => {
            let lots = lots.map_or_else(String::new, |seed| {
                say!(lang, ", lot number {seed}", "、抽選番号{seed}")
            });
            let entrants = lang.count(seeds.len(), "entrant", "entrants", "人");
            match stage {
                1 => say!(lang; "{}: started with {entrants}{lots}",
                    "{}：{entrants}で開始{lots}", title(*tournament)),
                _ => say!(lang; "{}: stage {stage} paired with {entrants}{lots}",
                    "{}：第{stage}ステージを{entrants}で組み合わせ{lots}", title(*tournament)),
            }
        }
        Action::RecordResult(RecordResult { tournament, no, sides, outcome, .. })
        | Action::RecordMatch(RecordMatch { tournament, no, sides, outcome, .. }) => say!(lang;
            "{}, match {no} of {}",
            "{}（第{no}試合、{}）", score_line(lang, *sides, *outcome, club), title(*tournament)),
        Action::CorrectResult(CorrectResult {
            tournament,
            no,
            sides,
            outcome,
            void,
            keep,
            reason,
        }) => {
            let line = score_line(lang, *sides, *outcome, club);
            let later = match (&void[..], &keep[..]) {
                ([], []) => String::new(),
                ([], keep) => say!(lang; ", names swapped in {}",
                    "、{}は名前を入れ替え", matches(lang, keep)),
                (void, _) => say!(lang, ", {} voided", "、{}は無効", matches(lang, void)),
            };
            say!(lang; "corrected to {line}, match {no} of {}{later}",
                "{line}に訂正（第{no}試合、{}）{later}", title(*tournament))
                + &because(lang, reason.as_deref())
        }
        Action::CloseTournament(CloseTournament { tournament }) => {
            say!(lang, "{}: closed", "{}：終了", title(*tournament))
        }
        Action::SetRatingList(SetRatingList { name, scale, established, .. }) => {
            let mut told = say!(lang; "rating list {name}: {}",
                "レーティングリスト{name}：{}", lang.words().message.scale(scale));
            if *established != Established::STANDARD {
                told += lang.pick(", ", "、");
                told += &lang.words().message.rating.established(established);
            }
            told
        }
        other => person::action(lang, other, club)
            .or_else(|| rating::action(lang, other, club))
            .unwrap_or_else(|| event::action(lang, other, seq, club)),
    }
}

/// The reason for a correction, behind it.
pub(super) fn because(lang: Language, reason: Option<&str>) -> String {
    reason.map_or_else(String::new, |reason| say!(lang, " ({reason})", "（理由：{reason}）"))
}

/// One action of a kind and several in English, both in Japanese; how many this one counts for.
fn kind(action: &Action) -> ([&'static str; 3], usize) {
    let kind = match action {
        Action::AddPlayer(_) => ["player registered", "players registered", "選手の登録"],
        Action::RenamePlayer(_) => ["player renamed", "players renamed", "選手名の変更"],
        Action::SetReading(_) => ["reading set", "readings set", "ふりがなの設定"],
        Action::SetClub(_) => ["club set", "clubs set", "所属の設定"],
        Action::SetPlayerCategories(_) => ["categories set", "categories set", "部門の設定"],
        Action::SetNote(_) => ["note set", "notes set", "備考の設定"],
        Action::AddAlias(_) => ["alias added", "aliases added", "別名の追加"],
        Action::RemoveAlias(_) => ["alias removed", "aliases removed", "別名の削除"],
        Action::CreateTournament(_) => ["tournament created", "tournaments created", "大会の作成"],
        Action::RenameTournament(_) => {
            ["tournament renamed", "tournaments renamed", "大会名の変更"]
        }
        Action::NoteOrigin(_) => ["origin noted", "origins noted", "提出元の記録"],
        Action::DeleteTournament(_) => ["tournament deleted", "tournaments deleted", "大会の削除"],
        Action::EnterPlayers(_) => ["entrant added", "entrants added", "参加登録"],
        Action::RemoveEntrant(_) => ["entrant removed", "entrants removed", "参加者の除外"],
        Action::OrderEntrants(_) => ["entrant order set", "entrant orders set", "参加者の並べ替え"],
        Action::SetPresence(_) => ["presence noted", "presences noted", "来場の記録"],
        Action::DrawStage(_) => ["stage paired", "stages paired", "ステージの組み合わせ"],
        Action::RecordResult(_) | Action::RecordMatch(_) => {
            ["match recorded", "matches recorded", "試合の記録"]
        }
        Action::CorrectResult(_) => ["match corrected", "matches corrected", "試合の訂正"],
        Action::CloseTournament(_) => ["tournament closed", "tournaments closed", "大会の終了"],
        Action::SetRatingList(_) => {
            ["rating list set", "rating lists set", "レーティングリストの設定"]
        }
        other => person::kind(other)
            .or_else(|| rating::kind(other))
            .unwrap_or_else(|| event::kind(other)),
    };
    let more = match action {
        Action::EnterPlayers(EnterPlayers { players, .. })
        | Action::SetPresence(SetPresence { players, .. }) => players.len(),
        _ => 1,
    };
    (kind, more)
}
