import TestSupport

/// `purchase.update`, and what a fact about a known transaction does.
extension Model {
  mutating func update(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let id = params["transactionId"]?.name
    let asOf = params["asOf"]?.momentValue
    if asOf != nil && id == nil { throw ModelError("invalidParams", "/transactionId") }
    try checkStore(params["store"]?.name, "/store")
    guard let index = chain(params["store"]?.name, params["originalTransactionId"]?.name) else {
      throw ModelError("unknownPurchase", "/originalTransactionId")
    }
    var values = ModelFact.named(inUpdate: params)
    if asOf == nil {
      // An undated null turns auto-renew on, and billing retry and a pause off, as it always did.
      for (field, value) in [("autoRenew", true), ("billingRetry", false)]
      where params[field] == .null {
        values[field] = .bool(value)
      }
    }
    var fact = ModelFact(
      source: asOf == nil ? .undatedUpdate : .datedUpdate,
      asOf: asOf ?? now,
      values: values
    )
    let transactions = purchases[index].transactions
    let named = transactions.firstIndex { $0.id == id ?? meant(by: fact, of: index) }
    guard let transaction = named else { throw ModelError("unknownPurchase", "/transactionId") }
    fact.isAboutLatest = transaction == transactions.count - 1
    var call = PurchaseCall(params, now: now)
    call.before = ModelState(of: purchases[index], in: self, at: now)
    call.succession = succession(of: purchases[index])
    if let replaced = chain(purchases[index].store, purchases[index].replaces), replaced != index {
      formerSuccessions[purchases[replaced].name] = .some(succession(of: purchases[replaced]))
      call.isUpdate = true
    }
    let outcome = say([fact], about: transaction, of: index, &call)
    emitReplaced()
    settle([index])
    let result = JSONTree.object([
      "purchase": purchaseJSON(index), "outcome": .string(outcome),
    ])
    let stale: [JSONTree.Member] =
      call.stale.isEmpty ? [] : [.init(name: "stale", value: .words(call.stale))]
    return result.with(stale).with(warnings(of: index, call.warnings))
  }

  /// The transaction that an undated update without `transactionId` is about.
  private func meant(by fact: ModelFact, of index: Int) -> Name {
    let purchase = purchases[index]
    let dates = ["refundedAt", "revokedAt"].compactMap { fact.values[$0]?.momentValue }
    // It was bought before both a refund and a revocation of it.
    guard let moment = dates.min() else { return purchase.latest.id }
    let before = purchase.transactions.last { $0.history.purchasedAt <= moment }
    return before?.id ?? purchase.latest.id
  }

  /// Adds facts about a transaction, emits their event, and returns the outcome.
  mutating func say(
    _ facts: [ModelFact],
    about transaction: Int,
    of index: Int,
    _ call: inout PurchaseCall
  ) -> String {
    let id = purchases[index].transactions[transaction].id
    let known = purchases[index]
    let before = shownFields(of: transaction, of: index)
    let ties = facts.flatMap { tiedFields(of: $0, about: known.transactions[transaction]) }
    for fact in facts where !fact.values.isEmpty {
      let place = purchases[index].transactions.firstIndex { $0.id == id } ?? transaction
      purchases[index].transactions[place].add(fact)
    }
    let moved = purchases[index].transactions.firstIndex { $0.id == id } ?? transaction
    let after = shownFields(of: moved, of: index)
    warn(about: &call, ties)
    let changed = after.filter { before[$0.key] != $0.value }
    call.stale = facts.flatMap { fact in
      fact.values.filter { after[$0.key] ?? .null != $0.value }.keys
    }.sorted()
    changedFields = changed.keys.sorted()
    call.isUpdate = call.isUpdate && isReturned(known) != isReturned(purchases[index])
    if changed.isEmpty {
      emitReplaced(index, since: call)
      if call.isUpdate { emitReplaced() }
      emitHolderAccess(of: index)
      return call.stale.isEmpty ? "unchanged" : "stale"
    }
    let latest = purchases[index].latest
    let isPaidNow =
      latest.id == known.latest.id && known.transactions.count > 1 && latest.isPaid
      && !known.latest.isPaid
    if isPaidNow {
      let changes = changes(withPeriodOf: purchases[index], since: before)
      emitRenewal(of: index, since: known, call.before, changes, about: id)
    } else {
      emitUpdate(of: index, about: id, changed, before, from: call.before)
    }
    emitReplaced(index, since: call)
    if call.isUpdate { emitReplaced() }
    emitHolderAccess(of: index, about: id)
    call.paysForLatest = isPaidNow
    return "applied"
  }

