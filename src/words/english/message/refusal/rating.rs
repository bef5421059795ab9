//! Refusals about games, hands and ratings.

use crate::club::Club;
use crate::club::refusal::RatingRefusal;
use crate::domain::game::HandTableFault;
use crate::domain::rating::{Change, Outside, written};
use crate::words::english::message::{name, player, tournament};

pub(super) fn what(refusal: &RatingRefusal, club: &Club) -> String {
    match refusal {
        RatingRefusal::NotTheScore(id, no, fault) => format!(
            "the games told of match {no} of {} make {}, its score is {}",
            tournament(*id, club),
            fault.games,
            fault.score
        ),
        RatingRefusal::NothingPlayed(id, no) => {
            format!("no game was played in match {no} of {}", tournament(*id, club))
        }
        RatingRefusal::BadHands(id, no, fault) => {
            let fault = match fault {
                HandTableFault::Stranger(who) => {
                    format!("{} did not play that game", name(*who, club))
                }
                HandTableFault::Alone(who) => {
                    format!("{} stands against themself", name(*who, club))
                }
                HandTableFault::Twice(a, b) => {
                    format!("{} and {} are there twice", name(*a, club), name(*b, club))
                }
            };
            format!("the hands of match {no} of {}: {fault}", tournament(*id, club))
        }
        RatingRefusal::SameGames(id, no) => {
            format!("just that is told of match {no} of {} already", tournament(*id, club))
        }
        RatingRefusal::SameSetting(id) => {
            format!("{} has just that setting already", tournament(*id, club))
        }
        RatingRefusal::UnsoundDivision => "these limits leave room for nobody".to_owned(),
        RatingRefusal::UnsoundChange(Change::By(points)) if *points == 0.0 => {
            "a change by 0 points changes nothing".to_owned()
        }
        RatingRefusal::UnsoundChange(Change::By(points) | Change::To(points)) => {
            format!("{points} points are out of range")
        }
        RatingRefusal::EverybodyTo => {
            "everybody can be shifted, but not set to one rating".to_owned()
        }
        RatingRefusal::Outside(id, who, outside) => {
            let why = match outside {
                Outside::TooLow { rating, above } => {
                    format!("rated {}, and it takes {above} and above", written(*rating))
                }
                Outside::TooHigh { rating, below } => {
                    format!("rated {}, and it takes below {below}", written(*rating))
                }
                Outside::Provisional => "not established yet".to_owned(),
            };
            format!("{} does not take {}: {why}", tournament(*id, club), player(*who, club))
        }
    }
}

pub(super) fn remedy(refusal: &RatingRefusal) -> &'static str {
    match refusal {
        RatingRefusal::NotTheScore(..) => "check the games against the sheet, or correct the score",
        RatingRefusal::NothingPlayed(..) => "there is nothing to tell",
        RatingRefusal::BadHands(..) => "give each pair of those who played once",
        RatingRefusal::SameGames(..) | RatingRefusal::SameSetting(_) => "nothing needs to be done",
        RatingRefusal::UnsoundDivision => "choose a lower limit below the upper one",
        RatingRefusal::UnsoundChange(_) => "choose a change within 10000 points",
        RatingRefusal::EverybodyTo => "give a number of points with its sign, such as +15",
        RatingRefusal::Outside(..) => "enter the player in another section, or say --anyway",
    }
}
