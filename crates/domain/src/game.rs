//! The games of a match of two: the winner, the dealt hands and the first mover of each.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

use super::name::fold;
use super::number::PlayerId;
use super::score::{Score, Side};

/// A hand strength: the win probability p that the hand gives one side between equal players (S0). Above 0 and below 1.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(try_from = "f64", into = "f64")]
pub struct Hand(f64);

/// The reasons why something is no hand strength.
#[derive(Clone, Debug, PartialEq)]
pub enum NotAHand {
    /// The text is no number.
    Unreadable(String),
    /// The number is not above 0 and below 1. 0 and 1 cannot be rated: the odds would be infinite.
    OutOfRange(f64),
}

impl fmt::Display for NotAHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(text) => write!(f, "{text:?}"),
            Self::OutOfRange(p) => write!(f, "{p}"),
        }
    }
}

impl Hand {
    /// The hand that favours neither side.
    pub const EVEN: Self = Self(0.5);

    /// The hand that gives its side this win probability.
    pub fn new(p: f64) -> Result<Self, NotAHand> {
        // For numbers next to 0 and 1, the other side's share must be a probability too.
        let sound = p > 0.0 && p < 1.0 && 1.0 - p < 1.0;
        if sound { Ok(Self(p)) } else { Err(NotAHand::OutOfRange(p)) }
    }

    /// The hand nearest to this win probability, which may be 0 or 1.
    pub fn nearest(p: f64) -> Self {
        // Half the step at 1: the smallest p for which 1 − p is below 1.
        const LEAST: f64 = f64::EPSILON / 2.0;
        Self(p.clamp(LEAST, 1.0 - LEAST))
    }

    /// p, from 0 to 1, both exclusive.
    pub fn p(self) -> f64 {
        self.0
    }

    /// The hand from the view of the other side.
    #[must_use]
    pub fn other(self) -> Self {
        Self(1.0 - self.0)
    }

    /// The hand from the view of `side`; this is the first side's hand.
    #[must_use]
    pub fn seen_from(self, side: Side) -> Self {
        match side {
            Side::A => self,
            Side::B => self.other(),
        }
    }
}

impl TryFrom<f64> for Hand {
    type Error = NotAHand;

    fn try_from(p: f64) -> Result<Self, NotAHand> {
        Self::new(p)
    }
}

impl From<Hand> for f64 {
    fn from(hand: Hand) -> Self {
        hand.0
    }
}

impl FromStr for Hand {
    type Err = NotAHand;

    /// Reads `0.35`, `.35` or `35%`, also full-width.
    fn from_str(text: &str) -> Result<Self, NotAHand> {
        let folded = fold(text);
        let (number, whole) = match folded.strip_suffix('%') {
            Some(number) => (number.trim_end(), 100.0),
            None => (folded.as_str(), 1.0),
        };
        let plain = number.chars().all(|c| c.is_ascii_digit() || ".-".contains(c));
        let p = number.parse::<f64>().ok().filter(|_| plain);
        Self::new(p.ok_or_else(|| NotAHand::Unreadable(text.to_owned()))? / whole)
    }
}

impl fmt::Display for Hand {
    /// Writes as many digits as are needed to read the same number again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One game of a match of two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// The winner; none for a drawn game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// The first side's hand, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
    /// The side with the first move, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Side>,
}

impl Game {
    /// A game of which only the winner is known.
    pub fn won_by(winner: Option<Side>) -> Self {
        Self { winner, ..Self::default() }
    }

    /// The game as the other side saw it.
    #[must_use]
    pub fn turned(self) -> Self {
        Self {
            winner: self.winner.map(Side::other),
            hand: self.hand.map(Hand::other),
            first: self.first.map(Side::other),
        }
    }

    /// s of the first side: 1, ½ or 0.
    pub fn points_a(self) -> f64 {
        match self.winner {
            Some(Side::A) => 1.0,
            None => 0.5,
            Some(Side::B) => 0.0,
        }
    }
}

/// The games of a match in order, with the cards of games in which they are known.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RecordedGames {
    /// The games.
    pub games: Vec<Game>,
    /// The cards, by the number of the game.
    pub deals: Deals,
}

