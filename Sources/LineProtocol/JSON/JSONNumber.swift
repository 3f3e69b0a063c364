/// A number of any size: its sign, its significant digits and a power of ten.
///
/// Equal numbers have equal parts, however they are written. The digits neither begin nor end with
/// a zero, and zero has no digits and no sign.
struct JSONNumber {
  private(set) var isNegative = false

  /// The digits as ASCII; the number is this integer times ten to the `exponent`.
  private(set) var digits: [UInt8] = []

  /// The exponent as ASCII, with a sign if it is negative; it may exceed any integer type.
  private(set) var exponent: [UInt8] = [UInt8(ascii: "0")]

  /// Reads a number that the scanner has checked, at `range` of `text`.
  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    var at = range.lowerBound
    var digitsAfterPoint = 0
    var isAfterPoint = false
    while at < range.upperBound, text[at] | 0x20 != UInt8(ascii: "e") {
      switch text[at] {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isAfterPoint = true
      case UInt8(ascii: "0") where digits.isEmpty: if isAfterPoint { digitsAfterPoint += 1 }
      default:
        digits.append(text[at])
        if isAfterPoint { digitsAfterPoint += 1 }
      }
      at += 1
    }
    var zeros = 0
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      zeros += 1
    }
    guard !digits.isEmpty else {
      isNegative = false
      return
    }
    let written = at < range.upperBound ? text.extracting(at + 1..<range.upperBound) : Span()
    exponent = Self.sum(written, zeros - digitsAfterPoint)
  }

  /// Returns the number, or nil if it is not an integer of 64 bits.
  static func int64(_ text: Span<UInt8>, _ range: Range<Int>) -> Int64? {
    let isNegative = text[range.lowerBound] == UInt8(ascii: "-")
    var value: Int64 = 0
    for position in range.lowerBound + (isNegative ? 1 : 0)..<range.upperBound {
      guard JSONText.isDigit(text[position]), range.count <= 18 else {
        return JSONNumber(text, range).int64
      }
      value = value * 10 + Int64(text[position] - UInt8(ascii: "0"))
    }
    return isNegative ? -value : value
  }

  private var int64: Int64? {
    guard !digits.isEmpty else { return 0 }
    guard let zeros = Int(String(decoding: exponent, as: UTF8.self)), 0...18 ~= zeros,
      digits.count + zeros <= 19
    else { return nil }
    let text = digits + [UInt8](repeating: UInt8(ascii: "0"), count: zeros)
    return Int64((isNegative ? "-" : "") + String(decoding: text, as: UTF8.self))
  }

  /// Returns the digits of a written exponent, which may be empty, plus `adjustment`.
  private static func sum(_ written: Span<UInt8>, _ adjustment: Int) -> [UInt8] {
    var isNegative = false
    var magnitude: [UInt8] = []
    for index in 0..<written.count {
      switch written[index] {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      case UInt8(ascii: "0") where magnitude.isEmpty: break
      default: magnitude.append(written[index])
      }
    }
    if magnitude.count <= 18 {
      let value = Int(String(decoding: magnitude, as: UTF8.self)) ?? 0
      return Array(String((isNegative ? -value : value) + adjustment).utf8)
    }
    // The sum has the sign of the exponent, which far exceeds any number of digits.
    var carry = isNegative ? -adjustment : adjustment
    for index in magnitude.indices.reversed() where carry != 0 {
      let digit = Int(magnitude[index] - UInt8(ascii: "0")) + carry
      let rest = (digit % 10 + 10) % 10
      magnitude[index] = UInt8(ascii: "0") + UInt8(rest)
      carry = (digit - rest) / 10
    }
    if carry > 0 { magnitude = Array(String(carry).utf8) + magnitude }
    let sign = isNegative ? [UInt8(ascii: "-")] : []
    return sign + magnitude.drop { $0 == UInt8(ascii: "0") }
  }
}
