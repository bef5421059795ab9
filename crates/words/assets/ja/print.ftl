lead = 用紙をクラブのファイルと同じフォルダーに書き出します（同名には番号）。
letter = レター
page = HTML（ブラウザーで印刷）
pdf = PDF
way = { $paper }・{ $format }
nothing = 印刷するものがまだありません。
titled = 印刷：{ $kind }{ $of ->
    [none] {""}
   *[other] （{ $of }）
}
what = 印刷：{ $of }
