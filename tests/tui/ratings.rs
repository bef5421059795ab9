//! Ratings on the screens: games with hands, the ranking's two blocks, drawings, corrections by hand.

use std::fs;

use banzuke::club::action::{EnterPlayers, RecordMatch, SetDivision, SetFirstMove, SetRatingList};
use banzuke::club::question::rating_table::RankingQuery;
use banzuke::club::{Action, Club, MatchState};
use banzuke::domain::format::Format;
use banzuke::domain::game::{Game, Hand};
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::{Change, Division, Established, Scale, Unit};
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Length, Outcome, Score, Side};
use banzuke::tui::Event;
use banzuke::tui::route::Route;
use banzuke::words::Language;
use chrono::NaiveDate;

use crate::common::{self, CUP, Hall};
use crate::tui::exports::CSV;
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, ROBIN, named, started};

fn games(front: &mut Front, no: u32) -> Vec<Game> {
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    cup.match_no(MatchNo(no)).expect("the match").games.to_vec()
}

fn rating(club: &Club, player: u32) -> f64 {
    club.rating(ListId::MAIN, PlayerId(player))
}

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, day).expect("a day")
}

/// Eight players of whom the lower number wins, in seven events of a day each. A match is three games.
pub(crate) fn season(established: Established) -> Hall {
    season_on(|event| day(event * 2), established)
}

/// [`season`] with an event each month from May on.
pub(crate) fn half_year() -> Hall {
    let first = |event| NaiveDate::from_ymd_opt(2026, event + 4, 1).expect("a month");
    season_on(first, easy())
}

fn season_on(day_of: impl Fn(u32) -> NaiveDate, established: Established) -> Hall {
    let mut hall = named(8);
    let list = ListId::MAIN;
    let (name, scale) = ("main".to_owned(), Box::new(Scale::STANDARD));
    if established != Established::STANDARD {
        hall.perform(vec![Action::SetRatingList(SetRatingList { list, name, scale, established })])
            .expect("set");
    }
    for event in 1..=7 {
        let cup = TournamentId(event);
        let name = format!("例会 {event}");
        let mut actions = vec![common::create(cup, &name, Format::Recorded, Length::Open)];
        // The last of the eight comes to the last event only.
        let present = if event == 7 { 8 } else { 7 };
        let pairs = (1..=present).flat_map(|a| (a + 1..=present).map(move |b| (a, b)));
        for (no, (a, b)) in (1..).zip(pairs) {
            actions.push(Action::RecordMatch(RecordMatch {
                tournament: cup,
                no: MatchNo(no),
                round: RoundName::Round(1),
                sides: [PlayerId(a), PlayerId(b)],
                outcome: Outcome::Score(Score::new(2, (a + b + event) % 2)),
                played_on: day_of(event),
            }));
        }
        hall.perform(actions).expect("played");
    }
    hall
}

pub(crate) fn easy() -> Established {
    Established { games: 40, half_width: Some(190.0), months: Some(12) }
}

#[test]
fn games_in_order_are_recorded_with_their_score_and_hands_move_the_ratings_less() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("<enter> e w h 7 0 <space> l <space> w");
    front.shows("Enter records 2-1");
    front.shows("w won, l lost");
    // By the formula: the first is expected 0.7 + 0.5 + 0.5 of three games and wins two.
    front.shows("+9.60 → 1509.60");
    front.drive("<enter>");
    let hand = Hand::new(0.7).ok();
    let told = [
        Game { winner: Some(Side::A), hand, first: None },
        Game::won_by(Some(Side::B)),
        Game::won_by(Some(Side::A)),
    ];
    assert_eq!(games(&mut front, 1), told);
    let club = front.club();
    assert!((rating(&club, 1) - 1509.6).abs() < 1e-9, "{}", rating(&club, 1));
    assert_eq!(club.tournament(CUP).expect("the cup").matches[0].state(), MatchState::Finished);
}

