down = 親機またはサーバーが応答しません：{ $why }
    .remedy = 相手が動いているか、このPCのネットワークからつながるか確認してください。
other_host = 応答したのは、コードを発行した親機ではありません。
    .remedy = 親機で新しいコードを発行し、`banzuke join <アドレス>` を実行してください。
not_let_in = 親機がこのコードを認めません。
    .remedy = { other_host.remedy }
locked = このPCから誤ったコードが何度も送られました。
    .remedy = 1分待ってからやり直してください。
not_allowed = { $tables ->
    [none] { $rights }としてはこの操作ができません。
   *[other] { $rights }として記録できるのは、その卓に呼び出された試合の結果だけです。
}
    .remedy = 権限のある人に行ってもらってください。
version = 通信方式の版が、相手側は{ $host }、このプログラムは{ $here }です。
    .remedy = 両方に同じ版の Banzuke をインストールしてください。
newer = 相手側に、このプログラムの知らない操作があります：{ $kind }
    .remedy = { version.remedy }
other_journal = 相手側の操作履歴が置き換えられました。
    .remedy = 何も記録していません。もう一度行ってください。
other_club = 親機のクラブが前と違います。
    .remedy = { other_host.remedy }
displaced = 別のPCがこのクラブを引き継ぎました（第{ $known }世代）。この親機は第{ $host }世代のままです。
    .remedy = 引き継いだPCに参加してください。元の親機だけにある操作は、元の親機のファイルを引き継いだPCに写し、そこで `banzuke journal bring <ファイル>` を実行すると取り込めます。
other_operation = 同じ番号の操作が別の内容で記録されています。
    .remedy = { refused.remedy }
refused = 相手側が記録を拒否しました。
    .remedy = 操作履歴を確認し、必要ならもう一度入力してください。
refused_because = 相手側が記録を拒否しました：{ $why }
    .remedy = 何も記録していません。親機で入力し、両方に同じ版の Banzuke をインストールしてください。
garbled = 応答を読み取れません：{ $why }
    .remedy = 何も記録していません。もう一度行い、それでも同じなら、両方に同じ版の Banzuke をインストールしてください。
wrong_password = サーバーは、この利用者の接続を認めません。
    .remedy = アドレスの利用者名を確認し、パスワードをもう一度入力してください。
no_client = このプログラムは `PostgreSQL` に対応していません。
    .remedy = 連盟用のパッケージをインストールするか、`cargo build --release --features federation` でビルドしてください。
address = このアドレスは使えません：{ $why }
    .remedy = postgres://利用者@サーバー/データベース?club=クラブ名 の形で書いてください。パスワードは後で尋ねます。
not_prepared = サーバーにクラブを置く準備ができていません：{ $why }
    .remedy = サーバーの管理者に `banzuke federation init <アドレス>` の実行を頼んでください。
moved_to = このクラブは { $to } に移されました。
    .remedy = --db で移した先を指定してください。
altered = 操作{ $seq }が、記録された後で変えられています。
    .remedy = これ以上は何も記録しません。操作履歴を写しと比べ、サーバーの管理者に調べてもらってください。
no_journal = { $asked ->
    [none] アドレスにクラブ名がなく、サーバーにはクラブがないか、複数あります。
   *[other] サーバーにクラブ「{ $asked }」はありません。
}
    .remedy = { $there ->
    [none] `banzuke move <ファイル> <アドレス>` で、クラブをサーバーに移してください。
   *[other] アドレスに ?club=<名前> を付けてください。サーバーにあるクラブ：{ $there }
}
