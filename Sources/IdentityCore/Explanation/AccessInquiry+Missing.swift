// The reasons for missing access.
extension AccessInquiry {
  /// Limits: the newest purchases of an account, and the number of linked devices.
  static var accountPurchasesMax: Int { 200 }
  private static var linkedDevicesMax: Int { 20 }

  /// Returns all reasons, the most direct first, without remedies.
  func reasons(
    on devices: [Device],
    in draft: inout Draft
  ) throws(DecisionStop) -> [MissingReason] {
    var reasons = endedSources + futureSources + idlePurchases
    reasons += try unidentified(in: &draft) + heldByOthers(devices, in: &draft)
    if reasons.allSatisfy({ $0.kind != .notIdentified && $0.chain == nil }) {
      let isGiven = terms.catalogue.products.keys.contains(where: gives)
      let claimed = isGiven ? try claimedPurchase(in: &draft) : nil
      reasons.append(MissingReason(isGiven ? .noPurchase : .noProduct, claimed))
    }
    if !person.customer.grants.contains(where: { $0.entitlement == entitlement }) {
      reasons.append(MissingReason(.notGranted))
    }
    return reasons
  }

  /// Returns a purchase that an import gave to the customer, and that no store has reported.
  private func claimedPurchase(in draft: inout Draft) throws(DecisionStop) -> ChainKey? {
    guard try draft.usesNames() else { return nil }
    let number = draft.project.number
    let members = person.customer.members.prefix(Draft.explainRecordsMax)
    for case .user(let user)? in try draft.records(members.map { .user(number, $0.id) }) {
      if let chain = user.claims.first { return chain }
    }
    return nil
  }

  /// Whether a product gives the entitlement.
  private func gives(_ product: ProductID) -> Bool {
    terms.catalogue.products[product]?.entitlements.contains(entitlement) == true
  }

  /// Sources of the entitlement that no longer give access.
  private var endedSources: [MissingReason] {
    let held = Dictionary(held.map { ($0.key, $0) }) { first, _ in first }
    return winningSource.candidates.compactMap { candidate in
      let kind: MissingReason.Kind
      switch candidate.entitlement.state {
      case .expired: kind = .expired
      case .paused: kind = .paused
      case .billingRetry: kind = .billingRetry
      case .refunded: kind = .refunded
      case .revoked: kind = .revoked
      case .active, .trial, .intro, .gracePeriod, nil: return nil
      }
      var reason = MissingReason(kind, candidate.chain)
      reason.since = end(of: candidate)
      guard let purchase = candidate.chain.flatMap({ held[$0] }) else { return reason }
      reason.product = purchase.stateInPeriod(at: at)?.product(purchase)
      if kind == .paused { reason.until = purchase.latest.pausedUntil }
      return reason
    }
  }

  /// Sources of the entitlement that begin after the moment.
  private var futureSources: [MissingReason] {
    let purchases = held.filter { purchase in
      purchase.stateInPeriod(at: at) == nil && terms.environment.admits(purchase.environment)
        && gives(purchase.oldest.product)
    }
    let grants = person.customer.grants.filter {
      $0.entitlement == entitlement && $0.grantedAt > at
    }
    return purchases.map {
      MissingReason(.notYet, $0.key, product: $0.oldest.product, until: $0.firstPurchasedAt)
    } + grants.map { MissingReason(.notYet, until: $0.grantedAt) }
  }

  /// Paid purchases that give nothing because of the catalogue or the environment.
  private var idlePurchases: [MissingReason] {
    held.compactMap { purchase in
      guard let stateInPeriod = purchase.stateInPeriod(at: at), stateInPeriod.state.givesAccess
      else {
        return nil
      }
      let product = stateInPeriod.product(purchase)
      guard terms.environment.admits(purchase.environment) else {
        return gives(product) ? MissingReason(.environment, purchase.key, product: product) : nil
      }
      let entitlements = terms.catalogue.products[product]?.entitlements ?? []
      return entitlements.isEmpty ? MissingReason(.notMapped, purchase.key, product: product) : nil
    }
  }

