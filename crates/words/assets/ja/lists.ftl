search = 検索：
nothing = 一覧で何も選ばれていません
gone = 選んでいたものが一覧からなくなりました。選び直してください。
field_changed = 別の本部PCが「{ $field }」を「{ $value }」に変更しました。保存すると、ここで入力した内容に変わります。
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
