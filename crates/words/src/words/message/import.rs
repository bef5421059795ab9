//! Files that come in: lists, reports, tournaments of other clubs, game records and logs.

use daihinmin::log::{LogFault, ReplayFault};
use daihinmin::{Illegal, StartError};
use primes::HandError;
use primes::deck::DeckError;
use primes::play::{Refused, WrittenError};

use crate::cards::{MoveFault, NotAMove};
use crate::club::event_file::EventFile;
use crate::domain::name::clean;
use crate::domain::trf::TrfWhy;
use crate::import::Why;
use crate::words::prelude::*;

/// The most characters of a field that are shown.
const SHOWN: usize = 60;

words! {
    pub ImportWords in "import" {
        rooms: { event: EventImportWords, federation: FederationImportWords, log: LogWords, records: RecordsImportWords, trf: TrfWords, }
    }

    fn from_list(say; file: &Path) = by_list(
        name = clean(&file.file_name().unwrap_or(file.as_os_str()).to_string_lossy()).chars().take(SHOWN).collect::<String>());

    fn ask(say; suspect: &Suspect) match suspect.likely.len() {
        0 => ask_match; 1 => ask_player(which = "1"); likely => ask_player(which = format!("1-{likely}"));
    }

    fn event(say; plan: &Plan) = event_imported(
        decisions = plan.actions.len().saturating_sub(plan.players()), players = plan.players());

    fn games(say; plan: &Plan) = games_recorded(
        matches = plan.matches(), games = plan.games(), deals = plan.deals(), tournaments = plan.tournaments(),
        players = plan.players(), known = plan.known_players());

    fn place_of(say; file: &str, fault: &ImportFault) = place(
        line = fault.line, column = fault.column.as_deref().map(shown), is_columns = matches!(fault.why, Why::Trf(_)),
        value = (fault.column.as_ref() != Some(&fault.value)).then(|| shown(&fault.value)));

    fn suspect(say, club; file: &str, suspect: &Suspect) = row_is(
        line = suspect.line,
        what = match suspect.repeats { Some(first) => say.same_line(&suspect.text, first), None => may_be(say.voice, suspect, &club), });

    fn note(say, club: Note, file: &str) {
        Known { line, text, player, .. } => left_out_registered; Taken { line, text, player };
        Decoded(encoding) => decoded(encoding = encoding.name());
        Sheet(sheets) => sheet(
            name = &sheets.name,
            others = sheets.all.iter().filter(|it| **it != sheets.name).cloned().collect::<Vec<_>>());
        PassedOver(columns);
        Unknown(columns) => unknown(columns = {
            let told: Vec<String> = columns.iter().map(|it| say.unknown_column(it)).collect();
            told.join(JoinWords::speaking(say.voice).semicolon())
        });
        Headless; Dated(DateOrder::DayFirst) => dated(order = say.day_first());
        Dated(DateOrder::MonthFirst) => dated(order = say.month_first());
        Dated(DateOrder::YearFirst) => dated(order = say.year_first());
        NoBirth(lines);
        Completed(lines);
        NoPlayer { line, text, what: NoPlayer::Bye } => no_player(why = say.bye());
        NoPlayer { line, text, what: NoPlayer::Unknown } => no_player(why = say.no_name_in_row());
        Skipped { line, text }; Unfinished { line, text, named }; Repeated { line, text, first };
        Recorded(matches);
        Corrected { line, tournament, no, sides, from, to } => corrected(
            result = OutcomeWords::speaking(say.voice).line(*sides, *to, club),
            before = OutcomeWords::speaking(say.voice).alone(*from));
        Games { line, tournament, no } => games_replaced; WonAlone(lines);
        WinnerOnly(lines);
        NoDate(lines);
        NoYear(lines); Total { line, text };
        OutsideLimits { why } => outside_limits(what = RefusalWords::speaking(say.voice).refusal(why, club).what);
        OtherRules(list); LotsDiffer;
        OtherPoints(lines); LostByes(lines);
        UnratedDraws(lines); OtherRanks(lines); Garbled(lines);
        OpenGames(lines); UnknownPlayers(results);
    }

    fn not_reported(say, club: NotReported) -> Message {
        Format; NoRounds; Points; TwiceInRound(player, round);
    }

    fn fault_of(say, club: Why, value: &str, column: &str) -> Message {
        NoHeader; NeitherKind([players, results]) => neither_list;
        NotUtf8(Some(encoding)) => not_utf8(encoding = encoding.name()); NotUtf8(None) => no_utf8;
        NoWorkbooks; NotAWorkbook; Unpacked(most) => unpacked(mb = most / MB);
        Claims { claimed, most }; NoSuchCell; LineBreak; RepeatedColumn;
        MissingColumn(column) => column_missing; NoNames;
        FieldCount { header, row: fields }; Empty; NotANumber;
        NotAFigure; NotTrueOrFalse; NotAGameScore; Negative;
        TooManyGames => too_many_games(most = Score::MOST); NoGames; NotAHand; NotASide; NotARating;
        NotADate; AmbiguousDate; OddBirth; NotAScore; DateForScore; RecordedUnder { event, file }; Unseen;
        FirstMoves { games, named }; NotGames; OtherWinner; NotAnExit; NotSameAs; NotNewOrSkip; NotADecision; NotOneOrZero;
        NotCards(HandError::Empty) => not_cards;
        NotCards(HandError::UnknownCard { sign, place }) => sign_not_card;
        NotCards(HandError::TooMany(many)) => cards_deck_has;
        NotOneDeck(DeckError(excesses)) => two_hands_have(
            held = excesses.iter().map(|it| say.not_one_deck(it.held, it.card, it.in_deck)).collect::<Vec<_>>(),
        );
        NotAPlayer([a, b]); NotAnExternalId;
        Doubtful(suspect) => { Message::new(may_be(say.voice, suspect, &club), say.doubtful()) };
        SameAsLine(line, numbered); Several(players); Event(why) => { say.event.fault(&**why) };
        Trf(why) => { say.trf.fault(why) }; Federation(why) => { say.federation.fault(why) };
        NoEvent; Refused(Refusal::AgainstThemself(_)) => refused;
        Refused(why) => { RefusalWords::speaking(say.voice).refusal(why, club) };
        NoSuchSheet(sheets); UnknownColumns(known) => unknown_columns(columns = shown(value));
        OtherJson => other_json(fields = shown(value));
        Number(error) => { say.voice.words().message.faults.number(value, *error) };
        Game(game) => { say.records.fault(&**game, column) };
    }

    pub TrfWords in "import-trf";

    fn fault(say: TrfWhy) -> Message {
        NoPlayers; Tab; NotANumber; NotPoints; NotADate; TooManyRounds; NoName; NoColour; NoResult;
        Remainder; SameStart(line); NoOpponent(start); OwnOpponent; ByeOrGame;
        OtherOpponent { opponent, line, theirs } => other_opponent(
            theirs = theirs.map_or_else(|| "0000".to_owned(), |it| it.to_string()));
        OtherResult { opponent, line, theirs }; SameColour { opponent, line };
    }

    pub FederationImportWords in "import-federation" {
        fault[FederationFault];
    }

    pub EventImportWords in "import-event";

    fn fault(say: EventFault) -> Message {
        Form(column); OtherKind; OtherFormat(_) => other_format(format = EventFile::FORMAT);
        NoPlayer(number, players); NotCreated;
    }

    pub LogWords in "import-log";

    fn unreadable(say: LogFault) {
        NoPlayers; Block; Unfinished; Missing(key); Repeated(key); Number(text);
        Count { found, players }; NotEach(players) => not_each(last = players.saturating_sub(1));
        Braces;
        Cards { player, error } => cards(hand = player + 1, no = error.number, card = &error.token);
        Play { number, token, error };
    }

    fn against(say: ReplayFault, names: &[String]) {
        Classes; NoClasses(_); Original(who) => original(player = name(names, *who));
        Exchange { player, given, due } => exchange(player = name(names, *player));
        Start(fault) => { say.start(fault) }; Unfinished => plays_end_early;
        Illegal { number, player, play, why } => illegal(player = name(names, *player), why = say.not_played(why));
        Result { player, place, told } => result(
            player = name(names, *player), place = place + 1, recorded = told + 1);
    }

    fn start(say: StartError) {
        Seats(seats); Twice(card) => twice(card = format_args!("{card}")); NoLeader;
        EmptyHand(hand) => empty_hand(hand = hand + 1); Alive;
        EmptyLeader(seat) => empty_leader(seat = seat + 1);
    }

    fn not_played(say: Illegal) {
        Over; NotHeld(cards); Kind; Weak; Locked;
    }

    pub RecordsImportWords in "import-records";

    fn move_fault(say; fault: &MoveFault) = unplayable(
        no = fault.no,
        why = match &fault.why { NotAMove::Unreadable(why) => say.unwritten(why), NotAMove::Refused(why) => say.refused(why), });

    fn fault(say: GameFault, field: &str) -> Message {
        Log(fault) => { Message::new(LogWords::speaking(say.voice).unreadable(fault), say.correct_log_line()) };
        Replay { game, fault, names } => replay(why = LogWords::speaking(say.voice).against(fault, names));
        NotUtf8; NeitherKind; NoGames; NotJson(column); NotAnObject; Missing;
        Form => form(example = example(field)); NotAPlayer; OtherPlayers(line);
        OtherDate(line, date);
        Cards(fault) => { HandsWords::speaking(say.voice).card_fault(fault) }; MovesAlone;
        Move(fault) => { Message::new(say.move_fault(fault), say.correct_the_move()) };
        OtherWinner(name); NoTournament if field.is_empty() => no_tournament;
        NoTournament => no_tournament_or_event;
        OtherCardGame(game) => other_card_game(game = HandsWords::speaking(say.voice).game(game));
    }

    fn unwritten(say: WrittenError) {
        Sign(sign); NoCard; Joker; Several;
    }

    fn refused(say: Refused) {
        Over => already_over; PenaltyDue(cards); OneDraw; NotInPile; NotInHand; LeadingZero;
        OtherCount(cards); NotBeaten; JokerAlone; BaseOne; NoPenalty;
    }
}