#[test]
fn who_moved_first_counts_where_that_is_worth_something() {
    let mut hall = started(4, ROBIN, Length::Games(3));
    let p = Hand::new(0.6).ok();
    hall.perform(vec![Action::SetFirstMove(SetFirstMove { tournament: CUP, p })]).expect("set");
    let mut front = Front::open(hall);
    front.drive("<enter> e");
    front.shows("had the first move, w- if not");
    front.drive("w +<space> l +<space> w -");
    // Expected are 0.6, 0.6 and 0.4 of a game each.
    front.shows("+12.80 → 1512.80");
    front.drive("<enter>");
    let first: Vec<Option<Side>> = games(&mut front, 1).iter().map(|game| game.first).collect();
    assert_eq!(first, [Some(Side::A), Some(Side::A), Some(Side::B)]);
}

#[test]
fn games_may_be_told_later_and_a_score_typed_anew_drops_them() {
    let mut front = Front::open(started(4, ROBIN, Length::Games(3)));
    front.drive("<enter> 2 1 <enter>");
    assert_eq!(games(&mut front, 1), []);
    front.drive("<down>");
    let club = front.club();
    let before = rating(&club, 1);
    front.show(Route::Score(CUP, MatchNo(1)));
    front.drive("e w l w <enter>");
    assert_eq!(games(&mut front, 1).len(), 3);
    assert!((rating(&front.club(), 1) - before).abs() < 1e-9);
    front.show(Route::Score(CUP, MatchNo(1)));
    front.shows("Games in order: w l w");
    front.drive("3 0");
    front.hides("Games in order");
    front.drive("<enter>");
    assert_eq!(games(&mut front, 1), []);
}

#[test]
fn what_is_no_game_is_not_recorded_and_esc_steps_back_to_the_score() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("<enter> e w x");
    front.shows("A game is w (won), l (lost) or d (drawn)");
    front.drive("<enter>");
    assert_eq!(games(&mut front, 1), []);
    front.shows("A game is w (won), l (lost) or d (drawn)");
    front.drive("<backspace> <space> l <esc>");
    front.shows("Games in order: w l");
    front.shows("that score is a draw");
}

#[test]
fn a_match_so_long_that_it_overshoots_says_so_with_the_figures() {
    let mut front = Front::open(started(4, ROBIN, Length::Games(16)));
    front.drive("<enter> 1 0 - 6");
    front.shows("K 32 x 16 games = 512, above 347");
    let mut short = Front::open(started(4, ROBIN, Length::Games(10)));
    short.drive("<enter> 6 - 4");
    short.hides("above 347");
    let mut form = Front::open(named(2));
    form.drive("n");
    form.hides("above 347");
    form.drive("A <enter> <enter> <tab>");
    form.shows("> First to");
    form.drive("6");
    form.shows("K 32 x 11 games = 352, above 347");
}

#[test]
fn the_established_stand_first_and_the_provisional_say_what_is_missing() {
    let mut front = Front::open(season(easy()));
    front.drive("3");
    front.shows("7 established, 1 provisional (?)");
    front.shows("more games");
    front.drive("O");
    front.shows("order: 95% lower bound");
    front.drive("m");
    front.shows("fitted to all results");
    front.drive("<end>");
    front.shows(">    -");
}

#[test]
fn groups_that_never_met_are_warned_of() {
    let mut hall = season(easy());
    hall.register(2);
    let cup = TournamentId(8);
    let record = Action::RecordMatch(RecordMatch {
        tournament: cup,
        no: MatchNo(1),
        round: RoundName::Round(1),
        sides: [PlayerId(9), PlayerId(10)],
        outcome: Outcome::Score(Score::new(2, 0)),
        played_on: day(20),
    });
    hall.perform(vec![common::create(cup, "別会", Format::Recorded, Length::Open), record])
        .expect("played");
    let mut front = Front::open(hall);
    front.drive("3");
    front.shows("2 groups of players never met each other (one is player 9, player 10)");
}

#[test]
fn marked_players_are_drawn_over_time_each_with_its_letter() {
    let mut front = Front::open(season(easy()));
    front.drive("3 <space> <space> <space> <space> <space> <space> <space> c");
    for letter in 'A'..='G' {
        front.shows(&format!("{letter} "));
    }
    front.shows("例会 1");
    front.drive("m");
    front.shows("fitted to all results");
    front.drive("<esc>");
    front.shows("* ");
}

