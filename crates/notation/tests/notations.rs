//! Games of each notation, as its own specification or a program that is much used writes them.

use notation::{End, Fault, Kind, NotatedGame, Outcome, Reading, Replay, Skipped, csa, kif, pgn};
use proptest::prelude::*;

#[track_caller]
fn only(reading: Reading) -> NotatedGame {
    let [game] = reading.games.try_into().expect("one game");
    game.expect("a game")
}

fn faults(reading: Reading) -> Vec<(usize, usize, Fault)> {
    let skipped = reading.games.into_iter().filter_map(Result::err);
    skipped.map(|Skipped { number, line, fault }| (number, line, fault)).collect()
}

/// The example of the standard (Edwards 1994, 2.3).
const FISCHER: &str = r#"[Event "F/S Return Match"]
[Site "Belgrade, Serbia JUG"]
[Date "1992.11.04"]
[Round "29"]
[White "Fischer, Robert J."]
[Black "Spassky, Boris V."]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3
O-O 9. h3 Nb8 10. d4 Nbd7 11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15.
Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7 19. exd6 Qf6 20. Nbd2 Nxd6 21.
Nc4 Nxc4 22. Bxc4 Nb6 23. Ne5 Rae8 24. Bxf7+ Rxf7 25. Nxf7 Rxe1+ 26. Qxe1 Kxf7
27. Qe3 Qg5 28. Qxg5 hxg5 29. b3 Ke6 30. a3 Kd6 31. axb4 cxb4 32. Ra5 Nd5 33.
f3 Bc8 34. Kf2 Bf5 35. Ra7 g6 36. Ra6+ Kc5 37. Ke1 Nf4 38. g3 Nxh3 39. Kd2 Kb5
40. Rd6 Kc5 41. Ra6 Nf2 42. g4 Bd3 43. Re6 1/2-1/2
"#;

#[test]
fn the_game_of_the_pgn_standard_is_read() {
    let game = only(pgn(FISCHER));
    assert_eq!(game.players, ["Fischer, Robert J.", "Spassky, Boris V."]);
    assert_eq!(
        (game.kind, game.outcome, game.line, game.moves.len()),
        (Kind::Chess, Outcome::Draw, 1, 85)
    );
    assert_eq!((game.date.as_deref(), &*game.moves[8]), (Some("1992-11-04"), "e1g1"));
    assert_eq!(game.moves[19], "b8d7");
    assert_eq!(game.moves[84], "a6e6");
}

#[test]
fn comments_variations_and_glyphs_are_passed_over() {
    let text = "% an escape\n[White \"A \\\"Ace\\\" B\"]\n[Black \"?\"]\n\n{ before } 1.e4! $1 (1. d4 {(} d5 (1... Nf6)) e5?! ; 9. Qh5\n\
                2.0-0?? *\n\n[White \"C\"]\n1... e5 1-0";
    let reading = pgn(text);
    assert_eq!(reading.games.len(), 2);
    assert_eq!(
        faults(reading),
        [(1, 6, Fault::IllegalMove("0-0??".into())), (2, 9, Fault::IllegalMove("e5".into()))]
    );
    let game = only(pgn(
        "[White \"A \\\"Ace\\\" B\"]\n1.e4! $1 (1. d4 {(} d5 (1... Nf6)) e5?! ; 9. Qh5\n2. Nf3 {x} *\n",
    ));
    assert_eq!((&*game.players[0], game.moves.join(" ")), ("A \"Ace\" B", "e2e4 e7e5 g1f3".into()));
}

