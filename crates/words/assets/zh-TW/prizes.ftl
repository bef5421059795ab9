title = { $name }的獎項
form = 設定{ $name }的獎項
categories = 組別
everybody = 全體
nobody = 從缺
open = 未定
lots = 抽籤
shared = 第{ $first }-{ $last }名共分
so_far = 依目前名次；還有比賽未打。
before = 還沒有結果：顯示設定的獎項。
only = 只有{ $category }
no_categories = 沒有選手屬於任何組別；在選手清單按 c 設定組別
category = 組別
place = 名次
player = 選手
prize = 獎
sharing =
    .TieBreak = 依同分比序
    .Equal = 同分平分
    .Hort = Hort 制
each =
    .One = 每人一個獎
    .OneOfMoney = 每人一份獎金
    .Several = 可得多個獎
money = { $ties }{ $each ->
    [none] {""}
   *[other] 、{ $each }
}{ $total ->
    [none] {""}
   *[other] 。獎金：發出 { $given }，總額 { $total }。
}
all_field = 全體選手
    .doc = 從第一名起，例如 30000; 20000 + 獎盃; 書。留空：無。可附幣別，如 500元、NT$500。
category_field = 組別
    .doc = 組別、冒號、獎，例如 U18: 5000; 3000。沒寫獎的組別就沒有獎。
coin = 最小單位
    .doc = 分得的金額無條件捨去到此數的倍數，例如1、0.01、100。
ties = 同分的分配
    .doc = Hort：一半依名次，一半由同分者平分。左右鍵選擇。
category_ties = 組別獎的同分
    .doc = 同分的選手如何分組別獎。左右鍵選擇。
each_person = 每人得獎
    .doc = 每人一個獎時得最高的獎，後面的選手遞補。
club_categories = 組別
    .doc = 例如 U18 <18; 長青組 65+; U12 10-11; 女子組。沒寫年齡的組別要在各選手的表單設定。
ages_on = 年齡基準日
    .doc = 賽事當年的日期，例如 04-01。留空：1月1日，同 FIDE。
