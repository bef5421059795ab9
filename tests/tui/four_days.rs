//! Four days on the screens: a door, a hall with a break and two events, a league of four evenings, a ceremony. Their
//! presses stand in `docs/KEYS.md`.

use banzuke::club::action::{EnterPlayers, SetTables};
use banzuke::club::tournament::Presence;
use banzuke::club::{Action, Phase};
use banzuke::domain::format::Format;
use banzuke::domain::hall::Table;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::Length;
use banzuke::words::Language;
use chrono::{DateTime, Days, Utc};

use crate::common::{CUP, Hall, add_player, create, stamp, today};
use crate::tui::driver::keys;
use crate::tui::front::Front;
use crate::tui::prizes::{LISTS, categorised, typed};
use crate::tui::scoring::{ELIMINATION, ROBIN, start, started};

/// A day and its presses; names, days and prizes that are typed do not count.
pub(crate) struct Day {
    pub(crate) what: &'static str,
    pub(crate) presses: usize,
}

const DOOR: Day = Day {
    what: "A door: of 60 entered 52 come, four come late, two walk in, then the start",
    presses: 64,
};
const HALL: Day = Day {
    what: "A hall: two events with 14 matches, all called and recorded, a break, both closed",
    presses: 93,
};
const LEAGUE: Day = Day {
    what: "A league: 15 matches on four evenings, two put off, all called and recorded",
    presses: 110,
};
const CEREMONY: Day = Day {
    what: "A ceremony: eleven prizes in three categories set, shown and printed",
    presses: 14,
};
pub(crate) const DAYS: [Day; 4] = [DOOR, HALL, LEAGUE, CEREMONY];

const SECOND: TournamentId = TournamentId(2);

/// An operator whose presses are counted.
struct Hands {
    front: Front,
    presses: usize,
}

impl Hands {
    fn new(front: Front) -> Self {
        Self { front, presses: 0 }
    }

    fn press(&mut self, script: &str) -> usize {
        let count = keys(script).len();
        self.front.drive(script);
        self.presses += count;
        count
    }

    /// Types a name, a day or a prize.
    fn types(&mut self, text: &str) {
        self.front.drive(&typed(text));
    }

    /// Records 2-0 for the first match of home as often as matches are at tables.
    fn record_all(&mut self) {
        self.press("<home>");
        for left in (0..self.front.club().at_tables().count()).rev() {
            self.press("<enter> 2 0 <enter>");
            assert_eq!(self.front.club().at_tables().count(), left, "{}", self.front.text());
        }
    }

    /// Calls and records until nothing can be called any more. The press that finds nothing counts.
    fn play(&mut self) {
        loop {
            loop {
                let before = self.front.club().at_tables().count();
                self.press("N");
                if self.front.club().at_tables().count() == before {
                    break;
                }
            }
            if self.front.club().at_tables().count() == 0 {
                return;
            }
            self.record_all();
        }
    }
}

fn tables(hall: &mut Hall, count: u32) {
    let table = |number: u32| Table { name: number.to_string(), reserved: false };
    let tables = (1..=count).map(table).collect();
    hall.perform(vec![Action::SetTables(SetTables { tables })]).expect("set up");
}

/// Thirty who write their names in letters and thirty in kanji, each with a first word of their own.
const NAMES: &str = "Ada Boris Cyrus Dora Elias Fay Gus Hana Ivo Jill Kurt Lena Max Nora Otto Pia Quinn Rosa Sven Tess \
    Uma Vera Walt Xena Yann Zoe Abel Beth Carl Dina 佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 \
    井上 木村 林 斎藤 清水 山崎 森 池田 橋本 阿部 石川 山下 中島 石井 小川";

#[test]
fn a_day_at_the_door_takes_one_key_for_each_who_comes() {
    let names: Vec<&str> = NAMES.split_whitespace().collect();
    let (all, walk_ins) = ((1..=60).map(PlayerId), ["Zaphod Beeblebrox", "諸葛 孔明"]);
    for language in Language::ALL {
        let mut hall = Hall::new();
        let whole = |name: &str| {
            if name.is_ascii() { format!("{name} Example") } else { format!("{name} 一") }
        };
        let add = all.clone().zip(&names).map(|(player, name)| add_player(player, &whole(name)));
        hall.perform(add.collect()).expect("registered");
        let swiss = Format::Swiss { rounds: 0, colours: false };
        let enter = EnterPlayers { tournament: CUP, players: all.clone().collect() };
        let cup = create(CUP, "京都オープン", swiss, Length::FirstTo(2));
        hall.perform(vec![cup, Action::EnterPlayers(enter)]).expect("entered");
        let mut hands = Hands::new(Front::speaking(hall, language));
        let is_here = |hands: &mut Hands, player| {
            hands.front.club().tournament(CUP).expect("it").presence(player) == Presence::Here
        };
        hands.press("i");
        // Who comes first says that presence is noted at all.
        for (player, name) in all.clone().zip(&names).take(52) {
            hands.types(name);
            let then = hands.press(if player.0 == 1 { "<alt-i>" } else { "<enter>" });
            assert!(then == 1 && is_here(&mut hands, player), "{name}:\n{}", hands.front.text());
        }
        for (player, name) in (61..).map(PlayerId).zip(walk_ins) {
            hands.types(name);
            hands.press("<alt-n>");
            assert!(is_here(&mut hands, player), "{name}:\n{}", hands.front.text());
        }
        // The start without the eight who are not here; four of them come all the same.
        hands.press("<ctrl-s> <down> <enter> i");
        for (at, name) in names[52..56].iter().enumerate() {
            hands.types(name);
            // What a missed round is worth is asked once.
            hands.press(if at == 0 { "<enter> <enter>" } else { "<enter>" });
        }
        let cup = hands.front.club().tournament(CUP).expect("the cup").clone();
        assert_eq!((cup.phase, cup.entrants.len()), (Phase::Running, 58), "{}", hands.front.text());
        assert!((53..=56).all(|player| cup.has(PlayerId(player))));
        assert_eq!(hands.presses, DOOR.presses);
    }
}

