/// Moments in milliseconds since 2020, the earliest time in the histories.
enum ModelMoment {
  static let day = 24 * 3600 * 1000

  /// Before everything that anybody says: the beginning of 1970.
  static let never = -1_577_836_800_000

  static func text(_ moment: Int) -> String {
    if moment == never { return "1970-01-01T00:00:00.000Z" }
    var days = moment / day
    var year = 2020
    while days >= yearLength(year) {
      days -= yearLength(year)
      year += 1
    }
    var month = 1
    while days >= monthLength(month, year) {
      days -= monthLength(month, year)
      month += 1
    }
    let rest = moment % day
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(days + 1, 2))"
    let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { padded($0, 2) }
    return "\(date)T\(clock[0]):\(clock[1]):\(clock[2]).\(padded(rest % 1000, 3))Z"
  }

  /// Parses a text in the format of `text`.
  static func read(_ text: String) -> Int? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 7 else { return nil }
    var days = numbers[2] - 1
    for year in 2020..<max(2020, numbers[0]) { days += yearLength(year) }
    for month in 1..<max(1, numbers[1]) { days += monthLength(month, numbers[0]) }
    let seconds = (numbers[3] * 60 + numbers[4]) * 60 + numbers[5]
    return days * day + seconds * 1000 + numbers[6]
  }

  private static func yearLength(_ year: Int) -> Int { year % 4 == 0 ? 366 : 365 }

  private static func monthLength(_ month: Int, _ year: Int) -> Int {
    if month == 2 { return year % 4 == 0 ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
