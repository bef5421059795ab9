//! The words of several machines at one club.

use crate::words::words;

words! {
    /// The words of several machines at one club.
    pub MachinesWords {
        title: "Machines in the hall", "会場のPC";
        alone: "No other machine may join.", "ほかのPCは参加できません。";
        joinable(address: &str):
            "At the other machine: `banzuke join {address}`",
            "参加するPCで：`banzuke join {address}`";
        machine(name: &str, rights: &str): "{name}: {rights}", "{name}：{rights}";
        code_of(name: &str): "The code of {name}, shown only now:", "{name}のコード（今だけ表示）：";
        open_network: "Let machines of this network join", "このネットワークのPCを参加させる";
        open_here: "Let programs on this machine join", "このPCのプログラムだけ参加させる";
        close: "Let no machine join any more", "参加の受け付けをやめる";
        open_pages: "Serve pages to phones and walls of this network", "スマホと会場モニターにページを公開する";
        close_pages: "Serve no pages to phones any more", "スマホへのページの公開をやめる";
        show_code: "Show the code for phones", "スマホ用の二次元コードを表示する";
        choose_wall: "Choose what the wall shows", "会場モニターの内容を選ぶ";
        wall: "The wall shows", "会場モニターの内容";
        wall_follows:
            "By turns, on walls and on `banzuke display`. Enter changes a line; what is open follows at once.",
            "ブラウザーの会場モニターにも `banzuke display` にも順に表示します。Enter で切り替えると、すぐ反映されます。";
        new_code(role: &str): "New code: {role}", "コードの発行：{role}";
        revoke(name: &str): "Take the code of {name} away", "{name}のコードを取り消す";
        joined(host: &str, rights: &str):
            "Joined at {host} as {rights}.",
            "{host} に{rights}として参加しています。";
        /// In the title line of a machine that others may join.
        hosting(machines: usize): "hosting, joined: {machines}", "親機（参加{machines}台）";
        is_here(name: &str): "{name} has joined.", "{name}が参加しました。";
        quit: "Quit while machines are joined?", "参加中のPCがありますが終了しますか？";
        quit_loses(names: &str):
            "Joined now: {names}. They go on with their copies; what they enter is sent once this machine hosts again.",
            "参加中：{names}。各PCは写しで続けられ、入力した操作はこのPCが再び親機になったときに送信されます。";
        quit_yes: "Quit", "終了する";
        answers: "It answers.", "応答があります。";
        done: "Done", "閉じる";
        dismiss: "Forget what was refused", "記録できなかった操作を消す";
        /// There is no answer, since this time; so many entries wait.
        stale(host: &str, since: &str, waiting: &str):
            "No answer from {host} since {since}: shown as of then.{waiting}",
            "{host} は{since}から応答なし（その時点の表示）。{waiting}";
        waiting(count: usize): " To be sent: {count}.", "未送信：{count}件。";
        refused_now(what: &str, why: &str):
            "Not recorded there: {what}: {why}",
            "相手側で記録できませんでした：{what}：{why}";
    }
}
