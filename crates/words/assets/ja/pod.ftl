title = 卓のゲーム
window = 第{ $table }組、{ $round }回戦、{ $tournament }
hand = 手札
place = 着順
points = 点
total = 累計
order = 着順：
hands = 手札：
hands_hint = 二つの席と、左の席の手札勝率を入力します：1-2:0.4 3-1:55%
hint = 1着から順に席の番号を入力します。同着は = でつなぎます。
records = Enter でゲームを記録します。
corrects = Enter でゲームを訂正します。
next = 第{ $game }ゲーム（全{ $planned }ゲーム）
cards_typed = 席の順に手札を入力します：{ $cards }。または二つの席と左の席の手札勝率：1-2:0.4 3-1:55%
game = 第{ $game }ゲーム（全{ $planned }ゲーム）{ $recorded ->
    [yes] 、記録済み（入力すると訂正します）
   *[no] {""}
}
missing = あと{ $seats }席を入力してください。最後の1席は自動で決まります。
seated = 第{ $table }組：{ $names }
