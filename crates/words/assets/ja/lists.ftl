search = 検索：
nothing = 一覧で何も選ばれていません
gone = 選んでいたものが一覧からなくなりました。選び直してください。
field_changed = 「{ $field }」は入力中に、ほかの画面で「{ $value }」に変わりました。保存すると、ここで入力した内容になります。
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
