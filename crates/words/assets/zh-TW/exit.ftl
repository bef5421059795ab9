title = 參賽者退賽
question = { $name }退出{ $tournament }：剩餘的比賽如何處理？
from_which = { $name }要退出哪個賽事？
which_player = 哪名選手要退出賽事？
not_playing = 現在沒有參加任何賽事
offered = { $name }也要退出{ $tournament }嗎？
goes_on = 下一個對手以不戰勝晉級。
not_paired = 已編排的比賽判為不戰敗；之後不再編排。
unlisted = 沒有後續比賽。該選手不再有名次，後面的選手遞補。
pod_plays_on = 同桌的其他人繼續比賽。
stays = 取消
plays_on = 否，繼續比賽
way = { $reason }：{ $effect }
nobody = 在「參賽者」分頁選取參賽者
back = 恢復參賽
back_question = { $name }從何時起重新參加{ $tournament }？
stays_away = 不恢復參賽
back_from = 從{ $rounds }起；缺席的輪次仍算不戰敗
back_for_all = 從頭；錯過的比賽也補賽
exchange = 交換位置
exchange_with = 哪名參賽者與{ $name }交換位置？
exchange_question = 交換{ $a }與{ $b }的位置？
first_match = { $player }：首場為第{ $no }場，對手{ $opponent }
nobody_to_exchange = 現在沒有其他可交換位置的參賽者
proposed = { $all }場比賽已打{ $played }場，{ $less ->
    [yes] 不到一半
   *[no] 達到一半
}；建議：{ $effect }。
reason =
    .Withdrawn = 退賽
    .Disqualified = 取消資格
no_rank_any_more = 結果有效，不再有名次
others_go_on = 打過的局有效，其他人繼續比賽
rest_walkovers = 結果有效，其餘判對手不戰勝
rest_void = 結果有效，其餘無效
all_void = 本人這個階段的結果全部無效
