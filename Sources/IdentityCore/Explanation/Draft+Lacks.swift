// What is missing where somebody may not use something.
extension Draft {
  /// How many purchases of an account are looked at, the newest ones, and how many devices.
  static var accountPurchasesMax: Int { 200 }
  private static var linkedDevicesMax: Int { 20 }

  /// Everything that stands in the way, what is nearest first; nothing of it is remedied yet.
  mutating func lacks(_ inquiry: Inquiry, on devices: [Device]) throws(Stop) -> [Lack] {
    var lacks = ended(inquiry) + ahead(inquiry) + idle(inquiry)
    lacks += try unidentified(inquiry) + elsewhere(inquiry, devices)
    if lacks.allSatisfy({ $0.kind != .notIdentified && $0.chain == nil }) {
      let gives = project.catalogue.products.values.contains {
        $0.entitlements.contains(inquiry.entitlement)
      }
      lacks.append(Lack(gives ? .noPurchase : .noProduct))
    }
    let isGranted = inquiry.person.customer.grants.contains {
      $0.entitlement == inquiry.entitlement
    }
    if !isGranted { lacks.append(Lack(.notGranted)) }
    return lacks
  }

  /// What was bought or granted, and gives nothing any more.
  private func ended(_ inquiry: Inquiry) -> [Lack] {
    let held = Dictionary(inquiry.held.map { ($0.key, $0) }) { first, _ in first }
    return inquiry.contest.candidates.compactMap { candidate in
      let kind: Lack.Kind
      switch candidate.entitlement.state {
      case .expired: kind = .expired
      case .paused: kind = .paused
      case .billingRetry: kind = .billingRetry
      case .refunded: kind = .refunded
      case .revoked: kind = .revoked
      case .active, .trial, .intro, .gracePeriod, nil: return nil
      }
      var lack = Lack(kind)
      lack.chain = candidate.chain
      lack.since = candidate.claim.end
      guard let purchase = candidate.chain.flatMap({ held[$0] }) else { return lack }
      lack.product = purchase.standing(at: inquiry.at)?.product(purchase)
      if kind == .paused { lack.until = purchase.pausedUntil }
      return lack
    }
  }

  /// What begins only after the moment.
  private func ahead(_ inquiry: Inquiry) -> [Lack] {
    var lacks: [Lack] = []
    for purchase in inquiry.held where purchase.standing(at: inquiry.at) == nil {
      let first = purchase.oldest
      guard
        project.environment.admits(purchase.environment),
        project.catalogue.products[first.product]?.entitlements.contains(inquiry.entitlement)
          == true
      else { continue }
      var lack = Lack(.notYet)
      (lack.chain, lack.product) = (purchase.key, first.product)
      lack.until = purchase.firstPurchasedAt
      lacks.append(lack)
    }
    for grant in inquiry.person.customer.grants
    where grant.entitlement == inquiry.entitlement && grant.grantedAt > inquiry.at {
      var lack = Lack(.notYet)
      lack.until = grant.grantedAt
      lacks.append(lack)
    }
    return lacks
  }

  /// What is held and paid for, and gives nothing by the project's own terms.
  private func idle(_ inquiry: Inquiry) -> [Lack] {
    inquiry.held.compactMap { purchase in
      guard let standing = purchase.standing(at: inquiry.at), standing.state.givesAccess else {
        return nil
      }
      let id = standing.product(purchase)
      let product = project.catalogue.products[id]
      let isAdmitted = project.environment.admits(purchase.environment)
      let gives = product?.entitlements.contains(inquiry.entitlement) == true
      var lack: Lack
      if gives && !isAdmitted {
        lack = Lack(.environment)
      } else if isAdmitted && product?.entitlements.isEmpty ?? true {
        lack = Lack(.notMapped)
      } else {
        return nil
      }
      (lack.chain, lack.product) = (purchase.key, id)
      return lack
    }
  }

