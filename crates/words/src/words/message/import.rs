//! Files that come in.

mod event;
mod federation;
pub mod log;
mod records;
mod trf;

use std::path::Path;

use primes::HandError;
use primes::deck::DeckError;

use crate::club::{Club, Refusal};
use crate::domain::name::clean;
use crate::domain::score::Score;
use crate::export::NotReported;
use crate::import::file::MB;
use crate::import::{
    DateOrder, ImportFault, Likely, NoPlayer, Note, Plan, Suspect, UnknownColumn, Why,
};
use crate::words::message::fault::number;
use crate::words::message::refusal::refusal;
use crate::words::message::{JoinWords, Message, likeness, outcome, player, players, tournament};
use crate::words::{Voice, words};

/// More characters of a field than this are not shown.
const SHOWN: usize = 60;

words! {
    /// Files that come in.
    pub ImportWords in "import" {
        rooms: {
            event: event::EventImportWords,
            federation: federation::FederationImportWords,
            log: log::LogWords,
            records: records::RecordsImportWords,
            trf: trf::TrfWords,
        }
        known(rows: usize); look(rows: usize); fresh(rows: usize); rehearsed(summary: &str);
        namesakes; by_list(name); nothing; lines_wrong(all); and_more(more); nothing_imported;
        left_out_registered(file, line, text, player); taken(file, line, text, player);
        decoded(file, encoding); sheet(file, name, others); passed_over(file, columns);
        unknown(file, columns); headless(file); day_first; month_first; year_first;
        dated(file, order); no_birth(file, lines); categorised(file, lines); bye; no_name_in_row;
        no_player(file, line, text, why); skipped(file, line, text); unfinished(file, line, text);
        repeated(file, line, text, first); recorded(file, matches);
        corrected(file, line, no, tournament, result, before); won_alone(file, lines);
        winner_only(file, lines);
        no_year(file, lines); total(file, line, text); outside_limits(file, what);
        other_rules(file, list); lots_differ(file); other_points(file, lines);
        unrated_draws(file, lines); open_games(file, lines); unknown_players(results); ask_match;
        ask_player(which); to_decide(rows: usize, file: &str) -> Message; same_line(text, first);
        row_is(file, line, what); held(rows: usize) -> Message;
        games_recorded(matches, games, deals, tournaments, players, known);
        event_imported(decisions, players); format() -> Message; no_rounds() -> Message;
        twice_in_round(player, round) -> Message; points() -> Message;
        results(matches: usize, tournaments: usize, players: usize); place(file, line);
        columns(column); value(value); heading(at); unknown_text(heading, values);
        no_header() -> Message; neither_list(players, results) -> Message;
        not_utf8(encoding) -> Message; no_utf8() -> Message; no_workbooks() -> Message;
        not_a_workbook(said) -> Message; unpacked(mb) -> Message; claims(claimed, most) -> Message;
        no_such_cell() -> Message; no_such_sheet(value, sheets) -> Message; line_break() -> Message;
        unknown_columns(columns, known) -> Message; other_json(fields) -> Message;
        repeated_column() -> Message; column_missing(column) -> Message; no_names() -> Message;
        field_count(fields, header) -> Message; empty() -> Message; not_a_number() -> Message;
        not_a_figure() -> Message; not_true_or_false() -> Message; not_a_game_score() -> Message;
        negative() -> Message; too_many_games(most) -> Message; no_games() -> Message;
        not_a_hand() -> Message; not_a_side() -> Message; not_a_rating() -> Message;
        not_a_date() -> Message; ambiguous_date() -> Message; odd_birth() -> Message;
        recorded_under(event, file) -> Message; not_a_score() -> Message; unseen() -> Message;
        first_moves(named, games) -> Message; not_games() -> Message; other_winner() -> Message;
        not_an_exit() -> Message; not_same_as() -> Message; not_one_or_zero() -> Message;
        not_cards() -> Message; sign_not_card(place, sign) -> Message;
        cards_deck_has(many) -> Message; not_one_deck(held, card, in_deck);
        two_hands_have(held) -> Message; not_a_player(a, b) -> Message;
        not_an_external_id() -> Message; doubtful; same_as_line(line) -> Message;
        several(players) -> Message; no_event() -> Message; refused() -> Message; who(name, line);
        differing(file, players: usize, same: usize); no_difference(file, same: usize);
        of_nobody(rows: usize); may_be_several(file, line, name); registered(count: usize); registered_and_known(count: usize, known: usize);
    }
}

