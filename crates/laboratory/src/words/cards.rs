//! The words of a table of Daihinmin.

use chrono::NaiveDate;
use daihinmin::player::{Rule, Sets, Why};
use daihinmin::{Card, Cards, Play, Suit};

use crate::words::{pick, say, words};

words! {
    /// The words of a table of Daihinmin.
    pub CardsWords {
        title(game: u32): "Daihinmin, game {game}", "大貧民、第{game}ゲーム";
        players: "Players", "プレイヤー";
        you: "You", "あなた";
        /// Headings of the list of players.
        class: "class", "階級";
        held: "cards", "枚数";
        on_table: "this trick", "この場";
        points: "points", "得点";
        place(place: usize): "finished {place}", "{place}位";
        passed: "pass", "パス";
        pass: "Pass", "パス";
        table: "Table", "場";
        last_plays: "Last plays", "最近の手";
        hand(cards: usize): "Your hand: {cards} cards", "手札：{cards}枚";
        leads(name: &str): "{name} leads", "{name}の親";
        lead: "You lead: any play", "あなたの親です。何でも出せます";
        revolution: "Revolution: 3 is strong, 2 is weak", "革命中：3が強く2が弱い";
        locked(suits: &str): "Suits locked: {suits}", "縛り：{suits}";
        gave(given: &str, received: &str): "Gave {given}, got {received}", "渡した札 {given}、もらった札 {received}";
        game_over: "Game over", "ゲーム終了";
        next_game: "Enter deals the next game.", "Enter で次のゲームを配ります。";
        you_lead: "you lead, so you must play a card", "親はパスできません";
        no_turn: "it is not your turn", "あなたの番ではありません";
        nothing_new: "no new game is finished", "新しく終わったゲームがありません";
        nothing_beats: "Nothing beats it: pass.", "出せる手がありません。パスします。";
        plays_it(play: &str): "Enter plays {play}.", "Enter で {play} を出します。";
        gives_it(cards: &str): "Enter gives {cards}.", "Enter で {cards} を渡します。";
        incomplete(cards: &str): "{cards} is not a play yet: pick more cards, or others.",
            "{cards} だけでは出せません。ほかの札も選びます。";
        pick_play: "Space picks cards, Down and Up step through the legal plays.",
            "スペースキーで札を選びます。↓↑ で合法手を順に選びます。";
        pick_gift(cards: usize): "Pick {cards} to give.", "渡す札を{cards}枚選びます。";
        /// Hints.
        hint_title: "Hint", "ヒント";
        adviser(name: &str): "Hints now come from {name}.", "ヒントは {name} が出します。";
        would_play(name: &str, play: &str): "{name} would play {play}.", "{name} なら {play} を出します。";
        would_pass(name: &str): "{name} would pass.", "{name} ならパスします。";
        would_give(name: &str, cards: &str): "{name} would give {cards}.", "{name} なら {cards} を渡します。";
        /// A program that a player seems to play like, and all such programs in a line.
        taken_for(name: &str, like: &str): "{name} like {like}", "{name}は{like}";
        all_taken_for(list: &str): "Taken to play: {list}.", "打ち方の見立て：{list}。";
        a_play: "play", "手";
        tries: "tries", "試行";
        reward: "reward", "評価";
        mean_points: "mean points", "平均得点";
        /// Leaving and recording.
        leaving: "Leave the table?", "席を離れますか";
        stay: "Stay", "続ける";
        leave: "Leave", "離れる";
        record: "Record in the club…", "クラブに記録する…";
        unfinished: "The game under way is lost.", "進行中のゲームは失われます。";
        recording: "Record the games", "ゲームの記録";
        a_tournament: "Tournament", "大会";
        your_name: "Your name", "あなたの名前";
        names_missing: "Type a name for the tournament and your own.", "大会名とあなたの名前を入力してください。";
        name_hint: "If you are registered, type that name exactly. The hands are recorded too, so ratings allow for luck. Enter records, Esc goes back.",
            "登録済みなら、その名前のとおりに入力します。手札も記録し、レーティングは運を補正します。Enter で記録、Esc で戻ります。";
        tournament(day: NaiveDate): "Daihinmin {day}", "大貧民 {day}";
    }
}

impl CardsWords {
    /// Games that leaving would lose.
    pub fn unrecorded(self, games: usize) -> String {
        let games = self.language.count(games, "game", "games", "ゲーム");
        say!(self.language; "{games} not recorded in the club.", "クラブに記録していないゲーム：{games}。")
    }

