/// Formats numbers for people.
enum NumberFormat {
  /// Groups thousands: `1234567` becomes `1,234,567`.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0, digit != "-" { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// Formats a duration with three digits in a fitting unit: `87.2 µs`, `1.34 ms`, `2.01 s`.
  static func time(_ nanoseconds: UInt64) -> String {
    let value = Double(nanoseconds)
    return switch nanoseconds {
    case ..<999_500: "\(threeDigits(value / 1e3)) µs"
    case ..<999_500_000: "\(threeDigits(value / 1e6)) ms"
    default: "\(threeDigits(value / 1e9)) s"
    }
  }

  /// Formats seconds with one decimal: `5.0 s`.
  static func seconds(_ duration: Duration) -> String {
    "\(decimal(Double(duration.nanoseconds) / 1e9, places: 1)) s"
  }

  private static func threeDigits(_ value: Double) -> String {
    decimal(value, places: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }

  private static func decimal(_ value: Double, places: Int) -> String {
    let unit = places == 0 ? 1 : places == 1 ? 10 : 100
    let (whole, rest) = Int((value * Double(unit)).rounded()).quotientAndRemainder(
      dividingBy: unit
    )
    guard places > 0 else { return "\(whole)" }
    let digits = String(rest)
    return "\(whole)." + String(repeating: "0", count: places - digits.utf8.count) + digits
  }
}

extension Duration {
  /// The whole nanoseconds.
  var nanoseconds: UInt64 {
    UInt64(max(0, components.seconds)) * 1_000_000_000
      + UInt64(max(0, components.attoseconds / 1_000_000_000))
  }
}
