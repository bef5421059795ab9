//! The words of analysed games: of a player, one move by move, and the fit of ratings to their losses.

use crate::domain::records::{AnalysedMove, Fit, Suggestion};
use crate::words::{Language, say, words};

words! {
    pub GameRecordWords in "game-records" {
        title(name: &str); game(name: &str); no_files; unread; none; gone; no_fit; no_suggestion;
        unregistered(name: &str); careful(notes: &str); date; opponent; score; moves; loss; player;
        games_head; rating; residual; left_out; worst; no_mistake; before(moves: usize);
        move_of(ply: u32, moves: usize);
    }
}

impl GameRecordWords {
    /// The rating that a player's games suggest, as on the player's page.
    pub fn from_records(self, found: &Suggestion) -> String {
        let (rating, half) = (found.estimate.rating, found.estimate.half_width());
        let games = self.games(found.games);
        say!(
            self.language,
            "From records {rating:.0} ± {half:.0} ({games})",
            "棋譜から{rating:.0} ± {half:.0}（{games}）"
        )
    }

    /// Like [`Self::from_records`], with the interval and the loss.
    pub fn suggested(self, found: &Suggestion) -> String {
        let [low, high] = found.estimate.interval();
        let (loss, line) = (found.loss, self.from_records(found));
        say!(
            self.language,
            "{line}; 90%: {low:.0} to {high:.0}; mean loss {loss:.2}",
            "{line}、90%：{low:.0}から{high:.0}、平均損失{loss:.2}"
        )
    }

    /// The mean loss where no rating is suggested.
    pub fn mean(self, games: usize, loss: f64) -> String {
        let games = self.games(games);
        say!(self.language, "{games}, mean loss {loss:.2}", "{games}、平均損失{loss:.2}")
    }

    fn games(self, games: usize) -> String {
        self.language.count(games, "game", "games", "局")
    }

    /// The reason of a starting rating that is recorded from a suggestion.
    pub fn reason(self, found: &Suggestion) -> String {
        let (games, half) = (found.games, found.estimate.half_width());
        match self.language {
            Language::English if games == 1 => format!("from 1 game record, ±{half:.0}"),
            Language::English => format!("from {games} game records, ±{half:.0}"),
            Language::Japanese => format!("棋譜{games}局から推定、±{half:.0}"),
        }
    }

    /// The basis of a fit: R² always stands with the number of players, games and the range.
    pub fn facts(self, fit: &Fit) -> String {
        let Fit { players, games, deviation, r2, left_out_r2, left_out_error, .. } = fit;
        let [low, high] = fit.ratings;
        say!(self.language;
            "Fit: {players} players, {games} games, ratings {low:.0} to {high:.0} (standard deviation {deviation:.0}). \
             R² {r2:.3}, left out {left_out_r2:.3} (error {left_out_error:.0} points).",
            "推定式：選手{players}人、{games}局、レーティング{low:.0}〜{high:.0}（標準偏差{deviation:.0}）。R² {r2:.3}、\
             1人ずつ除外{left_out_r2:.3}（誤差{left_out_error:.0}点）。")
    }

    /// The player's result in a game.
    pub fn scored(self, score: f64) -> String {
        let lang = self.language;
        match score {
            1.0 => lang.pick("won", "勝ち").to_owned(),
            0.5 => lang.pick("drawn", "引分").to_owned(),
            0.0 => lang.pick("lost", "負け").to_owned(),
            other => format!("{other}"),
        }
    }

    /// Analysis of a move: the best move, the loss and the values, and whether the move counts.
    pub fn judged(self, made: &AnalysedMove, counts: bool) -> Vec<String> {
        let lang = self.language;
        let (best, played, loss) = (made.best, made.played, made.loss());
        let mut lines = Vec::new();
        if let Some(named) = made.best_move.as_deref() {
            lines.push(if loss > 0.0 {
                say!(lang, "Best was {named}", "最善手：{named}")
            } else {
                say!(lang, "As good as {named}", "最善手（{named}）と同じ")
            });
        }
        lines.push(say!(
            lang,
            "Loss {loss:.1} ({best:+.1} to {played:+.1})",
            "損失{loss:.1}（{best:+.1}から{played:+.1}）"
        ));
        if !counts {
            lines.push(lang.pick("Not counted in the mean loss", "平均損失の対象外").to_owned());
        }
        lines
    }

    /// One of the worst moves: the sign of the player, the move, what it lost.
    pub fn mistake(self, sign: &str, made: &AnalysedMove) -> String {
        let (ply, loss) = (made.ply, made.loss());
        let played = made.made.as_deref().unwrap_or("?");
        let best = made.best_move.as_deref();
        let best = best.map_or_else(String::new, |best| {
            say!(self.language, " (best {best})", "（最善{best}）")
        });
        format!("{ply:>3} {sign} {played}{best} -{loss:.1}")
    }

    /// Over the curve: the player for whom the values are.
    pub fn value_for(self, player: &str, in_discs: bool) -> String {
        if in_discs {
            say!(self.language, "Value for {player}, in discs", "{player}から見た評価（石差）")
        } else {
            say!(self.language, "Value for {player}", "{player}から見た評価")
        }
    }
}
