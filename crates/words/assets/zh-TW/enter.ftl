title = { $tournament }的參賽者
prompt = 加入參賽者：
entrants = 參賽者：{ $count }，種子{ $seeding }
nobody = 還沒有參賽者。在上方輸入姓名或編號，按 Enter 加入。Alt-a 加入所有登錄選手，Alt-l 加入上次賽事的參賽者。
no_players = 還沒有選手。輸入姓名即可登錄。
all_in = 已登錄的選手都已報名。輸入新姓名可登錄新選手。
all_in_at_the_door = 輸入姓名，按 Alt-i 記下報到；新姓名會登錄為選手。
all_in_and_pay = 輸入姓名，按 Alt-i 記下報到，按 Alt-y 記下報到與付款；新姓名會登錄為選手。
entered = 已報名
anew = 新
register = 登錄
several = 多名
alike = 確認
goes_on = Enter：下一步。
enters = { $key }：加入{ $name }。
is_in = { $name }已是參賽者。
is_in_and_comes = { $name }已是參賽者。按 Alt-i 記下報到。
notes_here = { $key }：參賽者{ $name }報到。
is_here = { $name }已經記為報到。
registers = { $key }：將{ $name }登錄為新選手。
read_how = 讀音請寫在姓名後的括號內。
lists = 有多名選手叫{ $name }。{ $key }：列出。
looks = { $name }與{ $like }相似。{ $key }：列出可能的選手。
dropped = 已從貼上的名單中移除：{ $name }。
not_found = 貼上的{ $all }行還有{ $missing }行未加入。
crowd_yes = 加入
crowd_none = 沒有可加入的選手了
not_in_entrants = 先按 Tab 移到參賽者
nothing_to_choose = 未選取選手
key = { $goes_on ->
    [yes] 空白鍵
   *[no] Enter
}
crowd = { $last ->
    [none] 加入已登錄而未報名的全部{ NUMBER($players) }名選手？
   *[other] 加入{ $last }的{ NUMBER($players) }名選手？
}
crowd_outside = 略去{ $players }名不合參賽限制的選手。
crowd_in = 已加入{ $last ->
    [none] 所有登錄的{ NUMBER($players) }名選手
   *[other] { $last }的{ NUMBER($players) }名選手
}。
crowd_too_many = { NUMBER($players) }名選手太多：只能再加入{ $room }名。
