//! All legal plays once more: slowly, written straight from the rule book, on texts instead of bits.

use std::collections::BTreeSet;

use daihinmin::{Card, Cards, Position, deal_cards, seeded};
use rand_core::Rng;

const SUITS: &str = "cdhs";
/// Columns of a sequence: below the 3, the ranks, above the 2.
const COLUMNS: &str = "<3456789tjqka2>";

/// Cards laid out: each with its suit and column, and which of them is the joker.
#[derive(Clone, Debug, PartialEq)]
enum Laid {
    Pass,
    JokerAlone,
    /// (column, suits, the suit of the joker; `x` where it is the fifth)
    Group(usize, BTreeSet<char>, Option<char>),
    /// (suit, columns, the column of the joker)
    Sequence(char, Vec<usize>, Option<usize>),
}

impl Laid {
    fn read(text: &str) -> Self {
        if text == "p" {
            return Self::Pass;
        }
        if text == "jk" {
            return Self::JokerAlone;
        }
        let (suits, rest) = text.split_once('-').expect("suits and ranks");
        let (ranks, joker) = rest.split_once('(').unwrap_or((rest, ""));
        let columns: Vec<usize> = ranks.chars().filter_map(|rank| COLUMNS.find(rank)).collect();
        let joker = joker.chars().next();
        if columns.len() > 1 {
            let joker = joker.and_then(|joker| COLUMNS.find(joker));
            return Self::Sequence(suits.chars().next().expect("a suit"), columns, joker);
        }
        Self::Group(columns[0], suits.chars().collect(), joker)
    }

    fn write(&self) -> String {
        let rank = |column: usize| COLUMNS.chars().nth(column).expect("a column");
        match self {
            Self::Pass => "p".to_owned(),
            Self::JokerAlone => "jk".to_owned(),
            Self::Group(column, suits, joker) => {
                let suits: String = SUITS.chars().filter(|suit| suits.contains(suit)).collect();
                let joker = joker.map(|joker| format!("({joker})")).unwrap_or_default();
                format!("{suits}-{}{joker}", rank(*column))
            }
            Self::Sequence(suit, columns, joker) => {
                let ranks: String = columns.iter().map(|&column| rank(column)).collect();
                let joker = joker.map(|joker| format!("({})", rank(joker))).unwrap_or_default();
                format!("{suit}-{ranks}{joker}")
            }
        }
    }

    /// How many cards: the fifth of a rank is one more than its suits.
    fn count(&self) -> usize {
        match self {
            Self::Pass => 0,
            Self::JokerAlone => 1,
            Self::Group(_, suits, joker) => suits.len() + usize::from(*joker == Some('x')),
            Self::Sequence(_, columns, _) => columns.len(),
        }
    }

    fn suits(&self) -> BTreeSet<char> {
        match self {
            Self::Pass | Self::JokerAlone => BTreeSet::new(),
            Self::Group(_, suits, _) => suits.clone(),
            Self::Sequence(suit, ..) => BTreeSet::from([*suit]),
        }
    }

    /// Whether it may follow what is on the table.
    fn follows(&self, table: &Self, locked: bool, revolution: bool) -> bool {
        // 4.2: the same way of playing, the same number of cards.
        if *table == Self::Pass {
            return true;
        }
        if self.count() != table.count() {
            return false;
        }
        let stronger = |mine: usize, theirs: usize| {
            if revolution { mine < theirs } else { mine > theirs }
        };
        // 4.3.2: only ♠3 beats the joker alone, locked or not.
        if *table == Self::JokerAlone {
            return self.write() == "s-3";
        }
        let fits = !locked || self.suits() == table.suits();
        match (self, table) {
            // 4.3.1: the joker alone is the strongest card, and is of no suit.
            (Self::JokerAlone, _) => true,
            (Self::Group(mine, ..), Self::Group(theirs, ..)) => fits && stronger(*mine, *theirs),
            // 4.2.7: all cards are stronger than all on the table.
            (Self::Sequence(_, mine, _), Self::Sequence(_, theirs, _)) => {
                fits && mine.iter().all(|&a| theirs.iter().all(|&b| stronger(a, b)))
            }
            _ => false,
        }
    }
}

/// Everything that these cards can be together with a joker in a place, or without.
fn laid(cards: &[(char, usize)], joker: Option<(char, usize)>) -> Option<Laid> {
    let mut all: Vec<(char, usize)> = cards.iter().copied().chain(joker).collect();
    all.sort_by_key(|&(_, column)| column);
    let suits: BTreeSet<char> = all.iter().map(|&(suit, _)| suit).collect();
    let columns: Vec<usize> = all.iter().map(|&(_, column)| column).collect();
    let one_rank = columns.iter().all(|&column| column == columns[0]);
    // 4.2.6: cards of one rank. The joker may be any card, but none below the 3 or above the 2.
    if one_rank && suits.len() == all.len() && (1..=13).contains(&columns[0]) {
        // 4.3.1, 4.4.1: by itself it is no other card.
        let alone = cards.is_empty();
        return (!alone).then(|| Laid::Group(columns[0], suits, joker.map(|(suit, _)| suit)));
    }
    // 4.2.7: three or more consecutive ranks in one suit.
    let consecutive = columns.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    if all.len() >= 3 && suits.len() == 1 && consecutive {
        return Some(Laid::Sequence(all[0].0, columns, joker.map(|(_, column)| column)));
    }
    None
}

