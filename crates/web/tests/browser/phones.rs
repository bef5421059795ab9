//! Phones and walls that show what others decide, and report results themselves.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;

use banzuke_club::club::Action;
use banzuke_club::club::action::SetPublicity;
use banzuke_club::club::registry::Publicity;
use banzuke_club::domain::ids::MatchNo;
use banzuke_club::domain::number::PlayerId;
use banzuke_club::domain::score::{Outcome, Score};
use banzuke_web::Codes;

use crate::browser::{Browser, ENTER, LAPTOP, PHONE, TAB, WALL};
use crate::hall::{CUP, Hall};

const FIRST: MatchNo = MatchNo(1);

impl Hall {
    fn code(&self) -> String {
        Codes::of(&self.file()).expect("the key").of_match((CUP, FIRST))
    }

    /// The outcome of the first match, once it counts.
    fn outcome(&mut self) -> Option<Outcome> {
        let _ = self.desk.follow().expect("followed");
        let cup = self.desk.club().tournament(CUP).expect("the cup");
        cup.match_no(FIRST)?.record.map(|record| record.outcome)
    }

    /// The entries of the journal, with those of others.
    fn entries(&mut self) -> usize {
        let _ = self.desk.follow().expect("followed");
        self.desk.entries().len()
    }
}

/// Chooses the first player, and that they won two games to one, as a thumb does.
fn fill_in(browser: &Browser) {
    for (field, chip) in [("by", 1), ("score", 2)] {
        let fieldset = format!("fieldset:has([name={field}])");
        browser.click(&format!("{fieldset} .chip:nth-of-type({chip})"));
    }
}

