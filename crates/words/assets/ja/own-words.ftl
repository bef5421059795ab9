syntax = 読み取れません（{ $reason }）。プログラムの文を使います。
twice = 文 { $name } が二つあります。
missing = 文 { $name } がありません。
unused = 文 { $name } はプログラムでは使われません。
not_given = 文 { $name } では ${ $fact } を使えません。プログラムの文を使います。
left_out = 文 { $name } に ${ $fact } がありません。
unknown = 文 { $name } にある { $what } が見つかりません。プログラムの文を使います。
at = { $file }：{ $line }行目：{ $wrong }