impl From<Vec<Game>> for RecordedGames {
    fn from(games: Vec<Game>) -> Self {
        Self { games, deals: Deals::default() }
    }
}

/// The games do not add up to the score of their match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotTheScore {
    /// The sum of the games.
    pub games: Score,
    /// The score of the match.
    pub score: Score,
}

/// The score of games with these winners.
pub fn total(winners: impl IntoIterator<Item = Option<Side>>) -> Score {
    winners.into_iter().fold(Score::default(), |mut score, winner| {
        match winner {
            Some(Side::A) => score.a += 1,
            Some(Side::B) => score.b += 1,
            None => score.draws += 1,
        }
        score
    })
}

/// Checks that games add up to a score; a head start is no game.
pub fn tallies(games: &[Game], score: Score) -> Result<(), NotTheScore> {
    let total = total(games.iter().map(|game| game.winner)).starting_at(score.starts());
    if total == score { Ok(()) } else { Err(NotTheScore { games: total, score }) }
}

/// The reasons why a text is no list of games.
#[derive(Clone, Debug, PartialEq)]
pub enum NotGames {
    /// A character other than `w`, `l`, `d`, ○, ●, △.
    Unreadable(char),
    /// The text after `@` is not a hand.
    Hand(NotAHand),
    /// Cards where only a win probability is allowed.
    Cards(String),
    /// A hand or a first move behind several games: it is of one.
    Several(String),
}

/// The deal of a typed game.
#[derive(Clone, Debug, PartialEq)]
pub enum TypedDeal {
    /// The strength of the first side's hand.
    Worth(Hand),
    /// The cards of both sides, as typed.
    Cards([String; 2]),
}

/// A game as it was typed; the strength of its cards is not known yet.
#[derive(Clone, Debug, PartialEq)]
pub struct TypedGame {
    /// The winner; none for a drawn game.
    pub winner: Option<Side>,
    /// The side with the first move, if it was typed.
    pub first: Option<Side>,
    /// The deal, if it was typed.
    pub deal: Option<TypedDeal>,
}

/// Reads games without cards; see [`parse_typed`].
pub fn parse(text: &str) -> Result<Vec<Game>, NotGames> {
    let plain = |TypedGame { winner, first, deal }| match deal {
        Some(TypedDeal::Cards(hands)) => Err(NotGames::Cards(hands.join("/"))),
        Some(TypedDeal::Worth(hand)) => Ok(Game { winner, first, hand: Some(hand) }),
        None => Ok(Game { winner, first, hand: None }),
    };
    parse_typed(text)?.into_iter().map(plain).collect()
}

/// Reads games in order, from the view of the first side: `w l w`, `wld`, `○●△`; `w@0.3`, `wh30` or
/// `wh.3` for a win with a hand of strength 0.3; `w@QT338647JA9/T77TJK4X3KA` with the cards of both
/// sides. A `+` at the end means that the first side moved first, `-` that the second did.
pub fn parse_typed(text: &str) -> Result<Vec<TypedGame>, NotGames> {
    let mut games = Vec::new();
    for word in fold(text).split([' ', ',', '、']).filter(|word| !word.is_empty()) {
        let written = word;
        let (word, first) = first_move(word);
        let (results, deal) = match word.split_once(['@', 'h']) {
            Some((results, dealt)) => (results, Some(typed_deal(word, dealt)?)),
            None => (word, None),
        };
        // The first move may stand before the hand too: `w+@0.3`.
        let (results, first) = if first.is_none() { first_move(results) } else { (results, first) };
        if results.is_empty() {
            return Err(NotGames::Unreadable(word.chars().next().unwrap_or('+')));
        }
        if results.chars().nth(1).is_some() && (deal.is_some() || first.is_some()) {
            return Err(NotGames::Several(written.to_owned()));
        }
        for c in results.chars() {
            games.push(TypedGame { winner: winner(c)?, first, deal: deal.clone() });
        }
    }
    Ok(games)
}

