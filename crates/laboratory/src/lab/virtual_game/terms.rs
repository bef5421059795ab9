//! Variants of the virtual game.

/// How the worth of hands is spread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum HandLaw {
    /// Every hand is even.
    None,
    /// Normal, with mean 0.5 and deviation 0.25.
    Gauss,
    /// 0.1 or 0.9, equally likely.
    Binary,
}

impl HandLaw {
    pub const ALL: [Self; 3] = [Self::None, Self::Gauss, Self::Binary];
}

/// The logarithm of the odds of a hand in the corrected expectation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Logarithm {
    /// As S0's worked example has it, and ratings here.
    #[strum(serialize = "base-10")]
    Base10,
    Natural,
}

impl Logarithm {
    pub const ALL: [Self; 2] = [Self::Base10, Self::Natural];
}

/// How a game is rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Method {
    /// As if no hand were known.
    Plain,
    /// With the hand.
    Corrected,
    /// With what is known of the hand, which is off by a normal error of deviation 0.05.
    CorrectedWithError,
}

impl Method {
    pub const ALL: [Self; 3] = [Self::Plain, Self::Corrected, Self::CorrectedWithError];
}

/// The treatment of a normal hand below 0 or above 1, which cannot be a probability. S0 does not say.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Outside {
    /// Another is drawn.
    Redraw,
    /// It counts as 0.01 or 0.99.
    Clip,
    /// It is kept: the game is as good as decided.
    Keep,
}