    /// The record that would be made.
    pub fn records(self, games: usize) -> String {
        let games = self.language.count(games, "finished game", "finished games", "ゲーム");
        say!(self.language; "Records {games} as a new tournament with one pod of five.",
            "終わった{games}を、5人の卓の新しい大会として記録します。")
    }

    /// The name of a class, from 0.
    pub fn class_name(self, class: usize) -> &'static str {
        let japanese = ["大富豪", "富豪", "平民", "貧民", "大貧民"];
        let english = ["daifugo", "fugo", "heimin", "hinmin", "daihinmin"];
        self.language.pick(english, japanese).get(class).copied().unwrap_or_default()
    }

    /// Why a player would choose something.
    pub fn why(self, why: &Why) -> String {
        let lang = self.language;
        match why {
            Why::Only => pick!(lang; "It is the only legal choice.", "ほかに手がありません。").to_owned(),
            Why::Drawn { among } => say!(lang; "Drawn at random from {among}.", "{among}通りから無作為に選びました。"),
            Why::Last => pick!(lang; "It plays the last cards.", "これで上がります。").to_owned(),
            Why::CertainWin => pick!(lang;
                "It wins for certain, whatever the others hold.", "相手の手札によらず、必ず先に上がれます。")
            .to_owned(),
            Why::Simulated { arms, .. } => {
                let tries: u32 = arms.iter().map(|arm| arm.tries).sum();
                say!(lang; "Best of {} choices in {tries} simulated games.",
                    "{}通りを{tries}回の試行で比べました。", arms.len())
            }
            Why::Rule(rule) => self.rule(*rule).to_owned(),
            Why::NoRule => pick!(lang; "No rule says to play.", "出すべき規則がありません。").to_owned(),
            Why::Sets(sets) => self.sets(*sets),
            Why::Rest { value } => say!(lang;
                "It costs the rest of the hand least ({value}).", "残りの手札が最もよくなります（{value}）。"),
            Why::Weakest => pick!(lang; "The weakest cards.", "最も弱い札です。").to_owned(),
            _ => String::new(),
        }
    }

    fn rule(self, rule: Rule) -> &'static str {
        let lang = self.language;
        match rule {
            Rule::LongestSequence => {
                pick!(lang; "Lead the longest sequence.", "親では最も長い階段を出します。")
            }
            Rule::LargestGroup => {
                pick!(lang; "Lead the largest group.", "親では最も多い組を出します。")
            }
            Rule::LoneCard => pick!(lang;
                "The weakest card outside groups and sequences.", "組や階段にならない最も弱い札です。"),
            Rule::WeakestCard => {
                pick!(lang; "Lead the weakest card.", "親では最も弱い札を出します。")
            }
            Rule::WholeGroup => {
                pick!(lang; "The weakest whole group.", "崩さずに出せる最も弱い組です。")
            }
            Rule::WholeSequence => {
                pick!(lang; "The weakest whole sequence.", "崩さずに出せる最も弱い階段です。")
            }
            Rule::Joker => {
                pick!(lang; "Nothing else fits: the joker.", "ほかにないので、ジョーカーを使います。")
            }
        }
    }

    fn sets(self, sets: Sets) -> String {
        let Sets { strength, left, value, .. } = sets;
        say!(self.language;
            "Strength {strength} (86 wins the trick), {left} sets left, worth {value} (smaller is better).",
            "強さ{strength}（86以上で場を取れる）、残り{left}組、評価{value}（小さいほど良い）。")
    }
}

/// A card as it is shown on a table.
pub fn card(card: Card) -> String {
    match (card.suit(), card.rank()) {
        (Some(suit), Some(rank)) => format!("{}{}", sign(suit), rank.name()),
        _ => "JO".to_owned(),
    }
}

/// Cards as they are shown on a table.
pub fn cards(cards: Cards) -> String {
    cards.iter().map(card).collect::<Vec<_>>().join(" ")
}

/// The signs of suits, of 8 bits as [`Play::suits`] has them.
pub fn suits(bits: u8) -> String {
    let held = Suit::ALL.into_iter().filter(|&suit| bits >> suit as u8 & 1 == 1);
    held.map(sign).collect()
}

/// A play as it is shown on a table: the joker last, with what it stands for, but first below a 3.
pub fn play(play: Play) -> String {
    let natural = cards(play.cards() - Cards::JOKER);
    if !play.has_joker() {
        return natural;
    }
    let joker =
        play.stands_for().map_or_else(|| card(Card::JOKER), |it| format!("JO={}", card(it)));
    let parts = if play.low() == 0 { [joker, natural] } else { [natural, joker] };
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

const fn sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}
