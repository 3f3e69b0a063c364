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
    var touched: Few = [try existingUser(device.anonymousUser).customer]
    if let known = try user(userID) { touched.append(known.customer) }
    try settle(touched)
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
    return try login(&device, as: userID, known, by: way)
  }

  /// From the device's anonymous user, or from whoever was logged in, to this one.
  private mutating func login(
    _ device: inout Device,
    as userID: UserID,
    _ known: User?,
    by way: Rules.OnIdentify
  ) throws(Stop) -> Identification {
    let anonymous = try existingUser(device.anonymousUser)
    let held =
      way == .switch ? [] : try purchases(customer(anonymous.customer).held.sorted())
    let isNewcomer = known == nil && (way == .alias || way == .aliasUnlessLinked)
    var moves: [Move] = []
    if isNewcomer {
      try noteOrigin(of: customer(anonymous.customer))
      moves = try movesOfJoining(anonymous.customer, as: userID)
    }
    let home = isNewcomer ? anonymous.customer : nil
    let user =
      if let known { known } else { try makeIdentifiedUser(userID, in: home, on: device.id) }

    device.identifiedUser = userID
    put(device)
    let cursor = try nextCursor()
    let place = eventCount
    // What comes of it is told behind it, and only then is its outcome known.
    tellIdentified(user, on: device, outcome: .switched)
    var isAliased = isNewcomer
    if isNewcomer {
      try tellJoined(user)
    } else {
      (moves, isAliased) = try link(anonymous, to: user, by: way)
    }
    let outcome: IdentifyOutcome =
      if isAliased { .aliased } else if moves.isEmpty { .switched } else if way == .move {
        .moved
      } else { .attached }
    amend(place, outcome: outcome, customer: try existingUser(userID).customer)

    let recorded = way == .move ? held : []
    let login = UserTrail.Login(
      user: userID,
      way: way,
      outcome: outcome,
      isCreated: known == nil,
      active: recorded.filter { isActiveSubscription($0) }.map(\.key),
      inactive: recorded.filter { !isActiveSubscription($0) }.map(\.key)
    )
    try note(login, from: anonymous.id, holding: held, in: cursor)
    return Identification(
      user: try view(.device(device.id)),
      created: known == nil,
      outcome: outcome,
      purchases: moves
    )
  }

  /// What the identified user gets from the device's anonymous one.
  private mutating func link(
    _ anonymous: User,
    to user: User,
    by way: Rules.OnIdentify
  ) throws(Stop) -> (moves: [Move], isAliased: Bool) {
    switch way {
    case .attach: return (try attach(from: anonymous, to: user), false)
    case .move: return (try move(from: anonymous, to: user), false)
    case .alias, .aliasUnlessLinked:
      let isLinked = try customer(user.customer).hasAnonymousUser
      if user.customer == anonymous.customer || (way == .aliasUnlessLinked && isLinked) {
        return ([], false)
      }
      let moves = try alias(anonymous.customer, with: user.customer, as: user)
      try settleTracked()
      return (moves, true)
    case .switch: return ([], false)
    }
  }

  /// Shares what the anonymous user holds and no identified user does.
  private mutating func attach(from anonymous: User, to user: User) throws(Stop) -> [Move] {
    let held = try purchases(customer(anonymous.customer).held.sorted())
    try prefetchMoves(of: held)
    var moves: [Move] = []
    for purchase in held where try !isHeldByIdentified(purchase) {
      moves.append(
        try move(
          purchase.key,
          to: user.customer,
          as: user,
          losing: [],
          by: Link(
            method: .identify,
            rule: .attach,
            gainer: user.id,
            anonymousUser: anonymous.id
          )
        )
      )
    }
    try settleTracked()
    return moves
  }

  /// Moves the active subscriptions; one-time purchases stay.
  private mutating func move(from anonymous: User, to user: User) throws(Stop) -> [Move] {
    // Rules that were others before may have made them one.
    guard user.customer != anonymous.customer else { return [] }
    let held = try purchases(customer(anonymous.customer).held.sorted())
    let moving = held.filter { isActiveSubscription($0) }
    try prefetchMoves(of: moving)
    var moves: [Move] = []
    for purchase in moving {
      moves.append(
        try move(
          purchase.key,
          to: user.customer,
          as: user,
          losing: [anonymous.customer],
          by: Link(method: .identify, rule: .move, gainer: user.id, anonymousUser: anonymous.id)
        )
      )
    }
    try settleTracked()
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
