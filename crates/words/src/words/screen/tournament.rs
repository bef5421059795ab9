//! The words of the screen of one tournament.

use crate::club::question::odds::NoOdds;
use crate::club::tournament::{TiedPlaces, Venue};
use crate::domain::exit::ExitReason;
use crate::domain::fee::{Account, Fees, Totals};
use crate::domain::format::{Format, Seeding};
use crate::domain::ids::MatchNo;
use crate::domain::odds::{Method, Places};
use crate::domain::prize::{Each, Money, Prizes, Sharing};
use crate::domain::slot::{Branch, group_letter};
use crate::domain::standings::TieDecision;
use crate::words::{FieldWords, words};

/// How far a stage is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StageWord {
    Planned,
    Running,
    Finished,
}

/// The facts of one match for a line of text.
#[derive(Debug, Clone)]
pub struct MatchLine {
    pub no: MatchNo,
    pub round: String,
    /// Its length; empty where it is left out.
    pub length: String,
    /// Both sides: players, or what decides who they will be.
    pub sides: [String; 2],
    /// The score, or the state while there is none.
    pub outcome: String,
}
words! {
    pub TournamentWords in "tournament" {
        rooms: {
            marks: MarkWords, column: ColumnWords, empty: EmptyWords, ask: AskWords,
            reason: ReasonWords,
        }
        word[StageWord: Planned, Running, Finished];
    }
    pub FeeWords in "fees";
    pub AskWords in "tournament-questions";
    pub EmptyWords in "tournament-empty";
    pub ColumnWords in "tournament-columns";
    pub MarkWords in "tournament-marks";
    pub ReasonWords in "tournament-reasons";
    pub StartWords in "start";
    pub PrizeWords in "prizes" {
        sharing[Sharing: TieBreak, Equal, Hort];
        each[Each: One, OneOfMoney, Several];
    }
    pub OddsWords in "odds" {
        none[NoOdds: NotDrawn, Format(_)];
    }
    pub BoardWords in "board";
}

impl TournamentWords {
    pub fn stage(self, number: u32, all: u32, word: StageWord) -> String {
        self.stage_of(number, all, self.word(word))
    }

    pub fn at_table(self, table: &str) -> String {
        self.voice.words().term.at_table(table)
    }

    pub fn branch(self, branch: Branch) -> String {
        match branch {
            Branch::Main => self.winners().to_owned(),
            Branch::Losers => self.losers().to_owned(),
            Branch::Places(first) => self.from_place(first),
        }
    }

    pub fn tie(self, tie: TieDecision) -> String {
        match tie {
            TieDecision::PlayOff(won) => self.by_play_off(won),
            TieDecision::Lots => self.by_lots().to_owned(),
            TieDecision::Elsewhere => self.elsewhere().to_owned(),
        }
    }

    pub fn left(self, reason: ExitReason, void: bool) -> &'static str {
        match (reason, void) {
            (ExitReason::Withdrawn, false) => self.withdrawn(),
            (ExitReason::Withdrawn, true) => self.withdrawn_void(),
            (ExitReason::Disqualified, false) => self.sent_out(),
            (ExitReason::Disqualified, true) => self.sent_out_void(),
        }
    }

    pub fn tie_break(self, name: &str, value: &str, meaning: &str, working: &str) -> String {
        self.tie_break_of(name, value, (!working.is_empty()).then_some(working), meaning)
    }

    pub fn start(self, [a, b]: [u32; 2]) -> String {
        self.starts_at(a, b)
    }

    pub fn by_walkover(self) -> [&'static str; 2] {
        [self.walkover_first(), self.walkover_second()]
    }

    pub fn retired(self) -> [&'static str; 2] {
        [self.retired_first(), self.retired_second()]
    }

    pub fn disqualified(self) -> [&'static str; 2] {
        [self.disqualified_first(), self.disqualified_second()]
    }

    pub fn match_line(self, line: &MatchLine) -> String {
        let MatchLine { no, round, length, sides: [a, b], outcome } = line;
        let length = (!length.is_empty()).then_some(length.as_str());
        self.line(*no, round, length, a, b, outcome)
    }

    pub fn waits(self, no: MatchNo, sources: &[String]) -> String {
        self.waits_for(no, sources.join(self.voice.words().term.and()))
    }

    pub fn awaited(self, no: MatchNo, [a, b]: &[String; 2]) -> String {
        self.awaited_match(no, a, b)
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
    /// How many more there are.
    pub more: usize,
    /// Players with a bye in the first round.
    pub byes: Vec<String>,
}

/// The pairings of the next round before they are made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextPairings {
    /// The first of them in the order of boards.
    pub pairs: Vec<[String; 2]>,
    /// How many more there are.
    pub more: usize,
    /// The player with the bye.
    pub bye: Option<String>,
    /// Absent players.
    pub absent: Vec<String>,
    /// Whether lots decide who has which colour.
    pub lots: bool,
}

/// The settings and size of a stage before it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawPlan {
    pub format: Format,
    /// The criterion for the seeds.
    pub seeding: Seeding,
    /// How many have entered.
    pub entrants: usize,
    /// How many matches there will be.
    pub matches: usize,
    /// How many have no opponent in the first round, or rest in every round.
    pub byes: usize,
}

impl StartWords {
    pub fn places(self, TiedPlaces { places, one_more }: TiedPlaces, tied: usize) -> String {
        match one_more {
            None => self.some_advance(places, tied),
            Some(_) if places == 0 => self.one_compared(tied),
            Some(rank) => self.one_more_may(places, tied, rank),
        }
    }

    pub fn decide_fields(self) -> [FieldWords; 2] {
        [self.order(), self.how()]
    }

