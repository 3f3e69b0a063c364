/// When a field of a transaction was said.
package struct Stamp: Hashable, Comparable, Sendable {
  package var asOf: Moment
  /// Whether a caller said it without a date, which outranks a store in the same millisecond; so
  /// does a store's last word on a subscription.
  package var isUndated: Bool

  package init(asOf: Moment, isUndated: Bool = false) {
    self.asOf = asOf
    self.isUndated = isUndated
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.asOf == right.asOf ? !left.isUndated && right.isUndated : left.asOf < right.asOf
  }
}

/// What was said about auto-renew or billing at each moment: the newest statements.
package struct Statements: Hashable, Sendable {
  /// One statement.
  package struct Statement: Hashable, Sendable {
    package var stamp: Stamp
    /// Auto-renew is off, or billing fails.
    package var isAdverse: Bool
    /// Whether the store listed all items of the subscription along with it.
    package var listsItems: Bool

    package init(stamp: Stamp, isAdverse: Bool, listsItems: Bool = false) {
      self.stamp = stamp
      self.isAdverse = isAdverse
      self.listsItems = listsItems
    }
  }

  /// Sorted by `asOf`, the newest last; no two are equal.
  package private(set) var all: [Statement] = []

  /// How many are kept: the newest of a set are the same in any order of arrival.
  package static let countMax = 16

  package init() {}

  /// Creates a list from stored statements; nil if they are out of order or too many.
  package init?(_ all: [Statement]) {
    let isSorted = zip(all, all.dropFirst()).allSatisfy { $0.stamp.asOf < $1.stamp.asOf }
    guard isSorted, all.count <= Self.countMax else { return nil }
    self.all = all
  }

  package var newest: Statement? { all.last }

  /// Since when the newest statement has said so without a break; nil if it says "on", or
  /// "not failing".
  package var since: Moment? {
    all.reversed().prefix { $0.isAdverse }.last?.stamp.asOf
  }

  /// Adds a statement.
  ///
  /// If two have the same moment, an undated one stays, else the one in the customer's favour.
  package mutating func add(_ statement: Statement, isFinal: Bool = false) {
    let index = all.firstIndex { $0.stamp.asOf >= statement.stamp.asOf } ?? all.count
    if index < all.count, all[index].stamp.asOf == statement.stamp.asOf {
      let known = all[index]
      let wins =
        statement.stamp.isUndated || !known.stamp.isUndated && !statement.isAdverse
      let listsItems = known.listsItems || statement.listsItems
      all[index].listsItems = listsItems
      guard wins else { return }
      var statement = statement
      statement.listsItems = listsItems
      // A caller that says "on" and "off" within a millisecond has broken the run between them.
      if statement.stamp.isUndated, !isFinal, statement.isAdverse, !known.isAdverse {
        all.removeFirst(index)
        all[0] = statement
      } else {
        all[index] = statement
      }
      return
    }
    all.insert(statement, at: index)
    if all.count > Self.countMax { all.removeFirst() }
  }
}

extension Stamp: Coded {
  static var blank: Self { Stamp(asOf: .blank) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.moment(&asOf)
    try coder.flag(&isUndated)
  }
}

extension Statements: Coded {
  static var blank: Self { Self() }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.list(&all)
    let (all, count) = (all, all.count)
    try coder.require(count <= Self.countMax, else: .unsorted)
    try coder.requireOrder(all) { $0.stamp.asOf < $1.stamp.asOf }
  }
}

extension Statements.Statement: Coded {
  static var blank: Self { Self(stamp: .blank, isAdverse: false) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try stamp.fields(&coder)
    var code: UInt8 = (isAdverse ? 1 : 0) | (listsItems ? 2 : 0)
    try coder.byte(&code)
    try coder.require(code < 4, else: .unknownCode(code, of: "Statement"))
    (isAdverse, listsItems) = (code & 1 != 0, code & 2 != 0)
  }
}
