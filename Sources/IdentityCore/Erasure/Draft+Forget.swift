// Replacing erased ids in the records of others.
extension Draft {
  /// Replaces the erased ids in records that contain some, as the records are now.
  ///
  /// May delete another chain that has no holders and came from an erased user. Then the erasure
  /// has a new chain, and the caller scans everything again.
  package mutating func forgetIDs(
    in found: [Record],
    _ erasure: inout Erasure
  ) throws(DecisionStop) {
    let salt = try ensuredSalt()
    try prefetch(found.flatMap { erasure.keys(toForgetIn: $0, of: project.number) })
    for record in found {
      switch record {
      case .purchase(let found):
        // It may have changed since, or have come to a new user with an erased id.
        if let purchase = try purchase(found.key), erasure.isNamed(in: purchase) {
          try forget(purchase, &erasure, salt)
        }
      case .device(let found):
        guard var device = try device(found.id) else { continue }
        device.formerLogins.removeAll { erasure.erases($0.user) }
        put(device)
      case .user(let found):
        guard var user = try user(found.id), let device = erasure.erasedDevice(of: user),
          // The device may have been installed again since.
          try self.device(device)?.anonymousUser != found.id
        else { continue }
        user.idOrigin = .anonymous(DeviceID(erasure.tombstone.bytes))
        put(user)
      case .userTrail(let found): try forget(trail(of: found.user), erasure)
      case .purchaseTrail(let found):
        let trail = try trail(of: found.chain)
        // The purchase may be deleted by now.
        if !trail.holderChanges.isEmpty { try put(trail.forgetting(erasure)) }
      default: continue
      }
    }
    try unlistDeleted()
  }

  private mutating func forget(
    _ trail: UserTrail,
    _ erasure: Erasure
  ) throws(DecisionStop) {
    var rest = trail.forgetting(erasure)
    for partner in trail.partners where erasure.erases(partner) {
      // A new user may have the id.
      if try user(partner) != nil { rest.partners.append(partner) }
    }
    try put(rest)
  }
}

extension Erasure {
  /// Whether a record of others contains erased ids.
  package func isNamed(in record: Record) -> Bool {
    switch record {
    case .purchase(let purchase): isNamed(in: purchase)
    case .device(let device): device.formerLogins.contains { erases($0.user) }
    case .user(let user): erasedDevice(of: user) != nil
    case .userTrail(let trail): trail.forgetting(self) != trail
    case .purchaseTrail(let trail): trail.forgetting(self) != trail
    default: false
    }
  }

  fileprivate func keys(toForgetIn record: Record, of number: ProjectNumber) -> [RecordKey] {
    switch record {
    case .purchase(let purchase):
      [.purchase(number, purchase.key), .purchaseTrail(number, purchase.key)]
    case .device(let device): [.device(number, device.id)]
    case .user(let user):
      [.user(number, user.id)] + (erasedDevice(of: user).map { [.device(number, $0)] } ?? [])
    case .userTrail(let trail):
      [.userTrail(number, trail.user)]
        + trail.partners.filter(erases).map { .user(number, $0) }
    case .purchaseTrail(let trail): [.purchaseTrail(number, trail.chain)]
    default: []
    }
  }

  /// Returns the device for which an anonymous user was made, if it is erased.
  fileprivate func erasedDevice(of user: User) -> DeviceID? {
    guard case .anonymous(let device) = user.idOrigin, erases(device) else { return nil }
    return device
  }

  fileprivate func replace(_ id: UserID) -> UserID { erases(id) ? tombstone : id }

  fileprivate func remaining(_ held: [ChainKey]) -> [ChainKey] {
    held.filter { !erases($0) }
  }
}

// What later events report is about new users with erased ids.
extension PurchaseTrail {
  fileprivate func forgetting(_ erasure: Erasure) -> PurchaseTrail {
    var trail = self
    trail.holderChanges = holderChanges.map { holderChange in
      guard holderChange.cursor <= erasure.lastEvent else { return holderChange }
      var rest = holderChange
      rest.anonymousUser = holderChange.anonymousUser.map(erasure.replace)
      rest.from = holderChange.from.map(erasure.replace)
      rest.to = holderChange.to.map(erasure.replace)
      return rest
    }
    return trail
  }
}

extension UserTrail {
  fileprivate func forgetting(_ erasure: Erasure) -> UserTrail {
    var trail = self
    trail.partners = partners.filter { !erasure.erases($0) }
    trail.lost = erasure.remaining(lost)
    trail.steps = steps.map { step in
      guard step.cursor <= erasure.lastEvent else { return step }
      var rest = step
      rest.action = step.action.forgetting(erasure)
      return rest
    }
    return trail
  }
}

extension UserTrail.Action {
  fileprivate func forgetting(_ erasure: Erasure) -> UserTrail.Action {
    switch self {
    case .login(var login):
      login.user = erasure.replace(login.user)
      login.active = erasure.remaining(login.active)
      login.inactive = erasure.remaining(login.inactive)
      login.spared = erasure.remaining(login.spared)
      return .login(login)
    case .alias(var alias):
      alias.side = alias.side.map(erasure.replace)
      if erasure.erases(alias.chain) {
        alias.chain.originalTransaction = TransactionID(erasure.tombstone.bytes)
      }
      return .alias(alias)
    case .imported(var imported):
      imported.beside = imported.beside.map(erasure.replace)
      return .imported(imported)
    case .grant, .revoke: return self
    }
  }
}