#[test]
fn a_hall_with_a_break_and_two_events() {
    for language in Language::ALL {
        let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
        start(&mut hall, SECOND, "金剛杯", 4, ROBIN, Length::FirstTo(2));
        tables(&mut hall, 4);
        let mut hands = Hands::new(Front::speaking(hall, language));
        hands.press("N N N N Z");
        hands.types("30");
        hands.press("<enter>");
        assert!(hands.front.club().break_at(stamp(60).at).is_some(), "{}", hands.front.text());
        // Who plays goes on; nothing is called until the break is ended early.
        hands.record_all();
        hands.press("N");
        assert_eq!(hands.front.club().at_tables().count(), 0, "{}", hands.front.text());
        hands.press("Z <ctrl-u> <enter>");
        hands.play();
        for id in [CUP, SECOND] {
            assert!(!hands.front.club().tournament(id).expect("it").has_open_matches());
        }
        hands.press("c <enter> 1 c <enter>");
        for id in [CUP, SECOND] {
            let phase = hands.front.club().tournament(id).map(|one| one.phase);
            assert_eq!(phase, Some(Phase::Closed), "{}", hands.front.text());
        }
        assert_eq!(hands.presses, HALL.presses);
    }
}

/// Noon so many days after the first evening.
fn evening(days: u64) -> DateTime<Utc> {
    stamp(0).at.checked_add_days(Days::new(days)).expect("a time")
}

#[test]
fn a_league_of_four_evenings_with_two_matches_put_off() {
    for language in Language::ALL {
        let mut hall = started(6, ROBIN, Length::FirstTo(2));
        tables(&mut hall, 3);
        let mut hands = Hands::new(Front::speaking(hall, language));
        hands.press("b L <shift-tab>");
        hands.types("1-2: 11-21; 3: 11-28; 4: 12-5; 5: 12-12");
        hands.press("<enter>");
        let played = |hands: &mut Hands| {
            let club = hands.front.club();
            club.tournament(CUP)
                .expect("it")
                .matches
                .iter()
                .filter(|one| one.record.is_some())
                .count()
        };
        // One is put off until the last evening, another one until a day that is not known yet.
        hands.press("5 <alt-m>");
        hands.types("12-12");
        hands.press("<enter> <home> o <esc> 1");
        hands.play();
        assert_eq!(played(&mut hands), 4, "{}", hands.front.text());
        for (days, then) in [(7, 7), (14, 11), (21, 15)] {
            hands.front = Front::at(hands.front.hall, language, evening(days));
            if days == 7 {
                hands.press("5 <end> <alt-m>");
                hands.types("12-5");
                hands.press("<enter> <esc> 1");
            }
            hands.play();
            assert_eq!(played(&mut hands), then, "{}", hands.front.text());
        }
        let cup = hands.front.club().tournament(CUP).expect("the cup").clone();
        let days = |no: u32| cup.match_no(MatchNo(no))?.record.map(|record| record.played_on);
        assert!((1..=15).filter_map(days).max() > Some(today()));
        assert!(!cup.has_open_matches());
        assert_eq!(hands.presses, LEAGUE.presses);
    }
}

#[test]
fn a_ceremony_with_eleven_prizes_in_three_categories_and_two_ties() {
    for language in Language::ALL {
        let mut hands = Hands::new(Front::speaking(categorised(), language));
        hands.press("b $");
        for (at, list) in LISTS.iter().enumerate() {
            if at > 0 {
                hands.press("<tab>");
            }
            hands.types(list.split_once(": ").map_or(list, |it| it.1));
        }
        // To how ties are shared: by Hort.
        hands.press("<tab> <tab> <tab> <right> <right> <enter>");
        let club = hands.front.club();
        let won = club.awarded(club.tournament(CUP).expect("the cup"));
        let ties = won.iter().filter(|one| one.first < one.last).count();
        assert_eq!((won.len(), ties), (11, 3), "{}", hands.front.text());
        hands.press("$ <alt-p> <enter> <enter>");
        let folder = hands.front.hall.path().parent().expect("a folder").to_owned();
        let files = folder.read_dir().expect("listed").map(|file| file.expect("a file").path());
        assert!(files.into_iter().any(|file| file.extension().is_some_and(|it| it == "html")));
        assert_eq!(hands.presses, CEREMONY.presses);
    }
}