#[test]
fn a_bad_game_of_pgn_costs_no_other() {
    let good = "[Event \"x\"]\n\n1. e4 1-0\n\n";
    for (bad, fault) in [
        ("[Event \"x\"]\n\n1. Ke2 1-0\n\n", Fault::IllegalMove("Ke2".into())),
        ("[Event \"x\"]\n\n1. %% 1-0\n\n", Fault::Unreadable("%%".into())),
        ("[Event \"x\"]\n\n1. d4 {never closed\n\n", Fault::Unclosed('{')),
        ("[Event \"x\"]\n\n1. d4 (never closed\n\n", Fault::Unclosed('(')),
        (
            "[Event \"x\"]\n\n1. d4 Nf6 2. c3 d5 3. Nd2 e5 4. Nf3 a6 1-0\n\n",
            Fault::AmbiguousMove("Nf3".into()),
        ),
        (
            "[Event \"x\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n*\n\n",
            Fault::BadStart("8/8/8/8/8/8/8/8 w - - 0 1".into()),
        ),
        ("[Event \"x\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n\n", Fault::OtherRules("Atomic".into())),
        ("[Event \"x\"]\n\n1-0\n\n", Fault::NoMoves),
    ] {
        let reading = pgn(&format!("{good}{bad}{good}"));
        let read: Vec<bool> = reading.games.iter().map(Result::is_ok).collect();
        assert_eq!(read, [true, false, true], "{bad}");
        let found = faults(reading);
        assert_eq!((found[0].0, &found[0].2), (2, &fault), "{bad}");
    }
    let two = "[FEN \"4k3/8/8/8/8/8/8/RN2K1NR w - - 0 1\"]\n1. Nc3 Kd7 2. Ne2 Ke7 3. Nd5+ Kd7 4. Nc3 *\n\n\
               [FEN \"4k3/8/8/8/8/2N5/8/4K1N1 w - -\"]\n1. Ne2 *";
    assert_eq!(
        faults(pgn(two)),
        [(1, 2, Fault::AmbiguousMove("Ne2".into())), (2, 5, Fault::AmbiguousMove("Ne2".into()))]
    );
}

#[test]
fn a_start_by_fen_and_every_kind_of_move() {
    // Kiwipete has 48 legal moves, among them both castlings.
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let game = only(pgn(&format!("[FEN \"{kiwipete}\"]\n\n1. O-O-O bxc3 *")));
    assert_eq!((game.start.as_deref(), game.moves.join(" ")), (Some(kiwipete), "e1c1 b4c3".into()));
    let mut replay = Replay::new(&game);
    let legal = replay.legal();
    assert_eq!((replay.side(), legal.len()), (0, 48));
    assert!(legal.iter().any(|made| made == "e1g1") && !replay.play("e1e3") && replay.play("e1c1"));
    // En passant, and a pawn that becomes a knight with mate or check.
    let game = only(pgn(
        "[FEN \"7r/4P1kp/8/2Pp4/8/8/8/4K3 w - d6 0 2\"]\n2. cxd6 Kf7 3. e8=N h5 4. d7 h4 5. d8Q *",
    ));
    assert_eq!(game.moves.join(" "), "c5d6 g7f7 e7e8n h7h5 d6d7 h5h4 d7d8q");
    // Fool's mate.
    let game = only(pgn("1. f3 e5 2. g4 Qh4# 0-1"));
    let mut replay = Replay::new(&game);
    assert!(game.moves.iter().all(|made| replay.play(made)));
    assert_eq!((replay.end(), game.outcome), (Some(End::Mate), Outcome::Won(1)));
}

/// The example of CSA's specification of 2.2, shortened, and a second game.
const CSA: &str = "V2.2\nN+NAKAHARA\nN-YONENAGA\n$EVENT:13th World Computer Shogi Championship\n\
$START_TIME:2003/05/03 10:30:00\nPI\n+\n'a comment\n+2726FU\nT12\n-3334FU\nT6\n%CHUDAN\n/\n\
V2.2\nN+A\nPI82HI22KA\n-\n-3334FU,T1,+7776FU,T2\n%TORYO\n";

#[test]
fn csa_with_two_games_is_read() {
    let games: Vec<NotatedGame> =
        csa(CSA).games.into_iter().map(|game| game.expect("a game")).collect();
    assert_eq!(games[0].players, ["NAKAHARA", "YONENAGA"]);
    assert_eq!((games[0].moves.join(" "), &games[0].start), ("2g2f 3c3d".into(), &None));
    assert_eq!(
        (games[0].date.as_deref(), games[0].outcome),
        (Some("2003-05-03"), Outcome::Unknown)
    );
    // Two pieces fewer for white, who moves first; white is to move and resigns.
    let start = "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
    assert_eq!((games[1].start.as_deref(), games[1].line, games[1].number), (Some(start), 15, 2));
    assert_eq!((games[1].moves.join(" "), games[1].outcome), ("3c3d 7g7f".into(), Outcome::Won(0)));
}

