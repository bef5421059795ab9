//! The words of the ranking.

use chrono::NaiveDate;

use crate::club::question::luck::Luck;
use crate::club::question::rating_table::{Model, Order};
use crate::domain::rating::calibration::{Health, Measures};
use crate::domain::rating::{
    ChangeBasis, Interval, Missing, Performance, Race, written, written_change,
};
use crate::domain::records::{AnalysedMove, Fit, Suggestion};
use crate::domain::standings::Tally;
use crate::export::{Column, Format};
use crate::request::ListField;
use crate::request::draft::Field;
use crate::words::{FieldWords, words};

words! {
    pub RefreshWords in "refresh";
    pub RankingWords in "ranking";

    /// The title: the list where there are several, the day where it is not now.
    fn title(say; list: Option<&str>, day: Option<NaiveDate>) = titled(
        list, day = day.map(|day| say.voice.words().term.full_day(day)));

    calibration_headings = [expected, games, actual, interval, bar];
    spread_headings = [rating_range, established, provisional, players];
    pub RatingWords in "ratings" {
        model[Model];
        order[Order];
    }

    fn interval(say; interval: Interval) = with_interval(
        rating = written(interval.rating), half = interval.half_width().ceil(),
        low = interval.low(), high = interval.high());
    fn overshoot(say; k: f64, games: u32) = overshoots(
        k = format_args!("{k}"), games, product = k * f64::from(games));
    pub VersusWords in "versus";

    fn games(say; opponent: &str, share: f64, cautious: f64) = wins_games(
        opponent, share = share * 100.0, cautious = cautious * 100.0);
    pub ListFormWords in "list-form" {
        field[ListField].doc;
    }

    adjust_fields = [adjustment, reason, day].doc;
    fn adjusted(say; before: f64, after: f64) = becomes(before = written(before), after = written(after));
    fn change_meant(say; points: f64) = sets_or_adds(points = format_args!("{points}"));
    pub LuckWords in "luck";

    headings = [player, games, deals, won, rating, no_hands, luck];
    game_headings = [date, game, opponent, hand, won];
    fn of_player(say; luck: &Luck) = told(
        games = luck.games, deals = luck.deals, won = luck.won,
        rating = luck.rating, without = luck.without);
    pub GameRecordWords in "game-records";

    /// Like [`Self::from_records`], with the interval and the loss.
    fn suggested(say; found: &Suggestion) = suggestion_more(
        line = say.from_records(found), low = found.estimate.interval()[0],
        high = found.estimate.interval()[1], loss = found.loss);

    fn from_records(say; found: &Suggestion) = suggestion(
        rating = found.estimate.rating, half = found.estimate.half_width(),
        games = found.games);

    fn reason(say; found: &Suggestion) = from_games(
        games = found.games, half = found.estimate.half_width());
}

impl RankingWords {
    pub fn heading(self, column: &Column, draws: bool) -> String {
        let words = self.voice.words();
        match column {
            Column::Rating => self.rating().to_owned(),
            Column::WithoutHands => self.uncorrected().to_owned(),
            Column::Moved => self.moved().to_owned(),
            Column::Gained => self.gained().to_owned(),
            Column::Record => words.term.record(draws).to_owned(),
            column => words.message.sheet.column(column, Format::Html),
        }
    }

    pub fn calibration_lead(self, all: &Measures) -> [String; 2] {
        [
            self.predicted(all.matches, all.games),
            self.losses(all.log_loss, all.base_log_loss, all.brier, all.base_brier),
        ]
    }

    pub fn pool(self, health: &Health) -> [String; 2] {
        [
            self.active(health.players, health.mean, health.median, health.above * 100.0),
            self.in_a_year(
                health.newcomers,
                format_args!("{:+.0}", health.entering.round() + 0.0),
                health.leavers,
                format_args!("{:+.0}", health.leaving.round() + 0.0),
            ),
        ]
    }

    /// How many players; the lowest, the quartiles and the highest of their ratings; what the bars mean.
    pub fn spread_lead(
        self,
        players: usize,
        [least, lower, median, upper, most]: [f64; 5],
    ) -> [String; 2] {
        let spread = self.spread_of(players, median, lower, upper, least, most);
        [spread, self.spread_bars().to_owned()]
    }
}

impl RatingWords {
    pub fn half_width(self, points: f64) -> String {
        format!("±{:.0}", points.ceil())
    }

    pub fn provisional(self, rating: f64) -> String {
        format!("{rating:.0}?")
    }

    pub fn missing(self, missing: Missing) -> String {
        match missing {
            Missing::Games(games) => self.more_games(games),
            Missing::HalfWidth { at_most, .. } => self.narrower(at_most),
            Missing::Activity { now, .. } => match format!("{now:.0}").as_str() {
                "1" => self.idle(1),
                months => self.idle(months),
            },
        }
    }

    pub fn percent(self, share: f64) -> String {
        format!("{:.1}%", share * 100.0)
    }

    pub fn performance(self, performance: Performance) -> String {
        match performance {
            Performance::Of { rating, deviation } => {
                format!("{rating:.0} ±{:.0}", 1.96 * deviation)
            }
            Performance::AtLeast(rating) => self.at_least(rating),
            Performance::AtMost(rating) => self.at_most(rating),
        }
    }
}

