//! One connection to a server, which answers in time or is given up.

use std::error::Error as _;
use std::future::poll_fn;
use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::try_join_all;
use rustls::crypto::ring;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{AsyncMessage, Client, Error, Row};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::address::Address;
use crate::desk::{LineFault, Rights, Role, ServerFault};
use crate::system::SystemFault;

/// The longest wait for a small answer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(15);

/// A parameter of a statement with its type, so that a statement takes one round trip.
pub(crate) type Given<'a> = (&'a (dyn ToSql + Sync), Type);

/// An open connection.
#[derive(Debug)]
pub(crate) struct Connection {
    runtime: Runtime,
    client: Client,
    told: mpsc::UnboundedReceiver<()>,
}

impl Connection {
    /// Opens a connection, with the password where the server wants one.
    pub(crate) fn open(address: &Address, password: &str) -> Result<Self, LineFault> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| LineFault::Down(SystemFault::behind(&error)))?;
        let mut config = address.config.clone();
        if !password.is_empty() {
            config.password(password);
        }
        let tls = MakeRustlsConnect::new(tls(address)?);
        let connecting = async { tokio::time::timeout(PATIENCE, config.connect(tls)).await };
        let connected = runtime.block_on(connecting).map_err(late)?;
        let (client, mut connection) = connected.map_err(|error| match error.code() {
            None if is_about_password(&error) => LineFault::Server(ServerFault::WrongPassword),
            _ => of(&error),
        })?;
        let (tell, told) = mpsc::unbounded_channel();
        runtime.spawn(async move {
            while let Some(Ok(message)) = poll_fn(|waker| connection.poll_message(waker)).await {
                if matches!(message, AsyncMessage::Notification(_)) {
                    // If no line listens any more, the message is dropped.
                    let _ = tell.send(());
                }
            }
        });
        Ok(Self { runtime, client, told })
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Rows of one statement.
    pub(crate) fn query(&self, sql: &str, given: &[Given<'_>]) -> Result<Vec<Row>, LineFault> {
        self.query_within(PATIENCE, sql, given)
    }

    /// Like [`Self::query`], with another longest wait.
    pub(crate) fn query_within(
        &self,
        patience: Duration,
        sql: &str,
        given: &[Given<'_>],
    ) -> Result<Vec<Row>, LineFault> {
        let all = self.query_all(patience, &[(sql, given)])?;
        Ok(all.into_iter().flatten().collect())
    }

    /// Returns the rows of each of several statements. They are sent together, so they cost one round trip.
    pub(crate) fn query_all(
        &self,
        patience: Duration,
        statements: &[(&str, &[Given<'_>])],
    ) -> Result<Vec<Vec<Row>>, LineFault> {
        let asked = statements.iter().map(|(sql, given)| self.client.query_typed(sql, given));
        // The first poll of each sends it.
        let asked = try_join_all(asked);
        let asked = async { tokio::time::timeout(patience, asked).await };
        let rows = self.runtime.block_on(asked).map_err(late)?;
        rows.map_err(|error| of(&error))
    }

    /// Statements without rows and parameters.
    pub(crate) fn run(&self, sql: &str) -> Result<(), LineFault> {
        let asked = self.client.batch_execute(sql);
        let asked = async { tokio::time::timeout(PATIENCE, asked).await };
        let done = self.runtime.block_on(asked).map_err(late)?;
        done.map_err(|error| of(&error))
    }

    /// Waits for a notification, for this time at most. A notification that came before ends the wait at once.
    pub(crate) fn wait(&mut self, patience: Duration) -> Result<(), LineFault> {
        let told = self.told.recv();
        let waited = async { tokio::time::timeout(patience, told).await };
        if let Ok(None) = self.runtime.block_on(waited) {
            return Err(LineFault::Down(SystemFault::new(
                ErrorKind::ConnectionAborted,
                "the connection ended",
            )));
        }
        while self.told.try_recv().is_ok() {}
        Ok(())
    }
}

fn late<E>(_elapsed: E) -> LineFault {
    LineFault::Down(SystemFault::new(ErrorKind::TimedOut, "no answer in time"))
}

fn is_about_password(error: &tokio_postgres::Error) -> bool {
    why(error).contains("password missing")
}

/// The TLS settings, with the certificates to trust for the server.
fn tls(address: &Address) -> Result<ClientConfig, LineFault> {
    let mut roots = RootCertStore::empty();
    if let Some(file) = &address.root {
        let unread = |why: String| {
            LineFault::Server(ServerFault::Address(format!("{}: {why}", file.display())))
        };
        let found =
            CertificateDer::pem_file_iter(file).map_err(|error| unread(error.to_string()))?;
        for certificate in found {
            let certificate = certificate.map_err(|error| unread(error.to_string()))?;
            roots.add(certificate).map_err(|error| unread(error.to_string()))?;
        }
    } else {
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| LineFault::Down(SystemFault::behind(&error)))?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}

/// The message of an error, with that of its cause.
pub(crate) fn why(error: &Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(error), _) => error.message().to_owned(),
        (None, Some(source)) => format!("{error}: {source}"),
        (None, None) => error.to_string(),
    }
}

fn down(error: &Error) -> SystemFault {
    SystemFault { said: why(error), ..SystemFault::behind(error) }
}

/// The fault that an error means for a desk. An error that may pass is [`LineFault::Down`], and decisions wait.
pub(crate) fn of(error: &Error) -> LineFault {
    let Some(state) = error.code() else { return LineFault::Down(down(error)) };
    if *state == SqlState::INSUFFICIENT_PRIVILEGE {
        return LineFault::NotAllowed(Rights { role: Role::Viewer, tables: Vec::new() });
    }
    if *state == SqlState::UNIQUE_VIOLATION {
        return LineFault::OtherOperation;
    }
    let is_missing = [
        SqlState::INVALID_SCHEMA_NAME,
        SqlState::UNDEFINED_TABLE,
        SqlState::UNDEFINED_COLUMN,
        SqlState::UNDEFINED_OBJECT,
        SqlState::INVALID_CATALOG_NAME,
    ];
    if is_missing.contains(state) {
        return LineFault::Server(ServerFault::NotPrepared(why(error)));
    }
    match state.code().get(..2).unwrap_or_default() {
        "28" => LineFault::Server(ServerFault::WrongPassword),
        // Connections, resources such as a full disk, conflicts and locks, a server that ends or begins, a standby.
        "08" | "53" | "40" | "55" | "57" | "58" | "25" => LineFault::Down(down(error)),
        _ => LineFault::Garbled(why(error)),
    }
}
