none = スマホから報告された結果はありません
another = 別の結果を入力
drops = 報告を取り下げる（選手が報告し直す）
later = 後で決める（次を表示）
disputed = 報告が食い違っています。選手に確認してください。
somebody = 選手以外の人
by = 報告者：{ $who }
says = スマートフォンからの報告（{ $who }）：{ $result }。
waits = 報告あり
differ = 報告が不一致
whose = { $event } 第{ $no }試合
title = スマホからの結果{ $of ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $place }/{ $of })
}
waiting = スマホからの結果が{ $results }件あります。y で確認できます。
