//! A host's pages in a real browser: what their script, their styles and the browser's own rules make of them.

mod axe;
mod browser;
#[expect(dead_code, reason = "headers, foreign names and streams are for the other suite")]
#[path = "../suite/client.rs"]
mod client;
#[expect(dead_code, reason = "hidden players and streams are for the other suite")]
#[path = "../suite/hall.rs"]
mod hall;
mod phones;

use crate::browser::Browser;
use crate::hall::Hall;

impl Hall {
    /// Opens a page in a browser.
    fn show(&self, browser: &Browser, page: &str) {
        browser.go(&format!("http://127.0.0.1:{}{page}", self.port()));
    }
}
