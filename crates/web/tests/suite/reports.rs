//! Results reported by phone, and phones that report what they should not.

use banzuke_club::club::action::{CloseTournament, SetCardGame, SetMatchLength};
use banzuke_club::club::{Action, MatchState};
use banzuke_club::domain::game::CardGame;
use banzuke_club::domain::ids::{MatchNo, TournamentId};
use banzuke_club::domain::score::{Length, Outcome, Score};
use banzuke_web::Codes;

use crate::client::{Answer, Request};
use crate::hall::{CUP, Hall};

const FIRST: MatchNo = MatchNo(1);

/// A phone: its cookie, and the form that it was shown last.
struct Phone {
    code: String,
    cookie: String,
    token: String,
    once: String,
}

impl Hall {
    fn codes(&self) -> Codes {
        Codes::of(&self.file()).expect("the key")
    }

    /// Looks what others decided.
    fn follow(&mut self) {
        let _ = self.desk.follow().expect("followed");
    }

    fn state(&mut self, no: MatchNo) -> MatchState {
        self.follow();
        let cup = self.desk.club().tournament(CUP).expect("the cup").clone();
        cup.match_no(no).expect("the match").state()
    }

    fn outcome(&self, no: MatchNo) -> Option<Outcome> {
        let cup = self.desk.club().tournament(CUP).expect("the cup");
        cup.match_no(no)?.record.map(|record| record.outcome)
    }

    /// The numbers of the players of a match.
    fn sides(&self, no: MatchNo) -> [u32; 2] {
        let cup = self.desk.club().tournament(CUP).expect("the cup");
        let sides = cup.match_no(no).and_then(|played| played.players()).expect("two players");
        sides.map(|player| player.0)
    }
}

/// The text between two others.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    Some(rest.split_once(after)?.0)
}

impl Phone {
    fn new(hall: &Hall, code: &str) -> Self {
        let (code, cookie) = (code.to_owned(), String::new());
        let mut phone = Self { code, cookie, token: String::new(), once: String::new() };
        phone.look(hall);
        phone
    }

    fn request(&self, hall: &Hall, method: &str) -> Request {
        let request = hall.request(method, &format!("/en/s/{}", self.code));
        if self.cookie.is_empty() {
            request
        } else {
            request.with(format!("cookie: {}", self.cookie))
        }
    }

    /// Opens the page of the code.
    fn look(&mut self, hall: &Hall) -> String {
        let answer = self.request(hall, "GET").answer();
        if let Some(cookie) = answer.header("set-cookie") {
            assert!(cookie.contains("SameSite=Strict") && cookie.contains("HttpOnly"), "{cookie}");
            cookie.split(';').next().expect("a cookie").clone_into(&mut self.cookie);
        }
        let hidden = |name| between(&answer.body, &format!("name=\"{name}\" value=\""), "\"");
        hidden("token").unwrap_or_default().clone_into(&mut self.token);
        hidden("once").unwrap_or_default().clone_into(&mut self.once);
        answer.body
    }

    fn send(&self, hall: &Hall, fields: &str) -> Answer {
        let form = format!("token={}&once={}&{fields}", self.token, self.once);
        self.request(hall, "POST").form(&form).answer()
    }
}

#[test]
fn a_score_waits_is_confirmed_from_another_phone_and_counts() {
    let mut hall = Hall::new();
    let code = hall.codes().of_match((CUP, FIRST));
    let [one, other] = hall.sides(FIRST);
    let phone = Phone::new(&hall, &code);
    let mut second = Phone::new(&hall, &code);
    let sent = phone.send(&hall, &format!("by={one}&a=2&b=1"));
    assert_eq!(
        (sent.status, sent.header("location")),
        (303, Some(&*format!("/en/s/{code}?m=1.1")))
    );
    assert_ne!(hall.state(FIRST), MatchState::Finished);
    assert!(hall.get(&format!("/en/s/{code}?m=1.1")).body.contains("It counts once"));

    let page = second.look(&hall);
    let agree = between(&page, "name=\"agree\" value=\"", "\"").expect("a button").to_owned();
    assert!(agree.starts_with(&format!("{other}|")), "{agree}");
    let sent = second.send(&hall, &format!("agree={}", agree.replace('|', "%7C")));
    assert_eq!(sent.status, 303, "{}", sent.body);
    assert_eq!(hall.state(FIRST), MatchState::Finished);
    assert_eq!(hall.outcome(FIRST), Some(Outcome::Score(Score::new(2, 1))));
    let last = hall.desk.entries().last().expect("an entry");
    assert_eq!(last.desk, "table 1", "signed by where it came from");
    assert!(hall.get(&format!("/en/s/{code}")).body.contains("is over"));
}

