//! Requests as somebody would write them who has another program.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

use banzuke_club::journal::Identity;
use banzuke_hall::code::JoinCode;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::ring;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{
    ClientConfig, ClientConnection, DigitallySignedStruct, Error, SignatureScheme, StreamOwned,
};

use crate::hall::Hall;

pub(crate) struct Raw {
    address: String,
    version: &'static str,
    /// Further headers, each with the end of its line.
    headers: String,
}

/// The secret in a long code.
pub(crate) fn secret(code: &str) -> String {
    match JoinCode::read(code) {
        Some(JoinCode::Long(secret, _)) => secret.to_hex(),
        other => panic!("no long code: {other:?}"),
    }
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
}

impl Raw {
    pub(crate) fn to(hall: &Hall) -> Self {
        Self { address: hall.address(), version: "1", headers: String::new() }
    }

    /// As a machine that has seen a club in an epoch.
    pub(crate) fn knowing(self, of: &Identity) -> Self {
        let headers = format!("banzuke-club: {}\r\nbanzuke-epoch: {}\r\n", of.club, of.epoch);
        Self { headers, ..self }
    }

    pub(crate) fn version(self, version: &'static str) -> Self {
        Self { version, ..self }
    }

    pub(crate) fn get(&self, path: &str, secret: Option<&str>) -> Answer {
        self.ask("GET", path, secret, b"", None)
    }

    pub(crate) fn post(&self, path: &str, secret: Option<&str>, body: &[u8]) -> Answer {
        self.ask("POST", path, secret, body, None)
    }

    /// Promises a body of that length, and sends none.
    pub(crate) fn promise(&self, path: &str, secret: &str, length: usize) -> u16 {
        self.ask("POST", path, Some(secret), b"", Some(length)).status
    }

    fn ask(
        &self,
        method: &str,
        path: &str,
        secret: Option<&str>,
        body: &[u8],
        promised: Option<usize>,
    ) -> Answer {
        let stream = TcpStream::connect(&self.address).expect("connected");
        stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a timeout");
        let name = ServerName::try_from("banzuke.hall").expect("a name");
        let tls = ClientConnection::new(Arc::new(trusting()), name).expect("a client");
        let mut stream = StreamOwned::new(tls, stream);
        let secret = secret.map(|secret| format!("authorization: Bearer {secret}\r\n"));
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: banzuke.hall\r\nbanzuke-version: {}\r\nconnection: close\r\n{}{}content-length: {}\r\n\r\n",
            self.version,
            self.headers,
            secret.unwrap_or_default(),
            promised.unwrap_or(body.len())
        );
        // A host may have enough before all is sent.
        let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body));
        let mut told = Vec::new();
        let _ = stream.read_to_end(&mut told);
        let told = String::from_utf8_lossy(&told).into_owned();
        let status = told.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let body = told.split_once("\r\n\r\n").map_or("", |(_, body)| body).to_owned();
        Answer { status, body }
    }
}

fn trusting() -> ClientConfig {
    let provider = Arc::new(ring::default_provider());
    ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(Anybody))
        .with_no_client_auth()
}

#[derive(Debug)]
struct Anybody;

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn verify_tls13_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        ring::default_provider().signature_verification_algorithms.supported_schemes()
    }
}