#[test]
fn an_export_says_where_it_was_written_and_never_overwrites() {
    let mut front = Front::open(season(easy()));
    front.drive(&format!("3 e {CSV} <enter>"));
    let folder = front.hall.path().parent().expect("a folder").to_owned();
    let file = folder.join("ranking-main-2026-11-21.csv");
    assert!(front.text().contains("Written to"), "{}", front.text());
    let text = fs::read_to_string(&file).expect("written");
    assert!(text.starts_with("rank,number,name,rating"), "{text}");
    fs::write(&file, "mine").expect("written");
    front.drive(&format!("X <down> <down> <down> <enter> X {CSV} <enter>"));
    assert_eq!(fs::read_to_string(&file).expect("kept"), "mine");
    assert!(folder.join("ranking-main-2026-11-21-2.csv").exists());
    assert!(folder.join("ranking-main-2026-11-21.md").exists());
}

#[test]
fn calibration_is_drawn_with_counts_and_intervals() {
    let mut front = Front::open(season(easy()));
    front.drive("3 t");
    front.shows("Log-loss");
    front.drive("<esc>");
    front.hides("Log-loss");
    let mut empty = Front::open(named(2));
    empty.drive("3 t");
    assert!(empty.told().contains("no rated matches yet"), "{}", empty.told());
}

#[test]
fn the_spread_of_ratings_is_drawn_for_whoever_has_played() {
    let mut front = Front::open(season(easy()));
    front.drive("3 H");
    front.shows("median");
    front.drive("<esc>");
    front.hides("median");
    let mut empty = Front::open(named(2));
    empty.drive("3 H");
    assert!(empty.told().contains("no rated matches yet"), "{}", empty.told());
}

#[test]
fn a_rating_is_adjusted_with_a_reason_and_stands_in_the_history() {
    let mut front = Front::open(season(easy()));
    front.drive("3 <enter> a");
    front.drive("1 6 5 0 <enter>");
    assert!(front.told().contains("+50 or -20"), "{}", front.told());
    front.drive("<home> = <enter>");
    assert!(front.told().contains("reason"), "{}", front.told());
    front.drive("m o v e d <enter>");
    front.shows("by hand");
    front.shows("moved");
    let club = front.club();
    assert_eq!(club.by_hand().len(), 1);
    assert_eq!(club.by_hand()[0].change, Change::To(1650.0));
    assert!((rating(&club, 1) - 1650.0).abs() < 1e-9);
    front.drive("u");
    assert_eq!(front.club().by_hand().len(), 0);
}

#[test]
fn everybody_is_shifted_by_points_but_never_set_to_one_rating() {
    let mut front = Front::open(season(easy()));
    let before: Vec<f64> = (1..=8).map(|player| rating(&front.club(), player)).collect();
    front.drive("3 A = 1 5 0 0 <tab> s a m e <enter>");
    front.shows("such as +15");
    front.drive("<shift-tab> <ctrl-u> - 2 0 <enter>");
    let club = front.club();
    for (player, before) in (1..).zip(before) {
        assert!((rating(&club, player) - (before - 20.0)).abs() < 1e-9, "player {player}");
    }
    front.shows("u undoes it");
    front.drive("u");
    assert_eq!(front.club().by_hand().len(), 0);
}

#[test]
fn a_player_s_page_shows_interval_events_and_what_a_match_would_be() {
    let mut front = Front::open(season(easy()));
    front.drive("3 <enter>");
    front.shows("95% interval");
    front.drive("t");
    front.shows("Performance");
    front.drive("<esc> v");
    front.shows("Win rate of a match first to 1");
    front.shows("Fairest handicaps");
    front.drive("<esc> c");
    front.shows("A the list's ratings, B fitted to all results");
    let mut new = Front::open(season(easy()));
    new.drive("3 <end> <enter>");
    new.shows("provisional; still needed: 23 more games");
}

