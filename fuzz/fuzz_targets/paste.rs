#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| banzuke_fuzz::targets::paste(input));
