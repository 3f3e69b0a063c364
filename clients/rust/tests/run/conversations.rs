//! Every conversation of the contract, with the real daemon, on the client's raw layer.

use entitled::testing::Daemon;

use crate::conversation::{files, filled, mismatch, play, read, Captures};
use crate::Test;

pub fn tests() -> Vec<Test> {
    let mut tests: Vec<Test> = Vec::new();
    for path in files() {
        let name = format!("conversation {}", path.file_name().unwrap().to_string_lossy());
        tests.push((
            name,
            Box::new(move || {
                let daemon = Daemon::plan().system_clock().start().unwrap();
                play(&path, daemon.socket());
            }),
        ));
    }
    let format: Vec<Test> = crate::tests! {
        there_are_conversations what_is_equal what_differs what_was_captured_is_sent
    };
    tests.extend(format);
    tests
}

fn there_are_conversations() {
    assert!(files().len() > 100);
}

fn is_same(expected: &str, found: &str) -> bool {
    mismatch(&read(expected), &read(found), &mut Captures::new(), "").is_ok()
}

fn what_is_equal() {
    for (expected, found) in [
        (r#"{"a":1,"b":[true,"x"]}"#, r#"{"b":[true,"\u0078"],"a":1}"#),
        (r#"{"a":1,{{…}}}"#, r#"{"a":1,"b":{"c":[]}}"#),
        ("{ {{…}} }", "{}"),
        ("[{{a}},{{b}},{{a}}]", r#"[{"x":1},2,{"x":1}]"#),
        (r#"{"a":{{any}},"b":"{{any}}"}"#, r#"{"a":[1],"b":"{{any}}"}"#),
    ] {
        assert!(is_same(expected, found), "{expected}");
    }
}

fn what_differs() {
    for (expected, found) in [
        (r#"{"a":1}"#, r#"{"a":1,"b":2}"#),
        (r#"{"a":1,"b":2}"#, r#"{"a":1}"#),
        (r#"{"a":1,{{…}}}"#, r#"{"b":1}"#),
        ("1", "1.0"),
        ("1", r#""1""#),
        ("null", "false"),
        ("[1,2]", "[2,1]"),
        ("[1]", "[1,2]"),
        ("{}", "[]"),
        ("[{{a}},{{a}}]", "[1,2]"),
    ] {
        assert!(!is_same(expected, found), "{expected}");
    }
}

fn what_was_captured_is_sent() {
    let mut captures = Captures::new();
    let found = read(r#"["\u0041",{"x":[1e2]}]"#);
    mismatch(&read("[{{a}},{{b}}]"), &found, &mut captures, "").unwrap();
    assert_eq!(
        filled(r#"{"p":{{a}},"q":{{b}},"r":"{{a}}"}"#, &captures),
        r#"{"p":"\u0041","q":{"x":[1e2]},"r":"{{a}}"}"#
    );
}
