search = 検索：
nothing = 何も選ばれていません
gone = 選んでいたものが一覧からなくなりました。選び直してください。
field_changed = 「{ $field }」はその間に「{ $value }」に変わりました。保存すると入力中の内容に置き換わります。
one_list = レーティングリストは一つだけです
hidden = { $above ->
    [0] { $below ->
        [0] {""}
       *[other] 下にあと{ $below }行
    }
   *[other] { $below ->
        [0] 上にあと{ $above }行
       *[other] 上に{ $above }行、下に{ $below }行
    }
}
