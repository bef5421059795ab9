//! The words of analysed games: of a player, one move by move, and the fit of ratings to their losses.

use crate::domain::records::{AnalysedMove, Fit, Suggestion};
use crate::words::words;

words! {
    pub GameRecordWords in "game-records" {
        title(name: &str); game(name: &str); no_files; unread; none; gone; no_fit; no_suggestion;
        unregistered(name: &str); careful(notes: &str); date; opponent; score; moves; loss; player;
        games_head; rating; residual; left_out; worst; no_mistake; before(moves: usize);
        move_of(ply: u32, moves: usize);
        suggestion(rating, half, games: usize); suggestion_more(line: &str, low, high, loss);
        mean_loss(games: usize, loss); from_games(games: usize, half);
        fit_of(players, games, low, high, deviation); fit_tells(r2, left_out, error); won; drawn;
        lost; best_was(best: &str); as_good_as(best: &str); loss_of(loss, best, played);
        not_counted; instead_of(best: &str); value_for(player: &str, in_discs: bool);
    }
}

impl GameRecordWords {
    /// The rating that a player's games suggest, as on the player's page.
    pub fn from_records(self, found: &Suggestion) -> String {
        let (rating, half) = (found.estimate.rating, found.estimate.half_width());
        self.suggestion(format_args!("{rating:.0}"), format_args!("{half:.0}"), found.games)
    }

    /// Like [`Self::from_records`], with the interval and the loss.
    pub fn suggested(self, found: &Suggestion) -> String {
        let [low, high] = found.estimate.interval();
        self.suggestion_more(
            &self.from_records(found),
            format_args!("{low:.0}"),
            format_args!("{high:.0}"),
            format_args!("{:.2}", found.loss),
        )
    }

    /// The mean loss where no rating is suggested.
    pub fn mean(self, games: usize, loss: f64) -> String {
        self.mean_loss(games, format_args!("{loss:.2}"))
    }

    /// The reason of a starting rating that is recorded from a suggestion.
    pub fn reason(self, found: &Suggestion) -> String {
        self.from_games(found.games, format_args!("{:.0}", found.estimate.half_width()))
    }

    /// The basis of a fit: R² always stands with the number of players, games and the range.
    pub fn facts(self, fit: &Fit) -> String {
        let Fit { players, games, deviation, r2, left_out_r2, left_out_error, .. } = fit;
        let [low, high] = fit.ratings;
        let fitted = self.fit_of(
            players,
            games,
            format_args!("{low:.0}"),
            format_args!("{high:.0}"),
            format_args!("{deviation:.0}"),
        );
        let tells = self.fit_tells(
            format_args!("{r2:.3}"),
            format_args!("{left_out_r2:.3}"),
            format_args!("{left_out_error:.0}"),
        );
        self.voice.words().term.then(&fitted, &tells)
    }

    /// The player's result in a game.
    pub fn scored(self, score: f64) -> String {
        match score {
            1.0 => self.won().to_owned(),
            0.5 => self.drawn().to_owned(),
            0.0 => self.lost().to_owned(),
            other => format!("{other}"),
        }
    }

    /// Analysis of a move: the best move, the loss and the values, and whether the move counts.
    pub fn judged(self, made: &AnalysedMove, counts: bool) -> Vec<String> {
        let (best, played, loss) = (made.best, made.played, made.loss());
        let named = made.best_move.as_deref();
        let named =
            named.map(|it| if loss > 0.0 { self.best_was(it) } else { self.as_good_as(it) });
        let lost = self.loss_of(
            format_args!("{loss:.1}"),
            format_args!("{best:+.1}"),
            format_args!("{played:+.1}"),
        );
        let not_counted = (!counts).then(|| self.not_counted().to_owned());
        named.into_iter().chain([lost]).chain(not_counted).collect()
    }

    /// One of the worst moves: the sign of the player, the move, what it lost.
    pub fn mistake(self, sign: &str, made: &AnalysedMove) -> String {
        let (ply, loss) = (made.ply, made.loss());
        let played = made.made.as_deref().unwrap_or("?");
        let best = made.best_move.as_deref().map(|best| self.instead_of(best)).unwrap_or_default();
        format!("{ply:>3} {sign} {played}{best} -{loss:.1}")
    }
}
