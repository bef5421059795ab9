//! The columns of sheets, and of the ranking: one row a column, for every medium that shows it.

use super::{Cell, Placed, Sheet};
use crate::domain::standings::Step;

/// A column; data files name it as [`std::fmt::Display`] does.
#[derive(Clone, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "snake_case")]
pub enum Column {
    Number,
    Name,
    Reading,
    Club,
    Aliases,
    Note,
    ExternalIds,
    Merged,
    Born,
    Event,
    Tournament,
    Match,
    Matches,
    Round,
    PlayerA,
    EntrantA,
    PlayerB,
    EntrantB,
    NumberA,
    NumberB,
    NameA,
    A,
    NameB,
    B,
    GamesA,
    GamesB,
    Draws,
    /// Drawn games, under the name that data files have for them.
    #[strum(to_string = "draws")]
    GamesDrawn,
    Walkover,
    Date,
    Exit,
    /// The side that won, `a` or `b`.
    Winner,
    Games,
    First,
    OpponentNumber,
    OpponentRating,
    Opponent,
    Score,
    Expected,
    Change,
    Rating,
    Hand,
    /// Why a rating was corrected by hand.
    ByHand,
    Stage,
    Group,
    State,
    Phase,
    StartA,
    StartB,
    PointsBeforeA,
    PointsBeforeB,
    Rank,
    Wins,
    Losses,
    LastPlayed,
    Low,
    High,
    /// Half of the 95 % interval.
    HalfWidth,
    /// The 95 % interval as a bar.
    Interval,
    /// Matches won, drawn and lost in one text.
    Record,
    /// The day of the last match, or what a rank needs.
    LastOrMissing,
    Status,
    /// Whether the hands were known.
    Class,
    /// Players whose rating is established, and others.
    Established,
    Provisional,
    /// The conditions that a provisional player does not meet yet.
    Missing,
    From,
    To,
    Performance,
    /// Half of the 95 % interval, in points.
    Deviation,
    /// Whether a figure is the least or the most that it can be.
    Bound,
    /// Points to begin with.
    HeadStart,
    /// The part of the points for rounds without a match.
    Byes,
    Points,
    GamesWon,
    /// Of the games, those won; drawn ones half.
    GameWinRate,
    /// The place in which a player finished a game of a pod.
    Place,
    GamesLost,
    GamesDifference,
    Reached,
    /// The tie-break that put a line below the one above.
    SeparatedBy,
    Firsts,
    AveragePlace,
    Entry,
    Entries,
    Kilobytes,
    File,
    Time,
    Desk,
    Decided,
    Table,
    /// How often a match was called.
    Calls,
    WaitsFor,
    WaitingMinutes,
    Format,
    Entrants,
    Ready,
    Probability,
    /// The probability of going on to the next stage.
    Advances,
    /// The likeness of two people in a word: see `Band`.
    Band,
    Reasons,
    List,
    Before,
    After,
    LogLoss,
    /// The log loss of a list that knows nothing.
    BaseLogLoss,
    /// A model beside which another is judged, and its log loss by the same games.
    ComparedWith,
    OtherLogLoss,
    Brier,
    /// The Brier score of a list that knows nothing.
    BaseBrier,
    Won,
    Model,
    Year,
    /// Which game of a match.
    Game,
    /// How many games the deals alone would have given.
    Deals,
    /// The rating if no hand were known.
    WithoutHands,
    /// The points of that rating that are luck of the deals.
    Luck,
    HandA,
    HandB,
    /// The place of a line in its cross table.
    Line,
    /// The match in which the winner plays next.
    WinnerTo,
    LoserTo,
    WinnerPlace,
    LoserPlace,
    /// Which of the tie-breaks, from 1.
    Step,
    TieBreak,
    Meaning,
    Value,
    /// The addends of a value.
    Working,
    /// The player from whom a tie-break separated this one.
    Below,
    /// Places gained since an earlier ranking, lost ones with a minus.
    Moved,
    /// Points gained since then.
    Gained,
    /// How the worth of hands is spread.
    Law,
    /// The logarithm of the odds of a hand.
    Logarithm,
    /// How games are rated.
    Method,
    Median,
    /// Where ratings would rest if no game moved them.
    FixedPoint,
    /// The figure that a document prints.
    Printed,
    /// How many sets of an experiment.
    Sets,
    /// The seed of all chance of an experiment.
    RandomSeed,
    /// The way in which the players of games are chosen.
    Schedule,
    /// The K factor.
    K,
    /// The rules that are not the published ones.
    Rules,
    /// How far ratings are from strengths, in points.
    Error,
    /// The log-loss of true strengths.
    Oracle,
    RankCorrelation,
    SettledGames,
    Drift,
    /// The share of pairs in which a player with few games stands above a veteran.
    FewAbove,
    FewAboveWrong,
    /// The share of intervals that hold.
    Coverage,
    /// The log-loss of the club's own results.
    OwnLogLoss,
    /// The variance of strength in a day, in points², with which whole histories are fitted.
    #[strum(serialize = "w2")]
    W2,
    /// The wins and losses that everybody begins with.
    PriorWins,
    /// A rating difference.
    Difference,
    /// The win rate of the stronger player.
    Stronger,
    Weaker,
    /// The difference worked out from the win rate.
    DifferenceBack,
    /// How many values.
    Values,
    Factor,
    Approximation,
    Ratio,
    Mean,
    /// The unit that is rated at once: a game, a match or an event.
    Unit,
    /// How far the sum of all ratings is off.
    SumOff,
    /// The most that a rating depends on the order of matches.
    OrderSpread,
    NoiseDeviation,
    NoiseFloor,
    /// After how many games a deviation has fallen to 1/e.
    TimeConstant,
    /// When it is over: at the earliest, mostly and at the latest in 80 % of cases.
    EndLow,
    End,
    EndHigh,
    /// The probability of being over in time.
    InTime,
    /// The fewest matches of a player.
    Fewest,
    /// Matches of a player on average.
    EachPlays,
    /// The longest wait, in minutes.
    LongestWait,
    /// The probability that the best wins.
    BestWins,
    /// Kendall's τ of the final order and strength.
    Tau,
    /// The share of the variance of ratings that is taken away.
    Learnt,
    /// The kind of figures: points, differences or ratios.
    Measure,
    /// The opponents of an evaluated player.
    Against,
    /// A player of an experiment.
    Player,
    /// How many players.
    Players,
    /// The content of a row of figures: those found, their standard errors, or those printed.
    Figure,
    /// A claim of a document.
    Claim,
    /// How much better a game is foretold, in nats.
    Gain,
    StandardError,
    /// A score less the expected one, in standard deviations.
    Deviations,
    /// How often chance alone comes as far.
    ByChance,
    /// A form of the win rate, and how much worse than Elo's it foretells.
    Form,
    WorseThanLogistic,
    /// Whether a claim holds.
    Verdict,
    /// A program that plays cards.
    Program,
    /// Ratings as if no hand were known, and the range of 95 % of them.
    Plain,
    PlainLow,
    PlainHigh,
    /// Ratings corrected for hands.
    Corrected,
    CorrectedLow,
    CorrectedHigh,
    /// How far, and how lastingly, an order is right.
    Milestone,
    /// Plays against the rules.
    Refused,
    /// The values of a tie-break.
    #[strum(to_string = "{0}")]
    Criterion(Step),
    /// A category, and those of a player.
    Category,
    Categories,
    /// The rank in the whole, beside that in a category.
    Overall,
    /// The place for which a prize is.
    #[strum(to_string = "place")]
    PrizePlace,
    Title,
    /// A fee, what was paid of it, what is still to be paid, and what goes back.
    Due,
    Paid,
    Owed,
    Back,
    Prize,
    Money,
    /// The places whose money is shared.
    Shared,
    /// By its own name: a place, a heading in the words of a language.
    #[strum(to_string = "{0}")]
    Named(String),
}

