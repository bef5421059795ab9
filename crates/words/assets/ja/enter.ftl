title = { $tournament }の参加者
prompt = 追加する選手：
entrants = 参加者：{ $count }人、シード：{ $seeding }
nobody = まだ参加者がいません。上に名前か番号を入力し、Enter で追加します。Alt-a で登録済みの全員、Alt-l で前回の大会の参加者を追加します。
no_players = まだ誰も登録されていません。名前を入力すると登録します。
all_in = 登録済みの選手は全員参加者です。新しい名前を入力すると登録します。
all_in_at_the_door = 名前を入力し、Alt-i で来場を記録します。新しい名前なら選手に登録します。
all_in_and_pay = 名前を入力し、Alt-i で来場、Alt-y で来場と支払いを記録します。新しい名前なら選手に登録します。
entered = 参加済
anew = 新規
register = 登録
several = 複数
alike = 要確認
goes_on = Enter で次へ。
enters = { $key }で{ $name }を追加します。
is_in = { $name }はすでに参加者です。
is_in_and_comes = { $name }はすでに参加者です。Alt-i で来場を記録します。
notes_here = { $key }で参加者{ $name }の来場を記録します。
is_here = { $name }の来場は記録済みです。
registers = { $key }で{ $name }を新しく登録します。
read_how = ふりがなは後ろに（かな）と付けます。
lists = { $name }という選手は複数います。{ $key }で一覧を表示します。
looks = { $name }は{ $like }に似ています。{ $key }で候補を表示します。
dropped = 貼り付けた「{ $name }」の行を除きました。
not_found = 貼り付けた{ $all }行のうち、未追加は{ $missing }行。
crowd_yes = 追加する
crowd_none = 追加できる選手がもういません
not_in_entrants = 先に Tab で参加者の一覧に移ってください
nothing_to_choose = 選手が選択されていません
key = { $goes_on ->
    [yes] スペース
   *[no] Enter{" "}
}
crowd = { $last ->
    [none] 登録済みでまだ参加者でない{ $players }人を追加しますか？
   *[other] { $last }の参加者{ $players }人を、この大会に追加しますか？
}
crowd_outside = 参加条件に合わない{ $players }人は除きます。
crowd_in = { $last ->
    [none] 登録済みの全員（{ $players }人）
   *[other] { $last }の参加者{ $players }人
}を追加しました。
crowd_too_many = { NUMBER($players) }人は多すぎます。追加できるのはあと{ $room }人です。
