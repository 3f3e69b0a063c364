// Calls that would make an entitlement active: each was rehearsed, and only what helps is told.
extension AccessInquiry {
  /// How large a catalogue may be to be written out in a call.
  private static var cataloguePartsMax: Int { 200 }

  /// Against how many lacks something is tried, besides the last.
  private static var remediedMax: Int { 5 }

  /// On how many devices of a user a restore is tried.
  private static var restoringDevicesMax: Int { 3 }

  /// The last millisecond of the year 9999: a later end cannot be sent.
  private static var lastWritable: Int64 { 253_402_300_799_999 }

  /// The lacks with what would help against each; a call stands where it helps first.
  func remedied(
    _ lacks: [Lack],
    on devices: [Device],
    in draft: inout Draft
  ) throws(DecisionStop) -> [Lack] {
    var tried: [Remedy] = []
    var remedied = lacks
    for index in remedied.indices
    where index < Self.remediedMax || index == remedied.count - 1 {
      for remedy in try remedies(for: remedied[index], devices, in: &draft)
      where !tried.contains(remedy) {
        tried.append(remedy)
        if try helps(remedy, in: &draft) { remedied[index].remedies.append(remedy) }
      }
    }
    return remedied
  }

  private func helps(_ remedy: Remedy, in draft: inout Draft) throws(DecisionStop) -> Bool {
    try draft.rehearse { draft throws(DecisionStop) in
      try draft.carryOut(remedy, pendingMax: pendingMax)
      let check = try draft.checkEntitlements(subject, at: at)
      return check.access[entitlement]?.isActive == true
    } ?? false
  }

  private func remedies(
    for lack: Lack,
    _ devices: [Device],
    in draft: inout Draft
  ) throws(DecisionStop) -> [Remedy] {
    switch lack.kind {
    case .expired, .paused, .billingRetry, .refunded, .revoked:
      guard let purchase = held.first(where: { $0.key == lack.chain }) else {
        return [.grant(entitlement, subject)]
      }
      return update(of: purchase).map { [.update($0)] } ?? []
    case .environment:
      var definition = ProjectDefinition()
      definition.environment = .any
      return [.define(definition)]
    case .notMapped: return mapping(of: lack).map { [.define($0)] } ?? []
    case .notIdentified:
      guard let device = person.device, let holder = lack.holder else { return [] }
      return [.identify(device.id, as: holder)]
    case .heldByAnother, .heldByNobody: return try retrieval(of: lack, devices, in: &draft)
    case .notGranted: return [.grant(entitlement, subject)]
    case .notYet, .noProduct, .noPurchase: return []
    }
  }

  /// Ways to get what another one holds.
  private func retrieval(
    of lack: Lack,
    _ devices: [Device],
    in draft: inout Draft
  ) throws(DecisionStop) -> [Remedy] {
    guard let chain = lack.chain, let purchase = try draft.purchase(chain) else { return [] }
    var remedies: [Remedy] = []
    for device in devices.prefix(Self.restoringDevicesMax) {
      let count = try draft.account(device.account).purchases.count
      let isOfAccount =
        purchase.account == device.account && !purchase.holders.isEmpty
        && count <= Self.accountPurchasesMax
      remedies.append(.restore(device.id, isOfAccount ? nil : [chain]))
    }
    if let holder = lack.holder, let user = try draft.user(holder) {
      if let device = person.device, user.isIdentified {
        remedies.append(.identify(device.id, as: holder))
      }
      if person.device == nil, person.user.isIdentified,
        case .anonymous(let id) = user.idOrigin, try draft.device(id)?.currentUser == holder
      {
        remedies.append(.identify(id, as: person.user.id))
      }
    }
    // Its own anonymous user may have it.
    if let device = person.device, device.identifiedUser != nil {
      remedies.append(.logout(device.id))
    }
    // With more than can be told there is more than can be rehearsed.
    guard replay != nil else { return remedies }
    let own = Set(draft.ids(reaching: person.customer))
    let losses = try draft.trail(of: chain).holderChanges.filter { holderChange in
      holderChange.undoneIn == nil && holderChange.from.contains { own.contains($0) }
    }
    if let cursor = losses.last?.lossCursor { remedies.append(.undo(chain, cursor: cursor)) }
    return remedies
  }

  /// Takes back what was withdrawn, and has the latest period last beyond the moment: by as many of
  /// its own lengths as that takes.
  private func update(of purchase: Purchase) -> PurchaseUpdate? {
    guard let stateInPeriod = purchase.stateInPeriod(at: at), stateInPeriod.isPresent else {
      return nil
    }
    var update = PurchaseUpdate(chain: purchase.key)
    if let refundedAt = purchase.refundedAt, refundedAt <= at { update.refundedAt = .clear }
    if let revokedAt = purchase.revokedAt, revokedAt <= at { update.revokedAt = .clear }
    guard let end = purchase.expiresAt, end < at,
      purchase.gracePeriodExpiresAt.map({ $0 < at }) ?? true
    else { return update }
    let length = end.milliseconds - purchase.period(stateInPeriod).purchasedAt.milliseconds
    guard length > 0 else { return nil }
    let (passed, isTooFar) = at.milliseconds.subtractingReportingOverflow(end.milliseconds)
    guard !isTooFar else { return nil }
    let (stretch, isTooLong) = (passed / length + 1).multipliedReportingOverflow(by: length)
    let (later, isBeyond) = end.milliseconds.addingReportingOverflow(stretch)
    guard !isTooLong && !isBeyond && later <= Self.lastWritable else { return nil }
    update.expiresAt = .set(Moment(milliseconds: later))
    if purchase.isInBillingRetry { update.billingRetry = .clear }
    if purchase.pausedUntil != nil { update.pausedUntil = .clear }
    return update
  }

  /// The catalogue as it is, with the product in it; nil where it is too large to be written out.
  private func mapping(of lack: Lack) -> ProjectDefinition? {
    guard let id = lack.product, let key = lack.chain,
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
      _ = try define(definition, isNew: false, pendingMax: pendingMax)
    case .grant(let id, let subject): _ = try grant(id, to: subject, until: nil)
    }
  }
}
