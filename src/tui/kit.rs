//! The parts that screens are made of. Nothing here knows a screen.

pub mod bar;
pub mod chip;
pub mod density;
pub mod hitbox;
pub mod key;
pub mod layer;
pub mod overlay;
pub mod pen;
pub mod text;
pub mod theme;
pub mod toast;
pub mod widget;
