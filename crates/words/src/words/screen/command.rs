//! Names of commands.

use super::ScreenWords;
use crate::command::{CommandId, FooterLabel};
use crate::words::{Language, pick};

/// The texts of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommandWords {
    /// In the palette and in help: an imperative, two or three words.
    pub title: &'static str,
    /// In the footer: one word.
    pub hint: &'static str,
    /// In help: one line on what it does.
    pub doc: &'static str,
    /// How the title is read, where its letters do not say so: the palette finds it by that in romaji too.
    pub reading: &'static str,
}

impl ScreenWords {
    #[expect(clippy::too_many_lines, reason = "a table: a line or two for each command")]
    pub fn command(self, id: CommandId) -> CommandWords {
        let lang = self.language;
        let (title, hint, doc) = match id {
            CommandId::Open => pick!(lang; ("Open", "open", "Opens or chooses the selected row."),
                ("開く", "開く", "選択中の行を開くか、選びます。")),
            CommandId::Up => pick!(lang; ("Up", "up", "Moves the selection up."),
                ("上へ", "上", "選択を上に移します。")),
            CommandId::Down => pick!(lang; ("Down", "down", "Moves the selection down."),
                ("下へ", "下", "選択を下に移します。")),
            CommandId::PageUp => pick!(lang;
                ("Page up", "page up", "Moves the selection up by one page."),
                ("1ページ上へ", "前頁", "選択を1ページ上に移します。")),
            CommandId::PageDown => pick!(lang;
                ("Page down", "page down", "Moves the selection down by one page."),
                ("1ページ下へ", "次頁", "選択を1ページ下に移します。")),
            CommandId::First => pick!(lang; ("Go to first", "first", "Selects the first row."),
                ("先頭へ", "先頭", "先頭の行を選びます。")),
            CommandId::Last => pick!(lang; ("Go to last", "last", "Selects the last row."),
                ("末尾へ", "末尾", "末尾の行を選びます。")),
            CommandId::Left => {
                lang.pick(("Left", "left", "Moves to the left."), ("左へ", "左", "左に移ります。"))
            }
            CommandId::Right => lang
                .pick(("Right", "right", "Moves to the right."), ("右へ", "右", "右に移ります。")),
            CommandId::NextTab => pick!(lang;
                ("Next tab", "next", "Goes to the next tab or button."),
                ("次のタブ", "次へ", "次のタブかボタンに移ります。")),
            CommandId::PreviousTab => pick!(lang;
                ("Previous tab", "previous", "Goes to the previous tab or button."),
                ("前のタブ", "前へ", "前のタブかボタンに移ります。")),
            CommandId::RecordResult => pick!(lang;
                ("Record result", "result", "Enters the result of the selected match."),
                ("結果の記録", "結果", "選択中の試合の結果を入力します。")),
            CommandId::Add => {
                pick!(lang; ("Add", "add", "Adds a row to the list on the screen."),
                ("追加", "追加", "画面の一覧に一つ加えます。"))
            }
            CommandId::Edit => pick!(lang; ("Edit", "edit", "Changes the selected row."),
                ("変更", "変更", "選択中の行を変更します。")),
            CommandId::Search => pick!(lang;
                ("Search", "search", "Filters the list by the text typed."),
                ("検索", "検索", "一覧を入力した文字で絞り込みます。")),
            CommandId::Submit => pick!(lang; ("Save", "save", "Saves the form."),
                ("保存", "保存", "入力した内容を保存します。")),
            CommandId::NextField => pick!(lang; ("Next field", "next", "Goes to the next field."),
                ("次の欄", "次の欄", "次の欄に移ります。")),
            CommandId::PreviousField => pick!(lang;
                ("Previous field", "previous", "Goes to the previous field."),
                ("前の欄", "前の欄", "前の欄に移ります。")),
            CommandId::Accept => pick!(lang; ("Yes", "yes", "Answers yes to the question."),
                ("はい", "はい", "質問に「はい」と答えます。")),
            CommandId::Decline => lang
                .pick(("No", "no", "Changes nothing."), ("いいえ", "いいえ", "何も変更しません。")),
            CommandId::Undo => pick!(lang;
                ("Undo", "undo", "Undoes the last entry of the journal."),
                ("取り消し", "取消", "最後の操作を取り消します。")),
            CommandId::Redo => pick!(lang; ("Redo", "redo", "Redoes what was undone last."),
                ("やり直し", "やり直し", "最後に取り消したものをやり直します。")),
            CommandId::GoHome => pick!(lang;
                ("Go to home", "home", "Shows tournaments and ready matches."),
                ("ホームへ", "ホーム", "大会と開始できる試合を表示します。")),
            CommandId::GoPlayers => pick!(lang; ("Go to players", "players", "Shows the players."),
                ("選手へ", "選手", "選手を表示します。")),
            CommandId::GoRanking => pick!(lang; ("Go to ranking", "ranking", "Shows the ranking."),
                ("ランキングへ", "ランキング", "ランキングを表示します。")),
            CommandId::GoJournal => pick!(lang;
                ("Go to journal", "journal", "Shows all entries of the journal."),
                ("操作履歴へ", "履歴", "これまでの操作を表示します。")),
            CommandId::GoFloor => pick!(lang;
                ("Go to floor", "floor", "Shows the tables and the queue."),
                ("会場へ", "会場", "会場の卓と呼出待ちを表示します。")),
            CommandId::GoDuplicates => pick!(lang;
                ("Go to duplicates", "duplicates", "Shows players who may be registered twice."),
                ("重複候補へ", "重複", "二重登録らしい選手を表示します。")),
            CommandId::GoSettings => pick!(lang;
                ("Go to settings", "settings", "Shows language, theme and form defaults."),
                ("設定へ", "設定", "言語、テーマ、入力欄の初期値を表示します。")),
            CommandId::Find => pick!(lang;
                ("Find anything", "find", "Finds players (next match, what they need), matches, tournaments, tables, entries."),
                ("何でも検索", "検索", "選手（次の試合、進出の条件）・試合・大会・卓・操作を探します。")),
            CommandId::CheckIn => pick!(lang;
                ("Check players in", "check in", "Adds entrants to the tournament that is open for entries."),
                ("受付", "受付", "受付中の大会に参加者を追加します。")),
            CommandId::MarkHere => pick!(lang;
                ("Note as here", "here", "Notes that the entrant has come, or takes that back."),
                ("来場を記録", "来場", "参加者の来場を記録します。もう一度押すと取り消します。")),
            CommandId::MarkAway => pick!(lang;
                ("Note as away", "away", "Notes that the entrant will not come, or takes that back."),
                ("不在を記録", "不在", "参加者の不在を記録します。もう一度押すと取り消します。")),
            CommandId::ShowBracket => pick!(lang;
                ("Show bracket", "bracket", "Shows the bracket or cross table of a running tournament."),
                ("トーナメント表を見る", "表", "進行中の大会のトーナメント表や星取表を表示します。")),
            CommandId::EnterResults => pick!(lang;
                ("Enter many results", "results", "Records results line by line: 12 2-1."),
                ("結果をまとめて入力", "結果", "12 2-1 のように結果を続けて記録します。")),
            CommandId::CorrectLast => pick!(lang;
                ("Correct last result", "correct", "Opens the last result for correction."),
                ("直前の結果の訂正", "訂正", "最後に記録した結果を開いて訂正します。")),
            CommandId::TakeFirst => pick!(lang;
                ("Choose the first", "choose 1st", "Chooses the first likely player."),
                ("1番目の選手にする", "1番目", "似た選手の1番目を選びます。")),
            CommandId::TakeSecond => pick!(lang;
                ("Choose the second", "choose 2nd", "Chooses the second likely player."),
                ("2番目の選手にする", "2番目", "似た選手の2番目を選びます。")),
            CommandId::TakeThird => pick!(lang;
                ("Choose the third", "choose 3rd", "Chooses the third likely player."),
                ("3番目の選手にする", "3番目", "似た選手の3番目を選びます。")),
            CommandId::Different => pick!(lang;
                ("Different people", "different", "Marks the two as different people; again clears that."),
                ("別人とする", "別人", "二人が別人であると記録します。もう一度押すと取り消します。")),
            CommandId::KeepLeft => pick!(lang;
                ("Merge, keep left", "keep left", "Merges the two; keeps the left number and name."),
                ("統合して左を残す", "左に統合", "二つを統合し、左の番号と名前を残します。")),
            CommandId::KeepRight => pick!(lang;
                ("Merge, keep right", "keep right", "Merges the two; keeps the right number and name."),
                ("統合して右を残す", "右に統合", "二つを統合し、右の番号と名前を残します。")),
            CommandId::DecideLater => pick!(lang;
                ("Decide later", "later", "Moves the pair to the end of the list."),
                ("後で決める", "後で", "この組を最後に回します。")),
            CommandId::SkipPair => pick!(lang;
                ("Skip", "skip", "Shows the next pair without a decision."),
                ("飛ばす", "飛ばす", "この組は決めずに、次の組に移ります。")),
            CommandId::FilterPairs => pick!(lang;
                ("Certain, likely or possible pairs", "filter", "Shows only the certain pairs, then the likely ones, the possible ones, all."),
                ("確実・有力・可能性ありに絞る", "絞り込み", "確実な組、有力な組、可能性のある組、すべての順に切り替えます。")),
            CommandId::ShowMergers => pick!(lang;
                ("Answer the certain pairs", "certain ones", "Lists the certain pairs; one key answers each, one entry records all."),
                ("確実な組にまとめて答える", "確実な組", "確実な組を一覧にします。1行1キーで答え、まとめて記録します。")),
            CommandId::KeepAllLeft => pick!(lang;
                ("Keep left in all others", "left in all", "Every pair without an answer keeps the left number."),
                ("残りはすべて左に統合", "残りは左", "まだ答えていない組は、すべて左の番号を残します。")),
            CommandId::RecordMergers => pick!(lang;
                ("Record the answers", "record", "Records all answers as one entry, which u undoes."),
                ("回答を記録する", "記録", "回答をまとめて記録します。u で一度に取り消せます。")),
            CommandId::MergeWith => pick!(lang;
                ("Merge with another", "merge", "Finds the other registration of the same person."),
                ("他の登録と統合", "統合", "同じ人の別の登録を探します。")),
            CommandId::Unmerge => pick!(lang;
                ("Unmerge", "unmerge", "Separates a merged registration again."),
                ("統合解除", "統合解除", "統合した登録を元に戻します。")),
            CommandId::AnswerReport => pick!(lang;
                ("Result by phone", "accept", "Shows a result that was reported by phone; Enter accepts it."),
                ("報告された結果", "報告の確認", "スマホから報告された結果を表示します。Enterで確定します。")),
            CommandId::CallNext => pick!(lang;
                ("Call next match", "call next", "Calls the next match to the first free table."),
                ("次の試合の呼び出し", "次を呼出", "次の試合を最初の空き卓に呼び出します。")),
            CommandId::CallMatch => pick!(lang;
                ("Call to a table", "call to", "Calls the selected match to a chosen table."),
                ("卓を選んで呼び出し", "卓を指定", "選択中の試合を指定した卓に呼び出します。")),
            CommandId::CallAgain => pick!(lang;
                ("Call again", "call again", "Calls the players at the selected table again."),
                ("再呼び出し", "再呼出", "選択中の卓の選手をもう一度呼び出します。")),
            CommandId::BeginMatch => pick!(lang;
                ("Begin match", "begin", "Records that the match has begun."),
                ("試合の開始", "開始", "試合が始まったことを記録します。")),
            CommandId::UndoCall => pick!(lang;
                ("Undo call", "uncall", "Frees the table; the match returns to the queue."),
                ("呼び出しの取り消し", "呼出取消", "卓を空け、試合を呼出待ちに戻します。")),
            CommandId::PostponeMatch => pick!(lang;
                ("Postpone match", "postpone", "Postpones the selected match, or returns it to the queue."),
                ("試合の延期", "延期", "選択中の試合を延期するか、延期を解除します。")),
            CommandId::SetTables => pick!(lang;
                ("Set up tables", "tables", "Sets up the tables of the hall."),
                ("卓の設定", "卓設定", "会場の卓を決めます。")),
            CommandId::SetBreak => pick!(lang;
                ("Break", "break", "Calls nothing until a time; moves or ends the break."),
                ("休憩", "休憩", "指定の時刻まで呼び出しを止めます。変更や終了もここで行います。")),
            CommandId::Walkover => pick!(lang;
                ("Walkover", "walkover", "Asks who did not come; pressed again takes it back."),
                ("不戦勝・不戦敗", "不戦", "どちらが来なかったかを選びます。もう一度押すと取りやめます。")),
            CommandId::Retire => pick!(lang;
                ("Gave up", "gave up", "Asks who gave up; pressed again takes it back."),
                ("途中棄権", "途中棄権", "どちらの途中棄権かを選びます。もう一度押すと取りやめます。")),
            CommandId::Disqualify => pick!(lang;
                ("Disqualification", "disq.", "Asks who is disqualified; pressed again takes it back."),
                ("反則負け", "反則", "どちらの反則負けかを選びます。もう一度押すと取りやめます。")),
            CommandId::TieSeats => pick!(lang; ("Tied", "tied", "Marks two players as tied."),
                ("同着", "同着", "二人を同着にします。")),
            CommandId::EnterHands => pick!(lang;
                ("Enter hands", "hands", "Enters the hands of the game by pairs of seats."),
                ("手札の入力", "手札", "ゲームの手札を席の組ごとに入力します。")),
            CommandId::Erase => pick!(lang; ("Erase", "erase", "Deletes the last digit."),
                ("1文字削除", "削除", "最後の数字を消します。")),
            CommandId::Finish => pick!(lang;
                ("Create now", "create", "Creates the tournament now; entries stay open."),
                ("今すぐ作成", "作成", "今の内容で大会を作成し、受付を続けます。")),
            CommandId::NextStep => {
                pick!(lang; ("Next step", "next step", "Goes to the next step."),
                ("次の段階", "次へ", "次の段階へ進みます。"))
            }
            CommandId::PreviousStep => pick!(lang;
                ("Step back", "back", "Goes to the previous step, or leaves; the draft is kept."),
                ("前の段階", "前へ", "前の段階へ戻ります。最初の段階なら閉じ、下書きを残します。")),
            CommandId::LoadList => pick!(lang;
                ("Read a list", "file", "Reads entrants from a file."),
                ("一覧の読み込み", "ファイル", "参加者をファイルから読み込みます。")),
            CommandId::AddAllPlayers => pick!(lang;
                ("Add all players", "all players", "Adds all registered players not yet entered."),
                ("全員を追加", "全員", "まだ参加者でない登録済みの選手全員を追加します。")),
            CommandId::AddPreviousEntrants => pick!(lang;
                ("Add previous entrants", "previous", "Adds the last tournament's entrants not yet entered."),
                ("前回の参加者を追加", "前回の全員", "前回の大会の参加者で、まだ参加者でない選手を追加します。")),
            CommandId::AddAsNew => pick!(lang;
                ("Add as new", "new", "Adds the name typed as a new player."),
                ("新規として追加", "新規", "入力した名前を新しい選手として追加します。")),
            CommandId::Start => pick!(lang;
                ("Create pairings", "start", "Creates the pairings of the next stage or round."),
                ("組み合わせ作成", "開始", "次のステージやラウンドの組み合わせを作ります。")),
            CommandId::Remove => pick!(lang;
                ("Remove", "remove", "Removes the selected entrant."),
                ("除外", "除外", "選択中の参加者を除外します。")),
            CommandId::MoveUp => pick!(lang;
                ("Move up", "move up", "Moves the entrant up by one place."),
                ("上に動かす", "上へ", "参加者を一つ上に動かします。")),
            CommandId::MoveDown => pick!(lang;
                ("Move down", "move down", "Moves the entrant down by one place."),
                ("下に動かす", "下へ", "参加者を一つ下に動かします。")),
            CommandId::Withdraw => pick!(lang;
                ("Withdraw entrant", "withdraw", "Withdraws or disqualifies an entrant."),
                ("参加者の大会棄権", "大会棄権", "開始後に参加者を大会棄権か失格にします。")),
            CommandId::ReturnEntrant => pick!(lang;
                ("Return entrant", "return", "Has an entrant who withdrew play on from the next round."),
                ("棄権からの復帰", "復帰", "大会を棄権した選手を、次のラウンドから復帰させます。")),
            CommandId::ExchangePlaces => pick!(lang;
                ("Exchange places", "exchange", "Exchanges two entrants in the draw before either has played."),
                ("位置の交換", "交換", "まだ試合のない二人の、組み合わせでの位置を交換します。")),
            CommandId::ReplaceEntrant => pick!(lang;
                ("Replace entrant", "replace", "Replaces an entrant, or a player of the match."),
                ("参加者の入れ替え", "入替", "参加者か試合の選手を入れ替えます。")),
            CommandId::CloseTournament => pick!(lang;
                ("Close tournament", "close", "Closes a tournament whose matches are all finished."),
                ("大会の終了", "大会終了", "すべての試合が終わった大会を終了します。")),
            CommandId::OnlyReady => pick!(lang;
                ("Only what is open", "filter", "Lists only ready matches, or entrants not here; or all."),
                ("残りだけ表示", "絞込", "開始できる試合や未来場の参加者だけ、またはすべてを表示します。")),
            CommandId::SetAbsence => pick!(lang;
                ("Absent next round", "absent", "Leaves an entrant of a Swiss out of the next round."),
                ("次のラウンドの欠席", "欠席", "スイス式で、参加者を次のラウンドの組み合わせから外します。")),
            CommandId::ExplainPairing => pick!(lang;
                ("Explain", "why",
                    "Says why a match of a Swiss was paired; on standings, what a place rests on."),
                ("理由の表示", "理由",
                    "スイス式でこの対戦になった理由を表示します。順位表では順位の決め手を表示します。")),
            CommandId::PairAgain => pick!(lang;
                ("Pair again", "pair again",
                    "Pairs the last round of a Swiss again, before anything of it is called or played."),
                ("組み合わせのやり直し", "組み直し",
                    "スイス式の最後のラウンドを組み直します。呼び出しや結果がまだない場合だけです。")),
            CommandId::PairByHand => pick!(lang;
                ("Pair by hand", "by hand",
                    "Pairs matches of a round of a Swiss by hand, the others by the rules."),
                ("手動の組み合わせ", "手動", "スイス式のラウンドを手動で組みます。残りは規則どおりです。")),
            CommandId::NextStage => pick!(lang;
                ("Losers, next stage", "stage",
                    "Shows the losers' bracket, and behind it the next stage."),
                ("敗者側、次のステージ", "次ステージ", "敗者側を、その次には次のステージを表示します。")),
            CommandId::PreviousStage => pick!(lang;
                ("Winners, prior stage", "stage before",
                    "Shows the winners' bracket, and before it the previous stage."),
                ("勝者側、前のステージ", "前ステージ", "勝者側を、その前には前のステージを表示します。")),
            CommandId::PlayOff => pick!(lang;
                ("Play-off", "play-off", "Decides a tie: a play-off, lots, or a decision made elsewhere."),
                ("プレーオフ", "PO", "同順位の順番を、プレーオフ、抽選、または別の方法で決めます。")),
            CommandId::Zoom => pick!(lang;
                ("Zoom names", "zoom", "Shows full names, or more rounds at once."),
                ("名前の拡大", "拡大", "名前の全体か、より多くのラウンドを表示します。")),
            CommandId::AsOf => pick!(lang;
                ("As of a day", "as of", "Shows the ranking as of a day."),
                ("日付の指定", "日付", "指定した日のランキングを表示します。")),
            CommandId::Mark => pick!(lang;
                ("Mark", "mark", "Marks the player for a comparison."),
                ("印を付ける", "印", "選手に印を付け、ほかの選手と比べます。")),
            CommandId::ShowCurves => pick!(lang;
                ("Ratings over time", "chart", "Shows the rating chart and the tournaments."),
                ("レーティングの推移", "推移", "レーティングの推移を大会とともに描きます。")),
            CommandId::SwitchModel => pick!(lang;
                ("Other ratings", "model", "The list's ratings, or ratings fitted to all results."),
                ("計算法の切り替え", "計算法", "リストの値と全結果からの推定を切り替えます。")),
            CommandId::SwitchOrder => pick!(lang;
                ("Other order", "order", "By rating, or by the lower end of its interval."),
                ("並び順の切り替え", "並び順", "レーティング順と区間の下限順を切り替えます。")),
            CommandId::Export => pick!(lang;
                ("Export", "export", "Writes what is shown to a file."),
                ("書き出し", "書出", "表示中の内容をファイルに書き出します。")),
            CommandId::Print => pick!(lang;
                ("Print", "print", "Writes sheets to print to a file."),
                ("印刷", "印刷", "印刷する用紙をファイルに書き出します。")),
            CommandId::EditList => pick!(lang;
                ("Rules of the list", "rules", "Changes the list's name and rules."),
                ("リストの規則", "規則", "リストの名前と規則を変更します。")),
            CommandId::ShowCalibration => pick!(lang;
                ("Calibration", "calibration", "Shows how well the ratings predict results."),
                ("予測の検証", "検証", "レーティングの予測がどれほど当たったかを表示します。")),
            CommandId::ShowSpread => pick!(lang;
                ("Distribution", "distribution", "Shows the distribution of ratings."),
                ("分布", "分布", "レーティングの分布を表示します。")),
            CommandId::ShowLuck => pick!(lang;
                ("Luck of the deals", "luck", "Shows how many games the hands alone would have given, and how many were won."),
                ("手札の運", "手札の運", "手札だけで期待される勝ちと実際の勝ちを表示します。")),
            CommandId::CompareFormats => pick!(lang;
                ("Compare formats", "compare", "Compares the formats that fit: end, matches, waits, and who wins."),
                ("形式の比較", "比較", "行える形式の終了時刻、試合数、待ち時間、勝者を比べます。")),
            CommandId::NextPriority => pick!(lang;
                ("Change the order", "order", "Sorts the formats by what matters next: order, winner, end, matches, waits, ratings."),
                ("並び順の変更", "並び順", "形式を次の重視点で並べます。順位、優勝者、終了、試合数、待ち時間、レーティング。")),
            CommandId::ShowExperiments => pick!(lang;
                ("Experiments", "experiments", "Runs an experiment: which K suits the club, and what ratings can be trusted with."),
                ("実験", "実験", "クラブに合うK係数や、レーティングの信頼性を調べる実験を行います。")),
            CommandId::ShowRecords => pick!(lang;
                ("Game records", "records", "Shows the analysed games of the player, and the rating they suggest."),
                ("棋譜", "棋譜", "選手の解析済みの対局と、そこから推定したレーティングを表示します。")),
            CommandId::ShowRecordFit => pick!(lang;
                ("Fit of game records", "fit", "Shows ratings against the losses of analysed games, and who is off most."),
                ("棋譜の推定式", "推定式", "解析済みの対局の損失とレーティングの関係を、残差の大きい順に表示します。")),
            CommandId::NextMistake => pick!(lang;
                ("Next worst move", "worst move", "Goes on to the next of the three worst moves."),
                ("次の悪手", "悪手", "損失の大きい3手のうち、次の手に移ります。")),
            CommandId::ShowUncorrected => pick!(lang;
                ("Ratings without hands", "no hands", "Shows the ratings without hand correction in a column, or hides it."),
                ("補正なしの列", "補正なし", "手札の補正をしないレーティングの列を表示、または非表示にします。")),
            CommandId::AdjustRating => pick!(lang;
                ("Adjust rating", "adjust", "Corrects the rating by hand, with a reason."),
                ("レーティングの手動修正", "手動修正", "理由を付けてレーティングを修正します。")),
            CommandId::ShiftRatings => pick!(lang;
                ("Adjust all ratings", "adjust all", "Shifts all ratings of the list by the same points."),
                ("全員の手動修正", "全員修正", "リストの全員のレーティングを同じ点数だけ修正します。")),
            CommandId::Versus => pick!(lang;
                ("Versus", "versus", "Predicts a match against an opponent."),
                ("対戦予測", "予測", "ほかの選手との試合の予測を表示します。")),
            CommandId::ShowEvents => pick!(lang;
                ("Tournaments", "tournaments", "Shows the player's results by tournament."),
                ("大会ごとの成績", "大会別", "選手の大会ごとの成績を表示します。")),
            CommandId::ShowOdds => pick!(lang;
                ("Odds", "odds", "Shows the probability of each place for all entrants."),
                ("順位の確率", "確率", "全参加者の各順位の確率を表示します。")),
            CommandId::ShowPrizes => pick!(lang;
                ("Prizes", "prizes", "Shows who wins which prize; sets them where there are none."),
                ("表彰", "表彰", "誰がどの賞かを表示します。賞がなければ決めます。")),
            CommandId::SetCategories => pick!(lang;
                ("Categories", "categories", "Sets the categories of the club, by age or by name."),
                ("部門の設定", "部門", "クラブの部門を年齢や名前で決めます。")),
            CommandId::NextCategory => pick!(lang;
                ("Next category", "category", "Lists one category, the next one, and all again."),
                ("部門の切り替え", "部門別", "次の部門だけを表示します。最後は全員に戻ります。")),
            CommandId::SetLimits => pick!(lang;
                ("Tournament settings", "set", "Sets limits, first-move win rate, order of calls, name, rounds."),
                ("大会の設定", "設定", "参加条件、先手勝率、呼び出し方、名前、ラウンド数を決めます。")),
            CommandId::DeleteTournament => pick!(lang;
                ("Delete tournament", "delete", "Deletes a tournament made by mistake, as one entry."),
                ("大会の削除", "削除", "誤って作った大会を一つの操作で削除します。")),
            CommandId::HandIn => pick!(lang;
                ("Hand in", "hand in", "Hands a closed tournament in to the register."),
                ("大会の提出", "提出", "終了した大会を登録簿に提出します。")),
            CommandId::ReceiveEvents => pick!(lang;
                ("Receive events", "receive", "Receives the events that clubs handed in at the server."),
                ("提出大会の取り込み", "受取", "サーバーに提出された大会を取り込みます。")),
            CommandId::EnterGames => pick!(lang;
                ("Enter games", "games", "Enters the games one by one: winner, hand."),
                ("ゲームの入力", "ゲーム", "ゲームを一つずつ、勝敗と手札で入力します。")),
            CommandId::Import => pick!(lang;
                ("Import a list", "import", "Imports a list of players or results from a file."),
                ("名簿・結果の取り込み", "取り込み", "選手や結果の一覧をファイルから取り込みます。")),
            CommandId::ReadList => pick!(lang;
                ("Read the file", "read", "Reads the list; nothing is recorded yet."),
                ("ファイルを読む", "読む", "一覧を読みます。まだ何も記録しません。")),
            CommandId::CompletePath => pick!(lang;
                ("Complete the path", "complete", "Completes the path of the file."),
                ("パスの補完", "補完", "ファイルのパスを補完します。")),
            CommandId::ConfirmImport => pick!(lang;
                ("Confirm import", "import", "Imports the whole list as one entry."),
                ("取り込みの確定", "取り込み", "一覧全体を一つの操作として取り込みます。")),
            CommandId::SamePerson => pick!(lang;
                ("Same person", "same", "Uses the likely player for the row; again: the next one."),
                ("同じ人", "同じ人", "似た選手とします。もう一度押すと次の候補です。")),
            CommandId::NewPerson => pick!(lang;
                ("New person", "new", "Registers the player of the row as new."),
                ("新規の選手", "新規", "この行の選手を新しく登録します。")),
            CommandId::SkipRow => pick!(lang;
                ("Skip the row", "skip", "Leaves the row out: nothing of it is imported."),
                ("この行を除く", "除く", "この行を取り込みません。")),
            CommandId::AllSame => pick!(lang;
                ("All the same", "all same", "Uses the only likely player for every open row."),
                ("すべて同じ人", "すべて同じ", "候補が1人だけの未回答の行を、すべてその選手とします。")),
            CommandId::AllNew => pick!(lang;
                ("All new", "all new", "Registers the players of all open rows."),
                ("すべて新規の選手", "すべて新規", "未回答の行の選手をすべて新しく登録します。")),
            CommandId::ReadOtherwise => pick!(lang;
                ("Choose how to read", "choose", "Chooses the next meaning of a column, encoding or order of dates."),
                ("読み方を選ぶ", "読み方", "列の意味、文字コード、日と月の順を順に選びます。")),
            CommandId::ReadAgain => pick!(lang;
                ("Read again", "again", "Reads the corrected file again."),
                ("読み直す", "読み直す", "直したファイルをもう一度読みます。")),
            CommandId::OtherFile => pick!(lang;
                ("Other file", "other file", "Goes back to the path of the file."),
                ("別のファイル", "別のファイル", "ファイルのパスの入力に戻ります。")),
            CommandId::StopWork => pick!(lang;
                ("Stop", "stop", "Stops the task; nothing is changed."),
                ("中止", "中止", "作業を中止します。何も変更されません。")),
            CommandId::StopSearch => pick!(lang;
                ("Stop the search", "stop", "Stops the search for duplicates."),
                ("検索の中止", "中止", "重複候補の検索を中止します。")),
            CommandId::SearchAgain => pick!(lang;
                ("Search again", "search", "Restarts the search for duplicates."),
                ("もう一度検索", "検索", "中止した重複候補の検索をやり直します。")),
            CommandId::UndoEntry => pick!(lang;
                ("Undo this entry", "undo this", "Undoes the selected entry; later ones stay."),
                ("この操作を取り消す", "これを取消", "選択中の操作だけを取り消します。")),
            CommandId::RestoreBackup => pick!(lang;
                ("Restore a backup", "restore", "Lists the backups and restores one after a question."),
                ("バックアップから復元", "復元", "バックアップの一覧から一つを選び、確認のうえ復元します。")),
            CommandId::LeaveField => pick!(lang;
                ("Leave the field", "to the list", "Goes back to the list."),
                ("入力欄を出る", "一覧へ", "一覧に戻ります。")),
            CommandId::ShowAll => pick!(lang;
                ("Show all", "show all", "Shows the whole list."),
                ("すべて表示", "全表示", "今の一覧をすべて表示します。")),
            CommandId::Proceed => pick!(lang;
                ("Continue", "continue", "Goes to the next step; from the last one, starts."),
                ("次へ進む", "次へ", "次の段階へ。最後の段階なら開始します。")),
            CommandId::ShowDisplay => pick!(lang;
                ("Hall display", "display", "Tells how calls, brackets and standings are shown on a second screen."),
                ("会場の表示画面", "表示画面", "呼び出し、表、順位を別の画面に表示する方法を説明します。")),
            CommandId::ShowMachines => pick!(lang;
                ("Machines in the hall", "machines", "Lets other machines join, makes their codes, or shows the line to the host."),
                ("会場のPC", "会場のPC", "ほかのPCの参加とコード、または親機との通信の状態を表示します。")),
            CommandId::MakeBackup => pick!(lang;
                ("Back up now", "back up", "Makes a backup beside the club's file; R on the journal restores one."),
                ("バックアップの作成", "バックアップ", "クラブのファイルの隣にバックアップを作ります。復元は操作履歴の R です。")),
            CommandId::PlayDaihinmin => pick!(lang;
                ("Play Daihinmin", "daihinmin", "Plays Daihinmin against four built-in players."),
                ("大貧民で遊ぶ", "大貧民", "内蔵のプレイヤー4人と大貧民で遊びます。")),
            CommandId::PlayCards => pick!(lang;
                ("Play cards", "play", "Plays or gives the picked cards, or deals the next game."),
                ("札を出す", "出す", "選んだ札を出すか渡します。ゲームの後は次を配ります。")),
            CommandId::ToggleCard => pick!(lang;
                ("Pick card", "pick", "Picks the card, or puts it back."),
                ("札を選ぶ", "選ぶ", "札を選ぶか、戻します。")),
            CommandId::PassTurn => pick!(lang; ("Pass", "pass", "Passes this turn."),
                ("パス", "パス", "この番をパスします。")),
            CommandId::ShowHint => pick!(lang;
                ("Hint", "hint", "Shows what a player would do, and why."),
                ("ヒント", "ヒント", "プレイヤーならどうするかと、その理由を表示します。")),
            CommandId::NextAdviser => pick!(lang;
                ("Next adviser", "adviser", "Has another player give the hints."),
                ("次の助言者", "助言者", "ヒントを出すプレイヤーを替えます。")),
            CommandId::RecordGames => pick!(lang;
                ("Record games", "record", "Records the finished games in the club."),
                ("ゲームの記録", "記録", "終わったゲームをクラブに記録します。")),
            CommandId::Pause => {
                pick!(lang; ("Pause", "pause", "Pauses at this page, or continues."),
                ("一時停止", "停止", "このページで止めます。もう一度押すと進みます。"))
            }
            CommandId::NextPage => pick!(lang; ("Next page", "next", "Shows the next page."),
                ("次のページ", "次", "次のページを表示します。")),
            CommandId::PreviousPage => {
                pick!(lang; ("Previous page", "previous", "Shows the previous page."),
                ("前のページ", "前", "前のページを表示します。"))
            }
            CommandId::Slower => pick!(lang; ("Slower", "slower", "Shows every page for longer."),
                ("ゆっくり", "ゆっくり", "各ページを長めに表示します。")),
            CommandId::Faster => pick!(lang;
                ("Faster", "faster", "Shows every page for a shorter time."),
                ("速く", "速く", "各ページを短めに表示します。")),
            CommandId::OpenPalette => pick!(lang;
                ("Find a command", "commands", "Finds a command by its name."),
                ("コマンドの検索", "コマンド", "コマンドを名前で探します。")),
            CommandId::SwitchLanguage => pick!(lang;
                ("Japanese 日本語", "日本語", "Shows everything in Japanese (日本語)."),
                ("英語 English", "English", "すべてを英語（English）で表示します。")),
            CommandId::Back => pick!(lang; ("Back", "back", "Goes back to the previous screen."),
                ("戻る", "戻る", "前の画面に戻ります。")),
            CommandId::Redraw => pick!(lang;
                ("Redraw the screen", "redraw", "Draws the whole screen again."),
                ("画面の再描画", "再描画", "画面全体を描き直します。")),
            CommandId::Suspend => pick!(lang;
                ("Suspend", "suspend", "Returns to the shell; `fg` resumes."),
                ("中断する", "中断", "シェルに戻ります。シェルの fg で再開します。")),
            CommandId::Quit => pick!(lang;
                ("Quit", "quit", "Quits the program; everything is saved."),
                ("終了する", "終了", "プログラムを終えます。内容は保存済みです。")),
            CommandId::Help => pick!(lang; ("Help", "help", "Shows the keys of this screen."),
                ("ヘルプ", "ヘルプ", "この画面のキーを表示します。")),
        };
        CommandWords {
            title,
            hint,
            doc,
            reading: match lang {
                Language::English => "",
                Language::Japanese => super::reading::reading(id),
            },
        }
    }

