//! A browser without a window, driven over the `WebDriver` protocol.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A page that does not become as it should fails a test after this.
const PATIENCE: Duration = Duration::from_secs(20);
const PAUSE: Duration = Duration::from_millis(50);
/// The line of the driver that names the port it chose.
const STARTED: &str = "was started successfully on port ";

pub(crate) const TAB: &str = "\u{e004}";
pub(crate) const ENTER: &str = "\u{e007}";
pub(crate) const PHONE: [u32; 2] = [390, 844];
pub(crate) const LAPTOP: [u32; 2] = [1280, 800];
pub(crate) const WALL: [u32; 2] = [1920, 1080];

/// One browser with cookies of its own.
pub(crate) struct Browser {
    driver: Child,
    port: u16,
    session: String,
}

impl Browser {
    /// A browser with a screen of a width and a height, whose reader has a language.
    pub(crate) fn open([width, height]: [u32; 2], language: &str) -> Self {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed");
        let said = BufReader::new(driver.stdout.take().expect("its output"));
        let port = said.lines().map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once(STARTED)?;
            port.trim_end_matches('.').parse().ok()
        });
        let port = port.expect("chromedriver says its port");
        let mut browser = Self { driver, port, session: String::new() };
        let patience = PATIENCE.as_secs() * 1000;
        let wanted = json!({
            "timeouts": { "pageLoad": patience, "script": patience },
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": {
                "args": ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
                "prefs": { "intl.accept_languages": language },
            },
        });
        let opened = browser.ask("POST", "", &json!({ "capabilities": { "alwaysMatch": wanted } }));
        let session = opened["sessionId"].as_str().expect("a session");
        browser.session = format!("/{session}");
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < height });
        browser.emulate("setDeviceMetricsOverride", &screen);
        browser
    }

    /// Asks the driver for something of the session.
    fn ask(&self, method: &str, what: &str, content: &Value) -> Value {
        let body = if method == "POST" { content.to_string() } else { String::new() };
        let address = ("127.0.0.1", self.port);
        let mut stream = TcpStream::connect(address).expect("the driver listens");
        let head = format!("{method} /session{}{what} HTTP/1.1", self.session);
        write!(stream, "{head}\r\nhost: localhost\r\ncontent-length: {}\r\n\r\n{body}", body.len())
            .expect("asked");
        // The driver leaves the line open, so its answer is as long as it says.
        let (mut answer, mut length) = (BufReader::new(stream), 0);
        loop {
            let mut line = String::new();
            assert!(answer.read_line(&mut line).expect("a head") > 0, "{what}: no answer");
            let line = line.trim_end().to_lowercase();
            if let Some(told) = line.strip_prefix("content-length:") {
                length = told.trim().parse().expect("a length");
            } else if line.is_empty() {
                break;
            }
        }
        let mut told = vec![0; length];
        answer.read_exact(&mut told).expect("a whole answer");
        let told: Value = serde_json::from_slice(&told).expect("an answer of the driver");
        assert!(told["value"]["error"].is_null(), "{what}: {}", told["value"]["message"]);
        told["value"].clone()
    }

    fn emulate(&self, what: &str, content: &Value) {
        let command = json!({ "cmd": format!("Emulation.{what}"), "params": content });
        self.ask("POST", "/goog/cdp/execute", &command);
    }

    /// Whether pages are dark, as the reader's system says.
    pub(crate) fn set_dark(&self, is_dark: bool) {
        let value = if is_dark { "dark" } else { "light" };
        let feature = json!([{ "name": "prefers-color-scheme", "value": value }]);
        self.emulate("setEmulatedMedia", &json!({ "features": feature }));
    }

    pub(crate) fn go(&self, address: &str) {
        self.ask("POST", "/url", &json!({ "url": address }));
    }

    /// Goes on within the first frame of the page.
    pub(crate) fn enter_frame(&self) {
        self.ask("POST", "/frame", &json!({ "id": 0 }));
    }

    pub(crate) fn address(&self) -> String {
        self.ask("GET", "/url", &Value::Null).as_str().expect("an address").to_owned()
    }

    /// The value that a script gives back.
    pub(crate) fn script(&self, script: &str) -> Value {
        self.ask("POST", "/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// The value that a script gives to the function that is its last argument.
    pub(crate) fn script_later(&self, script: &str) -> Value {
        self.ask("POST", "/execute/async", &json!({ "script": script, "args": [] }))
    }

    /// The text that a reader sees.
    pub(crate) fn text(&self) -> String {
        let told = self.script("return document.body.innerText;");
        told.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until a reader sees a text.
    pub(crate) fn wait_for(&self, wanted: &str) {
        self.wait_until(&format!("return document.body.innerText.includes({});", json!(wanted)));
    }

    /// Waits until a script gives true.
    pub(crate) fn wait_until(&self, script: &str) {
        let until = Instant::now() + PATIENCE;
        while self.script(script) != true {
            assert!(Instant::now() < until, "{script} at {}: {}", self.address(), self.text());
            std::thread::sleep(PAUSE);
        }
    }

    /// Clicks where an element is seen.
    pub(crate) fn click(&self, selector: &str) {
        let found =
            self.ask("POST", "/element", &json!({ "using": "css selector", "value": selector }));
        let element = found.as_object().and_then(|found| found.values().next()?.as_str());
        let element = element.expect("an element").to_owned();
        self.ask("POST", &format!("/element/{element}/click"), &json!({}));
    }

    /// Presses keys one after the other, wherever the focus is.
    pub(crate) fn press(&self, keys: &str) {
        let stroke = |key: char| {
            ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key.to_string() }))
        };
        let strokes: Vec<Value> = keys.chars().flat_map(stroke).collect();
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": strokes });
        self.ask("POST", "/actions", &json!({ "actions": [keyboard] }));
    }

    /// The lines that the console said since it was last asked.
    pub(crate) fn console(&self) -> Vec<String> {
        let said = self.ask("POST", "/se/log", &json!({ "type": "browser" }));
        let said = said.as_array().cloned().unwrap_or_default();
        said.iter().map(|line| line["message"].to_string()).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver closes the browser with its session; without one there is none.
        if !self.session.is_empty() && !std::thread::panicking() {
            self.ask("DELETE", "", &Value::Null);
        }
        let _ = self.driver.kill().and_then(|()| self.driver.wait());
    }
}
