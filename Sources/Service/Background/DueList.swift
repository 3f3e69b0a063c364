import IdentityCore

/// What the store said is due in a project, as far as it was not told yet.
///
/// To ask the store has its price, and it knows of what was told only when that is durable. So it
/// is asked for many at once; what changes meanwhile is added here. What is listed may be told by
/// now, or put off: the records themselves say that.
struct DueList {
  /// In order, from the next one on.
  private(set) var dues: [DueRecord]
  /// Up to when the store was asked.
  private let through: Moment
  /// Whether there was no more up to then; else what is behind the last of these is not known.
  private var isWhole: Bool

  /// How many the store is asked for at once.
  static let countMax = 128

  /// What the store said when it was asked for `limit` of them.
  init(_ dues: [DueRecord], through moment: Moment, limit: Int) {
    self.dues = dues
    through = moment
    isWhole = dues.count < limit
  }

  /// The next ones up to a moment, and whether these are all; nil where only the store knows.
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

  /// A record changed: this is what is due of it now.
  mutating func note(_ due: DueRecord) {
    if isWhole {
      guard due.moment <= through else { return }
    } else {
      guard let last = dues.last, due < last else { return }
    }
    dues.insert(due, at: dues.firstIndex { due < $0 } ?? dues.count)
    guard dues.count > 2 * Self.countMax else { return }
    // The store will say it again.
    dues.removeLast(dues.count - Self.countMax)
    isWhole = false
  }
}
