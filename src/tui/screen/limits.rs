//! The settings of a tournament: rating limits, first-move win rate, calls, name,
//! tag, rounds. Also the question before players enter who are outside the limits.

use chrono::NaiveDate;
use strum::IntoEnumIterator as _;

use super::list_form::{meant, spelled};
use crate::clock::{read_in_the_hall, written_in_the_hall};
use crate::club::action::{
    AddThirdPlace, RenameTournament, SetCalls, SetCardGame, SetDivision, SetFirstMove,
    SetRoundDays, SetRounds, SetTag,
};
use crate::club::tournament::CallPlan;
use crate::domain::days;
use crate::domain::format::Format;
use crate::domain::game::{CardGame, Hand};
use crate::domain::name::{clean, fold};
use crate::domain::number::narrow;
use crate::domain::rating::{Division, Limit};
use crate::request::yes;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form_page::{self, Form, FormPage, Wrong};
use crate::words::{FieldWords, Language};

const ABOVE: usize = 0;
const BELOW: usize = 1;
const PROVISIONAL: usize = 2;
const FIRST: usize = 3;
const CARDS: usize = 4;
const PRIORITY: usize = 5;
const BEGINS: usize = 6;
const TABLES: usize = 7;
const NAME: usize = 8;
const TAG: usize = 9;
/// The first setting that only some formats have.
const OWN: usize = 10;
/// The most players that the question names; the others are counted.
const NAMED: usize = 4;

#[derive(Debug)]
pub(super) struct LimitsForm {
    tournament: TournamentId,
    own: Vec<OwnSetting>,
}

/// A setting that only some formats have, with its stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OwnSetting {
    /// The number of rounds of a Swiss.
    Rounds(u32),
    /// Whether a single elimination gets a match for third place that it lacks.
    ThirdPlace(u32),
    /// The days of numbered rounds.
    Days,
}

/// A text that is no value of the setting.
struct Unread;

impl OwnSetting {
    /// The settings of this kind that apply to a tournament now.
    fn of(tournament: &Tournament) -> Vec<Self> {
        let stage = tournament.swiss_stage();
        let swiss = tournament.planned_rounds(stage).is_some() && stage >= tournament.current();
        let bracket = tournament.third_place_stage();
        let third = tournament.phase != Phase::Closed && tournament.takes_third_place(bracket);
        let rounds = swiss.then_some(Self::Rounds(stage));
        let third = third.then_some(Self::ThirdPlace(bracket));
        let days = tournament.has_round_days().then_some(Self::Days);
        days.into_iter().chain(rounds).chain(third).collect()
    }

    fn text(self, tournament: &Tournament, words: &Words) -> String {
        match self {
            Self::Rounds(stage) => {
                let rounds = tournament.planned_rounds(stage).filter(|rounds| *rounds > 0);
                rounds.map(|rounds| rounds.to_string()).unwrap_or_default()
            }
            Self::Days => days::written(&tournament.days.rounds),
            Self::ThirdPlace(stage) => {
                let format = tournament.stage_no(stage).map(|stage| stage.plan.format);
                let plays = format.is_some_and(Format::plays_for_third);
                spelled(if plays { "yes" } else { "no" }, words)
            }
        }
    }

    /// The change that the text makes, if any. An error if it cannot be read.
    fn read(
        self,
        text: &str,
        tournament: &Tournament,
        (today, words): (NaiveDate, &Words),
    ) -> Result<Option<Action>, Unread> {
        if fold(text) == fold(&self.text(tournament, words)) {
            return Ok(None);
        }
        let id = tournament.id;
        match self {
            Self::Rounds(stage) => {
                let rounds = narrow(text).parse().map_err(|_fault| Unread)?;
                Ok(Some(Action::SetRounds(SetRounds { tournament: id, stage, rounds })))
            }
            Self::Days => {
                let days = days::read_coming(text, today).ok_or(Unread)?;
                let is_new = days != tournament.days.rounds;
                let set = SetRoundDays { tournament: id, days };
                Ok(is_new.then_some(Action::SetRoundDays(set)))
            }
            Self::ThirdPlace(stage) => {
                let add = yes(&meant(&fold(text))).ok_or(Unread)?;
                Ok(add.then_some(Action::AddThirdPlace(AddThirdPlace { tournament: id, stage })))
            }
        }
    }
}

