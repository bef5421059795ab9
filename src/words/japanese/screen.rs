//! The terminal interface in Japanese.

mod anywhere;
mod backups;
mod board;
mod consequences;
mod duplicates;
mod encounter;
mod enter;
mod exit;
mod floor;
mod home;
mod import;
mod journal;
mod likely;
mod list_form;
mod lists;
mod merger;
mod newcomer;
mod odds;
mod player;
mod player_form;
mod players;
mod ranking;
mod rating;
mod reading;
mod scope;
mod score;
mod settings;
mod sitting;
mod start;
mod tournament;
mod versus;
mod wizard;
mod work;

use crate::command::{CommandId, Sense};
use crate::words::screen::{CommandWords, ConfirmWords, HelpWords, PaletteWords, ScreenWords};

pub(super) const SCREEN: ScreenWords = ScreenWords {
    program: "Banzuke",
    command,
    sense,
    scope: scope::scope,
    too_small: |needed, present| {
        format!("{}x{} が必要です（今は {}x{}）", needed.0, needed.1, present.0, present.1)
    },
    here: "今の画面です",
    disabled: |title, reason| format!("{title}：{reason}"),
    input_failed: |reason| format!("端末から読み取れなくなりました：{reason}"),
    done: |entry| format!("{entry}。"),
    undoable: |done, key| format!("{done}{key} で取り消せます。"),
    undone: |entry| format!("取り消しました：{entry}。"),
    redoable: |undone, key| format!("{undone}{key} でやり直せます。"),
    redone: |entry| format!("やり直しました：{entry}。"),
    help: HelpWords {
        title: "キー",
        more: |lines| format!(" 下にあと{lines}行 "),
        general: "共通",
        search: "検索：",
        none: "該当するキーがありません。Esc ですべて表示します。",
    },
    palette: PaletteWords {
        title: "コマンド",
        prompt: "コマンド：",
        none: "該当するコマンドがありません。",
        line: |part, title| format!("{part}：{title}"),
        elsewhere: "この画面では使えません",
    },
    confirm: ConfirmWords { title: "確認", cancel: "やめる" },
    anywhere: anywhere::ANYWHERE,
    home: home::HOME,
    board: board::BOARD,
    consequences: consequences::CONSEQUENCES,
    duplicates: duplicates::DUPLICATES,
    likely: likely::LIKELY,
    merger: merger::MERGER,
    exit: exit::EXIT,
    newcomer: newcomer::NEWCOMER,
    floor: floor::FLOOR,
    score: score::SCORE,
    encounter: encounter::ENCOUNTER,
    sitting: sitting::SITTING,
    wizard: wizard::WIZARD,
    enter: enter::ENTER,
    start: start::START,
    tournament: tournament::TOURNAMENT,
    lists: lists::LISTS,
    players: players::PLAYERS,
    player: player::PLAYER,
    player_form: player_form::PLAYER_FORM,
    ranking: ranking::RANKING,
    odds: odds::ODDS,
    list_form: list_form::LIST_FORM,
    versus: versus::VERSUS,
    rating: rating::RATING,
    journal: journal::JOURNAL,
    backups: backups::BACKUPS,
    settings: settings::SETTINGS,
    import: import::IMPORT,
    work: work::WORK,
};

const fn sense(sense: Sense) -> &'static str {
    match sense {
        Sense::Choose => "決定",
        Sense::Register => "登録",
        Sense::Change => "変更",
        Sense::NewTournament => "大会作成",
        Sense::NewList => "リスト作成",
        Sense::NewPlayer => "選手登録",
        Sense::NewEntrant => "出場者追加",
        Sense::Call => "呼出",
        Sense::Record => "記録",
        Sense::NextTab => "次タブ",
        Sense::Leave => "戻る",
        Sense::Start => "開始",
        Sense::Draw => "組み合わせ",
        Sense::Result => "結果",
        Sense::Begin => "作成",
        Sense::Entrants => "出場者",
    }
}

