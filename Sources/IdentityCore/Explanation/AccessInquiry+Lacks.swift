// The reasons for missing access.
extension AccessInquiry {
  /// Limits: the newest purchases of an account, and the number of linked devices.
  static var accountPurchasesMax: Int { 200 }
  private static var linkedDevicesMax: Int { 20 }

  /// Returns all reasons, the most direct first, without remedies.
  func lacks(on devices: [Device], in draft: inout Draft) throws(DecisionStop) -> [Lack] {
    var lacks = endedSources + futureSources + idlePurchases
    lacks += try unidentified(in: &draft) + heldByOthers(devices, in: &draft)
    if lacks.allSatisfy({ $0.kind != .notIdentified && $0.chain == nil }) {
      let isGiven = terms.catalogue.products.keys.contains(where: gives)
      lacks.append(Lack(isGiven ? .noPurchase : .noProduct))
    }
    if !person.customer.grants.contains(where: { $0.entitlement == entitlement }) {
      lacks.append(Lack(.notGranted))
    }
    return lacks
  }

  /// Whether a product gives the entitlement.
  private func gives(_ product: ProductID) -> Bool {
    terms.catalogue.products[product]?.entitlements.contains(entitlement) == true
  }

  /// Sources of the entitlement that no longer give access.
  private var endedSources: [Lack] {
    let held = Dictionary(held.map { ($0.key, $0) }) { first, _ in first }
    return winningSource.candidates.compactMap { candidate in
      let kind: Lack.Kind
      switch candidate.entitlement.state {
      case .expired: kind = .expired
      case .paused: kind = .paused
      case .billingRetry: kind = .billingRetry
      case .refunded: kind = .refunded
      case .revoked: kind = .revoked
      case .active, .trial, .intro, .gracePeriod, nil: return nil
      }
      var lack = Lack(kind, candidate.chain)
      lack.since = candidate.rank.end
      guard let purchase = candidate.chain.flatMap({ held[$0] }) else { return lack }
      lack.product = purchase.stateInPeriod(at: at)?.product(purchase)
      if kind == .paused { lack.until = purchase.latest.pausedUntil }
      return lack
    }
  }

  /// Sources of the entitlement that begin after the moment.
  private var futureSources: [Lack] {
    let purchases = held.filter { purchase in
      purchase.stateInPeriod(at: at) == nil && terms.environment.admits(purchase.environment)
        && gives(purchase.oldest.product)
    }
    let grants = person.customer.grants.filter {
      $0.entitlement == entitlement && $0.grantedAt > at
    }
    return purchases.map {
      Lack(.notYet, $0.key, product: $0.oldest.product, until: $0.firstPurchasedAt)
    } + grants.map { Lack(.notYet, until: $0.grantedAt) }
  }

  /// Paid purchases that give nothing because of the catalogue or the environment.
  private var idlePurchases: [Lack] {
    held.compactMap { purchase in
      guard let stateInPeriod = purchase.stateInPeriod(at: at), stateInPeriod.state.givesAccess
      else {
        return nil
      }
      let product = stateInPeriod.product(purchase)
      guard terms.environment.admits(purchase.environment) else {
        return gives(product) ? Lack(.environment, purchase.key, product: product) : nil
      }
      let entitlements = terms.catalogue.products[product]?.entitlements ?? []
      return entitlements.isEmpty ? Lack(.notMapped, purchase.key, product: product) : nil
    }
  }

  /// Returns linked customers with access, none of whose users is logged in on the device.
  private func unidentified(in draft: inout Draft) throws(DecisionStop) -> [Lack] {
    guard let device = person.device, device.identifiedUser == nil,
      let customers = replay?.links.customers
    else { return [] }
    var lacks: [Lack] = []
    for customer in customers.values.sorted(by: { $0.id < $1.id })
    where customer.id != person.customer.id && customer.hasIdentifiedUser {
      let access = try draft.access(of: customer, at: at)
      guard access[entitlement]?.isActive == true else { continue }
      lacks.append(Lack(.notIdentified, holder: customer.representative.id))
    }
    return lacks
  }

  /// Returns linked purchases, and those of the account, that other customers hold.
  private func heldByOthers(_ devices: [Device], in draft: inout Draft) throws(DecisionStop)
    -> [Lack]
  {
    var chains = Set(replay?.links.purchases.keys.map { $0 } ?? [])
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
    var lacks: [Lack] = []
    var replays: [UserID: Replay?] = [:]
    for purchase in lost {
      var lack = Lack(purchase.holders.isEmpty ? .heldByNobody : .heldByAnother, purchase.key)
      lack.product = purchase.stateInPeriod(at: at)?.product(purchase)
      if !purchase.holders.isEmpty && lacks.count < Explanation.missingMax {
        let holder = try draft.holder(of: purchase)
        let isKnown = replay?.links.purchases[purchase.key] != nil
        if replays[holder] == nil {
          replays[holder] = .some(try isKnown ? replay : Replay.traced([holder], in: &draft))
        }
        let linkSteps = try linkSteps(of: purchase, to: holder, replays[holder] ?? nil, in: &draft)
        lack.holder = holder
        lack.because = Self.shortened(linkSteps).steps
      }
      lacks.append(lack)
    }
    return lacks
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
