//! The palette understands the words of its users, and opens the screen of the chosen result.

use banzuke::tui::Event;
use banzuke::tui::route::Route;
use banzuke::words::Language;

use crate::common::CUP;
use crate::tui::front::Front;
use crate::tui::tournament::{ELIMINATION, decided, drawn};

/// Words that organisers type on a bracket, and the first line that the palette then offers.
const ENGLISH: &[(&str, &str)] = &[
    ("new tournament", "New tournament"),
    ("create tournament", "New tournament"),
    ("new player", "New player"),
    ("register player", "New player"),
    ("add player", "Add entrant"),
    ("late", "Add entrant"),
    ("late entry", "Add entrant"),
    ("arrive", "Check players in"),
    ("no-show", "Walkover"),
    ("rename", "Tournament settings"),
    ("change name", "Edit"),
    ("edit player", "Edit"),
    ("spelling", "Edit"),
    ("team", "Edit"),
    ("cancel", "Undo"),
    ("go back", "Undo"),
    ("bye", "Walkover"),
    ("seed", "Create pairings"),
    ("seeding", "Create pairings"),
    ("bronze", "Tournament settings"),
    ("third place", "Tournament settings"),
    ("standings", "Show bracket"),
    ("group", "Show bracket"),
    ("prize", "Prizes"),
    ("draw lots", "Play-off"),
    ("lottery", "Create pairings"),
    ("pairings", "Show bracket"),
    ("re-pair", "Pair again"),
    ("swap", "Replace entrant"),
    ("rematch", "Correct last result"),
    ("replay", "Correct last result"),
    ("break", "Break"),
    ("pause", "Break"),
    ("lunch", "Break"),
    ("drop", "Withdraw entrant"),
    ("drop out", "Withdraw entrant"),
    ("forfeit", "Retired"),
    ("resign", "Retired"),
    ("retire", "Retired"),
    ("delete tournament", "Delete tournament"),
    ("register", "New player"),
    ("csv", "Export"),
    ("excel", "Export"),
    ("pdf", "Export"),
    ("export", "Export"),
    ("save", "Back up now"),
    ("exit", "Quit"),
    ("finish", "Quit"),
    ("end tournament", "Close tournament"),
    ("start", "New tournament"),
    ("board", "Go to floor"),
    ("elo", "Go to ranking"),
    ("k factor", "Rules of the list"),
    ("rating", "Go to ranking"),
    ("rating list", "Go to ranking"),
    ("color", "Go to settings"),
    ("dark", "Go to settings"),
    ("manual", "Help"),
    ("tutorial", "Help"),
    ("tie-break", "Tournament settings"),
    ("fix", "Correct last result"),
    ("wrong score", "Correct last result"),
    ("score", "Record result"),
    ("slip", "Enter many results"),
    ("time", "Go to floor"),
    ("schedule", "Go to floor"),
    ("handicap", "Tournament settings"),
    ("history", "Go to journal"),
    ("log", "Go to journal"),
    ("projector", "Hall display"),
    ("note", "Edit"),
    ("merge", "Go to duplicates"),
    ("language", "Go to settings"),
    ("site", "`banzuke site`"),
    ("certificate", "printed from the tournament's page"),
    ("close entries", "Create pairings"),
    ("deadline", "Create pairings"),
    ("website", "`banzuke site`"),
    ("sick", "Walkover"),
    ("number of tables", "Set up tables"),
    ("change table", "Call to a table"),
    ("delete player", "Remove"),
    ("poster", "Print"),
    ("dark mode", "Go to settings"),
    ("birthday", "Edit"),
    ("round robin", "New tournament"),
];

