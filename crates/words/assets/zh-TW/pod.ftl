title = 同桌組的一局
window = 同桌組{ $table }，第{ $round }輪，{ $tournament }
hand = 手牌
place = 名次
points = 積分
total = 累計
order = 順序：
hands = 手牌：
hands_hint = 兩個座位與前一個座位的手牌勝率：1-2:0.4 3-1:55%
hint = 依名次順序輸入座位，第1名在前；同名次以 = 連接。
records = 按 Enter 記錄這一局。
corrects = 按 Enter 更正這一局。
next = 第{ $game }局，共{ $planned }局
cards_typed = 依座位順序輸入各家的牌：{ $cards }，或兩個座位與前一個座位的手牌勝率：1-2:0.4 3-1:55%
game = 第{ $game }局，共{ $planned }局{ $recorded ->
    [yes] ，已記錄：輸入即可更正
   *[no] {""}
}
missing = 再輸入{ $seats }個座位；最後一個會自動補上。
seated = 同桌組{ $table }：{ $names }
