// Replacing erased ids in other records, to which events lead, or which name them.
extension Draft {
  /// The other records that an event with an erased id points to, or that contain one.
  package struct ReferencedRecords: Equatable, Sendable {
    package var chain: ChainKey?
    /// The users named together with erased ones.
    package var users: [UserID]
    /// A device on which an erased user may have been logged in.
    package var device: DeviceID?

    package init(chain: ChainKey? = nil, users: [UserID] = [], device: DeviceID? = nil) {
      self.chain = chain
      self.users = users
      self.device = device
    }
  }

  /// Replaces the erased ids in the records that the traces point to.
  ///
  /// May delete another chain that has no holders and came from an erased user. Then the erasure
  /// has a new chain, and the caller scans the events again.
  package mutating func follow(
    _ traces: [ReferencedRecords],
    _ erasure: inout Erasure
  ) throws(DecisionStop) {
    let salt = try ensuredSalt()
    let chains = Set(traces.compactMap(\.chain)).filter { !erasure.erases($0) }.sorted()
    let users = Set(traces.flatMap(\.users)).filter { !erasure.erases($0) }.sorted()
    let devices = Set(traces.compactMap(\.device)).filter { !erasure.erases($0) }.sorted()
    let number = project.number
    _ = try records(
      chains.flatMap { [.purchase(number, $0), .purchaseTrail(number, $0)] }
        + users.flatMap { [.user(number, $0), .userTrail(number, $0)] }
        + devices.map { .device(number, $0) }
    )
    for id in devices {
      guard var device = try device(id) else { continue }
      let rest = device.formerLogins.filter { !erasure.erases($0.user) }
      guard rest.count < device.formerLogins.count else { continue }
      device.formerLogins = rest
      put(device)
    }
    for chain in chains {
      if let purchase = try purchase(chain) { try forget(purchase, &erasure, salt) }
      guard !erasure.erases(chain) else { continue }
      let trail = try trail(of: chain)
      let rest = trail.forgetting(erasure)
      if rest != trail { try put(rest) }
    }
    try unlistDeleted()
    var origins: [DeviceID] = []
    for case .user(let user)? in try records(users.map { .user(number, $0) }) {
      if let device = erasure.erasedDevice(of: user) { origins.append(device) }
    }
    try prefetch(origins.map { .device(number, $0) })
    for id in users {
      if var user = try user(id), let device = erasure.erasedDevice(of: user),
        // The device may have been installed again since.
        try self.device(device)?.anonymousUser != id
      {
        user.idOrigin = .anonymous(DeviceID(erasure.tombstone.bytes))
        put(user)
      }
      let trail = try trail(of: id)
      let rest = trail.forgetting(erasure)
      if rest != trail { try put(rest) }
    }
  }
}

extension Erasure {
  /// Returns what to follow because of a record that contains erased ids; nil if it has none.
  package func trace(of record: Record) -> Draft.ReferencedRecords? {
    switch record {
    case .purchase(let purchase) where isNamed(in: purchase):
      return Draft.ReferencedRecords(chain: purchase.key)
    case .device(let device) where device.formerLogins.contains { erases($0.user) }:
      return Draft.ReferencedRecords(device: device.id)
    case .user(let user) where erasedDevice(of: user) != nil:
      return Draft.ReferencedRecords(users: [user.id])
    default: return nil
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

extension PurchaseTrail {
  fileprivate func forgetting(_ erasure: Erasure) -> PurchaseTrail {
    var trail = self
    trail.holderChanges = holderChanges.map { holderChange in
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
