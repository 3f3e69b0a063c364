use std::fmt;

use super::{Json, Number};

/// How deep lists and objects may stand in one another; the daemon sends less.
const DEPTH_MAX: usize = 512;

/// Why a text is no JSON.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Malformed {
    /// The byte where it went wrong.
    pub offset: usize,
    pub reason: &'static str,
}

impl fmt::Display for Malformed {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{} at byte {}", self.reason, self.offset)
    }
}

impl std::error::Error for Malformed {}

pub(super) fn read(text: &str) -> Result<Json, Malformed> {
    let mut reader = Reader { text, at: 0, depth: 0 };
    reader.blanks();
    let value = reader.value()?;
    reader.blanks();
    if reader.at < text.len() {
        return reader.wrong("something follows");
    }
    Ok(value)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

impl Reader<'_> {
    fn wrong<T>(&self, reason: &'static str) -> Result<T, Malformed> {
        Err(Malformed { offset: self.at, reason })
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn takes(&mut self, byte: u8) -> bool {
        let is_there = self.peek() == Some(byte);
        self.at += usize::from(is_there);
        is_there
    }

    fn blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\r' | b'\n')) {
            self.at += 1;
        }
    }

    fn value(&mut self) -> Result<Json, Malformed> {
        match self.peek() {
            Some(b'{') => self.nested(Self::object),
            Some(b'[') => self.nested(Self::list),
            Some(b'"') => Ok(Json::String(self.string()?)),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(b't') => self.word("true", Json::Bool(true)),
            Some(b'f') => self.word("false", Json::Bool(false)),
            Some(b'n') => self.word("null", Json::Null),
            Some(_) => self.wrong("no value begins like this"),
            None => self.wrong("a value is missing"),
        }
    }

    fn word(&mut self, word: &str, value: Json) -> Result<Json, Malformed> {
        if !self.text[self.at..].starts_with(word) {
            return self.wrong("no value begins like this");
        }
        self.at += word.len();
        Ok(value)
    }

    fn nested(
        &mut self,
        inner: fn(&mut Self) -> Result<Json, Malformed>,
    ) -> Result<Json, Malformed> {
        if self.depth == DEPTH_MAX {
            return self.wrong("it is too deep");
        }
        self.depth += 1;
        self.at += 1;
        self.blanks();
        let value = inner(self);
        self.depth -= 1;
        value
    }

    fn list(&mut self) -> Result<Json, Malformed> {
        let mut list = Vec::new();
        if self.takes(b']') {
            return Ok(Json::List(list));
        }
        loop {
            self.blanks();
            list.push(self.value()?);
            self.blanks();
            if self.takes(b']') {
                return Ok(Json::List(list));
            }
            if !self.takes(b',') {
                return self.wrong("a comma or ] is missing");
            }
        }
    }

    fn object(&mut self) -> Result<Json, Malformed> {
        let mut members = Vec::new();
        if self.takes(b'}') {
            return Ok(Json::Object(members));
        }
        loop {
            self.blanks();
            if self.peek() != Some(b'"') {
                return self.wrong("a name is missing");
            }
            let name = self.string()?;
            self.blanks();
            if !self.takes(b':') {
                return self.wrong("a colon is missing");
            }
            self.blanks();
            members.push((name, self.value()?));
            self.blanks();
            if self.takes(b'}') {
                return Ok(Json::Object(members));
            }
            if !self.takes(b',') {
                return self.wrong("a comma or } is missing");
            }
        }
    }

    fn digits(&mut self) -> Result<(), Malformed> {
        if !matches!(self.peek(), Some(b'0'..=b'9')) {
            return self.wrong("a digit is missing");
        }
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        Ok(())
    }

    fn number(&mut self) -> Result<Json, Malformed> {
        let start = self.at;
        self.takes(b'-');
        if !self.takes(b'0') {
            self.digits()?;
        }
        if self.takes(b'.') {
            self.digits()?;
        }
        if self.takes(b'e') || self.takes(b'E') {
            let _ = self.takes(b'+') || self.takes(b'-');
            self.digits()?;
        }
        Ok(Json::Number(Number(self.text[start..self.at].into())))
    }

    fn string(&mut self) -> Result<String, Malformed> {
        self.at += 1;
        let mut found = String::new();
        loop {
            let start = self.at;
            while !matches!(self.peek(), None | Some(b'"' | b'\\' | 0..=0x1f)) {
                self.at += 1;
            }
            found.push_str(&self.text[start..self.at]);
            if self.takes(b'"') {
                return Ok(found);
            }
            if !self.takes(b'\\') {
                return self.wrong("a string has no end, or a control character");
            }
            found.push(self.escape()?);
        }
    }

    fn escape(&mut self) -> Result<char, Malformed> {
        let byte = self.peek();
        self.at += 1;
        match byte {
            Some(byte @ (b'"' | b'\\' | b'/')) => Ok(char::from(byte)),
            Some(b'b') => Ok('\u{8}'),
            Some(b'f') => Ok('\u{c}'),
            Some(b'n') => Ok('\n'),
            Some(b'r') => Ok('\r'),
            Some(b't') => Ok('\t'),
            Some(b'u') => self.scalar(),
            _ => self.wrong("unknown escape sequence"),
        }
    }

    fn unit(&mut self) -> Result<u32, Malformed> {
        let digits = self.text.get(self.at..self.at + 4).unwrap_or("");
        if digits.len() != 4 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return self.wrong("four digits are missing");
        }
        self.at += 4;
        Ok(u32::from_str_radix(digits, 16).unwrap_or(0))
    }

    fn scalar(&mut self) -> Result<char, Malformed> {
        let mut code = self.unit()?;
        if (0xd800..0xdc00).contains(&code) && self.takes(b'\\') && self.takes(b'u') {
            let low = self.unit()?;
            if !(0xdc00..0xe000).contains(&low) {
                return self.wrong("half a character");
            }
            code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        }
        char::from_u32(code).map_or_else(|| self.wrong("half a character"), Ok)
    }
}
