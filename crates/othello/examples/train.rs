//! Learns an evaluator from the games of a folder: `train FOLDER FILE`, where the folder has `WTH_1977.wtb` and so on.
#![expect(clippy::print_stdout, reason = "this is what it tells")]

use std::error::Error;
use std::path::Path;

use othello::train::{Progress, Recipe, train};
use othello::wthor::GameFile;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(folder), Some(file), None) = (args.next(), args.next(), args.next()) else {
        return Err("train FOLDER FILE".into());
    };
    let mut paths: Vec<_> = std::fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_, Box<dyn Error>>>()?;
    paths.retain(|path| path.extension() == Some("wtb".as_ref()));
    paths.sort();
    let files: Vec<GameFile> = paths.iter().map(|path| read(path)).collect::<Result<_, _>>()?;
    let trained = train(&files, &Recipe::default(), |progress| match progress {
        Progress::Labelling { year, done: 0, games } => println!("{year}: {games} games"),
        Progress::Labelling { .. } => {}
        Progress::Learning { done, rounds, error } => {
            println!("round {done} of {rounds}: {error:.3} discs");
        }
    })?;
    let bytes = trained.evaluator.write();
    println!("{:?}, {} bytes", trained.evaluator.provenance(), bytes.len());
    std::fs::write(file, bytes)?;
    for stage in trained.errors {
        let (most, least) = stage.empties;
        println!(
            "{most:2} to {least:2} empties: {} positions, {:.2} discs (by the mean alone {:.2})",
            stage.positions, stage.error, stage.error_of_mean
        );
    }
    Ok(())
}

fn read(path: &Path) -> Result<GameFile, Box<dyn Error>> {
    let bytes = std::fs::read(path)?;
    GameFile::read(&bytes).map_err(|error| format!("{}: {error}", path.display()).into())
}