#[test]
fn csa_places_pieces_drops_and_promotes() {
    let text = "P1 *  *  *  * -OU *  *  *  * \nP2 *  *  *  *  *  *  *  *  * \nP3 *  *  *  * +FU *  *  *  * \nP+00KI28HI59OU\nP-00AL\n+\n+2822RY\n%TORYO";
    let game = only(csa(text));
    assert_eq!(game.start.as_deref(), Some("4k4/9/4P4/9/9/9/9/7R1/4K4 b Gr2b3g4s4n4l17p 1"));
    assert_eq!((game.moves.join(" "), game.outcome), ("2h2b+".into(), Outcome::Won(0)));
    let drop = only(csa(&text.replace("+2822RY", "+0052KI")));
    let mut replay = Replay::new(&drop);
    assert!(replay.play("G*5b"));
    assert_eq!(replay.end(), Some(End::Mate));
    let wrong = |made: &str| faults(csa(&format!("PI\n+\n{made}\n")));
    for made in ["+7775FU", "-3334FU", "+7776KI", "+0055FU", "+5545FU"] {
        assert_eq!(wrong(made), [(1, 3, Fault::IllegalMove(made.into()))]);
    }
    assert_eq!(wrong("+77"), [(1, 3, Fault::Unreadable("+77".into()))]);
    assert_eq!(faults(csa("PI55FU\n+\n+7776FU")), [(1, 1, Fault::BadStart("PI55FU".into()))]);
}

const KIF: &str = "#KIF version=2.0 encoding=UTF-8\n開始日時：2020/01/01 10:00\n手合割：平手　　\n先手：甲野 太郎\n後手：乙山 花子\n\
手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:16/00:00:16)\n*a comment：x\n   2 ３四歩(33)   ( 0:00/00:00:00)\n\
   3 ２二角成(88)   ( 0:07/00:00:23)+\n   4 同　銀(31)   ( 0:00/00:00:00)\n   5 ４五角打   ( 0:00/00:00:23)\n   6 投了\n\
まで5手で先手の勝ち\n\n変化：3手\n   3 ２六歩(27)\n";

#[test]
fn kif_is_read_without_its_variations() {
    let game = only(kif(KIF));
    assert_eq!(game.players, ["甲野 太郎", "乙山 花子"]);
    assert_eq!(game.date.as_deref(), Some("2020-01-01"));
    assert_eq!(game.moves.join(" "), "7g7f 3c3d 8h2b+ 3a2b B*4e");
    assert_eq!((game.outcome, game.line, game.start), (Outcome::Won(0), 2, None));
    let twice = kif(&format!("{KIF}\r\n{}", KIF.replace("   6 投了\n", "")));
    let outcomes: Vec<_> =
        twice.games.iter().map(|game| game.as_ref().expect("a game").outcome).collect();
    assert_eq!(outcomes, [Outcome::Won(0); 2]);
}

#[test]
fn kif_with_a_handicap_and_with_faults() {
    let game = only(kif(
        "手合割：二枚落ち\n上手：A\n下手：B\n   1 ６二銀(71)\n   2 ７六歩(77)\n   3 中断\n",
    ));
    assert_eq!(game.players, ["B", "A"]);
    assert_eq!(
        game.start.as_deref(),
        Some("lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1")
    );
    assert_eq!(game.moves.join(" "), "7a6b 7g7f");
    let wrong = |text: &str| faults(kif(text));
    assert_eq!(wrong("先手：A\n1 ７五歩(77)\n"), [(1, 2, Fault::IllegalMove("７五歩(77)".into()))]);
    assert_eq!(wrong("1 ７六金(77)\n"), [(1, 1, Fault::IllegalMove("７六金(77)".into()))]);
    assert_eq!(wrong("1 同　歩(77)\n"), [(1, 1, Fault::Unreadable("同　歩(77)".into()))]);
    assert_eq!(wrong("手合割：その他\n1 ７六歩(77)\n"), [(1, 1, Fault::BadStart("その他".into()))]);
    assert_eq!(wrong("先手：A\n"), [(1, 1, Fault::NoMoves)]);
}