impl ImportWords {
    /// The reason for a new player's starting rating: the name of the list that gives it.
    pub fn from_list(self, file: &Path) -> String {
        let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
        let name: String = clean(&name).chars().take(SHOWN).collect();
        self.by_list(name)
    }

    /// A file cannot be taken in: its name as given, what is wrong.
    pub fn fault(self, file: &str, fault: &ImportFault, club: &Club) -> Message {
        let Message { what, remedy } = self.wrong(file, fault, club);
        let nothing = self.nothing();
        Message::new(what, remedy + nothing)
    }

    /// Like [`Self::fault`], for a file that is only looked at.
    pub fn wrong(self, file: &str, fault: &ImportFault, club: &Club) -> Message {
        let Message { what, remedy } = describe(self.voice, fault, club);
        Message::new(place(self.voice, file, fault) + &what, remedy)
    }

    /// [`Self::fault`] for all that is wrong, one a line, and how much more there is.
    pub fn faults(self, file: &str, faults: &[ImportFault], more: usize, club: &Club) -> Message {
        let placed: Vec<(&str, &ImportFault)> = faults.iter().map(|fault| (file, fault)).collect();
        self.placed_faults(&placed, more, club)
    }

    /// Like [`Self::faults`] for several files, each fault with the name of its file.
    pub fn placed_faults(
        self,
        faults: &[(&str, &ImportFault)],
        more: usize,
        club: &Club,
    ) -> Message {
        if let [(file, fault)] = faults {
            return self.fault(file, fault, club);
        }
        let line = |(file, fault): &(&str, &ImportFault)| {
            format!("\n{}{}", place(self.voice, file, fault), describe(self.voice, fault, club))
        };
        let all = faults.len() + more;
        let mut wrong = self.lines_wrong(all);
        wrong.extend(faults.iter().map(line));
        if more > 0 {
            wrong += &self.and_more(more);
        }
        Message::new(wrong, self.nothing_imported())
    }

    /// The fault without its place and remedy.
    pub fn why(self, fault: &ImportFault, club: &Club) -> String {
        describe(self.voice, fault, club).what
    }

    /// Something that a line of the file leaves to be noticed.
    pub fn note(self, file: &str, note: &Note, club: &Club) -> String {
        match note {
            Note::Known { line, text, player: id, .. } => {
                self.left_out_registered(file, line, text, player(self.voice, *id, club))
            }
            Note::Taken { line, text, player: id } => {
                self.taken(file, line, text, player(self.voice, *id, club))
            }
            Note::Decoded(encoding) => self.decoded(file, encoding.name()),
            Note::Sheet(sheets) => {
                let others = sheets.all.iter().filter(|name| **name != sheets.name);
                let others = others.map(String::as_str).collect::<Vec<_>>();
                self.sheet(file, &sheets.name, others.join(JoinWords::speaking(self.voice).comma()))
            }
            Note::PassedOver(columns) => {
                self.passed_over(file, columns.join(JoinWords::speaking(self.voice).comma()))
            }
            Note::Unknown(columns) => {
                let told = columns.iter().map(|column| unknown(self.voice, column));
                let told =
                    told.collect::<Vec<_>>().join(JoinWords::speaking(self.voice).semicolon());
                self.unknown(file, told)
            }
            Note::Headless => self.headless(file),
            Note::Dated(order) => {
                let order = match order {
                    DateOrder::DayFirst => self.day_first(),
                    DateOrder::MonthFirst => self.month_first(),
                    DateOrder::YearFirst => self.year_first(),
                };
                self.dated(file, order)
            }
            Note::NoBirth(lines) => self.no_birth(file, listed(self.voice, lines)),
            Note::Categorised(lines) => self.categorised(file, listed(self.voice, lines)),
            Note::NoPlayer { line, text, what } => {
                let why = match what {
                    NoPlayer::Bye => self.bye(),
                    NoPlayer::Unknown => self.no_name_in_row(),
                };
                self.no_player(file, line, text, why)
            }
            Note::Skipped { line, text } => self.skipped(file, line, text),
            Note::Unfinished { line, text } => self.unfinished(file, line, text),
            Note::Repeated { line, text, first } => self.repeated(file, line, text, first),
            Note::Recorded(matches) => {
                let matches = *matches;
                self.recorded(file, matches)
            }
            Note::Corrected { line, tournament: id, no, sides, from, to } => self.corrected(
                file,
                line,
                no,
                tournament(*id, club),
                outcome::score_line(self.voice, *sides, *to, club.into()),
                outcome::outcome_alone(self.voice, *from),
            ),
            Note::WonAlone(lines) => self.won_alone(file, listed(self.voice, lines)),
            Note::WinnerOnly(lines) => self.winner_only(file, listed(self.voice, lines)),
            Note::NoYear(lines) => self.no_year(file, listed(self.voice, lines)),
            Note::Total { line, text } => self.total(file, line, text),
            Note::OutsideLimits { why } => {
                self.outside_limits(file, refusal(self.voice, why, club.into()).what)
            }
            Note::OtherRules(list) => self.other_rules(file, list),
            Note::LotsDiffer => self.lots_differ(file),
            Note::OtherPoints(lines) => self.other_points(file, listed(self.voice, lines)),
            Note::UnratedDraws(lines) => self.unrated_draws(file, listed(self.voice, lines)),
            Note::OpenGames(lines) => self.open_games(file, listed(self.voice, lines)),
            Note::UnknownPlayers(results) => self.unknown_players(*results),
        }
    }

