//! The screens, one file each with its state, update and view. They are made here.

mod boards;
mod candidates;
mod curves;
mod duplicates;
mod enter;
pub(super) mod export;
pub(super) mod floor;
mod game_records;
mod hall;
mod home;
mod import;
mod journal;
mod late_entry;
mod likely;
mod limits;
mod list_form;
mod luck;
mod money;
mod path_page;
mod player;
mod player_form;
mod players;
mod pod;
pub(super) mod presence;
mod ranking;
mod record_match;
mod refresh;
mod replay;
mod result_sheet;
mod score;
mod settings;
mod start;
mod tie;
pub(super) mod tournament;
pub mod wizard;

use super::kit::layer::{Context, Layer};
use super::kit::widget::form_page::FormPage;
use super::route::{PlayerForm, Route};

pub(super) fn build(route: &Route, context: &Context<'_>) -> Box<dyn Layer> {
    let data = context.data;
    match route {
        Route::Home => Box::new(home::Home::new(data)),
        Route::Players => Box::new(players::Players::new(data)),
        Route::Player(player) => Box::new(player::PlayerPage::new(*player, data)),
        Route::PlayerForm(PlayerForm::Change(player)) => {
            Box::new(player_form::PlayerForm::change(*player, data))
        }
        Route::PlayerForm(PlayerForm::Register { name, enter, different }) => {
            Box::new(player_form::PlayerForm::register(name, *enter, different, data))
        }
        Route::Tournament { id, view } => {
            Box::new(tournament::TournamentPage::new(*id, *view, data))
        }
        Route::Wizard => Box::new(wizard::Wizard::new(data, context.settings())),
        Route::Enter(tournament) => Box::new(enter::Enter::new(*tournament, data)),
        Route::LateEntry { tournament, instead } => {
            Box::new(late_entry::LateEntryScreen::new(*tournament, *instead, data))
        }
        Route::Boards(tournament) => Box::new(boards::Boards::new(*tournament, data)),
        Route::Floor => Box::new(floor::Floor::new(data)),
        Route::Hall => Box::new(hall::HallForm::new(data)),
        Route::Break => Box::new(FormPage::of_record(hall::BreakForm, context)),
        Route::MatchDay(at) => Box::new(FormPage::of_record(hall::MatchDayForm(*at), context)),
        Route::Score(tournament, no) => Box::new(score::ScoreEntry::new(*tournament, *no, data)),
        Route::RecordMatch(tournament) => {
            Box::new(record_match::RecordMatchScreen::new(*tournament, data))
        }
        Route::ResultSheet(here) => Box::new(result_sheet::ResultSheet::new(*here, data)),
        Route::Pod { tournament, no, game } => {
            Box::new(pod::PodEntry::new(*tournament, *no, *game, data))
        }
        Route::Duplicates(two) => Box::new(duplicates::Duplicates::new(*two, data)),
        Route::Mergers => Box::new(duplicates::mergers::Mergers::new(data)),
        Route::Other(player) => Box::new(duplicates::mergers::Other::of(*player, data)),
        Route::Ranking => Box::new(ranking::RankingPage::new(data)),
        Route::Curves { list, players, model } => {
            Box::new(curves::CurvesPage::new(players.clone(), *list, *model, data))
        }
        Route::ListForm(list) => Box::new(list_form::list_form(*list, context)),
        Route::Adjust { list, player, prefilled } => {
            Box::new(list_form::adjust_form(*list, *player, prefilled.as_ref(), data))
        }
        Route::GameRecords { player, list } => {
            Box::new(game_records::GameRecordsPage::new(*player, *list, data))
        }
        Route::Replay(game) => Box::new(replay::ReplayPage::new(game, data)),
        Route::RecordFit => Box::new(game_records::RecordFitPage::new(data, context.words)),
        Route::DecideTie { tournament, stage, tied } => {
            Box::new(tie::open(*tournament, *stage, tied.clone()))
        }
        Route::ReasonForm { tournament, correction } => {
            Box::new(score::reason_form(*tournament, correction.clone()))
        }
        Route::Limits(tournament) => Box::new(limits::open(*tournament, context)),
        Route::Prizes(tournament) => Box::new(money::prize_form(*tournament, context)),
        Route::Fees(tournament) => {
            Box::new(FormPage::of_record(money::FeeForm(*tournament), context))
        }
        Route::Refresh(list) => Box::new(refresh::RefreshPage::new(*list)),
        Route::Categories => Box::new(FormPage::of_record(money::CategoriesForm, context)),
        Route::Import => Box::new(import::ImportPage::default()),
        Route::Guest(guest) => guest.build(context),
        Route::Journal(at) => Box::new(journal::JournalPage::new(*at, data)),
        Route::Settings => Box::new(settings::SettingsPage::new(context.preferences, data)),
        Route::Path(of) => Box::new(path_page::PathPage::new(*of, context)),
    }
}
