syntax = 無法讀取（{ $reason }）；改用程式原本的文字
twice = { $name } 出現兩次
missing = 缺少 { $name }
unused = 程式中沒有用到 { $name }
not_given = { $name } 沒有 ${ $fact } 可用；改用程式原本的文字
left_out = { $name } 少了 ${ $fact }
unknown = { $name } 引用了不存在的 { $what }；改用程式原本的文字
at = { $file }：第{ $line }行：{ $wrong }
