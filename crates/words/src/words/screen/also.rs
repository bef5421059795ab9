//! Other words for commands, as people type them into the palette.

use crate::command::{CommandId, FooterLabel};
use crate::words::Language;

/// Other words for a command, between commas; for one that adds, for what it adds there.
#[expect(clippy::too_many_lines, reason = "a table: a line or two for each command")]
pub(super) const fn also(
    lang: Language,
    command: CommandId,
    adds: Option<FooterLabel>,
) -> &'static str {
    let [english, japanese] = match command {
        CommandId::Add => return adding(lang, adds),
        CommandId::GoHome => ["overview, main", "最初, トップ, 一覧"],
        CommandId::GoPlayers => {
            ["registry, members, people, roster, search player", "名簿, めいぼ, 会員, 選手一覧"]
        }
        CommandId::GoRanking => [
            "elo, rating, rating list, ratings, leaderboard, table of ratings",
            "レート, レーティング, 番付, 順位, イロ, Elo",
        ],
        CommandId::GoJournal => ["history, log, audit, who did", "ログ, 記録, 履歴, りれき"],
        CommandId::GoFloor => [
            "tables, board, queue, hall, time, schedule, calls, courts, timer, clock, timetable",
            "卓, たく, 予定, 時間, 進行, タイムテーブル, 呼び出し, 時間割, 時計, タイマー",
        ],
        CommandId::GoDuplicates => [
            "merge, same person, double, dedupe",
            "名寄せ, なよせ, 統合, とうごう, 重複, 二重登録, 同一人物",
        ],
        CommandId::GoSettings => [
            "preferences, options, color, colour, theme, dark, light, contrast, font, language, dark mode, font size",
            "色, いろ, テーマ, 配色, 文字, 言語, 環境設定, ダーク, 文字サイズ, 暗い, 明るい, 見やすく",
        ],
        CommandId::Find => {
            ["search, where is, look up, who, when do I play", "検索, 探す, さがす, どこ, いつ"]
        }
        CommandId::CheckIn => {
            ["arrive, arrived, door, attendance, here", "来場, 到着, 出席, チェックイン, 点呼"]
        }
        CommandId::MarkHere => {
            ["arrived, present, attendance, tick, roll call", "到着, 出席, 出欠, 点呼, 来た"]
        }
        CommandId::MarkAway => {
            ["missing, absent, no-show, not coming", "欠席, 来ない, 未着, 出欠, 無断欠席"]
        }
        CommandId::ShowBracket => [
            "standings, group, table, draw, cross table, tree, pairings, round",
            "対戦表, リーグ表, 順位表, 星取表, ブロック, 予選, トーナメント表, 組み合わせ, 1回戦, 2回戦, 回戦",
        ],
        CommandId::EnterResults => [
            "score, scores, slip, slips, result sheet, fast entry",
            "スコア, 用紙, 連続入力, 結果入力, まとめて",
        ],
        CommandId::RecordResult => {
            ["score, enter score, win, winner", "スコア, 結果入力, 勝敗, 勝ち"]
        }
        CommandId::CorrectLast => [
            "fix, mistake, wrong, wrong score, wrong result, edit result, rematch, replay, error",
            "間違い, まちがい, 修正, しゅうせい, 誤り, 再戦, 再試合, スコア訂正, 直す, 入力ミス, 誤入力",
        ],
        CommandId::Edit => [
            "rename, change name, name, spelling, reading, club, team, note, notes, edit player, correct player, school, birthday, age",
            "名前変更, 改名, 編集, へんしゅう, ふりがな, 所属, メモ, 備考, 選手の変更, 名前, クラブ, 学校, 誕生日, 年齢",
        ],
        CommandId::Undo => [
            "cancel, take back, revert, go back, mistake",
            "キャンセル, 元に戻す, もとにもどす, 戻す, 取消",
        ],
        CommandId::Redo => ["again, repeat", "もう一度, 再実行"],
        CommandId::Submit => ["ok, done, confirm", "確定, 完了, 登録"],
        CommandId::Back => ["leave, go back, close, cancel", "閉じる, 戻す, キャンセル"],
        CommandId::Quit => [
            "exit, leave, end, finish, close program, save",
            "やめる, 終わる, おわる, 閉じる, 保存, ほぞん",
        ],
        CommandId::Help => [
            "manual, tutorial, keys, shortcuts, how to, guide",
            "使い方, つかいかた, 操作方法, キー, マニュアル",
        ],
        CommandId::AnswerReport => [
            "phone, phones, smartphone, confirm result, report, waiting",
            "スマホ, 携帯, 電話, 結果の承認, 承認, 報告",
        ],
        CommandId::CallMatch => [
            "announce, to the table, change table, move table",
            "呼出, よびだし, 卓へ, 卓を変える, 席替え",
        ],
        CommandId::CallNext => [
            "announce, next match, start match, to the table",
            "呼出, よびだし, 卓へ, 開始, 呼ぶ, アナウンス, 放送",
        ],
        CommandId::PostponeMatch => {
            ["later, delay, hold, skip match, timeout", "後回し, 遅らせる, 遅れ, 遅延"]
        }
        CommandId::SetTables => [
            "boards, courts, add table, number of tables, reserve",
            "卓の追加, 台, コート, 会場設定, 卓数, 卓番号, 卓を増やす, 予約",
        ],
        CommandId::SetBreak => [
            "pause, lunch, interval, intermission, recess, stop calling, go on, resume, end break",
            "昼休み, 中断, 昼食, 再開, 休み, 一時停止, 休憩終了",
        ],
        CommandId::Walkover => [
            "no-show, no show, absent, did not come, default, bye, didn't come, not here, sick, double loss",
            "不在, 欠席, けっせき, 遅刻, 来ない, 不戦敗, 体調不良, 両者負け",
        ],
        CommandId::Retire => [
            "resign, retire, injury, gave up, forfeit, injured",
            "途中棄権, 負傷, 投了, リタイア, けが, 怪我",
        ],
        CommandId::Disqualify => ["foul, dq, penalty", "失格, しっかく, 反則, 違反"],
        CommandId::Start => [
            "draw, seed, seeds, seeding, pairings, next round, begin tournament, first round, lottery, close entries, deadline, random, shuffle",
            "抽選, ちゅうせん, シード, 次のラウンド, 開始, 組合せ, 対戦カード, ドロー, 締め切り, 締切, しめきり, 受付終了, ランダム, シャッフル",
        ],
        CommandId::Remove => [
            "delete entrant, take out, cancel entry, remove player, delete player, unregister",
            "削除, さくじょ, 取り下げ, 参加取消, 選手削除, 登録解除",
        ],
        CommandId::Withdraw => [
            "drop, drop out, leaves, gone, goes home",
            "棄権, きけん, ドロップ, 途中離脱, 帰った, 棄権者, 不参加",
        ],
        CommandId::ReturnEntrant => {
            ["back, come back, re-enter, rejoin, reinstate", "戻る, 再参加, 復帰, 再開"]
        }
        CommandId::ExchangePlaces => [
            "switch, trade, move to another group, change the draw, seeds, same club",
            "交換, ブロックの変更, シードの変更",
        ],
        CommandId::ReplaceEntrant => [
            "swap, substitute, wrong player, exchange",
            "交代, こうたい, 差し替え, 代わり, 別の選手",
        ],
        CommandId::CloseTournament => [
            "finish, end tournament, end, podium, prize, prizes, winners, award, awards, trophy",
            "閉じる, 終わる, おわる, 終了, 表彰, ひょうしょう, 賞, 閉会, 賞品, 景品",
        ],
        CommandId::SetAbsence => {
            ["bye, skip round, half point bye, sit out", "BYE, 不戦勝, 休み, 抜け番, 欠席"]
        }
        CommandId::PairAgain => [
            "re-pair, redraw, draw again, change pairings",
            "組み替え, くみかえ, 再抽選, 組み直し, 組み合わせ変更",
        ],
        CommandId::PairByHand => [
            "manual pairing, swap, change opponents, override, force",
            "組み替え, 手で, 対戦相手の変更, 入れ替え, 手で組む, 強制",
        ],
        CommandId::PlayOff => [
            "tie, draw lots, lots, lottery, tie-break match, decider, equal",
            "同点, どうてん, 決定戦, 抽選, くじ, タイブレーク, 同順位",
        ],
        CommandId::ExplainPairing => ["why, reason", "なぜ, 根拠"],
        CommandId::ShowPrizes => [
            "prize, award, awards, ceremony, money, trophy, winner, best of, payout, hort",
            "賞, 賞金, 賞品, 授賞式, 表彰式, 入賞, 副賞, トロフィー",
        ],
        CommandId::SetCategories => [
            "category, junior, women, senior, age group, class, first-timer, u18",
            "部門, ジュニア, 女子, 女性, シニア, 年齢, 初参加, 学年",
        ],
        CommandId::NextCategory => [
            "filter, only juniors, only women, age group, class, by category",
            "絞り込み, 部門別, 部門順位, ジュニアだけ, 女子だけ",
        ],
        CommandId::SetLimits => [
            "third place, bronze, handicap, head start, tie-break, tie-breaks, rename tournament, rounds, \
             order of calls, rating limit, points",
            "3位決定戦, さんいけっていせん, ハンデ, 勝ち点, 大会名, 名前変更, タイブレーク, 回戦数, 参加資格, 得点, 定員, 人数",
        ],
        CommandId::DeleteTournament => {
            ["cancel tournament, remove tournament", "大会を消す, 中止, 取りやめ, 削除"]
        }
        CommandId::Export => [
            "csv, excel, xlsx, spreadsheet, pdf, html, download, file",
            "エクスポート, CSV, エクセル, Excel, PDF, ファイル, 出力, しゅつりょく, ダウンロード",
        ],
        CommandId::Print => [
            "paper, score sheets, pdf, slips, cards, name tags, printer, poster, badge",
            "用紙, PDF, スコアシート, 番号札, プリント, 紙, 貼り出し, 掲示, 記録用紙, 名札",
        ],
        CommandId::Import => [
            "csv, excel, load, read file, paste list, upload, excel import, template",
            "取り込み, とりこみ, インポート, CSV, エクセル, Excel, 読み込み, よみこみ, 名簿, アップロード, 貼り付け",
        ],
        CommandId::ShowDisplay => [
            "projector, screen, monitor, wall, tv, beamer, big screen, second screen, stream, obs",
            "モニター, プロジェクター, 会場モニター, 大画面, 投影, スクリーン, テレビ, 賞, 表彰, 配信, 掲示",
        ],
        CommandId::ShowMachines => [
            "host, join, laptop, network, second computer, phone, phones, qr, wifi, pages, share, sync, password, permission, login",
            "共有, ネットワーク, 2台目, パソコン, 参加, 接続, ホスト, スマホ, 二次元コード, 同期, パスワード, 権限",
        ],
        CommandId::MakeBackup => ["save, backup, copy, safety copy", "保存, ほぞん, 控え, コピー"],
        CommandId::RestoreBackup => ["get back, old version", "復元, 元に戻す"],
        CommandId::EditList => [
            "k factor, k, elo settings, provisional, rating rules",
            "K係数, レートの設定, 暫定, 計算方法",
        ],
        CommandId::AdjustRating => {
            ["correct rating, change rating, bonus", "レート修正, 補正, 加点"]
        }
        CommandId::ShowOdds => ["chances, probability, who wins, forecast", "勝率, 優勝確率, 予想"],
        CommandId::Versus => {
            ["head to head, against, prediction, duel", "対戦成績, 直接対戦, 対戦予想, 直接対決"]
        }
        CommandId::ShowCurves => ["graph, chart, progress, history", "グラフ, 推移, 成長"],
        CommandId::MergeWith => {
            ["duplicate, same person, join", "名寄せ, なよせ, 統合, 重複, 同一人物"]
        }
        CommandId::Unmerge => ["split, separate", "分ける, 分離, 別人"],
        CommandId::CompareFormats => {
            ["time, how long, plan, which format", "時間, 形式, 予定, 所要時間"]
        }
        CommandId::SwitchLanguage => {
            ["language, japanese, english, nihongo", "言語, 英語, 日本語, English"]
        }
        CommandId::UndoEntry => ["cancel entry, delete entry", "取消, 操作の削除"],
        CommandId::ShowLuck => ["hands, cards, deal", "手札, 配牌, 運"],
        _ => ["", ""],
    };
    match lang {
        Language::English => english,
        Language::Japanese => japanese,
    }
}