#[test]
fn every_score_that_a_form_offers_is_one_that_the_match_may_end_with() {
    let hall = Hall::new();
    let codes = hall.codes();
    let [one, _] = hall.sides(FIRST);
    let mut phone = Phone::new(&hall, &codes.of_match((CUP, FIRST)));
    let page = phone.look(&hall);
    let scores: Vec<&str> = page
        .split("name=\"score\" value=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert_eq!(scores, ["2-0", "2-1", "0-2", "1-2"]);
    for score in scores {
        phone.look(&hall);
        assert_eq!(phone.send(&hall, &format!("by={one}&score={score}")).status, 303, "{score}");
    }
    phone.look(&hall);
    for wrong in ["score=1-1", "score=2", "score=x-y", "score=2-1-0"] {
        assert_eq!(phone.send(&hall, &format!("by={one}&{wrong}")).status, 409, "{wrong}");
    }
}

/// First to 2 with a head start of 1-0 is over after one game, if the first player wins it, and after two at most.
#[test]
fn games_of_a_match_with_a_head_start_may_be_fewer() {
    let mut hall = Hall::new();
    let code = hall.codes().of_match((CUP, FIRST));
    let mut events = hall.events(&format!("/en/s/{code}"));
    let game = Some(CardGame::PrimeDaifugo);
    hall.does(&[
        Action::SetCardGame(SetCardGame { tournament: CUP, game }),
        Action::SetMatchLength(SetMatchLength {
            tournament: CUP,
            no: FIRST,
            length: Length::FirstTo(2),
            start: [1, 0],
        }),
    ]);
    let [one, _] = hall.sides(FIRST);
    events.next();
    let mut phone = Phone::new(&hall, &code);
    let page = phone.look(&hall);
    assert!(page.contains("head start 1-0"), "{page}");
    let required = |game: u32| page.contains(&format!("name=\"game-{game}\" value=\"a\" required"));
    assert_eq!([1, 2, 3].map(required), [true, false, false]);
    assert!(page.contains("game-2") && !page.contains("game-3"), "{page}");
    assert_eq!(phone.send(&hall, &format!("by={one}&game-1=a")).status, 303);
}

#[test]
fn one_phone_does_not_confirm_what_it_reported_itself() {
    let mut hall = Hall::new();
    let code = hall.codes().of_match((CUP, FIRST));
    let [one, other] = hall.sides(FIRST);
    let mut phone = Phone::new(&hall, &code);
    for by in [one, other] {
        assert_eq!(phone.send(&hall, &format!("by={by}&a=2&b=1")).status, 303);
        phone.look(&hall);
    }
    assert_ne!(hall.state(FIRST), MatchState::Finished);
}

#[test]
fn a_phone_does_not_agree_with_itself_and_its_report_stays() {
    let mut hall = Hall::new();
    let code = hall.codes().of_match((CUP, FIRST));
    let [one, other] = hall.sides(FIRST);
    let mut phone = Phone::new(&hall, &code);
    let stream = hall.request("GET", &format!("/stream?page=/en/s/{code}"));
    let mut events = stream.with(format!("cookie: {}", phone.cookie)).events();
    events.next();
    assert_eq!(phone.send(&hall, &format!("by={one}&a=2&b=1")).status, 303);
    let agree = |page: &str| between(page, "name=\"agree\" value=\"", "\"").map(str::to_owned);
    let (_, told) = events.next();
    assert!(told.contains("reports:"), "{told}");
    assert_eq!([agree(&told), agree(&phone.look(&hall))], [None, None]);
    let agree = agree(&Phone::new(&hall, &code).look(&hall)).expect("a button for others");
    assert!(agree.starts_with(&format!("{other}|")));
    let answer = phone.send(&hall, &format!("agree={}", agree.replace('|', "%7C")));
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("on its own phone"));
    hall.follow();
    assert_eq!(hall.desk.club().reports((CUP, FIRST)).len(), 1);
}