    /// Other words for a command, as people type them; for one that adds, for what it adds there.
    pub fn also(
        self,
        id: CommandId,
        adds: Option<FooterLabel>,
    ) -> impl Iterator<Item = &'static str> {
        super::also::also(self.language, id, adds)
            .split(',')
            .map(str::trim)
            .filter(|it| !it.is_empty())
    }

    /// Title and explanation of a command that adds to the list in front, where it is known what.
    pub fn addition(self, sense: FooterLabel) -> Option<(&'static str, &'static str)> {
        let lang = self.language;
        Some(match sense {
            FooterLabel::NewTournament => pick!(lang;
                ("New tournament", "Plans a tournament step by step."),
                ("大会の作成", "大会を順に決めていきます。")),
            FooterLabel::NewList => pick!(lang;
                ("New rating list", "Begins a rating list with its own scale."),
                ("リストの作成", "独自の設定のレーティングリストを作ります。")),
            FooterLabel::NewPlayer => pick!(lang; ("New player", "Registers players."),
                ("選手の登録", "選手を登録します。")),
            FooterLabel::NewEntrant => pick!(lang;
                ("Add entrant", "Adds players to the tournament."),
                ("参加者の追加", "大会に参加者を追加します。")),
            FooterLabel::Record => pick!(lang;
                ("Record match", "Records a match as it was played."),
                ("試合の記録", "行われた試合を記録します。")),
            _ => return None,
        })
    }

    /// The label in the footer, where it says more exactly than the command's hint what the key does.
    pub fn sense(self, sense: FooterLabel) -> &'static str {
        let lang = self.language;
        match sense {
            FooterLabel::Choose => lang.pick("choose", "決定"),
            FooterLabel::Register => lang.pick("register", "登録"),
            FooterLabel::Change => lang.pick("change", "変更"),
            FooterLabel::NewTournament => lang.pick("new tournament", "大会作成"),
            FooterLabel::NewList => lang.pick("new list", "リスト作成"),
            FooterLabel::NewPlayer => lang.pick("new player", "選手登録"),
            FooterLabel::NewEntrant => lang.pick("add entrant", "参加者追加"),
            FooterLabel::Call => lang.pick("call", "呼出"),
            FooterLabel::Record => lang.pick("record", "記録"),
            FooterLabel::NextTab => lang.pick("next", "次タブ"),
            FooterLabel::Leave => lang.pick("leave", "戻る"),
            FooterLabel::Start => lang.pick("start", "開始"),
            FooterLabel::Draw => lang.pick("pairings", "組み合わせ"),
            FooterLabel::Result => lang.pick("result", "結果"),
            FooterLabel::Begin => lang.pick("create", "作成"),
            FooterLabel::Entrants => lang.pick("entrants", "参加者"),
            FooterLabel::Clear => lang.pick("clear mark", "別人の印を消す"),
            FooterLabel::TakeBack => lang.pick("cancel", "元に戻す"),
            FooterLabel::Whom => lang.pick("choose again", "選び直し"),
        }
    }
}
