/// A day of the proleptic Gregorian calendar, in UTC.
///
/// The arithmetic uses eras of 400 years, and years that begin in March so that the leap day comes
/// last. It is exact for every day that an `Int` can count.
struct CivilDate: Equatable {
  var year: Int

  /// From 1 to 12.
  var month: Int

  /// From 1 to 31.
  var day: Int

  private static let eraDays = 146_097
  private static let daysFromEraToEpoch = 719_468

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the day that is `days` after 1970-01-01.
  init(daysSinceEpoch days: Int) {
    let shifted = days + Self.daysFromEraToEpoch
    let era = shifted.flooringQuotient(Self.eraDays)
    let dayOfEra = shifted - era * Self.eraDays
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / (Self.eraDays - 1)) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var daysSinceEpoch: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = yearFromMarch.flooringQuotient(400)
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.eraDays + dayOfEra - Self.daysFromEraToEpoch
  }

  /// The number of days in the month, from 28 to 31.
  var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the same day of a later month, or the last day of a shorter month.
  func adding(months: Int) -> CivilDate {
    let monthsSinceYearZero = year * 12 + month - 1 + months
    let newYear = monthsSinceYearZero.flooringQuotient(12)
    var result = CivilDate(
      year: newYear,
      month: monthsSinceYearZero - newYear * 12 + 1,
      day: 1
    )
    result.day = min(day, result.daysInMonth)
    return result
  }
}

extension FixedWidthInteger {
  /// Returns the quotient rounded down, also for negative numbers; `divisor` is positive.
  func flooringQuotient(_ divisor: Self) -> Self {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// Returns the remainder of `flooringQuotient`, which is never negative.
  func flooringRemainder(_ divisor: Self) -> Self {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
