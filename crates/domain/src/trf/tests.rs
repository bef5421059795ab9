use proptest::prelude::*;

use super::*;

/// A report of four with a forfeit, a bye and a game that lasted less than a move.
const CUP: &str = "\
012 Spring Cup
042 2026/11/21
132                                                                                        26/11/21  26/11/22
XXR 2
001    1 m GM Muster, Max                       2200 GER     1503014 1990/04/25  2.0    1     2 w 1     3 b +
001    2      Doe, Jane                         2100 ENG                         0.5    3     1 b 0     4 w D
001    3 w    Roe, Ann                                                           1.0    2  0000 - U     1 w -
001    4      Poe, Ed                                                            0.5    4  0000 - Z     2 b D
";

fn faults(text: &str) -> Vec<(u64, String, TrfWhy)> {
    let faults = text.parse::<Trf>().expect_err("faults").into_iter();
    faults.map(|fault| (fault.line, fault.place(), fault.why)).collect()
}

#[test]
fn a_report_is_read_and_written_column_by_column() {
    let cup: Trf = CUP.parse().expect("a report");
    assert_eq!((cup.name(), cup.rounds()), (Some("Spring Cup"), 2));
    let first = &cup.players[0];
    assert_eq!((&*first.sex, &*first.title, &*first.name), ("m", "GM", "Muster, Max"));
    assert_eq!((first.rating, &*first.federation, &*first.fide), (Some(2200), "GER", "1503014"));
    assert_eq!(first.born, NaiveDate::from_ymd_opt(1990, 4, 25));
    assert_eq!((first.points, first.rank), (20, Some(1)));
    let white = TrfRound { opponent: Some(2), colour: Some(Colour::White), result: TrfResult::Win };
    assert_eq!(first.rounds[0], white);
    assert_eq!(cup.players[2].rounds[0].result, TrfResult::PairingBye);
    let days = cup.dates().expect("days");
    assert_eq!(days[&1], NaiveDate::from_ymd_opt(2026, 11, 22).expect("a day"));
    assert_eq!(cup.to_string(), CUP);
    assert_eq!(CUP.replace('\n', "\r").parse(), Ok(cup.clone()), "as the handbook ends lines");
    let again: Trf = CUP.replace('\n', "\r\n").parse().expect("lines of Windows");
    assert_eq!(again.to_string(), CUP);
}

#[test]
fn letters_of_any_case_and_older_ways_to_write_byes_are_read() {
    let old =
        CUP.replace("0000 - U", "   0   +").replace("0000 - Z", "        ").replace(" D", " d");
    let old: Trf = old.parse().expect("a report");
    let results = |at: usize| old.players[at].rounds[0].result;
    assert_eq!([results(2), results(3)], [TrfResult::FullBye, TrfResult::ZeroBye]);
}

#[test]
fn each_fault_is_found_on_its_line_and_in_its_columns() {
    for (from, to, line, place, why) in [
        ("2200 GER", "2x00 GER", 5, "49-52", TrfWhy::NotANumber),
        ("  2.0 ", " two ", 5, "81-84", TrfWhy::NotPoints),
        ("   2 w 1", "   2 x 1", 5, "97", TrfWhy::NoColour),
        ("   2 w 1", "   2 w 7", 5, "99", TrfWhy::NoResult),
        ("   2 w 1", "   9 w 1", 5, "92-95", TrfWhy::NoOpponent(9)),
        ("   2 w 1", "   1 w 1", 5, "92-95", TrfWhy::OwnOpponent),
        ("0000 - U", "0000 - 1", 7, "92-99", TrfWhy::ByeOrGame),
        ("Doe, Jane", "         ", 6, "15-47", TrfWhy::NoName),
        ("001    4", "001    0", 8, "5-8", TrfWhy::NotANumber),
        ("001    4", "001    3", 8, "5-8", TrfWhy::SameStart(7)),
        ("Doe, Jane", "Doe,\tJane", 6, "19", TrfWhy::Tab),
    ] {
        let text = CUP.replacen(from, to, 1);
        assert_ne!(text, CUP, "{from}");
        let found = faults(&text);
        let wanted = (line, place.to_owned(), why);
        assert!(found.contains(&wanted), "{from} as {to}: {found:?}");
    }
    assert_eq!(faults(""), [(1, "1-3".to_owned(), TrfWhy::NoPlayers)]);
}