  /// Returns users with access that were logged in on the device, or whose customers are linked
  /// with it, if no user is logged in.
  private func unidentified(in draft: inout Draft) throws(DecisionStop) -> [MissingReason] {
    guard let device = person.device, device.identifiedUser == nil else { return [] }
    var reasons: [MissingReason] = []
    var seen: Set = [person.customer.id]
    for login in device.formerLogins {
      guard let user = try draft.user(login.user), !seen.contains(user.customer) else { continue }
      let customer = try draft.customer(user.customer)
      guard try hasAccess(customer, in: &draft) else { continue }
      seen.insert(customer.id)
      var reason = MissingReason(.notIdentified, holder: login.user)
      reason.since = login.endedAt
      reasons.append(reason)
    }
    let linked = replay?.links.customers.values.map { $0 } ?? []
    for customer in linked.sorted(by: { $0.id < $1.id })
    where customer.hasIdentifiedUser && !seen.contains(customer.id) {
      guard try hasAccess(customer, in: &draft) else { continue }
      reasons.append(MissingReason(.notIdentified, holder: customer.representative.id))
    }
    return reasons
  }

  private func hasAccess(_ customer: Customer, in draft: inout Draft) throws(DecisionStop) -> Bool {
    try draft.access(of: customer, at: at)[entitlement]?.isActive == true
  }

  /// Returns linked purchases, and those of the account, that other customers hold.
  private func heldByOthers(_ devices: [Device], in draft: inout Draft) throws(DecisionStop)
    -> [MissingReason]
  {
    var chains = Set(replay?.links.purchases.keys.map { $0 } ?? []).union(lost)
    let number = draft.project.number
    try draft.prefetch(devices.map { .account(number, $0.account) })
    for device in devices {
      let bought = try draft.account(device.account).purchases
      chains.formUnion(bought.suffix(Self.accountPurchasesMax))
    }
    let lost = try draft.purchases(chains.sorted()).filter {
      !$0.holders.contains(person.customer.id)
        && $0.activeEntitlements(under: terms, at: at).contains(entitlement)
    }
    let emitted = lost.filter { !$0.holders.isEmpty }.prefix(Explanation.missingMax)
    try draft.prefetch(
      emitted.map { .purchaseTrail(number, $0.key) }
        + Set(emitted.flatMap(\.holders)).map { .customer(number, $0) }
    )
    var reasons: [MissingReason] = []
    var replays: [UserID: Replay?] = [:]
    for purchase in lost {
      var reason = MissingReason(
        purchase.holders.isEmpty ? .heldByNobody : .heldByAnother,
        purchase.key
      )
      reason.product = purchase.stateInPeriod(at: at)?.product(purchase)
      if !purchase.holders.isEmpty && reasons.count < Explanation.missingMax {
        let holder = try draft.holder(of: purchase)
        let isKnown = replay?.links.purchases[purchase.key] != nil
        if replays[holder] == nil {
          replays[holder] = .some(try isKnown ? replay : Replay.traced([holder], in: &draft))
        }
        let linkSteps = try linkSteps(of: purchase, to: holder, replays[holder] ?? nil, in: &draft)
        reason.holder = holder
        reason.because = Self.shortened(linkSteps).steps
      }
      reasons.append(reason)
    }
    return reasons
  }

  /// Returns the requested device, or the devices on which the user is current.
  func devices(in draft: inout Draft) throws(DecisionStop) -> [Device] {
    if let device = person.device { return [device] }
    let members = person.customer.members
    let linked = replay?.links.users.filter(\.value).keys.map { $0 } ?? []
    let anonymous = Set(members.filter(\.isAnonymous).map(\.id) + linked).sorted()
    let number = draft.project.number
    var devices: [Device] = []
    let keys = anonymous.prefix(Self.linkedDevicesMax).map { RecordKey.user(number, $0) }
    let users = try draft.records(keys)
    try draft.prefetch(users.compactMap { $0?.deviceKey(number) })
    for case .user(let user)? in users {
      guard case .anonymous(let deviceID) = user.idOrigin,
        let device = try draft.device(deviceID),
        device.anonymousUser == user.id
      else { continue }
      devices.append(device)
    }
    try draft.prefetch(devices.map { .user(number, $0.currentUser) })
    var current: [Device] = []
    for device in devices {
      let user = try draft.existingUser(device.currentUser)
      if user.customer == person.customer.id { current.append(device) }
    }
    return current
  }
}

extension Record {
  /// The key of the device for which a user was generated.
  fileprivate func deviceKey(_ project: ProjectNumber) -> RecordKey? {
    guard case .user(let user) = self, case .anonymous(let id) = user.idOrigin else {
      return nil
    }
    return .device(project, id)
  }
}
