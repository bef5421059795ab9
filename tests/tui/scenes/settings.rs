//! Settings of the operator.

use super::club::NOTHING;
use super::scenes;

scenes! {
    settings: "Every setting with its value, and a sentence about the selected one.", NOTHING, ",";
    settings_changed: "Left and Right change a value, which counts at once.", NOTHING, ", <down> <right> G <up> <up> <right>";
}
