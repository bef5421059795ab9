//! Whatever happens at the desk, a site updated after each step equals one that is written completely.

use std::path::Path;

use banzuke::site::write::write;
use banzuke::site::{SiteContent, SiteOptions};

use super::folder::held;
use crate::common::trials::holds;
use crate::common::{Hall, temp_folder};
use crate::fold::{moves, opening, play};

/// The number of cases in the usual run, and in a full run.
const CASES: (usize, usize) = (12, 500);
/// The number of moves between two updates of the site.
const MOVES: usize = 3;

fn update(hall: &Hall, folder: &Path) {
    let desk = &hall.desk;
    let options = SiteOptions { title: Some("Club".to_owned()), ..SiteOptions::default() };
    let record = SiteContent::new(desk.club(), desk.entries(), desk.head(), options);
    write(&record.site(&record.facts()), folder, false).expect("written");
}

#[test]
fn a_site_brought_up_to_date_is_the_one_of_a_whole_run() {
    holds(CASES, &moves(0.0), |moves| {
        let (mut hall, home) = (opening(), temp_folder());
        let site = home.path().join("site");
        update(&hall, &site);
        for (number, steps) in moves.chunks(MOVES).enumerate() {
            for one in steps {
                play(&mut hall, one);
            }
            update(&hall, &site);
            let whole = home.path().join(number.to_string());
            update(&hall, &whole);
            let (site, whole) = (held(&site), held(&whole));
            for (path, bytes) in &whole {
                assert!(site.get(path) == Some(bytes), "{path} is another after {steps:?}");
            }
            assert_eq!(site.len(), whole.len(), "files that are gone were removed");
        }
        Ok(())
    });
}
