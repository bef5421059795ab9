//! Games of two with prime Daifugō, by match.

use std::collections::{BTreeSet, HashMap};

use chrono::NaiveDate;
use serde_json::Value;

use super::{GameFault, Object, Terms, objects};
use crate::cards::{CardFault, MovesFault, play_through, value_two};
use crate::club::action::{RecordMatch, SetCardGame, SetGames};
use crate::club::{Action, Club, Refusal};
use crate::domain::game::{CardGame, Deal, Deals, Game, Hand, total};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name::{clean, fold};
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, ProgressCounter, Task};
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Side};
use crate::import::fault::Faults;
use crate::import::people::People;
use crate::import::plan::noted;
use crate::import::recorder::{FileMatch, Recorder, as_read};
use crate::import::suspect::{Answers, ResolvedPlayer};
use crate::import::{ImportFault, Note, Plan, Unread, Why, cells};

const FIELDS: [&str; 8] =
    ["match", "players", "first", "winner", "hands", "moves", "date", "event"];

/// A match, as the record of one of its games names it.
#[derive(Clone, Debug)]
struct Named {
    line: u64,
    /// The name of the match in the file.
    name: String,
    event: Option<String>,
    players: [String; 2],
    date: Option<NaiveDate>,
}

/// A match made from its games.
#[derive(Clone, Debug)]
struct Duel {
    /// By its first game; the day by the first that has one.
    named: Named,
    games: Vec<Game>,
    deals: Deals,
}

/// The matches of a file, and the names of fields that are ignored.
#[derive(Clone, Debug, Default)]
pub(super) struct Duels {
    duels: Vec<Duel>,
    passed_over: BTreeSet<String>,
}

/// One game in its record.
struct DuelRecord {
    of: Named,
    winner: Side,
    first: Option<Side>,
    hands: Option<[String; 2]>,
}

/// Reads the matches in the order of their first games, with their hand strengths.
pub(super) fn read(text: &str, progress: &dyn Progress) -> Result<Duels, Unread> {
    let objects = objects(text)?;
    if objects.is_empty() {
        return Err(ImportFault::new(1, "", GameFault::NoGames).into());
    }
    let count = ProgressCounter::new(progress, Task::Reading, objects.len());
    let (mut faults, mut read) = (Faults::default(), Duels::default());
    let mut known: HashMap<(Option<String>, String), usize> = HashMap::new();
    for object in &objects {
        count.one()?;
        read.passed_over.extend(object.besides(&FIELDS).map(str::to_owned));
        let record = DuelRecord::read(object).and_then(|record| {
            let key = (record.of.event.as_deref().map(fold), fold(&record.of.name));
            let at = *known.entry(key).or_insert_with(|| {
                let (named, games, deals) = (record.of.clone(), Vec::new(), Deals::default());
                read.duels.push(Duel { named, games, deals });
                read.duels.len() - 1
            });
            read.duels[at].add(object, record)
        });
        faults.note(record);
    }
    faults.into_result()?;
    Ok(read)
}

impl DuelRecord {
    fn read(object: &Object) -> Result<Self, ImportFault> {
        let players = players(object)?;
        let winner = object.needed("winner")?;
        let winner = side(object, "winner", winner, &players)?;
        let first = object.told("first")?;
        let first = first.map(|first| side(object, "first", first, &players)).transpose()?;
        let hands = object.told("hands")?;
        let hands = hands.map(|hands| dealt(object, hands, &players)).transpose()?;
        let moves = object
            .value("moves")
            .map(|moves| texts(moves).ok_or_else(|| object.fault("moves", GameFault::Form)));
        if let Some(moves) = moves.transpose()?.filter(|moves| !moves.is_empty()) {
            let known = hands.as_ref().zip(first);
            let alone = || ImportFault::new(object.line, "", GameFault::MovesAlone).under("moves");
            let (hands, first) = known.ok_or_else(alone)?;
            check(object, hands, first, &moves, (winner, &players))?;
        }
        let (line, name) = (object.line, name(object, "match")?);
        let event = object.value("event").map(|_| self::name(object, "event")).transpose()?;
        let of = Named { line, name, event, players, date: date(object)? };
        Ok(Self { of, winner, first, hands })
    }
}