/// A word without its sign of the first move, and the side that moved first.
fn first_move(word: &str) -> (&str, Option<Side>) {
    match (word.strip_suffix('+'), word.strip_suffix('-')) {
        (Some(rest), _) => (rest, Some(Side::A)),
        (_, Some(rest)) => (rest, Some(Side::B)),
        (None, None) => (word, None),
    }
}

/// Reads the text after the result in `word`: two hands of cards, or the strength of the first one.
fn typed_deal(word: &str, dealt: &str) -> Result<TypedDeal, NotGames> {
    match dealt.split_once('/') {
        Some((a, b)) => Ok(TypedDeal::Cards([a, b].map(str::to_owned))),
        None => short_hand(word, dealt).map(TypedDeal::Worth),
    }
}

/// The hand strength in `word`: after an `h`, whole numbers are per cent.
fn short_hand(word: &str, hand: &str) -> Result<Hand, NotGames> {
    let percent = !word.contains('@') && hand.chars().all(|c| c.is_ascii_digit());
    let text = if percent { format!("{hand}%") } else { hand.to_owned() };
    text.parse().map_err(NotGames::Hand)
}

/// A pair of players as typed, and the hand strength of the first.
pub type HandPair = (String, String, Hand);

/// The reason why a text gives no hand strengths of a pod: the faulty
/// pair, and the fault of its hand; none if it is no pair at all.
#[derive(Clone, Debug, PartialEq)]
pub struct NotHands(pub String, pub Option<NotAHand>);

/// Reads the hands of a game in a pod, by pairs of seats or players,
/// each with the win probability of the first: `1-2:0.4 1-3:55%`.
pub fn parse_pairs(text: &str) -> Result<Vec<HandPair>, NotHands> {
    let pairs = fold(text);
    let pairs = pairs.split([' ', ',', '、']).filter(|pair| !pair.is_empty());
    let read = |pair: &str| {
        let unreadable = || NotHands(pair.to_owned(), None);
        let (two, hand) = pair.rsplit_once(':').ok_or_else(unreadable)?;
        let (a, b) = two.split_once('-').ok_or_else(unreadable)?;
        let hand = hand.parse().map_err(|fault| NotHands(pair.to_owned(), Some(fault)))?;
        Ok((a.to_owned(), b.to_owned(), hand))
    };
    pairs.map(read).collect()
}

fn winner(c: char) -> Result<Option<Side>, NotGames> {
    match c {
        'w' | '○' | '◯' | '〇' => Ok(Some(Side::A)),
        'l' | '●' => Ok(Some(Side::B)),
        'd' | '△' => Ok(None),
        _ => Err(NotGames::Unreadable(c)),
    }
}

/// The text of games that [`parse`] reads; it has no first moves.
pub fn written(games: &[Game]) -> String {
    games.iter().map(result).collect::<Vec<_>>().join(" ")
}

/// The text of games, with cards and first moves.
pub fn written_in_full(games: &[Game], deals: &Deals) -> String {
    let word = |(no, game): (u32, &Game)| {
        let first = match game.first {
            Some(Side::A) => "+",
            Some(Side::B) => "-",
            None => "",
        };
        let cards = deals.0.get(&no).map(|deal| deal.hands.join("/"));
        let plain = cards.as_ref().map_or(*game, |_| Game { hand: None, ..*game });
        result(&plain) + &cards.map(|cards| format!("@{cards}")).unwrap_or_default() + first
    };
    (1..).zip(games).map(word).collect::<Vec<_>>().join(" ")
}

fn result(game: &Game) -> String {
    let result = match game.winner {
        Some(Side::A) => 'w',
        Some(Side::B) => 'l',
        None => 'd',
    };
    game.hand.map_or_else(|| result.to_string(), |hand| format!("{result}@{hand}"))
}

/// The hands of a game in a pod, by pairs: the first player, the second, and the win
/// probability of the first against the second. Missing pairs count as even.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HandTable(pub Vec<(PlayerId, PlayerId, Hand)>);

/// The reasons why hands are not those of a pod.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandTableFault {
    /// A player who is not in the pod.
    Stranger(PlayerId),
    /// A player paired with themself.
    Alone(PlayerId),
    /// A pair given twice, in any order.
    Twice(PlayerId, PlayerId),
}

