//! The help of games at one table.

use banzuke_words::words::help::{CommandHelp, commands};

pub(super) const PLAY: &[CommandHelp] = commands! {
    "play daihinmin": "Play Daihinmin at the screen against four built-in players",
        "内蔵のプレイヤー4人と、画面で大貧民を遊ぶ";
        more
            "Only legal plays can be picked. A hint shows what a player would do and why. \
             Finished games can be recorded in the club, hands included; `?` shows the keys.",
            "合法手だけを選べます。ヒントで、プレイヤーならどうするかと理由を表示します。終わっ\
             たゲームは手札も含めてクラブに記録できます。? でキーを表示します。" {
        programs: "The other players, up to four [default: yokozuna,snowl,kou2,default]",
            "ほかのプレイヤー、4人まで［省略時：yokozuna,snowl,kou2,default］";
        name: "Your name", "あなたの名前";
        random_seed: "The random seed: the same one deals the same cards [default: another every time]",
            "乱数の種。同じ種なら同じ札を配る［省略時：毎回異なる］";
    }
    "play serve": "A table for five programs, of others or built in, as a server of the UEC protocol",
        "プログラム5人（外部、内蔵）の卓を、UECプロトコルのサーバーとして開く";
        more
            "Programs connect and play by the UEC standard rules, protocol 20070; built-in \
             players take the seats given with `--own`. A program that sends a broken table, \
             is too slow or disconnects ends its match; the games before it count, and the server \
             waits for the next five. `--log` keeps every game, and `--tournament` records them \
             in the club, hands included, so that the programs are rated.",
            "プログラムは接続して、UEC標準ルール、プロトコル20070で対戦します。`--own` で指\
             定した席には内蔵のプレイヤーが座ります。壊れたテーブルを送る、遅すぎる、切断す\
             るプログラムがあると、その対戦は終わります。それまでのゲームは有効で、サーバー\
             は次の5人を待ちます。`--log` で全ゲームを残し、`--tournament` で手札も含めて\
             クラブに記録し、レーティングの対象にします。" {
        address: "The address to listen on; 0.0.0.0 for other machines too",
            "待ち受けるアドレス。ほかのマシンからも受けるなら 0.0.0.0";
        port: "The port to listen on", "待ち受けるポート";
        programs: "Built-in players at the table", "卓に座る内蔵のプレイヤー";
        games: "The games of a match", "1対戦のゲーム数";
        patience: "Seconds that a program may take for each answer", "応答を待つ秒数";
        once: "End after one match", "1対戦で終わる";
        log: "Write the games to this new file; later matches get -2, -3 and so on",
            "ゲームを書き込む新しいファイル。2対戦目からは -2、-3 と番号が付く";
        tournament: "Record the games in the club as this new tournament",
            "ゲームをこの名前の新しい大会としてクラブに記録する";
        list: "The rating list of the tournament [default: main]",
            "大会のレーティングリスト［省略時：main］";
        date: "The day of the games, like 2026-11-21 [default: today]",
            "対局日。2026-11-21 のように［省略時：今日］";
    }
    "play join": "Built-in players join a server of the UEC protocol",
        "内蔵のプレイヤーが、UECプロトコルのサーバーに参加する" {
        programs: "The players, each with a connection of its own", "プレイヤー。それぞれ別に接続する";
        server: "The server", "サーバー";
        name: "The name they tell, of up to 14 letters [default: that of the player]",
            "伝える名前。14文字まで［省略時：プレイヤーの名前］";
        patience: "Seconds that the server may take to its next table", "次のテーブルを待つ秒数";
    }
};
