//! The words of the ranking, and of one player.

use crate::club::question::luck::Luck;
use crate::export::Format;
use crate::request::ListField;
use crate::words::prelude::*;

words! {
    pub RefreshWords in "refresh";
    pub RankingWords in "ranking";

    fn heading(say; column: &Column, draws: bool) match column {
        Column::Rating => rating; Column::WithoutHands => uncorrected; Column::Moved => moved;
        Column::Gained => gained; Column::Record => { say.voice.words().term.record(draws).to_owned() };
        column => { say.voice.words().message.sheet.column(column, Format::Html) };
    }

    fn title(say; list: Option<&str>, day: Option<NaiveDate>) = titled(
        day = day.map(|day| say.voice.words().term.full_day(day)));

    fn spread_lead(say; players: usize, [least, lower, median, upper, most]: [f64; 5]) each {
        _ => spread_of; _ => spread_bars;
    }

    fn calibration_lead(say; all: &Measures) each {
        _ => predicted(..all); _ => losses(..all);
    }

    fn pool(say; of: &Health) each {
        _ => active(above = of.above * 100.0, ..of);
        _ => in_a_year(
            newcomers = of.newcomers, entering = format_args!("{:+.0}", of.entering.round() + 0.0),
            leavers = of.leavers, leaving = format_args!("{:+.0}", of.leaving.round() + 0.0));
    }

    calibration_headings = [expected, games, actual, interval, bar];
    spread_headings = [rating_range, established, provisional, players];
    pub RatingWords in "ratings" {
        model[Model];
        order[Order];
    }

    fn missing(say: Missing) {
        Games(games) => more_games; HalfWidth { at_most: half, .. } => narrower;
        Activity { now, .. } => idle(months = now.round());
    }

    fn performance(say: Performance) {
        Of { rating, deviation } => { format!("{rating:.0} ±{:.0}", 1.96 * deviation) };
        AtLeast(rating); AtMost(rating);
    }

    fn interval(say; interval: Interval) = with_interval(
        half = interval.half_width().ceil(), low = interval.low(), high = interval.high(), ..interval);
    fn overshoot(say; k: f64, games: u32) = overshoots(product = k * f64::from(games));
    pub VersusWords in "versus";

    fn races(say; races: &[(u32, f64)]) = wins_races(
        races = races.iter().map(|(games, p)| say.race_to(games, p * 100.0)).collect::<Vec<_>>());
    fn even(say; races: &[Race]) = even_races(
        races = races.iter().map(|it| say.even_race(it.to_a, it.to_b, it.probability * 100.0)).collect::<Vec<_>>());

    fn games(say; opponent: &str, share: f64, cautious: f64) = wins_games(
        share = share * 100.0, cautious = cautious * 100.0);

    fn record(say; of: Tally, last: Option<(NaiveDate, String)>) match last {
        None => never;
        Some((day, score)) => meetings(
            matches = format_args!("{}-{}-{}", of.wins, of.draws, of.losses),
            games = format_args!("{}-{}", of.games_won, of.games_lost));
    }
    pub ListFormWords in "list-form" {
        field[ListField].doc;
    }

    more_limits = [cards, calls, begins, tables, name, tag].doc;

    typed_words = [typed_yes, typed_no, typed_match, typed_game, typed_event, typed_half, typed_left_out, typed_cap,
        typed_root, typed_first, typed_normal, typed_last];

    adjust_fields = [adjustment, reason, day].doc;
    pub LuckWords in "luck";

    headings = [player, games, deals, won, rating, no_hands, luck];
    game_headings = [date, game, opponent, hand, won];
    fn of_player(say; luck: &Luck) = told(..luck);
    pub GameRecordWords in "game-records";

    fn scored(say; score: f64) match score {
        1.0 => won; 0.5 => drawn; 0.0 => lost; other => { other.to_string() };
    }

    fn suggested(say; found: &Suggestion) = suggestion_more(
        line = say.from_records(found), low = found.estimate.interval()[0],
        high = found.estimate.interval()[1], loss = found.loss);

    fn from_records(say; found: &Suggestion) = suggestion(
        rating = found.estimate.rating, half = found.estimate.half_width(),
        games = found.games);

    fn reason(say; found: &Suggestion) = from_games(games = found.games, half = found.estimate.half_width());

    fn facts(say; fit: &Fit) = fit_of(low = fit.ratings[0], high = fit.ratings[1], r2 = fit.line.r2,
        deviation = fit.line.deviation, left_out = fit.line.left_out_r2, error = fit.line.left_out_error, ..fit);

    fn judged(say; made: &AnalysedMove, counts: bool) each {
        if let Some(best) = &made.best_move => { if made.loss() > 0.0 { say.best_was(best) } else { say.as_good_as(best) } };
        _ => loss_of(
            loss = made.loss(), best = format_args!("{:+.1}", made.best), played = format_args!("{:+.1}", made.played));
        if !counts => not_counted;
    }

    pub PlayerWords in "player" {
        rooms: { heading: PlayerHeadings in "player-columns", }
    }

    event_headings = [last_day, tournament, matches, score, expected, change, performance];
    fn interval(say; interval: Interval) = within(low = interval.low(), high = interval.high());

    fn played(say; of: Tally) joined "" {
        _ => tally_of_matches(matches = of.matches(), wins = of.wins, draws = of.draws, losses = of.losses);
        _ => tally_of_games(
            games = of.games(), won = of.games_won, drawn = of.games_drawn,
            percent = of.game_win_rate().map(|rate| format!("{:.0}", rate * 100.0)));
    }
    pub PlayerFormWords in "player-form" {
        publicity[Publicity];
    }

    fields = [name, reading, club, aliases, remark, born, external, categories, title, web_name,
        starting_rating].doc;
    pub LikelyWords in "likely";

    fn last(say; tournament: &str, day: Option<NaiveDate>) = event_of(
        year = day.map(|day| day.year()), month = day.map(|day| day.month()), padded = day.map(|day| day.format("%m")));
    fn entered(say; table: Option<&str>) = entered_at(table = table.map(|it| say.voice.words().term.table(it)));
    pub DuplicatesWords in "duplicates" {
        rooms: { label: DuplicatesLabels in "duplicates-labels", }
    }

    fn none_but(say; pairs: usize, [one, other]: &[String; 2]) = none_but_these;
    pub MergerWords in "merger";

    fn rating(say; name: &str, list: Option<&str>, before: f64, after: f64) = changes(whose = say.of_list(name, list));
    fn ends(say; name: &str, list: Option<&str>, before: f64) = ceases(whose = say.of_list(name, list));
    fn together(say; list: Option<&str>, [a, b]: [f64; 2], after: f64) = become_one(
        whose = say.of_list(say.rated_together(), list));
}

