import TestSupport

/// `purchase`: records a transaction.
extension Model {
  /// A notification has `more` facts about it, and registers no token.
  mutating func purchase(
    _ params: JSONTree,
    _ more: [ModelFact] = []
  ) throws(ModelError) -> JSONTree {
    try checkStore(params["store"]?.name, "/store")
    var device: Int?
    if params["device"] != nil { device = try self.device(params["device"]?.name) }
    var buyer: Int?
    let usersCount = users.count
    if device != nil || params["userId"] != nil {
      buyer = try self.buyer(params["userId"]?.name, on: device.map { devices[$0] })
    }
    let isNewUser = users.count > usersCount
    let token = params["accountToken"]?.name.map(\.asToken)
    var call = PurchaseCall(params, now: now)
    call.buyer = buyer
    call.asked = device == nil ? params["userId"]?.name : buyer.map { users[$0].id }
    call.device = device
    call.more = more
    changedFields = []
    let named = chain(call.store, call.original)
    let known = named ?? chain(of: call)
    // The new name becomes a key of the chain that a key named.
    if named == nil && known != nil { call.keys.append(call.original) }
    namedByCall = known.map { ($0, [call.original] + call.keys) }
    for index in purchases.indices where index != known {
      formerSuccessions[purchases[index].name] = .some(succession(of: purchases[index]))
    }
    let isRepeated =
      !call.isDated
      && known.map { purchases[$0].transactions.contains { $0.id == call.transaction } } ?? false
    let outcome = try known.map { index throws(ModelError) in try extend(index, &call) }
    if known == nil { try record(&call) }
    let bought = known ?? purchases.count - 1
    // Such a call changes nothing: a claim by one of its names waits on.
    if !isRepeated || outcome != "unchanged" { settleClaims(on: bought) }
    namedByCall = nil
    settle()
    emitReplaced()
    if isNewUser, let buyer { _ = settle(ofNewUser: users[buyer].id) }
    if let token, let buyer, more.isEmpty {
      // The token belongs to the anonymous user that the call names, not to its representative.
      _ = try register(token, for: call.asked.flatMap { user($0) } ?? buyer)
    }
    let result = JSONTree.object([
      "purchase": purchaseJSON(bought), "created": .bool(known == nil && !call.isReceived),
      "outcome": .string(
        call.isReceived ? "received" : call.isClaimed ? "claimed" : outcome ?? "recorded"
      ),
      "entitlements": buyer.map { entitlementsJSON(of: users[$0].customer) }
        ?? representative(of: bought).map { entitlementsJSON(of: $0) } ?? .object([:]),
    ])
    let stale: [JSONTree.Member] =
      call.stale.isEmpty ? [] : [.init(name: "stale", value: .words(call.stale))]
    let shown = result["purchase"]
    if more.isEmpty, shown?["state"] == .string("expired"), shown?["replacedBy"] == .null {
      call.warn("alreadyOver")
    }
    return result.with(stale).with(warnings(of: bought, call.warnings))
  }

  /// Returns the index of the buyer.
  private mutating func buyer(
    _ id: Name?,
    on device: ModelDevice?
  ) throws(ModelError) -> Int {
    if let device { return device.current }
    let id = id ?? Name("")
    // The rules for ids do not apply to generated ids.
    let known = user(id).map { users[$0] }
    if known?.isAnonymous ?? true, customer(reachedBy: id) != nil {
      return try resolve(.object(["userId": .name(id)])).user
    }
    try check(id)
    if let user = user(id) { return user }
    // The payment is real, so create the user.
    return makeIdentified(id, on: nil)
  }

  private func holders(ofNewPurchaseFrom buyer: Int, on index: Int?) -> [Int] {
    let customer = users[buyer].customer
    guard rules["purchaseHolders"] == "deviceAndUser", let index else { return [customer] }
    let anonymous = users[devices[index].anonymous].customer
    return anonymous == customer ? [customer] : [anonymous, customer]
  }

