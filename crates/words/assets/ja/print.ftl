lead = 印刷する用紙をクラブのファイルと同じフォルダーに書き出します（同名があれば番号付き）。
letter = レター
page = HTML（ブラウザーで印刷）
pdf = PDF
way = { $paper }・{ $format }
nothing = 印刷するものがまだありません。
