already_one = { $a }と{ $b }はすでに統合されています。
    .remedy = 対応は不要です。
not_merged = { $absorb }は{ $keep }に統合されていません。
    .remedy = 選手の画面で統合を確認してください。
said_different = { $a }と{ $b }は別人とされています。
    .remedy = 誤りなら、先に「別人」の判断を取り消してください：`banzuke player different { $first } { $second } --clear`
met = { $a }と{ $b }は対戦したことがあります（{ $matches }、{ $tournament }）。
    .remedy = 別人なら統合は不要です。試合に記録された選手が誤りなら、先に参加者を入れ替えてください。
both_entered = { $a }と{ $b }はどちらも{ $tournament }に参加しています。
    .remedy = 別人なら統合は不要です。一方の参加登録が誤りなら、開始前は除外、開始後は大会棄権にしてください。
both_playing = { $a }と{ $b }はいま別々の卓にいます（{ $b }は第{ $no }試合、{ $tournament }）。
    .remedy = 実際に誰が卓にいるか確かめ、先に呼び出しを直してください。
number_of = { $player }［{ $number }］
different_numbers = { $one }と{ $other }は{ $scheme ->
    [member] 会員番号
   *[other] { $scheme }の番号
}が違います。
    .remedy = 別人なら統合は不要です。一方の番号が誤りなら、先にその番号を削除してください。
decided_already = { $a }と{ $b }は{ $verdict ->
    [different] すでに別人とされています
    [later] すでに「後で決める」になっています
   *[none] 「別人」とも「後で決める」ともされていません
}。
    .remedy = { already_one.remedy }
alias_of_merged = { $alias }は、{ $player }に統合された{ $bearer }の名前か別名です。
    .remedy = 統合された側の登録から削除するか、二つの登録が別人なら統合を解除してください。
entered_as = { $given }は{ $tournament }に別の番号（{ $entered }）で参加しています。
    .remedy = 大会に参加登録した番号を使ってください。
external_of_another = { $scheme ->
    [member] 会員番号
   *[other] { $scheme }の番号
}{ $value }は{ $bearer }のものです。
    .remedy = 同一人物なら二つを統合し、そうでなければ番号を確認してください。
same_external = { $player }には{ $value ->
    [none] { $scheme ->
        [member] 会員番号
       *[other] { $scheme }の番号
    }がありません
   *[other] すでに{ $scheme ->
        [member] 会員番号
       *[other] { $scheme }の番号
    }{ $value }があります
}。
    .remedy = { already_one.remedy }
external_of_merged = { $scheme ->
    [member] 会員番号
   *[other] { $scheme }の番号
}{ $value }は、{ $player }に統合された{ $bearer }のものです。
    .remedy = { alias_of_merged.remedy }
scheme_twice = { $scheme ->
    [member] 会員番号
   *[other] { $scheme }の番号
}が二つあります。
    .remedy = 番号は団体ごとに一つだけ指定してください。
unlikely_birth = { $born }生まれの選手はありえません。
    .remedy = 年を確認してください。日付は 1990-04-25 のように書きます。
