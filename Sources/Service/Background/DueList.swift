import IdentityCore

/// Records of a project that are due, as the store listed them.
///
/// The store lists many at once, because a read is slow and contains durable changes only. Changes
/// made since are added here. A listed end may have been emitted or postponed since: the records
/// themselves say that.
struct DueList {
  /// The due records, in order.
  private(set) var dues: [DueRecord]
  /// The moment up to which the store listed records.
  private let through: Moment
  /// Whether the list is complete up to that moment; otherwise what follows the last is unknown.
  private var isWhole: Bool

  /// How many records the store lists at once.
  static let countMax = 128

  /// Makes a list from what the store returned for a limit.
  init(_ dues: [DueRecord], through moment: Moment, limit: Int) {
    self.dues = dues
    through = moment
    isWhole = dues.count < limit
  }

  /// Returns the next records up to a moment, and whether they are all; nil if only the store can
  /// say.
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

  /// Adds when a changed record is due.
  mutating func record(_ due: DueRecord) {
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
