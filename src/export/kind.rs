//! The sheets there are.

/// What a sheet is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    Ranking,
    Players,
    RegistrationList,
    Cards,
    Matches,
    History,
    Standings,
}