impl Duel {
    /// Adds the next game. Its record may name the players in another order.
    fn add(&mut self, object: &Object, record: DuelRecord) -> Result<(), ImportFault> {
        let keys = |players: &[String; 2]| players.each_ref().map(|player| fold(player));
        let [a, b] = keys(&record.of.players);
        let own = keys(&self.named.players);
        let is_turned = own == [b.clone(), a.clone()];
        if !is_turned && own != [a, b] {
            return Err(object.fault("players", GameFault::OtherPlayers(self.named.line)));
        }
        if let (Some(date), Some(other)) = (self.named.date, record.of.date)
            && date != other
        {
            return Err(object.fault("date", GameFault::OtherDate(self.named.line, date)));
        }
        self.named.date = self.named.date.or(record.of.date);
        let seen = |side: Side| if is_turned { side.other() } else { side };
        let valued = record.hands.map(|hands| value(hands, is_turned));
        let of_hands = |fault| object.fault("hands", GameFault::Cards(fault));
        let (hand, deal) = valued.transpose().map_err(of_hands)?.unzip();
        let (winner, first) = (Some(seen(record.winner)), record.first.map(seen));
        self.games.push(Game { winner, hand, first });
        let no = u32::try_from(self.games.len()).unwrap_or(u32::MAX);
        self.deals.0.extend(deal.map(|deal| (no, deal)));
        Ok(())
    }

    /// The games, as the first of these sides saw them.
    fn told(&self, found: &FileMatch, no: MatchNo, sides: [PlayerId; 2]) -> SetGames {
        let (tournament, games, deals) = (found.tournament, self.games.clone(), self.deals.clone());
        if sides == found.sides {
            return SetGames { tournament, no, games, deals };
        }
        let games = games.into_iter().map(Game::turned).collect();
        SetGames { tournament, no, games, deals: deals.turned() }
    }

    fn fault(&self, field: &str, value: &str, why: impl Into<Why>) -> ImportFault {
        ImportFault::new(self.named.line, value, why).under(field)
    }
}

/// The hand strength, with the second hand first if sides are swapped. Faults number the hands as given.
fn value(mut hands: [String; 2], is_turned: bool) -> Result<(Hand, Deal), CardFault> {
    if is_turned {
        hands.reverse();
    }
    let given = |hand| if is_turned { 3 - hand } else { hand };
    value_two(Some(CardGame::PrimeDaifugo), &hands).map_err(|fault| match fault {
        CardFault::NotACard { game, hand, text } => {
            CardFault::NotACard { game, hand: given(hand), text }
        }
        CardFault::Empty { hand } => CardFault::Empty { hand: given(hand) },
        other => other,
    })
}

/// A text or a number.
fn name(object: &Object, field: &str) -> Result<String, ImportFault> {
    let name = match object.needed(field)? {
        Value::String(text) => clean(text),
        Value::Number(number) => number.to_string(),
        _ => return Err(object.fault(field, GameFault::Form)),
    };
    if name.is_empty() { Err(object.fault(field, Why::Empty)) } else { Ok(name) }
}

fn players(object: &Object) -> Result<[String; 2], ImportFault> {
    let form = || object.fault("players", GameFault::Form);
    let texts = texts(object.needed("players")?).ok_or_else(form)?;
    let names: Vec<String> = texts.iter().map(|text| clean(text)).collect();
    if names.iter().any(String::is_empty) {
        return Err(object.fault("players", Why::Empty));
    }
    names.try_into().map_err(|_names| form())
}

fn texts(value: &Value) -> Option<Vec<String>> {
    value.as_array()?.iter().map(|text| text.as_str().map(str::to_owned)).collect()
}

/// The side of a name, or of `a` or `b`. Names go before letters.
fn side(
    object: &Object,
    field: &str,
    value: &Value,
    players: &[String; 2],
) -> Result<Side, ImportFault> {
    let text = value.as_str().ok_or_else(|| object.fault(field, GameFault::Form))?;
    side_of(text, players).ok_or_else(|| object.fault(field, GameFault::NotAPlayer))
}

