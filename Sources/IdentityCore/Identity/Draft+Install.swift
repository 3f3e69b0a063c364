extension Draft {
  /// The result of an install.
  package struct Installation: Equatable, Sendable {
    package var device: DeviceID
    package var created: Bool
    package var user: UserView
    /// The purchases that had no holder before.
    package var claimed: [Move] = []
  }

  /// Registers a device.
  ///
  /// A known device is returned as it is, except that a new store account replaces its own.
  package mutating func install(
    device id: DeviceID?,
    user userID: UserID?,
    storeAccount: StoreAccountID?,
    platform: Platform?,
    app: AppID?,
    accountToken: AccountTokenID? = nil
  ) throws(DecisionStop) -> Installation {
    let id = id ?? entropy.deviceID()
    let known = try device(id)
    if let userID { try checkNewUserID(userID) }
    var isNewUser = false
    if var known {
      if let storeAccount, storeAccount != known.storeAccount {
        known.storeAccount = storeAccount
        put(known)
      }
    } else {
      let anonymous = try makeAnonymousUser(for: id)
      try count { $0.devices += 1 }
      var device = Device(
        id: id,
        anonymousUser: anonymous.id,
        storeAccount: storeAccount,
        platform: platform.map { recordCache.ids.shared($0) },
        app: app.map { recordCache.ids.shared($0) },
        createdAt: now
      )
      if let userID {
        // The device belongs to that user from the start: no alias, attach or move.
        let known = try user(userID)
        isNewUser = known == nil
        let user = if let known { known } else { try makeIdentifiedUser(userID, on: id) }
        device.identifiedUser = userID
        emitIdentified(user, on: device, outcome: .switched)
      }
      put(device)
    }
    var installation =
      Installation(device: id, created: known == nil, user: try view(.device(id)))
    if isNewUser, let userID {
      installation.claimed = try AccountToken.claim(byIDOf: userID, in: &self)
    }
    let user = installation.user.identityID ?? installation.user.anonymousID
    if let user {
      installation.claimed += try AccountToken.register(accountToken, for: user, in: &self)
    }
    installation.claimed.sort { $0.key < $1.key }
    if let user { try noteSeen(user) }
    // A claim may have made the user an alias of the one whom a rule had made.
    if !installation.claimed.isEmpty { installation.user = try view(.device(id)) }
    return installation
  }

  mutating func emitIdentified(_ user: User, on device: Device, outcome: IdentifyOutcome) {
    var event = Event(.identified, at: now, customer: user.customer, subject: user.member)
    event.device = device.id
    event.anonymousUser = device.anonymousUser
    event.outcome = outcome
    emit(event)
  }
}