impl HandTable {
    /// The hand of `player` against `other`; none where the two are not in the table.
    pub fn between(&self, player: PlayerId, other: PlayerId) -> Option<Hand> {
        self.0.iter().find_map(|&(a, b, hand)| {
            if (a, b) == (player, other) {
                Some(hand)
            } else if (b, a) == (player, other) {
                Some(hand.other())
            } else {
                None
            }
        })
    }

    /// Reads pairs of seats, each with the hand of the first of the two: `1-2:0.4 3-1:55%`.
    pub fn parse(text: &str, seats: &[PlayerId]) -> Result<Self, NotHands> {
        let player = |seat: &str| seats.get(seat.parse::<usize>().ok()?.checked_sub(1)?).copied();
        let pair = |(a, b, hand): HandPair| {
            let players = player(&a).zip(player(&b));
            let (first, second) = players.ok_or_else(|| NotHands(format!("{a}-{b}"), None))?;
            Ok((first, second, hand))
        };
        parse_pairs(text)?.into_iter().map(pair).collect::<Result<_, _>>().map(Self)
    }

    /// The text of the pairs by seats, as [`Self::parse`] reads it.
    pub fn written(&self, seats: &[PlayerId]) -> String {
        let seat = |player: &PlayerId| seats.iter().position(|seat| seat == player);
        let pair = |(a, b, hand): &(PlayerId, PlayerId, Hand)| {
            Some(format!("{}-{}:{hand}", seat(a)? + 1, seat(b)? + 1))
        };
        self.0.iter().filter_map(pair).collect::<Vec<_>>().join(" ")
    }

    /// Checks that it holds pairs of players in `table` only, and each at most once.
    pub fn check(&self, table: &[PlayerId]) -> Result<(), HandTableFault> {
        for (at, &(a, b, _)) in self.0.iter().enumerate() {
            if let Some(stranger) = [a, b].into_iter().find(|player| !table.contains(player)) {
                return Err(HandTableFault::Stranger(stranger));
            }
            if a == b {
                return Err(HandTableFault::Alone(a));
            }
            if self.0[..at].iter().any(|&(c, d, _)| [(a, b), (b, a)].contains(&(c, d))) {
                return Err(HandTableFault::Twice(a, b));
            }
        }
        Ok(())
    }
}

/// The most characters in a text of a hand: 53 cards in the longest notation.
const MOST: usize = 250;

/// The cards of one game.
///
/// The recorded win probability stays: a later version of an engine changes no
/// rating. The data needed to calculate it again is kept with the cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The cards of each player as the engine writes them: by side in a match of two, by seat at a pod.
    pub hands: Vec<String>,
    /// The engine and its version.
    pub engine: String,
    /// The random seed of the playouts; none for an engine without playouts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// The deals of a match, by the number of the game, from 1.
///
/// Stored as a list of pairs: inside an action, a number as the key of an object could not be read again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<(u32, Deal)>", into = "Vec<(u32, Deal)>")]
pub struct Deals(pub BTreeMap<u32, Deal>);

impl From<Vec<(u32, Deal)>> for Deals {
    fn from(deals: Vec<(u32, Deal)>) -> Self {
        Self(deals.into_iter().collect())
    }
}

impl From<Deals> for Vec<(u32, Deal)> {
    fn from(deals: Deals) -> Self {
        deals.0.into_iter().collect()
    }
}

impl Deals {
    /// The deals as the other side saw them.
    #[must_use]
    pub fn turned(mut self) -> Self {
        self.0.values_mut().for_each(|deal| deal.hands.reverse());
        self
    }

    /// Whether no cards are known.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Deal {
    /// Whether it has a hand for each of this number of players, and every text is readable and not too long.
    pub fn is_sound(&self, players: usize) -> bool {
        let sound = |text: &String| {
            !text.trim().is_empty()
                && text.chars().count() <= MOST
                && !text.chars().any(char::is_control)
        };
        self.hands.len() == players && self.hands.iter().chain([&self.engine]).all(sound)
    }
}

