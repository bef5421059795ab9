//! Ratings fitted to analysed games.

use std::path::Path;

use crate::club::Club;
use crate::domain::records::{Curve, Fit};
use crate::request::analysed_games::RecordFault;
use crate::words::message::Message;
use crate::words::{pick, say, words};

words! {
    /// Ratings fitted to analysed games.
    pub FitWords in "fit" {
        players; loss; rating; residual; fitted_head; few_games; outside; and; study;
    }
}

impl FitWords {
    /// The fit is of another engine.
    pub fn other_engine(self, engine: &str) -> String {
        say!(self.language; "the fit was made with {engine}; losses by another engine differ",
            "推定式は {engine} によるものです。別のエンジンの損失とは比べられません。")
    }

    /// The reason why a file of games or a fit cannot be used.
    pub fn fault(self, fault: &RecordFault) -> Message {
        let message = self.language.words().message;
        match fault {
            RecordFault::NotRead(path, why) => message.command.not_read(path, why),
            RecordFault::Wrong(path, fault) => {
                message.import.wrong(&path.display().to_string(), fault, &Club::default())
            }
            RecordFault::NoFit(path, error) => self.no_fit(path, error),
        }
    }

    /// A file holds no fit.
    fn no_fit(self, path: &Path, error: &str) -> Message {
        let path = path.display();
        Message::new(
            say!(
                self.language,
                "{path} holds no fit: {error}",
                "{path} は推定式のファイルではありません：{error}。"
            ),
            pick!(self.language; "make one with `banzuke records fit … --save FILE`",
                "`banzuke records fit … --save <ファイル>` で作成してください。"),
        )
    }

    /// The name of a curve.
    pub fn curve(self, curve: Curve) -> &'static str {
        match curve {
            Curve::Straight => pick!(self.language; "straight", "直線"),
            Curve::Log => pick!(self.language; "log", "対数"),
            Curve::Root => pick!(self.language; "root", "平方根"),
        }
    }

    /// Over the players of a fit, with what its R² is to be read beside.
    pub fn fit_title(self, fit: &Fit) -> String {
        let (players, r2, deviation) = (fit.players, fit.r2, fit.deviation);
        say!(self.language;
            "{players} players: R² {r2:.3}, standard deviation {deviation:.0}",
            "選手{players}人：R² {r2:.3}、標準偏差{deviation:.0}")
    }
}