  /// Records a new chain.
  private mutating func record(_ call: inout PurchaseCall) throws(ModelError) {
    purchases.append(
      ModelPurchase(
        store: call.store,
        original: call.original,
        transactions: [ModelTransaction(id: call.transaction, call.fact, call.more)],
        holders: []
      )
    )
    let index = purchases.count - 1
    let names = [call.original] + call.keys
    if importedClaim(of: names, in: call.store) != nil {
      forgetErasure(of: names, in: call.store, replacing: call.replaces)
    } else if !erasedChains(names, in: call.store, replacing: call.replaces).isEmpty {
      // A deletion erased it: nobody holds it.
      purchases[index].isOrphan = true
      purchases[index].namedUser = call.buyer
    }
    takeNames(of: &call, on: index)
    warn(about: &call, [])
    if let claimant = importedClaimant(of: index), !purchases[index].isOrphan {
      call.isReceived = try give(index, to: claimant, call)
    } else if let buyer = call.buyer {
      hold(index, by: buyer, call)
    } else if !settle([index]).contains(where: { $0.purchase == index }) {
      try leaveUnclaimed(index)
    }
  }

  /// Gives a chain without a holder to the user to whom an import gave it; returns whether another
  /// buyer then restores it from there.
  private mutating func give(
    _ index: Int,
    to claimant: Int,
    _ call: PurchaseCall
  ) throws(ModelError) -> Bool {
    if let buyer = call.buyer, users[buyer].customer == users[claimant].customer {
      hold(index, by: buyer, call)
      return false
    }
    _ = claim(index, by: claimant)
    guard let buyer = call.buyer else { return false }
    settle()
    emitReplaced()
    try restoreToBuyer(index, buyer, call.asked)
    return true
  }

  /// Gives a chain without a holder to the buyer, and emits its events.
  private mutating func hold(_ index: Int, by buyer: Int, _ call: PurchaseCall) {
    if !purchases[index].isOrphan {
      purchases[index].holders = holders(ofNewPurchaseFrom: buyer, on: call.device)
    }
    var certain = [call.asked ?? users[buyer].id]
    if rules["purchaseHolders"] == "deviceAndUser", let device = call.device {
      certain.append(users[devices[device].anonymous].id)
    }
    purchases[index].certain = purchases[index].isOrphan ? [] : Set(certain)
    // Without a device, what an import said of an unclaimed one stays.
    if let device = call.device {
      purchases[index].device = devices[device].id
      purchases[index].account = devices[device].account
    }
    emitRecorded(index, by: buyer)
  }

  mutating func emitRecorded(_ index: Int, by buyer: Int) {
    let user = users[buyer]
    var members = purchaseMembers(index) + changes(withPeriodOf: purchases[index])
    let state = state(of: index)
    if let replaced = chain(purchases[index].store, purchases[index].replaces), replaced != index,
      purchases[replaced].holders.contains(user.customer)
    {
      var unreplaced = self
      unreplaced.formerSuccessions[purchases[replaced].name] = .some(nil)
      let before = unreplaced.state(of: replaced)
      members += transition(from: before, to: state, period(of: purchases[replaced]))
    } else if let state, !state.hasAccess {
      members += transition(from: nil, to: state, [])
    }
    append("purchaseRecorded", user.id, !user.isAnonymous, user.customer, members)
    emitHolderAccess(of: index)
  }