    /// How a row is answered when it is asked about.
    pub fn ask(self, suspect: &Suspect) -> String {
        match suspect.likely.len() {
            0 => self.ask_match().to_owned(),
            likely => {
                let which = if likely > 1 { format!("1-{likely}") } else { "1".to_owned() };
                self.ask_player(which)
            }
        }
    }

    /// An unknown column, with the first values below it.
    pub fn unknown_column(self, column: &UnknownColumn) -> String {
        unknown(self.voice, column)
    }

    /// A row whose player may be registered already.
    pub fn suspect(self, file: &str, suspect: &Suspect, club: &Club) -> String {
        let what = match suspect.repeats {
            Some(first) => self.same_line(&suspect.text, first),
            None => may_be(self.voice, suspect, club),
        };
        self.row_is(file, suspect.line, what)
    }

    /// Players registered, rows left out since their player is known.
    pub fn players(self, registered: usize, known: usize) -> String {
        if known == 0 {
            return self.registered(registered);
        }
        self.registered_and_known(registered, known)
    }

    /// The counts of an import of game records.
    pub fn games(self, plan: &Plan) -> String {
        let matches = plan.matches();
        let games = plan.games();
        let deals = plan.deals();
        let tournaments = plan.tournaments();
        let players = plan.players();
        let known = plan.known_players();
        self.games_recorded(matches, games, deals, tournaments, players, known)
    }

    /// A tournament out of another club: how many decisions, and players registered.
    pub fn event(self, plan: &Plan) -> String {
        let decisions = plan.actions.len().saturating_sub(plan.players());

        let players = plan.players();
        self.event_imported(decisions, players)
    }

    /// Why a tournament cannot be written as a report.
    pub fn not_reported(self, why: &NotReported, club: &Club) -> Message {
        match why {
            NotReported::Format => self.format(),
            NotReported::NoRounds => self.no_rounds(),
            NotReported::TwiceInRound(id, round) => {
                self.twice_in_round(player(self.voice, *id, club), round)
            }
            NotReported::Points => self.points(),
        }
    }
}

/// Where in a file something is wrong, and what stands there.
fn place(voice: Voice, file: &str, fault: &ImportFault) -> String {
    let say = ImportWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    let mut place = say.place(file, fault.line);
    if let Some(column) = &fault.column {
        if matches!(fault.why, Why::Trf(_)) {
            place += &say.columns(column);
        } else {
            place += &shown(column);
        }
        if !fault.value.is_empty() && *column != fault.value {
            place += &say.value(shown(&fault.value));
        }
        place += joins.colon();
    }
    place
}

/// An unknown column, with the first values below it.
fn unknown(voice: Voice, column: &UnknownColumn) -> String {
    let say = ImportWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    let heading =
        if column.heading.is_empty() { say.heading(column.at + 1) } else { shown(&column.heading) };
    let values: Vec<String> = column.values.iter().map(|value| shown(value)).collect();
    if values.is_empty() {
        return heading;
    }
    let values = values.join(joins.comma());
    say.unknown_text(heading, values)
}

/// Numbers of lines, the first few.
fn listed(voice: Voice, lines: &[u64]) -> String {
    const MOST: usize = 10;
    let joins = JoinWords::speaking(voice);
    let mut shown: Vec<String> = lines.iter().take(MOST).map(ToString::to_string).collect();
    shown.extend((lines.len() > MOST).then(|| "…".to_owned()));
    shown.join(joins.comma())
}

