title = 確認
cancel = やめる
unchanged = 何も変わっていません。
leave = 保存せずに閉じますか？
leave_loses = 入力した内容は失われます。
leave_yes = 閉じる
no_way = 一覧に{ $typed }はありません。行頭に表示されている文字を入力してください。
