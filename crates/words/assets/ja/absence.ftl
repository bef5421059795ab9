title = 欠席
question = { $name }は{ $round }回戦に参加しますか？
stays = 変更しない
absent = { $rounds }を欠席：{ $worth }
present = { $rounds }に参加
