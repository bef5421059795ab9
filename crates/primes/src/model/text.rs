//! Models as text (TOML), with their origin.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::feature::Feature;
use crate::game::DuelGame;
use crate::model::Model;

/// The version of the file format that is written and read.
const FORMAT: u32 = 1;

/// The origin of a model.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Provenance {
    /// The data it was learned from, in words.
    pub data: String,
    /// The number of games.
    pub games: usize,
    /// The number of matches of the games.
    pub matches: usize,
    /// The day on which it was learned, as 2026-11-22; empty if not given.
    pub date: String,
    /// The mean log-loss on games of matches left out, one match after another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log_loss: Option<f64>,
    /// The `log_loss` of the first move alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_move_log_loss: Option<f64>,
    /// The slope of the results on the predictions there; 1 is calibrated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slope: Option<f64>,
}

impl Provenance {
    /// The provenance that follows from the games alone.
    pub(crate) fn of(games: &[DuelGame]) -> Self {
        let matches: BTreeSet<&str> = games.iter().map(|game| game.match_id.as_str()).collect();
        Self { games: games.len(), matches: matches.len(), ..Self::default() }
    }
}

/// The reasons why a text is no model.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ModelError {
    /// It is not the TOML of a model; holds the reader's message.
    #[error("{0}")]
    Unreadable(String),
    /// The model is of another game.
    #[error("the model is of {0:?}, not of {GAME:?}")]
    OtherGame(String),
    /// The format is unknown to this version.
    #[error("format {0} is not known (this version reads format {FORMAT})")]
    OtherFormat(u32),
    /// A feature is unknown to this version.
    #[error("feature {0:?} is not known")]
    UnknownFeature(String),
    /// A weight is not a finite number.
    #[error("the weight of {0:?} is not a number")]
    NotFinite(String),
}

/// The name of the game in model files of this crate.
const GAME: &str = "prime-daifugo";

/// The content of a model file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    format: u32,
    first_move: f64,
    provenance: Provenance,
    #[serde(default)]
    feature: Vec<Weighed>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Weighed {
    name: String,
    weight: f64,
}

impl FromStr for Model {
    type Err = ModelError;

    fn from_str(text: &str) -> Result<Self, ModelError> {
        let file: File =
            toml::from_str(text).map_err(|error| ModelError::Unreadable(error.to_string()))?;
        if file.game != GAME {
            return Err(ModelError::OtherGame(file.game));
        }
        if file.format != FORMAT {
            return Err(ModelError::OtherFormat(file.format));
        }
        if !file.first_move.is_finite() {
            return Err(ModelError::NotFinite("first_move".to_owned()));
        }
        let weights = file.feature.into_iter().map(Weighed::read).collect::<Result<_, _>>()?;
        Ok(Self { first_move: file.first_move, weights, provenance: file.provenance })
    }
}

impl Weighed {
    fn read(self) -> Result<(Feature, f64), ModelError> {
        match Feature::named(&self.name) {
            None => Err(ModelError::UnknownFeature(self.name)),
            Some(_) if !self.weight.is_finite() => Err(ModelError::NotFinite(self.name)),
            Some(feature) => Ok((feature, self.weight)),
        }
    }
}

impl fmt::Display for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let weighed = |&(feature, weight): &(Feature, f64)| Weighed {
            name: feature.name().to_owned(),
            weight,
        };
        let file = File {
            game: GAME.to_owned(),
            format: FORMAT,
            first_move: self.first_move,
            provenance: self.provenance.clone(),
            feature: self.weights.iter().map(weighed).collect(),
        };
        // Values of strings and numbers can always be written as TOML.
        f.write_str(&toml::to_string(&file).or(Err(fmt::Error))?)
    }
}
