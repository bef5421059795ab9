title = 重複登錄  第{ $at }對，共{ $of }對
title_band = 重複登錄，{ $band }  第{ $at }對，共{ $of }對
certain = 確定
likely = 很可能
possible = 可能
one_band = 無法篩選：所有配對都屬於同一類（確定、很可能或可能）
no_certain = 沒有確定的配對
unseen = 這一對才剛出現。確認之後，再按一次該鍵。
title_none = 重複登錄
title_two = 一個人還是兩個人？
title_other = 哪名選手和{ $name }是同一人？
other = 另一名選手：
nobody = 找不到其他選手。
looking = 正在尋找重複登錄的選手……
stopped = 已停止尋找。按 s 重新開始。
stop = 按 Esc 停止尋找。
searching = 正在尋找
searched = 已尋找完畢
none = 沒有可能重複登錄的選手。要合併任兩名選手，在選手畫面按 m。
gone = 這兩筆登錄已合併，或有一筆已不存在。按 Esc 返回。
numbers = 另有{ $numbers }
played = { $day } { $score } { $opponents }
because = 理由：
why_not = 兩筆登錄沒有共同點
unlike = 將{ $absorb }併入{ $keep }？幾乎沒有同一人的跡象。
unlike_follows = 被合併選手的所有結果將算作保留選手的。按 u 復原合併。
unlike_yes = 合併
clears = 按 d 取消這個標示
against = 不是同一人的理由：
merging = 無論保留哪一筆，都會承接雙方的報名和比賽。變動：
details = 這一對
put_off_already = 已經在清單最後
only_one = 沒有其他配對
mergers = 確定的配對：已回答{ $said }，共{ $of }
mergers_title = 確定的配對
answer_left = 保留左邊
answer_right = 保留右邊
answer_different = 不同人
unanswered = -
all_answered = 每一對都已回答
none_answered = 還沒有回答任何一對；按 l 保留左邊的編號
none_certain = 沒有剩下確定的配對。按 Esc 回到其他配對。
answer = 回答
left = 左
right = 右
why_title = 理由
none_but_these = 沒有其他可能重複登錄的選手。{ $pairs ->
    [1] { $one }和{ $other }標示為不同人；在選手畫面按 m 比較這兩人，再按 d 可取消標示。
   *[other] 有{ $pairs }對標示為不同人，例如{ $one }和{ $other }；在選手畫面按 m 比較兩人，再按 d 可取消標示。
}
events = { $last ->
    [none] 無
   *[other] { $events }，最近{ $last }
}
rating = { $rating }，{ NUMBER($matches) }場比賽
why = { $put_off ->
    [yes] 稍後決定，
   *[no] {""}
}{ $chance }：{ $reasons }
merged = { $name }：等級分{ $before } → { $after }；{ $said }。
