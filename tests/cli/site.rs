//! `site` as it is run again and again.

use super::Shell;

#[test]
fn what_a_site_is_told_of_its_club_stays_until_it_is_told_otherwise() {
    let shell = Shell::new();
    shell.data("player add TM");
    let heading = || {
        let page = shell.read("public/en/index.html");
        let title = page.split("<title>").nth(1).expect("a title");
        title.split("</title>").next().expect("its end").to_owned()
    };
    shell.data("site --out public --title 'Sapporo Card Club'");
    assert!(heading().contains("Sapporo Card Club"), "{}", heading());
    shell.data("player add Ada");
    shell.data("site --out public");
    assert!(heading().contains("Sapporo Card Club"), "{}", heading());
    shell.data("site --out public --title ''");
    assert!(!heading().contains("Sapporo"), "{}", heading());
}

/// A full disk or a tool that synchronises folders may cut it off.
#[test]
fn a_site_whose_title_cannot_be_read_keeps_its_pages() {
    let shell = Shell::new();
    shell.data("player add TM");
    shell.data("site --out public --title 'Sapporo Card Club'");
    let before = shell.read("public/en/index.html");
    shell.data("player add Ada");
    for text in ["{\"title\": \"Sapp", "", "[1]", "{\"title\": 1}"] {
        shell.write("public/.banzuke-site.json", text);
        for more in ["", " --title 'Otaru Card Club'"] {
            let refused = shell.refused(&format!("site --out public{more}"));
            assert!(refused.contains("public/.banzuke-site.json"), "{refused}");
        }
        assert_eq!(shell.read("public/en/index.html"), before);
    }
}