  /// Linked people who may use it, none of whom is logged in on the device.
  private mutating func unidentified(_ inquiry: Inquiry) throws(Stop) -> [Lack] {
    guard let device = inquiry.person.device, device.identifiedUser == nil,
      let customers = inquiry.replay?.links.customers
    else { return [] }
    var lacks: [Lack] = []
    for customer in customers.values.sorted(by: { $0.id < $1.id })
    where customer.id != inquiry.person.customer.id && customer.hasIdentifiedUser {
      let access = try access(of: customer, at: inquiry.at)
      guard access[inquiry.entitlement]?.isActive == true else { continue }
      var lack = Lack(.notIdentified)
      lack.holder = customer.representative.id
      lacks.append(lack)
    }
    return lacks
  }

  /// What others hold of what is linked with the subject, or was bought on its account.
  private mutating func elsewhere(
    _ inquiry: Inquiry,
    _ devices: [Device]
  ) throws(Stop) -> [Lack] {
    var chains = Set(inquiry.replay?.links.purchases.keys.map { $0 } ?? [])
    try prefetch(devices.map { .account(project.number, $0.account) })
    for device in devices {
      chains.formUnion(try account(device.account).purchases.suffix(Self.accountPurchasesMax))
    }
    let lost = try purchases(chains.sorted()).filter {
      !$0.holders.contains(inquiry.person.customer.id) && isGiving($0, inquiry)
    }
    let number = project.number
    let told = lost.filter { !$0.holders.isEmpty }.prefix(Explanation.missingMax)
    try prefetch(
      told.map { .purchaseTrail(number, $0.key) }
        + Set(told.flatMap(\.holders)).map { .customer(number, $0) }
    )
    var lacks: [Lack] = []
    var replays: [UserID: Replay?] = [:]
    for purchase in lost {
      var lack = Lack(purchase.holders.isEmpty ? .heldByNobody : .heldByAnother)
      lack.chain = purchase.key
      lack.product = purchase.standing(at: inquiry.at)?.product(purchase)
      if !purchase.holders.isEmpty && lacks.count < Explanation.missingMax {
        let holder = try holder(of: purchase)
        let isKnown = inquiry.replay?.links.purchases[purchase.key] != nil
        if replays[holder] == nil {
          replays[holder] = .some(try isKnown ? inquiry.replay : links(of: [holder]))
        }
        lack.holder = holder
        lack.because = cut(try story(of: purchase, to: holder, replays[holder] ?? nil)).steps
      }
      lacks.append(lack)
    }
    return lacks
  }

  private func isGiving(_ purchase: Purchase, _ inquiry: Inquiry) -> Bool {
    guard project.environment.admits(purchase.environment),
      let standing = purchase.standing(at: inquiry.at), standing.state.givesAccess
    else { return false }
    return project.catalogue.products[standing.product(purchase)]?.entitlements
      .contains(inquiry.entitlement) == true
  }

  /// The device asked for; of a user the linked ones on which it is the current one.
  mutating func devices(of inquiry: Inquiry) throws(Stop) -> [Device] {
    if let device = inquiry.person.device { return [device] }
    let members = inquiry.person.customer.members
    let linked = inquiry.replay?.links.users.filter(\.value).keys.map { $0 } ?? []
    let anonymous = Set(members.filter(\.isAnonymous).map(\.id) + linked).sorted()
    let number = project.number
    var devices: [Device] = []
    let users = try records(anonymous.prefix(Self.linkedDevicesMax).map { .user(number, $0) })
    try prefetch(users.compactMap { $0?.deviceKey(number) })
    for case .user(let user)? in users {
      guard case .anonymous(let deviceID) = user.standing, let device = try device(deviceID),
        device.anonymousUser == user.id
      else { continue }
      devices.append(device)
    }
    try prefetch(devices.map { .user(number, $0.currentUser) })
    let home = inquiry.person.customer.id
    var current: [Device] = []
    for device in devices where try existingUser(device.currentUser).customer == home {
      current.append(device)
    }
    return current
  }
}

extension Record {
  /// Of the device that made a user.
  fileprivate func deviceKey(_ project: ProjectNumber) -> RecordKey? {
    guard case .user(let user) = self, case .anonymous(let id) = user.standing else { return nil }
    return .device(project, id)
  }
}