    pub fn consequence(self, plan: &DrawPlan) -> String {
        let term = self.voice.words().term;
        let byes = match plan.format {
            format if format.has_groups() => self.in_groups().to_owned(),
            format if format.has_seats() => term.random_seats().to_owned(),
            Format::Swiss { rounds, .. } => self.in_rounds(rounds, plan.byes),
            format if format.is_elimination() => self.with_byes(plan.byes),
            _ => self.all_play(plan.byes),
        };
        let (format, seeding) = (term.format(plan.format), term.seeding(plan.seeding));
        self.plan(plan.entrants, format, seeding, plan.matches, &byes)
    }

    pub fn pairings_consequence(self, next: &NextPairings) -> String {
        let list = |names: &[String]| self.voice.words().term.list(names);
        let mut lines: Vec<String> = next.pairs.iter().map(|[a, b]| format!("{a} - {b}")).collect();
        lines.extend((next.more > 0).then(|| self.and_more(next.more)));
        lines.extend(next.bye.as_ref().map(|name| self.bye_of(name)));
        lines.extend((!next.absent.is_empty()).then(|| self.absent_are(list(&next.absent))));
        lines.extend(next.lots.then(|| self.first_by_lots().to_owned()));
        lines.join("\n")
    }

    pub fn stage_consequence(self, next: &NextStage) -> String {
        let term = self.voice.words().term;
        let mut lines = vec![self.advance_to(next.players.len(), term.format(next.format))];
        if next.pairings.is_empty() {
            lines.push(term.list(&next.players));
        }
        lines.extend(next.pairings.iter().map(|[a, b]| format!("{a} - {b}")));
        lines.extend((next.more > 0).then(|| self.and_more(next.more)));
        lines.extend((!next.byes.is_empty()).then(|| self.byes_of(term.list(&next.byes))));
        lines.join("\n")
    }
}

impl PrizeWords {
    pub fn headings(self) -> [&'static str; 5] {
        [self.category(), self.place(), self.player(), self.prize(), ""]
    }

    pub fn rules(self, prizes: &Prizes, given: Money) -> String {
        let mut rules = vec![self.sharing(prizes.ties).to_owned()];
        if prizes.lists.iter().any(|list| list.category.is_some()) {
            rules.push(self.each(prizes.each).to_owned());
        }
        let rules = self.voice.words().term.list(&rules);
        if prizes.total() == Money::default() {
            return rules;
        }
        let [given, total] = [given, prizes.total()].map(|money| prizes.written(money));
        self.money(&rules, &given, &total)
    }

    /// The smallest coin; how the prizes for all, and those of categories, are shared; how many a person wins.
    pub fn rule_fields(self) -> [FieldWords; 4] {
        [self.coin(), self.ties(), self.category_ties(), self.each_person()]
    }

    /// The categories of the club, and the day on which ages count.
    pub fn category_fields(self) -> [FieldWords; 2] {
        [self.club_categories(), self.ages_on()]
    }
}

impl OddsWords {
    pub fn method(self, method: Method) -> String {
        match method {
            Method::Exact => self.exact().to_owned(),
            Method::Simulated(simulation) => self.simulated(
                simulation.runs,
                format_args!("{}", simulation.seed),
                98.0 / f64::from(simulation.runs.max(1)).sqrt(),
            ),
        }
    }

    pub fn places(self, places: Places) -> String {
        match (places.first, places.last) {
            (first, last) if first == last => self.place(first),
            (first, last) => self.places_from(first, last),
        }
    }

    pub fn percent(self, share: f64) -> String {
        match share * 100.0 {
            0.0 => "-".to_owned(),
            percent if percent < 0.1 => "<0.1".to_owned(),
            percent => format!("{percent:.1}"),
        }
    }

    pub fn in_group(self, group: u32, name: &str) -> String {
        match group_letter(group) {
            Some(letter) => format!("{letter} {name}"),
            None => format!("{group} {name}"),
        }
    }
}

impl BoardWords {
    /// One of the two plays elsewhere: who, and where.
    pub fn busy(self, name: &str, spot: &Venue) -> String {
        self.busy_at(name, self.voice.words().term.venue(spot))
    }
}

impl FeeWords {
    /// Player, due, paid, still to pay.
    pub fn headings(self) -> [&'static str; 4] {
        [self.player(), self.due(), self.paid(), self.open()]
    }

    /// The fee, the sums, and how many have still to pay.
    pub fn told(self, fees: &Fees, totals: Totals) -> Vec<String> {
        let [due, paid, open, over] =
            [totals.due, totals.paid, totals.open, totals.over].map(|sum| fees.money(sum));
        let rule = fees.are_asked().then(|| self.rule(fees.written()));
        let left = match totals.debtors {
            0 => self.all_paid().to_owned(),
            debtors => self.debtors(debtors),
        };
        let left = fees.are_asked().then_some(left);
        let back = (totals.over > Money::default()).then(|| self.over(&over));
        let sums = self.totals(&due, &paid, &open);
        rule.into_iter().chain([sums]).chain(left).chain(back).collect()
    }

    /// How much of all fees is paid. What goes back is no part of it.
    pub fn progress(self, fees: &Fees, totals: Totals) -> String {
        let settled = Money(totals.due.0.saturating_sub(totals.open.0));
        self.so_far(fees.money(settled), fees.money(totals.due))
    }

    /// The state of one fee in a column: what is open, what goes back, or that it is paid; blank where nothing is due.
    pub fn state(self, account: Account) -> String {
        match (account.open(), account.over()) {
            (Money(0), Money(0)) if account.due == Money::default() => String::new(),
            (Money(0), Money(0)) => self.is_paid().to_owned(),
            (Money(0), over) => self.gives_back(over.to_string()),
            (open, _) => open.to_string(),
        }
    }
}
