//! Names of the things of a tournament, the same on every screen and in every message.

use crate::words::prelude::*;

words! {
    pub TermWords in "term" {
        seeding[Seeding];
        phase[Phase];
        state[MatchState];
        presence[Presence];
    }

    /// The length of a round with another length than usual.
    fn beside(say; usual: Length, own: Length) match (usual, own) {
        (Length::FirstTo(_), Length::FirstTo(games)) => to; (_, own) => { say.length(own) };
    }

    fn venue(say: Venue) {
        Table(name) => { say.table(name) }; Pod(number) => { say.voice.words().message.event.table(number) };
        Board(number);
    }

    fn venue_short(say; venue: &Venue) match venue {
        Venue::Table(name) => short_named(is_called = say.is_called(name)); _ => { say.venue(venue) };
    }

    fn record(say; with_draws: bool) -> Text match with_draws {
        true => won_drawn_lost; false => won_lost;
    }

    /// How far a ranked player came: the round, or the rank if one match decided two of them.
    fn reached(say; round: &RoundName, rank: u32) match (round, rank) {
        (_, 1) => { say.voice.words().screen.tournament.champion().to_owned() };
        (RoundName::ThirdPlace, ..=3) => third_place; (RoundName::ThirdPlace, _) => fourth_place;
        _ => { say.round(round) };
    }

    /// A round in the least room, for texts that do not name the bracket: `W R1`, `L R3`, `QF`.
    fn round_code(say; round: &RoundName) match round {
        RoundName::Winners(_) => winners_code(round = say.round_short(round));
        RoundName::Losers(_) => losers_code(round = say.round_short(round)); _ => { say.round_short(round) };
    }

    fn points(say; points: MatchPoints) match points {
        MatchPoints::BY_GAMES => point_per_game;
        MatchPoints { by_games: true, .. } => points_per_game(points = MatchPoints { by_games: false, ..points });
        MatchPoints { by_games: false, .. } => points_per_match;
    }

    /// The phase of a tournament. A finished record of matches is not running.
    fn phase_of(say; tournament: &Tournament) -> Text match tournament.phase {
        Phase::Running if tournament.is_finished_record() => recorded; phase => { say.phase(phase) };
    }

    fn unpaired(say; absent: bool) -> Text match absent {
        true => absent; false => { say.state(MatchState::Bye) };
    }

    fn criterion(say; criterion: Criterion) match criterion {
        Criterion::MatchPoints => criterion_points; Criterion::DirectEncounter => criterion_direct;
        Criterion::GamesDifference => criterion_difference; Criterion::GamesWon => criterion_won;
        other => { other.to_string() };
    }

    fn table(say; name: &str) = table_named(is_called = say.is_called(name));
    fn at_table(say; name: &str) = at_named(is_called = say.is_called(name));
    /// `21 Nov 2026`; `2026年11月21日`.
    fn day(say; day: NaiveDate) = day_of(day = day.day(), month = day.month(), year = day.year());
    fn full_day(say; day: NaiveDate) = full_day_of(
        weekday = day.weekday().number_from_monday(), day = day.day(), month = day.month(), year = day.year());

    fn format(say: Format) -> Text {
        SingleElimination { .. }; DoubleElimination { .. }; RoundRobin { double: false };
        RoundRobin { double: true } => double_round_robin; Groups { .. } => group_stage;
        Swiss { .. }; Tables { .. } => pods; Recorded => as_recorded; Ladder;
    }

    fn round(say: RoundName) {
        Round(number) => round_no; QuarterFinal; SemiFinal; ThirdPlace => third_place_match;
        Final => final_round; Winners(number) => winners_round; WinnersFinal;
        Losers(number) => losers_round; LosersFinal; GrandFinal;
        GrandFinalReset => bracket_reset; PlayOff;
        Places { first, last } if first + 1 == *last => place_match;
        Places { first, last } => places_match; Named(name) => { name.to_string() };
    }

    fn round_short(say: RoundName) {
        Round(number) => short_round; Winners(number) => short_round;
        Losers(number) => short_round; QuarterFinal => short_quarter_final;
        SemiFinal => short_semi_final; ThirdPlace => short_third_place; Final => short_final;
        WinnersFinal => short_winners_final; LosersFinal => short_losers_final;
        GrandFinal => short_grand_final; GrandFinalReset => short_reset; PlayOff => short_play_off;
        Places { first, last } => short_places; Named(name) => { name.to_string() };
    }

    fn length(say: Length) {
        FirstTo(games); Games(games); Open => as_played;
    }

    fn late_place(say: LatePlace) {
        Group(None) => in_round_robin;
        Group(Some(group)) if group_letter(*group).is_none() => in_group_no;
        Group(Some(group)) => in_group(letter = group_letter(*group));
        Seed(seed) => bye_of_seed; Number(number) => next_round_as; NextRound;
    }

    fn details(say: Format) {
        SingleElimination { placement: true, .. } => with_all_places;
        SingleElimination { third_place: true, .. } => with_third_place;
        DoubleElimination { grand_final: GrandFinal::Reset } => with_reset;
        Groups { groups, double, split } => of_groups; Swiss { rounds, colours } => of_rounds;
        Tables { size, games } => of_pods; _ => { String::new() };
    }

    /// With what players of a Swiss begin, unless it is nothing.
    fn swiss_start(say; of: &SwissPlan) if (of.accelerated || !of.bands.is_empty()) match of.accelerated {
        true => accelerated; false => bands_from(bands = of.bands.to_string());
    }

    /// How a stage is played: all of the above; and the format of the stage before it.
    fn plan(say; plan: &StagePlan, before: Option<Format>) match (before, plan.seeding) {
        (Some(_), Seeding::Entry) => { say.seeded(plan, before, say.by_place_before()) };
        (_, seeding) => { say.seeded(plan, before, say.seeding(seeding)) };
    }

    fn seeded(say; plan: &StagePlan, before: Option<Format>, seeding: &str) match plan.format {
        format if !format.has_draw() => { say.format(format).to_owned() };
        format => plan_of(
            rank = plan.takes.map(|takes| takes + 1), of_groups = before.is_some_and(Format::has_groups),
            format = say.format(format), details = say.details(format), seeding, swiss = say.swiss_start(&plan.swiss()),
            matches = if format.has_seats() { say.random_seats().to_owned() } else { say.lengths(&plan.lengths) },
            points = Some(plan.standings().points).filter(|it| *it != MatchPoints::STANDARD).map(|it| say.points(it)),
            ..plan);
    }
}