/// A medium that shows lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// Data files, workbooks, and sheets made of them.
    Data,
    /// A page of a site.
    Page,
    /// A terminal of at least so many columns.
    Terminal(u16),
}

/// How wide a column is where texts stand under each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Figures to the right, in so many columns of a terminal.
    Figures(u16),
    /// Figures to the right, around the names: they go where names would be cut.
    FiguresAround,
    /// Names.
    Names,
    /// Texts around the names.
    Around,
}

/// A column of the ranking.
pub struct ListColumn {
    pub name: Column,
    /// The media that show it.
    pub shown: &'static [Medium],
    pub extent: Extent,
    /// The cell of a line.
    pub cell: fn(&Placed<'_>) -> Cell,
}

impl ListColumn {
    pub(super) fn new(
        name: Column,
        shown: &'static [Medium],
        extent: Extent,
        cell: fn(&Placed<'_>) -> Cell,
    ) -> Self {
        Self { name, shown, extent, cell }
    }

    /// Whether figures stand under figures.
    pub fn is_of_figures(&self) -> bool {
        matches!(self.extent, Extent::Figures(_) | Extent::FiguresAround)
    }

    fn is_shown_on(&self, medium: Medium) -> bool {
        self.shown.iter().any(|one| match (one, medium) {
            (Medium::Terminal(from), Medium::Terminal(columns)) => *from <= columns,
            (one, medium) => *one == medium,
        })
    }
}

/// The columns that a medium shows, in their order.
pub fn shown_on(columns: Vec<ListColumn>, medium: Medium) -> Vec<ListColumn> {
    columns.into_iter().filter(|one| one.is_shown_on(medium)).collect()
}

impl Sheet {
    /// The list as a data sheet.
    pub(super) fn of_list(columns: Vec<ListColumn>, lines: &[Placed<'_>]) -> Self {
        let columns = shown_on(columns, Medium::Data);
        let names: Vec<Column> = columns.iter().map(|one| one.name.clone()).collect();
        Self::of_each(&names, lines, |line| columns.iter().map(|one| (one.cell)(line)).collect())
    }
}
