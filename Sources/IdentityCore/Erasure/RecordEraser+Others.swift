// Replacing erased ids in the records of others.
extension RecordEraser {
  /// Replaces the erased ids in records that may contain some.
  ///
  /// May delete another chain that has no holders and came from an erased user. Then the erasure
  /// has a new chain, and the caller looks for everything again.
  package mutating func forgetIDs(
    in keys: [RecordKey],
    of draft: inout Draft
  ) throws(DecisionStop) {
    for record in try draft.records(keys) {
      switch record {
      case .purchase(let purchase):
        // The one before may have deleted it.
        if let purchase = try draft.purchase(purchase.key), erasure.isNamed(in: purchase) {
          try forget(purchase, in: &draft)
        }
      case .device(var device) where device.formerLogins.contains { erasure.erases($0.user) }:
        device.formerLogins.removeAll { erasure.erases($0.user) }
        draft.put(device)
      case .user(var user):
        guard let device = erasure.erasedDevice(of: user),
          // The device may have been installed again since.
          try draft.device(device)?.anonymousUser != user.id
        else { continue }
        user.idOrigin = .anonymous(DeviceID(erasure.tombstone.bytes))
        draft.put(user)
      case .userTrail(let trail): try forget(trail, in: &draft)
      case .purchaseTrail(let trail):
        let rest = trail.forgetting(erasure)
        // The purchase may be deleted by now.
        guard rest != trail else { continue }
        if try !draft.trail(of: trail.chain).holderChanges.isEmpty { try draft.put(rest) }
      default: continue
      }
    }
    try unlist(in: &draft)
  }

  /// Replaces the erased ids in the purchases that mentions lead to, and removes the mentions.
  package mutating func forgetIDs(
    in mentions: [Mention],
    of draft: inout Draft
  ) throws(DecisionStop) {
    var keys: [RecordKey] = []
    for mention in mentions {
      draft.remove(.mention(draft.number, mention))
      if let other = mention.counterpart { draft.remove(.mention(draft.number, other)) }
      switch mention.place {
      case .events: break
      case .purchase(let chain):
        keys += [.purchase(draft.number, chain), .purchaseTrail(draft.number, chain)]
      case .device(let id): keys.append(.device(draft.number, id))
      case .user(let id):
        keys += [.user(draft.number, id), .userTrail(draft.number, id)]
      }
    }
    try forgetIDs(in: keys, of: &draft)
  }

  /// Returns the customers of what some events name.
  package static func customers(
    namedIn events: [Event],
    in draft: inout Draft
  ) throws(DecisionStop) -> [CustomerID] {
    let number = draft.number
    let devices = Set(events.flatMap(\.namedDevices)).sorted()
    let chains = Set(events.flatMap(\.namedChains)).sorted()
    var users = Set(events.flatMap(\.namedUsers))
    var customers: Set<CustomerID> = []
    for case .device(let device)? in try draft.records(devices.map { .device(number, $0) }) {
      users.insert(device.anonymousUser)
    }
    for case .purchase(let purchase)? in try draft.records(chains.map { .purchase(number, $0) }) {
      customers.formUnion(purchase.holders)
    }
    for case .user(let user)? in try draft.records(users.sorted().map { .user(number, $0) }) {
      customers.insert(user.customer)
    }
    let found = try draft.records(customers.sorted().map { .customer(number, $0) })
    return found.flatMap { record -> [CustomerID] in
      if case .customer(let customer)? = record { customer.ids } else { [] }
    }
  }

  /// Replaces the erased ids in the records of what some events name, and keeps these events
  /// findable; they are the erased customer's own, or one of their ids was replaced.
  package mutating func forgetIDs(
    namedBeside events: [(before: Event, after: Event)],
    of own: [CustomerID],
    in draft: inout Draft
  ) throws(DecisionStop) {
    var keys: Set<RecordKey> = []
    for (before, _) in events { keys.formUnion(keysOfOthers(in: before, of: draft.number)) }
    try forgetIDs(in: Array(keys), of: &draft)
    for (before, after) in events { keepMentions(in: before, as: after, of: own, in: &draft) }
  }

