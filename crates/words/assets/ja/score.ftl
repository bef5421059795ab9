title = 結果
correction = 結果の訂正
window = 第{ $no }試合、{ $tournament }
games = ゲーム
seed = シード
rating = レート
rating_today = 増減 → 新レート
draws = 引き分け
wins = 勝ち
absent = -
already_open = 結果の入力中です。途中棄権は g です。
not_called = 未呼出
unchanged = 記録済み：{ $result }。訂正するなら正しい結果を入力します。Esc なら変更しません。
refused = 記録していません。スコアを最初から入力してください。
stays = 第{ $no }試合は変わりません：{ $result }。
records = Enter で { $result } を記録します。
corrects = Enter で { $result } に訂正します。
games_in_order = ゲームごとの結果：
told_first = { $first }が先手なら w+、後手なら w-。
cards_hint = w@QT338647JA9/T77TJK4X3KA：勝ち、両者の手札。w+ は先手、w- は後手。
unreadable = 各ゲームは w 勝ち、l 負け、d 引き分け。手札勝率は後に付けます：wh30 か w@0.3。
walkover = { $name }の不戦勝
retired = 途中棄権（{ $loser }、{ $score }）
disqualified = 反則負け（{ $loser }、{ $score }）
double_walkover = 両者不戦敗
winner_only = { $name }の勝ち（ゲーム数不明）
double_disqualification = 両者反則負け
closed = 大会は終了済みです。無効になる試合をやり直すには、先に終了を取り消してください（4 の画面で x）。
winner_of = 第{ $no }試合の勝者
loser_of = 第{ $no }試合の敗者
left_by = 大会棄権した{ $name }（不戦勝）
champion = { $name }の優勝です。
place = { $name }は{ $place }位です。
reset = ともに1敗となり、優勝は第{ $no }試合（リセット）で決まります。
winner = { $name }の勝ちです。
level = 引き分けです。
both_lose = 両者の負けで、どちらも勝ち上がりません。
open = { $desks }で入力中
also_open = { $desks }でも入力中
marked = { $mark }：{ $name }
gave_up = 途中棄権
sent_out = 反則負け
uncalled_question = 第{ $no }試合はまだ呼び出していません。行っていない試合なら、不戦勝として記録してください。{ $result }を記録しますか？
record = 結果を記録する
closed_title = { $tournament }（終了）の結果の訂正：理由
void_question = 第{ $no }試合を{ $result }{ $winner ->
    [none] {""}
   *[other] （{ $winner }の勝ち）
}に訂正しますか？
void_reason = すでに終わった試合の対戦者が変わります。
drawn_reason = この試合の結果で次のステージへの進出が決まっています。
paired_reason = この試合の結果で後のラウンドを組み合わせています。
calls_reason = 卓に呼び出した試合の対戦者が変わります。
asks_calls = Enter で確認に進みます。訂正で呼び出しが取り消される試合：{ $matches }。
correct = 結果を訂正する
leave = やめる
left = 記録済みの結果は変わりません。
rated = { $change } → { $after }
for_whom =
    .Retire = 途中棄権はどちらですか？ 1：{ $a }、2：{ $b }
    .Disqualify = 反則負けはどちらですか？ 1：{ $a }、2：{ $b }、0：両者
    .Otherwise = 不戦敗の選手は？ 1：{ $a }、2：{ $b }、0：両者
too_many = { $digits }はスコアになりません。多い数字を消してください。
type_both = 上の選手、下の選手の順に、取ったゲーム数を入力します。
type_of = { $games }ゲームのうち上の選手が勝った数を入力し、Tab を押します。
type_open = 上の選手の勝ち数を入力し、Tab で移り、下の選手の勝ち数を入力します。
# leaves out $count
asks = Enter で確認に進みます。{ $matches }の結果をどうするかを、次に選びます。
games_hint = { $first }から見て w 勝ち、l 負け、d 引き分け。wh30：手札勝率30%で勝ち。Tab でスコアに戻ります。
goes_to = { $name }は第{ $no }試合（{ $round }）に{ $won ->
    [yes] 進みます
   *[no] 回ります
}。相手は{ $against }です。
unrated =
    .Disqualified = 反則負けはレーティング対象外です。
    .DoubleDisqualification = { unrated.Disqualified }
    .WinnerOnly = 勝者しか分からないので、レーティング対象外です。
    .Retired = レーティング対象のゲームがありません。
    .Score = { unrated.Retired }
    .Walkover = 不戦勝はレーティング対象外です。
    .DoubleWalkover = { unrated.Walkover }
head_start = （ハンデ{ $a }-{ $b }。実際に行ったゲームだけ入力）
with_head_start = { $score }（ハンデを含めて{ $a }-{ $b }）
reason = 理由
    .doc = 操作履歴に残す訂正の理由。訂正で変わるものは下にあります。
match_no = 第{ $no }試合
# leaves out $count
void_results = { $matches }の結果を無効にし、試合をやり直す
# leaves out $count
keep_results = 名前の取り違え（{ $matches }も正しい選手が対戦済み。結果は残す）
