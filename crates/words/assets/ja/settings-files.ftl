colourless = NO_COLOR により mono を使用
no_place = 設定を置くフォルダーがありません。
    .remedy = --config <フォルダー> で指定してください。
default = 初期値
file = ファイル
kept = { $path }{ $there ->
    [yes] {""}
   *[no] （まだありません）
}
out_of_range = { $example } のように書いてください。
unknown_theme = { $themes } のどれかにするか、ファイル { $file } を作ってください。
unknown_command = 名前の一覧は `banzuke settings --keys` で確認できます。
unknown_key = キーは k、G、enter、page-up、f1、ctrl-r、alt-x のように書きます。
or = {" "}か{" "}
meant = もしかして { $near } ですか？
one_of = { $names } のどれかにしてください。
switch = true か false（引用符なし）
unreadable = 読み込めません：{ $why }。
    .remedy = UTF-8のテキストで、読み取りできることを確認してください。
unwritable = 書き込めません：{ $why }。
    .remedy = フォルダーに書き込みできることを確認してください。
exists = ファイルがすでにあります。
    .remedy = そのファイルを書き換えるか、別の場所に移してください。
# leaves out $why
syntax = 書き方が違います（引用符やかっこの閉じ忘れなど）。
    .remedy = 見本の出し方は `banzuke settings --help` で確認できます。
no_setting = 「{ $name }」という設定はありません。
no_value = { $setting } を「{ $value }」にはできません。
wrong_kind = { $setting } にその値は使えません。
beyond = { $setting } は{ $least }から{ $most }までです。
no_hook = 「{ $name }」というフックはありません。
no_theme = 「{ $name }」というテーマはありません。
no_scope = [{ $name }] というキーの区分はありません。
no_command = 「{ $name }」というコマンドはありません。
no_key = 「{ $name }」というキーはありません。
no_command_line = フック { $hook } のコマンドがありません。
    .remedy = シェルのコマンドを引用符で囲んでください。例：{ $hook } = "notify.sh"
no_program = コマンド「{ $command }」のプログラムがありません。
    .remedy = プログラム、引数の順に書いてください。例：`run = ["say", "{"{"}name{"}"}"]`
no_fact = コマンド「{ $command }」の { $fact } は、指定した `on` では使えません。
    .remedy = 使えるのは { $facts } です。
own_key_taken = コマンド「{ $command }」のキー { $key } は { $by } に使われています。
    .remedy = 別のキーにするか、{ $by } に別のキーを割り当ててください。
misplaced = { $command } は [{ $scope }] では使えません。
    .remedy = { $scopes } に書いてください。
key_twice = キー { $key } は同じ区分ですでに { $first } に割り当てられています。
    .remedy = どちらか一方の行から外してください。
key_taken = キー { $key } は [{ $scope }] で { $by } に使われています。
    .remedy = 別のキーにするか、[{ $scope }] で { $by } にも別のキーを割り当ててください。
out_of_reach = どこからでも { $command } を実行できるキーがなくなります。
    .remedy = { $command } には、{ $usual } のように文字入力にも他のコマンドにも使われないキーを残してください。
theme = { $name }
