same_name = 同名
order_of_words = 姓名順序不同
same_reading = 讀音相同
same_sound = 發音相同
other_spelling = 拼法不同
variant_kanji = 異體字
look_alike_letters = 字形相似
one_letter_apart = 差一個字
letters_exchanged = 兩字對調
few_letters_apart = 差幾個字
nickname = 姓名的簡稱
initials = 首字縮寫
middle_name_dropped = 省略部分姓名
honorific = 稱謂
alias = 別名
rare_name = 罕見姓名
common_name = 但姓名常見
shared_word = 有一個詞相同
two_names = 但兩者都是實際存在的不同姓名
same_number = { $scheme ->
    [member] 會員編號
   *[other] { $scheme } 編號
}相同
same_club = 同俱樂部
same_birth_date = 出生日期相同
near_birth_date = 出生日期僅差一處
other_number = 但 { $scheme ->
    [member] 會員編號
   *[other] { $scheme } 編號
}不同
other_club = 但俱樂部不同
met_in_event = 但同場賽事都參加
other_birth_date = 但出生日期不同
other_number_in_name = 但姓名中的數字不同
other_generation = 但輩分（如二世）不同
other_reading = 但讀音不同
may_be_read = 可能如此讀
other_kanji = 但漢字不同
almost_certain = 幾乎確定
about_in = 約{ $tenths }成
chance_about_in = 約{ $hundredths }%
band =
    .Strong = 很可能
    .Possible = 有可能
    .Unlike = 不像
or = ，或
may = 「{ $name }」可能與以下選手是同一人：{ $owners }
because = { $who }［{ $reasons }］
