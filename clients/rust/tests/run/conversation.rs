//! Plays the golden conversations; Protocol/README.md has their format.

use std::collections::{HashMap, VecDeque};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{mpsc, Arc, Mutex};
use std::time::Duration;

use entitled::raw::{Came, Deadline, LineSocket, Listener};
use entitled::Json;

/// JSON with slots.
#[derive(Debug, Clone)]
pub enum Value {
    /// A place for any value.
    Slot(String),
    /// A string or anything else that is no list and no object, as it was written.
    Scalar(String),
    List(Vec<Value>),
    /// An open one may have others besides.
    Object {
        members: Vec<(String, Value)>,
        is_open: bool,
    },
}

pub type Captures = HashMap<String, Value>;

const SLOT: &str = "{{";

/// `{{name}}`, a JSON string, a number or word, or a mark; and the text before and behind it.
fn token(text: &str) -> Option<(&str, &str, &str)> {
    let start = text.find(|each: char| !each.is_ascii_whitespace())?;
    let (blank, rest) = text.split_at(start);
    let length = if rest.starts_with(SLOT) {
        rest.find("}}").map_or(rest.len(), |end| end + 2)
    } else if rest.starts_with('"') {
        let mut is_escaped = false;
        let end = rest.char_indices().skip(1).find(|(_, each)| {
            let is_end = *each == '"' && !is_escaped;
            is_escaped = *each == '\\' && !is_escaped;
            is_end
        });
        end.map_or(rest.len(), |(index, _)| index + 1)
    } else {
        let is_mark = |each: char| ",:{}[]\"".contains(each) || each.is_ascii_whitespace();
        rest.find(is_mark).unwrap_or(rest.len()).max(1)
    };
    let (token, behind) = rest.split_at(length);
    Some((blank, token, behind))
}

pub fn read(text: &str) -> Value {
    Reader { rest: text }.value()
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> &'a str {
        token(self.rest).map_or("", |(_, token, _)| token)
    }

    fn next(&mut self) -> &'a str {
        let (_, token, behind) = token(self.rest).expect("the text ends too early");
        self.rest = behind;
        token
    }

    /// Whether another item follows.
    fn goes_on(&mut self, end: &str) -> bool {
        if self.peek() == "," {
            self.next();
        }
        let is_end = self.peek() == end;
        if is_end {
            self.next();
        }
        !is_end
    }

    fn value(&mut self) -> Value {
        let token = self.next();
        if let Some(name) = token.strip_prefix(SLOT) {
            return Value::Slot(name.trim_end_matches('}').into());
        }
        match token {
            "[" => {
                let mut list = Vec::new();
                while self.goes_on("]") {
                    list.push(self.value());
                }
                Value::List(list)
            }
            "{" => {
                let (mut members, mut is_open) = (Vec::new(), false);
                while self.goes_on("}") {
                    let name = self.next();
                    if name.starts_with(SLOT) {
                        is_open = true;
                        continue;
                    }
                    assert_eq!(self.next(), ":");
                    members.push((plain(name), self.value()));
                }
                Value::Object { members, is_open }
            }
            _ => Value::Scalar(token.into()),
        }
    }
}

/// The characters of a JSON string.
fn plain(token: &str) -> String {
    Json::read(token).unwrap().as_str().unwrap().into()
}

/// Strings by their scalars, the rest by its text: 1 is not 1.0.
fn equals(one: &str, other: &str) -> bool {
    match (one.starts_with('"'), other.starts_with('"')) {
        (true, true) => plain(one) == plain(other),
        _ => one == other,
    }
}

/// Why a value is not what was expected; fills in the captures.
pub fn mismatch(
    expected: &Value,
    found: &Value,
    captures: &mut Captures,
    path: &str,
) -> Result<(), String> {
    match (expected, found) {
        (Value::Slot(name), _) if name == "any" => Ok(()),
        (Value::Slot(name), _) => {
            let captured = captures.entry(name.clone()).or_insert_with(|| found.clone()).clone();
            mismatch(&captured, found, &mut Captures::new(), path)
        }
        (Value::Scalar(one), Value::Scalar(other)) if equals(one, other) => Ok(()),
        (Value::List(wanted), Value::List(came)) if wanted.len() == came.len() => {
            let mut pairs = wanted.iter().zip(came).enumerate();
            pairs.try_for_each(|(index, (wanted, came))| {
                mismatch(wanted, came, captures, &format!("{path}/{index}"))
            })
        }
        (Value::Object { members: wanted, is_open }, Value::Object { members: came, .. }) => {
            let has = |among: &[(String, Value)], name: &str| {
                among.iter().find(|(each, _)| each == name).map(|(_, value)| value.clone())
            };
            let surplus = came.iter().find(|(name, _)| has(wanted, name).is_none());
            if let (false, Some((name, _))) = (is_open, surplus) {
                return Err(format!("{path}/{name} is too many"));
            }
            wanted.iter().try_for_each(|(name, wanted)| match has(came, name) {
                Some(came) => mismatch(wanted, &came, captures, &format!("{path}/{name}")),
                None => Err(format!("{path}/{name} is missing")),
            })
        }
        _ => Err(format!("{path}: {} for {}", written(found), written(expected))),
    }
}

