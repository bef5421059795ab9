//! Names (placeholder).
/// fold
pub fn fold(text: &str) -> String {
    text.trim().to_lowercase()
}
/// clean
pub fn clean(text: &str) -> String {
    text.trim().to_owned()
}
