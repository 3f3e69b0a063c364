extension Draft {
  /// What an install came to.
  package struct Installation: Equatable, Sendable {
    package var device: DeviceID
    package var created: Bool
    package var user: UserView
  }

  /// Makes a device known; one that is known is returned as it stands, but for a store account
  /// that is new: it counts from then on.
  package mutating func install(
    device id: DeviceID?,
    user userID: UserID?,
    storeAccount: StoreAccountID?,
    platform: Platform?,
    app: AppID?
  ) throws(DecisionStop) -> Installation {
    let id = id ?? entropy.deviceID()
    let known = try device(id)
    if let userID { try checkNewUserID(userID) }
    if var known {
      if let storeAccount, storeAccount != known.storeAccount {
        known.storeAccount = storeAccount
        put(known)
      }
      return Installation(device: id, created: false, user: try view(.device(id)))
    }
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
      // As that user from the start: no alias, no attach, no move.
      let known = try user(userID)
      let user = if let known { known } else { try makeIdentifiedUser(userID, on: id) }
      device.identifiedUser = userID
      emitIdentified(user, on: device, outcome: .switched)
    }
    put(device)
    return Installation(device: id, created: true, user: try view(.device(id)))
  }

  mutating func emitIdentified(
    _ user: User,
    on device: Device,
    outcome: IdentifyOutcome
  ) {
    var event = Event(.identified, at: now, customer: user.customer, subject: user.member)
    event.device = device.id
    event.anonymousUser = device.anonymousUser
    event.outcome = outcome
    emit(event)
  }
}
