/// Reads the parts of RFC 3339 and ISO 8601 texts in sequence.
struct TimeTextReader {
  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  var isAtEnd: Bool { position == text.count }

  /// Skips a character if it is next; returns whether it was.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < text.count, UInt32(text[position]) == character.value else { return false }
    position += 1
    return true
  }

  mutating func date() throws(TimeTextError) -> CivilDate {
    let form = TimeTextError.form
    let year = try number(digits: 4, form)
    guard take("-") else { throw TimeTextError(form) }
    let month = try number(digits: 2, form)
    guard take("-") else { throw TimeTextError(form) }
    let day = try number(digits: 2, form)
    guard 1...12 ~= month else { throw TimeTextError("there is no month \(padded(month))") }
    let date = CivilDate(year: year, month: month, day: day)
    guard 1...date.daysInMonth ~= day else {
      throw TimeTextError(
        "there is no day \(padded(day)) in month \(padded(month)) of that year, "
          + "which has \(date.daysInMonth) days"
      )
    }
    return date
  }

  /// Reads a time of day: minutes, seconds up to 60, and milliseconds.
  mutating func time() throws(TimeTextError) -> (minutes: Int, seconds: Int, milliseconds: Int) {
    let form = "expected a time after the T, for example 09:30:00"
    let hour = try number(digits: 2, form)
    guard take(":") else { throw TimeTextError(form) }
    let minute = try number(digits: 2, form)
    guard take(":") else { throw TimeTextError(form) }
    let seconds = try number(digits: 2, form)
    guard hour < 24 else { throw TimeTextError("there is no hour \(hour)") }
    guard minute < 60 else { throw TimeTextError("there is no minute \(minute)") }
    guard seconds <= 60 else { throw TimeTextError("there is no second \(seconds)") }
    let milliseconds = take(".") ? try fraction() : 0
    return (hour * 60 + minute, seconds, milliseconds)
  }

  /// Reads a fraction of any length as milliseconds.
  mutating func fraction() throws(TimeTextError) -> Int {
    let start = position
    var milliseconds = 0
    while let digit = takeDigit() {
      if position - start <= 3 { milliseconds = milliseconds * 10 + digit }
    }
    guard position > start else { throw TimeTextError("expected digits after the decimal point") }
    for _ in 0..<max(0, 3 - (position - start)) { milliseconds *= 10 }
    return milliseconds
  }

  /// Reads an offset from UTC in minutes, positive to the east.
  mutating func offset() throws(TimeTextError) -> Int {
    if take("Z") || take("z") { return 0 }
    let form = "expected Z or an offset from UTC after the time, for example +02:00"
    let isEast = take("+")
    guard isEast || take("-") else { throw TimeTextError(form) }
    let hours = try number(digits: 2, form)
    guard take(":") else { throw TimeTextError(form) }
    let minutes = try number(digits: 2, form)
    guard hours < 24, minutes < 60 else { throw TimeTextError("there is no such offset from UTC") }
    return (isEast ? 1 : -1) * (hours * 60 + minutes)
  }

  /// Reads a digit; returns nil if the next character is not a digit.
  mutating func takeDigit() -> Int? {
    guard position < text.count, JSONText.isDigit(text[position]) else { return nil }
    position += 1
    return Int(text[position - 1] - UInt8(ascii: "0"))
  }

  private mutating func number(digits: Int, _ form: String) throws(TimeTextError) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard let digit = takeDigit() else { throw TimeTextError(form) }
      value = value * 10 + digit
    }
    return value
  }

  private func padded(_ value: Int) -> String {
    value < 10 ? "0\(value)" : "\(value)"
  }
}
