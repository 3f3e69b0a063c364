/// The recorded links among some users and purchases.
struct LinkRecords {
  let project: Project
  /// By the customers' present ids.
  private(set) var customers: [CustomerID: Customer] = [:]
  /// Every user, and whether it is anonymous.
  private(set) var users: [UserID: Bool] = [:]
  /// By every id that refers to a customer.
  private(set) var trails: [UserID: UserTrail] = [:]
  private(set) var purchases: [ChainKey: Purchase] = [:]
  private(set) var purchaseTrails: [ChainKey: PurchaseTrail] = [:]
  /// The customer that each user was on its own, if it ever was.
  private(set) var origins: [UserID: UserTrail.Origin] = [:]
  /// The user to whom a customer's id belonged, before a merge.
  private(set) var userOfCustomer: [UserID: UserID] = [:]
  /// The users and the purchases, sorted; a replay identifies them by index.
  private(set) var people: [UserID] = []
  private(set) var userIndexes: [UserID: Int] = [:]
  private(set) var chains: [ChainKey] = []
  private(set) var chainIndexes: [ChainKey: Int] = [:]
  /// A fingerprint for each user.
  private(set) var fingerprints: [Fingerprint] = []
  /// All recorded links, in order.
  private(set) var items: [Item] = []
  /// Whether to load what the users lost to others, too.
  private let includesLost: Bool
  /// Ids that records mention and that are not loaded yet.
  private var newUsers: Set<UserID>
  private var newChains: Set<ChainKey>

  /// The number of loaded records.
  private var count: Int { trails.count + purchases.count }

  /// Derives the lists and the indexes after all records are loaded.
  private mutating func complete(using random: Entropy) {
    origins = trails.compactMapValues(\.origin)
    for customer in customers.values where customer.members.count == 1 {
      for member in customer.members where origins[member.id] == nil {
        origins[member.id] = UserTrail.Origin(customer)
      }
    }
    for user in users.keys {
      for id in customerIDs(of: user) { userOfCustomer[UserID(id)] = user }
    }
    people = users.keys.sorted()
    for (index, id) in people.enumerated() { userIndexes[id] = index }
    chains = purchases.keys.sorted()
    for (index, chain) in chains.enumerated() { chainIndexes[chain] = index }
    var random = random
    fingerprints = people.map { _ in .random(in: .min ... .max, using: &random) }
    items = sortedItems
  }

  /// A recorded link, with its position in the feed.
  struct Item {
    var cursor: Int64
    var action: Action

    enum Action {
      case recorded(Purchase)
      case step(UserTrail.Step, of: UserID)
      case holderChange(HolderChange, of: ChainKey)

      /// The users whom the link names.
      var users: [UserID] {
        switch self {
        case .recorded(let purchase): return purchase.firstHolders
        case .holderChange(let holderChange, _):
          return [holderChange.anonymousUser, holderChange.to].compactMap(\.self)
        case .step(let step, let owner):
          switch step.action {
          case .login(let login): return [owner, login.user]
          case .alias(let alias): return alias.side + [owner]
          case .imported(let imported): return [owner] + [imported.beside].compactMap(\.self)
          case .grant, .revoke: return [owner]
          }
        }
      }

      /// The purchase that the link names.
      var chain: ChainKey? {
        switch self {
        case .recorded(let purchase): return purchase.key
        case .holderChange(_, let chain): return chain
        case .step(let step, _): if case .alias(let alias) = step.action { return alias.chain }
        }
        return nil
      }
    }
  }

  private var sortedItems: [Item] {
    var items = purchases.values.map { Item(cursor: $0.recordedIn, action: .recorded($0)) }
    // One import may have several items, which keep this order.
    for trail in trails.values.sorted(by: { $0.user < $1.user }) {
      for step in trail.steps {
        items.append(Item(cursor: step.cursor, action: .step(step, of: trail.user)))
      }
    }
    for trail in purchaseTrails.values.sorted(by: { $0.chain < $1.chain }) {
      for holderChange in trail.holderChanges {
        items.append(
          Item(cursor: holderChange.cursor, action: .holderChange(holderChange, of: trail.chain))
        )
      }
    }
    return items.sorted { $0.cursor < $1.cursor }
  }

  /// Whether a replay of the links yields the present records; if not, some are missing.
  func isConsistent(with replay: Replay) -> Bool {
    let groups = replay.groups
    var known: [CustomerID: Fingerprint] = [:]
    for customer in customers.values {
      guard let first = customer.members.first, let index = userIndexes[first.id] else {
        return false
      }
      let group = groups[replay.group(of: index)]
      let fingerprint = fingerprint(of: customer)
      known[customer.id] = fingerprint
      guard group.fingerprint == fingerprint, group.grants.count == customer.grants.count,
        Set(group.grants) == Set(customer.grants)
      else { return false }
      let ids = group.members.flatMap { customerIDs(of: people[$0]) }
      guard Set(ids) == Set(customer.ids) else { return false }
    }
    return chains.indices.allSatisfy { chain in
      let holders = purchases[chains[chain]]?.holders ?? []
      return groups.fingerprint(ofHolders: chain)
        == Fingerprint.sum(holders.compactMap { known[$0] })
    }
  }

  /// Returns the ids of the customers that a user was before others joined it.
  private func customerIDs(of user: UserID) -> [CustomerID] {
    (origins[user].map { [$0.id] } ?? []) + (trails[user]?.formerIDs ?? [])
  }

