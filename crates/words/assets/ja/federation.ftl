handed_in = { $event }を { $to } に提出しました。登録簿の担当者が `banzuke federation receive` で取り込みます
handed_in_before = { $club }の{ $event }はすでに取り込まれています（操作{ $entry }）
ratings_moved = レーティングの変わった選手：{ $count }人
fetched = 登録簿にある選手：{ $known }人、確認が必要：{ $differences }件
other_name = { $player }は登録簿では「{ $there }」です
one_person = { $players }は登録簿では同一人物です：{ $there }
other_number = { $player }の番号は、ここでは{ $noted }、登録簿では{ $there }です
none_wait = 取り込みを待っている大会はありません。
wait = 提出された大会：{ $count }件（ホームの Alt-r で取り込み）。
ask_password = { $address } のパスワード：
taken = { $club }の{ $event }：番号で一致{ $by_number }人、名前で一致{ $by_name }人、新規{ $new }人{ $doubtful ->
    [0] {""}
   *[other] 、確認が必要{ $doubtful }人（`banzuke duplicates`）
}
no_register = このPCからまだ何も提出していないため、提出先の登録簿が分かりません。
    .remedy = `banzuke federation hand-in` で一度提出すると、提出先が記憶されます。
no_server = 開いているクラブはサーバーのものではないため、提出された大会を受け取れません。
    .remedy = 提出されたファイルは `banzuke federation receive <ファイル>` で取り込みます。
no_hand_in = { $source } は、クラブが提出した大会のファイルではありません：{ $why }
    .remedy = クラブが書き出したファイルを指定してください（`banzuke federation hand-in --help` を参照）。
moved = クラブを { $to } に移しました。今後はそこで開いてください。最後の操作は{ $last }です（ダイジェスト { $digest }）
prepared = { $is_new ->
    [yes] サーバーの準備ができました。利用者は `CREATE ROLE anna LOGIN PASSWORD '…' IN ROLE banzuke_desk`（責任者は banzuke_chief、閲覧は banzuke_viewer）で追加します
   *[no] サーバーの準備はできています。役割を設定し直しました
}
one_is_a_server = クラブを移せるのは、ファイルとサーバーの間だけです。
    .remedy = ファイルと postgres:// で始まるアドレスを、移す元、移す先の順に指定してください。
club_without_name = アドレスにクラブの名前がありません。
    .remedy = アドレスの最後に ?club=<名前> を付けてください。
name_is_taken = サーバーにはすでに「{ $name }」があります。別のクラブか、操作の異なるこのクラブです。
    .remedy = アドレスの最後の ?club= に別の名前を書いてください。
unsent = このPCに、サーバーへ未送信の操作が{ $count }件あります。
    .remedy = `banzuke --db <アドレス>` でクラブを開き、未送信がなくなってからやり直してください。
public_part = { $role }の役割では、クラブの公開部分しか受け取れません。
    .remedy = 責任者か受付の利用者のアドレスを使ってください。
server_has_more = サーバーには、写し { $file } にない操作があります。
    .remedy = ほかのPCの作業が終わってから { $file } を削除し、もう一度移してください。
file_is_there = { $file } はすでにあります。
    .remedy = まだないファイルを指定してください。
