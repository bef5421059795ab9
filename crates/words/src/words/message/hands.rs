//! Games one by one, and what their hands are worth.

use crate::cards::{CardFault, GamesFault};
use crate::domain::deal::CardGame;
use crate::domain::game::{NotAHand, NotGames};
use crate::domain::rating::calibration::{Compared, FirstMoveWorth};
use crate::words::message::Message;
use crate::words::{Language, pick, say, words};

words! {
    /// Typed games and hands.
    pub HandsWords in "hands" {
        none_known; luck; luck_after; by_hand_alone;
    }
}

impl HandsWords {
    /// A text that is no list of games.
    pub fn not_games(self, text: &str, fault: &NotGames) -> Message {
        let lang = self.language;
        let why = match fault {
            NotGames::Unreadable(sign) => {
                say!(lang; "{text} is not a list of games: {sign} is not a result",
            "「{text}」はゲームとして読めません：{sign}は結果ではありません。")
            }
            NotGames::Hand(NotAHand::OutOfRange(p)) => say!(lang;
            "{text} is not a list of games: hand strength {p} is not between 0 and 1",
            "「{text}」はゲームとして読めません：手札勝率{p}は0と1の間にありません。"),
            NotGames::Hand(NotAHand::Unreadable(hand)) => say!(lang;
            "{text} is not a list of games: {hand} is not a hand strength",
            "「{text}」はゲームとして読めません：{hand}は手札勝率ではありません。"),
            NotGames::Cards(hands) => say!(lang;
            "{text} is not a list of games: cards are not read here: {hands}",
            "「{text}」はゲームとして読めません：ここでは手札のカードは読めません（{hands}）。"),
        };
        Message::new(
            why,
            pick!(lang; "write w, l or d for each game as the first player saw it, like w l@0.3 w",
            "各ゲームを一人目から見て w l@0.3 w のように w、l、d で書いてください。"),
        )
    }

    /// A text that is no list of hands of a table.
    pub fn not_hands(self, text: &str, fault: Option<&NotAHand>) -> Message {
        let lang = self.language;
        let why = match fault {
            Some(NotAHand::OutOfRange(p)) => {
                say!(lang, "{p} is not between 0 and 1", "{p}は0と1の間にありません。")
            }
            Some(NotAHand::Unreadable(_)) | None => {
                say!(
                    lang,
                    "{text} is not a hand strength",
                    "「{text}」は手札勝率として読めません。"
                )
            }
        };
        Message::new(
            why,
            pick!(lang; "write pairs of seats like 1-2:0.4 3-1:55%",
                "1-2:0.4 3-1:55% のように席の組で書いてください。"),
        )
    }