/// Of what came: its members in their order, and the id of a reply as the very bytes.
fn misordered(expected: &Value, found: &Value) -> Result<(), String> {
    if let (Value::List(wanted), Value::List(came)) = (expected, found) {
        let mut pairs = wanted.iter().zip(came);
        return pairs.try_for_each(|(wanted, came)| misordered(wanted, came));
    }
    let members = match found {
        Value::Object { members, .. } => members,
        _ => return Err("a reply is no object".into()),
    };
    let order: Vec<&str> = members.iter().map(|(name, _)| name.as_str()).collect();
    match order.as_slice() {
        ["jsonrpc", "method", "params"] => return Ok(()),
        ["jsonrpc", "id", "result" | "error"] => {}
        _ => return Err(format!("members in the order {order:?}")),
    }
    if let Value::Object { members: wanted, .. } = expected {
        let id = wanted.iter().find(|(name, _)| name == "id").map(|(_, value)| value);
        if let (Some(Value::Scalar(wanted)), (_, Value::Scalar(came))) = (id, &members[1]) {
            if wanted != came {
                return Err(format!("the id {came} for {wanted}"));
            }
        }
    }
    Ok(())
}

/// The JSON text of what was read.
fn written(value: &Value) -> String {
    match value {
        Value::Slot(name) => format!("{{{{{name}}}}}"),
        Value::Scalar(token) => token.clone(),
        Value::List(list) => {
            format!("[{}]", list.iter().map(written).collect::<Vec<_>>().join(","))
        }
        Value::Object { members, .. } => {
            let each = |(name, value): &(String, Value)| {
                format!("{}:{}", Json::from(name.as_str()), written(value))
            };
            format!("{{{}}}", members.iter().map(each).collect::<Vec<_>>().join(","))
        }
    }
}

/// A line to be sent, with what was captured in its slots.
pub fn filled(text: &str, captures: &Captures) -> String {
    let (mut whole, mut rest) = (String::new(), text);
    while let Some((blank, token, behind)) = token(rest) {
        whole.push_str(blank);
        match token.strip_prefix(SLOT) {
            Some(name) => whole.push_str(&written(&captures[name.trim_end_matches('}')])),
            None => whole.push_str(token),
        }
        rest = behind;
    }
    whole + rest
}

/// Each character up to U+00FF is one byte.
fn bytes(text: &str) -> Vec<u8> {
    plain(text).chars().map(|each| u8::try_from(u32::from(each)).unwrap()).collect()
}

pub fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Protocol/conversations");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<_> = paths.filter(|path| path.extension() == Some("txt".as_ref())).collect();
    paths.sort();
    paths
}

/// Plays one conversation; a panic says where it went another way.
pub fn play(path: &Path, socket: PathBuf) {
    let deadline = Deadline::after(Some(Duration::from_secs(60)));
    let (sender, receiver) = mpsc::channel();
    let sender = Mutex::new(sender);
    let listener: Listener = Arc::new(move |came| drop(sender.lock().unwrap().send(came)));
    let line = LineSocket::first(&[socket], deadline, &listener).unwrap();
    let mut came = Lines { receiver, ready: VecDeque::new(), deadline };
    let mut captures = Captures::new();
    let name = path.file_name().unwrap().to_string_lossy();
    let text = fs::read_to_string(path).unwrap();
    for (index, step) in text.split('\n').enumerate() {
        let place = format!("{name}:{}", index + 1);
        let text = step.get(3..).unwrap_or("");
        match step.get(..2).unwrap_or("") {
            ">>" => line.send((filled(text, &captures) + "\n").as_bytes(), deadline).unwrap(),
            ">|" => line.send(&bytes(text), deadline).unwrap(),
            ">*" => {
                let (count, data) = text.split_once(' ').unwrap();
                line.send(&bytes(data).repeat(count.parse().unwrap()), deadline).unwrap();
            }
            "<<" => {
                let line = came.next().unwrap_or_else(|_| panic!("{place}: the daemon closed"));
                let (expected, found) = (read(text), read(std::str::from_utf8(&line).unwrap()));
                let reason = mismatch(&expected, &found, &mut captures, "")
                    .and_then(|()| misordered(&expected, &found));
                assert_eq!(reason, Ok(()), "{place}");
            }
            "<!" => {
                assert_eq!(came.next(), Err(0), "{place}: the daemon should have closed");
            }
            _ if step == "@eof" => line.half_close(),
            _ => assert!(step.is_empty() || step.starts_with('#'), "{place}: no step: {step}"),
        }
    }
    // Nothing more may have come.
    assert!(!came.has_more(), "{name}: more came at its end");
}

/// The lines that came, one after the other.
struct Lines {
    receiver: mpsc::Receiver<Came>,
    ready: VecDeque<Vec<u8>>,
    deadline: Deadline,
}

impl Lines {
    /// The next line; or the bytes of one that did not end, when the daemon has closed.
    fn next(&mut self) -> Result<Vec<u8>, usize> {
        loop {
            if let Some(line) = self.ready.pop_front() {
                return Ok(line);
            }
            let left = self.deadline.left().unwrap();
            match self.receiver.recv_timeout(left).expect("no line came in time") {
                Came::Lines(lines) => self.ready.extend(lines),
                Came::End { unfinished } => return Err(unfinished),
            }
        }
    }

    fn has_more(&self) -> bool {
        !self.ready.is_empty() || matches!(self.receiver.try_recv(), Ok(Came::Lines(_)))
    }
}
