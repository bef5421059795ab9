title = { $list }：レーティングと称号の更新
hint = 連盟のリストのパスを入力します：FIDE のリスト（`txt` か `xml`）、大会報告（.trf）、番号か名前とレーティング・称号の表。先に違いを表示し、Enter で記録します。新しい選手は登録しません。
number = 番号
player = 選手
rating = レーティング
entitled = 称号
arrow = {" "}→{" "}
nothing = リストとの違いはありません
