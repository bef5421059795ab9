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
    // What somebody else made of the file is no reason to fail.
    shell.write("public/.banzuke-site.json", "{");
    shell.data("site --out public");
}