#[test]
fn a_list_is_opened_and_its_rules_are_changed() {
    let mut front = Front::open(named(2));
    front.drive("3 a");
    front.shows("Matches of 11 or more games");
    front.drive("s h o g i <tab> <backspace> <backspace> 1 0 <enter>");
    let list = front.club().list(ListId(2)).expect("a list").clone();
    assert_eq!((list.name.as_str(), list.scale.k), ("shogi", 10.0));
    front.drive("l R <tab> <tab>");
    front.happens(Event::Pasted("games<30:40".to_owned()));
    front.drive("<tab> <tab> <tab>");
    front.drive("<backspace><backspace><backspace><backspace><backspace> d a y <enter>");
    assert!(front.told().contains("match, game or event"), "{}", front.told());
    front.drive("<backspace><backspace><backspace> g a m e <enter>");
    let scale = front.club().list(ListId(2)).expect("a list").scale.clone();
    assert_eq!((scale.unit, scale.k_steps.len()), (Unit::Game, 1));
    assert_eq!(scale.k_steps[0].games_below, Some(30));
}

#[test]
fn a_section_asks_before_somebody_outside_enters() {
    let mut hall = season(easy());
    let cup = TournamentId(8);
    hall.perform(vec![common::create(cup, "B級", ROBIN, Length::FirstTo(2))]).expect("opened");
    let mut front = Front::open(hall);
    front.show(Route::tournament(cup));
    front.drive("L");
    front.drive("<tab> 1 5 0 0 <tab> <tab> 1 . 5 <enter>");
    assert!(front.told().contains("First-move win rate"), "{}", front.told());
    front.drive("<backspace><backspace><backspace> . 5 5 <enter>");
    let club = front.club();
    let found = club.tournament(cup).expect("the section");
    let below = Division { above: None, below: Some(1500.0), provisional_ok: true };
    assert_eq!((found.division, found.first_move), (Some(below), Hand::new(0.55).ok()));
    front.drive("a P 1 <enter>");
    front.shows("1 player is outside the rating limits");
    front.drive("n");
    assert_eq!(front.club().tournament(cup).expect("the section").entrants.len(), 0);
    front.drive("P 1 <enter> y P 7 <enter>");
    let club = front.club();
    assert_eq!(club.tournament(cup).expect("the section").entrants.len(), 2);
}

#[test]
fn odds_are_shown_and_known_to_be_exact_or_not() {
    let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
    front.drive("<tab> <enter> O");
    front.shows("Calculated exactly from the present ratings");
    front.shows("12.5");
    let mut league = Front::open(started(7, ROBIN, Length::Games(2)));
    league.drive("<tab> <enter> O");
    league.shows("simulated 2,000 times (random seed 0)");
    let mut open = Front::open({
        let mut hall = named(4);
        hall.perform(vec![common::create(CUP, "Cup", ROBIN, Length::FirstTo(2))]).expect("opened");
        hall
    });
    open.drive("<enter> O");
    assert!(open.told().contains("no pairings yet"), "{}", open.told());
}

#[test]
fn a_section_asks_for_who_is_registered_at_the_desk_and_who_comes_late() {
    let mut hall = season(easy());
    let cup = TournamentId(8);
    let division = Division { above: Some(1600.0), below: None, provisional_ok: true };
    let players: Vec<PlayerId> = [1, 2, 3].map(PlayerId).to_vec();
    hall.perform(vec![
        common::create(cup, "A級", ROBIN, Length::FirstTo(2)),
        Action::SetDivision(SetDivision { tournament: cup, division: Some(division) }),
        Action::EnterPlayers(EnterPlayers { tournament: cup, players: players.clone() }),
    ])
    .expect("opened");
    let mut front = Front::open(hall);
    front.show(Route::tournament(cup));
    front.drive("a た な か <enter>");
    front.shows("1 player is outside the rating limits");
    front.drive("n <esc> <esc> s y");
    front.drive("a P 7 <enter>");
    front.shows("1 player is outside the rating limits");
    front.drive("y");
    let club = front.club();
    let found = club.tournament(cup).expect("the section");
    assert!(found.entrants.contains(&PlayerId(7)), "{:?}", found.entrants);
    assert_eq!(club.registry().len(), 8);
}

