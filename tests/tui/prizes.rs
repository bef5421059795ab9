//! Categories and prizes on the screens: set with keys, read out at a ceremony, printed and exported.

use banzuke::club::action::{SetBorn, SetCategories, SetPlayerCategories, SetPrizes};
use banzuke::club::{Action, Club};
use banzuke::domain::category::Categories;
use banzuke::domain::number::PlayerId;
use banzuke::domain::prize::{Each, Prizes, Sharing, read_list};
use banzuke::domain::score::Length;
use banzuke::tui::route::{PathOf, Route};
use banzuke::words::Language;
use chrono::NaiveDate;

use crate::common::{CUP, Hall, add_player};
use crate::tui::driver::keys;
use crate::tui::front::Front;
use crate::tui::scoring::{ROBIN, start};

const NAMES: [&str; 12] = [
    "青木", "石田", "上野", "遠藤", "岡本", "加藤", "木村", "工藤", "小林", "佐藤", "清水", "鈴木",
];
const JUNIORS: [u32; 4] = [3, 7, 10, 12];
const WOMEN: [u32; 4] = [4, 6, 9, 11];

/// Twelve have played a round robin. Who has the lower number wins 2-0, but 石田, 上野 and 遠藤 beat one another in turn, and
/// so do 加藤, 木村 and 工藤; games part them.
fn played() -> Hall {
    let mut hall = Hall::new();
    let add = (1..).zip(NAMES).map(|(no, name)| add_player(PlayerId(no), name));
    hall.perform(add.collect()).expect("registered");
    start(&mut hall, CUP, "京都オープン", 12, ROBIN, Length::FirstTo(2));
    for no in 1..=66 {
        let sides = hall.sides(no).map(|player| player.0);
        let lower = sides[0].min(sides[1]);
        let [won, lost] = match (lower, sides[0].max(sides[1])) {
            (2, 4) | (6, 8) => [1, 2],
            (3, 4) | (7, 8) => [2, 1],
            _ => [2, 0],
        };
        let [a, b] = if sides[0] == lower { [won, lost] } else { [lost, won] };
        hall.record(no, a, b).expect("recorded");
    }
    hall
}

/// The categories of the twelve: juniors by birth, women by hand.
pub(crate) fn categorised() -> Hall {
    let mut hall = played();
    let list = Categories::read_list("ジュニア <18; 女子").expect("categories");
    let categories = Categories { list, ..Categories::default() };
    let mut actions = vec![Action::SetCategories(SetCategories { categories })];
    let born = NaiveDate::from_ymd_opt(2010, 5, 5);
    actions.extend(JUNIORS.map(|no| SetBorn { player: PlayerId(no), born }.into()));
    actions.extend(WOMEN.map(|no| {
        let categories = vec!["女子".to_owned()];
        SetPlayerCategories { player: PlayerId(no), categories }.into()
    }));
    hall.perform(actions).expect("in categories");
    hall
}

/// The three lists of eleven prizes.
pub(crate) const LISTS: [&str; 3] = [
    "30000円; 20000; 10000; 5000; 2000",
    "ジュニア: 5000; 3000; 図書券",
    "女子: 5000; 3000; 1000 + 花束",
];

pub(crate) fn ceremony() -> Hall {
    let mut hall = categorised();
    let lists = LISTS.map(|text| read_list(text).expect("prizes").0).to_vec();
    let (ties, each, currency) = (Sharing::Hort, Each::One, "円".to_owned());
    let prizes = Prizes { lists, ties, each, currency, ..Prizes::default() };
    hall.perform(vec![SetPrizes { tournament: CUP, prizes }.into()]).expect("set");
    hall
}

/// By hand: 石田, 遠藤 and 上野 share 35,000 with half of their places; 木村 is the first junior without a better prize, 加藤 the
/// first woman.
const WON: [(&str, &str); 11] = [
    ("青木", "30000円"),
    ("石田", "15833円"),
    ("遠藤", "10833円"),
    ("上野", "8333円"),
    ("岡本", "2000円"),
    ("木村", "5000円"),
    ("佐藤", "3000円"),
    ("鈴木", "図書券"),
    ("加藤", "5000円"),
    ("小林", "3000円"),
    ("清水", "1000円 + 花束"),
];

fn won(club: &Club) -> Vec<(String, String)> {
    let cup = club.tournament(CUP).expect("the cup");
    let told = |one: &banzuke::domain::prize::Won| {
        let player = one.player.and_then(|player| club.player(player));
        let name = player.map_or_else(String::new, |player| player.name.clone());
        (name, cup.prizes.written_award(one.money, one.thing.as_deref()))
    };
    club.awarded(cup).iter().map(told).collect()
}

/// Keys that type a text.
pub(crate) fn typed(text: &str) -> String {
    let key = |letter: char| if letter == ' ' { "<space>".to_owned() } else { letter.to_string() };
    text.chars().map(key).collect::<Vec<_>>().join(" ")
}

