title = 缺席
question = { $name }第{ $round }輪出席嗎？
stays = 取消
absent = { $rounds }缺席：{ $worth }
present = { $rounds }出席
