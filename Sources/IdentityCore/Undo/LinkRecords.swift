/// Everything that is known of how some users and purchases came to be linked.
struct LinkRecords {
  let project: Project
  /// By each customer's id as it is now.
  private(set) var customers: [CustomerID: Customer] = [:]
  /// Every user, and whether it is anonymous.
  private(set) var users: [UserID: Bool] = [:]
  /// By every id that reaches one of the customers.
  private(set) var trails: [UserID: UserTrail] = [:]
  private(set) var purchases: [ChainKey: Purchase] = [:]
  private(set) var purchaseTrails: [ChainKey: PurchaseTrail] = [:]
  /// What each user is a customer under by itself; none for one that never was.
  private(set) var origins: [UserID: UserTrail.Origin] = [:]
  /// The user whose customer an id was, before it became part of another.
  private(set) var userOfCustomer: [UserID: UserID] = [:]
  /// The users and the purchases, sorted; a replay goes by their places.
  private(set) var people: [UserID] = []
  private(set) var places: [UserID: Int] = [:]
  private(set) var chains: [ChainKey] = []
  private(set) var chainPlaces: [ChainKey: Int] = [:]
  /// Of each user by itself.
  private(set) var fingerprints: [Fingerprint] = []
  /// Everything that made a link, in order.
  private(set) var items: [Item] = []
  /// What is named and was not looked at yet.
  private var newUsers: Set<UserID>
  private var newChains: Set<ChainKey>

  /// How many records there are.
  private var count: Int { trails.count + purchases.count }

  /// Everything has been looked at.
  private mutating func complete(using random: Entropy) {
    origins = trails.compactMapValues(\.origin)
    for customer in customers.values where customer.members.count == 1 {
      for member in customer.members where origins[member.id] == nil {
        origins[member.id] = UserTrail.Origin(customer)
      }
    }
    for (user, origin) in origins { userOfCustomer[UserID(origin.id)] = user }
    people = users.keys.sorted()
    for (place, id) in people.enumerated() { places[id] = place }
    chains = purchases.keys.sorted()
    for (place, chain) in chains.enumerated() { chainPlaces[chain] = place }
    var random = random
    fingerprints = people.map { _ in Fingerprint(using: &random) }
    items = sortedItems
  }

  /// Something that made a link, at its place in the feed.
  struct Item {
    var cursor: Int64
    var what: What

    enum What {
      case recorded(Purchase)
      case step(UserTrail.Step, of: UserID)
      case holderChange(HolderChange, of: ChainKey)
    }
  }

  private var sortedItems: [Item] {
    var items = purchases.values.map { Item(cursor: $0.recordedIn, what: .recorded($0)) }
    for trail in trails.values {
      for step in trail.steps {
        items.append(Item(cursor: step.cursor, what: .step(step, of: trail.user)))
      }
    }
    for trail in purchaseTrails.values {
      for holderChange in trail.holderChanges {
        items.append(
          Item(cursor: holderChange.cursor, what: .holderChange(holderChange, of: trail.chain))
        )
      }
    }
    return items.sorted { $0.cursor < $1.cursor }
  }

  /// For whom it was recorded; nobody where it had been erased before.
  func firstHolders(of purchase: Purchase) -> [UserID] {
    let holderChanges = purchaseTrails[purchase.key]?.holderChanges ?? []
    let isUnheld = holderChanges.first.map(\.from.isEmpty) ?? purchase.holders.isEmpty
    return isUnheld ? [] : purchase.firstHolders
  }

  /// Whether it was a subscription that gave access, by what is known now.
  func isActiveSubscription(_ chain: ChainKey, at moment: Moment) -> Bool {
    guard let purchase = purchases[chain], let stateInPeriod = purchase.stateInPeriod(at: moment),
      stateInPeriod.state.givesAccess
    else { return false }
    let product = project.catalogue.products[stateInPeriod.product(purchase)]
    let kind = purchase.ownKind ?? product?.kind
    return kind?.isSubscription ?? (stateInPeriod.expiresAt != nil)
  }

  /// Whether the links told again give what there is; if not, they are not all known.
  func agree(with replay: Replay) -> Bool {
    let groups = replay.groups
    var known: [CustomerID: Fingerprint] = [:]
    for customer in customers.values {
      guard let first = customer.members.first, let place = places[first.id] else { return false }
      let root = replay.group(of: place)
      let fingerprint = fingerprint(of: customer)
      known[customer.id] = fingerprint
      let grants = groups.grants(of: root)
      guard groups.fingerprint(of: root) == fingerprint,
        grants.count == customer.grants.count, Set(grants) == Set(customer.grants)
      else { return false }
      let ids = groups.members(of: root).compactMap { origins[people[$0]]?.id }
      guard Set(ids) == Set(customer.ids) else { return false }
    }
    return chains.indices.allSatisfy { chain in
      let holders = purchases[chains[chain]]?.holders ?? []
      return groups.fingerprint(ofHolders: chain)
        == Fingerprint.sum(holders.compactMap { known[$0] })
    }
  }

  private func fingerprint(of customer: Customer) -> Fingerprint {
    Fingerprint.sum(customer.members.compactMap { places[$0.id].map { fingerprints[$0] } })
  }
}

// Whom a link concerns.
extension LinkRecords {
  /// The users and purchases that one link is about.
  struct Touched {
    var users: Set<UserID> = []
    var chains: Set<ChainKey> = []

