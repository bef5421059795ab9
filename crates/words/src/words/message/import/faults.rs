//! Faults of files that come in, with remedies: reports, tournaments of other clubs, game records and logs.

use daihinmin::log::{LogFault, ReplayFault};
use daihinmin::{Illegal, StartError};
use primes::play::{Refused, WrittenError};

use crate::cards::{MoveFault, NotAMove};
use crate::club::event_file::EventFile;
use crate::domain::trf::TrfWhy;
use crate::import::{EventFault, FederationFault, GameFault};
use crate::words::message::Message;
use crate::words::message::rating::HandsWords;
use crate::words::words;

words! {
    pub TrfWords in "import-trf";

    fn fault(say: TrfWhy) -> Message {
        NoPlayers => no_players; Tab => tab; NotANumber => not_a_number; NotPoints => not_points;
        NotADate => not_a_date; TooManyRounds => too_many_rounds; NoName => no_name;
        NoColour => no_colour; NoResult => no_result; Remainder => remainder;
        SameStart(line) => same_start(line); NoOpponent(start) => no_opponent(start);
        OwnOpponent => own_opponent; ByeOrGame => bye_or_game;
        OtherOpponent { opponent, line, theirs } => other_opponent(
            opponent, line, theirs = theirs.map_or_else(|| "0000".to_owned(), |it| it.to_string()),
        );
        OtherResult { opponent, line, theirs } => other_result(opponent, line, theirs);
        SameColour { opponent, line } => same_colour(opponent, line);
    }

    pub FederationImportWords in "import-federation";

    fn fault(say: FederationFault) -> Message {
        NotAResult => not_a_result; NotADate => not_a_date; NoTournament => no_tournament;
        NoDate => no_date; NotAPlayer => not_a_player;
    }

    pub EventImportWords in "import-event";

    fn fault(say: EventFault) -> Message {
        Form(column, said) => form(column, said); OtherKind => other_kind;
        OtherFormat(_) => other_format(format = EventFile::FORMAT);
        NoPlayer(number, players) => no_player(number, players); NotCreated => not_created;
    }

    pub LogWords in "import-log";

    fn unreadable(say: LogFault) {
        NoPlayers => no_players; Block => block; Unfinished => unfinished; Missing(key) => missing(key);
        Repeated(key) => repeated(key); Number(text) => number(text);
        Count { found, players } => count(found, players);
        NotEach(players) => not_each(last = players.saturating_sub(1)); Braces => braces;
        Cards { player, error } => cards(hand = player + 1, error, no = error.number, card = &error.token);
        Play { number, token, error } => play(number, token, error);
    }

    fn against(say: ReplayFault, names: &[String]) {
        Classes => classes; NoClasses(_) => no_classes; Original(who) => original(player = name(names, *who));
        Exchange { player, given, due } => exchange(player = name(names, *player), given, due);
        Start(fault) => { say.start(fault) }; Unfinished => plays_end_early;
        Illegal { number, player, play, why } => illegal(
            number, play, player = name(names, *player), why = say.not_played(why));
        Result { player, place, told } => result(
            player = name(names, *player), place = place + 1, recorded = told + 1);
    }

    fn start(say: StartError) {
        Seats(seats) => seats(seats); Twice(card) => twice(card = format_args!("{card}"));
        NoLeader => no_leader; EmptyHand(hand) => empty_hand(hand = hand + 1); Alive => alive;
        EmptyLeader(seat) => empty_leader(seat = seat + 1);
    }

    fn not_played(say: Illegal) {
        Over => over; NotHeld(cards) => not_held(cards); Kind => kind; Weak => weak; Locked => locked;
    }

    pub RecordsImportWords in "import-records";

    fn move_fault(say; fault: &MoveFault) = unplayable(
        no = fault.no,
        why = match &fault.why { NotAMove::Unreadable(why) => say.unwritten(why), NotAMove::Refused(why) => say.refused(why), });

    fn fault(say: GameFault, field: &str) -> Message {
        Log(fault) => { Message::new(LogWords::speaking(say.voice).unreadable(fault), say.correct_log_line()) };
        Replay { game, fault, names } => replay(game, why = LogWords::speaking(say.voice).against(fault, names));
        NotUtf8 => not_utf8; NeitherKind => neither_kind; NoGames => no_games;
        NotJson(column) => not_json(column); NotAnObject => not_an_object; Missing => missing;
        Form => form(example = example(field));
        NotAPlayer => not_a_player; OtherPlayers(line) => other_players(line);
        OtherDate(line, date) => other_date(date, line);
        Cards(fault) => { HandsWords::speaking(say.voice).card_fault(fault) };
        MovesAlone => moves_alone;
        Move(fault) => { Message::new(say.move_fault(fault), say.correct_the_move()) };
        OtherWinner(name) => other_winner(name); NoTournament if field.is_empty() => no_tournament; NoTournament => no_tournament_or_event;
        OtherCardGame(game) => other_card_game(game = HandsWords::speaking(say.voice).game(game));
    }

    fn unwritten(say: WrittenError) {
        Sign(sign) => sign(sign); NoCard => no_card; Joker => joker; Several => several;
    }

    fn refused(say: Refused) {
        Over => already_over; PenaltyDue(cards) => penalty_due(cards); OneDraw => one_draw;
        NotInPile => not_in_pile; NotInHand => not_in_hand; LeadingZero => leading_zero;
        OtherCount(cards) => other_count(cards); NotBeaten => not_beaten; JokerAlone => joker_alone;
        BaseOne => base_one; NoPenalty => no_penalty;
    }
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
