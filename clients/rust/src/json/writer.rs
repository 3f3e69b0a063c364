use std::fmt::{self, Write};

use super::Json;

pub(super) fn write(value: &Json, to: &mut fmt::Formatter<'_>) -> fmt::Result {
    match value {
        Json::Null => to.write_str("null"),
        Json::Bool(value) => write!(to, "{}", value),
        Json::Number(number) => to.write_str(number.as_str()),
        Json::String(text) => string(text, to),
        Json::List(list) => {
            to.write_char('[')?;
            for (index, each) in list.iter().enumerate() {
                comma(index, to)?;
                write(each, to)?;
            }
            to.write_char(']')
        }
        Json::Object(members) => {
            to.write_char('{')?;
            for (index, (name, each)) in members.iter().enumerate() {
                comma(index, to)?;
                string(name, to)?;
                to.write_char(':')?;
                write(each, to)?;
            }
            to.write_char('}')
        }
    }
}

fn comma(index: usize, to: &mut fmt::Formatter<'_>) -> fmt::Result {
    if index > 0 {
        to.write_char(',')?;
    }
    Ok(())
}

fn string(text: &str, to: &mut fmt::Formatter<'_>) -> fmt::Result {
    to.write_char('"')?;
    let mut start = 0;
    for (index, byte) in text.bytes().enumerate() {
        if byte >= 0x20 && byte != b'"' && byte != b'\\' {
            continue;
        }
        to.write_str(&text[start..index])?;
        start = index + 1;
        match byte {
            b'\n' => to.write_str("\\n")?,
            b'"' | b'\\' => write!(to, "\\{}", char::from(byte))?,
            _ => write!(to, "\\u{:04x}", byte)?,
        }
    }
    to.write_str(&text[start..])?;
    to.write_char('"')
}
