syntax = 読み取れません（{ $reason }）。元の文を使います。
twice = { $name } が二つあります。
missing = { $name } がありません。
unused = { $name } は使われていません。
not_given = { $name } では ${ $fact } を使えません。元の文を使います。
left_out = { $name } に ${ $fact } がありません。
unknown = { $name } にある { $what } が見つかりません。元の文を使います。
at = { $file }：{ $line }行目：{ $wrong }