/// The card game of a tournament. The names are those of the journal, the command line and the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(Display, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CardGame {
    /// Prime Daifugō (素数大富豪): two players, 54 cards.
    PrimeDaifugo,
    /// Daihinmin by the UEC standard rules (大貧民): 53 cards.
    Daihinmin,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn hand(p: f64) -> Hand {
        Hand::new(p).unwrap()
    }

    #[test]
    fn hands_are_read_as_people_write_them() {
        for (text, p) in
            [("0.35", 0.35), (".5", 0.5), ("35%", 0.35), (" ０．９ ", 0.9), ("12.5 %", 0.125)]
        {
            assert_eq!(text.parse(), Ok(hand(p)), "{text}");
        }
        for text in ["", "x", "%", "0,5", "nan", "inf", "1e-3", "0.5.1", "+0.5"] {
            assert_eq!(text.parse::<Hand>(), Err(NotAHand::Unreadable(text.to_owned())), "{text}");
        }
        for (text, p) in [("0", 0.0), ("1", 1.0), ("100%", 1.0), ("-0.2", -0.2), ("35", 35.0)] {
            assert_eq!(text.parse::<Hand>(), Err(NotAHand::OutOfRange(p)), "{text}");
        }
        assert!(Hand::new(f64::NAN).is_err());
        assert!(Hand::new(1e-300).is_err(), "the other side would have a sure win");
    }

    #[test]
    fn a_deal_is_worth_the_rest_to_the_other_side() {
        assert_eq!(hand(0.25).other(), hand(0.75));
    }

    #[test]
    fn games_are_read_in_order() {
        let [w, l, d] = [Some(Side::A), Some(Side::B), None].map(Game::won_by);
        for (text, games) in [
            ("w l w", vec![w, l, w]),
            ("wld", vec![w, l, d]),
            ("W, L", vec![w, l]),
            ("○●△", vec![w, l, d]),
            ("ｗ　ｄ", vec![w, d]),
            ("", vec![]),
            ("w@0.3 l", vec![Game { hand: Some(hand(0.3)), ..w }, l]),
            ("d@60%", vec![Game { hand: Some(hand(0.6)), ..d }]),
            ("w@0.3-", vec![Game { hand: Some(hand(0.3)), first: Some(Side::B), ..w }]),
            ("w-@0.3", vec![Game { hand: Some(hand(0.3)), first: Some(Side::B), ..w }]),
        ] {
            assert_eq!(parse(text), Ok(games), "{text}");
        }
        for (text, wanted) in [
            ("w x", NotGames::Unreadable('x')),
            ("2-1", NotGames::Unreadable('2')),
            ("@0.3", NotGames::Unreadable('@')),
            ("w@2", NotGames::Hand(NotAHand::OutOfRange(2.0))),
            ("w@", NotGames::Hand(NotAHand::Unreadable(String::new()))),
        ] {
            assert_eq!(parse(text), Err(wanted), "{text}");
        }
    }

    #[test]
    fn games_add_up_to_the_score() {
        let games = parse("w l d w").unwrap();
        let score = Score { draws: 1, ..Score::new(2, 1) };
        assert_eq!(tallies(&games, score), Ok(()));
        assert_eq!(tallies(&games, score.starting_at([0, 3])), Ok(()), "what was given is no game");
        let wrong = Score::new(2, 1);
        assert_eq!(tallies(&games, wrong), Err(NotTheScore { games: score, score: wrong }));
    }

    #[test]
    fn the_journal_holds_what_is_known() {
        let games = [
            Game::default(),
            Game::won_by(Some(Side::B)),
            Game { winner: Some(Side::A), hand: Some(hand(0.3)), first: Some(Side::B) },
        ];
        let text = serde_json::to_string(&games).unwrap();
        assert_eq!(text, r#"[{},{"winner":"b"},{"winner":"a","hand":0.3,"first":"b"}]"#);
        assert_eq!(serde_json::from_str::<Vec<Game>>(&text).unwrap(), games);
        for wrong in [r#"{"hand":0.0}"#, r#"{"hand":1.0}"#, r#"{"won":"a"}"#, r#"{"winner":"c"}"#] {
            assert!(serde_json::from_str::<Game>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn hands_of_a_table_are_those_of_its_pairs() {
        let [a, b, c] = [1, 2, 3].map(PlayerId);
        let table = HandTable(vec![(a, b, hand(0.25)), (c, a, hand(0.5))]);
        assert_eq!(serde_json::to_string(&table).unwrap(), "[[1,2,0.25],[3,1,0.5]]");
        assert_eq!(table.between(a, b), Some(hand(0.25)));
        assert_eq!(table.between(b, a), Some(hand(0.75)));
        assert_eq!(table.between(b, c), None);
        assert_eq!(table.check(&[a, b, c]), Ok(()));
        assert_eq!(table.check(&[a, b]), Err(HandTableFault::Stranger(c)));
        let half = hand(0.5);
        for (pairs, fault) in [
            (vec![(a, b, half), (b, a, half)], HandTableFault::Twice(b, a)),
            (vec![(b, b, half)], HandTableFault::Alone(b)),
        ] {
            assert_eq!(HandTable(pairs).check(&[a, b, c]), Err(fault));
        }
    }

    proptest! {
        #[test]
        fn what_is_written_reads_the_same(games in proptest::collection::vec(
            (0..3_usize, proptest::option::of(1e-12..0.999999_f64)), 0..12)) {
            let winners = [Some(Side::A), Some(Side::B), None];
            let games: Vec<Game> = games
                .into_iter()
                .map(|(winner, p)| Game { hand: p.map(hand), ..Game::won_by(winners[winner]) })
                .collect();
            prop_assert_eq!(parse(&written(&games)), Ok(games.clone()));
            let json = serde_json::to_string(&games).unwrap();
            prop_assert_eq!(serde_json::from_str::<Vec<Game>>(&json).unwrap(), games);
        }
    }

    #[test]
    fn games_are_read_as_they_are_written_in_full() {
        let hand = Hand::new(0.35).ok();
        let game = |winner, hand, first| Game { winner, hand, first };
        let games = vec![
            game(Some(Side::A), hand, Some(Side::B)),
            game(Some(Side::B), None, Some(Side::A)),
            game(None, hand, None),
        ];
        assert_eq!(parse(&written_in_full(&games, &Deals::default())), Ok(games.clone()));
        for text in ["w@0.35- l+ dh35", "wh35- ●+ △h.35", "ｗｈ３５－、l+ d@35%"] {
            assert_eq!(parse(text), Ok(games.clone()), "{text}");
        }
        assert_eq!(parse("wlw").map(|games| games.len()), Ok(3));
        assert_eq!(parse(""), Ok(Vec::new()));
        for text in ["x", "wh", "wh0", "wh100", "h30", "w@1.5", "+", "@0.3", "lwlh40", "ww+"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_journal_holds_the_cards() {
        let hands = ["QT338647JA9", "T77TJK4X3KA"].map(str::to_owned).to_vec();
        let deals =
            Deals::from(vec![(2, Deal { hands, engine: "primes 1".to_owned(), seed: None })]);
        let text = serde_json::to_string(&deals).unwrap();
        assert_eq!(text, r#"[[2,{"hands":["QT338647JA9","T77TJK4X3KA"],"engine":"primes 1"}]]"#);
        assert_eq!(serde_json::from_str::<Deals>(&text).unwrap(), deals);
    }

    #[test]
    fn each_player_has_a_hand() {
        let deal = |hands: &[&str]| Deal {
            hands: hands.iter().map(|&hand| hand.to_owned()).collect(),
            engine: "daihinmin 1".to_owned(),
            seed: Some(7),
        };
        assert!(deal(&["S3", "HK"]).is_sound(2));
        for wrong in [
            deal(&["S3"]),
            deal(&["S3", " "]),
            deal(&["S3", "H\u{7}"]),
            deal(&["S3", &"H".repeat(251)]),
        ] {
            assert!(!wrong.is_sound(2), "{wrong:?}");
        }
    }
}
