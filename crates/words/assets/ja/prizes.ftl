title = { $name }の表彰
form = { $name }の賞を決める
categories = 部門
everybody = 全体
nobody = 該当者なし
open = 未定
lots = 抽選
shared = { $first }〜{ $last }位で分配
so_far = 受賞者は途中の順位によります。まだ試合が残っています。
before = まだ結果がありません。決めた賞を表示します。
only = { $category }のみ
no_categories = 部門に入っている選手がいません（選手一覧の c で部門を決めます）
category = 部門
place = 順位
player = 選手
prize = 賞
sharing =
    .TieBreak = タイブレーク順
    .Equal = 同点は等分
    .Hort = ホルト方式
each =
    .One = 一人一賞
    .OneOfMoney = 賞金は一人一つ
    .Several = 重複受賞あり
money = { $ties }{ $each ->
    [none] {""}
   *[other] 、{ $each }
}{ $total ->
    [none] {""}
   *[other] 。賞金：{ $total }のうち{ $given }を授与。
}
all_field = 全体
    .doc = 1位から順に。例：30000円; 20000円 + トロフィー; 図書券。空欄ならなし。500円、¥500のように通貨を付けられます。
category_field = 部門
    .doc = 部門名、コロン、賞の順に。例：U18: 5000; 3000。賞を書かなければ部門賞なし。
coin = 端数の単位
    .doc = 分配した額はこの数の倍数に切り捨てます。例：1、0.01、100。
ties = 同点の分配
    .doc = ホルト方式：半分は順位どおり、半分は同点者で等分（左右で選択）。
category_ties = 部門賞の同点
    .doc = 部門賞を同点者でどう分けるか（左右で選択）。
each_person = 一人の受賞
    .doc = 一人一賞なら最も高い賞を受け、次の選手が繰り上がります（左右で選択）。
club_categories = 部門
    .doc = 例：U18 <18; シニア 65+; U12 10-11; 女子。年齢のない部門は選手ごとに付けます。
ages_on = 年齢の基準日
    .doc = 大会の年のこの日の年齢で分けます。例：04-01。空欄なら1月1日（FIDE と同じ）。