impl TermWords {
    pub fn rating(self, rating: f64) -> String {
        written(rating)
    }

    pub fn clock(self, at: DateTime<Utc>) -> String {
        in_the_hall(at).format("%H:%M").to_string()
    }

    /// `a, b and c`.
    pub fn all(self, items: &[String]) -> String {
        self.voice.words().message.joins.list(items.iter().cloned())
    }

    pub fn change(self, points: f64) -> String {
        written_change(points)
    }

    /// How long matches are, with the rounds that differ; those of one length are named together.
    pub fn lengths(self, lengths: &Lengths) -> String {
        let groups = lengths.rounds.chunk_by(|a, b| a.length == b.length);
        groups.fold(self.length(lengths.usual), |text, group| {
            let rounds: Vec<String> = group.iter().map(|rule| self.round(&rule.round)).collect();
            let own = group.first().map(|rule| self.beside(lengths.usual, rule.length));
            self.rounds_of(&text, rounds.join(self.and()), own)
        })
    }

    fn is_called(self, name: &str) -> bool {
        name.contains(self.table_word())
    }

    /// Like [`Self::plan`], for a first stage whose seeds were arranged by hand: its plan does not say so.
    pub fn plan_by_hand(self, plan: &StagePlan) -> String {
        self.seeded(plan, None, self.by_hand())
    }

    pub fn list(self, items: &[String]) -> String {
        items.join(self.pause())
    }

    pub fn text(self, sentences: &[String]) -> String {
        let all = sentences.iter().cloned();
        all.reduce(|text, next| self.then(text, next)).unwrap_or_default()
    }

    /// A day beside today: without the year, where it is this one.
    pub fn day_beside(self, day: NaiveDate, today: NaiveDate) -> String {
        let form = if day.year() == today.year() { "%m-%d" } else { "%Y-%m-%d" };
        day.format(form).to_string()
    }
}
