//! Codes that let a machine in.
//!
//! A long code holds the secret and the fingerprint of the host's certificate, so that one text is all that a machine
//! needs. A short one is typed by people: the machine proves that it knows it, for the certificate that it sees, by a
//! slow hash. A machine in between would need centuries to find a code within the minutes that it is good for.

use data_encoding::{BASE32_NOPAD, Encoding, HEXLOWER, Specification};
use sha2::{Digest as _, Sha256};

/// Bytes of a secret: 128 bits.
const SECRET: usize = 16;
/// Bytes of a certificate's fingerprint in a code.
const FINGERPRINT: usize = 16;
/// Letters of a short code, of five bits each.
const SHORT: usize = 8;
/// Rounds of the slow hash over a short code.
const ROUNDS: u32 = 100_000;
/// The first part of every long code.
const PREFIX: &str = "BANZUKE";

/// The first bytes of the SHA-256 of a host's certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint([u8; FINGERPRINT]);

impl Fingerprint {
    /// The fingerprint of a certificate in DER.
    pub fn of(certificate: &[u8]) -> Self {
        let mut bytes = [0; FINGERPRINT];
        bytes.copy_from_slice(&Sha256::digest(certificate)[..FINGERPRINT]);
        Self(bytes)
    }

    pub fn to_hex(self) -> String {
        HEXLOWER.encode(&self.0)
    }

    pub fn from_hex(text: &str) -> Option<Self> {
        Some(Self(HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()?))
    }
}

/// A secret that lets a machine in. It is drawn once and never written by the host, which keeps its hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; SECRET]);

/// Logs must not show a secret.
impl std::fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Secret")
    }
}

impl Secret {
    /// Draws one; none where the machine has no source of chance.
    pub fn draw() -> Option<Self> {
        let mut bytes = [0; SECRET];
        getrandom::fill(&mut bytes).ok()?;
        Some(Self(bytes))
    }

    pub fn to_hex(&self) -> String {
        HEXLOWER.encode(&self.0)
    }

    pub fn from_hex(text: &str) -> Option<Self> {
        Some(Self(HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()?))
    }

    /// What a host keeps of it.
    pub fn hash(&self) -> String {
        HEXLOWER.encode(&Sha256::digest(self.0))
    }
}

/// A code as it was typed or pasted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JoinCode {
    Long(Secret, Fingerprint),
    Short(ShortCode),
}

impl JoinCode {
    /// Reads a code, whatever stands between its groups.
    pub fn read(text: &str) -> Option<Self> {
        let letters: String =
            text.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_uppercase();
        let Some(long) = letters.strip_prefix(PREFIX) else {
            return ShortCode::read(&letters).map(Self::Short);
        };
        let bytes = BASE32_NOPAD.decode(long.as_bytes()).ok()?;
        let (secret, fingerprint) = bytes.split_at_checked(SECRET)?;
        let fingerprint = Fingerprint(fingerprint.try_into().ok()?);
        Some(Self::Long(Secret(secret.try_into().ok()?), fingerprint))
    }

    /// The long code of a secret, in groups.
    pub fn long(secret: &Secret, fingerprint: Fingerprint) -> String {
        let bytes = [&secret.0[..], &fingerprint.0[..]].concat();
        format!("{PREFIX}-{}", grouped(&BASE32_NOPAD.encode(&bytes)))
    }
}

/// A code of eight letters and digits, good once and for a few minutes.
#[derive(Clone, PartialEq, Eq)]
pub struct ShortCode(String);

impl std::fmt::Debug for ShortCode {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("ShortCode")
    }
}

impl ShortCode {
    pub fn draw() -> Option<Self> {
        let mut bytes = [0; SHORT * 5 / 8];
        getrandom::fill(&mut bytes).ok()?;
        Some(Self(crockford().encode(&bytes)))
    }

    fn read(letters: &str) -> Option<Self> {
        let letters = as_written(letters);
        let is_code = letters.len() == SHORT && crockford().decode(letters.as_bytes()).is_ok();
        is_code.then_some(Self(letters))
    }

    /// The code as it is shown.
    pub fn shown(&self) -> String {
        grouped(&self.0)
    }

    /// The proof that one knows the code, for the host of a certificate and for nobody else.
    pub fn proof(&self, host: Fingerprint) -> String {
        let mut hash = Sha256::digest([self.0.as_bytes(), &host.0].concat());
        for _ in 0..ROUNDS {
            hash = Sha256::digest([&hash[..], &host.0].concat());
        }
        HEXLOWER.encode(&hash)
    }
}

/// A typed code in the letters of [`crockford`]: people read O as 0, and I and L as 1.
pub fn as_written(typed: &str) -> String {
    typed.to_uppercase().replace('O', "0").replace(['I', 'L'], "1")
}

/// Crockford's letters, without those that look like others when read aloud or copied by hand.
pub fn crockford() -> Encoding {
    let mut letters = Specification::new();
    letters.symbols.push_str("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
    letters.encoding().expect("32 letters")
}

/// Letters in groups of four.
fn grouped(letters: &str) -> String {
    let groups: Vec<&[u8]> = letters.as_bytes().chunks(4).collect();
    String::from_utf8(groups.join(&b'-')).expect("ASCII")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_code_comes_back_however_it_is_pasted() {
        let (secret, host) = (Secret::draw().expect("chance"), Fingerprint::of(b"certificate"));
        let code = JoinCode::long(&secret, host);
        let long = JoinCode::Long(secret, host);
        for pasted in [code.clone(), code.to_lowercase(), code.replace('-', " \n")] {
            assert_eq!(JoinCode::read(&pasted), Some(long.clone()), "{pasted}");
        }
        assert_eq!(JoinCode::read(code.get(..code.len() - 5).expect("ASCII")), None);
        assert_eq!(JoinCode::read(""), None);
    }

    #[test]
    fn a_short_code_comes_back_as_people_read_it() {
        let code = ShortCode::draw().expect("chance");
        let shown = code.shown();
        assert_eq!(shown.len(), SHORT + 1);
        for typed in
            [shown.clone(), shown.to_lowercase(), shown.replace('0', "o").replace('1', "l")]
        {
            assert_eq!(JoinCode::read(&typed), Some(JoinCode::Short(code.clone())), "{typed}");
        }
    }

    #[test]
    fn a_proof_is_for_one_host() {
        let code = ShortCode::draw().expect("chance");
        let (one, other) = (Fingerprint::of(b"one"), Fingerprint::of(b"other"));
        assert_eq!(code.proof(one), code.proof(one));
        assert_ne!(code.proof(one), code.proof(other));
    }

    #[test]
    fn nothing_that_is_logged_shows_a_code() {
        let (secret, short) = (Secret::draw().expect("chance"), ShortCode::draw().expect("chance"));
        assert_eq!(format!("{secret:?} {short:?}"), "Secret ShortCode");
    }
}
