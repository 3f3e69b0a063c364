extension Draft {
  /// The result of a login.
  package struct Identification: Equatable, Sendable {
    package var user: UserView
    package var created: Bool
    package var outcome: IdentifyOutcome
    package var purchases: [Move]
    /// The purchases that had no holder before.
    package var claimed: [Move] = []

    /// Whether the app has to check the user's entitlements again.
    package var shouldRefresh: Bool { !purchases.isEmpty || !claimed.isEmpty }
  }

  /// Returns the device whose anonymous user this is.
  package mutating func device(ofAnonymous id: UserID) throws(DecisionStop) -> DeviceID {
    guard let user = try user(id), case .anonymous(let deviceID) = user.idOrigin,
      try device(deviceID)?.anonymousUser == id
    else { throw .refused(.unknownAnonymousUser(id)) }
    return deviceID
  }

  /// Logs a user in on a device, and creates the user if it is new.
  ///
  /// The rules decide which of the anonymous user's purchases follow, and whether a previous user
  /// is logged out first.
  ///
  /// An account token is registered for the user.
  package mutating func identify(
    device deviceID: DeviceID,
    as userID: UserID,
    accountToken: AccountTokenID? = nil
  ) throws(DecisionStop) -> Identification {
    var identification = try identify(device: deviceID, as: userID)
    if identification.created {
      identification.claimed = try AccountToken.claim(byIDOf: userID, in: &self)
    }
    identification.claimed += try AccountToken.register(accountToken, for: userID, in: &self)
    identification.claimed.sort { $0.key < $1.key }
    try noteSeen(userID)
    // A claim may have made the user an alias of the one whom a rule had made.
    if !identification.claimed.isEmpty { identification.user = try view(.device(deviceID)) }
    return identification
  }

  private mutating func identify(
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
    var customers: OneOrMany = [try existingUser(device.anonymousUser).customer]
    if let known = try user(userID) { customers.append(known.customer) }
    try emitPending(for: customers)
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

  /// Switches the device to the user, from its anonymous or identified user.
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
    let continuing = recorded.filter { mayContinue($0) }
    var moves: [Move] = []
    var joined: CustomerID?
    if known == nil && effect == .alias {
      // A new user joins the anonymous user's customer.
      joined = anonymous.customer
      try UserTrail.recordOrigin(of: customer(anonymous.customer), in: &self)
      moves = try movesOnJoining(held, as: userID)
    }
    let user =
      if let known { known } else { try makeIdentifiedUser(userID, in: joined, on: device.id) }

    device.changeUser(to: userID, at: now)
    put(device)
    let cursor = try nextCursor()
    let eventIndex = eventCount
    // The events that follow decide the outcome, so `amend` sets it later.
    emitIdentified(user, on: device, outcome: .switched)
    switch effect {
    case .none: break
    case .alias where joined != nil: try emitJoined(user)
    case .alias: moves = try alias(anonymous.customer, with: user.customer, as: user)
    case .attach:
      try prefetchMoves(of: held)
      moves = try moveAll(unclaimed(held), from: anonymous, to: user, by: .attach)
    case .move:
      try prefetchMoves(of: continuing)
      moves = try moveAll(continuing, from: anonymous, to: user, by: .move)
    }
    try finishTracking()
    let outcome = moves.isEmpty && effect != .alias ? .switched : effect.outcome
    let customer = try existingUser(userID).customer
    amend(eventIndex) { event in (event.outcome, event.customer) = (outcome, customer) }

    let login = UserTrail.Login(
      user: userID,
      way: way,
      outcome: outcome,
      isCreated: known == nil,
      active: continuing.map(\.key),
      inactive: recorded.filter { !mayContinue($0) }.map(\.key)
    )
    try UserTrail.record(login, from: anonymous.id, holding: held, at: cursor, in: &self)
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

  /// Returns the purchases that no identified user holds.
  private mutating func unclaimed(_ held: [Purchase]) throws(DecisionStop) -> [Purchase] {
    var unclaimed: [Purchase] = []
    for purchase in held where try !isHeldByIdentified(purchase) { unclaimed.append(purchase) }
    return unclaimed
  }

  private mutating func moveAll(
    _ purchases: [Purchase],
    from anonymous: User,
    to user: User,
    by rule: LinkRule
  ) throws(DecisionStop) -> [Move] {
    let link = Link(
      method: .identify,
      rule: rule,
      gainer: user.id,
      giver: anonymous,
      isOnly: purchases.count == 1
    )
    return try purchases.map { purchase throws(DecisionStop) in
      try move(purchase.key, to: user, by: link)
    }
  }

  func mayContinue(_ purchase: Purchase) -> Bool {
    purchase.mayContinue(at: now, in: project.catalogue)
  }

  func isActiveSubscription(_ purchase: Purchase) -> Bool {
    purchase.kind(in: project.catalogue).isSubscription
      && purchase.stateInPeriod(at: now)?.state.givesAccess == true
  }
}

/// The outcome of a login.
package enum IdentifyOutcome: String, CaseIterable, Sendable {
  case attached, aliased, moved, switched, unchanged
}
