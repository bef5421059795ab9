//! The laboratory's program.

/// Many small pieces on several threads, which the system's own allocator is slow with.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    banzuke_lab::cli::main()
}