impl ImportWords {
    pub fn why(self, fault: &ImportFault, club: &Club) -> String {
        describe(self.voice, fault, club).what
    }

    pub fn unknown_column(self, of: &UnknownColumn) -> String {
        let heading =
            if of.heading.is_empty() { self.heading(of.at + 1) } else { shown(&of.heading) };
        let values: Vec<String> = of.values.iter().map(|value| shown(value)).collect();
        if values.is_empty() { heading } else { self.unknown_text(heading, values) }
    }

    pub fn fault(self, file: &str, fault: &ImportFault, club: &Club) -> Message {
        let wrong = self.wrong(file, fault, club);
        Message { remedy: wrong.remedy + self.nothing(), ..wrong }
    }

    /// Like [`Self::fault`], for a file that is only looked at.
    pub fn wrong(self, file: &str, fault: &ImportFault, club: &Club) -> Message {
        describe(self.voice, fault, club).after(|what| self.place_of(file, fault) + &what)
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
            format!("\n{}{}", self.place_of(file, fault), describe(self.voice, fault, club))
        };
        let all = faults.len() + more;
        let mut wrong = self.lines_wrong(all);
        wrong.extend(faults.iter().map(line));
        if more > 0 {
            wrong += &self.and_more(more);
        }
        Message::new(wrong, self.nothing_imported())
    }
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

fn describe(voice: Voice, fault: &ImportFault, club: &Club) -> Message {
    let column = fault.column.as_deref().unwrap_or_default();
    ImportWords::speaking(voice).fault_of(&fault.why, club, &fault.value, column)
}

fn may_be(voice: Voice, suspect: &Suspect, club: &Club) -> String {
    let say = ImportWords::speaking(voice);
    let told = |likely: &Likely| {
        let who = match likely.line {
            Some(line) => say.who(&likely.name, line),
            None => player(voice, likely.owner.player, club),
        };
        registry::because(voice, who, &likely.owner.reasons)
    };
    registry::may_be(voice, &suspect.text, suspect.likely.iter().map(told))
}

fn name(names: &[String], player: usize) -> &str {
    names.get(player).map_or("", String::as_str)
}

fn example(field: &str) -> &'static str {
    match field {
        "players" => r#"["Ada", "Bea"]"#,
        "hands" => r#"["QT338647JA9", "T77TJK4X3KA"]"#,
        "moves" => r#"["57", "D(K)KQJ", "%"]"#,
        "date" => r#""2026-11-21""#,
        "first" | "winner" => r#""Ada""#,
        _ => r#""1""#,
    }
}
