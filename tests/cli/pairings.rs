//! Pairings of other programs, paired again, and random tournaments for them.

use super::Shell;

#[test]
fn reports_are_paired_again_and_what_differs_is_listed() {
    let mut shell = Shell::new();
    shell.play(
        "pairings generate --players 7 --rounds 4 --seed 2
         pairings generate --players 6 --rounds 3 --seed 5 --absent 0.2 --forfeits 0.2 --draws 0 --trf16 -o five.trf
         pairings generate --players 40 --rounds 9 --seed 1 -o one.trf
         pairings check five.trf
         pairings check five.trf one.trf
         --lang ja pairings check one.trf",
    );
    let turned = |text: &str| {
        text.replace("\n152 W", "\n152 ?")
            .replace("\n152 B", "\n152 W")
            .replace("\n152 ?", "\n152 B")
    };
    let one = shell.read("one.trf");
    assert_ne!(one, turned(&one));
    shell.write("turned.trf", turned(&one));
    shell.write("burstein.trf", one.replace("FIDE_DUTCH_2025", "FIDE_BURSTEIN"));
    shell.write("points.trf", format!("162 W ?\n{one}"));
    shell.write("none.trf", "no report\n");
    shell.write("begun.trf", format!("{:80} 0.0    1\n", "001    1      A"));
    shell.play(
        "pairings check turned.trf
         --lang ja pairings check turned.trf five.trf none.trf
         pairings check burstein.trf
         pairings check points.trf
         pairings check none.trf
         pairings check begun.trf
         pairings check nowhere.trf
         --lang ja pairings check burstein.trf
         pairings generate --players 4 --rounds 9 --seed 1 -o never.trf
         pairings generate --players 1 --rounds 9 --seed 1
         pairings generate --players 4 --rounds 2 --seed 1 --draws 2",
    );
    insta::assert_snapshot!(shell.transcript());
    assert!(!shell.path("club.db").exists() && !shell.path("never.trf").exists());
}

#[test]
#[ignore = "reads ../shared/data, which is no part of the project"]
fn reports_of_another_engine_are_paired_alike() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/swiss");
    let files =
        std::fs::read_dir(folder).expect("the data").map(|file| file.expect("a file").path());
    let files = files.filter(|path| path.extension().is_some_and(|ending| ending == "trf"));
    let files: Vec<String> = files.map(|path| path.display().to_string()).collect();
    let told = Shell::new().data(&format!("pairings check {}", files.join(" ")));
    assert_eq!(told, "300 reports, 2098 rounds: Banzuke pairs all as recorded\n");
}
