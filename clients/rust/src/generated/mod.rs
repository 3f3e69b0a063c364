// Made by clients/generate from Protocol; a change made here is lost.

//! What clients/generate makes.

#[rustfmt::skip]
pub mod calls;
#[rustfmt::skip]
pub mod kinds;
#[rustfmt::skip]
pub mod types;
