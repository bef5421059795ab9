//! Choosing who enters a tournament, in Japanese.

use crate::words::screen::enter::EnterWords;

pub(super) const ENTER: EnterWords = EnterWords {
    title: |tournament| format!("{tournament}の出場者"),
    prompt: "出場する選手：",
    entrants: |count, seeding| format!("出場者：{count}人、シード：{seeding}"),
    nobody: "まだ誰も出場していません。上に名前か番号を入力し、Enter で出場させます。\
             登録済みの全員は Alt-a、前回の出場者は Alt-l。",
    no_players: "まだ誰も登録されていません。名前を入力し、Enter で登録します。",
    all_in: "登録済みの全員が出場しています。別の名前なら新しく登録します。",
    entered: "出場済",
    anew: "新規",
    register: "登録",
    several: "複数",
    alike: "要確認",
    enters: |name| format!("Enter で{name}を出場させます。"),
    goes_on: |name| format!("Enter で次の段階へ。スペースで{name}を出場させます。"),
    goes_on_all: "Enter で次の段階へ。登録済みの全員が入っています。別の名前なら新しく登録します。",
    is_in: |name| format!("{name}は出場しています。"),
    registers: |name| format!("Enter で{name}を新しく登録します。"),
    lists: |name| format!("{name}は複数います。Enter で一覧にします。"),
    looks: |name| format!("{name}に似た選手がいます。Enter で表示します。"),
    not_found: |missing, all| format!("貼り付けた{all}行のうち残り{missing}行。"),
    crowd: |players, last| match last {
        Some(last) => format!("{last}の出場者{players}人を出場させますか？"),
        None => format!("まだ入っていない登録済みの全員、{players}人を出場させますか？"),
    },
    crowd_outside: |players| format!("条件外の{players}人は除きます。"),
    crowd_yes: "出場させる",
    crowd_in: |players, last| match last {
        Some(last) => format!("{last}の出場者{players}人を入れました。"),
        None => format!("登録済みの全員、{players}人を入れました。"),
    },
    crowd_too_many: |players, room| format!("{players}人は多すぎます。あと{room}人までです。"),
    crowd_none: "ほかに該当する選手がいません",
    not_in_entrants: "先に Tab で出場者に移ってください",
    nothing_to_choose: "誰も選ばれていません",
};
