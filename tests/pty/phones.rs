//! A scorer's phone and a wall display with the desk: the real program
//! serves pages, and the desk is its screens in a terminal.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::web::Codes;

use super::event_day::SIZE;
use super::terminal::Terminal;
use crate::common::{free_port, temp_folder};

/// The most requests for a page.
const LOOKS: u32 = 2000;

/// Makes a club of four whose two matches are at two tables.
const SCRIPT: &str = "
    player add あおくま
    player add TM
    player add コヨーテ
    player add OTTO
    tables set 1 2
    tournament new Cup --format single-elimination --first-to 2
    tournament enter Cup 1 2 3 4
    tournament start Cup
    call Cup 1 1
    call Cup 2 2
";

fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_banzuke"));
    command.args(["--db", "club.db", "--lang", "en"]);
    command.env_clear().env("HOME", folder).env("TZ", "UTC").current_dir(folder);
    command.env("BANZUKE_NOW", "2026-11-21T10:00:00Z");
    command
}

/// The pages, served by another process.
struct Pages {
    port: u16,
    serving: Child,
}

impl Pages {
    fn serve(folder: &Path) -> Self {
        let (port, machines) = (free_port(), free_port());
        let (at, beside) = (port.to_string(), machines.to_string());
        let mut host = command(folder);
        host.args(["host", "--port", &beside, "--phones", "--phones-port", &at]);
        let serving = host.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it hosts");
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            std::thread::sleep(Duration::from_millis(10));
        }
        Self { port, serving }
    }

    /// The head and body of a response.
    fn ask(&self, first: &str, cookie: &str, form: &str) -> (String, String) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("connected");
        let head = format!(
            "{first} HTTP/1.1\r\nhost: 127.0.0.1:{}\r\ncookie: {cookie}\r\nconnection: close\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
            self.port,
            form.len()
        );
        stream.write_all(head.as_bytes()).expect("asked");
        let mut told = Vec::new();
        stream.read_to_end(&mut told).expect("answered");
        let told = String::from_utf8_lossy(&told).into_owned();
        let (head, body) = told.split_once("\r\n\r\n").expect("a head");
        (head.to_owned(), body.to_owned())
    }

    /// Opens the page of a code on a new phone, and sends its form.
    fn report(&self, code: &str, fields: &dyn Fn(&str) -> String) {
        let (head, page) = self.ask(&format!("GET /en/s/{code}"), "", "");
        let cookie = between(&head, "set-cookie: ", ";");
        let hidden = |name: &str| between(&page, &format!("name=\"{name}\" value=\""), "\"");
        let form = format!("token={}&once={}&{}", hidden("token"), hidden("once"), fields(&page));
        let (head, page) = self.ask(&format!("POST /en/s/{code}"), &cookie, &form);
        assert!(head.starts_with("HTTP/1.1 303"), "{head}\n{page}");
    }

    /// Waits until a page shows this.
    fn until(&self, page: &str, wanted: &str) {
        let mut body = String::new();
        for _ in 0..LOOKS {
            body = self.ask(&format!("GET {page}"), "", "").1;
            if body.contains(wanted) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("{page} never showed {wanted}: {body}");
    }
}

impl Drop for Pages {
    fn drop(&mut self) {
        let _ = self.serving.kill();
        let _ = self.serving.wait();
    }
}

fn between(text: &str, before: &str, after: &str) -> String {
    let (_, rest) = text.split_once(before).expect("it begins");
    rest.split_once(after).expect("it ends").0.to_owned()
}

#[test]
fn a_scorers_phone_the_desk_and_a_wall_see_the_same_event() {
    let folder = temp_folder();
    for line in SCRIPT.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let done = command(folder.path()).args(line.split(' ')).output().expect("it ran");
        assert!(done.status.success(), "{line}: {}", String::from_utf8_lossy(&done.stderr));
    }
    let pages = Pages::serve(folder.path());
    let file = folder.path().join("club.db");
    let codes = Codes::of(&file).expect("the key");
    let arguments = ["--db", file.to_str().expect("a path"), "--lang", "en"];
    let mut desk = Terminal::start(folder.path(), &arguments, SIZE);
    desk.wait_for("at tables: 2");
    pages.until("/en/wall", "コヨーテ");

    // A score from the table waits, until the desk accepts it with one key.
    let cup = TournamentId(1);
    pages.report(&codes.of_table(&[cup], "1"), &|_| "by=1&a=2&b=1".to_owned());
    desk.wait_for("1 result by phone waits");
    desk.send("y");
    desk.wait_for("Reported by あおくま");
    desk.send("\r");
    pages.until("/en/now", "2–1");
    desk.wait_for("at tables: 1");

    // The other match is reported by one side, and the other side agrees on a phone of its own.
    let code = codes.of_match((cup, MatchNo(2)));
    pages.report(&code, &|page| {
        format!("by={}&a=0&b=2", between(page, "name=\"by\" value=\"", "\""))
    });
    desk.wait_for("1 result by phone waits");
    pages.report(&code, &|page| {
        format!("agree={}", between(page, "name=\"agree\" value=\"", "\"").replace('|', "%7C"))
    });
    desk.wait("the second result counts", |text: &str| !text.contains("by phone waits"));
    desk.wait_for("table 2");
    pages.until(&format!("/en/s/{code}"), "is over");
}
