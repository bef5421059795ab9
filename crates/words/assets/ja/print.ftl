lead = クラブのファイルと同じフォルダーに書き出します（同名なら番号を追加）。
letter = レター
page = HTML（ブラウザーで印刷）
pdf = PDF
way = { $paper }・{ $format }
nothing = 印刷するものがまだありません。
title = 印刷：{ $kind }{ $of ->
    [none] {""}
   *[other] （{ $of }）
}
what = 印刷：{ $of }
own_template = 自作のテンプレート（SVG）
template_hint = 自作のテンプレートのパスを入力します（Tab で補完）。`viewBox` のある SVG に、次の項目を波かっこで囲んで書きます：{ $fields }。font-size="20" と data-fit="240" のある <text> は、幅240に収まる大きさになります。
