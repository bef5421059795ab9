//! The program: the command line, behind which everything else lies.

/// Journals and lists are read on several threads in millions
/// of small pieces, for which the system's allocator is slow.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    banzuke::cli::main()
}