  private func forget(_ trail: UserTrail, in draft: inout Draft) throws(DecisionStop) {
    var rest = trail.forgetting(erasure)
    guard rest != trail else { return }
    for partner in trail.partners where erasure.erases(partner) {
      // A new user may have the id.
      if try draft.user(partner) != nil { rest.partners.append(partner) }
    }
    try draft.put(rest)
  }

  /// Returns the keys of the records of others that the trails of the erased users lead to.
  func links(in draft: inout Draft) throws(DecisionStop) -> [RecordKey] {
    let number = draft.number
    let users = erasure.users
    var (linked, chains): (Set<UserID>, Set<ChainKey>) = ([], [])
    var next = Set(users)
    while !next.isEmpty {
      let keys = next.map { RecordKey.userTrail(number, $0) }
      next = []
      for case .userTrail(let trail)? in try draft.records(keys) {
        let isOwn = users.contains(trail.user)
        // The list of a user's partners may go on in the trail of a partner.
        let others = isOwn ? trail.linkedUsers + trail.partners : trail.partners
        if isOwn { chains.formUnion(trail.linkedChains) }
        for id in others where !users.contains(id) && linked.insert(id).inserted { next.insert(id) }
      }
    }
    return linked.sorted().flatMap { [.user(number, $0), .userTrail(number, $0)] }
      + chains.sorted().flatMap { [.purchase(number, $0), .purchaseTrail(number, $0)] }
  }

  /// Returns the keys of the purchases that some purchases name.
  func relatives(
    of purchases: [Purchase],
    in draft: inout Draft
  ) throws(DecisionStop) -> [RecordKey] {
    var names: Set<ChainKey> = []
    for purchase in purchases where purchase.hasRelations {
      let relations = purchase.relations
      let others = [relations.replaces, relations.firstItem, relations.successor?.chain]
      for id in others.compactMap(\.self) + relations.items {
        names.insert(purchase.key.sibling(id))
      }
    }
    return try names.sorted().map { name throws(DecisionStop) in
      .purchase(draft.number, try draft.resolve(name))
    }
  }

  /// Returns the keys of the records of what an event names, except what is erased.
  private func keysOfOthers(in event: Event, of number: ProjectNumber) -> [RecordKey] {
    let users = event.namedUsers.filter { !erasure.erases($0) }
    let devices = event.namedDevices.filter { !erasure.erases($0) }
    let chains = event.namedChains.filter { !erasure.erases($0) }
    return users.flatMap { [.user(number, $0), .userTrail(number, $0)] }
      + devices.map { .device(number, $0) }
      + chains.flatMap { [.purchase(number, $0), .purchaseTrail(number, $0)] }
  }

  /// Has an event found by what it still names, although it names something erased no more.
  private func keepMentions(
    in before: Event,
    as after: Event,
    of own: [CustomerID],
    in draft: inout Draft
  ) {
    let isOwn = before.customer != after.customer
    let isWithoutChain = before.purchase?.value.chain != after.purchase?.value.chain
    guard isOwn || isWithoutChain else { return }
    func move(_ named: Mention.Named) {
      if isOwn { for id in own { Mention.remove([named], in: .events(id), from: &draft) } }
      let mention = Mention(named, in: .events(after.customer))
      draft.put(.mention(mention), for: .mention(draft.number, mention))
    }
    for id in before.namedUsers where !erasure.erases(id) {
      if isOwn || CustomerID(id) != after.customer { move(.user(id)) }
    }
    guard isOwn else { return }
    for id in before.namedDevices where !erasure.erases(id) { move(.device(id)) }
    for chain in before.namedChains where !erasure.erases(name: chain) {
      move(.chain(chain.named))
    }
  }
}

extension Erasure {
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

extension UserTrail {
  /// The users whom its steps name.
  fileprivate var linkedUsers: [UserID] {
    steps.flatMap { (step) -> [UserID] in
      switch step.action {
      case .login(let login): [login.user]
      case .alias(let alias): alias.side
      case .imported(let imported): [imported.beside].compactMap(\.self)
      case .grant, .revoke: []
      }
    }
  }

  /// The chains that it names.
  var linkedChains: [ChainKey] {
    lost
      + steps.flatMap { (step) -> [ChainKey] in
        switch step.action {
        case .login(let login): login.active + login.inactive + login.spared
        case .alias(let alias): [alias.chain]
        case .imported, .grant, .revoke: []
        }
      }
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
