/// What a store or a caller says about one transaction.
package struct Fact: Equatable, Sendable {
  package var transaction: TransactionID
  /// When the store said it; nil if the caller says it now.
  package var asOf: Moment?
  /// The fields that it names, each once, in the order of their cases.
  package private(set) var values: [Entry] = []
  /// Whether the store listed all items of the subscription along with it.
  package var listsItems = false
  /// Whether it outranks any other fact of the same moment, because nothing can follow it.
  package var isFinal = false

  /// A field and its value.
  package struct Entry: Equatable, Sendable {
    package var field: TransactionField
    package var value: FieldValue

    package init(field: TransactionField, value: FieldValue) {
      self.field = field
      self.value = value
    }
  }

  package init(about transaction: TransactionID, asOf: Moment? = nil) {
    self.transaction = transaction
    self.asOf = asOf
  }

  /// Creates the fact that a purchase of the transaction is.
  package init(_ bought: Transaction, asOf: Moment) {
    self.init(about: bought.id, asOf: asOf)
    values = bought.named.all.map { Entry(field: $0, value: bought[$0]) }
  }

  /// The value of a field; nil if the fact does not name it.
  package subscript(field: TransactionField) -> FieldValue? {
    get { values.first { $0.field == field }?.value }
    set {
      values.removeAll { $0.field == field }
      guard let newValue else { return }
      let index = values.firstIndex { $0.field.rawValue > field.rawValue } ?? values.count
      values.insert(Entry(field: field, value: newValue), at: index)
    }
  }
}

extension Transaction {
  /// Merges a fact about this transaction; returns the fields on which two facts of one moment
  /// differed.
  ///
  /// Each field by itself keeps the value that was said last. Merging a set of dated facts has the
  /// same result in whatever order and however often they come.
  package mutating func merge(_ fact: Fact, now: Moment) -> TransactionFields {
    let tied = set(fact, now: now)
    addBillingStatement(of: fact, now: now)
    return tied
  }

  /// Sets the fields that a fact names, without its statement about billing.
  mutating func set(_ fact: Fact, now: Moment) -> TransactionFields {
    var tied = TransactionFields()
    for entry in fact.values {
      let field = entry.field
      let known = stamp(of: field)
      let stamp =
        fact.asOf.map { Stamp(asOf: $0, isUndated: fact.isFinal) }
        ?? Stamp(asOf: max(now, known?.asOf ?? now), isUndated: true)
      if let known, !stamp.sets(known) {
        if stamp == known, self[field] != entry.value {
          tied.insert(field)
          if entry.value.isFavoured(over: self[field], in: field) { self[field] = entry.value }
        }
      } else {
        self[field] = entry.value
        mark(field, stamp)
      }
      if field == .autoRenew {
        state.renewal.add(
          Statements.Statement(
            stamp: stamp,
            isAdverse: !entry.value.flag,
            listsItems: fact.listsItems
          ),
          isFinal: fact.isFinal
        )
      }
    }
    // Who names the product shows that it was bought by then. Of all these moments only the least
    // is the same in any order of arrival and never moves the beginning past access once given.
    if let asOf = fact.asOf, fact[.product] != nil, stamp(of: .purchasedAt) == nil {
      purchasedAt = min(purchasedAt, asOf)
    }
    return tied
  }

  /// Adds what a fact says about billing, whatever others said: it fails if the fact sets either
  /// field.
  private mutating func addBillingStatement(of fact: Fact, now: Moment) {
    let (retry, grace) = (fact[.billingRetry], fact[.gracePeriodExpiresAt])
    guard retry != nil || grace != nil else { return }
    let newest = state.billing.newest?.stamp.asOf
    let stamp =
      fact.asOf.map { Stamp(asOf: $0) }
      ?? Stamp(asOf: max(now, newest ?? now), isUndated: true)
    let fails = retry?.flag == true || grace?.moment != nil
    state.billing.add(Statements.Statement(stamp: stamp, isAdverse: fails))
  }

  /// The newest moment at which anything was said about the transaction.
  package var asOf: Moment {
    guard hasState else { return firstAsOf }
    let state = state
    let statements = [state.renewal, state.billing].compactMap(\.newest?.stamp)
    return (state.stamps.map(\.stamp) + statements).reduce(firstAsOf) { max($0, $1.asOf) }
  }

  /// The end of the paid period; the grace period stands in for an end that no fact named.
  package var periodEnd: Moment? {
    guard expiresAt == nil, hasState, let grace = gracePeriodExpiresAt,
      stamp(of: .expiresAt) == nil
    else { return expiresAt }
    return grace
  }

  /// Whether a fact said that the period has no end, so that no grace period stands in for one.
  package var statesNoEnd: Bool { expiresAt == nil && stamp(of: .expiresAt) != nil }

  /// Returns when a field was said; nil if no fact named it.
  package func stamp(of field: TransactionField) -> Stamp? {
    if named.contains(field) { return Stamp(asOf: firstAsOf) }
    guard hasState else { return nil }
    if field == .autoRenew { return state.renewal.newest?.stamp }
    return state.stamps.first { $0.field == field }?.stamp
  }

