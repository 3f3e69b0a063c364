/// An amount of money in thousandths of its currency's unit.
struct MintPrice: Equatable {
  let thousandths: Int64

  /// The price of a product for which the script names none.
  static let standard = MintPrice(thousandths: 9990)

  init(thousandths: Int64) {
    self.thousandths = thousandths
  }

  /// Reads a decimal number such as `9.99`; nil if it is negative or finer than a thousandth.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let units = Int64(parts[0]), 0...1_000_000_000_000 ~= units else {
      return nil
    }
    var fraction: Int64 = 0
    if parts.count == 2 {
      guard 1...3 ~= parts[1].utf8.count, parts[1].utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
        let digits = Int64(parts[1])
      else { return nil }
      fraction = digits * [100, 10, 1][parts[1].utf8.count - 1]
    }
    thousandths = units * 1000 + fraction
  }

  /// Returns the amount in the currency's smallest unit, as card payments count it.
  func smallestUnits(of currency: String) -> Int64 {
    let code = currency.uppercased()
    if Self.withoutFraction.contains(code) { return thousandths / 1000 }
    return Self.withThreeDigits.contains(code) ? thousandths : thousandths / 10
  }

  private static let withoutFraction: Set = [
    "BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "VND", "VUV",
    "XAF", "XOF", "XPF",
  ]
  private static let withThreeDigits: Set = ["BHD", "JOD", "KWD", "OMR", "TND"]
}