  /// Adds a fact to a known chain, and returns the outcome.
  private mutating func extend(
    _ index: Int,
    _ call: inout PurchaseCall
  ) throws(ModelError) -> String {
    let isUnclaimed = purchases[index].isUnclaimed
    call.before = ModelState(of: purchases[index], in: self, at: now)
    call.succession = succession(of: purchases[index])
    var isReceived = false
    if let buyer = call.buyer, !purchases[index].holders.isEmpty {
      let isHeld = purchases[index].holders.contains(users[buyer].customer)
      isReceived = !isHeld || isMoved(index, to: call.asked ?? users[buyer].id)
      if isReceived {
        try restoreToBuyer(index, buyer, call.asked)
        if script != nil {
          isReceived = purchases[index].holders.contains(users[buyer].customer)
        }
        settle()
      }
    }
    let known = purchases[index].transactions.firstIndex { $0.id == call.transaction }
    let (keys, replaces) = (purchases[index].keys, purchases[index].replaces)
    // An undated call about a known transaction changes nothing.
    if known == nil || call.isDated {
      takeNames(of: &call, on: index)
    } else {
      takeToken(of: &call, on: index)
    }
    if purchases[index].holders.isEmpty && call.buyer == nil
      && rules["unclaimedPurchases"] == "ignore"
      && !canSettle(index)
    {
      throw ModelError("unknownUser", "/userId")
    }
    var outcome = "unchanged"
    if let known {
      if call.isDated {
        outcome = say([call.fact] + call.more, about: known, of: index, &call)
        let isRenamed = keys != purchases[index].keys || replaces != purchases[index].replaces
        if outcome == "applied" || isRenamed { outcome = "updated" }
        if call.paysForLatest { outcome = "renewed" }
      } else {
        noteDifferences(from: known, of: index, &call)
      }
    } else {
      outcome = addTransaction(to: index, &call, isPresented: !isReceived && !isUnclaimed)
    }
    if isUnclaimed, let buyer = call.buyer {
      if let claimant = importedClaimant(of: index) {
        isReceived = try give(index, to: claimant, call)
      } else {
        hold(index, by: buyer, call)
      }
      call.isClaimed = !isReceived
    } else if call.buyer == nil {
      let isTaken = settle([index]).contains { $0.purchase == index }
      (call.isClaimed, isReceived) = (isTaken && isUnclaimed, isTaken && !isUnclaimed)
      if purchases[index].holders.isEmpty { try leaveUnclaimed(index) }
    }
    return isReceived ? "received" : outcome
  }

  /// Warns of params that differ from what is recorded.
  private func noteDifferences(from known: Int, of index: Int, _ call: inout PurchaseCall) {
    let purchase = purchases[index]
    // An undated update of the present is not of the transaction.
    let fields = purchase.transactions[known].history
    let differing = call.fact.values.filter { field, value in
      switch field {
      case "purchasedAt": .moment(fields.purchasedAt) != value
      case "kind" where !fields.isNamed(field): .string(kind(of: purchase)) != value
      case "environment" where !fields.isNamed(field): .string(purchase.environment) != value
      default: fields.shown(field) != value
      }
    }
    if !differing.isEmpty {
      call.warn("transactionDiffers", differing.keys.sorted())
    }
  }

  private mutating func addTransaction(
    to index: Int,
    _ call: inout PurchaseCall,
    isPresented: Bool
  ) -> String {
    let before = purchases[index]
    let transaction = ModelTransaction(id: call.transaction, call.fact, call.more)
    purchases[index].transactions.append(transaction)
    warn(about: &call, [])
    guard purchases[index].latest.id == call.transaction else {
      // It counts in the history only; an earlier period may have become current.
      emitReplaced(index, since: call)
      emitReturn(of: index, from: call.before)
      emitHolderAccess(of: index)
      return "unchanged"
    }
    if isPresented, let buyer = call.buyer { present(index, by: buyer, call.asked) }
    guard transaction.isPaid else {
      let changed = Self.changes(of: transaction, since: before)
      let former = Self.changes(of: before.latest, since: purchases[index])
      emitUpdate(of: index, about: call.transaction, changed, former, from: call.before)
      emitReplaced(index, since: call)
      emitHolderAccess(of: index)
      return "updated"
    }
    let changes = changes(withPeriodOf: purchases[index])
    emitRenewal(of: index, since: before, call.before, changes)
    emitReplaced(index, since: call)
    emitHolderAccess(of: index)
    return transaction.present.product == before.product ? "renewed" : "planChanged"
  }

  /// Emits that a later period was paid.
  mutating func emitRenewal(
    of index: Int,
    since before: ModelPurchase,
    _ state: ModelState?,
    _ changes: [JSONTree.Member],
    about id: Name? = nil
  ) {
    let moved = transition(from: state, to: self.state(of: index), period(of: before))
    emitPurchase("purchaseRenewed", index, purchaseMembers(index, about: id) + changes + moved)
  }

  /// The values of a period that the next one's event shows as former ones.
  private func period(of purchase: ModelPurchase) -> [JSONTree.Member] {
    let paid = purchase.transactions.last { $0.isPaid } ?? purchase.latest
    let period = JSONTree.object([
      "product": .name(purchase.product), "expiresAt": purchase.present["expiresAt"],
      "periodType": .string(paid.history.periodType),
    ]).members
    return period + outlook(of: purchase)
  }

