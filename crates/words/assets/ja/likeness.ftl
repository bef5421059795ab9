same_name = 同名
order_of_words = 語順違い
same_reading = 同じふりがな
same_sound = 同じ発音
other_spelling = 表記違い
variant_kanji = 異体字
look_alike_letters = 似た字形
one_letter_apart = 1文字違い
letters_exchanged = 2文字の入れ替わり
few_letters_apart = 数文字違い
nickname = 名前の略称
initials = イニシャル
middle_name_dropped = 名前の一部省略
honorific = 敬称
alias = 別名
rare_name = 珍しい名前
common_name = ただしよくある名前
shared_word = 1語一致
two_names = ただしどちらも実際にある別の名前
same_number = { $scheme ->
    [member] 会員番号
   *[other] { $scheme }のID
}が同じ
same_club = 同じ所属
same_birth_date = 同じ生年月日
near_birth_date = 生年月日がわずかに違う
other_number = ただし{ $scheme ->
    [member] 会員番号
   *[other] { $scheme }のID
}が違う
other_club = ただし所属が違う
met_in_event = ただし同じ大会に参加
other_birth_date = ただし生年月日が違う
other_number_in_name = ただし名前の中の数字が違う
other_generation = ただし世代（2世など）が違う
other_reading = ただしふりがなが違う
may_be_read = その読みもあり得る
other_kanji = ただし漢字が違う
almost_certain = ほぼ確実
about_in = およそ{ $tenths }割
chance_about_in = およそ{ $hundredths }％
band =
    .Strong = 可能性大
    .Possible = 可能性あり
    .Unlike = 別人らしい
or = 、または
may = 「{ $name }」は次の人と同じ人かもしれません：{ $owners }
because = { $who }［{ $reasons }］
