//! The laboratory's program.

/// The program allocates many small pieces on several threads, for which the system's own allocator is slow.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    banzuke_lab::cli::main()
}