  /// The fields in which a period differs from the latest one of a chain.
  private static func changes(
    of transaction: ModelTransaction,
    since before: ModelPurchase
  ) -> [String: JSONTree] {
    let known = shownFields(of: before.latest.history)
    var changed = shownFields(of: transaction.history).filter { known[$0.key] != $0.value }
    changed["purchasedAt"] = nil
    if changed["attributes"] == .null { changed["attributes"] = .object([]) }
    return changed
  }

  /// Restores a chain of another holder to the buyer, or refuses.
  private mutating func restoreToBuyer(
    _ index: Int,
    _ buyer: Int,
    _ asked: Name?
  ) throws(ModelError) {
    let isHeldByIdentified = purchases[index].holders.contains { isIdentified($0) }
    if script == nil && rules["onRestore"] == "alias" && isHeldByIdentified {
      throw heldByAnother(index, "onRestore")
    }
    let isBlocked = isBlocked(index, for: [users[buyer].customer])
    let asked = asked ?? users[buyer].id
    switch restoreResult(of: index, for: buyer, asked, isBlocked: isBlocked) {
    case .refused where script != nil: break
    case .refused(let rule): throw heldByAnother(index, rule)
    case .repeated: break
    case .aliased: aliasHolders(of: index, with: buyer, asked)
    case .moved(let losers): _ = moveLinked(index, to: buyer, asked, losing: losers)
    }
  }

  private func heldByAnother(_ index: Int, _ rule: String) -> ModelError {
    var error = ModelError("purchaseHeldByAnother")
    error.holder = holder(of: index)
    error.rule = rule
    return error
  }
}

// Events of purchases.
extension Model {
  /// The customer of the representative holder.
  func representative(of index: Int) -> Int? {
    let holder = holder(of: index)
    return purchases[index].holders.first { shown($0) == holder }
  }

  /// Emits one event for the representative holder.
  mutating func emitPurchase(_ kind: String, _ index: Int, _ members: [JSONTree.Member]? = nil) {
    guard let customer = representative(of: index) else { return }
    emit(kind, ofCustomer: customer, members ?? purchaseMembers(index))
  }

  /// Emits the end of a chain that had access before the call showed that another replaces it.
  mutating func emitReplaced(_ index: Int, since call: PurchaseCall) {
    guard call.before?.hasAccess == true, successor(of: purchases[index]) != nil else { return }
    var unreplaced = self
    unreplaced.formerSuccessions[purchases[index].name] = .some(call.succession)
    let state = ModelState(of: purchases[index], in: unreplaced, at: now)
    let after = self.state(of: index)
    guard state?.hasAccess == true, after?.hasAccess != true else { return }
    let moved = transition(from: state, to: after, outlook(of: purchases[index]))
    emitPurchase("purchaseExpired", index, purchaseMembers(index) + moved)
  }

  /// Lets the call's successions take effect, chain by chain, and emits the access that they end or
  /// give back.
  mutating func emitReplaced(importing customer: Int? = nil) {
    for index in purchasesInOrder {
      let purchase = purchases[index]
      let (succession, state) = (succession(of: purchase), state(of: index))
      formerSuccessions[purchase.name] = nil
      guard succession != self.succession(of: purchase) else { continue }
      let after = self.state(of: index)
      if state?.hasAccess == true && after?.hasAccess != true {
        let moved = transition(from: state, to: after, outlook(of: purchase))
        emitPurchase("purchaseExpired", index, purchaseMembers(index) + moved)
      }
      emitReturn(of: index, from: state)
      let (hadAccess, hasAccess) = (state?.hasAccess ?? false, after?.hasAccess ?? false)
      if hadAccess != hasAccess { emitHolderAccess(of: index, besides: customer) }
    }
  }

  /// Emits that a chain gives access again without a statement about its latest transaction.
  private mutating func emitReturn(of index: Int, from former: ModelState?) {
    guard former?.hasAccess != true, let after = state(of: index), after.hasAccess else { return }
    var moved = transition(from: former, to: after, outlook(of: purchases[index]))
    if after.transaction.id != purchases[index].latest.id {
      moved.append(.init(name: "isEarlier", value: .bool(true)))
    }
    let members = purchaseMembers(index, about: after.transaction.id)
    emitPurchase("purchaseUpdated", index, members + moved)
  }

