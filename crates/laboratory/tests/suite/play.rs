//! Tables of programs over a network, and their games in the club.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, ChildStderr, Stdio};

use crate::common::shell::Shell;

/// A server that was started, with what it still has to say.
struct Server {
    child: Child,
    said: BufReader<ChildStderr>,
    /// Where it listens.
    at: String,
}

impl Server {
    /// Starts one at a free port.
    fn start(shell: &Shell, options: &str) -> Self {
        let mut command = shell.command(&format!("play serve --port 0 {options}"));
        let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("started");
        let mut said = BufReader::new(child.stderr.take().expect("piped"));
        let mut line = String::new();
        said.read_line(&mut line).expect("a line");
        let at = line.split(&[' ', ','][..]).find(|word| word.starts_with("127.0.0.1:"));
        let at = at.unwrap_or_else(|| panic!("{line}")).to_owned();
        Self { child, said, at }
    }

    /// Its output and its messages, once it is over, and its code.
    fn ended(mut self) -> (String, String, Option<i32>) {
        let (mut printed, mut told) = (String::new(), String::new());
        let mut out = self.child.stdout.take().expect("piped");
        out.read_to_string(&mut printed).expect("a text");
        self.said.read_to_string(&mut told).expect("a text");
        (printed, told, self.child.wait().expect("ended").code())
    }
}

#[test]
fn programs_of_two_machines_play_and_are_rated_with_their_hands() {
    let shell = Shell::new();
    let options = "--own kou2,default,default --games 4 --once --log night.dat --tournament Night --random-seed 3";
    let server = Server::start(&shell, options);
    let joined = shell.data(&format!("play join kou2 random --server {}", server.at));
    assert!(joined.contains(", 4 games, ") && joined.contains(" 0 refused plays"), "{joined}");
    let (printed, told, code) = server.ended();
    assert_eq!(code, Some(0), "{told}");
    assert!(printed.starts_with("name"), "{printed}");
    assert_eq!(printed.lines().count(), 6, "{printed}");
    assert!(told.contains("Player 4: ") && told.contains("4 deals valued"), "{told}");
    let mut names = shell.texts("SELECT name FROM players");
    names.sort();
    assert_eq!(names, ["default 1", "default 2", "kou2 1", "kou2 2", "random"]);
    let hands = "SELECT count(*) || '' FROM hands";
    assert_eq!(shell.texts(hands), ["40"], "ten pairs a game");
    let changed =
        "SELECT count(*) || '' FROM players WHERE player IN (SELECT player FROM finishes)";
    assert_eq!(shell.texts(changed), ["5"]);
    shell.data("check");
    let again = shell
        .refused("play serve --port 0 --own kou2,kou2,kou2,kou2,kou2 --games 1 --log night.dat");
    assert!(again.contains("the log night.dat cannot be written"), "{again}");
}

/// Clients may tell any name: one like a registration number is no player of the club, one that shows nothing costs nobody
/// their games, and a name told again is the same program.
#[test]
fn programs_are_known_by_the_very_names_they_tell() {
    let shell = Shell::new();
    shell.data("player add Anna");
    let night = |no: u32, name: &str| {
        let own = "--own random,random,random,random --games 2 --once --duplicates new";
        let server = Server::start(&shell, &format!("{own} --log {no}.dat --tournament Night{no}"));
        shell.data(&format!("play join random --server {} --name {name}", server.at));
        let (_, told, code) = server.ended();
        assert_eq!(code, Some(0), "{told}");
    };
    night(1, "P0001-3");
    night(2, "\u{200b}");
    night(3, "P0001-3");
    let ranking = shell.data("export ranking --columns number,name,games");
    assert!(ranking.contains(",Anna,0"), "{ranking}");
    let mut names = shell.texts("SELECT name FROM players");
    names.sort();
    let random = ["random 1", "random 2", "random 3", "random 4"];
    let all: Vec<&str> = ["Anna", "P0001-3", "_"].into_iter().chain(random).collect();
    assert_eq!(names, all);
}

#[test]
fn what_keeps_games_out_of_the_club_is_told_before_the_first() {
    let shell = Shell::new();
    shell.data("tournament new Night --format ladder");
    let own = "--own kou2,kou2,kou2,kou2,kou2 --games 1 --log night.dat --tournament";
    for (options, why) in [("Night", "Night"), ("Other --list Nowhere", "Nowhere")] {
        let output = shell.run(&format!("play serve --port 0 {own} {options}"));
        assert!(!output.status.success() && output.stdout.is_empty(), "{options}");
        assert!(crate::common::shell::text(&output.stderr).contains(why), "{options}");
        assert!(!shell.path("night.dat").exists());
    }
}

#[test]
fn a_table_of_built_in_players_needs_nobody_else() {
    let shell = Shell::new();
    let csv =
        "play serve --port 0 --own default,default,default,default,kou2 --games 30 --format csv";
    let printed = shell.data(csv);
    assert!(
        printed.starts_with("name,games,points,mean,firsts,refused,random_seed\ndefault,30,"),
        "{printed}"
    );
    assert_eq!(printed, shell.data(csv), "the same with the same seed");
    let points = printed.lines().skip(1).map(|line| line.split(',').nth(2).expect("points"));
    assert_eq!(points.map(|points| points.parse::<u32>().expect("a number")).sum::<u32>(), 30 * 15);
}

/// A client that tells its name and goes away when it should play ends the match, in the words of the language; the games
/// before it are kept.
#[test]
fn a_vanished_client_is_told_and_the_server_goes_on() {
    let shell = Shell::new();
    let vanish = |at: &str| {
        let mut other = TcpStream::connect(at).expect("connected");
        let mut profile = [0; 480];
        profile[..4].copy_from_slice(&20070_u32.to_be_bytes());
        profile[63] = b'x';
        other.write_all(&profile).expect("told");
        other.read_exact(&mut [0; 4 + 480]).expect("a number and a hand");
    };
    let own = "--own kou2,default,default,default --games 3";
    let server = Server::start(&shell, &format!("--lang ja {own} --once"));
    vanish(&server.at);
    let (_, told, code) = server.ended();
    assert_eq!(code, Some(1));
    assert!(
        told.contains("第1ゲームで、プレイヤー5の") && told.contains("接続が切れました"),
        "{told}"
    );
    let mut server = Server::start(&shell, own);
    vanish(&server.at);
    let joined = shell.data(&format!("play join default --server {}", server.at));
    assert!(joined.contains("3 games"), "the next match is whole: {joined}");
    server.child.kill().expect("killed");
    let (_, told, _) = server.ended();
    assert!(told.contains("the match ended in game 1, by player 5, "), "{told}");
}

#[test]
fn what_cannot_be_is_refused() {
    let shell = Shell::new();
    let misused = |line: &str| {
        let output = shell.run(line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        crate::common::shell::text(&output.stderr)
    };
    let six = misused("play serve --own kou2,kou2,kou2,kou2,kou2,kou2");
    assert!(six.contains("6 players for a table of 5"), "{six}");
    let nobody = shell.refused("play join kou2 --server 127.0.0.1:1");
    assert!(nobody.contains("kou2 left the server 127.0.0.1:1: "), "{nobody}");
    let unknown = misused("play join nobody");
    assert!(unknown.contains("nobody"), "{unknown}");
    assert!(shell.refused("play daihinmin").contains("terminal"));
}
