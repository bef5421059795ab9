//! The address of a journal on a server: `postgres://USER@HOST:PORT/DATABASE?club=NAME`.

use std::path::PathBuf;
use std::str::FromStr as _;
use std::time::Duration;

use percent_encoding::percent_decode_str;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};

use crate::desk::{LineFault, ServerFault};

/// The time that a server may take to be reached.
const CONNECT: Duration = Duration::from_secs(5);

/// The idle time after which a connection is probed, and the longest time that sent data may stay unconfirmed.
const SILENT: Duration = Duration::from_secs(10);

/// The name of a journal in an address.
const CLUB: &str = "club";

/// The file of the root certificates to trust for the server; without it, those of this machine.
const ROOT: &str = "sslrootcert";

/// The address of a journal on a server.
#[derive(Clone, Debug)]
pub struct Address {
    pub(crate) config: Config,
    pub(crate) root: Option<PathBuf>,
    /// The name of the journal; may be missing if the server has one journal.
    pub club: Option<String>,
}

impl Address {
    /// Reads an address. It may not hold a password: every program of the machine could read it there.
    pub fn read(text: &str) -> Result<Self, LineFault> {
        let (url, query) = text.split_once('?').unwrap_or((text, ""));
        let (mut club, mut root, mut rest) = (None, None, Vec::new());
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let value = || percent_decode_str(value).decode_utf8_lossy().into_owned();
            match name {
                CLUB => club = Some(value()).filter(|name| !name.is_empty()),
                ROOT => root = Some(PathBuf::from(value())),
                _ => rest.push(pair),
            }
        }
        let url =
            if rest.is_empty() { url.to_owned() } else { format!("{url}?{}", rest.join("&")) };
        let mut config = Config::from_str(&url).map_err(|error| {
            LineFault::Server(ServerFault::Address(crate::connection::why(&error)))
        })?;
        if config.get_password().is_some() {
            return Err(LineFault::Server(ServerFault::Address(
                "a password stands in it".to_owned(),
            )));
        }
        // Days of birth do not leave this machine in the clear unless somebody says so.
        let is_near = config.get_hosts().iter().all(is_this_machine);
        if !is_near && config.get_ssl_mode() == SslMode::Prefer && !query.contains("sslmode=") {
            config.ssl_mode(SslMode::Require);
        }
        if config.get_hosts().len() > 1 {
            config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        }
        config
            .application_name("banzuke")
            .connect_timeout(CONNECT)
            .tcp_user_timeout(SILENT)
            .keepalives_idle(SILENT)
            // A desk that has gone in its turn does not stop the others.
            .options("-c idle_in_transaction_session_timeout=10s -c lock_timeout=10s");
        Ok(Self { config, root, club })
    }

    /// The database role in the address, or the user of this machine.
    pub fn user(&self) -> Option<&str> {
        self.config.get_user()
    }
}

fn is_this_machine(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            name == "localhost"
                || name.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_a_journal_beside_the_database() {
        let address = Address::read(
            "postgres://anna@db.example/shogi?club=%E5%90%8D%E4%BA%BA&sslrootcert=/etc/ca.pem",
        )
        .expect("an address");
        assert_eq!(address.club.as_deref(), Some("名人"));
        assert_eq!(address.root, Some(PathBuf::from("/etc/ca.pem")));
        assert_eq!(address.config.get_dbname(), Some("shogi"));
        assert_eq!(address.user(), Some("anna"));
    }

    #[test]
    fn a_far_server_is_spoken_to_in_secret_unless_somebody_says_otherwise() {
        let mode = |text: &str| Address::read(text).expect("an address").config.get_ssl_mode();
        assert_eq!(mode("postgres://anna@db.example/shogi"), SslMode::Require);
        assert_eq!(mode("postgres://anna@db.example/shogi?sslmode=disable"), SslMode::Disable);
        assert_eq!(mode("postgres://anna@127.0.0.1/shogi"), SslMode::Prefer);
    }

    #[test]
    fn a_password_is_refused_where_others_can_read_it() {
        let refused = Address::read("postgres://anna:secret@db.example/shogi");
        assert!(
            matches!(refused, Err(LineFault::Server(ServerFault::Address(why))) if !why.contains("secret"))
        );
    }
}
