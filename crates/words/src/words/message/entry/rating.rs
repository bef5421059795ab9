//! Actions on games, hands and ratings in words.

use crate::club::Action;
use crate::club::action::{
    AdjustRating, PublishList, SetCardGame, SetDivision, SetFirstMove, SetGames, SetHands, SetTag,
};
use crate::domain::game::written as games;
use crate::domain::rating::Change;
use crate::words::message::hands::card_game;
use crate::words::message::rating::takes;
use crate::words::message::sentence::Naming;
use crate::words::message::{player, tournament};
use crate::words::{Voice, words};

words! {
    /// Actions on games, hands and ratings in words.
    pub RatingEntryWords in "entries-rating" {
        set_games(no, event); games_match(no, event, games); set_hands(game, no, event);
        set_tag(event, tag); tag_removed(event); set_card_game(event, card_game);
        hands_typed_as(event); set_first_move(event, p); first_move_win(event);
        set_division(event, takes); publish_list(list, on); adjust_rating; by(points); to(points);
        rating_on_by(who, list, change, reason);
    }
}

pub(super) fn action(voice: Voice, action: &Action, club: Naming<'_>) -> Option<String> {
    let say = RatingEntryWords::speaking(voice);
    let title = |id| tournament(id, club);
    let list = |id| club.list(id).map(|list| club.as_event(&list.name)).unwrap_or_default();
    Some(match action {
        Action::SetGames(SetGames { tournament, no, games: told, .. }) if told.is_empty() => {
            say.set_games(no, title(*tournament))
        }
        Action::SetGames(SetGames { tournament, no, games: told, .. }) => {
            say.games_match(no, title(*tournament), games(told))
        }
        Action::SetHands(SetHands { tournament, no, game, .. }) => {
            say.set_hands(game, no, title(*tournament))
        }
        Action::SetTag(SetTag { tournament, tag: Some(tag) }) => {
            say.set_tag(title(*tournament), tag)
        }
        Action::SetTag(SetTag { tournament, tag: None }) => say.tag_removed(title(*tournament)),
        Action::SetCardGame(SetCardGame { tournament, game: Some(game) }) => {
            say.set_card_game(title(*tournament), card_game(voice, *game))
        }
        Action::SetCardGame(SetCardGame { tournament, game: None }) => {
            say.hands_typed_as(title(*tournament))
        }
        Action::SetFirstMove(SetFirstMove { tournament, p: Some(p) }) => {
            say.set_first_move(title(*tournament), p)
        }
        Action::SetFirstMove(SetFirstMove { tournament, p: None }) => {
            say.first_move_win(title(*tournament))
        }
        Action::SetDivision(SetDivision { tournament, division }) => {
            say.set_division(title(*tournament), takes(voice, *division))
        }
        Action::PublishList(PublishList { list: id, on }) => {
            let list = list(*id);
            say.publish_list(list, on)
        }
        Action::AdjustRating(AdjustRating { list: id, player: who, change, reason, .. }) => {
            let list = list(*id);
            let who =
                who.map_or_else(|| say.adjust_rating().to_owned(), |who| player(voice, who, club));
            let change = match change {
                Change::By(points) => say.by(format_args!("{points:+}")),
                Change::To(points) => say.to(points),
            };
            say.rating_on_by(who, list, change, reason)
        }
        _ => return None,
    })
}