#[test]
fn eleven_prizes_in_three_categories_are_set_and_read_out_with_few_keys() {
    for language in Language::ALL {
        let mut front = Front::speaking(categorised(), language);
        // The page of the event; its prizes, of which there are none: the form with a line for each category.
        let open = "b $";
        front.drive(open);
        assert!(matches!(front.desk.app.route(), Route::Prizes(CUP)), "{}", front.text());
        let [all, juniors, women] = LISTS.map(|text| text.split_once(": ").map_or(text, |it| it.1));
        let lines = [all, juniors, women].map(typed).join(" <tab> ");
        // Past the blank line and the coin to how ties are shared: two to the right is Hort.
        let rules = "<tab> <tab> <tab> <right> <right> <enter>";
        front.drive(&format!("{lines} {rules}"));
        assert!(matches!(front.desk.app.route(), Route::Tournament { .. }), "{}", front.text());
        let expected = WON.map(|(name, prize)| (name.to_owned(), prize.to_owned()));
        assert_eq!(won(&front.club()), expected);
        let presses = keys(open).len() + keys("<tab> <tab>").len() + keys(rules).len();
        assert!(presses <= 10, "{presses} beside the prizes themselves");
        // The list for the ceremony is one key away.
        front.desk.resize(120, 40);
        front.drive("$");
        let text = front.text();
        for (name, prize) in WON {
            let is_line = |line: &str| line.contains(name) && line.contains(prize);
            assert!(text.lines().any(is_line), "{name}: {prize} in {text}");
        }
        let total = ["83999円 of 84000円", "84000円のうち83999円"];
        front.shows(if language == Language::English { total[0] } else { total[1] });
        // Printed: the sheet of prizes is the first that is offered, so paper and format follow at once.
        front.drive("<alt-p> <enter>");
        front.shows("A4");
        front.drive("<esc> <esc> u");
        assert!(front.club().tournament(CUP).is_some_and(|cup| cup.prizes.lists.is_empty()));
    }
}

/// An own drawing is taken from its path; one that is none says where, and the path stays to be mended.
#[test]
fn certificates_are_printed_by_an_own_template_from_the_prizes() {
    let mut front = Front::open(ceremony());
    let folder = front.hall.path().parent().expect("a folder").to_owned();
    let template = folder.join("own.svg");
    let drawing = |field: &str| {
        format!(
            "<svg viewBox=\"0 0 300 200\"><text font-size=\"20\">{{{field}}}: {{prize}}</text></svg>"
        )
    };
    std::fs::write(&template, drawing("nmae")).expect("written");
    // Prizes, print, certificates, the own template behind the papers.
    front.drive("b $ <alt-p> C e r t <enter> <end> <enter>");
    assert!(
        matches!(front.desk.app.route(), Route::Path(PathOf::Template(CUP))),
        "{}",
        front.text()
    );
    front.shows("{name}");
    front.drive(&typed(&template.to_string_lossy()));
    front.drive("<enter> <enter>");
    front.shows("{nmae}");
    assert!(
        matches!(front.desk.app.route(), Route::Path(PathOf::Template(CUP))),
        "{}",
        front.text()
    );
    std::fs::write(&template, drawing("name")).expect("written");
    front.drive("<enter> <enter>");
    let mut files = folder.read_dir().expect("listed").map(|file| file.expect("a file").path());
    let page = files.find(|file| file.extension().is_some_and(|it| it == "html"));
    let page = std::fs::read_to_string(page.expect("a page")).expect("read");
    assert_eq!(page.matches("<svg").count(), 11, "one for each who has won");
    assert!(page.contains("清水: 1000円 + 花束"), "{page}");
}

#[test]
fn prizes_that_cannot_be_are_said_and_nothing_is_set() {
    let mut front = Front::open(categorised());
    // One amount, or two: it is not guessed.
    front.drive("b $ 3 0 , 2 0 0 <enter>");
    front.shows("without a comma");
    front.drive("<ctrl-u> 3 0 ; 4 0 <enter>");
    front.shows("The prize for place 2 in 京都オープン is blank, or higher");
    front.drive("<ctrl-u> 3 0 + 2 0 <enter>");
    front.shows("one amount for each place");
    front.drive("<ctrl-u> ジ : 5 <enter>");
    front.shows("From first place");
    front.drive("<esc> y");
    assert!(front.club().tournament(CUP).is_some_and(|cup| cup.prizes.lists.is_empty()));
}

#[test]
fn one_key_lists_a_category_the_next_one_and_all_again() {
    let mut front = Front::open(ceremony());
    front.drive("b F");
    front.shows("only ジュニア");
    let third = |front: &Front| {
        let text = front.text();
        let line = text.lines().find(|line| line.contains("上野")).map(str::to_owned);
        line.unwrap_or_default().split_whitespace().take(3).collect::<Vec<_>>().join(" ")
    };
    // The first junior, and fourth in all.
    assert!(third(&front).contains("1 4"), "{}", front.text());
    front.hides("青木");
    front.drive("F");
    front.shows("only 女子");
    front.drive("F");
    front.shows("青木");
    front.hides("only ");
    front.drive("3 F");
    front.shows("only ジュニア");
    front.drive("<esc>");
    front.hides("only ジュニア");
}

#[test]
fn categories_are_set_for_the_club_and_for_a_player() {
    let mut front = Front::open(played());
    front.drive(&format!("2 c {} <enter>", typed("U18 0-17; 女子")));
    let names = front.club().category_names();
    assert_eq!(names, ["U18", "女子"]);
    front.drive("e <tab> <tab> <tab> <tab> <tab> <tab> <tab>");
    front.drive(&format!("{} <enter>", typed("女子; 初参加; 女子")));
    let club = front.club();
    let categories: Vec<Vec<String>> =
        club.registry().iter().map(|player| player.categories.clone()).collect();
    assert!(categories.contains(&vec!["女子".to_owned(), "初参加".to_owned()]));
    assert_eq!(club.category_names(), ["U18", "女子", "初参加"]);
    front.drive("<enter>");
    front.shows("Categories: 女子; 初参加");
    front.drive("<esc>");
    front.drive("u u");
    assert!(front.club().category_names().is_empty(), "undone like anything");
    front.drive(&format!("c {} <enter>", typed("U18 0-17; u18 0-17")));
    front.shows("Two categories are called u18");
}