    /// Whether another one is about any of them.
    func concern(_ what: Item.What) -> Bool {
      switch what {
      case .recorded: false
      case .step(let step, let owner):
        switch step.act {
        case .login(let login): !users.isDisjoint(with: [owner, login.user])
        case .alias(let joining):
          !users.isDisjoint(with: [owner] + joining.side) || chains.contains(joining.chain)
        case .grant, .revoke: false
        }
      case .holderChange(let holderChange, let chain):
        chains.contains(chain)
          || !users.isDisjoint(
            with: [holderChange.anonymousUser, holderChange.to].compactMap { $0 }
          )
      }
    }
  }

  func touched(by target: LinkTarget) -> Touched {
    switch target {
    case .step(let owner, _):
      switch step(of: target)?.act {
      case .login(let login)?: Touched(users: [owner, login.user])
      case .alias(let joining)?:
        Touched(users: Set(joining.side).union([owner]), chains: [joining.chain])
      case .grant, .revoke, nil: Touched()
      }
    case .move(_, _, let chain), .holderChange(let chain, _): Touched(chains: [chain])
    }
  }

  /// Whether it was a login that brought nothing.
  func isIdle(_ target: LinkTarget) -> Bool {
    if case .login(let login)? = step(of: target)?.act { login.outcome == .switched } else { false }
  }

  /// Who logged in, or whose alias it was.
  func userOfLogin(_ owner: UserID, _ cursor: Int64) -> UserID {
    let step = trails[owner]?.steps.first { $0.cursor == cursor }
    if case .login(let login)? = step?.act { return login.user }
    return owner
  }

  private func step(of target: LinkTarget) -> UserTrail.Step? {
    guard case .step(let owner, let cursor) = target else { return nil }
    return trails[owner]?.steps.first { $0.cursor == cursor }
  }
}

// How they are found.
extension LinkRecords {
  /// Everything that is linked with these, however far.
  init(
    of users: [UserID],
    _ chains: [ChainKey] = [],
    in draft: inout Draft,
    countMax: Int = Draft.undoRecordsMax
  ) throws(DecisionStop) {
    project = draft.project
    (newUsers, newChains) = (Set(users), Set(chains))
    let tooMuch = DecisionStop.refused(.cannotUndo(.tooMuch(countMax)))
    while !newUsers.isEmpty || !newChains.isEmpty {
      let ids = newUsers.sorted()
      var keys = newChains.sorted()[...]
      (newUsers, newChains) = ([], [])
      guard count + ids.count <= countMax else { throw tooMuch }
      try take(ids, from: &draft)
      while !keys.isEmpty {
        // In parts, so that no more are brought than it takes to know that they are too many.
        let part = keys.prefix(countMax - count + 1)
        keys = keys.dropFirst(part.count)
        try take(Array(part), from: &draft)
        guard count <= countMax else { throw tooMuch }
      }
      newUsers = newUsers.filter { trails[$0] == nil }
      newChains = newChains.filter { purchases[$0] == nil }
    }
    complete(using: draft.entropy)
  }

  private mutating func take(_ ids: [UserID], from draft: inout Draft) throws(DecisionStop) {
    let number = project.number
    try draft.prefetch(ids.flatMap { [.user(number, $0), .userTrail(number, $0)] })
    // A user who was erased has left no record.
    let homes = Set(try ids.map { id throws(DecisionStop) in try draft.user(id)?.customer })
    try draft.prefetch(homes.compactMap { $0.map { .customer(number, $0) } })
    for id in ids {
      let trail = try draft.trail(of: id)
      trails[id] = trail
      newUsers.formUnion(trail.partners)
      for step in trail.steps {
        switch step.act {
        case .login(let login):
          newUsers.insert(login.user)
          newChains.formUnion(login.active)
        case .alias(let joining):
          newUsers.formUnion(joining.side)
          newChains.insert(joining.chain)
        case .grant, .revoke: continue
        }
      }
      guard let user = try draft.user(id), customers[user.customer] == nil else { continue }
      let customer = try draft.customer(user.customer)
      customers[customer.id] = customer
      for member in customer.members { users[member.id] = member.isAnonymous }
      newUsers.formUnion(customer.members.map(\.id))
      newUsers.formUnion(customer.ids.map { UserID($0) })
      newChains.formUnion(customer.held)
    }
  }

  private mutating func take(_ keys: [ChainKey], from draft: inout Draft) throws(DecisionStop) {
    let number = project.number
    try draft.prefetch(keys.flatMap { [.purchase(number, $0), .purchaseTrail(number, $0)] })
    for key in keys {
      guard let purchase = try draft.purchase(key) else { continue }
      purchases[key] = purchase
      newUsers.formUnion(purchase.firstHolders)
      newUsers.formUnion(purchase.holders.map { UserID($0) })
      let trail = try draft.trail(of: key)
      guard !trail.holderChanges.isEmpty else { continue }
      purchaseTrails[key] = trail
      for holderChange in trail.holderChanges {
        newUsers.formUnion([holderChange.anonymousUser, holderChange.to].compactMap { $0 })
      }
    }
  }
}

extension Draft {
  /// How many records may be looked at to take one link back.
  package static var undoRecordsMax: Int { 25_000 }
}
