//! The words of the screen of one tournament, and of the entry of a score.

use crate::command::CommandId;
use crate::domain::fee::{Account, Fees, Totals};
use crate::words::prelude::*;

#[derive(Debug, Clone)]
pub struct MatchLine {
    pub no: MatchNo,
    pub round: String,
    /// Empty where it is left out.
    pub length: String,
    /// Players, or what decides who they will be.
    pub sides: [String; 2],
    /// The score, or the state while there is none.
    pub outcome: String,
}
words! {
    pub TournamentWords in "tournament" {
        rooms: {
            marks: MarkWords in "tournament-marks", column: ColumnWords in "tournament-columns", empty: EmptyWords in "tournament-empty", ask: AskWords in "tournament-questions",
            reason: ReasonWords in "tournament-reasons",
        }
    }

    fn left(say; reason: ExitReason, void: bool) -> Text match (reason, void) {
        (ExitReason::Withdrawn, false) => withdrawn; (ExitReason::Withdrawn, true) => withdrawn_void;
        (ExitReason::Disqualified, false) => sent_out; (ExitReason::Disqualified, true) => sent_out_void;
    }

    fn match_line(say; of: &MatchLine) = line(a = &of.sides[0], b = &of.sides[1], ..of);

    by_walkover = [walkover_first, walkover_second];
    retired = [retired_first, retired_second];
    disqualified = [disqualified_first, disqualified_second];
    fn start(say; [a, b]: [u32; 2]) = starts_at;
    fn waits(say; no: MatchNo, sources: &[String]) = waits_for(matches = sources.join(say.voice.words().term.and()));
    fn awaited(say; no: MatchNo, [a, b]: &[String; 2]) = awaited_match;

    fn branch(say: Branch) {
        Main => winners; Losers; Places(first) => from_place;
    }

    fn tie(say: TieDecision) {
        PlayOff(won) => by_play_off; Lots => by_lots; Elsewhere;
    }
    pub FeeWords in "fees";

    fn state(say; account: Account) match (account.open(), account.over()) {
        (Money::NONE, Money::NONE) if account.due == Money::NONE => { String::new() };
        (Money::NONE, Money::NONE) => is_paid; (Money::NONE, over) => gives_back(over = over.to_string());
        (open, _) => { open.to_string() };
    }

    fn progress(say; fees: &Fees, totals: Totals) = so_far(
        open = fees.money(totals.open), due = fees.money(totals.due));

    headings = [player, due, paid, open];

    fn told(say; fees: &Fees, totals: Totals) each {
        if fees.are_asked() => rule(fees = fees.written());
        _ => totals(due = fees.money(totals.due), paid = fees.money(totals.paid), open = fees.money(totals.open));
        if fees.are_asked() => debtors(count = totals.debtors);
        if totals.over > Money::NONE => over(over = fees.money(totals.over));
    }

    pub StartWords in "start";

    fn places(say; TiedPlaces { places, one_more }: TiedPlaces, tied: usize) match one_more {
        None => some_advance; Some(_) if places == 0 => one_compared; Some(rank) => one_more_may;
    }

    decide_fields = [order, how].doc;

    fn consequence(say; of: &DrawPlan) = plan(
        seeding = say.voice.words().term.seeding(of.seeding), byes = say.byes(of), ..of);

    fn byes(say; plan: &DrawPlan) match plan.format {
        format if format.has_groups() => in_groups;
        format if format.has_seats() => { say.voice.words().term.random_seats().to_owned() };
        Format::Swiss { rounds, .. } => in_rounds(byes = plan.byes);
        format if format.is_elimination() => with_byes(byes = plan.byes); _ => all_play(byes = plan.byes);
    }

    fn pairings_consequence(say; next: &NextPairings) joined "\n" {
        for [a, b] in &next.pairs => { format!("{a} - {b}") };
        if next.more > 0 => and_more(more = next.more); if let Some(name) = &next.bye => bye_of;
        if !next.absent.is_empty() => absent_are(names = &next.absent); if next.lots => first_by_lots;
    }

    fn stage_consequence(say; next: &NextStage) joined "\n" {
        _ => advance_to(players = next.players.len(), format = next.format);
        if next.pairings.is_empty() => { say.voice.words().term.list(&next.players) };
        for [a, b] in &next.pairings => { format!("{a} - {b}") };
        if next.more > 0 => and_more(more = next.more); if !next.byes.is_empty() => byes_of(names = &next.byes);
    }

    pub PrizeWords in "prizes" {
        sharing[Sharing];
        each[Each];
    }

    rule_fields = [coin, ties, category_ties, each_person].doc;
    category_fields = [club_categories, ages_on].doc;

    fn rules(say; prizes: &Prizes, given: Money) = money(
        ties = say.sharing(prizes.ties),
        each = prizes.lists.iter().any(|list| list.category.is_some()).then(|| say.each(prizes.each)),
        given = prizes.written(given), total = (prizes.total() != Money::NONE).then(|| prizes.written(prizes.total())));
    pub OddsWords in "odds" {
        none[NoOdds];
    }

    fn method(say: Method) {
        Exact;
        Simulated(of) => simulated(
            runs = of.runs, seed = format_args!("{}", of.seed), error = 98.0 / f64::from(of.runs.max(1)).sqrt());
    }

    fn places(say; Places { first, last }: Places) match first == last {
        true => place(place = first); false => places_from;
    }

    fn percent(say; share: f64) match share * 100.0 {
        0.0 => { "-".to_owned() }; percent if percent < 0.1 => { "<0.1".to_owned() };
        percent => { format!("{percent:.1}") };
    }

    fn in_group(say; group: u32, name: &str) match group_letter(group) {
        Some(letter) => { format!("{letter} {name}") }; None => { format!("{group} {name}") };
    }

    pub BoardWords in "board";

    pub ScoreWords in "score" {
        for_whom[CommandId];
        unrated[Outcome];
    }

    fn with_start(say; score: &Score) = with_head_start(a = score.stands_at(Side::A), b = score.stands_at(Side::B));

    reason_fields = [reason].doc;
    fn goes_on(say; (name, won): (&str, bool), no: MatchNo, round: &str, against: &str) = goes_to;
    fn start(say; [a, b]: [u32; 2]) = head_start;
    fn void(say; fall: &[MatchNo]) = void_results(count = fall.len(), matches = fall.iter().map(|no| say.match_no(no)).collect::<Vec<_>>());
    /// The option that keeps these results, since the players are swapped there too.
    fn keep(say; stand: &[MatchNo]) = keep_results(count = stand.len(), matches = stand.iter().map(|no| say.match_no(no)).collect::<Vec<_>>());

    fn type_score(say: Length) {
        FirstTo(_) => type_both; Games(games) => type_of; Open => type_open;
    }

    pub ResultSheetWords in "result-sheet";

    fn stopped(say; recorded: usize, why: &str, rest: usize) = stopped_after(why = why.trim_end_matches(['.', '。']));
    fn still_waiting(say; lines: &[String]) = waiting_then(
        lines = lines.len(), next = lines.first().map_or("", |line| line.trim()));
    pub PodWords in "pod";

    fn cards_hint(say; game: CardGame) = cards_typed(
        cards = match game { CardGame::PrimeDaifugo => "QT338647JA9/T77TJK4X3KA/…", CardGame::Daihinmin => "S3 HK …/♦3 X …/…", });
    pub ExitWords in "exit" {
        reason[ExitReason];
    }

    fn proposal(say; played: usize, all: usize, effect: &str) = proposed(less = played * 2 < all);

    fn effect(say: ExitEffect, format: Option<Format>) -> Text {
        ForfeitRest if format.is_some_and(|format| !format.has_draw()) => no_rank_any_more;
        ForfeitRest if format.is_some_and(Format::has_seats) => others_go_on;
        ForfeitRest => rest_walkovers; VoidUnplayed => rest_void; VoidAll => all_void;
    }
}

/// The matches of a further stage before it is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextStage {
    pub number: u32,
    pub format: Format,
    /// The players who advance, by seed, with their ranks in the stage before.
    pub players: Vec<String>,
    /// The first matches, as far as they are certain and there is room.
    pub pairings: Vec<[String; 2]>,
    pub more: usize,
    pub byes: Vec<String>,
}

/// The pairings of the next round before they are made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextPairings {
    /// The first of them in the order of boards.
    pub pairs: Vec<[String; 2]>,
    pub more: usize,
    pub bye: Option<String>,
    pub absent: Vec<String>,
    /// Whether lots decide who has which colour.
    pub lots: bool,
}

/// The settings and size of a stage before it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawPlan {
    pub format: Format,
    pub seeding: Seeding,
    pub entrants: usize,
    pub matches: usize,
    /// How many have no opponent in the first round, or rest in every round.
    pub byes: usize,
}

impl PrizeWords {
    pub fn headings(self) -> [&'static str; 5] {
        [self.category(), self.place(), self.player(), self.prize(), ""]
    }
}
