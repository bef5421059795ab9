//! The program: the command line, behind which everything else lies.

fn main() -> std::process::ExitCode {
    banzuke::cli::main()
}