/// A view is asked for on every key; what it shows must have been worked out before.
#[test]
fn rankings_and_histories_are_worked_out_once_while_nothing_is_decided() {
    use banzuke::club::question::rating_table::{Model, Order, RankingQuery};
    use std::sync::Arc;
    let mut front = Front::open(season(easy()));
    front.drive("3 m");
    let data = front.desk.app.data.clone();
    let asked = RankingQuery {
        as_of: None,
        today: data.today,
        model: Model::WholeHistory,
        order: Order::Rating,
    };
    let shown = data.rating_table(ListId::MAIN, asked);
    front.wake();
    front.drive("<down> <down>");
    let later = front.desk.app.data.rating_table(ListId::MAIN, asked);
    assert!(Arc::ptr_eq(&shown, &later));
    front.hall.register(1);
    front.wake();
    let after = front.desk.app.data.rating_table(ListId::MAIN, asked);
    assert_eq!((shown.lines.len(), after.lines.len()), (8, 9));
}

#[test]
fn one_key_shows_what_everybody_gained_since_the_last_event() {
    for language in Language::ALL {
        let mut front = Front::speaking(season(easy()), language);
        front.drive("3 s");
        front.shows(
            ["since 例会 7", "例会 7からの変動"][usize::from(language != Language::English)],
        );
        let club = front.club();
        let ranked = |as_of| {
            let asked = RankingQuery { as_of, ..RankingQuery::now(common::today()) };
            club.rating_table(ListId::MAIN, asked)
        };
        // The seventh event was on the fourteenth.
        let (before, now) = (ranked(Some(day(13))), ranked(None));
        let mut sum = 0.0;
        for line in &now.lines {
            let was = before.lines.iter().find(|one| one.player == line.player);
            let Some(was) = was else {
                // Who was on no list before has gained nothing since then.
                sum += line.interval.rating - Scale::STANDARD.start;
                continue;
            };
            let gained = line.interval.rating - was.interval.rating;
            sum += gained;
            // Names are cut on a small screen; the rating tells the row.
            let (text, rating) = (front.text(), format!("{:.2}", line.interval.rating));
            let row = text.lines().find(|row| row.contains(&rating)).expect("a row");
            assert!(row.contains(&format!("{gained:+.2}")), "{gained:+.2} in {row}");
        }
        assert!(sum.abs() < 0.001, "what one gains another loses: {sum}");
        front.drive("s");
        assert!(!front.text().contains("例会 7"), "{}", front.text());
    }
}

#[test]
fn the_ranking_is_exported_with_the_columns_that_it_shows() {
    let mut front = Front::open(season(easy()));
    let folder = front.hall.path().parent().expect("a folder").to_owned();
    let mut headings = |keys: &str| {
        front.drive(&format!("{keys} X {CSV} <enter>"));
        front.shows("Written to");
        let path = folder.join(format!("ranking-main-{}.csv", common::today()));
        let list = std::fs::read_to_string(&path).expect("written");
        std::fs::remove_file(path).expect("removed");
        list.lines().next().expect("headings").to_owned()
    };
    let plain = headings("3");
    assert!(!plain.contains("gained") && !plain.contains("without_hands"), "{plain}");
    let shown = headings("s W");
    assert!(shown.contains("gained") && shown.contains("without_hands"), "{shown}");
    front.drive("<alt-p> <enter>");
    let sheet = folder.join(format!("print-ranking-main-{}.html", common::today()));
    let sheet = std::fs::read_to_string(sheet).expect("printed");
    assert!(sheet.contains("Gained") && sheet.contains("No hands"), "{sheet}");
}

/// Before the first event there is no ranking: all are new.
#[test]
fn since_the_first_event_all_are_new() {
    let mut hall = started(4, ROBIN, Length::FirstTo(2));
    hall.record(1, 2, 0).expect("recorded");
    let mut front = Front::open(hall);
    front.drive("3 s");
    front.shows("since 京都オープン");
}
