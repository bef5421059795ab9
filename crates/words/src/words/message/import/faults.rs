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
        NoPlayers; Tab; NotANumber; NotPoints; NotADate; TooManyRounds; NoName; NoColour; NoResult;
        Remainder; SameStart(line); NoOpponent(start); OwnOpponent; ByeOrGame;
        OtherOpponent { opponent, line, theirs } => other_opponent(
            opponent, line, theirs = theirs.map_or_else(|| "0000".to_owned(), |it| it.to_string()),
        );
        OtherResult { opponent, line, theirs }; SameColour { opponent, line };
    }

    pub FederationImportWords in "import-federation";

    fn fault(say: FederationFault) -> Message {
        NotAResult; NotADate; NoTournament; NoDate; NotAPlayer;
    }

    pub EventImportWords in "import-event";

    fn fault(say: EventFault) -> Message {
        Form(column, said); OtherKind; OtherFormat(_) => other_format(format = EventFile::FORMAT);
        NoPlayer(number, players); NotCreated;
    }

    pub LogWords in "import-log";

    fn unreadable(say: LogFault) {
        NoPlayers; Block; Unfinished; Missing(key); Repeated(key); Number(text);
        Count { found, players }; NotEach(players) => not_each(last = players.saturating_sub(1));
        Braces;
        Cards { player, error } => cards(hand = player + 1, error, no = error.number, card = &error.token);
        Play { number, token, error };
    }

    fn against(say: ReplayFault, names: &[String]) {
        Classes; NoClasses(_) => no_classes; Original(who) => original(player = name(names, *who));
        Exchange { player, given, due } => exchange(player = name(names, *player), given, due);
        Start(fault) => { say.start(fault) }; Unfinished => plays_end_early;
        Illegal { number, player, play, why } => illegal(
            number, play, player = name(names, *player), why = say.not_played(why));
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
        Replay { game, fault, names } => replay(game, why = LogWords::speaking(say.voice).against(fault, names));
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
