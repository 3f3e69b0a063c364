/// Through which hands a purchase went after those that it was recorded for.
///
/// A record of its own, which only a purchase has that somebody gained or lost. The first holders
/// stand in the purchase itself (`Purchase.firstHolders`). An alias is no passage: it stands in
/// the users' trails.
package struct PurchaseTrail: Equatable, Sendable {
  package var chain: ChainKey
  /// In the order of their events.
  package var holderChanges: [HolderChange] = []

  package init(chain: ChainKey, holderChanges: [HolderChange] = []) {
    self.chain = chain
    self.holderChanges = holderChanges
  }
}

/// One change of a purchase's holders.
package struct HolderChange: Equatable, Sendable {
  /// The cursor of the event that tells it: `…Received`, or the first `…Transferred` where nobody
  /// gained it.
  package var cursor: Int64
  /// How many events tell it: that one, and a `…Transferred` for each who lost it.
  package var eventCount: Int
  package var at: Moment
  package var method: LinkMethod
  package var rule: LinkRule
  /// The anonymous user of the device, where it came of a login.
  package var anonymousUser: UserID?
  /// Who held it before, one id for each customer, sorted.
  package var from: [UserID]
  /// Who gained it; nil where somebody only lost it.
  package var to: UserID?
  /// The cursor of the event that tells that it was taken back.
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

  /// Whether the event of this cursor tells of it.
  func isEmitted(in cursor: Int64) -> Bool {
    cursor >= self.cursor && cursor < self.cursor + Int64(eventCount)
  }
}