#[expect(clippy::too_many_lines, reason = "a table: a line or two for each command")]
fn command(id: CommandId) -> CommandWords {
    let (title, hint, doc) = match id {
        CommandId::Open => ("開く", "開く", "選ばれているものを開くか、選びます。"),
        CommandId::Up => ("上へ", "上", "選択を上に移します。"),
        CommandId::Down => ("下へ", "下", "選択を下に移します。"),
        CommandId::PageUp => ("1ページ上へ", "前頁", "選択を1ページ上に移します。"),
        CommandId::PageDown => ("1ページ下へ", "次頁", "選択を1ページ下に移します。"),
        CommandId::First => ("先頭へ", "先頭", "先頭の行を選びます。"),
        CommandId::Last => ("末尾へ", "末尾", "末尾の行を選びます。"),
        CommandId::Left => ("左へ", "左", "左に移ります。"),
        CommandId::Right => ("右へ", "右", "右に移ります。"),
        CommandId::NextTab => ("次のタブ", "次へ", "次のタブかボタンに移ります。"),
        CommandId::PreviousTab => ("前のタブ", "前へ", "前のタブかボタンに移ります。"),
        CommandId::RecordResult => ("結果の記録", "結果", "選ばれている試合の結果を入力します。"),
        CommandId::Add => ("追加", "追加", "画面に並ぶものを一つ加えます。"),
        CommandId::Edit => ("変更", "変更", "選ばれているものを変更します。"),
        CommandId::Search => ("検索", "検索", "一覧を入力した文字で絞り込みます。"),
        CommandId::Submit => ("保存", "保存", "入力した内容を保存します。"),
        CommandId::NextField => ("次の欄", "次の欄", "次の欄に移ります。"),
        CommandId::PreviousField => ("前の欄", "前の欄", "前の欄に移ります。"),
        CommandId::Accept => ("はい", "はい", "質問のとおりに行います。"),
        CommandId::Decline => ("いいえ", "いいえ", "何も変更しません。"),
        CommandId::Undo => ("取り消し", "取消", "最後の履歴を取り消します。"),
        CommandId::Redo => ("やり直し", "やり直し", "最後に取り消したものをやり直します。"),
        CommandId::GoHome => ("ホームへ", "ホーム", "大会と開始できる試合を表示します。"),
        CommandId::GoPlayers => ("選手へ", "選手", "選手を表示します。"),
        CommandId::GoRanking => ("ランキングへ", "ランキング", "ランキングを表示します。"),
        CommandId::GoJournal => ("履歴へ", "履歴", "これまでの履歴を表示します。"),
        CommandId::GoFloor => ("会場へ", "会場", "卓と次の呼び出しを表示します。"),
        CommandId::GoDuplicates => ("重複候補へ", "重複", "二重登録らしい選手を表示します。"),
        CommandId::GoSettings => ("設定へ", "設定", "言語、見た目、入力欄の初期値を表示します。"),
        CommandId::FindPlayer => ("選手を探す", "選手検索", "名前か番号で選手を探します。"),
        CommandId::CheckIn => ("受付", "受付", "受付中の大会に選手を加えます。"),
        CommandId::ShowBracket => {
            ("対戦表を見る", "対戦表", "進行中の大会のトーナメント表やリーグ表を表示します。")
        }
        CommandId::CorrectLast => {
            ("直前の結果の訂正", "訂正", "最後に記録した結果を開いて訂正します。")
        }
        CommandId::TakeFirst => ("1番目の選手にする", "1番目", "似た選手の1番目を選びます。"),
        CommandId::TakeSecond => ("2番目の選手にする", "2番目", "似た選手の2番目を選びます。"),
        CommandId::TakeThird => ("3番目の選手にする", "3番目", "似た選手の3番目を選びます。"),
        CommandId::Different => ("別人とする", "別人", "二人が別人であると記録します。"),
        CommandId::KeepLeft => {
            ("統合して左を残す", "左を残す", "二つを統合し、左の番号と名前を残します。")
        }
        CommandId::KeepRight => {
            ("統合して右を残す", "右を残す", "二つを統合し、右の番号と名前を残します。")
        }
        CommandId::PutOff => ("後で決める", "後で", "この組を最後に回します。"),
        CommandId::SkipPair => ("飛ばす", "飛ばす", "次の組に移ります。この組はそのままです。"),
        CommandId::MergeWith => ("他の登録と統合", "統合", "同じ人の別の番号を探します。"),
        CommandId::Unmerge => ("統合の解除", "統合解除", "同一人物としたことを取り消します。"),
        CommandId::CallNext => {
            ("次の試合の呼び出し", "次を呼出", "次の試合を最初の空き卓に呼び出します。")
        }
        CommandId::CallMatch => {
            ("卓を選んで呼び出し", "卓を指定", "選ばれている試合を指定の卓に呼び出します。")
        }
        CommandId::CallAgain => {
            ("再呼び出し", "再呼出", "選ばれている卓の選手をもう一度呼び出します。")
        }
        CommandId::BeginMatch => ("試合の開始", "開始", "試合が始まったことを記録します。"),
        CommandId::WithdrawCall => {
            ("呼び出しの取り消し", "呼出取消", "卓を空け、試合を待ちに戻します。")
        }
        CommandId::PostponeMatch => {
            ("試合の延期", "延期", "選ばれている試合を延期、または解除します。")
        }
        CommandId::SetTables => ("卓の設定", "卓設定", "会場の卓を決めます。"),
        CommandId::Walkover => ("不戦勝", "不戦勝", "相手が出ない側を勝ちにします。"),
        CommandId::Retire => ("途中棄権", "棄権", "押すたびに一人目、二人目、なしの順です。"),
        CommandId::Disqualify => ("失格", "失格", "押すたびに一人目、二人目、両者、なしの順です。"),
        CommandId::TieSeats => ("同着", "同着", "同時に終えた二人を同着にします。"),
        CommandId::Erase => ("一字消す", "消す", "最後の数字を消します。"),
        CommandId::Finish => ("今すぐ作成", "作成", "今の内容で大会を作成し、受付を続けます。"),
        CommandId::NextStep => ("次の段階", "次段階", "次の段階へ進みます。"),
        CommandId::PreviousStep => {
            ("前の段階", "前へ", "前の段階へ戻り、最初なら離れます。下書きは残ります。")
        }
        CommandId::LoadList => {
            ("一覧の読み込み", "ファイル", "出場者をCSVファイルから読み込みます。")
        }
        CommandId::EnterAll => {
            ("全員を出場", "全員", "登録済みで、まだ入っていない選手全員を出場させます。")
        }
        CommandId::EnterLast => (
            "前回の出場者を出場",
            "前回の全員",
            "前回の大会の出場者のうち、まだ入っていない選手を出場させます。",
        ),
        CommandId::RegisterAnew => {
            ("新規として追加", "新規", "入力した名前を、似た選手がいても新しい選手とします。")
        }
        CommandId::Start => {
            ("開始・組み合わせ", "開始", "大会、次のステージ、次の回戦の組み合わせを行います。")
        }
        CommandId::Remove => ("除外", "除外", "選ばれている出場者を除外します。"),
        CommandId::MoveUp => ("上に動かす", "上へ", "出場者を一つ上に動かします。"),
        CommandId::MoveDown => ("下に動かす", "下へ", "出場者を一つ下に動かします。"),
        CommandId::Withdraw => ("出場者の棄権", "棄権", "開始後に出場者を棄権または失格にします。"),
        CommandId::ReplaceEntrant => {
            ("出場者の入れ替え", "入替", "選ばれている出場者を正しい選手に替えます。")
        }
        CommandId::CloseTournament => {
            ("大会の終了", "終了", "すべての試合が終わった大会を終了します。")
        }
        CommandId::OnlyReady => {
            ("開始できる試合のみ", "絞込", "開始できる試合だけ、またはすべてを表示します。")
        }
        CommandId::NextStage => ("次のステージ", "次ステージ", "次のステージを表示します。"),
        CommandId::PreviousStage => ("前のステージ", "前ステージ", "前のステージを表示します。"),
        CommandId::PlayOff => ("プレーオフ", "決定戦", "基準がすべて同じ二人の試合を作ります。"),
        CommandId::Zoom => ("名前の拡大", "拡大", "名前全体、または多くの回戦を表示します。"),
        CommandId::AsOf => ("日付を指定", "日付", "指定した日のランキングを表示します。"),
        CommandId::Mark => ("印を付ける", "印", "選手に印を付け、ほかの選手と比べます。"),
        CommandId::ShowCurves => {
            ("レーティングの推移", "推移", "レーティングの推移を大会とともに描きます。")
        }
        CommandId::SwitchModel => {
            ("別のレーティング", "計算法", "リストの値と全結果からの推定を切り替えます。")
        }
        CommandId::SwitchOrder => {
            ("別の順", "並び順", "レーティング順と区間の下限順を切り替えます。")
        }
        CommandId::Export => ("書き出し", "書出", "ランキングをファイルに書き出します。"),
        CommandId::EditList => ("リストの規則", "規則", "リストの名前と規則を変更します。"),
        CommandId::ShowCalibration => {
            ("予測の検証", "検証", "レーティングの予測がどれほど当たったかを表示します。")
        }
        CommandId::ShowSpread => ("分布", "分布", "レーティングの分布を表示します。"),
        CommandId::AdjustRating => {
            ("レーティングの手動修正", "手動修正", "理由を付けてレーティングを修正します。")
        }
        CommandId::ShiftRatings => {
            ("全員の手動修正", "全員修正", "リストの全員のレーティングを同じ点数だけ修正します。")
        }
        CommandId::Versus => ("対戦予測", "予測", "誰かとの試合の予測を表示します。"),
        CommandId::ShowEvents => ("大会ごとの成績", "大会別", "選手の大会ごとの成績を表示します。"),
        CommandId::ShowOdds => ("順位の確率", "確率", "全員の各順位の確率を表示します。"),
        CommandId::SetLimits => {
            ("出場条件", "条件", "出場できるレーティングと先手の勝率を決めます。")
        }
        CommandId::TellGames => {
            ("ゲームの順", "ゲーム", "ゲームを一つずつ、勝ち負けと手札で入力します。")
        }
        CommandId::Import => {
            ("名簿・結果の取り込み", "取り込み", "選手や結果の一覧をファイルから取り込みます。")
        }
        CommandId::ReadList => ("ファイルを読む", "読む", "一覧を読みます。まだ何も記録しません。"),
        CommandId::CompletePath => {
            ("パスの補完", "補完", "ファイルが一つに決まるところまでパスを補います。")
        }
        CommandId::TakeIn => ("一覧を記録", "記録", "一覧全体を一つの履歴として記録します。"),
        CommandId::SamePerson => {
            ("同じ人", "同じ人", "似ている登録者として扱います。もう一度押すと次の候補です。")
        }
        CommandId::NewPerson => ("新しい人", "新しい人", "この行の選手を新しく登録します。"),
        CommandId::AllSame => {
            ("全員同じ人", "全員同じ", "未回答の行を、候補が一人ならその人として扱います。")
        }
        CommandId::AllNew => {
            ("全員新しい人", "全員新規", "未回答の行の選手をすべて新しく登録します。")
        }
        CommandId::ReadAgain => ("読み直す", "読み直す", "直したファイルをもう一度読みます。"),
        CommandId::OtherFile => {
            ("別のファイル", "別のファイル", "ファイルのパスの入力に戻ります。")
        }
        CommandId::StopWork => ("中止", "中止", "作業を中止します。何も変更されません。"),
        CommandId::StopSearch => ("探すのを中止", "中止", "二重登録を探すのを中止します。"),
        CommandId::SearchAgain => ("もう一度探す", "探す", "中止した二重登録探しをやり直します。"),
        CommandId::UndoEntry => (
            "この履歴を取り消す",
            "これを取消",
            "選ばれている履歴を取り消します。後の履歴は残ります。",
        ),
        CommandId::RestoreBackup => {
            ("バックアップから復元", "復元", "バックアップの一覧から、確認のうえで一つに戻します。")
        }
        CommandId::LeaveField => ("欄を出る", "一覧へ", "一覧に戻ります。"),
        CommandId::ShowAll => ("すべて表示", "全表示", "今の一覧をすべて表示します。"),
        CommandId::Proceed => ("次へ進む", "次へ", "次の段階へ。最後の段階なら開始します。"),
        CommandId::Pause => ("一時停止", "停止", "このページで止めます。もう一度押すと進みます。"),
        CommandId::TurnOn => ("次のページ", "次", "次のページを表示します。"),
        CommandId::TurnBack => ("前のページ", "前", "前のページを表示します。"),
        CommandId::Slower => ("ゆっくり", "ゆっくり", "各ページを長めに表示します。"),
        CommandId::Faster => ("速く", "速く", "各ページを短めに表示します。"),
        CommandId::OpenPalette => ("コマンドの検索", "コマンド", "コマンドを名前で探します。"),
        CommandId::SwitchLanguage => {
            ("英語 English", "English", "すべてを英語（English）で表示します。")
        }
        CommandId::Back => ("戻る", "戻る", "一つ前に戻ります。"),
        CommandId::Suspend => ("中断する", "中断", "シェルに戻ります。シェルの fg で再開します。"),
        CommandId::Quit => ("終了する", "終了", "プログラムを終えます。内容は保存済みです。"),
        CommandId::Help => ("ヘルプ", "ヘルプ", "この画面のキーを表示します。"),
    };
    CommandWords { title, hint, doc, reading: reading::reading(id) }
}
