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
  package mutating func device(ofAnonymous id: UserID) throws(DecisionStop) -> DeviceID {
    guard let user = try user(id), case .anonymous(let deviceID) = user.idOrigin,
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
  ) throws(DecisionStop) -> Identification {
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
    var touched: OneOrMany = [try existingUser(device.anonymousUser).customer]
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
  ) throws(DecisionStop) -> Identification {
    let anonymous = try existingUser(device.anonymousUser)
    let held = way == .switch ? [] : try purchases(customer(anonymous.customer).held.sorted())
    let effect = try effect(of: way, from: anonymous, to: known)
    let recorded = way == .move ? held : []
    let active = recorded.filter { isActiveSubscription($0) }
    var moves: [Move] = []
    var home: CustomerID?
    if known == nil && effect == .alias {
      // A new user joins the anonymous user's customer.
      home = anonymous.customer
      try noteOrigin(of: customer(anonymous.customer))
      moves = try movesOfJoining(held, as: userID)
    }
    let user =
      if let known { known } else { try makeIdentifiedUser(userID, in: home, on: device.id) }

    device.identifiedUser = userID
    put(device)
    let cursor = try nextCursor()
    let place = eventCount
    // What comes of it is told behind it, and only then is its outcome known.
    emitIdentified(user, on: device, outcome: .switched)
    switch effect {
    case .none: break
    case .alias where home != nil: try emitJoined(user)
    case .alias: moves = try alias(anonymous.customer, with: user.customer, as: user)
    case .attach:
      try prefetchMoves(of: held)
      moves = try pass(unclaimed(held), from: anonymous, to: user, by: .attach)
    case .move:
      try prefetchMoves(of: active)
      moves = try pass(active, from: anonymous, to: user, by: .move)
    }
    try settleTracked()
    let outcome = moves.isEmpty && effect != .alias ? .switched : effect.outcome
    amend(place, outcome: outcome, customer: try existingUser(userID).customer)

    let login = UserTrail.Login(
      user: userID,
      way: way,
      outcome: outcome,
      isCreated: known == nil,
      active: active.map(\.key),
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

  private mutating func effect(
    of way: Rules.OnIdentify,
    from anonymous: User,
    to known: User?
  ) throws(DecisionStop) -> LoginEffect {
    guard let known else {
      return way.effect(isNew: true, isSameCustomer: false, isLinked: false)
    }
    return way.effect(
      isNew: false,
      isSameCustomer: known.customer == anonymous.customer,
      isLinked: try customer(known.customer).hasAnonymousUser
    )
  }

  /// Returns those that no identified user holds.
  private mutating func unclaimed(_ held: [Purchase]) throws(DecisionStop) -> [Purchase] {
    var unclaimed: [Purchase] = []
    for purchase in held where try !isHeldByIdentified(purchase) { unclaimed.append(purchase) }
    return unclaimed
  }

  private mutating func pass(
    _ purchases: [Purchase],
    from anonymous: User,
    to user: User,
    by rule: LinkRule
  ) throws(DecisionStop) -> [Move] {
    let link = Link(method: .identify, rule: rule, gainer: user.id, giver: anonymous)
    return try purchases.map { purchase throws(DecisionStop) in
      try move(purchase.key, to: user, by: link)
    }
  }

  func isActiveSubscription(_ purchase: Purchase) -> Bool {
    purchase.kind(in: project.catalogue).isSubscription
      && purchase.stateInPeriod(at: now)?.state.givesAccess == true
  }
}

/// How somebody came to be a device's user.
package enum IdentifyOutcome: String, CaseIterable, Sendable {
  case attached, aliased, moved, switched, unchanged
}