#[test]
fn a_form_sent_twice_is_one_entry() {
    let mut hall = Hall::new();
    let code = hall.codes().of_match((CUP, FIRST));
    let [one, _] = hall.sides(FIRST);
    let phone = Phone::new(&hall, &code);
    let before = hall.desk.entries().len();
    for _ in 0..3 {
        assert_eq!(phone.send(&hall, &format!("by={one}&a=2&b=1")).status, 303);
    }
    hall.follow();
    assert_eq!(hall.desk.entries().len(), before + 1);
}

#[test]
fn two_phones_with_different_scores_leave_it_to_the_desk() {
    let mut hall = Hall::new();
    let code = hall.codes().of_match((CUP, FIRST));
    let sides = hall.sides(FIRST);
    for (by, score) in sides.into_iter().zip(["a=2&b=1", "a=0&b=2"]) {
        assert_eq!(Phone::new(&hall, &code).send(&hall, &format!("by={by}&{score}")).status, 303);
    }
    assert_ne!(hall.state(FIRST), MatchState::Finished);
    assert!(hall.desk.club().is_disputed((CUP, FIRST)));
    assert!(hall.get(&format!("/en/s/{code}")).body.contains("The reports differ"));
}

#[test]
fn a_form_of_another_phone_or_match_or_a_made_up_one_is_not_taken() {
    let mut hall = Hall::new();
    let codes = hall.codes();
    let [one, _] = hall.sides(FIRST);
    let before = hall.desk.entries().len();
    let fields = format!("by={one}&a=2&b=1");
    let first = Phone::new(&hall, &codes.of_match((CUP, FIRST)));
    let other = Phone::new(&hall, &codes.of_match((CUP, MatchNo(2))));
    // The form of one phone, sent by another; the form of another match; made up; without a cookie.
    let stolen = Phone { cookie: other.cookie.clone(), ..Phone::new(&hall, &first.code) };
    assert_eq!(stolen.send(&hall, &fields).status, 409);
    let moved = Phone {
        token: other.token.clone(),
        once: other.once.clone(),
        ..Phone::new(&hall, &first.code)
    };
    assert_eq!(moved.send(&hall, &fields).status, 409);
    let made_up = Phone { token: "0".repeat(32), ..Phone::new(&hall, &first.code) };
    assert_eq!(made_up.send(&hall, &fields).status, 409);
    let nobody = Phone { cookie: String::new(), ..Phone::new(&hall, &first.code) };
    assert_eq!(nobody.send(&hall, &fields).status, 400);
    // A page of another site that sends the form.
    let form = format!("token={}&once={}&{fields}", first.token, first.once);
    let foreign = first.request(&hall, "POST").with("origin: http://evil.example").form(&form);
    assert_eq!(foreign.answer().status, 400);
    hall.follow();
    assert_eq!(hall.desk.entries().len(), before);
}

#[test]
fn what_the_match_does_not_allow_is_said_in_the_readers_language() {
    let mut hall = Hall::new();
    let code = hall.codes().of_match((CUP, FIRST));
    let [one, _] = hall.sides(FIRST);
    let stranger = hall.sides(MatchNo(2))[0];
    let phone = Phone::new(&hall, &code);
    for fields in [
        format!("by={one}&a=9&b=0"),
        format!("by={one}&a=1&b=1"),
        format!("by={stranger}&a=2&b=0"),
        format!("by={one}&a=2"),
        "a=2&b=0".to_owned(),
        format!("by={one}&a=-2&b=0"),
        format!("by={one}&agree=x"),
        format!("agree={one}%7C0"),
    ] {
        let answer = phone.send(&hall, &fields);
        assert_eq!(answer.status, 409, "{fields}");
        assert!(answer.body.contains("role=\"alert\""), "{fields}");
    }
    let form = format!("token={}&once={}&by={one}&a=9&b=0", phone.token, phone.once);
    let japanese = hall.request("POST", &format!("/ja/s/{code}"));
    let answer = japanese.with(format!("cookie: {}", phone.cookie)).form(&form).answer();
    assert!(
        answer.body.contains("role=\"alert\"") && answer.body.contains("先取"),
        "{}",
        answer.body
    );
    assert_ne!(hall.state(FIRST), MatchState::Finished);
}