impl RatingWords {
    pub fn half_width(self, points: f64) -> String {
        format!("±{:.0}", points.ceil())
    }

    pub fn percent(self, share: f64) -> String {
        format!("{:.1}%", share * 100.0)
    }
}

impl VersusWords {
    /// What each score would change for a player and the opponent: alone for both where it is one change and its opposite.
    pub fn would_change(self, name: &str, scores: &[(String, [f64; 2])]) -> String {
        let one = |(score, changes): &(String, [f64; 2])| {
            let [own, other] = changes.map(written_change);
            let [a, b] = [&own, &other].map(|it| it.trim_start_matches(['+', '-']));
            if a == b {
                format!("{score} {own}")
            } else {
                format!("{score} {}", self.both(&own, &other))
            }
        };
        self.changes(name, scores.iter().map(one).collect::<Vec<_>>())
    }

    pub fn formula(
        self,
        before: f64,
        opposed: f64,
        (of_several, hands): (bool, &[Option<f64>]),
        basis: ChangeBasis,
    ) -> String {
        let ChangeBasis { k, games, score, expected } = basis;
        let figure =
            |of: f64| format!("{of:.4}").trim_end_matches('0').trim_end_matches('.').to_owned();
        let percent = |share: f64| format!("{:.1}%", share * 100.0);
        let chance = percent(expected / f64::from(games.max(1)));
        let change = written_change(k * (score - expected));
        let sum = format!("{} × ({} − {expected:.4}) = {change}", figure(k), figure(score));
        let mut told: Vec<String> =
            hands.iter().map(|hand| hand.map_or_else(|| "–".to_owned(), percent)).collect();
        let is_same_in_all = told.windows(2).all(|two| two[0] == two[1]);
        told.truncate(if is_same_in_all { 1 } else { told.len() });
        let told = hands.iter().any(Option::is_some).then(|| self.voice.words().term.list(&told));
        let against = self.against(written(before), written(opposed), of_several, told);
        self.explained(against, chance, of_several, sum)
    }
}

impl ListFormWords {
    /// Words that are typed into fields, by what data files say; the words of every language are read.
    pub fn typed(self) -> [(&'static str, &'static str); 12] {
        let data = [
            "yes", "no", "match", "game", "event", "half", "left-out", "cap", "root", "first",
            "normal", "last",
        ];
        let mut typed = self.typed_words().into_iter();
        data.map(|it| (it, typed.next().unwrap_or_default()))
    }

    pub fn limits_fields(self) -> [FieldWords; 10] {
        let of = |field| self.voice.words().screen.wizard.field(field);
        let provisional = FieldWords { doc: self.provisional_typed(), ..of(Field::Provisional) };
        let [from, below, first] = [Field::From, Field::Below, Field::FirstMove].map(of);
        let [cards, calls, begins, tables, name, tag] = self.more_limits();
        [from, below, provisional, first, cards, calls, begins, tables, name, tag]
    }
}

impl GameRecordWords {
    pub fn mistake(self, sign: &str, made: &AnalysedMove) -> String {
        let (ply, loss) = (made.ply, made.loss());
        let played = made.made.as_deref().unwrap_or("?");
        let best = made.best_move.as_deref().map(|best| self.instead_of(best)).unwrap_or_default();
        format!("{ply:>3} {sign} {played}{best} -{loss:.1}")
    }
}
