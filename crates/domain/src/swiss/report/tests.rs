use proptest::prelude::*;

use super::*;
use crate::swiss::RandomPlan;
use crate::trf::TrfVersion;

/// Four players and two rounds, the second with the boards that the rules leave.
const FOUR: &str = "\
XXR 3
001    1      A                                                                  2.0    1     3 w 1     2 b 1
001    2      B                                                                  1.0    2     4 b 1     1 w 0
001    3      C                                                                  1.0    3     1 b 0     4 w 1
001    4      D                                                                  0.0    4     2 w 0     3 b 0
";

fn differences(text: &str) -> Result<Vec<Difference>, ReportFault> {
    let trf: Trf = text.parse().expect("a report");
    Report::of(&trf)?.differences()
}

fn pair_of(round: usize, recorded: [u32; 2], paired: [u32; 2]) -> Difference {
    let [recorded, paired] = [recorded, paired].map(Board::Pair);
    Difference::Board { round, recorded, paired: Some(paired) }
}

#[test]
fn what_differs_is_told_board_by_board() {
    assert_eq!(differences(FOUR), Ok(Vec::new()));
    let other = FOUR
        .replace("   3 w 1     2 b 1", "   2 w 1     3 b 1")
        .replace("   4 b 1     1 w 0", "   1 b 0     4 w 0")
        .replace("   1 b 0     4 w 1", "   4 b 1     1 w 0")
        .replace("   2 w 0     3 b 0", "   3 w 0     2 b 1");
    let found = differences(&other).expect("rounds");
    assert_eq!(found[..2], [pair_of(1, [1, 2], [1, 3]), pair_of(1, [4, 3], [4, 2])]);
    let turned = FOUR
        .replace("   4 b 1     1 w 0", "   4 b 1     1 b 0")
        .replace("   3 w 1     2 b 1", "   3 w 1     2 w 1");
    assert_eq!(differences(&turned), Ok(vec![pair_of(2, [1, 2], [2, 1])]));
}

#[test]
fn lines_about_pairing_are_followed() {
    let with = |line: &str| differences(&format!("{line}\n{FOUR}"));
    for same in [
        "152 W",
        "XXC white1",
        "192 FIDE_DUTCH_2025",
        "260   3   3    1    2",
        "162  W 3.0    D 1.0",
    ] {
        assert_eq!(with(same), Ok(Vec::new()), "{same}");
    }
    let rounds = |line: &str| {
        let found = with(line).expect("rounds");
        found.iter().map(Difference::round).collect::<Vec<_>>()
    };
    // The first colour, once turned, is turned in each board of round 1.
    assert_eq!(rounds("152 B"), [1, 1]);
    assert_eq!(rounds("XXC black1"), [1, 1]);
    assert_eq!(rounds("XXP 1 3"), [1, 1]);
    assert_eq!(rounds("260   2   2    1    2"), [2, 2]);
    // Two on top of the first two: they meet in round 1.
    assert_eq!(rounds("250       2.0   1   1    1    2"), [1, 1]);
    assert_eq!(rounds("XXA    1  2.0\nXXA    2  2.0"), [1, 1]);
}

#[test]
fn what_is_not_followed_is_said() {
    let with = |line: &str| differences(&format!("{line}\n{FOUR}")).expect_err(line);
    for line in ["192 FIDE_BURSTEIN", "192 FIDE_DUTCH_BAKU", "XXC rank", "XXS W=3", "299 W    1.0"]
    {
        assert!(matches!(with(line), ReportFault::NotFollowed { line: 1, .. }), "{line}");
    }
    for line in ["152 X", "162 W 3.25", "162 Q 1.0", "XXP 1 9", "250 2.0", "260   1   x    1    2"]
    {
        assert!(matches!(with(line), ReportFault::Unread { line: 1, .. }), "{line}");
    }
    let nobody = FOUR.lines().nth(1).and_then(|line| line.get(..89)).expect("A alone");
    assert_eq!(differences(nobody), Err(ReportFault::NoGames));
    let first = ["   3 w 1", "   4 b 1", "   1 b 0", "   2 w 0"];
    // Only the first round of each line: the second has other boards.
    let late = first.iter().fold(FOUR.to_owned(), |text, game| text.replacen(game, "0000 - Z", 1));
    assert_eq!(differences(&late), Err(ReportFault::EmptyRound(1)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_is_made_up_here_is_paired_the_same_again(
        players in 2..40_u32,
        rounds in 1..9_usize,
        seed: u64,
        absent in 0..300_u32,
        forfeits in 0..200_u32,
        draws in 0..1000_u32,
        old: bool,
    ) {
        let version = if old { TrfVersion::V16 } else { TrfVersion::V26 };
        let plan = RandomPlan { players, rounds, seed, absent, forfeits, draws, version };
        if let Ok(made) = plan.report() {
            let text = made.to_string();
            prop_assert_eq!(&text, &plan.report().expect("as before").to_string());
            prop_assert_eq!(differences(&text), Ok(Vec::new()), "{}", text);
        } else {
            // Few players have few rounds.
            prop_assert!(players as usize <= 2 * rounds, "{plan:?}");
        }
    }
}
