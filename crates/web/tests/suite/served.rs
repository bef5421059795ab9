//! The site's own pages as a host serves them.

use crate::hall::Hall;

#[test]
fn the_site_is_served_with_the_ways_to_the_live_pages() {
    let hall = Hall::new();
    for (page, up) in [("index.html", ""), ("events/1.html", "../"), ("players/P0001.html", "../")]
    {
        let body = hall.get(&format!("/ja/{page}")).body;
        assert!(body.contains(&format!("href=\"{up}now\"")), "{page}");
        assert!(body.contains(&format!("href=\"{up}me\"")), "{page}");
        assert!(body.contains(&format!("src=\"{up}../live.js\"")), "{page}");
    }
    assert!(hall.get("/en/events/1.html").body.contains("<svg"), "the bracket");
}

/// A page says of itself what it is made of, so links are what a reader can follow.
#[test]
fn every_link_leads_somewhere() {
    let hall = Hall::new();
    let (mut open, mut seen) = (vec!["/en/now".to_owned()], std::collections::BTreeSet::new());
    while let Some(page) = open.pop() {
        if !seen.insert(page.clone()) {
            continue;
        }
        let answer = hall.get(&page);
        assert!([200, 303].contains(&answer.status), "{page}: {}", answer.status);
        let kind = answer.header("content-type").unwrap_or_default();
        if !kind.starts_with("text/html") {
            continue;
        }
        for part in
            answer.body.split(" href=\"").skip(1).chain(answer.body.split(" src=\"").skip(1))
        {
            let link = part.split('"').next().unwrap_or_default();
            let link = link.split('#').next().unwrap_or_default();
            let base = page.split('?').next().unwrap_or_default();
            let mut steps: Vec<&str> = base.split('/').collect();
            steps.pop();
            for step in link.split('/') {
                match step {
                    ".." => drop(steps.pop()),
                    step => steps.push(step),
                }
            }
            if !link.is_empty() {
                open.push(steps.join("/"));
            }
        }
    }
    assert!(seen.len() > 40, "{} pages", seen.len());
}
