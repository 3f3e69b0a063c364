//! The client's own reader of JSON, by the texts of the contract.

use std::fs;
use std::path::Path;

use entitled::{Json, Moment};

use crate::Test;

pub fn tests() -> Vec<Test> {
    crate::tests! { texts_to_take texts_to_refuse what_is_written_is_read moments }
}

fn texts(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Protocol/lines");
    let all = fs::read(folder.join(name)).unwrap();
    let lines = all.strip_suffix(b"\n").unwrap().split(|byte| *byte == b'\n');
    let text = |line: &[u8]| match line.strip_prefix(b">| ") {
        Some(string) => {
            let string = Json::read(std::str::from_utf8(string).unwrap()).unwrap();
            string.as_str().unwrap().chars().map(|each| u32::from(each) as u8).collect()
        }
        None => line.to_vec(),
    };
    lines.map(text).collect()
}

fn is_taken(text: &[u8]) -> bool {
    std::str::from_utf8(text).map_or(false, |text| Json::read(text).is_ok())
}

fn texts_to_take() {
    let texts = texts("accept.txt");
    assert!(texts.len() > 20);
    for text in texts {
        assert!(is_taken(&text), "{:?}", String::from_utf8_lossy(&text));
    }
}

/// A reader of answers may take more than the daemon does: names that come twice, and depth.
fn texts_to_refuse() {
    let texts = texts("refuse.txt");
    assert!(texts.len() > 20);
    let taken: Vec<_> = texts.iter().filter(|text| is_taken(text)).collect();
    for text in &taken {
        let text = String::from_utf8_lossy(text);
        let is_deep = text.matches(['[', '{']).count() > 64;
        let names = text.matches("\":").count() + text.matches("\" :").count();
        assert!(is_deep || names > 1, "{text}");
    }
    assert!(taken.len() * 3 < texts.len());
}

fn what_is_written_is_read() {
    let text =
        "{\"a\":[1,1.0,-0,1e400,true,false,null,\"é😀\\\"\\\\\\n\\u0001\"],\"b\":{},\"c\":[]}";
    assert_eq!(Json::read(text).unwrap().to_string(), text);
    let deep = "[".repeat(100_000);
    assert!(Json::read(&deep).is_err());
    assert_eq!(Json::try_from(1.5).unwrap().to_string(), "1.5");
    for wrong in [f64::NAN, f64::INFINITY] {
        assert!(Json::try_from(wrong).unwrap_err().to_string().contains("is no number of JSON"));
    }
}

fn moments() {
    for (text, millis, written) in [
        ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00.000Z"),
        ("2026-02-28T23:59:59.9999Z", 1_772_323_199_999, "2026-02-28T23:59:59.999Z"),
        ("2024-02-29T00:00:00-05:00", 1_709_182_800_000, "2024-02-29T05:00:00.000Z"),
        ("0000-01-01T00:00:00Z", -62_167_219_200_000, "0000-01-01T00:00:00.000Z"),
        ("9999-12-31T23:59:59.999Z", 253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    ] {
        let moment: Moment = text.parse().unwrap();
        assert_eq!((moment.unix_millis(), moment.to_string().as_str()), (millis, written));
    }
    for text in [
        "",
        "2026-02-29T00:00:00Z",
        "2026-01-01",
        "2026-01-01T00:00:00",
        "2026-1-1T00:00:00Z",
        "2026-01-01T24:00:00Z",
        "2026-01-01T00:00:00.Z",
        "2026-01-01T00:00:00+1:00",
        "éééééééééééé",
    ] {
        assert!(text.parse::<Moment>().is_err(), "{text}");
    }
}