#[test]
fn the_position_with_most_moves_has_593() {
    let start = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1".to_owned();
    let usual = only(kif(KIF));
    assert_eq!(Replay::new(&usual).legal().len(), 30);
    assert_eq!(Replay::new(&NotatedGame { start: Some(start), ..usual }).legal().len(), 593);
}

/// Pieces of the notations, put together anyhow.
fn pieces() -> impl Strategy<Value = String> {
    const PARTS: [&str; 44] = [
        "[Event \"x\"]",
        "[FEN \"",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "\"]",
        "\n",
        " ",
        "{",
        "}",
        "(",
        ")",
        ";",
        "1.",
        "e4",
        "e5",
        "Nf3",
        "O-O",
        "$1",
        "e8=Q",
        "1-0",
        "*",
        "[",
        "%",
        "PI",
        "P1",
        "P+00AL",
        "P-",
        "-KY",
        "+",
        "-",
        "+7776FU",
        "-3334FU",
        "%TORYO",
        "/",
        "N+",
        "手合割：",
        "二枚落ち",
        "   1 ",
        "７六歩(77)",
        "３四歩(33)",
        "同　",
        "打",
        "変化：",
        "'",
    ];
    proptest::collection::vec(proptest::sample::select(&PARTS[..]), 0..40)
        .prop_map(|parts| parts.concat())
}

proptest! {
    #[test]
    fn no_text_is_too_much(any in ".*", made in pieces()) {
        for text in [any, made] {
            for read in [pgn, kif, csa] {
                for game in read(&text).games.into_iter().flatten() {
                    let mut replay = Replay::new(&game);
                    prop_assert!(game.moves.iter().all(|made| replay.play(made)));
                    let _ = (replay.legal(), replay.end());
                }
            }
        }
    }

    /// A letter changed anywhere costs at most the game, and never the program.
    #[test]
    fn no_change_of_a_letter_is_too_much(at in 0_usize..2000, letter in any::<char>()) {
        for (text, read) in [(FISCHER, pgn as fn(&str) -> Reading), (CSA, csa), (KIF, kif)] {
            let mut letters: Vec<char> = text.chars().collect();
            let at = at % letters.len();
            letters[at] = letter;
            prop_assert!(read(&letters.into_iter().collect::<String>()).games.len() <= 4);
        }
    }
}

/// A walkover that was written without moves and without an end: neither its date, its result nor its start is the next
/// game's.
#[test]
fn a_pgn_game_of_tags_alone_is_told_and_leaves_the_next_one_alone() {
    let start =
        "[FEN \"8/P6k/8/8/8/8/7p/K7 w - - 0 1\"]\n[Date \"2020.01.01\"]\n[Result \"0-1\"]\n\n";
    for next in ["[Event \"b\"]\n[White \"C\"]\n", "[White \"C\"]\n"] {
        let text = format!("[Event \"a\"]\n[White \"A\"]\n{start}{next}\n1. e4 e5\n");
        let reading = pgn(&text);
        assert_eq!(faults(reading.clone()), [(1, 1, Fault::NoMoves)], "{text}");
        let game = reading.games.into_iter().find_map(Result::ok).expect("the next one");
        assert_eq!((game.number, game.date, game.start), (2, None, None));
        assert_eq!((game.outcome, game.players[0].as_str()), (Outcome::Unknown, "C"));
    }
}

/// A glyph is a token of its own (section 7 of the standard), also without a space before it.
#[test]
fn glyphs_may_stand_right_behind_moves() {
    let game = only(pgn("1. e4$1 e5$2$14 2. Nf3!$1 Nc6 1-0"));
    assert_eq!(
        (game.moves.join(" "), game.outcome),
        ("e2e4 e7e5 g1f3 b8c6".to_owned(), Outcome::Won(0))
    );
}
