/// What a fact changed.
package struct FactEffect: Equatable, Sendable {
  /// The changed fields with their new values, derived fields included.
  package var changes: [Fact.Entry] = []
  /// The same fields with their former values.
  package var former: [Fact.Entry] = []
  /// The fields whose recorded value is newer than the fact's, and another one.
  package var stale = TransactionFields()
  /// The fields on which two facts of one moment differ.
  package var tied = TransactionFields()
}

extension FactEffect {
  /// Creates the effect of a period that follows another one.
  init(from before: Transaction, to after: Transaction) {
    changes = after.changes(since: before)
    former = before.changes(since: after)
  }
}

extension Purchase {
  /// Merges facts about one transaction; returns nil if the chain does not have it.
  mutating func merge(_ facts: [Fact], now: Moment) -> FactEffect? {
    guard let id = facts.first?.transaction, let index = index(of: id) else { return nil }
    let said = facts.flatMap(\.values)
    var shown: TransactionFields = [.purchasedAt, .autoRenewDisabledAt, .billingIssueAt]
    for entry in said { shown.insert(entry.field) }
    // The facts may end an amendment: another transaction may be the latest afterwards.
    if hasAmendment { shown.formUnion([.product, .expiresAt]) }
    let before = shown.all.map { Fact.Entry(field: $0, value: value(of: $0, at: index)) }
    var effect = FactEffect()
    for var fact in facts {
      if index == earlier.count {
        amend(with: &fact, now: now)
        effect.tied.formUnion(latest.merge(fact, now: now))
      } else {
        effect.tied.formUnion(earlier[index].merge(fact, now: now))
      }
    }
    if index < earlier.count || earlier.last.map({ latest.precedes($0) }) ?? false { sort() }
    if !earlier.isEmpty { lineUp(id) }
    let place = self.index(of: id) ?? index
    for entry in before where value(of: entry.field, at: place) != entry.value {
      effect.changes.append(Fact.Entry(entry.field, value(of: entry.field, at: place)))
      effect.former.append(entry)
    }
    for entry in said where value(of: entry.field, at: place) != entry.value {
      effect.stale.insert(entry.field)
    }
    return effect
  }

  /// Whether the latest period, which was unpaid when the chain was as `known`, is paid now.
  func pays(for known: Purchase) -> Bool {
    !earlier.isEmpty && latest.id == known.latest.id && latest.isPaid && !known.latest.isPaid
  }

  /// Adds a transaction; returns whether it is the latest.
  mutating func add(_ transaction: Transaction) -> Bool {
    var transaction = transaction
    transaction.lineUp(with: earlier + [latest])
    if transaction.precedes(latest) {
      let index = earlier.firstIndex { transaction.precedes($0) }
      earlier.insert(transaction, at: index ?? earlier.count)
    } else {
      earlier.append(latest)
      latest = transaction
      // An amendment of the present lasts until the next transaction.
      if hasAmendment { amendment = Amendment() }
    }
    lineUp(transaction.id)
    return latest.id == transaction.id
  }

  func index(of transaction: TransactionID) -> Int? {
    if latest.id == transaction { return earlier.count }
    return earlier.lastIndex { $0.id == transaction }
  }

  /// Returns the transaction that an undated update without a transaction's id is about.
  ///
  /// A store cannot have refunded what was bought afterwards.
  func transaction(concernedBy withdrawals: [Moment]) -> TransactionID {
    guard let moment = withdrawals.min(), latest.purchasedAt > moment,
      let concerned = earlier.last(where: { $0.purchasedAt <= moment })
    else { return latest.id }
    return concerned.id
  }

  /// Returns a field's value: that of the present, if the transaction is the latest.
  private func value(of field: TransactionField, at index: Int) -> FieldValue {
    guard index == earlier.count else { return earlier[index][field] }
    switch field {
    case .product: return .text(product.bytes)
    case .expiresAt: return FieldValue(expiresAt)
    default: return latest[field]
    }
  }

  /// Takes from an undated fact what amends the present; a newer dated fact ends an amendment.
  private mutating func amend(with fact: inout Fact, now: Moment) {
    guard let asOf = fact.asOf else {
      if let end = fact[.expiresAt] {
        let known = amendment.expiresAt?.asOf ?? latest.stamp(of: .expiresAt)?.asOf
        amendment.expiresAt = Amended(value: end.moment, asOf: max(now, known ?? now))
        fact[.expiresAt] = nil
      }
      if let id = fact[.product]?.text {
        let known = amendment.product?.asOf ?? latest.stamp(of: .product)?.asOf
        amendment.product = Amended(value: ProductID(id), asOf: max(now, known ?? now))
        fact[.product] = nil
      }
      return
    }
    guard hasAmendment else { return }
    if fact[.expiresAt] != nil, let known = amendment.expiresAt, asOf > known.asOf {
      amendment.expiresAt = nil
    }
    if fact[.product] != nil, let known = amendment.product, asOf > known.asOf {
      amendment.product = nil
    }
  }

  private mutating func sort() {
    transactions = transactions.sorted { $0.precedes($1) }
  }
}

extension Transaction {
  /// Whether it gives any time: Stripe begins a period without a payment, which ends as
  /// it begins.
  var isPaid: Bool { expiresAt.map { $0 > purchasedAt } ?? true }

  /// Returns the fields in which it differs from the period before, apart from its beginning.
  func changes(since before: Transaction) -> [Fact.Entry] {
    TransactionField.allCases.filter { $0 != .purchasedAt && self[$0] != before[$0] }
      .map { Fact.Entry($0, self[$0]) }
  }
}

extension Fact.Entry {
  init(_ field: TransactionField, _ value: FieldValue) {
    self.init(field: field, value: value)
  }
}
