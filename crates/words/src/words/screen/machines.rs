//! The words of several machines at one club.

use crate::words::words;

words! {
    /// The words of several machines at one club.
    pub MachinesWords in "machines" {
        title; alone; joinable(address: &str); machine(name: &str, rights: &str);
        code_of(name: &str); open_network; open_here; close; open_pages; close_pages; show_code;
        choose_wall; wall; wall_follows; new_code(role: &str); revoke(name: &str);
        joined(host: &str, rights: &str); hosting(machines: usize); is_here(name: &str); quit;
        quit_loses(names: &str); quit_yes; answers; done; dismiss;
        stale(host: &str, since: &str, waiting: &str); waiting(count: usize);
        refused_now(what: &str, why: &str);
    }
}
