use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const SECOND: i64 = 1000;
const DAY: i64 = 86_400 * SECOND;

/// A moment, in milliseconds; written as `2026-11-21T07:47:00.000Z`.
///
/// It is made of a `SystemTime`, or read with `parse` from RFC 3339 with any offset; what is finer
/// than a millisecond is cut off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(i64);

impl Moment {
    /// Milliseconds since 1970 began in UTC; negative before.
    pub fn from_unix_millis(millis: i64) -> Moment {
        Moment(millis)
    }

    pub fn unix_millis(self) -> i64 {
        self.0
    }
}

/// Days since 1970-01-01 of a date of the Gregorian calendar.
fn days(year: i64, month: i64, day: i64) -> i64 {
    // Years begin in March: then the odd day is the last one.
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let of_era = year.rem_euclid(400);
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

/// The date of that day since 1970-01-01.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

impl fmt::Display for Moment {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = date(self.0.div_euclid(DAY));
        let of_day = self.0.rem_euclid(DAY);
        let (seconds, millis) = (of_day / SECOND, of_day % SECOND);
        write!(to, "{:04}-{:02}-{:02}T", year, month, day)?;
        let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        write!(to, "{:02}:{:02}:{:02}.{:03}Z", hour, minute, second, millis)
    }
}

/// Says that a text is no moment of RFC 3339.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoMoment;

impl fmt::Display for NoMoment {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("invalid timestamp: expected RFC 3339, for example 2026-11-21T09:30:00Z")
    }
}

impl std::error::Error for NoMoment {}

impl FromStr for Moment {
    type Err = NoMoment;

    fn from_str(text: &str) -> Result<Moment, NoMoment> {
        read(text).ok_or(NoMoment)
    }
}

fn read(text: &str) -> Option<Moment> {
    let marks = [(4, "-"), (7, "-"), (13, ":"), (16, ":")];
    let is_like_one = text.is_ascii() && text.len() > 19;
    if !is_like_one || marks.iter().any(|(at, mark)| &text[*at..*at + 1] != *mark) {
        return None;
    }
    if !matches!(&text[10..11], "T" | "t" | " ") {
        return None;
    }
    let (year, month, day) =
        (within(&text[0..4], 0, 9999)?, within(&text[5..7], 1, 12)?, within(&text[8..10], 1, 31)?);
    let whole = days(year, month, day);
    if date(whole) != (year, month, day) {
        return None;
    }
    let time = within(&text[11..13], 0, 23)? * 3600
        + within(&text[14..16], 0, 59)? * 60
        + within(&text[17..19], 0, 60)?;
    let (fraction, zone) = split_fraction(&text[19..])?;
    Some(Moment(whole * DAY + (time - offset(zone)?) * SECOND + fraction))
}

fn within(digits: &str, least: i64, most: i64) -> Option<i64> {
    let are_digits = digits.bytes().all(|byte| byte.is_ascii_digit());
    let value = digits.parse().ok().filter(|value| (least..=most).contains(value));
    value.filter(|_| are_digits)
}

/// Milliseconds, and the digits behind them.
fn split_fraction(text: &str) -> Option<(i64, &str)> {
    let digits = match text.strip_prefix('.') {
        Some(digits) => digits,
        None => return Some((0, text)),
    };
    let end = digits.find(|each: char| !each.is_ascii_digit())?;
    let thousandths: String = digits[..end].chars().chain("00".chars()).take(3).collect();
    Some((within(&thousandths, 0, 999)?, &digits[end..])).filter(|_| end > 0)
}

fn offset(zone: &str) -> Option<i64> {
    if zone == "Z" || zone == "z" {
        return Some(0);
    }
    let sign = match zone.get(0..1)? {
        "+" => 1,
        "-" => -1,
        _ => return None,
    };
    if zone.len() != 6 || &zone[3..4] != ":" {
        return None;
    }
    Some(sign * (within(&zone[1..3], 0, 23)? * 3600 + within(&zone[4..6], 0, 59)? * 60))
}

impl From<SystemTime> for Moment {
    fn from(time: SystemTime) -> Moment {
        let millis = |span: Duration| i64::try_from(span.as_millis()).unwrap_or(i64::MAX);
        match time.duration_since(UNIX_EPOCH) {
            Ok(after) => Moment(millis(after)),
            Err(before) => Moment(-millis(before.duration())),
        }
    }
}

impl From<Moment> for SystemTime {
    fn from(moment: Moment) -> SystemTime {
        let span = Duration::from_millis(moment.0.unsigned_abs());
        if moment.0 < 0 {
            UNIX_EPOCH - span
        } else {
            UNIX_EPOCH + span
        }
    }
}

/// A duration of ISO 8601: `P1M` is a month, however long that is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Period(String);

impl From<&str> for Period {
    fn from(text: &str) -> Period {
        Period(text.into())
    }
}

impl From<String> for Period {
    fn from(text: String) -> Period {
        Period(text)
    }
}

impl From<Duration> for Period {
    fn from(span: Duration) -> Period {
        Period(format!("PT{}.{:09}S", span.as_secs(), span.subsec_nanos()))
    }
}

impl fmt::Display for Period {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0)
    }
}
