/// The encoding of one chain in a `ChainList`; each chain has exactly one form.
package struct ChainForm {
  /// The store's name follows; otherwise the store is that of the previous chain.
  package var namesStore: Bool
  /// The transaction's id is stored as a number.
  package var isNumber: Bool

  package init(namesStore: Bool, isNumber: Bool) {
    self.namesStore = namesStore
    self.isNumber = isNumber
  }

  /// Decodes a form; nil if the code is invalid.
  package init?(code: UInt8) {
    guard code < 4 else { return nil }
    self.init(namesStore: code & 1 != 0, isNumber: code & 2 != 0)
  }

  package var code: UInt8 { (namesStore ? 1 : 0) | (isNumber ? 2 : 0) }

  /// More digits than store numbers have, and few enough for 64 bits.
  private static let digitsMax = 18
  package static let numberMax: UInt64 = 999_999_999_999_999_999

  /// Returns the number whose decimal digits these bytes are.
  ///
  /// Nil if the digits are not canonical, or the number exceeds `numberMax`.
  package static func number(_ bytes: Span<UInt8>) -> UInt64? {
    let zero = UInt8(ascii: "0")
    guard 1...digitsMax ~= bytes.count, bytes[0] != zero || bytes.count == 1 else { return nil }
    var number: UInt64 = 0
    for index in bytes.indices {
      let digit = bytes[index] &- zero
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
    for index in digits.indices.reversed() {
      digits[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    return digits
  }
}