    /// There is no such seat.
    pub fn no_seat(self, seat: u32, seats: usize) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "this pod has no seat {seat}",
                "この卓に{seat}番の席はありません。"),
            say!(lang, "its seats are 1 to {seats}", "席は1から{seats}までです。"),
        )
    }
    /// A card game by its name.
    pub fn game(self, game: CardGame) -> &'static str {
        card_game(self.language, game)
    }

    /// Games that cannot be recorded as typed.
    pub fn games_fault(self, text: &str, fault: &GamesFault) -> Message {
        let lang = self.language;
        match fault {
            GamesFault::Text(fault) => self.not_games(text, fault),
            GamesFault::Cards(no, fault) => {
                let (what, remedy) = self.parts(fault);
                Message::new(say!(lang, "game {no}: {what}", "第{no}ゲーム：{what}"), remedy)
            }
        }
    }

    /// Cards that have no worth.
    pub fn card_fault(self, fault: &CardFault) -> Message {
        let (what, remedy) = self.parts(fault);
        Message::new(what, remedy)
    }

    /// The fault of the cards, and the remedy.
    fn parts(self, fault: &CardFault) -> (String, &'static str) {
        let lang = self.language;
        match fault {
            CardFault::NoCardGame => (
                lang.pick(
                    "the tournament does not say which card game it plays",
                    "この大会にはカードゲームの設定がありません。",
                )
                .to_owned(),
                pick!(lang; "set it with --card-game (`banzuke tournament set --help`), or type the win probability, like w@0.38",
                    "--card-game で設定するか（`banzuke tournament set --help`）、w@0.38 のように勝率を書いてください。"),
            ),
            CardFault::NotACard { hand, text } => (
                say!(
                    lang,
                    "hand {hand}: {text} is not a card",
                    "手札{hand}：「{text}」はカードではありません。"
                ),
                pick!(lang; "prime Daifugō: A 2 to 9 T J Q K X, like QT338647JA9; Daihinmin: suit and rank, like S3 HK X",
                    "素数大富豪は `QT338647JA9` のように A 2～9 T J Q K X、大貧民は `S3 HK X` のように書いてください。"),
            ),
            CardFault::Empty { hand } => (
                say!(lang, "hand {hand} has no card", "手札{hand}にカードがありません。"),
                lang.pick("type the cards of every player", "全員のカードを入力してください。"),
            ),
            CardFault::NotInDeck { card, held, in_deck } => (
                say!(
                    lang,
                    "the hands hold {card} {held} times, a deck has it {in_deck} times",
                    "{card}が合わせて{held}枚ありますが、山札には{in_deck}枚しかありません。"
                ),
                lang.pick(
                    "check the hands against the record",
                    "手札を記録と照らし合わせてください。",
                ),
            ),
            CardFault::Hands { typed, players } => (
                say!(
                    lang,
                    "{typed} hands for {players} players",
                    "{players}人に対して手札が{typed}人分です。"
                ),
                lang.pick(
                    "type one hand for each seat, with / between them",
                    "席の順に1人分ずつ / で区切って入力してください。",
                ),
            ),
            CardFault::Players(game, players) => (
                say!(lang; "hands of {} are not valued for {players} players",
                    "{}の手札は{players}人では評価できません。", self.game(*game)),
                lang.pick("type the win probabilities instead", "代わりに勝率を入力してください。"),
            ),
        }
    }

    /// Whether hands foretell results better.
    pub fn compared(self, of: &Compared) -> String {
        let gain = of.other - of.log_loss;
        say!(self.language;
            "hands: log-loss {:.4} with them, {:.4} without, on the same {} games: better by {gain:.4}, \
             standard error {:.4}",
            "手札：同じ{2}ゲームの対数損失は手札ありで{0:.4}、なしで{1:.4}。改善{gain:.4}（標準誤差{3:.4}）",
            of.log_loss, of.other, of.games, of.error)
    }

    /// The worth of the first move.
    pub fn first_moved(self, worth: &FirstMoveWorth) -> String {
        let [low, high] = worth.interval;
        say!(self.language;
            "first move: won {:.4} of {} games; fitted first-move win rate {:.4}, 95% interval {low:.4} to {high:.4}",
            "先手：{1}ゲームの勝率{0:.4}。レーティングと手札を除いた先手勝率{2:.4}（95%区間{low:.4}～{high:.4}）",
            worth.share, worth.games, worth.p)
    }

    /// The win rate of the first side by its hands alone, for each game: `game 1 38%, game 2 51%`.
    pub fn deals_alone(self, of: &[(u32, f64)]) -> String {
        let lang = self.language;
        let each = |(no, p): &(u32, f64)| say!(lang; "game {no} {}", "第{no}ゲーム{}", percent(*p));
        let each: Vec<String> = of.iter().map(each).collect();
        say!(lang; "the deal alone: {}", "手札だけの勝率：{}", each.join(lang.pick(", ", "、")))
    }
}

/// A win probability of a hand, from 1% to 99%: no hand is a sure win.
pub fn percent(p: f64) -> String {
    format!("{:.0}%", (p * 100.0).clamp(1.0, 99.0))
}

/// A card game by its name.
pub(in crate::words) fn card_game(lang: Language, game: CardGame) -> &'static str {
    match game {
        CardGame::PrimeDaifugo => lang.pick("prime Daifugō", "素数大富豪"),
        CardGame::Daihinmin => lang.pick("Daihinmin", "大貧民"),
    }
}
