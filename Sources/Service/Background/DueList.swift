import IdentityCore

/// The due changes that the store listed for a project and that were not emitted yet.
///
/// A query to the store is costly, and the store learns of emitted changes only when they are
/// durable. One query therefore returns many, and later changes are added here. A listed change may
/// have been emitted or postponed meanwhile: the records decide.
struct DueList {
  /// The due records, in order.
  private(set) var dues: [DueRecord]
  /// The moment up to which the store was asked.
  private let through: Moment
  /// Whether the list is complete up to `through`; otherwise what follows the last is unknown.
  private var isWhole: Bool

  /// How many the list gets from the store at once.
  static let countMax = 128

  /// Creates the list from the store's answer to a query with this limit.
  init(_ dues: [DueRecord], through moment: Moment, limit: Int) {
    self.dues = dues
    through = moment
    isWhole = dues.count < limit
  }

  /// Returns the next ones up to a moment, and whether these are all.
  ///
  /// Returns nil if only the store knows.
  func next(_ limit: Int, through moment: Moment) -> (dues: [DueRecord], isAll: Bool)? {
    var count = 0
    while count < dues.count, count < limit, dues[count].moment <= moment { count += 1 }
    let isAll = !has(behind: count, through: moment) && isWhole && moment <= through
    return count > 0 || isAll ? (Array(dues[..<count]), isAll) : nil
  }

  private func has(behind count: Int, through moment: Moment) -> Bool {
    count < dues.count && dues[count].moment <= moment
  }

  mutating func removeFirst(_ count: Int) {
    dues.removeFirst(count)
  }

  /// Adds what is due of a record that changed.
  mutating func note(_ due: DueRecord) {
    if isWhole {
      guard due.moment <= through else { return }
    } else {
      guard let last = dues.last, due < last else { return }
    }
    dues.insert(due, at: dues.firstIndex { due < $0 } ?? dues.count)
    guard dues.count > 2 * Self.countMax else { return }
    // The store will list them again.
    dues.removeLast(dues.count - Self.countMax)
    isWhole = false
  }
}
