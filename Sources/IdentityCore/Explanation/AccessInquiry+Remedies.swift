// Calls that would activate an entitlement; each is tried in a dry run.
extension AccessInquiry {
  /// The largest catalogue that a call may contain.
  private static var cataloguePartsMax: Int { 200 }

  /// The number of lacks for which remedies are tried, in addition to the last.
  private static var remediedMax: Int { 5 }

  /// The number of a user's devices on which a restore is tried.
  private static var restoringDevicesMax: Int { 3 }

  /// The last millisecond of the year 9999, the latest time that a request can carry.
  private static var lastWritable: Int64 { 253_402_300_799_999 }

  /// Returns the lacks with their remedies; each call is listed where it helps first.
  func remedied(
    _ lacks: [MissingReason],
    on devices: [Device],
    in draft: inout Draft
  ) throws(DecisionStop) -> [MissingReason] {
    var tried: [Remedy] = []
    var remedied = lacks
    for index in remedied.indices
    where index < Self.remediedMax || index == remedied.count - 1 {
      for remedy in try remedies(for: remedied[index], devices, in: &draft)
      where !tried.contains(remedy) {
        tried.append(remedy)
        if try givesAccess(remedy, in: &draft) { remedied[index].remedies.append(remedy) }
      }
    }
    return remedied
  }

  private func givesAccess(_ remedy: Remedy, in draft: inout Draft) throws(DecisionStop) -> Bool {
    try draft.dryRun { draft throws(DecisionStop) in
      try draft.carryOut(remedy, pendingMax: pendingMax)
      let check = try draft.checkEntitlements(subject, at: at)
      return check.access[entitlement]?.isActive == true
    } ?? false
  }

  private func remedies(
    for missing: MissingReason,
    _ devices: [Device],
    in draft: inout Draft
  ) throws(DecisionStop) -> [Remedy] {
    switch missing.kind {
    case .expired, .paused, .billingRetry, .refunded, .revoked:
      guard let purchase = held.first(where: { $0.key == missing.chain }) else {
        return [.grant(entitlement, subject)]
      }
      return update(of: purchase).map { [.update($0)] } ?? []
    case .environment:
      var definition = ProjectDefinition()
      definition.environment = .any
      return [.define(definition)]
    case .notMapped: return mapping(of: missing).map { [.define($0)] } ?? []
    case .notIdentified:
      guard let device = person.device, let holder = missing.holder else { return [] }
      return [.identify(device.id, as: holder)]
    case .heldByAnother, .heldByNobody:
      return try transferRemedies(of: missing, devices, in: &draft)
    case .notGranted: return [.grant(entitlement, subject)]
    case .notYet, .noProduct, .noPurchase: return []
    }
  }

  /// Returns calls that may obtain another customer's purchase.
  private func transferRemedies(
    of missing: MissingReason,
    _ devices: [Device],
    in draft: inout Draft
  ) throws(DecisionStop) -> [Remedy] {
    guard let chain = missing.chain, let purchase = try draft.purchase(chain) else { return [] }
    var remedies: [Remedy] = []
    for device in devices.prefix(Self.restoringDevicesMax) {
      let count = try draft.account(device.account).purchases.count
      let isOfAccount =
        purchase.account == device.account && !purchase.holders.isEmpty
        && count <= Self.accountPurchasesMax
      remedies.append(.restore(device.id, isOfAccount ? nil : [chain]))
    }
    if let holder = missing.holder, let user = try draft.user(holder) {
      if let device = person.device, user.isIdentified {
        remedies.append(.identify(device.id, as: holder))
      }
      if person.device == nil, person.user.isIdentified,
        case .anonymous(let id) = user.idOrigin, try draft.device(id)?.currentUser == holder
      {
        remedies.append(.identify(id, as: person.user.id))
      }
    }
    // The device's anonymous user may hold it.
    if let device = person.device, device.identifiedUser != nil {
      remedies.append(.logout(device.id))
    }
    // Links that are too many to replay are too many to undo.
    guard replay != nil else { return remedies }
    let own = Set(person.customer.reachingIDs)
    let losses = try draft.trail(of: chain).holderChanges.filter { holderChange in
      holderChange.undoneIn == nil && holderChange.from.contains { own.contains($0) }
    }
    if let cursor = losses.last?.lossCursor { remedies.append(.undo(chain, cursor: cursor)) }
    return remedies
  }

