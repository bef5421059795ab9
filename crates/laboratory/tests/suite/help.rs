//! Manual pages and completions, which the laboratory makes for both programs.

use std::collections::BTreeSet;

use banzuke::cli::program::{Outcome, run_of};
use banzuke_lab::cli::Arguments;

use crate::common::temp_folder;

fn run(arguments: &[&str]) -> String {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let typed = std::iter::once("banzuke").chain(arguments.iter().copied()).map(Into::into);
    let outcome = run_of::<Arguments>(typed.collect(), &mut out, &mut err);
    assert_eq!(outcome, Outcome::Ended(0), "{}", String::from_utf8_lossy(&err));
    String::from_utf8(out).expect("a text")
}

#[test]
fn manual_pages_are_those_of_both_programs() {
    let folder = temp_folder();
    run(&["man", "--out", folder.path().to_str().expect("a text")]);
    let files = std::fs::read_dir(folder.path()).expect("a folder");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a text"));
    let names: BTreeSet<String> = names.collect();
    for page in ["banzuke", "banzuke-player-add", "banzuke-lab", "banzuke-lab-league"] {
        assert!(names.contains(&format!("{page}.1")), "{page}: {names:?}");
    }
    let page = std::fs::read_to_string(folder.path().join("banzuke.1")).expect("a page");
    let place = |name: &str| page.find(&format!("banzuke\\-{name}(1)")).expect("listed");
    assert!(
        place("plan") < place("play") && place("play") < place("report"),
        "in the desk's order"
    );
}

#[test]
fn completions_go_on_below_the_commands_of_the_laboratory() {
    let script = run(&["completions", "bash"]);
    for command in ["banzuke__subcmd__player__subcmd__add", "banzuke__subcmd__lab__subcmd__league"]
    {
        assert!(script.contains(command), "{command}");
    }
}
