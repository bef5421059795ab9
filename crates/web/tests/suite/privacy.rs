//! Nothing that the site would not publish is on any page.

use banzuke_club::club::Action;
use banzuke_club::club::action::SetPublicity;
use banzuke_club::club::registry::Publicity;
use banzuke_club::domain::number::PlayerId;
use banzuke_web::WebOptions;
use proptest::prelude::*;

use crate::hall::{HIDDEN, Hall, NAMES};

/// Texts of the club that nobody may see.
const SECRETS: [&str; 4] = ["Verborgen", "Geheimnotiz", "1990-04-25", "Initial Iris"];

/// Every address of live pages, some of the site, the feed.
fn addresses() -> Vec<String> {
    let live = [
        "now",
        "find",
        "find?q=Verborgen",
        "find?q=Iris",
        "wall",
        "overlay",
        "door",
        "events/1.html",
    ];
    let site =
        ["index.html", "ranking.html", "events.html", "versus.html", "journal.html", "feed.xml"];
    let of = |folder: &'static str| {
        let pages = live.into_iter().chain(site).map(move |page| format!("/{folder}/{page}"));
        let players = (1..=8).flat_map(move |player| {
            [format!("/{folder}/player/{player}"), format!("/{folder}/players/P000{player}.html")]
        });
        pages.chain(players)
    };
    ["en", "ja"]
        .into_iter()
        .flat_map(of)
        .chain(["/feed.json", "/data/journal.jsonl"].map(str::to_owned))
        .collect()
}

#[test]
fn no_page_shows_what_is_private() {
    let hall = Hall::serving(WebOptions { door: true, ..WebOptions::default() });
    for address in addresses() {
        let answer = hall.get(&address);
        let is_hidden =
            address.contains(&format!("player/{}", HIDDEN.0)) || address.contains("P0003");
        assert_eq!(answer.status, if is_hidden { 404 } else { 200 }, "{address}");
        // What was searched for stands in the field.
        let body = answer.body.replace("value=\"Verborgen\"", "");
        for secret in SECRETS {
            assert!(!body.contains(secret), "{address} shows {secret}");
        }
    }
}

#[test]
fn a_hidden_player_cannot_be_chosen() {
    let hall = Hall::new();
    for player in ["3", "99"] {
        let answer = hall.request("POST", "/en/me").form(&format!("player={player}")).answer();
        assert_eq!((answer.status, answer.header("set-cookie")), (404, None));
    }
}

fn publicity() -> impl Strategy<Value = Publicity> {
    prop_oneof![Just(Publicity::Full), Just(Publicity::Initials), Just(Publicity::Hidden)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, ..ProptestConfig::default() })]

    /// With any player hidden and anything played: a name that is not public stands nowhere, a public one somewhere.
    #[test]
    fn names_are_shown_as_their_players_wish(
        wishes in prop::collection::vec(publicity(), NAMES.len()),
        played in 0_usize..5,
    ) {
        let mut hall = Hall::unserved();
        let set = |(id, &publicity)| Action::SetPublicity(SetPublicity { player: PlayerId(id), publicity });
        hall.does(&(1..).zip(&wishes).map(set).collect::<Vec<_>>());
        for _ in 0..played {
            let called = hall.club().at_tables().next().map(|(_, match_of, _)| match_of.no());
            match called {
                Some(no) => hall.result(no, [2, 1]),
                None => drop(hall.call("3")),
            }
        }
        hall.serve(WebOptions { door: true, ..WebOptions::default() });
        let bodies: Vec<String> = addresses().iter().map(|address| hall.get(address).body).collect();
        for (name, wish) in NAMES.iter().zip(&wishes) {
            let shown = name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            // What was searched for stands in the field; a name of one word is in none of the addresses.
            let has = |body: &&String| body.replace("value=\"Verborgen\"", "").contains(&shown);
            prop_assert_eq!(bodies.iter().any(|body| has(&body)), *wish == Publicity::Full, "{}", name);
        }
    }
}
