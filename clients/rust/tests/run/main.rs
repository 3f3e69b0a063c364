//! Runs every test, or those whose names have a word, and says how many passed.

mod client;
mod conversation;
mod conversations;
mod feed;
mod json;
mod lifetimes;
mod misbehaving;
mod misbehaviour;
mod places;
mod roundtrip;

use std::collections::VecDeque;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::Mutex;
use std::{env, process, thread};

/// A test with its name.
type Test = (String, Box<dyn Fn() + Send>);

/// Tests that are functions, under their names.
macro_rules! tests {
    ($($name:ident)*) => {
        vec![$((stringify!($name).replace('_', " "), Box::new($name) as Box<dyn Fn() + Send>)),*]
    };
}

pub(crate) use tests;

/// How many run at once.
const THREADS: usize = 4;

fn main() {
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with("--q")).collect();
    if words.first().map_or(false, |word| word == "--child") {
        process::exit(i32::from(!lifetimes::child(&words[1..])));
    }
    let all = [
        conversations::tests(),
        misbehaviour::tests(),
        client::tests(),
        feed::tests(),
        json::tests(),
        lifetimes::tests(),
        places::tests(),
        roundtrip::tests(),
    ];
    let mut chosen: VecDeque<Test> = all.into_iter().flatten().collect();
    chosen.retain(|(name, _)| words.is_empty() || words.iter().any(|word| name.contains(word)));
    let queue = Mutex::new(chosen);
    let outcomes = Mutex::new((0, 0));
    thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| loop {
                let next = queue.lock().unwrap().pop_front();
                let (name, test) = match next {
                    Some(test) => test,
                    None => return,
                };
                let is_well = catch_unwind(AssertUnwindSafe(test)).is_ok();
                let mut outcomes = outcomes.lock().unwrap();
                if is_well {
                    outcomes.0 += 1;
                } else {
                    outcomes.1 += 1;
                    println!("failed: {name}");
                }
            });
        }
    });
    let (passed, failed) = *outcomes.lock().unwrap();
    println!("{passed} passed, {failed} failed");
    process::exit(i32::from(failed > 0 || passed == 0));
}
