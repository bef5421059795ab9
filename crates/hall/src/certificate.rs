//! The host's certificate, made once, and the client that trusts this one alone.

use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime, pem::PemObject as _};
use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, ServerConfig, SignatureScheme,
};
use serde::{Deserialize, Serialize};

use crate::code::Fingerprint;

/// The name in every host's certificate. Hosts are known by their fingerprints.
pub(crate) const NAME: &str = "banzuke.hall";

/// A certificate with its key, as PEM.
#[derive(Clone, Serialize, Deserialize)]
pub struct Certificate {
    certificate: String,
    key: String,
}

impl std::fmt::Debug for Certificate {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Certificate")
    }
}

impl Certificate {
    /// Makes one.
    pub fn make() -> Result<Self, rcgen::Error> {
        let made = rcgen::generate_simple_self_signed([NAME.to_owned()])?;
        Ok(Self { certificate: made.cert.pem(), key: made.signing_key.serialize_pem() })
    }

    fn der(&self) -> Result<CertificateDer<'static>, Error> {
        CertificateDer::from_pem_slice(self.certificate.as_bytes())
            .map_err(|error| unusable(&error))
    }

    /// Its fingerprint; none where the file was changed by hand.
    pub fn fingerprint(&self) -> Result<Fingerprint, Error> {
        Ok(Fingerprint::of(&self.der()?))
    }

    /// The settings of a server with this certificate.
    pub(crate) fn server(&self) -> Result<ServerConfig, Error> {
        let key =
            PrivateKeyDer::from_pem_slice(self.key.as_bytes()).map_err(|error| unusable(&error))?;
        ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_protocol_versions(&[&rustls::version::TLS13])?
            .with_no_client_auth()
            .with_single_cert(vec![self.der()?], key)
    }
}

fn unusable(error: &rustls::pki_types::pem::Error) -> Error {
    Error::General(format!("the host's certificate cannot be read: {error:?}"))
}

/// The settings of a client for the host with this fingerprint. Without one, any host is accepted.
pub(crate) fn client(host: Option<Fingerprint>) -> Result<ClientConfig, Error> {
    let provider = Arc::new(ring::default_provider());
    let pinned = Arc::new(Pinned { host, provider: Arc::clone(&provider) });
    Ok(ClientConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&rustls::version::TLS13])?
        .dangerous()
        .with_custom_certificate_verifier(pinned)
        .with_no_client_auth())
}

/// Trusts one certificate, whatever its signature, name and dates are: clocks in a hall differ, and addresses change.
#[derive(Debug)]
struct Pinned {
    host: Option<Fingerprint>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Pinned {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        _intermediates: &[CertificateDer<'_>],
        _name: &ServerName<'_>,
        _ocsp: &[u8],
        _now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        match self.host {
            Some(host) if host != Fingerprint::of(certificate) => {
                Err(Error::InvalidCertificate(CertificateError::ApplicationVerificationFailure))
            }
            _ => Ok(ServerCertVerified::assertion()),
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let known = &self.provider.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let known = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}