  /// Returns an update that clears a refund or revocation and extends the latest period.
  ///
  /// It adds whole lengths of the period, until the period covers the moment.
  private func update(of purchase: Purchase) -> PurchaseUpdate? {
    guard let stateInPeriod = purchase.stateInPeriod(at: at) else { return nil }
    let period = purchase.period(stateInPeriod)
    var update = PurchaseUpdate(chain: purchase.key)
    if let refundedAt = period.refundedAt, refundedAt <= at {
      update[.refundedAt] = FieldValue.none
    }
    if let revokedAt = period.revokedAt, revokedAt <= at { update[.revokedAt] = FieldValue.none }
    guard stateInPeriod.isPresent else {
      guard period.isWithdrawn(at: at) else { return nil }
      update.transaction = period.id
      return update
    }
    if let endedAt = period.endedAt, endedAt < at { update[.endedAt] = FieldValue.none }
    guard let end = purchase.periodEnd, end < at,
      period.gracePeriodExpiresAt.map({ $0 < at }) ?? true
    else { return update }
    let length = end.milliseconds - period.purchasedAt.milliseconds
    guard length > 0 else { return nil }
    let (passed, isTooFar) = at.milliseconds.subtractingReportingOverflow(end.milliseconds)
    guard !isTooFar else { return nil }
    let (addition, isTooLong) = (passed / length + 1).multipliedReportingOverflow(by: length)
    let (later, isBeyond) = end.milliseconds.addingReportingOverflow(addition)
    guard !isTooLong && !isBeyond && later <= Self.lastWritable else { return nil }
    update[.expiresAt] = .moment(Moment(milliseconds: later))
    if period.isInBillingRetry { update[.billingRetry] = .flag(false) }
    if period.isPaused { update[.paused] = .flag(false) }
    if period.pausedUntil != nil { update[.pausedUntil] = FieldValue.none }
    return update
  }

  /// Returns the catalogue with the product added; nil if it is too large for a call.
  private func mapping(of missing: MissingReason) -> ProjectDefinition? {
    guard let id = missing.product, let key = missing.chain,
      let purchase = held.first(where: { $0.key == key })
    else { return nil }
    var products = terms.catalogue.products
    let parts = products.values.reduce(products.count) { $0 + $1.entitlements.count }
    guard parts < Self.cataloguePartsMax else { return nil }
    var product =
      products[id] ?? Product(kind: purchase.kind(in: terms.catalogue), entitlements: [])
    product.entitlements.append(entitlement)
    products[id] = product
    var definition = ProjectDefinition()
    definition.products = products
    return definition
  }
}

extension Draft {
  fileprivate mutating func carryOut(_ remedy: Remedy, pendingMax: Int) throws(DecisionStop) {
    switch remedy {
    case .restore(let device, let chains): _ = try restore(device: device, chains: chains)
    case .identify(let device, let user): _ = try identify(device: device, as: user)
    case .logout(let device): _ = try logout(device: device)
    case .undo(let chain, let cursor):
      let kind = Event.Kind.subscriptionTransferred
      _ = try undo(LinkEvent(cursor: cursor, kind: kind, chain: chain))
    case .update(let update): _ = try self.update(update)
    case .define(let definition):
      // Whose access else it changes is not counted: that reads the whole project.
      _ = try ProjectDefiner.define(
        definition,
        isNew: false,
        pendingMax: pendingMax,
        recordsMax: 0,
        in: &self
      )
    case .grant(let id, let subject): _ = try grant(id, to: subject, until: nil)
    }
  }
}
