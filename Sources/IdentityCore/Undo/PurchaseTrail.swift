/// The changes of a purchase's holders after the first ones.
///
/// A record of its own, which only a purchase with such changes has. The purchase has its first
/// holders (`Purchase.firstHolders`). Aliases are in the users' trails.
package struct PurchaseTrail: Equatable, Sendable {
  package var chain: ChainKey
  /// In the order of their events.
  package var holderChanges: [HolderChange] = []

  package init(chain: ChainKey, holderChanges: [HolderChange] = []) {
    self.chain = chain
    self.holderChanges = holderChanges
  }

  /// Returns the purchase's first holders; none if they were erased before it was recorded.
  func firstHolders(of purchase: Purchase) -> [UserID] {
    let isUnheld = holderChanges.first.map(\.from.isEmpty) ?? purchase.holders.isEmpty
    return isUnheld ? [] : purchase.firstHolders
  }
}

/// One change of a purchase's holders.
package struct HolderChange: Equatable, Sendable {
  /// The cursor of its first event: `…Received`, or `…Transferred` without a new holder.
  package var cursor: Int64
  /// The number of its events: the first, and a `…Transferred` for each losing holder.
  package var eventCount: Int
  package var at: Moment
  package var method: LinkMethod
  package var rule: LinkRule
  /// The device's anonymous user, if a login caused the change.
  package var anonymousUser: UserID?
  /// The previous holders, one id for each customer, sorted.
  package var from: [UserID]
  /// The new holder; nil if customers only lost the purchase.
  package var to: UserID?
  /// The cursor of the event that undid the change.
  package var undoneIn: Int64?

  package init(
    cursor: Int64,
    eventCount: Int,
    at: Moment,
    method: LinkMethod,
    rule: LinkRule,
    anonymousUser: UserID? = nil,
    from: [UserID],
    to: UserID?,
    undoneIn: Int64? = nil
  ) {
    self.cursor = cursor
    self.eventCount = eventCount
    self.at = at
    self.method = method
    self.rule = rule
    self.anonymousUser = anonymousUser
    self.from = from
    self.to = to
    self.undoneIn = undoneIn
  }

  /// Whether the event at a cursor belongs to this change.
  func isEmitted(in cursor: Int64) -> Bool {
    cursor >= self.cursor && cursor < self.cursor + Int64(eventCount)
  }
}

extension PurchaseTrail: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.list(&holderChanges)
  }
}

extension HolderChange: Coded {
  static var blank: Self {
    HolderChange(
      cursor: 0,
      eventCount: 0,
      at: .blank,
      method: .restore,
      rule: .share,
      from: [],
      to: nil
    )
  }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.signed(&cursor)
    try coder.number(&eventCount)
    try coder.moment(&at)
    try coder.code(&method)
    try coder.code(&rule)
    try coder.id(&anonymousUser)
    try coder.list(&from)
    try coder.id(&to)
    try coder.signed(&undoneIn)
  }
}
