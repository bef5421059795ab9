//! Texts on the pages that a host serves to phones and walls in the hall.

use crate::club::tournament::Venue;
use crate::words::{capital, say, words};

words! {
    pub WebWords {
        now: "Now", "試合状況";
        me: "My matches", "自分の試合";
        offline: "No connection: this page may be out of date.", "接続が切れています。表示が古い可能性があります。";
        playing: "Being played", "試合中・呼び出し中";
        next: "Called next", "次の呼び出し";
        latest: "Newest results", "最新の結果";
        table: "Table", "卓";
        nothing_played: "No match is at a table now.", "今、卓で行われている試合はありません。";
        nothing_next: "No match waits for a table.", "呼出待ちの試合はありません。";
        no_results: "No results today.", "今日の結果はまだありません。";
        find: "Find yourself", "自分を選ぶ";
        find_means:
            "Choose your name. This phone then remembers it and shows when and where you play.",
            "名前を選んでください。この端末が覚え、いつどこで試合があるかを表示します。";
        name: "Name or number", "名前・番号";
        search: "Search", "検索";
        no_player: "No players found.", "見つかりません。";
        this_is_me: "This is me", "自分です";
        somebody_else: "Choose another player", "別の選手を選ぶ";
        record: "Results and ratings", "成績とレーティング";
        not_entered: "Not in an event of today.", "今日の大会には参加していません。";
        next_up: "Next to be called", "次に呼び出されます";
        postponed: "Postponed", "延期中";
        idle: "No match now", "今は試合なし";
        done: "No further match", "以後の試合はありません";
        withdrawn: "Withdrawn", "大会棄権";
        disqualified: "Disqualified", "失格";
        results_today: "Results today", "今日の結果";
        against: "against", "相手";
        where_to: "Where do I play?", "名前順の組み合わせ";
        bracket: "Bracket", "トーナメント表";
        standings: "Standings", "順位表";
        idle_wall: "Nothing is being played right now.", "今は試合がありません。";
        expected: "Expected today", "本日の参加予定者";
        expected_means:
            "Entered for today and not playing yet.",
            "今日の大会に参加登録していて、まだ試合のない人です。";
        none_expected: "No more players are expected.", "待っている人はいません。";
        wall: "Public display", "会場モニター";
        last_score: "Last result", "直前の結果";
        not_found: "There is no such page.", "ページが見つかりません。";
        not_for_this_name:
            "This name is not one of this machine. Type the address that the desk shows.",
            "このPCの名前ではありません。本部に表示されたアドレスを入力してください。";
        not_allowed: "This request cannot be answered.", "この要求には応答できません。";
        too_much: "The request is too long.", "要求が長すぎます。";
        too_many: "Too many requests. Try again in a moment.", "要求が多すぎます。しばらくしてからもう一度試してください。";
        busy: "This page cannot be made now. Try again in a moment.", "今はページを作れません。しばらくしてからもう一度試してください。";
        home: "To what is being played", "試合状況へ";
        scan: "For phones", "スマートフォン用";
        called_at(clock: &str): "called at {clock}", "{clock} 呼び出し";
        started_at(clock: &str): "since {clock}", "{clock} 開始";
        report: "Report a result", "結果の報告";
        how_to_report:
            "To report a result, scan the code at the table or on the score sheet, or tell the desk.",
            "結果は、卓またはスコア用紙のQRコードを読み取って報告するか、本部に伝えてください。";
        code_ended: "This code has ended with its match or event.", "このコードは終了しました（試合または大会が終わっています）。";
        who_reports: "Who are you?", "報告する人";
        another_person: "Another person", "その他の人";
        send: "Send", "送信";
        disputed: "The reports differ. The desk will ask you.", "報告が一致しません。本部が確認します。";
        counts: "It counts:", "確定しました：";
        waits:
            "Reported. It counts once the other side or the desk agrees.",
            "報告しました。相手か本部が認めると確定します。";
        leave_blank: "Leave the games blank that were not played.", "行わなかったゲームは空欄のままにします。";
        form_is_old:
            "Nothing was recorded: another match is here now, or this page is old. Look again and send it once more.",
            "記録していません。別の試合に替わったか、ページが古くなっています。確認してもう一度送信してください。";
        form_is_unfinished:
            "Nothing was recorded: choose who you are and the whole score.",
            "記録していません。報告する人とスコアをすべて選んでください。";
        one_phone:
            "Nothing was recorded: the other side agrees on a phone of its own, or at the desk.",
            "記録していません。相手は自分の端末か本部で認めてください。";
        no_cookie:
            "Nothing was recorded: the browser must allow cookies for this page.",
            "記録していません。このページのクッキーを許可してください。";
        game(number: u32): "Game {number}: who won?", "第{number}ゲームの勝者";
        won(name: &str): "{name} won", "{name}の勝ち";
        games_of(name: &str): "Games won by {name}", "{name}の勝ち数";
        place_of(name: &str): "Place of {name}", "{name}の順位";
        reports(name: &str): "{name} reports:", "{name}の報告：";
        agrees(name: &str): "{name}: yes, that is right", "{name}：この結果で間違いない";
        round_of(event: &str, round: &str): "{event} · {round}", "{event}・{round}";
        game_of(pod: u32, game: usize): "Pod {pod}, game {game}", "第{pod}組 第{game}ゲーム";
        absent_in(round: &str): "Absent in {round}", "{round}は欠席";
        bye_in(round: &str): "Bye in {round}", "{round}はBYE";
    }
}

impl WebWords {
    /// Where a player has to go, in large type.
    pub fn go_to(self, spot: &Venue) -> String {
        capital(&self.language.words().term.venue(spot))
    }

    /// Nothing is called to a table that has a code.
    pub fn nobody_at(self, table: &Venue) -> String {
        let (lang, table) = (self.language, self.go_to(table));
        say!(
            lang,
            "{table}: no match is called here now. This page changes by itself.",
            "{table}：今はここに呼ばれた試合がありません。呼ばれると自動で表示されます。"
        )
    }

    /// How many matches are called before a player's.
    pub fn before(self, ahead: usize) -> String {
        let lang = self.language;
        match ahead {
            0 => self.next_up().to_owned(),
            1 => lang.pick("1 match before it", "この前に1試合").to_owned(),
            _ => say!(lang, "{ahead} matches before it", "この前に{ahead}試合"),
        }
    }

    /// The match waits for others: their numbers or players.
    pub fn waits_for(self, matches: &[String]) -> String {
        let lang = self.language;
        let matches = matches.join(lang.pick(" and ", "と"));
        say!(lang, "Waits for {matches}", "{matches}の結果待ち")
    }
}