const fn adding(lang: Language, adds: Option<FooterLabel>) -> &'static str {
    let [english, japanese] = match adds {
        Some(FooterLabel::NewTournament) => [
            "new event, create tournament, create, start tournament, bracket, league, swiss, groups, ladder, pods, round robin, knockout, elimination, pools",
            "大会を作る, 大会の作成, たいかいのさくせい, 新しい大会, 新規大会, リーグ戦, トーナメント, 予選, ブロック, スイス, 3位決定戦, 総当たり, 勝ち抜き, グループ",
        ],
        Some(FooterLabel::NewPlayer) => [
            "register, register player, add player, sign up, create player",
            "選手登録, 登録, とうろく, せんしゅのとうろく, 選手を追加, 新規登録",
        ],
        Some(FooterLabel::NewEntrant) => [
            "late, late entry, add player, entry, enter, sign up, join",
            "途中参加, 飛び入り, とびいり, 遅刻, エントリー, 参加登録, さんかしゃのついか",
        ],
        Some(FooterLabel::NewList) => {
            ["rating list, league table", "レーティングリスト, 別のリスト"]
        }
        Some(FooterLabel::Record) => ["game, ladder match, played", "対局, 対戦, 結果"],
        _ => ["new, create", "新規, 作成"],
    };
    match lang {
        Language::English => english,
        Language::Japanese => japanese,
    }
}