  private func fingerprint(of customer: Customer) -> Fingerprint {
    Fingerprint.sum(customer.members.compactMap { userIndexes[$0.id].map { fingerprints[$0] } })
  }
}

// The users and purchases that a link affects.
extension LinkRecords {
  /// The users and purchases of one link.
  struct Affected {
    var users: Set<UserID> = []
    var chains: Set<ChainKey> = []

    /// Whether another link shares any of them.
    func includes(_ link: Item.Action) -> Bool {
      !users.isDisjoint(with: link.users) || link.chain.map(chains.contains) ?? false
    }
  }

  func affected(by target: LinkTarget) -> Affected {
    switch target {
    case .move(_, _, let chain), .holderChange(let chain, _): return Affected(chains: [chain])
    case .step(let owner, _):
      guard let step = step(of: target) else { return Affected() }
      let link = Item.Action.step(step, of: owner)
      return Affected(users: Set(link.users), chains: Set([link.chain].compactMap(\.self)))
    }
  }

  /// Whether the target is a login that linked nothing, or a transaction of a holder.
  func isIdle(_ target: LinkTarget) -> Bool {
    if case .login(let login)? = step(of: target)?.action { return login.outcome == .switched }
    return holderChange(of: target)?.rule == .present
  }

  /// Returns the user who logged in, the owner of an alias, or the holder whom a change added.
  func user(of target: LinkTarget) -> UserID? {
    switch target {
    case .holderChange: return holderChange(of: target)?.to
    case .step(let owner, _), .move(let owner, _, _):
      if case .login(let login)? = step(of: target)?.action { return login.user }
      return owner
    }
  }

  private func holderChange(of target: LinkTarget) -> HolderChange? {
    guard case .holderChange(let chain, let cursor) = target else { return nil }
    return purchaseTrails[chain]?.holderChanges.first { $0.cursor == cursor }
  }

  private func step(of target: LinkTarget) -> UserTrail.Step? {
    switch target {
    case .holderChange: nil
    case .step(let owner, let cursor), .move(let owner, let cursor, _):
      trails[owner]?.steps.first { $0.cursor == cursor }
    }
  }
}

// Loading.
extension LinkRecords {
  /// Loads everything that is linked with these users and purchases, directly or not.
  ///
  /// An undo has to know what users lost as well: without the link, others may have held it when
  /// it was lost.
  init(
    of users: [UserID],
    _ chains: [ChainKey] = [],
    in draft: inout Draft,
    countMax: Int = Draft.undoRecordsMax,
    includingLost includesLost: Bool = true
  ) throws(DecisionStop) {
    project = draft.project
    self.includesLost = includesLost
    (newUsers, newChains) = (Set(users), Set(chains))
    let tooMuch = DecisionStop.refused(.cannotUndo(.tooMuch(countMax)))
    while !newUsers.isEmpty || !newChains.isEmpty {
      let ids = newUsers.sorted()
      var keys = newChains.sorted()[...]
      (newUsers, newChains) = ([], [])
      guard count + ids.count <= countMax else { throw tooMuch }
      try load(ids, from: &draft)
      while !keys.isEmpty {
        // In batches, so that too large a set stops after a bounded number of records.
        let batch = keys.prefix(countMax - count + 1)
        keys = keys.dropFirst(batch.count)
        try load(Array(batch), from: &draft)
        guard count <= countMax else { throw tooMuch }
      }
      newUsers = newUsers.filter { trails[$0] == nil }
      newChains = newChains.filter { purchases[$0] == nil }
    }
    complete(using: draft.entropy)
  }

  private mutating func load(_ ids: [UserID], from draft: inout Draft) throws(DecisionStop) {
    let number = project.number
    try draft.prefetch(ids.flatMap { [.user(number, $0), .userTrail(number, $0)] })
    // An erased user has no record.
    let customerIDs = Set(try ids.map { id throws(DecisionStop) in try draft.user(id)?.customer })
    try draft.prefetch(customerIDs.compactMap { $0.map { .customer(number, $0) } })
    for id in ids {
      let trail = try draft.trail(of: id)
      trails[id] = trail
      newUsers.formUnion(trail.partners)
      if includesLost { newChains.formUnion(trail.lost) }
      for step in trail.steps {
        note(.step(step, of: id))
        if case .login(let login) = step.action { newChains.formUnion(login.active) }
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

  private mutating func load(_ keys: [ChainKey], from draft: inout Draft) throws(DecisionStop) {
    let number = project.number
    try draft.prefetch(keys.flatMap { [.purchase(number, $0), .purchaseTrail(number, $0)] })
    for key in keys {
      guard let purchase = try draft.purchase(key) else { continue }
      purchases[key] = purchase
      note(.recorded(purchase))
      newUsers.formUnion(purchase.holders.map { UserID($0) })
      let trail = try draft.trail(of: key)
      guard !trail.holderChanges.isEmpty else { continue }
      purchaseTrails[key] = trail
      for holderChange in trail.holderChanges { note(.holderChange(holderChange, of: key)) }
    }
  }

  /// Notes what a link names, to be loaded.
  private mutating func note(_ link: Item.Action) {
    newUsers.formUnion(link.users)
    if let chain = link.chain { newChains.insert(chain) }
  }
}

extension Draft {
  /// The limit for records that an undo reads.
  package static var undoRecordsMax: Int { 25_000 }
}