/// All legal plays as texts.
fn legal(hand: &str, table: &str, locked: bool, revolution: bool) -> BTreeSet<String> {
    let table = Laid::read(table);
    let joker = hand.contains("jo");
    let cards: Vec<(char, usize)> = hand
        .split_whitespace()
        .filter(|&card| card != "jo")
        .map(|card| {
            let mut signs = card.chars();
            let suit = signs.next().expect("a suit");
            (suit, COLUMNS.find(signs.as_str()).expect("a rank"))
        })
        .collect();
    let places: Vec<(char, usize)> =
        SUITS.chars().flat_map(|suit| (0..15).map(move |column| (suit, column))).collect();
    let mut found = vec![Laid::Pass];
    found.extend(joker.then_some(Laid::JokerAlone));
    for subset in 1..1_usize << cards.len() {
        let taken = |at: usize| subset >> at & 1 == 1;
        let chosen: Vec<_> = (0..cards.len()).filter(|&at| taken(at)).map(|at| cards[at]).collect();
        let (suit, column) = chosen[0];
        let one_suit = chosen.iter().all(|card| card.0 == suit);
        if !one_suit && chosen.iter().any(|card| card.1 != column) {
            continue;
        }
        found.extend(laid(&chosen, None));
        if joker {
            found.extend(places.iter().filter_map(|&place| laid(&chosen, Some(place))));
            if chosen.len() == 4 && !one_suit {
                found.push(Laid::Group(column, SUITS.chars().collect(), Some('x')));
            }
        }
    }
    found
        .into_iter()
        .filter(|play| *play == Laid::Pass || play.follows(&table, locked, revolution))
        .map(|play| play.write())
        .collect()
}

/// Hands as they are dealt, or half the time with many groups and sequences in them.
fn some_hands(rng: &mut impl Rng) -> Vec<Cards> {
    let kind = rng.next_u32() % 4;
    if kind < 2 {
        return deal_cards(5, 0, rng);
    }
    let mut deck: Vec<Card> = Cards::DECK.iter().collect();
    if kind == 3 {
        deck.sort_by_key(|card| (card.suit(), card.rank()));
    }
    for _ in 0..12 {
        let [a, b] = [0; 2].map(|_: u32| rng.next_u32() as usize % 53);
        deck.swap(a, b);
    }
    deck.rotate_left(rng.next_u32() as usize % 53);
    deck.chunks(11).map(|hand| hand.iter().copied().collect()).collect()
}

/// Compares all plays in this many positions on the way through random games.
fn compare(positions: u32, seed: u64) {
    let mut rng = seeded(seed);
    let mut left = positions;
    let mut kinds = [0_u32; 4];
    let mut plays = Vec::new();
    while left > 0 {
        let leader = rng.next_u32() as usize % 5;
        let start = Position::led_by(&some_hands(&mut rng), leader).expect("five hands");
        let mut position = start.with_revolution(rng.next_u32().is_multiple_of(4));
        while !position.is_over() && left > 0 {
            left -= 1;
            let hand = daihinmin::Compact(position.hand(position.turn())).to_string();
            let table = position.table().to_string();
            let (lock, revolution) = (position.is_locked(), position.is_revolution());
            position.legal(&mut plays);
            let ours: Vec<String> = plays.iter().map(ToString::to_string).collect();
            let set: BTreeSet<String> = ours.iter().cloned().collect();
            assert_eq!(set.len(), ours.len(), "twice the same play: {ours:?}");
            let told = format!("{hand} on {table}, locked {lock}, revolution {revolution}");
            assert_eq!(set, legal(&hand, &table, lock, revolution), "{told}");
            assert!(plays.iter().all(|&play| position.judge(play).is_ok()), "{told}");
            kinds[0] += u32::from(lock);
            kinds[1] += u32::from(revolution);
            kinds[2] += u32::from(hand.contains("jo"));
            kinds[3] += u32::from(table.contains('('));
            // The joker is kept in most hands: it makes the most plays.
            let kept = if rng.next_u32().is_multiple_of(16) { None } else { Some(Card::JOKER) };
            plays.retain(|play| kept.is_none_or(|card| !play.cards().has(card)));
            let play = plays[rng.next_u32() as usize % plays.len()];
            position.play(play).expect("a legal play");
        }
    }
    assert!(kinds.iter().all(|&seen| seen > positions / 500), "{kinds:?}");
}

#[test]
fn legal_plays_are_those_of_the_rule_book() {
    compare(10_000, 1);
}

#[test]
#[ignore = "takes minutes"]
fn legal_plays_are_those_of_the_rule_book_in_a_million_positions() {
    compare(1_000_000, 2);
}