fn side_of(text: &str, players: &[String; 2]) -> Option<Side> {
    let text = fold(text);
    let names = players.each_ref().map(|player| fold(player));
    match names.iter().position(|name| *name == text) {
        Some(0) => Some(Side::A),
        Some(_) => Some(Side::B),
        None if text == "a" => Some(Side::A),
        None if text == "b" => Some(Side::B),
        None => None,
    }
}

/// The hands of both players, in order or by name.
fn dealt(
    object: &Object,
    value: &Value,
    players: &[String; 2],
) -> Result<[String; 2], ImportFault> {
    let form = || object.fault("hands", GameFault::Form);
    if let Some(hands) = value.as_array() {
        let hands = hands.iter().map(cards).collect::<Option<Vec<_>>>().ok_or_else(form)?;
        return hands.try_into().map_err(|_hands| form());
    }
    let mut hands = [None, None];
    for (whose, hand) in value.as_object().ok_or_else(form)? {
        let unknown = || ImportFault::new(object.line, whose, GameFault::NotAPlayer).under("hands");
        let whose = side_of(whose, players).ok_or_else(unknown)?;
        let hand = cards(hand).ok_or_else(form)?;
        let place = &mut hands[whose.index()];
        if place.replace(hand).is_some() {
            return Err(form());
        }
    }
    let [a, b] = hands;
    a.zip(b).map(<[String; 2]>::from).ok_or_else(form)
}

/// The cards of a hand, as one text or card by card.
fn cards(hand: &Value) -> Option<String> {
    hand.as_str().map(str::to_owned).or_else(|| texts(hand).map(|cards| cards.join(" ")))
}

fn date(object: &Object) -> Result<Option<NaiveDate>, ImportFault> {
    let Some(date) = object.value("date") else { return Ok(None) };
    let read = date.as_str().map_or(Err(Why::NotADate), |text| cells::date(text, None));
    let read = read.map(|(day, _)| day);
    read.map(Some).map_err(|why| object.fault("date", why))
}

/// Plays the moves to check them.
fn check(
    object: &Object,
    hands: &[String; 2],
    first: Side,
    moves: &[String],
    (winner, players): (Side, &[String; 2]),
) -> Result<(), ImportFault> {
    let won = play_through(hands, first, moves).map_err(|fault| match fault {
        MovesFault::Cards(fault) => object.fault("hands", GameFault::Cards(fault)),
        MovesFault::Move(fault) => {
            ImportFault::new(object.line, fault.text.clone(), GameFault::Move(fault)).under("moves")
        }
    })?;
    let other = won.filter(|won| *won != winner);
    let name = |side: Side| players[side.index()].clone();
    other.map_or(Ok(()), |side| Err(object.fault("winner", GameFault::OtherWinner(name(side)))))
}

impl Duels {
    /// Plans the recording of all matches. Unknown players are registered, also suspects.
    pub(super) fn plan(
        &self,
        club: &Club,
        terms: &Terms,
        answers: &Answers,
        taken: HashMap<String, ResolvedPlayer>,
        progress: &dyn Progress,
    ) -> Result<Plan, Unread> {
        let mut import =
            Import { to: Recorder::new(club, People::new(club, answers, taken)), terms, known: 0 };
        let count = ProgressCounter::new(progress, Task::Checking, self.duels.len());
        let mut faults = Faults::default();
        let mut new = Vec::new();
        for duel in &self.duels {
            count.one()?;
            faults.note(import.found(duel).and_then(|found| {
                if let Some(no) = import.to.met(&found) {
                    return import.compare_games(duel, &found, no);
                }
                new.push((duel, found));
                Ok(())
            }));
        }
        for (duel, found) in new {
            faults.note(import.record(duel, &found));
        }
        faults.into_result()?;
        let Import { mut to, terms, known } = import;
        to.people.notes.extend((known > 0).then_some(Note::Recorded(known)));
        let passed_over = noted(Note::PassedOver, self.passed_over.iter().cloned().collect());
        to.people.notes.splice(0..0, passed_over);
        let suspects = to.people.suspects(progress)?;
        Ok(to.plan(suspects, terms.today))
    }
}

/// The import of matches.
#[derive(Debug)]
struct Import<'a> {
    to: Recorder<'a>,
    terms: &'a Terms,
    /// How many matches are recorded already.
    known: usize,
}