#[test]
fn a_code_of_a_table_opens_what_is_called_there_and_no_other_match() {
    let mut hall = Hall::new();
    let codes = hall.codes();
    let code = codes.of_table(&[CUP], "1");
    let first = Phone::new(&hall, &code);
    let at_table = hall.club().floor()[0].played.expect("a match").1.no();
    let [one, _] = hall.sides(at_table);
    // The desk records it and calls another match there; the phone still shows the first.
    let mut events = hall.events(&format!("/en/s/{code}"));
    hall.result(at_table, [2, 0]);
    let (_, told) = events.next();
    assert!(told.contains("no match is called here"), "{told}");
    hall.call("1");
    events.next();
    assert_eq!(first.send(&hall, &format!("by={one}&a=2&b=0")).status, 409);
    // A phone that claims a table of another hall.
    assert_eq!(hall.get(&format!("/en/s/{}", codes.of_table(&[CUP], "nowhere"))).status, 404);
    let mut second = Phone::new(&hall, &code);
    let now = hall.club().floor()[0].played.expect("a match").1.no();
    let [one, _] = hall.sides(now);
    assert_eq!(second.send(&hall, &format!("by={one}&a=2&b=1")).status, 303);
    assert!(second.look(&hall).contains("reports:"));
}

#[test]
fn a_form_that_comes_too_late_holds_up_nothing_that_others_decided() {
    let mut hall = Hall::new();
    let codes = hall.codes();
    for no in (1..=4).map(MatchNo) {
        let code = codes.of_match((CUP, no));
        let phone = Phone::new(&hall, &code);
        let [one, _] = hall.sides(no);
        let mut events = hall.events(&format!("/en/s/{code}"));
        hall.result(no, [2, 0]);
        // The desk on the file sees the result with this form, or a moment before it.
        assert_eq!(phone.send(&hall, &format!("by={one}&a=2&b=1")).status, 409);
        assert!(events.next().1.contains("is over"));
    }
}

#[test]
fn a_code_ends_with_its_event() {
    let mut hall = Hall::new();
    let codes = hall.codes();
    let hall_card = codes.of_table(&[TournamentId(7), CUP], "1");
    let tabs = [codes.of_match((CUP, FIRST)), codes.of_table(&[CUP], "1"), hall_card];
    let mut events = hall.events(&format!("/en/s/{}", tabs[1]));
    let tabs = tabs.map(|code| Phone::new(&hall, &code));
    let [one, _] = hall.sides(FIRST);
    for no in 1..=7 {
        hall.result(MatchNo(no), [2, 0]);
    }
    hall.does(&[Action::CloseTournament(CloseTournament { tournament: CUP })]);
    while !events.next().1.contains("is over") {}
    for tab in tabs {
        assert_eq!(tab.send(&hall, &format!("by={one}&a=0&b=2")).status, 409);
        assert!(hall.get(&format!("/en/s/{}", tab.code)).body.contains("is over"));
    }
}

#[test]
fn whoever_guesses_codes_has_to_wait_even_with_the_right_one() {
    let hall = Hall::new();
    let code = hall.codes().of_match((CUP, FIRST));
    assert_eq!(hall.get(&format!("/en/s/{code}")).status, 200);
    for guess in 0..10 {
        assert_eq!(hall.get(&format!("/en/s/1-1-0000000{guess}")).status, 404);
    }
    let waits = hall.get(&format!("/en/s/{code}"));
    assert_eq!(waits.status, 429);
    assert!(waits.body.contains("Try again in a moment"), "{}", waits.body);
    // A stream is no way around it.
    assert_eq!(hall.get(&format!("/stream?page=/en/s/{code}")).status, 204);
    assert_eq!(hall.get("/en/now").status, 200, "other pages stay open");
}
