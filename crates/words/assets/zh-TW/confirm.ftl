title = 確認
cancel = 取消
unchanged = 沒有任何變更。
leave = 不儲存就離開？
leave_loses = 在這裡輸入的內容會遺失。
leave_yes = 離開
no_way = 清單中沒有 { $typed }。輸入列開頭的字。