  /// Emits the changes of access for each holder.
  mutating func emitHolderAccess(
    of index: Int,
    about id: Name? = nil,
    among wanted: [Name]? = nil,
    besides imported: Int? = nil
  ) {
    let members = purchaseMembers(index, about: id ?? transactionWithAccess(of: index))
    for holder in purchases[index].holders where holder != imported {
      emitAccess(of: holder, members, among: wanted)
    }
  }

  /// The transaction that gives access now, if any does.
  func transactionWithAccess(of index: Int) -> Name? {
    state(of: index).flatMap { $0.hasAccess ? $0.transaction.id : nil }
  }

  /// Returns the state of a purchase now.
  func state(of index: Int) -> ModelState? { ModelState(of: purchases[index], in: self, at: now) }

  /// Returns the state of a purchase before and after an event.
  func transition(
    from before: ModelState?,
    to after: ModelState?,
    _ former: [JSONTree.Member]
  ) -> [JSONTree.Member] {
    let state = JSONTree.Member(name: "state", value: .word(before?.state))
    return [
      .init(name: "state", value: .word(after?.state)),
      .init(name: "before", value: .object([state] + former)),
    ]
  }

  /// Returns what was said along with a new period about the time after it; with `former`, only
  /// what differs from these values.
  func changes(
    withPeriodOf purchase: ModelPurchase,
    since former: [String: JSONTree] = [:]
  ) -> [JSONTree.Member] {
    let shown = Self.shownFields(of: purchase.present)
    let fields = [
      "gracePeriodExpiresAt", "paused", "pausedUntil", "autoRenew", "renewsAs", "billingIssueAt",
    ]
    let changes = fields.compactMap { field -> JSONTree.Member? in
      guard let value = shown[field], value != .null, value != .bool(field == "autoRenew"),
        value != former[field]
      else { return nil }
      return JSONTree.Member(name: field, value: value)
    }
    return changes.isEmpty ? [] : [JSONTree.Member(name: "changes", value: .object(changes))]
  }

  /// Returns what the latest transaction says of the time after it.
  func outlook(of purchase: ModelPurchase) -> [JSONTree.Member] {
    let fields = purchase.present
    let all = JSONTree.object([
      "autoRenew": fields["autoRenew"] == .bool(false) ? .bool(false) : .null,
      "renewsAs": fields["renewsAs"], "billingIssueAt": .moment(fields.billingIssueAt),
    ]).members
    return all.filter { $0.value != .null }
  }

  /// Returns all members of a purchase, for its events.
  func purchaseMembers(_ index: Int, about id: Name? = nil) -> [JSONTree.Member] {
    let purchase = purchases[index]
    let transaction = purchase.transactions.first { $0.id == id } ?? purchase.latest
    let fields = purchase.fields(of: transaction)
    var members = JSONTree.object([
      "store": .name(purchase.store), "originalTransactionId": .name(purchase.original),
      "transactionId": .name(transaction.id), "product": .name(fields.product),
      "productKind": .string(kind(of: purchase)), "device": .name(purchase.device),
      "holders": .names(purchase.holders.map(shown)),
      "environment": .string(purchase.environment),
      "firstPurchasedAt": .moment(purchase.firstPurchasedAt),
      "purchasedAt": .moment(fields.purchasedAt), "expiresAt": fields["expiresAt"],
      "periodType": .string(fields.periodType),
      "isFamilyShared": .bool(fields.flag("isFamilyShared")), "price": fields["price"],
      "currency": fields["currency"], "country": fields["country"],
      "offerCode": fields["offerCode"],
    ]).members
    if fields.isNamed("attributes") {
      members.append(.init(name: "attributes", value: fields["attributes"]))
    }
    let reason = endReason(of: purchase, fields)
    if reason != .null { members.append(.init(name: "endReason", value: reason)) }
    if let replaces = purchase.replaces {
      members.append(.init(name: "replaces", value: .name(replaces)))
    }
    return members
  }
}
