extension Draft {
  /// What a login came to.
  package struct Identification: Equatable, Sendable {
    package var user: UserView
    package var created: Bool
    package var outcome: IdentifyOutcome
    package var purchases: [Move]

    /// Whether what the user may use has to be asked for again.
    package var shouldRefresh: Bool { !purchases.isEmpty }
  }

  /// The device whose anonymous user this is.
  package mutating func device(ofAnonymous id: UserID) throws(Stop) -> DeviceID {
    guard let user = try user(id), case .anonymous(let deviceID) = user.standing,
      try device(deviceID)?.anonymousUser == id
    else { throw .refused(.unknownAnonymousUser(id)) }
    return deviceID
  }

  /// Makes a user the device's identified one, created if need be.
  ///
  /// The anonymous user's purchases follow as the rules say; another user is logged out first where
  /// the rules want that.
  package mutating func identify(
    device deviceID: DeviceID,
    as userID: UserID
  ) throws(Stop) -> Identification {
    var device = try existingDevice(deviceID)
    try checkNewUserID(userID)
    if device.identifiedUser == userID {
      return Identification(
        user: try view(.device(deviceID)),
        created: false,
        outcome: .unchanged,
        purchases: []
      )
    }
    try settle([existingUser(device.anonymousUser).customer])
    if let known = try user(userID) { try settle([known.customer]) }
    let isSwitch = device.identifiedUser != nil
    if isSwitch && rules.onSwitch == .logoutFirst {
      _ = try logout(device: deviceID)
      device = try existingDevice(deviceID)
    }
    let known = try user(userID)
    let way: Rules.OnIdentify =
      if isSwitch && rules.onSwitch == .switch { .switch } else if known == nil {
        rules.onIdentifyNew
      } else { rules.onIdentifyKnown }
    let placeInFeed = eventCount
    let (user, moves, isAliased) = try link(device, to: userID, known, by: way)

    device.identifiedUser = userID
    put(device)
    let outcome: IdentifyOutcome =
      if isAliased { .aliased } else if moves.isEmpty { .switched } else if way == .move {
        .moved
      } else { .attached }
    tellIdentified(
      user,
      on: device,
      outcome: outcome,
      at: known == nil ? placeInFeed + 1 : placeInFeed
    )
    return Identification(
      user: try view(.device(deviceID)),
      created: known == nil,
      outcome: outcome,
      purchases: moves
    )
  }

  /// What the identified user gets from the device's anonymous one.
  private mutating func link(
    _ device: Device,
    to userID: UserID,
    _ known: User?,
    by way: Rules.OnIdentify
  ) throws(Stop) -> (User, [Move], isAliased: Bool) {
    let anonymous = try existingUser(device.anonymousUser)
    switch way {
    case .attach, .move:
      let user = try self.known(known, or: userID, on: device.id)
      let moves =
        way == .attach ? try attach(from: anonymous, to: user) : try move(from: anonymous, to: user)
      return (user, moves, false)
    case .alias, .aliasUnlessLinked:
      guard let known else {
        let (user, moves) = try aliasNew(userID, with: anonymous.customer, on: device.id)
        return (user, moves, true)
      }
      let isLinked = try customer(known.customer).hasAnonymousUser
      if known.customer == anonymous.customer || (way == .aliasUnlessLinked && isLinked) {
        return (known, [], false)
      }
      let moves = try alias(anonymous.customer, with: known.customer, as: known)
      return (try existingUser(userID), moves, true)
    case .switch:
      return (try self.known(known, or: userID, on: device.id), [], false)
    }
  }

  private mutating func known(
    _ user: User?,
    or id: UserID,
    on device: DeviceID
  ) throws(Stop) -> User {
    if let user { return user }
    return try makeIdentifiedUser(id, on: device)
  }

  /// Shares what the anonymous user holds and no identified user does.
  private mutating func attach(from anonymous: User, to user: User) throws(Stop) -> [Move] {
    var moves: [Move] = []
    for purchase in try purchases(customer(anonymous.customer).held.sorted())
    where try !isHeldByIdentified(purchase) {
      moves.append(try move(purchase.key, to: user.customer, as: user, losing: []))
    }
    return moves
  }

  /// Moves the active subscriptions; one-time purchases stay.
  private mutating func move(from anonymous: User, to user: User) throws(Stop) -> [Move] {
    // Rules that were others before may have made them one.
    guard user.customer != anonymous.customer else { return [] }
    var moves: [Move] = []
    for purchase in try purchases(customer(anonymous.customer).held.sorted())
    where isActiveSubscription(purchase) {
      moves.append(
        try move(purchase.key, to: user.customer, as: user, losing: [anonymous.customer])
      )
    }
    return moves
  }

  func isActiveSubscription(_ purchase: Purchase) -> Bool {
    purchase.kind(in: project.catalogue).isSubscription
      && purchase.standing(at: now)?.state.givesAccess == true
  }
}

/// How somebody came to be a device's user.
package enum IdentifyOutcome: String, CaseIterable, Sendable {
  case attached, aliased, moved, switched, unchanged
}