#[test]
fn days_are_asked_for_when_they_are_needed() {
    let dates = |from: &str, to: &str| {
        let trf: Trf = CUP.replacen(from, to, 1).parse().expect("a report");
        trf.dates().map_err(|fault| (fault.line, fault.place(), fault.why))
    };
    let first = |from: &str, to: &str| dates(from, to).expect("days")[&0].to_string();
    let without = CUP.lines().nth(2).expect("line 132");
    let one = |day: &str| format!("042 {day}");
    for (to, day) in [("21. 11. 2026", "2026-11-21"), ("Nov 21, 2026", "2026-11-21")] {
        let text = CUP.replacen(without, "", 1).replacen("042 2026/11/21", &one(to), 1);
        let trf: Trf = text.parse().expect("a report");
        assert_eq!(trf.dates().expect("days")[&0].to_string(), day, "{to}");
    }
    assert_eq!(first("042 2026/11/21", ""), "2026-11-21", "as line 132 has it");
    let wrong = Err((2, "5-14".to_owned(), TrfWhy::NotADate));
    assert_eq!(dates("042 2026/11/21", "042 01/12/2026"), wrong, "either way round");
    let wrong = Err((3, "102-111".to_owned(), TrfWhy::NotADate));
    assert_eq!(dates("26/11/22", "26/13/22"), wrong);
}

#[test]
fn a_report_written_during_a_round_is_read() {
    let during = CUP.replacen("   2 w 1", "   2 w  ", 1).replacen("   1 b 0", "   1 b  ", 1);
    let trf: Trf = during.parse().expect("a report");
    assert_eq!(trf.players[0].rounds[0].result, TrfResult::Open);
    assert_eq!(trf.to_string(), during);
    let one = TrfWhy::OtherResult { opponent: 1, line: 5, theirs: ' ' };
    let half = CUP.replacen("   2 w 1", "   2 w  ", 1);
    assert_eq!(faults(&half), [(6, "99".to_owned(), one)]);
}

#[test]
fn two_lines_must_say_the_same_of_a_game() {
    let swapped = |from: &str, to: &str| faults(&CUP.replacen(from, to, 1));
    let other = TrfWhy::OtherResult { opponent: 1, line: 5, theirs: '1' };
    assert_eq!(swapped("   1 b 0", "   1 b 1"), [(6, "99".to_owned(), other)]);
    let colour = TrfWhy::SameColour { opponent: 1, line: 5 };
    assert_eq!(swapped("   1 b 0", "   1 w 0"), [(6, "97".to_owned(), colour)]);
    let theirs = TrfWhy::OtherOpponent { opponent: 2, line: 6, theirs: None };
    assert_eq!(swapped("   1 b 0", "0000 - H"), [(5, "92-95".to_owned(), theirs)]);
    // Several at once.
    let two = CUP.replacen("   1 b 0", "   1 b 1", 1).replacen("   1 w -", "   1 w 1", 1);
    assert_eq!(faults(&two).iter().map(|fault| fault.0).collect::<Vec<_>>(), [6, 7]);
}

proptest! {
    /// Whatever is cut off, put in or changed, the answer is a report or its faults.
    #[test]
    fn broken_reports_are_answered(
        at in 0..CUP.len(),
        length in 0..80_usize,
        put in "[ -~\t\r\né番]{0,12}",
        cut in any::<bool>(),
    ) {
        let end = if cut { CUP.len() } else { (at + length).min(CUP.len()) };
        let (before, after) = (CUP.get(..at).expect("ASCII"), CUP.get(end..).expect("ASCII"));
        let text = format!("{before}{put}{after}");
        if let Ok(read) = text.parse::<Trf>() {
            prop_assert!(!read.players.is_empty());
            // A report that was written is read as the same.
            let written = read.to_string();
            let again = written.parse::<Trf>();
            prop_assert_eq!(again.map(|trf| trf.to_string()), Ok(written));
        }
    }
}

#[test]
fn what_is_written_is_read_again() {
    for text in ["W 3.0    D 1.0    L 0.0", "W 1.0    D 0.5    L 0.0    Z 0.5    P 0.5"] {
        let points: TrfPoints = text.parse().expect("points");
        assert_eq!(points.to_string(), text);
    }
    assert_eq!(" W1.0D0.5".parse(), Ok(TrfPoints::default()));
    for text in ["W", "W x", "X 1.0", "W 1.05", "勝1.0"] {
        assert_eq!(text.parse::<TrfPoints>(), Err(NotTrfPoints), "{text}");
    }
}
