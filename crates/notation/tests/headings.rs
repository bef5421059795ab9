//! The heads of games: names, days and results, without their moves.

use notation::{Heading, Outcome, headings};

fn brief(text: &str) -> Vec<(String, [String; 2], String, Outcome)> {
    let brief = |game: Heading| {
        let when = [game.date, game.time].into_iter().flatten().collect::<Vec<_>>().join(" ");
        (format!("{}/{}", game.event, game.round), game.players, when, game.outcome)
    };
    headings(text).expect("a notation").into_iter().map(brief).collect()
}

fn game(
    event: &str,
    players: [&str; 2],
    when: &str,
    outcome: Outcome,
) -> (String, [String; 2], String, Outcome) {
    (event.to_owned(), players.map(str::to_owned), when.to_owned(), outcome)
}

#[test]
fn pgn_is_read_by_its_tags() {
    let text = "% written by hand\n[Event \"Autumn Cup\"]\n[Date \"2026.11.21\"]\n[Round \"1\"]\n\
                [White \"Ada \\\"A\\\" Abe\"]\n[Black \"Bea\"]\n[Result \"1-0\"]\n\n\
                1. e4 {[White \"Nobody\"]\n[Event \"none\"]\n} e5 1-0\n\n\
                [Event \"Autumn Cup\"]\n[Round \"2\"]\n[White \"Bea\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n\
                [UTCDate \"2026.11.22\"]\n[UTCTime \"10:30:00\"]\n\n\
                [Event \"Autumn Cup\"]\n[Round \"-\"]\n[White \"Cy\"]\n[Black \"Ada\"]\n[Date \"1992.??.??\"]\n[Result \"*\"]\n";
    let expected = [
        game("Autumn Cup/1", ["Ada \"A\" Abe", "Bea"], "2026-11-21", Outcome::Won(0)),
        game("Autumn Cup/2", ["Bea", ""], "2026-11-22 10:30:00", Outcome::Draw),
        game("Autumn Cup/", ["Cy", "Ada"], "1992", Outcome::Unknown),
    ];
    assert_eq!(brief(text), expected);
}

/// As wdoor writes them; the server's summary says what `%` leaves open.
#[test]
fn floodgate_calls_its_games_by_their_league() {
    let one = "V2\nN+gps_l\nN-Bonanza\n'Max_Moves:256\n$EVENT:wdoor+floodgate-300-10F+gps_l+Bonanza+20110522210004\n\
               $START_TIME:2011/05/22 21:00:04\nPI\n+\n+7776FU,T1\n-3334FU\nT2\n%TORYO\n\
               'summary:toryo:gps_l win:Bonanza lose\n'$END_TIME:2011/05/22 21:30:00\n";
    let other = "V2\nN+a\nN-b\n$START_TIME:2011/05/22 22:00:00\nPI\n+\n+7776FU\n%CHUDAN\n\
                 'summary:abnormal:a lose:b win\n";
    let third = "V2.2\nN+a\nN-b\nPI\n+\n+7776FU\n-3334FU\n+2726FU\n%TORYO\n";
    let fourth = "V2.2\nN+a\nN-b\nPI\n-\n%KACHI\n";
    let max = "V2\nN+a\nN-b\nPI\n+\n+7776FU\n%MAX_MOVES\n'summary:max_moves:a draw:b draw\n";
    let expected = [
        game("floodgate-300-10F/", ["gps_l", "Bonanza"], "2011-05-22 21:00:04", Outcome::Won(0)),
        game("/", ["a", "b"], "2011-05-22 22:00:00", Outcome::Won(1)),
        game("/", ["a", "b"], "", Outcome::Won(0)),
        game("/", ["a", "b"], "", Outcome::Won(1)),
        game("/", ["a", "b"], "", Outcome::Draw),
    ];
    assert_eq!(brief(&[one, other, third, "/\n", fourth, max].concat()), expected);
}

#[test]
fn kif_is_read_by_its_headings_and_its_last_line() {
    let text = "# KIF version=2.0\n開始日時：2020/01/01 10:00:00\n棋戦：例会\n手合割：平手\n先手：佐藤\n後手：鈴木\n\
                手数----指手---------消費時間--\n   1 ７六歩(77) ( 0:01/00:00:01)\n   2 投了\n変化：1手\n   1 投了\n\
                手合割：角落ち\n下手：田中\n上手：高橋\n   1 ３四歩(33)\n   2 投了\n\
                先手：佐藤\n後手：田中\nまで100手で後手の勝ち\n";
    let games = headings(text).expect("KIF");
    let begun: Vec<bool> = games.iter().map(|game| game.second_began).collect();
    assert_eq!(begun, [false, true, false]);
    let expected = [
        game("例会/", ["佐藤", "鈴木"], "2020-01-01 10:00:00", Outcome::Won(0)),
        game("/", ["田中", "高橋"], "", Outcome::Won(1)),
    ];
    assert_eq!(brief(text)[..2], expected);
}

#[test]
fn lists_are_no_records() {
    for text in
        ["player_a,player_b,score\nA,B,2-1\n", "先手,後手\n", "", "名前：佐藤\n", "[{\"name\": 1}]"]
    {
        assert_eq!(headings(text), None, "{text}");
    }
}