pub(crate) fn assert_quiet(browser: &Browser) {
    assert_eq!(browser.console(), Vec::<String>::new(), "at {}", browser.address());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_result_appears_on_phones_and_walls_without_a_reload() {
    for (language, screen, page) in [
        ("en", PHONE, "/en/now"),
        ("ja", PHONE, "/ja/now"),
        ("en", LAPTOP, "/en/now"),
        ("ja", LAPTOP, "/ja/now"),
        ("en", WALL, "/en/wall?show=bracket"),
        ("ja", WALL, "/ja/wall?show=bracket"),
    ] {
        let mut hall = Hall::new();
        let browser = Browser::open(screen, language);
        hall.show(&browser, page);
        browser.script("window.isKept = true;");
        let score = if screen == WALL { "Dave\n0" } else { "2–0" };
        assert!(!browser.text().contains(score), "{page}: {}", browser.text());
        hall.result(FIRST, [2, 0]);
        browser.wait_for(score);
        assert_eq!(browser.script("return window.isKept;"), true, "{page}");
        assert_quiet(&browser);
    }
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_wall_turns_its_slides_and_shows_the_next_call() {
    let mut hall = Hall::new();
    let browser = Browser::open(WALL, "en");
    hall.show(&browser, "/en/wall?seconds=2");
    let of_all = browser.script("return document.querySelector('main').dataset.slide;");
    assert!(of_all.as_str().is_some_and(|of_all| of_all.ends_with("/ 3")), "{of_all}");
    for heading in ["Being played", "Where do I play?", "Bracket", "Being played"] {
        browser.wait_for(heading);
    }
    assert!(!browser.text().contains("Table 3"));
    hall.call("3");
    browser.wait_for("Table 3");
    assert_quiet(&browser);
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_page_is_in_the_language_of_the_browser_and_a_link_changes_it() {
    let hall = Hall::new();
    for (language, other) in [("ja", "en"), ("en", "ja")] {
        let browser = Browser::open(PHONE, language);
        hall.show(&browser, "/");
        assert!(browser.address().ends_with(&format!("/{language}/now")), "{}", browser.address());
        browser.click(&format!("header a[href='../{other}/now']"));
        assert!(browser.address().ends_with(&format!("/{other}/now")), "{}", browser.address());
        assert_eq!(browser.script("return document.documentElement.lang;"), other);
        assert_quiet(&browser);
    }
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_score_waits_is_confirmed_in_another_browser_and_counts() {
    for (language, waits, agrees, counts) in [
        ("en", "It counts once", "yes, that is right", "This result counts:"),
        ("ja", "認めると確定します", "この結果で間違いない", "確定しました"),
    ] {
        let mut hall = Hall::new();
        let page = format!("/{language}/s/{}", hall.code());
        let phones = [(); 2].map(|()| Browser::open(PHONE, language));
        for phone in &phones {
            hall.show(phone, &page);
        }
        fill_in(&phones[0]);
        phones[0].click(".send");
        phones[0].wait_for(waits);
        assert_eq!(hall.outcome(), None);
        phones[1].wait_for(agrees);
        phones[1].click("button[name=agree]");
        for phone in &phones {
            phone.wait_for(counts);
            assert_quiet(phone);
        }
        assert_eq!(hall.outcome(), Some(Outcome::Score(Score::new(2, 1))));
    }
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn wrong_and_ended_codes_take_no_score() {
    for (language, wrong, ended) in [
        ("en", "There is no such page", "This QR code no longer works"),
        ("ja", "ページが見つかりません", "このQRコードはもう使えません"),
    ] {
        let mut hall = Hall::new();
        let browser = Browser::open(PHONE, language);
        hall.show(&browser, &format!("/{language}/s/1-1-00000000"));
        browser.wait_for(wrong);
        let forms = "return document.forms.length + document.querySelectorAll('button').length;";
        assert_eq!(browser.script(forms), 0);
        // The answer that there is no page is the one thing that the console may say.
        let said = browser.console();
        assert!(said.iter().all(|line| line.contains("404")), "{said:?}");

        hall.show(&browser, &format!("/{language}/s/{}", hall.code()));
        fill_in(&browser);
        hall.result(FIRST, [0, 2]);
        let entries = hall.entries();
        // A page that is being filled in stays as it is; the answer says that it is too old.
        browser.click(".send");
        browser.wait_for(ended);
        assert_eq!(hall.entries(), entries);
        assert_eq!(hall.outcome(), Some(Outcome::Score(Score::new(0, 2))));
    }
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_score_is_sent_with_the_keyboard_alone() {
    let mut hall = Hall::new();
    let browser = Browser::open(PHONE, "en");
    hall.show(&browser, &format!("/en/s/{}", hall.code()));
    // Space chooses the first of a group, arrows another one, and Tab leads to the next group.
    let right = "\u{e014}";
    browser.press(&format!("{TAB} {TAB} {right}{TAB}"));
    let focused = browser.script("return document.activeElement.className;");
    assert_eq!(focused, "send");
    browser.press(ENTER);
    browser.wait_for("It counts once");
    let told = browser.text();
    assert!(told.contains("2-1") || told.contains("2–1"), "{told}");
    assert_eq!(hall.outcome(), None);
    assert_quiet(&browser);
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_reader_finds_their_own_page_with_the_keyboard_alone() {
    let hall = Hall::new();
    let browser = Browser::open(PHONE, "en");
    hall.show(&browser, "/en/now");
    let press_on = |wanted: &str| {
        let is_there = format!("return document.activeElement.matches({wanted:?});");
        let found = (0..40).any(|_| {
            browser.press(TAB);
            browser.script(&is_there) == true
        });
        assert!(found, "{wanted} is not reached: {}", browser.text());
        browser.press(ENTER);
    };
    press_on("a[href$='/me'], a[href='me']");
    browser.wait_for("Find your name");
    press_on("button[name=player][value='1']");
    browser.wait_until("return location.pathname == '/en/player/1';");
    press_on("form[action$=forget] button");
    browser.wait_for("Find your name");
    assert_quiet(&browser);
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_page_that_frames_ours_shows_nothing_of_it() {
    let hall = Hall::new();
    let browser = Browser::open(LAPTOP, "en");
    let other = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let address = other.local_addr().expect("its address");
    let page = format!(
        "<h1>A prize</h1><iframe src='http://127.0.0.1:{}/en/s/{}'></iframe>",
        hall.port(),
        hall.code()
    );
    let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n", page.len());
    let answer = format!("{head}content-type: text/html\r\nconnection: close\r\n\r\n{page}");
    std::thread::spawn(move || {
        for stream in other.incoming().flatten() {
            let mut stream = stream;
            let _ = stream.read(&mut [0; 4096]).and_then(|_| stream.write_all(answer.as_bytes()));
        }
    });
    browser.go(&format!("http://{address}/"));
    browser.wait_for("A prize");
    browser.enter_frame();
    let (within, text) = (browser.script("return location.href;"), browser.text());
    assert!(!text.contains("Alice") && !text.contains("Send"), "{text}");
    assert_eq!(within, "chrome-error://chromewebdata/");
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_change_waits_until_a_reader_has_typed_and_leaves_what_was_typed() {
    let mut hall = Hall::new();
    let browser = Browser::open(PHONE, "en");
    hall.show(&browser, "/en/find");
    browser.click("#q");
    browser.press("ab");
    let hidden =
        Action::SetPublicity(SetPublicity { player: PlayerId(8), publicity: Publicity::Hidden });
    hall.does(&[hidden]);
    // The page has heard of it once another page has.
    let other = Browser::open(PHONE, "en");
    hall.show(&other, "/en/find");
    assert!(!other.text().contains("Dave") && browser.text().contains("Dave"));
    browser.press("c");
    browser.click("h1");
    browser.wait_until("return !document.body.innerText.includes('Dave');");
    assert_eq!(browser.script("return document.getElementById('q').value;"), "abc");
    assert_quiet(&browser);
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_report_from_the_other_side_leaves_what_was_chosen() {
    let mut hall = Hall::new();
    let page = format!("/en/s/{}", hall.code());
    let phones = [(); 2].map(|()| Browser::open(PHONE, "en"));
    for phone in &phones {
        hall.show(phone, &page);
        fill_in(phone);
    }
    phones[0].click(".send");
    phones[0].wait_for("It counts once");
    assert!(!phones[0].text().contains("yes, that is right"), "{}", phones[0].text());
    phones[1].click("h1");
    phones[1].wait_for("yes, that is right");
    let chosen = "return document.querySelectorAll('input:checked').length;";
    assert_eq!(phones[1].script(chosen), 2);
    assert_eq!(hall.outcome(), None);
}

/// A browser opens six lines to a host, and keeps pages that were left.
#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_reader_goes_through_many_pages_and_back() {
    let mut hall = Hall::new();
    let browser = Browser::open(PHONE, "en");
    for page in [
        "now",
        "find",
        "wall",
        "index.html",
        "ranking.html",
        "events/1.html",
        "player/1",
        "player/2",
        "now",
    ] {
        hall.show(&browser, &format!("/en/{page}"));
        assert!(browser.address().ends_with(page), "{}", browser.address());
    }
    browser.script("history.go(-8);");
    browser.wait_for("Called next");
    hall.result(FIRST, [2, 0]);
    browser.wait_for("2–0");
    assert_quiet(&browser);
}
