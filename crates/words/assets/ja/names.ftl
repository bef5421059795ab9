no_player_registered = 「{ $text }」という選手は登録されていません。
    .remedy = { $close ->
    [none] 選手一覧を確認するか、先に選手を登録してください。
   *[other] { $close }ではありませんか？
}
name_of_several = 「{ $text }」という名前の選手は複数います：{ $players }。
    .remedy = 登録番号で指定してください。
number_and_name = 「{ $text }」は{ $number }の番号であり、{ $players }の名前でもあります。
    .remedy = P0042-3 のように、登録番号全体で指定してください。
no_tournament = 「{ $text }」という大会はありません。
    .remedy = { $close ->
    [none] `banzuke tournament list` で確認してください。
   *[other] { $close }ではありませんか？
}
no_category = 「{ $text }」という部門はありません。
    .remedy = { $all ->
    [none] 先に部門を `banzuke categories set "U18 <18" 女子` のように決めてください。
   *[other] 指定できるのは{ $all }です。
}
no_list = 「{ $text }」というレーティングリストはありません。
    .remedy = 指定できるのは{ $all }です。
