//! The words of the entry of a match that no draw made.

use crate::words::words;

words! {
    /// The words of the entry of a match that no draw made.
    pub RecordMatchWords {
        title(tournament: &str): "Record a match, {tournament}", "試合の記録（{tournament}）";
        /// Before the field for the first player.
        first: "First player: ", "一人目：";
        /// Before the field for the second player: who the first is.
        second(first: &str): "{first} against: ", "{first}の相手：";
        nobody:
            "No players found. Register players on the list of players.",
            "見つかりません。選手は選手一覧で登録します。";
        /// The two players, over the score.
        players(a: &str, b: &str): "{a} against {b}", "{a} 対 {b}";
        /// Before the field for the score.
        score: "Score: ", "結果：";
        hint:
            "Type the games of the first and second player, like 2-1; drawn games last, like 7-6-3. \
           Or game by game: w won, l lost, d drawn, wh30 won with hand strength 30%.",
            "一人目と二人目のゲーム数を 2-1 のように入力します。引き分けは最後に 7-6-3 のように続けます。\
           1ゲームずつなら w 勝ち、l 負け、d 引き分け、wh30 手札勝率30%で勝ちです。";
        no_games:
            "Record only matches with games played here.",
            "ここで記録できるのは、ゲームを行った試合だけです。";
        records:
            "Enter records the match. Shift-Tab chooses another opponent.",
            "Enter で記録。Shift-Tab で相手を選び直します。";
        last_field: "this is the last field", "最後の項目です";
    }
}