impl Import<'_> {
    /// The match with its tournament and players, which are made if they are unknown.
    fn found(&mut self, duel: &Duel) -> Result<FileMatch, ImportFault> {
        let Terms { tournament, list, date, .. } = self.terms;
        let event = tournament.as_ref().or(duel.named.event.as_ref());
        let event = event.ok_or_else(|| duel.fault("event", "", GameFault::NoTournament))?;
        let of_event = |why| duel.fault("event", event, why);
        let id = self.to.event(event, *list).map_err(of_event)?;
        self.plays_prime_daifugo(id).map_err(of_event)?;
        let people = &mut self.to.people;
        let of_name = |name: &String, why| duel.fault("players", name, why);
        let [a, b] = &duel.named.players;
        let a = people.player(duel.named.line, a).map_err(|why| of_name(a, why))?;
        let b = people.player(duel.named.line, b).map_err(|why| of_name(b, why))?;
        if a == b {
            return Err(of_name(&duel.named.players[1], Refusal::AgainstThemself(b).into()));
        }
        let club = &people.draft.club;
        let sides = [a, b].map(|player| club.entered_as(id, player).unwrap_or(player));
        let outcome = Outcome::Score(total(duel.games.iter().map(|game| game.winner)));
        let (round, dated) = (self.to.round(&duel.named.name), duel.named.date.or(*date));
        Ok(FileMatch { tournament: id, round, sides, outcome, dated })
    }

    /// Replaces the games of a match that is recorded with the same result, if the file has others.
    fn compare_games(
        &mut self,
        duel: &Duel,
        found: &FileMatch,
        no: MatchNo,
    ) -> Result<(), ImportFault> {
        let (tournament, people) = (found.tournament, &mut self.to.people);
        let club = &people.draft.club;
        let recorded = club.tournament(tournament).and_then(|one| {
            let played = one.match_no(no)?;
            Some((played, as_read(club, one, played.record?.sides)))
        });
        let Some((played, sides)) = recorded else { return Ok(()) };
        let told = duel.told(found, no, sides);
        if *told.games == *played.games && told.deals == played.deals {
            self.known += 1;
            return Ok(());
        }
        let replaced = people.draft.perform(told);
        replaced.map_err(|why| duel.fault("match", &duel.named.name, why))?;
        people.notes.push(Note::Games { line: duel.named.line, tournament, no });
        Ok(())
    }

    /// Records a match, or its result and games in place of earlier ones.
    fn record(&mut self, duel: &Duel, found: &FileMatch) -> Result<(), ImportFault> {
        let of_match = |why| duel.fault("match", &duel.named.name, why);
        let FileMatch { tournament, sides, outcome, dated, .. } = *found;
        if let Some(changed) = self.to.changes(found) {
            let told = duel.told(found, changed.no, changed.read);
            self.to.correct(duel.named.line, found, changed).map_err(of_match)?;
            return self.to.people.draft.perform(told).map_err(of_match);
        }
        let draft = &mut self.to.people.draft;
        let no = draft.club.next_match(tournament);
        let round = RoundName::Named(duel.named.name.as_str().into());
        let played_on = dated.unwrap_or(self.terms.today);
        let record: Action =
            RecordMatch { tournament, no, round, sides, outcome, played_on }.into();
        let may_be_dated = record.may_be_dated(self.terms.today);
        may_be_dated.map_err(|why| duel.fault("date", "", why))?;
        let told = duel.told(found, no, sides);
        draft.perform(record).and_then(|()| draft.perform(told)).map_err(of_match)
    }

    /// Sets the card game of a tournament.
    fn plays_prime_daifugo(&mut self, tournament: TournamentId) -> Result<(), Why> {
        let draft = &mut self.to.people.draft;
        let game = Some(CardGame::PrimeDaifugo);
        match draft.club.tournament(tournament).and_then(|found| found.card_game) {
            None => draft.perform(SetCardGame { tournament, game }),
            Some(CardGame::PrimeDaifugo) => Ok(()),
            Some(other) => Err(GameFault::OtherCardGame(other).into()),
        }
    }
}