/// The form, filled with the present settings.
pub(super) fn open(tournament: TournamentId, context: &Context<'_>) -> FormPage<LimitsForm> {
    let found = context.data.club.tournament(tournament);
    let own = found.map(|found| OwnSetting::of(found)).unwrap_or_default();
    FormPage::of_record(LimitsForm { tournament, own }, context)
}

/// The present values of the settings that every tournament has.
fn texts(tournament: TournamentId, context: &Context<'_>) -> Vec<String> {
    let found = context.data.club.tournament(tournament);
    let number = |number: Option<f64>| number.map(|n| n.to_string()).unwrap_or_default();
    let division = found.and_then(|found| found.division);
    let first_move = found.and_then(|found| found.first_move);
    let card_game = found.and_then(|found| found.card_game);
    let provisional = division.is_none_or(|division| division.provisional_ok);
    let division = division.unwrap_or_default();
    let calls = found.map(|found| found.calls.clone()).unwrap_or_default();
    let today = context.data.today;
    vec![
        number(division.above),
        number(division.below),
        spelled(if provisional { "yes" } else { "no" }, context.words),
        number(first_move.map(Hand::p)),
        card_game.map(|game| context.words.message.hands.game(game).to_owned()).unwrap_or_default(),
        spelled(&calls.priority.to_string(), context.words),
        calls.not_before.map(|at| written_in_the_hall(at, today)).unwrap_or_default(),
        calls.tables.join(", "),
        found.map(|found| found.name.clone()).unwrap_or_default(),
        found.and_then(|found| found.tag.clone()).unwrap_or_default(),
    ]
}

/// Reads the fields. The error is the first field that cannot be read.
fn read(entries: &Entries) -> Result<(Option<Division>, Option<Hand>), usize> {
    let said = |at| fold(&entries.text(at));
    let provisional = yes(&meant(&said(PROVISIONAL))).ok_or(PROVISIONAL);
    let division = Division::read(&said(ABOVE), &said(BELOW), provisional == Ok(true));
    let division = division.map_err(|limit| match limit {
        Limit::Above => ABOVE,
        Limit::Below => BELOW,
    })?;
    provisional?;
    let first = match said(FIRST).as_str() {
        "" => None,
        text => Some(text.parse::<Hand>().ok().ok_or(FIRST)?),
    };
    Ok((division, first))
}

/// Reads the name of a card game in any language.
fn read_card_game(entries: &Entries) -> Result<Option<CardGame>, usize> {
    let typed = fold(&entries.text(CARDS));
    if typed.is_empty() {
        return Ok(None);
    }
    let named = |game: &CardGame| {
        let names = Language::ALL.iter().map(|one| one.words().message.hands.game(*game));
        fold(&game.to_string()) == typed || names.map(fold).any(|name| name == typed)
    };
    CardGame::iter().find(named).map(Some).ok_or(CARDS)
}

/// Reads how matches are called.
fn read_calls(entries: &Entries, data: &Snapshot) -> Result<CallPlan, usize> {
    let hall = data.club.tables();
    let named = entries.text(TABLES);
    let spelled = |text: &str| {
        let known = hall.iter().find(|table| fold(&table.name) == fold(text));
        known.map_or_else(|| clean(text), |table| table.name.clone())
    };
    let tables = named.split([',', '、', '，']).filter(|text| !text.trim().is_empty());
    Ok(CallPlan {
        priority: meant(&fold(&entries.text(PRIORITY))).parse().map_err(|_fault| PRIORITY)?,
        not_before: match narrow(&entries.text(BEGINS)).as_str() {
            "" => None,
            text => Some(read_in_the_hall(text, data.today).ok_or(BEGINS)?),
        },
        tables: tables.map(spelled).collect(),
    })
}