  /// Ends a period because the store no longer lists its item, which it did last at `listing`.
  ///
  /// A statement that the store makes with a later listing takes this back.
  mutating func end(at moment: Moment, lastListedAt listing: Moment) {
    let stamp = Stamp(asOf: listing, isUndated: true)
    if let known = self.stamp(of: .endedAt), known > stamp { return }
    // Only the newest listings are kept, so one may be gone that ended it before.
    if let endedAt, endedAt <= moment { return }
    endedAt = moment
    mark(.endedAt, stamp)
  }

  /// Keeps when a field was said, in the one form that a set of facts has.
  private mutating func mark(_ field: TransactionField, _ stamp: Stamp) {
    // Its statements keep it.
    if field == .autoRenew { return }
    var stamps = state.stamps.filter { $0.field != field }
    if field == .product, stamp.asOf != firstAsOf {
      // The other fields keep theirs: those in `named` move to the list, and some back.
      stamps += named.all.filter { $0 != field }.map {
        FieldStamp(field: $0, stamp: Stamp(asOf: firstAsOf))
      }
      named = []
      firstAsOf = stamp.asOf
      for entry in stamps where entry.stamp == Stamp(asOf: firstAsOf) { named.insert(entry.field) }
      stamps.removeAll { named.contains($0.field) }
    }
    named.remove(field)
    if stamp == Stamp(asOf: firstAsOf) {
      named.insert(field)
    } else {
      stamps.append(FieldStamp(field: field, stamp: stamp))
    }
    state.stamps = stamps.sorted { $0.field.rawValue < $1.field.rawValue }
  }
}

extension Stamp {
  /// Whether a fact with this stamp sets a field that was said at another one.
  fileprivate func sets(_ known: Stamp) -> Bool { isUndated ? self >= known : self > known }
}

extension Transaction {
  /// The value of a field.
  package subscript(field: TransactionField) -> FieldValue {
    get {
      switch field {
      case .product: .text(product.bytes)
      case .purchasedAt: .moment(purchasedAt)
      case .expiresAt: FieldValue(expiresAt)
      case .periodType: FieldValue(periodType)
      case .price: FieldValue(price)
      case .currency: FieldValue(currency)
      case .country: FieldValue(country)
      case .kind: FieldValue(kind)
      case .environment: FieldValue(environment)
      case .isFamilyShared: .flag(isFamilyShared)
      case .offerCode: FieldValue(offerCode)
      case .attributes: .attributes(attributes)
      case .endedAt: FieldValue(endedAt)
      case .refundedAt: FieldValue(refundedAt)
      case .revokedAt: FieldValue(revokedAt)
      case .gracePeriodExpiresAt: FieldValue(gracePeriodExpiresAt)
      case .billingRetry: .flag(isInBillingRetry)
      case .paused: .flag(isPaused)
      case .pausedUntil: FieldValue(pausedUntil)
      case .autoRenew: .flag(!isAutoRenewOff)
      case .renewsAs: FieldValue(renewsAs?.bytes)
      case .endReason: FieldValue(endReason)
      case .autoRenewDisabledAt: FieldValue(autoRenewDisabledAt)
      case .billingIssueAt: FieldValue(billingIssueAt)
      }
    }
    set {
      switch field {
      case .product: product = newValue.text.map { ProductID($0) } ?? product
      case .purchasedAt: purchasedAt = newValue.moment ?? purchasedAt
      case .expiresAt: expiresAt = newValue.moment
      case .periodType: periodType = newValue.word() ?? .normal
      case .price: details.price = newValue.text
      case .currency: details.currency = newValue.text
      case .country: details.country = newValue.text
      case .kind: kind = newValue.word()
      case .environment: environment = newValue.word()
      case .isFamilyShared: isFamilyShared = newValue.flag
      case .offerCode: details.offerCode = newValue.text
      case .attributes: details.attributes = newValue.attributes
      case .endedAt: endedAt = newValue.moment
      case .refundedAt: refundedAt = newValue.moment
      case .revokedAt: revokedAt = newValue.moment
      case .gracePeriodExpiresAt: gracePeriodExpiresAt = newValue.moment
      case .billingRetry: isInBillingRetry = newValue.flag
      case .paused: isPaused = newValue.flag
      case .pausedUntil: pausedUntil = newValue.moment
      case .renewsAs: state.renewsAs = newValue.text.map { ProductID($0) }
      case .endReason: state.endReason = newValue.word()
      // Statements keep these.
      case .autoRenew, .autoRenewDisabledAt, .billingIssueAt: break
      }
    }
  }
}

extension Transaction {
  /// Returns those of some fields that have another value than by default.
  package func entries(of fields: [TransactionField]) -> [Fact.Entry] {
    fields.compactMap { field in
      let value = self[field]
      let isDefault =
        value == .none || value == .flag(field == .autoRenew) || value == .attributes([])
      return isDefault ? nil : Fact.Entry(field, value)
    }
  }
}

extension Fact.Entry: Coded {
  static var blank: Self { Self(field: .product, value: .none) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.code(&field)
    try value.fields(&coder)
  }
}