fn shown(value: &str) -> String {
    // Each fault is one line.
    let visible = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let mut shown: String = value.chars().take(SHOWN).map(visible).collect();
    if value.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// The fault, and the remedy.
fn describe(voice: Voice, fault: &ImportFault, club: &Club) -> Message {
    let say = ImportWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    match &fault.why {
        Why::NoHeader => say.no_header(),
        Why::NeitherKind([players, results]) => {
            say.neither_list(players.join(", "), results.join(", "))
        }
        Why::NotUtf8(Some(encoding)) => say.not_utf8(encoding.name()),
        Why::NotUtf8(None) => say.no_utf8(),
        Why::NoWorkbooks => say.no_workbooks(),
        Why::NotAWorkbook(said) => say.not_a_workbook(said),
        Why::Unpacked(most) => say.unpacked(most / MB),
        Why::Claims { claimed, most } => say.claims(claimed, most),
        Why::NoSuchCell => say.no_such_cell(),
        Why::NoSuchSheet(sheets) => say.no_such_sheet(&fault.value, sheets.join(joins.comma())),
        Why::LineBreak => say.line_break(),
        Why::UnknownColumns(known) => {
            say.unknown_columns(shown(&fault.value), known.join(joins.comma()))
        }
        Why::OtherJson => say.other_json(shown(&fault.value)),
        Why::RepeatedColumn => say.repeated_column(),
        Why::MissingColumn(column) => say.column_missing(column),
        Why::NoNames => say.no_names(),
        Why::FieldCount { header, row } => {
            let fields = *row;
            say.field_count(fields, header)
        }
        Why::Empty => say.empty(),
        Why::NotANumber => say.not_a_number(),
        Why::NotAFigure => say.not_a_figure(),
        Why::NotTrueOrFalse => say.not_true_or_false(),
        Why::NotAGameScore => say.not_a_game_score(),
        Why::Negative => say.negative(),
        Why::TooManyGames => say.too_many_games(Score::MOST),
        Why::NoGames => say.no_games(),
        Why::NotAHand => say.not_a_hand(),
        Why::NotASide => say.not_a_side(),
        Why::NotARating => say.not_a_rating(),
        Why::NotADate => say.not_a_date(),
        Why::AmbiguousDate => say.ambiguous_date(),
        Why::OddBirth => say.odd_birth(),
        Why::RecordedUnder { event, file } => say.recorded_under(event, file),
        Why::NotAScore => say.not_a_score(),
        Why::Unseen => say.unseen(),
        Why::FirstMoves { games, named } => {
            let games = *games;
            let named = *named;
            say.first_moves(named, games)
        }
        Why::NotGames => say.not_games(),
        Why::OtherWinner => say.other_winner(),
        Why::NotAnExit => say.not_an_exit(),
        Why::NotSameAs => say.not_same_as(),
        Why::NotOneOrZero => say.not_one_or_zero(),
        Why::NotCards(HandError::Empty) => say.not_cards(),
        Why::NotCards(HandError::UnknownCard { sign, place }) => say.sign_not_card(place, sign),
        Why::NotCards(HandError::TooMany(many)) => say.cards_deck_has(many),
        Why::NotOneDeck(DeckError(excesses)) => {
            let held = excesses.iter().map(|it| say.not_one_deck(it.held, it.card, it.in_deck));
            let held = held.collect::<Vec<_>>().join(joins.comma());
            say.two_hands_have(held)
        }
        Why::NotAPlayer([a, b]) => say.not_a_player(a, b),
        Why::NotAnExternalId => say.not_an_external_id(),
        Why::Doubtful(suspect) => Message::new(may_be(voice, suspect, club), say.doubtful()),
        Why::SameAsLine(line) => say.same_as_line(line),
        Why::Several(found) => say.several(players(voice, found, club)),
        Why::Number(error) => number(voice, &fault.value, *error),
        Why::Game(game) => {
            records::describe(voice, game, fault.column.as_deref().unwrap_or_default())
        }
        Why::Event(why) => event::describe(voice, why),
        Why::Trf(why) => trf::describe(voice, why),
        Why::Federation(why) => federation::describe(voice, *why),
        Why::NoEvent => say.no_event(),
        Why::Refused(Refusal::AgainstThemself(_)) => say.refused(),
        Why::Refused(why) => refusal(voice, why, club.into()),
    }
}

fn may_be(voice: Voice, suspect: &Suspect, club: &Club) -> String {
    let say = ImportWords::speaking(voice);
    let told = |likely: &Likely| {
        let who = match likely.line {
            Some(line) => say.who(&likely.name, line),
            None => player(voice, likely.owner.player, club),
        };
        likeness::because(voice, who, &likely.owner.reasons)
    };
    likeness::may_be(voice, &suspect.text, suspect.likely.iter().map(told))
}