impl VersusWords {
    pub fn record(self, tally: Tally, last: Option<(NaiveDate, String)>) -> String {
        let Some((day, score)) = last else { return self.never().to_owned() };
        let matches = format!("{}-{}-{}", tally.wins, tally.draws, tally.losses);
        let games = format!("{}-{}", tally.games_won, tally.games_lost);
        self.meetings(&matches, &games, &score, day)
    }

    pub fn races(self, races: &[(u32, f64)]) -> String {
        let race = |(games, p): &(u32, f64)| self.race_to(*games, p * 100.0);
        let races: Vec<String> = races.iter().map(race).collect();
        self.wins_races(self.voice.words().term.list(&races))
    }

    /// What each score would change for a player and the opponent: alone for both where it is one change and its opposite.
    pub fn would_change(self, name: &str, scores: &[(String, [f64; 2])]) -> String {
        let one = |(score, [own, other]): &(String, [f64; 2])| {
            let [own, other] = [*own, *other].map(written_change);
            let opposite =
                other.trim_start_matches(['+', '-']) == own.trim_start_matches(['+', '-']);
            let change = if opposite { own } else { self.both(&own, &other) };
            format!("{score} {change}")
        };
        let changes: Vec<String> = scores.iter().map(one).collect();
        self.changes(name, self.voice.words().term.list(&changes))
    }

    pub fn formula(
        self,
        before: f64,
        opposed: f64,
        of_several: bool,
        basis: ChangeBasis,
    ) -> String {
        let ChangeBasis { k, games, score, expected } = basis;
        let figure = |value: f64| {
            let text = format!("{value:.2}");
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        };
        let chance = format!("{:.1}%", expected / f64::from(games.max(1)) * 100.0);
        let sum = format!(
            "{} × ({} − {expected:.4}) = {}",
            figure(k),
            figure(score),
            written_change(k * (score - expected)),
        );
        let ratings = self.against(written(before), written(opposed), of_several);
        self.explained(&ratings, &chance, &sum)
    }

    pub fn even(self, races: &[Race]) -> String {
        let race = |race: &Race| {
            let chance = race.probability * 100.0;
            self.even_race(race.to_a, race.to_b, chance)
        };
        let races: Vec<String> = races.iter().map(race).collect();
        self.even_races(self.voice.words().term.list(&races))
    }
}

impl ListFormWords {
    /// Words that are typed into fields, by what data files say; the words of every language are read.
    pub fn typed(self) -> [(&'static str, &'static str); 12] {
        [
            ("yes", self.typed_yes()),
            ("no", self.typed_no()),
            ("match", self.typed_match()),
            ("game", self.typed_game()),
            ("event", self.typed_event()),
            ("half", self.typed_half()),
            ("left-out", self.typed_left_out()),
            ("cap", self.typed_cap()),
            ("root", self.typed_root()),
            ("first", self.typed_first()),
            ("normal", self.typed_normal()),
            ("last", self.typed_last()),
        ]
    }

    pub fn limits_fields(self) -> [FieldWords; 10] {
        let field = |field| self.voice.words().screen.wizard.field(field);
        let provisional = FieldWords { doc: self.provisional_typed(), ..field(Field::Provisional) };
        [
            field(Field::From),
            field(Field::Below),
            provisional,
            field(Field::FirstMove),
            self.cards(),
            self.calls(),
            self.begins(),
            self.tables(),
            self.name(),
            self.tag(),
        ]
    }
}

impl GameRecordWords {
    pub fn facts(self, fit: &Fit) -> String {
        let &Fit { players, games, deviation, r2, left_out_r2, left_out_error, .. } = fit;
        let [low, high] = fit.ratings;
        let fitted = self.fit_of(players, games, low, high, deviation);
        let tells = self.fit_tells(r2, left_out_r2, left_out_error);
        self.voice.words().term.then(&fitted, &tells)
    }

    pub fn scored(self, score: f64) -> String {
        match score {
            1.0 => self.won().to_owned(),
            0.5 => self.drawn().to_owned(),
            0.0 => self.lost().to_owned(),
            other => format!("{other}"),
        }
    }

    pub fn judged(self, made: &AnalysedMove, counts: bool) -> Vec<String> {
        let (best, played, loss) = (made.best, made.played, made.loss());
        let named = made.best_move.as_deref();
        let named =
            named.map(|it| if loss > 0.0 { self.best_was(it) } else { self.as_good_as(it) });
        let lost = self.loss_of(loss, format_args!("{best:+.1}"), format_args!("{played:+.1}"));
        let not_counted = (!counts).then(|| self.not_counted().to_owned());
        named.into_iter().chain([lost]).chain(not_counted).collect()
    }

    pub fn mistake(self, sign: &str, made: &AnalysedMove) -> String {
        let (ply, loss) = (made.ply, made.loss());
        let played = made.made.as_deref().unwrap_or("?");
        let best = made.best_move.as_deref().map(|best| self.instead_of(best)).unwrap_or_default();
        format!("{ply:>3} {sign} {played}{best} -{loss:.1}")
    }
}
