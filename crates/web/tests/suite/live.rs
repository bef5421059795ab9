//! Pages of what is being played, and how they change.

use banzuke_club::club::Action;
use banzuke_club::club::action::{
    CreateTournament, EnterPlayers, SetMatchLength, SetPublicity, SetRoundDays,
};
use banzuke_club::club::question::seeding::DrawChoice;
use banzuke_club::club::registry::Publicity;
use banzuke_club::domain::format::{Format, Seeding, StagePlan};
use banzuke_club::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke_club::domain::number::PlayerId;
use banzuke_club::domain::score::{Length, Lengths};
use banzuke_paper::drawing::{Part, Subject, Theme, bracket};
use banzuke_web::{Codes, Slide, WebOptions};
use banzuke_words::words::Language;

use crate::hall::{CUP, Hall};

#[test]
fn a_phone_sees_what_is_played_in_the_language_that_it_wants() {
    let hall = Hall::new();
    for (accepted, folder, heading) in [
        ("ja,en;q=0.5", "ja", "試合中・呼び出し中"),
        ("en-GB", "en", "Being played"),
        ("de", "en", "Being played"),
    ] {
        let accepts = format!("accept-language: {accepted}");
        let led = hall.request("GET", "/").with(accepts.as_str()).answer();
        assert_eq!((led.status, led.header("vary")), (303, Some("accept-language")));
        let to = led.header("location").expect("a place").to_owned();
        assert_eq!(to, format!("/{folder}/now"));
        let page = hall.get(&to).body;
        assert!(page.contains(&format!("<html lang=\"{folder}\">")) && page.contains(heading));
        let other = if folder == "ja" { "en" } else { "ja" };
        assert!(page.contains(&format!("href=\"../{other}/now\"")), "the other language is a link");
    }
    let page = hall.get("/en/now").body;
    assert!(page.contains("Table 1") && page.contains("Table 2") && !page.contains("Table 3"));
    assert!(page.contains("Autumn Cup · Quarter-final"), "{page}");
    assert!(hall.get("/ja/now").body.contains("卓1"));
}

#[test]
fn a_result_reaches_an_open_page_without_being_asked_for() {
    for page in
        ["/en/now", "/ja/wall?show=calls,bracket&seconds=5", "/en/overlay", "/en/events/1.html"]
    {
        let mut hall = Hall::new();
        let mut events = hall.events(page);
        assert!(events.head.contains("text/event-stream"), "{}", events.head);
        let no = hall.club().at_tables().next().expect("a match is played").1.no();
        hall.result(no, [2, 1]);
        let (mark, text) = events.next();
        let shown = text.contains("2–1") || text.contains(">2</text>");
        assert!(shown, "{page}: {text}");
        let whole = hall.get(page).body;
        assert!(
            whole.contains(&text) && whole.contains(&format!("data-seen=\"{mark}\"")),
            "{page}"
        );
    }
}

#[test]
fn a_stream_that_was_cut_goes_on_where_it_was() {
    let mut hall = Hall::new();
    let before = hall.get("/en/now").body;
    hall.result(MatchNo(1), [2, 0]);
    let mut events = hall.events("/en/now");
    hall.result(MatchNo(2), [0, 2]);
    let (last, newest) = events.next();
    // It knows the last event, so the next change is the next event; what it saw first counts no more.
    let again = format!("/stream?page=/en/now&seen={}", before.len());
    let mut again = hall.request("GET", &again).with(format!("last-event-id: {last}")).events();
    hall.call("3");
    assert_ne!(again.next().1, newest);
}

#[test]
fn a_page_that_does_not_change_has_no_stream() {
    let hall = Hall::new();
    for page in ["/en/ranking.html", "/en/nothing.html", "/nowhere", ""] {
        let answer = hall.get(&format!("/stream?page={page}"));
        assert_eq!((answer.status, answer.body.as_str()), (204, ""), "{page}");
    }
}

#[test]
fn a_player_sees_when_and_where_the_next_match_is() {
    let mut hall = Hall::new();
    let called = hall.club().at_tables().next().expect("a match").1.players();
    let page = |hall: &Hall, player: PlayerId| hall.get(&format!("/en/player/{}", player.0)).body;
    assert!(page(&hall, called[0]).contains("<p class=\"big\">Table "));
    let ways = page(&hall, called[0]);
    let opponent = format!("href=\"../player/{}\"", called[1].0);
    assert!(ways.contains(&opponent) && ways.contains("href=\"../events/1.html\""), "{ways}");
    let queue = hall.club().queue(crate::hall::now());
    let cup =
        |no| hall.club().tournament(crate::hall::CUP).and_then(|cup| cup.match_no(no)?.players());
    let [next, later] = [0, 1].map(|at| cup(queue[at].no).expect("players")[1]);
    let how = "scan the QR code at the table";
    assert!(ways.contains(how) && !page(&hall, next).contains(how));
    assert!(hall.get("/en/now").body.contains(how));
    assert!(page(&hall, next).contains("Next to be called"));
    assert!(page(&hall, later).contains("1 match before yours"));
    let mut events = hall.events(&format!("/en/player/{}", next.0));
    let no = hall.call("3");
    assert!(events.next().1.contains("<p class=\"big\">Table 3</p>"));
    hall.result(no, [0, 2]);
    let (_, text) = events.next();
    assert!(text.contains("Results today") && text.contains("0–2"), "{text}");
}

