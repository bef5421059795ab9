//! The table of cases in `rules.txt`, and rules that are about dealing and exchanging.

use daihinmin::{Cards, Illegal, Play, Position, exchange, trades};

/// One line of the table.
struct Case<'a> {
    line: &'a str,
    revolution: bool,
    hands: Vec<Cards>,
    before: &'a str,
    play: &'a str,
    verdict: &'a str,
    facts: Vec<&'a str>,
}

impl<'a> Case<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[_, hands, before, rest] = &parts[..] else { return None };
        let (play, told) = rest.split_once("=>")?;
        let mut told = told.split(';').map(str::trim);
        let verdict = told.next()?;
        let (revolution, hands) =
            hands.strip_prefix("rev ").map_or((false, hands), |hands| (true, hands));
        let hands = filled(hands, &format!("{before} {play}"))?;
        let play = play.trim();
        Some(Self { line, revolution, hands, before, play, verdict, facts: told.collect() })
    }

    fn check(&self) {
        let line = self.line;
        let start = Position::led_by(&self.hands, 0).expect(line);
        let mut position = start.with_revolution(self.revolution);
        let Ok(play) = self.play.parse::<Play>() else {
            return assert_eq!(self.verdict, "none", "{line}");
        };
        for token in self.before.split_whitespace() {
            let read = token.parse().expect(line);
            position.play(read).unwrap_or_else(|why| panic!("{line}: {token}: {why}"));
        }
        let mut plays = Vec::new();
        position.legal(&mut plays);
        let before = position;
        let verdict = match position.play(play) {
            Ok(()) => "yes",
            Err(Illegal::NotHeld(_)) => "held",
            Err(Illegal::Kind) => "kind",
            Err(Illegal::Weak) => "weak",
            Err(Illegal::Locked) => "locked",
            Err(Illegal::Over) => "over",
        };
        assert_eq!(verdict, self.verdict, "{line}");
        assert_eq!(plays.contains(&play), verdict == "yes", "{line}: in the list?");
        assert!(verdict == "yes" || position == before, "{line}: changed by a refused play");
        for fact in &self.facts {
            assert!(holds(&position, fact), "{line}: {fact}: {position:?}");
        }
    }
}

fn holds(position: &Position, fact: &str) -> bool {
    let words: Vec<&str> = fact.split_whitespace().collect();
    let number = |at: usize| words[at].parse::<usize>().expect("a number");
    match words[0] {
        "lead" => position.turn() == number(1) && position.table().is_pass(),
        "turn" => position.turn() == number(1),
        "lock" => position.is_locked(),
        "unlock" => !position.is_locked(),
        "rev" => position.is_revolution(),
        "norev" => !position.is_revolution(),
        "over" => position.is_over(),
        "place" => position.place(number(1)) == Some(number(2)),
        _ => panic!("{fact}"),
    }
}

/// The hands of a line, filled up with cards that the line does not name.
fn filled(text: &str, plays: &str) -> Option<Vec<Cards>> {
    let mut hands: Vec<(Cards, bool)> = Vec::new();
    for hand in text.split('/') {
        let whole = hand.trim().strip_suffix('.');
        hands.push((whole.unwrap_or(hand).parse().ok()?, whole.is_none()));
    }
    hands.resize(5, (Cards::NONE, true));
    let held = hands.iter().fold(Cards::JOKER, |all, hand| all | hand.0);
    let named = plays.split_whitespace().filter_map(|play| play.parse::<Play>().ok());
    let named = named.fold(held, |all, play| all | play.cards());
    let mut free = (Cards::DECK - named).iter();
    for (hand, _) in hands.iter_mut().filter(|hand| hand.1) {
        hand.extend(free.by_ref().take(2));
    }
    Some(hands.into_iter().map(|hand| hand.0).collect())
}

#[test]
fn every_case_of_the_table_is_judged_as_the_rule_book_says() {
    let lines = include_str!("rules.txt").lines();
    let lines: Vec<&str> =
        lines.filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    for line in &lines {
        Case::read(line).unwrap_or_else(|| panic!("cannot read: {line}")).check();
    }
    assert!(lines.len() >= 150, "{}", lines.len());
}

fn hands(texts: &[&str]) -> Vec<Cards> {
    texts.iter().map(|text| text.parse().expect("cards")).collect()
}

#[test]
fn lower_classes_give_their_strongest_and_upper_ones_what_they_like() {
    // R 4.2.9, by player; classes: player 3 is daifugō, 0 fugō, 1 heimin, 4 hinmin, 2 daihinmin.
    let dealt = hands(&["S4 HA", "C5 SA", "H2 S2 C2 D3", "D4 D7 D8", "HK SK CK"]);
    let mut asked = Vec::new();
    let after = exchange(&dealt, &[1, 2, 4, 0, 3], |player, held, count| {
        asked.push((player, held.to_string(), count));
        if player == 3 { hands(&["S2 D4"])[0] } else { hands(&["S4"])[0] }
    });
    let after = after.expect("classes");
    // Of the same rank ♠ goes before ♥ and ♥ before ♣. What was received may be given back.
    assert_eq!(after.given, hands(&["S4", "", "S2 H2", "S2 D4", "SK"]));
    assert_eq!(after.hands, hands(&["SK HA", "C5 SA", "S2 C2 D3 D4", "H2 D7 D8", "HK S4 CK"]));
    let told = [(3, "D4 D7 D8 H2 S2".to_owned(), 2), (0, "S4 SK HA".to_owned(), 1)];
    assert_eq!(asked, told);
}

#[test]
fn the_joker_is_the_strongest_and_a_wrong_choice_costs_the_strongest() {
    let dealt = hands(&["S4 HA", "C5", "C9", "D4 D5", "C2 JO C3"]);
    let wrong = hands(&["S4 HA S2", "", "D9 S9", "C3"]);
    for choice in wrong {
        let after = exchange(&dealt, &[0, 1, 2, 3, 4], |player, held, count| {
            if player == 0 { choice } else { held.iter().take(count).collect() }
        });
        let after = after.expect("classes");
        assert_eq!(after.given, hands(&["C2 JO", "C5", "", "D5", "C2 JO"]), "{choice}");
    }
}

#[test]
fn middle_classes_trade_nothing() {
    let told = |seats| -> Vec<_> { trades(seats).map(|t| (t.upper, t.lower, t.cards)).collect() };
    assert_eq!(told(5), [(0, 4, 2), (1, 3, 1)]);
    assert_eq!(told(4), [(0, 3, 2), (1, 2, 1)]);
    assert_eq!(told(3), [(0, 2, 2)]);
    assert!(exchange(&hands(&["S3", "S4", "S5"]), &[0, 1, 1], |_, held, _| held).is_err());
}
