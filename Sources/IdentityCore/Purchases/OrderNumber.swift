/// The place of a transaction among the renewals of its order, as Google Play numbers them:
/// `GPA.1`, `GPA.1..0`, `GPA.1..1`.
package struct OrderNumber {
  private let name: [UInt8]
  /// The length of the first order's name.
  private let length: Int
  /// Minus one for the first order itself.
  private let renewal: Int

  package init(_ transaction: TransactionID) {
    name = transaction.bytes
    let digits = name.reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    let rest = name.dropLast(digits)
    let number = rest.suffix(2).elementsEqual("..".utf8) ? Self.number(name.suffix(digits)) : nil
    length = number == nil ? name.count : rest.count - 2
    renewal = number ?? -1
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard 1...18 ~= digits.count else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  package var isRenewal: Bool { renewal >= 0 }

  /// The first order: `GPA.1` for `GPA.1..5`.
  package var order: TransactionID { TransactionID(Array(name.prefix(length))) }

  /// Whether both are of one order, and this one has the higher number.
  func follows(_ other: OrderNumber) -> Bool {
    renewal > other.renewal && length == other.length
      && name.prefix(length).elementsEqual(other.name.prefix(length))
  }
}

// A transaction whose date no fact named begins when a store showed it first. If a caller's clock
// was wrong, the numbers of the orders still say which of them came first.
extension Purchase {
  /// Has the transactions stand in line by the numbers of their orders, after a fact about one.
  mutating func lineUp(_ id: TransactionID) {
    guard let place = index(of: id) else { return }
    var line = transactions
    line[place].lineUp(with: line)
    let number = OrderNumber(id)
    for index in line.indices where index != place && !line[index].isDated {
      guard line[index].purchasedAt > line[place].purchasedAt,
        number.follows(OrderNumber(line[index].id))
      else { continue }
      line[index].purchasedAt = line[place].purchasedAt
    }
    guard line != transactions else { return }
    transactions = line.sorted { $0.precedes($1) }
  }
}

extension Transaction {
  /// Begins no later than those with a higher number.
  mutating func lineUp(with others: [Transaction]) {
    if isDated { return }
    let number = OrderNumber(id)
    for other in others where other.purchasedAt < purchasedAt {
      if OrderNumber(other.id).follows(number) { purchasedAt = other.purchasedAt }
    }
  }

  /// Whether a fact named the moment of the purchase.
  fileprivate var isDated: Bool { stamp(of: .purchasedAt) != nil }
}
