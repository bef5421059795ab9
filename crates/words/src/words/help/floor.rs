//! The help of the floor.

use super::{CommandHelp, commands};

pub(super) const FLOOR: &[CommandHelp] = commands! {
    "categories": "Show the categories of the club, and how many players are in each", "クラブの部門と人数を表示する"
    "categories set": "Set the categories of the club, all of them; by ages, or for players put in by hand",
        "クラブの部門をすべて決める。年齢によるものと、選手に手で付けるもの" {
        categories: "A category, like \"U18 <18\", \"Senior 65+\", \"U12 10-11\" or Women; none: no categories",
            "部門。「U18 <18」「シニア 65+」「U12 10-11」「女子」のように。なければ部門なし";
        on: "The day of the event's year on which ages count, like 04-01 [default: as before, at first 01-01]",
            "年齢を数える、大会の年の日付。04-01 のように［省略時：前のまま。はじめは 01-01］";
    }
    "tables": "Show the tables of the hall and their matches", "会場の卓と、行われている試合を表示する"
    "tables set": "Set up the tables, in the order in which they are filled", "卓を、使う順に決める" {
        tables: "The names of the tables", "卓の名前";
        reserved: "A reserved table, filled only by name; may be given several times",
            "名指しのときだけ使う予約の卓。何度でも指定できる";
        send_back: "Send matches at tables that are removed back to the queue",
            "なくなる卓の試合を呼出待ちに戻す";
    }
    "tables break": "Call nothing until a time; a break that lasts is moved",
        "指定の時刻まで呼び出しを止める。休憩中なら終わりを変える" {
        until: "When it ends: 13:00, 1300, 13, or a length such as \"30 min\"",
            "終わる時刻。13:00、1300、13 のほか「30分」のような長さも可";
        end: "End the break at once", "休憩をすぐに終える";
    }
    "queue": "The matches that can be called, the next one first",
        "呼び出せる試合を、次のものから順に表示する"
    "call": "Call the next match to the first free table, or a match by number",
        "次の試合を最初の空き卓に呼び出す。番号で選んでもよい" {
        name: "The tournament [default: that of the next match in the queue]",
            "大会［省略時：次の試合の大会］";
        table: "The table [default: the first that is free]", "卓［省略時：最初の空き卓］";
        again: "Call the players of a called match again",
            "来ていない選手をもう一度呼び出す";
    }
    "uncall": "Undo a call: the table is free, the match is back in the queue",
        "呼び出しを取り消す。卓は空き、試合は呼出待ちに戻る"
    "begin": "Record that a called match has begun", "呼び出した試合が始まったことを記録する"
    "postpone": "Postpone a match until further notice", "試合を延期する"
    "resume": "Put a postponed match back in the queue", "試合の延期を解除する"
};