const JAPANESE: &[(&str, &str)] = &[
    ("大会の作成", "大会の作成"),
    ("大会を作る", "大会の作成"),
    ("たいかいのさくせい", "大会の作成"),
    ("選手の登録", "選手の登録"),
    ("選手登録", "選手の登録"),
    ("とうろく", "選手の登録"),
    ("登録", "選手の登録"),
    ("途中参加", "参加者の追加"),
    ("飛び入り", "参加者の追加"),
    ("遅刻", "参加者の追加"),
    ("不在", "不戦勝・不戦敗"),
    ("欠席", "不戦勝・不戦敗"),
    ("名前変更", "大会の設定"),
    ("改名", "変更"),
    ("編集", "変更"),
    ("ふりがな", "変更"),
    ("所属", "変更"),
    ("メモ", "変更"),
    ("キャンセル", "取り消し"),
    ("元に戻す", "取り消し"),
    ("戻す", "取り消し"),
    ("取消", "取り消し"),
    ("BYE", "次のラウンドの欠席"),
    ("シード", "組み合わせ作成"),
    ("3位決定戦", "大会の設定"),
    ("決定戦", "プレーオフ"),
    ("順位表", "トーナメント表を見る"),
    ("リーグ表", "トーナメント表を見る"),
    ("対戦表", "トーナメント表を見る"),
    ("星取表", "トーナメント表を見る"),
    ("2回戦", "トーナメント表を見る"),
    ("予選", "トーナメント表を見る"),
    ("ブロック", "トーナメント表を見る"),
    ("抽選", "組み合わせ作成"),
    ("組み替え", "組み合わせのやり直し"),
    ("再戦", "直前の結果の訂正"),
    ("間違い", "直前の結果の訂正"),
    ("訂正", "直前の結果の訂正"),
    ("休憩", "休憩"),
    ("賞", "表彰"),
    ("表彰", "表彰"),
    ("ドロップ", "参加者の大会棄権"),
    ("棄権", "大会棄権"),
    ("kiken", "大会棄権"),
    ("失格", "反則負け"),
    ("反則", "反則負け"),
    ("不戦勝", "不戦勝・不戦敗"),
    ("削除", "大会の削除"),
    ("追加", "参加者の追加"),
    ("名寄せ", "重複候補へ"),
    ("統合", "重複候補へ"),
    ("重複", "重複候補へ"),
    ("インポート", "名簿・結果の取り込み"),
    ("取り込み", "名簿・結果の取り込み"),
    ("エクスポート", "書き出し"),
    ("書き出し", "書き出し"),
    ("印刷", "印刷"),
    ("保存", "バックアップの作成"),
    ("終了", "終了する"),
    ("やめる", "終了する"),
    ("終わる", "終了する"),
    ("同点", "プレーオフ"),
    ("スコア", "結果の記録"),
    ("結果", "結果の記録"),
    ("時間", "会場へ"),
    ("予定", "会場へ"),
    ("ハンデ", "大会の設定"),
    ("勝ち点", "大会の設定"),
    ("レート", "ランキングへ"),
    ("モニター", "会場モニター"),
    ("プロジェクター", "会場モニター"),
    ("使い方", "ヘルプ"),
    ("色", "設定へ"),
    ("履歴", "操作履歴へ"),
    ("公開", "`banzuke site`"),
    ("賞状", "賞状は、大会の画面の印刷（Alt-p）"),
    ("締め切り", "組み合わせ作成"),
    ("締切", "組み合わせ作成"),
    ("受付終了", "組み合わせ作成"),
    ("閉じる", "戻る"),
    ("サイト", "`banzuke site`"),
    ("体調不良", "不戦勝・不戦敗"),
    ("点呼", "受付"),
    ("卓数", "卓の設定"),
    ("席替え", "卓を選んで呼び出し"),
    ("選手削除", "除外"),
    ("貼り出し", "印刷"),
    ("誤入力", "直前の結果の訂正"),
    ("学校", "変更"),
    ("総当たり", "大会の作成"),
];

fn over_a_bracket(language: Language) -> Front {
    let mut front = Front::speaking(decided(drawn(6, ELIMINATION)), language);
    front.show(Route::tournament(CUP));
    front
}

/// The selected line of the palette, or what it says instead.
fn offered(front: &mut Front, typed: &str) -> String {
    front.drive(":");
    front.desk.happens(Event::Pasted(typed.to_owned()));
    let text = front.text();
    let prompt = front.desk.app.words.screen.palette.prompt();
    let line = text.lines().skip_while(|line| !line.contains(prompt)).nth(2).unwrap_or_default();
    front.drive("<esc>");
    line.to_owned()
}

#[test]
fn the_palette_knows_the_words_of_its_users() {
    for (language, words) in [(Language::English, ENGLISH), (Language::Japanese, JAPANESE)] {
        let mut front = over_a_bracket(language);
        let wrong: Vec<String> = words
            .iter()
            .map(|(typed, wanted)| (typed, wanted, offered(&mut front, typed)))
            .filter(|(_, wanted, offered)| !offered.contains(*wanted))
            .map(|(typed, wanted, offered)| format!("{typed}: {offered}, not {wanted}"))
            .collect();
        assert_eq!(wrong, [""; 0], "{language:?}");
    }
}

#[test]
fn a_command_of_another_screen_goes_there() {
    let mut front = over_a_bracket(Language::English);
    front.drive(": n e w <space> p l a y e r <enter>");
    front.shows("New player");
    let mut front = over_a_bracket(Language::English);
    front.drive(": n e w <space> t o u r n <enter>");
    front.shows("New tournament");
    let mut front = over_a_bracket(Language::English);
    front.drive(": n o - s h o w <enter>");
    front.shows("Home");
    assert!(front.told().contains("Walkover: select the match or player"), "{}", front.told());
}