  /// Emits what changed in a transaction.
  mutating func emitUpdate(
    of index: Int,
    about id: Name,
    _ changed: [String: JSONTree],
    _ before: [String: JSONTree],
    from stateBefore: ModelState?
  ) {
    var members = purchaseMembers(index, about: id)
    let changes = changed.sorted { $0.key < $1.key }.map {
      JSONTree.Member(name: $0.key, value: $0.value)
    }
    members.append(.init(name: "changes", value: .object(changes)))
    let former = changes.map { change in
      let none: JSONTree = change.name == "attributes" ? .object([:]) : .null
      let value = before[change.name].flatMap { $0 == .null ? nil : $0 } ?? none
      return JSONTree.Member(name: change.name, value: value)
    }
    members += transition(from: stateBefore, to: state(of: index), former)
    if id != purchases[index].latest.id {
      members.append(.init(name: "isEarlier", value: .bool(true)))
    }
    emitPurchase("purchaseUpdated", index, members)
  }

  /// The fields that a fact and a recorded fact of the same moment name with different values.
  private func tiedFields(
    of fact: ModelFact,
    about transaction: ModelTransaction
  ) -> [String] {
    if fact.isUndatedUpdate { return [] }
    return fact.values.filter { field, value in
      guard let held = transaction.history.held[field] else { return false }
      return held.asOf == fact.asOf && !held.isUndated && held.value != value
    }.keys.sorted()
  }

  /// The values that count for a transaction.
  private func shownFields(of transaction: Int, of index: Int) -> [String: JSONTree] {
    let purchase = purchases[index]
    return Self.shownFields(of: purchase.fields(of: purchase.transactions[transaction]))
  }

  static func shownFields(of fields: ModelFields) -> [String: JSONTree] {
    var shown: [String: JSONTree] = [:]
    for field in ModelFact.fieldsOfPurchase + ModelFact.fieldsOfUpdate {
      shown[field] = fields.shown(field)
    }
    shown["purchasedAt"] = .moment(fields.purchasedAt)
    shown["autoRenewDisabledAt"] = .moment(fields.autoRenewDisabledAt)
    shown["billingIssueAt"] = .moment(fields.billingIssueAt)
    return shown
  }
}

extension ModelFields {
  /// The value of a field, or its default.
  func shown(_ field: String) -> JSONTree {
    switch field {
    case "isFamilyShared", "billingRetry", "paused": .bool(flag(field))
    case "periodType": .string(periodType)
    case "autoRenew": .bool(flag(field, default: true))
    default: self[field]
    }
  }
}

// Warnings.
extension Model {
  /// Notes a tie, and a statement that is a day or more ahead.
  func warn(about call: inout PurchaseCall, _ ties: [String]) {
    if !ties.isEmpty { call.warn("sameMoment", ties.sorted()) }
    if call.isDated && call.fact.asOf - now >= ModelMoment.day { call.warn("asOfAhead") }
  }

  func warnings(
    of index: Int,
    _ more: [(kind: String, fields: [String])]
  ) -> [JSONTree.Member] {
    var all = more
    let purchase = purchases[index]
    if !products.contains(where: { $0.id == purchase.product }) {
      all.append(("unknownProduct", []))
    }
    if kind(of: purchase) == "subscription" && purchase.present.end == nil {
      all.append(("subscriptionWithoutEnd", []))
    }
    if purchase.isOrphan { all.append(("heldByNobody", [])) }
    if ![purchase.environment, "any"].contains(environment) {
      all.append(("environmentDiffers", []))
    }
    if all.isEmpty { return [] }
    let warnings = all.sorted { $0.kind < $1.kind }.map { kind, fields in
      let fields: [JSONTree.Member] =
        fields.isEmpty ? [] : [.init(name: "fields", value: .words(fields))]
      return JSONTree.object(["kind": .string(kind)]).with(fields)
    }
    return [.init(name: "warnings", value: .array(warnings))]
  }
}
