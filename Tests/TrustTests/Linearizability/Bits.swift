/// A set of numbers below 64.
struct Bits: Hashable, Sendable {
  private var word: UInt64 = 0

  init() {}

  init(_ numbers: [Int]) {
    for number in numbers { _ = insert(number) }
  }

  var isEmpty: Bool { word == 0 }

  var count: Int { word.nonzeroBitCount }

  /// The greatest number; -1 if empty.
  var greatest: Int { 63 - word.leadingZeroBitCount }

  func contains(_ number: Int) -> Bool { word & (1 << UInt64(number)) != 0 }

  /// Inserts a number; returns whether it was absent.
  mutating func insert(_ number: Int) -> Bool {
    defer { word |= 1 << UInt64(number) }
    return !contains(number)
  }

  /// Removes a number; returns whether it was present.
  mutating func remove(_ number: Int) -> Bool {
    defer { word &= ~(1 << UInt64(number)) }
    return contains(number)
  }
}
