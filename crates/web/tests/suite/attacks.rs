//! Requests that no browser of a reader makes.

use banzuke_web::WebOptions;

use crate::hall::Hall;

/// Headers that every answer has, whatever it is.
const HEADERS: [&str; 7] = [
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "x-frame-options",
    "cross-origin-resource-policy",
    "cross-origin-opener-policy",
    "cache-control",
];

#[test]
fn every_answer_says_what_a_browser_may_do_with_it() {
    let hall = Hall::new();
    for (method, address, status) in [
        ("GET", "/", 303),
        ("GET", "/en/now", 200),
        ("HEAD", "/en/now", 200),
        ("GET", "/live.js", 200),
        ("GET", "/style.css", 200),
        ("GET", "/feed.json", 200),
        ("GET", "/en/ranking.html", 200),
        ("GET", "/en/nothing", 404),
        ("GET", "/../../etc/passwd", 404),
        ("GET", "/data/../../club.db", 404),
        ("POST", "/en/now", 405),
        ("DELETE", "/en/now", 405),
        ("GET", "/stream", 400),
        ("POST", "/en/me", 400),
    ] {
        let answer = hall.request(method, address).answer();
        assert_eq!(answer.status, status, "{method} {address}");
        for header in HEADERS {
            assert_eq!(answer.count(header), 1, "{method} {address}: {header}");
        }
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("unsafe"));
        // A browser names the page that a form comes from only where it may tell us.
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
    }
}

#[test]
fn a_name_is_text_and_never_a_script() {
    let hall = Hall::serving(WebOptions { door: true, ..WebOptions::default() });
    for page in [
        "now",
        "find",
        "player/2",
        "wall",
        "overlay",
        "door",
        "events/1.html",
        "players/P0002.html",
    ] {
        let body = hall.get(&format!("/en/{page}")).body;
        assert!(!body.contains("<script>"), "{page}");
    }
    assert!(hall.get("/en/player/2").body.contains("Alice &lt;script&gt;"));
    let typed = hall.get("/en/find?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E").body;
    assert!(!typed.contains("<script>alert"));
}

#[test]
fn a_page_reached_by_a_foreign_name_is_not_served() {
    let hall = Hall::new();
    for host in ["evil.example", "127.0.0.1.evil.example:8080", "", "localhost.evil.example"] {
        let answer = hall.request("GET", "/ja/now").named(host).answer();
        assert_eq!(answer.status, 421, "{host}");
        assert!(answer.body.contains("アドレスが違います"), "in the reader's language");
        assert!(!answer.body.contains("Autumn Cup"));
    }
    for host in ["localhost", "127.0.0.1", "192.168.1.5:8080", "[::1]"] {
        assert_eq!(hall.request("GET", "/ja/now").named(host).answer().status, 200, "{host}");
    }
    let whole = hall.request("GET", "http://evil.example/ja/now").answer();
    assert_eq!(whole.status, 421);
}

#[test]
fn a_form_of_another_site_changes_nothing() {
    let hall = Hall::new();
    let choose = |origin: &str| {
        hall.request("POST", "/en/me").with(format!("origin: {origin}")).form("player=1").answer()
    };
    for origin in ["http://evil.example", "null", "https://127.0.0.1"] {
        let answer = choose(origin);
        assert_eq!((answer.status, answer.header("set-cookie")), (400, None), "{origin}");
    }
    assert_eq!(choose(&format!("http://127.0.0.1:{}", hall.port())).status, 303);
}

#[test]
fn a_header_cannot_be_brought_in() {
    let hall = Hall::new();
    for address in ["/now?x=%0d%0aset-cookie:%20a=1", "/?%0D%0Aset-cookie:%20a=1"] {
        let answer = hall.get(address);
        assert_eq!((answer.status, answer.header("set-cookie")), (303, None), "{address}");
    }
    let answer = hall.request("POST", "/en/me").form("player=1%0d%0aset-cookie:%20a=1").answer();
    assert_eq!((answer.status, answer.header("set-cookie")), (400, None));
}

#[test]
fn a_form_that_is_too_long_is_not_read() {
    let hall = Hall::new();
    let long = format!("player={}", "1".repeat(1_000_000));
    let answer = hall.request("POST", "/ja/me").form(&long).answer();
    assert_eq!(answer.status, 413);
    assert!(answer.body.contains("送信された内容が長すぎます"));
}

#[test]
fn a_client_that_asks_without_end_waits() {
    let hall = Hall::new();
    let first = (0..50_000).find_map(|_| {
        let answer = hall.request("HEAD", "/nothing").answer();
        (answer.status != 404).then_some(answer.status)
    });
    assert_eq!(first, Some(429));
}

#[test]
fn a_phone_that_has_a_page_is_not_sent_it_again() {
    let mut hall = Hall::new();
    for page in ["/en/now", "/en/ranking.html", "/live.css", "/feed.json"] {
        let etag = hall.get(page).header("etag").expect("a mark").to_owned();
        let known = hall.request("GET", page).with(format!("if-none-match: {etag}")).answer();
        assert_eq!((known.status, known.body.as_str()), (304, ""), "{page}");
        assert_eq!(known.header("etag"), Some(etag.as_str()));
    }
    let etag = hall.get("/en/now").header("etag").expect("a mark").to_owned();
    let mut events = hall.events("/en/now");
    hall.call("3");
    events.next();
    let changed = hall.request("GET", "/en/now").with(format!("if-none-match: {etag}")).answer();
    assert_eq!(changed.status, 200);
}
