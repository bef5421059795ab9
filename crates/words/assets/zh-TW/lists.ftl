search = 搜尋：
nothing = 沒有選取任何項目
gone = 原先選取的項目已不在這份清單。請重新選取。
field_changed = 另一個工作台已將{ $field }變更為：{ $value }。儲存時會以你在這裡輸入的內容取代。
one_list = 只有一份等級分表
hidden = { $above ->
    [0] { $below ->
        [0] {""}
       *[other] 下面還有{ $below }列
    }
   *[other] { $below ->
        [0] 上面還有{ $above }列
       *[other] 上面{ $above }列，下面{ $below }列
    }
}
