extension Event {
  /// The state of a purchase before and after an event.
  ///
  /// Without defaults, so that the compiler demands each new member in an erasure.
  package struct Transition: Equatable, Sendable {
    /// The purchase's state before; nil before its first period.
    package internal(set) var before: EntitlementState?
    package internal(set) var after: EntitlementState?
    /// Former values.
    ///
    /// The former values: in an update those of the changed fields, otherwise those of the former
    /// latest transaction that the event does not show.
    package internal(set) var former: [Fact.Entry]
    /// Whether the event is about a transaction before the latest.
    package internal(set) var isEarlier: Bool

    package init(
      before: EntitlementState?,
      after: EntitlementState?,
      former: [Fact.Entry],
      isEarlier: Bool
    ) {
      self.before = before
      self.after = after
      self.former = former
      self.isEarlier = isEarlier
    }
  }
}

extension Event.Transition {
  /// Creates the transition of an update, whose effect has the former values.
  init(
    from known: Purchase,
    to purchase: Purchase,
    by effect: FactEffect,
    of transaction: TransactionID,
    at now: Moment
  ) {
    self.init(
      before: known.stateInPeriod(at: now)?.state,
      after: purchase.stateInPeriod(at: now)?.state,
      former: effect.former,
      isEarlier: purchase.latest.id != transaction
    )
  }

  /// Creates the transition to a later transaction.
  init(from known: Purchase, to renewed: Purchase, at now: Moment) {
    self.init(
      before: known.stateInPeriod(at: now)?.state,
      after: renewed.stateInPeriod(at: now)?.state,
      former: known.formerPeriod + known.formerOutlook,
      isEarlier: false
    )
  }

  /// Creates the transition of a new purchase that gives no access any more; nil for any other.
  ///
  /// No later event says that it is over.
  init?(ofNew purchase: Purchase, at now: Moment) {
    guard let state = purchase.stateInPeriod(at: now)?.state, !state.givesAccess else { return nil }
    self.init(before: nil, after: state, former: [], isEarlier: false)
  }

  /// Creates a transition without a statement: the clock or another chain causes it.
  init(
    of purchase: Purchase,
    _ transaction: TransactionID? = nil,
    from before: EntitlementState?,
    to after: EntitlementState?
  ) {
    self.init(
      before: before,
      after: after,
      former: purchase.formerOutlook,
      isEarlier: transaction.map { $0 != purchase.latest.id } ?? false
    )
  }
}

extension Purchase {
  /// The period of the latest transaction; an unpaid one says nothing of the price before.
  fileprivate var formerPeriod: [Fact.Entry] {
    let paid = latest.isPaid ? latest : earlier.last { $0.isPaid } ?? latest
    return [
      Fact.Entry(.product, .text(product.bytes)),
      Fact.Entry(.expiresAt, FieldValue(expiresAt)),
      Fact.Entry(.periodType, FieldValue(paid.periodType)),
    ]
  }

  /// What the former latest transaction said of the time after it.
  fileprivate var formerOutlook: [Fact.Entry] {
    latest.hasState ? latest.entries(of: [.autoRenew, .renewsAs, .billingIssueAt]) : []
  }

  /// What the store says of the time after a new period along with it; nil if nothing.
  ///
  /// No later event says it. For example, a user cancels, and the store's message about that is
  /// the first that the daemon gets.
  var outlook: [Fact.Entry]? { outlook(changedBy: nil) }

  /// The same, as far as a fact changed it.
  func outlook(changedBy effect: FactEffect?) -> [Fact.Entry]? {
    let fields: [TransactionField] = [
      .gracePeriodExpiresAt, .paused, .pausedUntil, .autoRenew, .renewsAs, .billingIssueAt,
    ]
    let entries = latest.hasState ? latest.entries(of: fields) : []
    let changed = entries.filter { effect?.changes.contains($0) ?? true }
    return changed.isEmpty ? nil : changed
  }
}

extension Event.Transition: Coded {
  static var blank: Self {
    Self(before: nil, after: nil, former: [], isEarlier: false)
  }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.code(&before)
    try coder.code(&after)
    try coder.list(&former)
    try coder.flag(&isEarlier)
  }
}