#[test]
fn a_player_sees_the_days_of_their_matches() {
    let mut hall = Hall::new();
    let mut events = hall.events("/en/player/1");
    assert!(!hall.get("/en/player/1").body.contains("Match days"));
    let days = banzuke_club::domain::days::read("1: 2026-11-21; 2-3: 2027-01-09").expect("days");
    hall.does(&[SetRoundDays { tournament: crate::hall::CUP, days }.into()]);
    let (_, first) = events.next();
    assert!(first.contains("Match days") && first.contains("21 Nov 2026"), "{first}");
    assert!(!first.contains("9 Jan 2027"), "no semi-final is theirs yet");
    hall.result(MatchNo(1), [2, 0]);
    hall.result(MatchNo(2), [2, 0]);
    let told = std::iter::repeat_with(|| events.next().1);
    assert!(told.take(2).any(|page| page.contains("9 Jan 2027")));
}

#[test]
fn a_phone_remembers_its_owner() {
    let hall = Hall::new();
    let asked = hall.get("/ja/me");
    assert_eq!((asked.status, asked.header("location")), (303, Some("/ja/find")));
    let list = hall.get("/ja/find").body;
    // In the order of the readings: Latin letters, then あべ, さとう, すずき.
    let at = |name: &str| list.find(name).unwrap_or_else(|| panic!("{name}: {list}"));
    assert!(at("Dave") < at("阿部") && at("阿部") < at("佐藤") && at("佐藤") < at("鈴木"));
    assert!(list.contains("method=\"post\"") && list.contains("value=\"5\""));
    let found = hall.get("/ja/find?q=%E3%81%99%E3%81%9A").body;
    assert!(found.contains("鈴木") && !found.contains("佐藤"));
    let chosen = hall.request("POST", "/ja/me").form("player=5").answer();
    let cookie = chosen.header("set-cookie").expect("a cookie").to_owned();
    for part in ["me=5;", "SameSite=Strict", "HttpOnly", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let me = hall.request("GET", "/ja/me").with("cookie: other=1; me=5").answer();
    assert_eq!((me.status, me.header("location")), (303, Some("/ja/player/5")));
    let own = hall.request("GET", "/ja/player/5").with("cookie: me=5").answer().body;
    let others = hall.request("GET", "/ja/player/5").with("cookie: me=7").answer().body;
    for (page, way, other) in [(own, "forget", "me"), (others, "me", "forget")] {
        let leads = |to: &str| page.contains(&format!("action=\"../{to}\""));
        assert!(leads(way) && !leads(other), "{page}");
    }
    let forgotten = hall.request("POST", "/ja/forget").form("").answer();
    assert!(forgotten.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")));
}

#[test]
fn phones_and_walls_say_who_moves_first() {
    let mut hall = Hall::unserved();
    let tournament = TournamentId(2);
    let (lengths, format) =
        (Lengths::all(Length::FirstTo(2)), Format::Swiss { rounds: 3, colours: true });
    let plan = StagePlan::new(format, lengths, Seeding::Entry).into();
    let (name, list) = ("Swiss".to_owned(), ListId::MAIN);
    let players = [5, 6, 7, 8].map(PlayerId).to_vec();
    hall.does(&[
        Action::CreateTournament(CreateTournament { tournament, name, list, plan }),
        Action::EnterPlayers(EnterPlayers { tournament, players }),
    ]);
    let swiss = hall.club().tournament(tournament).expect("the Swiss");
    let drawn = hall.club().drawn(swiss, &DrawChoice::default(), 7).expect("drawn");
    hall.does(&drawn);
    hall.serve(WebOptions::default());
    for page in ["/en/now", "/en/wall"] {
        let body = hall.get(page).body;
        assert!(body.contains("<small>first move</small>"), "{page}\n{body}");
    }
}

#[test]
fn a_wall_shows_what_the_desk_chose_unless_its_address_asks_for_more() {
    let wall = Some(vec![Slide::Bracket]);
    let hall = Hall::serving(WebOptions { wall, ..WebOptions::default() });
    let wall = hall.get("/en/wall").body;
    assert!(wall.contains("data-seconds=\"8\"") && wall.contains("<svg"));
    assert!(!wall.contains("Where do I play?"));
    let names = hall.get("/ja/wall?show=names&seconds=12").body;
    assert!(names.contains("五十音順") && names.contains("data-seconds=\"12\""));
    assert!(names.find("阿部") < names.find("佐藤") && names.find("佐藤") < names.find("鈴木"));
    assert!(hall.get("/en/wall?event=9").body.contains("Nothing is being played right now."));
}

#[test]
fn an_open_wall_follows_what_the_desk_chooses() {
    let mut hall = Hall::new();
    let mut events = hall.events("/en/wall");
    let mut codes = Codes::of(&hall.file()).expect("the key");
    codes.choose_wall(&hall.file(), vec![Slide::Names]).expect("chosen");
    let (_, text) = events.next();
    assert!(text.contains("Where do I play?") && !text.contains("Being played"), "{text}");
    // The choice outlasts the program.
    hall.serve(WebOptions::default());
    assert!(!hall.get("/en/wall").body.contains("Being played"));
    let mut events = hall.events("/en/wall");
    codes.choose_wall(&hall.file(), Vec::new()).expect("chosen");
    assert!(events.next().1.contains("Being played"));
}

#[test]
fn an_overlay_shows_the_table_that_it_is_for() {
    let hall = Hall::new();
    let [one, all] = ["/en/overlay?table=1", "/en/overlay"].map(|page| hall.get(page).body);
    assert!(one.contains("Table 1") && !one.contains("Table 2"));
    assert!(all.contains("Table 1") && all.contains("Table 2"));
}

#[test]
fn the_door_lists_those_who_are_expected_where_the_desk_wants_it() {
    let mut hall = Hall::new();
    assert_eq!(hall.get("/en/door").status, 404);
    hall.serve(WebOptions { door: true, ..WebOptions::default() });
    let playing = hall.club().at_tables().flat_map(|(_, played, _)| played.players());
    let playing: Vec<String> = playing.map(|one| format!("player/{}\"", one.0)).collect();
    let page = hall.get("/en/door").body;
    assert!(playing.iter().all(|one| !page.contains(one)), "{page}");
    // Eight entered, of whom four play; those kept from publication have no link.
    let links = page.matches("href=\"player/").count() + page.matches("class=\"unnamed\"").count();
    assert_eq!(links, 4);
}

#[test]
fn a_feed_has_calls_the_queue_and_results() {
    let mut hall = Hall::new();
    let read = |hall: &Hall| {
        let answer = hall.get("/feed.json");
        assert_eq!(answer.header("content-type"), Some("application/json"));
        serde_json::from_str::<serde_json::Value>(&answer.body).expect("JSON")
    };
    let feed = read(&hall);
    assert_eq!(feed["form"], 1);
    assert_eq!(feed["playing"].as_array().map(Vec::len), Some(2));
    assert_eq!(feed["next"].as_array().map(Vec::len), Some(2));
    assert_eq!(feed["playing"][0]["event_name"], "Autumn Cup");
    let mut events = hall.request("GET", "/feed").events();
    assert_eq!(serde_json::from_str::<serde_json::Value>(&events.next().1).expect("JSON"), feed);
    hall.result(MatchNo(1), [1, 2]);
    let told: serde_json::Value = serde_json::from_str(&events.next().1).expect("JSON");
    let result = &told["results"][0];
    assert_eq!(
        (&result["games"], &result["winner"]),
        (&serde_json::json!([1, 2]), &serde_json::json!(1))
    );
    assert_eq!(told, read(&hall));
    assert_eq!(result["start"], serde_json::Value::Null);
    hall.does(&[Action::SetPublicity(SetPublicity {
        player: PlayerId(1),
        publicity: Publicity::Hidden,
    })]);
    let (_, hidden) = events.next();
    assert!(!hidden.contains("佐藤"), "{hidden}");
}

#[test]
fn a_result_with_a_head_start_is_no_drawn_match() {
    let mut hall = Hall::new();
    let (no, length) = (MatchNo(1), Length::FirstTo(2));
    let mut events = hall.request("GET", "/feed").events();
    events.next();
    hall.does(&[Action::SetMatchLength(SetMatchLength {
        tournament: CUP,
        no,
        length,
        start: [1, 0],
    })]);
    events.next();
    hall.result(no, [1, 1]);
    let feed: serde_json::Value = serde_json::from_str(&events.next().1).expect("JSON");
    assert_eq!(feed["results"][0]["start"], serde_json::json!([1, 0]));
    let page = hall.get("/en/now").body;
    assert!(page.contains("from 1-0"), "{page}");
    let subject = Subject::new(hall.club(), Language::English.words());
    let cup = hall.club().tournament(CUP).expect("the cup");
    let drawn = bracket(subject, cup, Part::Stage(1)).expect("a bracket").svg(Theme::Auto);
    assert!(drawn.contains(">1+1<"), "{drawn}");
}
