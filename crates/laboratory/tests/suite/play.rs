//! Tables of programs over a network, and their games in the club.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, ChildStderr, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use daihinmin::player::player_named;
use daihinmin::protocol::{Frame, Guest};
use daihinmin::seeded;

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
        Self::of(shell, &format!("play serve --port 0 {options}"))
    }

    fn of(shell: &Shell, line: &str) -> Self {
        let mut command = shell.command(line);
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
    assert!(told.contains("Player 4: ") && told.contains("hands of 4 games valued"), "{told}");
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

/// A program that connects by itself, again after each match, until the league is over. One hangs the first time it is to play.
fn guest(at: &str, name: &str, hangs: bool, is_over: &AtomicBool) {
    let player = player_named("default", 0).expect("a player");
    if hangs && let Ok(mut stream) = TcpStream::connect(at) {
        // A profile: the version, then the name in the second row, a letter in each cell.
        let mut profile = [0; 480];
        profile[..4].copy_from_slice(&20070_u32.to_be_bytes());
        for (at, byte) in name.bytes().enumerate() {
            profile[63 + 4 * at] = byte;
        }
        stream.write_all(&profile).expect("told");
        // Until it is sent away; what it is shown is left unread.
        while stream.peek(&mut [0; 4096]).is_ok_and(|bytes| bytes > 0 && bytes < 4096)
            && !is_over.load(Ordering::Relaxed)
        {
            let mut taken = vec![0; 480];
            stream.set_read_timeout(Some(Duration::from_millis(200))).expect("set");
            if stream.read(&mut taken).is_ok_and(|bytes| bytes == 0) {
                break;
            }
        }
    }
    while !is_over.load(Ordering::Relaxed) {
        let patience = Duration::from_secs(20);
        let guest = Guest { player: &*player, name, rng: seeded(1), patience };
        let _ = guest.visit(at);
        thread::sleep(Duration::from_millis(20));
    }
}

/// Nine programs: four that the league starts, of which one hangs at first, three that connect by themselves, of which one hangs, and
/// two of ours. The league is stopped after two sets and goes on.
#[cfg(unix)]
#[test]
fn a_league_of_nine_goes_on_whoever_hangs_and_after_a_stop() {
    assert_eq!(Frame::BYTES, 480);
    let shell = Shell::new();
    let join = |player: &str| {
        let program = shell.command("").get_program().to_string_lossy().into_owned();
        format!("{program} play join {player} --server {{host}}:{{port}} --name {{name}}")
    };
    let marker = shell.path("hung").display().to_string();
    let hangs = format!(
        "sh -c \"if [ -e {marker} ]; then exec {}; else touch {marker}; exec sleep 60; fi\"",
        join("default")
    );
    let started =
        [("s1", join("default")), ("s2", join("kou2")), ("s3", join("random")), ("s4", hangs)];
    let named = started.map(|(name, command)| format!("--program '{name}={command}'"));
    let programs = named.join(" ");
    let options = format!(
        " {programs} --own default,kou2 --guests 3 --games 2 --playouts 10 --orders 2 --patience 2 --file league.jsonl --random-seed 5"
    );
    let mut told = Vec::new();
    for sets in [2, 7] {
        let league = Server::of(
            &shell,
            &format!("play league --port 0 --sets {sets} --format csv{options}"),
        );
        let is_over = AtomicBool::new(false);
        let (printed, said, code) = thread::scope(|scope| {
            for name in ["g1", "g2", "g3"] {
                let (at, is_over) = (league.at.clone(), &is_over);
                scope.spawn(move || guest(&at, name, name == "g3" && sets == 7, is_over));
            }
            let ended = league.ended();
            is_over.store(true, Ordering::Relaxed);
            ended
        });
        assert_eq!(code, Some(0), "{said}");
        told.push((printed, said));
    }
    let [(_, first), (printed, said)] = &told[..] else { unreachable!("two runs") };
    assert!(first.contains("set 2 of 2: "), "{first}");
    assert!(
        said.contains("6 parts") && !said.contains("set 2 of 7: ") && said.contains("set 7 of 7: "),
        "{said}"
    );
    let all = format!("{first}{said}");
    assert!(all.contains("s4 has not connected"), "{all}");
    assert!(
        all.contains("g3: ") && all.contains("the set goes on with all five seated again"),
        "{all}"
    );
    let rows: Vec<Vec<&str>> =
        printed.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let mut names: Vec<&str> = rows.iter().map(|row| row[1]).collect();
    names.sort_unstable();
    assert_eq!(names, ["default", "g1", "g2", "g3", "kou2", "s1", "s2", "s3", "s4"], "{printed}");
    let games: u32 = rows.iter().map(|row| row[2].parse::<u32>().expect("games")).sum();
    assert_eq!(games, 7 * 2 * 5, "each game once, whoever hung: {printed}");
    let kept = shell.read("league.jsonl");
    assert_eq!(kept.lines().count(), 22, "a line a game, one a set, and what is played: {kept}");
}

/// Stopped in the middle of a set, a league plays no game again.
#[test]
fn a_league_goes_on_within_a_set() {
    let shell = Shell::new();
    let league = "play league --own default,kou2,random,snowl,monte-carlo --port 0 --sets 1 --games 3 \
                  --playouts 5 --orders 2 --file league.jsonl --format csv";
    shell.data(league);
    let whole = shell.read("league.jsonl");
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    assert_eq!(lines.len(), 5, "what is played, three games, their set: {whole}");
    shell.write("league.jsonl", lines[..2].concat() + "{\"part\":\"0.1\",\"fo");
    let rated = shell.data(league);
    let gone_on = shell.read("league.jsonl");
    assert!(gone_on.starts_with(&lines[..2].concat()), "{gone_on}");
    assert_eq!(gone_on.lines().count(), 5, "{gone_on}");
    assert_ne!(lines[2], gone_on.split_inclusive('\n').nth(2).expect("a game"), "another deal");
    let games = rated.lines().skip(1).map(|line| line.split(',').nth(2).expect("games"));
    assert!(games.eq(["3"; 5]), "{rated}");
}

#[test]
fn a_program_that_never_comes_ends_the_league_with_its_name() {
    let shell = Shell::new();
    let own =
        "--own default,kou2,random,snowl --games 1 --sets 1 --playouts 5 --patience 1 --port 0";
    let told =
        shell.refused(&format!("play league {own} --program 'ghost=no-such-program {{port}}'"));
    assert!(told.contains("ghost failed more than 3 times"), "{told}");
    let few = shell.run("play league --own default,kou2 --port 0");
    assert_eq!(few.status.code(), Some(2));
    let wrong = shell.run("play league --program nothing --port 0");
    assert!(crate::common::shell::text(&wrong.stderr).contains("\"nothing\" names no program"));
}
