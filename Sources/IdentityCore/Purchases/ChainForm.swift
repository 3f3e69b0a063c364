/// How a chain stands in a list of them: each has one form only.
package struct ChainForm {
  /// Its store's name comes next; otherwise it is that of the chain before.
  package var namesStore: Bool
  /// Its first transaction's id is the number that it is written as.
  package var isNumber: Bool

  package init(namesStore: Bool, isNumber: Bool) {
    self.namesStore = namesStore
    self.isNumber = isNumber
  }

  /// Nil for what is no form's.
  package init?(code: UInt8) {
    guard code < 4 else { return nil }
    self.init(namesStore: code & 1 != 0, isNumber: code & 2 != 0)
  }

  package var code: UInt8 { (namesStore ? 1 : 0) | (isNumber ? 2 : 0) }

  /// More digits than any store's numbers have, and fewer than 64 bits have room for.
  private static let digitsMax = 18
  package static let numberMax: UInt64 = 999_999_999_999_999_999

  /// The number whose decimal digits these bytes are; nil where it would be written otherwise, and
  /// where it is greater than any that is kept so.
  package static func number(_ bytes: Span<UInt8>) -> UInt64? {
    let zero = UInt8(ascii: "0")
    guard 1...digitsMax ~= bytes.count, bytes[0] != zero || bytes.count == 1 else { return nil }
    var number: UInt64 = 0
    for place in bytes.indices {
      let digit = bytes[place] &- zero
      guard digit < 10 else { return nil }
      number = number * 10 + UInt64(digit)
    }
    return number
  }

  static func digits(of number: UInt64) -> [UInt8] {
    var count = 1
    var rest = number / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    var digits = [UInt8](repeating: 0, count: count)
    rest = number
    for place in digits.indices.reversed() {
      digits[place] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    return digits
  }
}