impl Form for LimitsForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        words.screen.list_form.limits(data.tournament_name(self.tournament))
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        let say = &words.screen.list_form;
        let own = self.own.iter().map(|one| match one {
            OwnSetting::Rounds(_) => say.rounds_field(),
            OwnSetting::ThirdPlace(_) => say.third_place_field(),
            OwnSetting::Days => say.days_field(),
        });
        say.limits_fields().into_iter().chain(own).collect()
    }

    fn texts(&self, context: &Context<'_>) -> Option<Vec<String>> {
        let found = context.data.club.tournament(self.tournament);
        let text = |one: &OwnSetting| found.map(|found| one.text(found, context.words));
        let own = self.own.iter().map(|one| text(one).unwrap_or_default());
        Some(texts(self.tournament, context).into_iter().chain(own).collect())
    }

    fn draw_below(&self, doc: &str, _entries: &Entries, area: Rect, pen: &mut Pen<'_>) {
        form_page::hint(area, doc, pen);
        let lines = text::wrap(doc, usize::from(form_page::indented(area).width)).len();
        let below = area.rows().skip(lines).reduce(Rect::union).unwrap_or_default();
        form_page::hint(below, pen.words.screen.list_form.tie_breaks_stay(), pen);
    }

    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let (division, p) = read(entries).map_err(Wrong::Unread)?;
        let game = read_card_game(entries).map_err(Wrong::Unread)?;
        let calls = read_calls(entries, context.data).map_err(Wrong::Unread)?;
        let id = self.tournament;
        let Some(before) = context.data.club.tournament(id) else { return Ok(None) };
        let name = clean(&entries.text(NAME));
        let renamed = (before.name != name)
            .then_some(Action::RenameTournament(RenameTournament { tournament: id, name }));
        let tag = Some(clean(&entries.text(TAG))).filter(|tag| !tag.is_empty());
        let tagged = (before.tag != tag).then_some(Action::SetTag(SetTag { tournament: id, tag }));
        let mut own = Vec::new();
        for (at, one) in (OWN..).zip(&self.own) {
            let read = one.read(&entries.text(at), before, (context.data.today, context.words));
            own.extend(read.map_err(|_fault| Wrong::Unread(at))?);
        }
        let limits = (before.division != division)
            .then_some(Action::SetDivision(SetDivision { tournament: id, division }));
        let first = (before.first_move != p)
            .then_some(Action::SetFirstMove(SetFirstMove { tournament: id, p }));
        let cards = (before.card_game != game)
            .then_some(Action::SetCardGame(SetCardGame { tournament: id, game }));
        let calls = (before.calls != calls).then_some(Action::SetCalls(SetCalls {
            tournament: id,
            priority: calls.priority,
            not_before: calls.not_before,
            tables: calls.tables,
        }));
        let settings = limits.into_iter().chain(first).chain(cards).chain(calls);
        let actions: Vec<Action> = settings.chain(renamed).chain(tagged).chain(own).collect();
        Ok((!actions.is_empty()).then_some(Request::Do(actions)))
    }
}

/// Takes the steps that enter players. If some are outside the limits, a question comes first.
pub(super) fn ask_first(
    tournament: &Tournament,
    players: &[PlayerId],
    steps: Vec<Step>,
    context: &Context<'_>,
) -> Vec<Step> {
    let data = context.data;
    ask(&data.club.outsiders(tournament, players, data.today), steps, context)
}

/// Like [`ask_first`], for a player who will be registered by the steps.
pub(super) fn ask_first_for_new(
    tournament: &Tournament,
    steps: Vec<Step>,
    context: &Context<'_>,
) -> Vec<Step> {
    ask_first(tournament, &[context.data.club.next_player()], steps, context)
}

fn ask(outside: &[Refusal], steps: Vec<Step>, context: &Context<'_>) -> Vec<Step> {
    if outside.is_empty() {
        return steps;
    }
    let say = &context.words.screen.list_form;
    let told = |refusal| context.words.message.refusal(refusal, &context.data.club).what;
    let lines: Vec<String> = outside.iter().take(NAMED).map(told).collect();
    let question = say.outside(outside.len());
    let confirm = Confirm::new(question, lines.join("\n"), say.outside_yes(), steps);
    vec![Step::cover(confirm)]
}
