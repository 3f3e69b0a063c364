import TestSupport

/// `user.delete`: erases a customer with all its users.
extension Model {
  mutating func delete(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let (_, customer) = try resolve(params)
    let members = users.indices.filter { users[$0].customer == customer }
    var erased = ModelErasure(
      tombstone: made.tombstone ?? Name("?tombstone"),
      users: Set(members.map { users[$0].id } + customers[customer].ids)
    )
    let wasIdentified = isIdentified(customer)
    let purchasesCount = purchases.count
    detachDevices(of: customer, &erased)
    eraseTokens(of: customer, &erased)
    erased.chains.formUnion(claims.filter { users[$0.user].customer == customer }.map(\.chain))
    claims.removeAll { users[$0.user].customer == customer }
    let held = purchases.filter { $0.holders.contains(customer) }
    let shared = held.filter { $0.holders.count > 1 }.count
    erased.add(held.filter { $0.holders.count == 1 })
    for index in purchases.indices { purchases[index].holders.removeAll { $0 == customer } }
    // What came again after an earlier deletion is erased, too, but is nobody's purchase.
    let orphans = purchases.filter { purchase in
      purchase.isOrphan
        && (purchase.namedUser.map { members.contains($0) } ?? false
          || purchase.device.map { erased.devices.contains($0) } ?? false)
    }
    erased.add(orphans)
    erase(erased)
    remove(customer)
    answers = answers.filter { !erased.isNamed(in: $0.value.result) }
    for key in answers.keys { answers[key]?.mayBeErased = true }
    feed = feed.map { erased.rewrite($0) }
    events.append(
      .object([
        "kind": "userDeleted", "at": .moment(now), "project": "default",
        "user": .name(erased.tombstone),
        wasIdentified ? "userId" : "anonymousId": .name(erased.tombstone), "cause": cause,
      ])
    )
    return .object([
      "tombstone": .name(erased.tombstone), "users": .count(members.count),
      "devices": .count(erased.devices.count),
      "purchases": .count(purchasesCount - purchases.count - orphans.count),
      "shared": .count(shared),
      "traces": "cleared",
    ])
  }

  /// Logs the customer out everywhere, and removes the devices that nobody else uses.
  private mutating func detachDevices(of customer: Int, _ erased: inout ModelErasure) {
    func isGone(_ user: Int?) -> Bool { user.map { users[$0].customer == customer } ?? false }
    let own = devices.indices.filter { isGone(devices[$0].anonymous) }
    let loggedIn = devices.indices.filter { isGone(devices[$0].identified) }
      .sorted { devices[$0].id < devices[$1].id }
    for index in own.sorted(by: { devices[$0].anonymous < devices[$1].anonymous }) {
      if devices[index].identified == nil || isGone(devices[index].identified) {
        erased.devices.insert(devices[index].id)
      } else {
        devices[index].anonymous = makeAnonymous(on: devices[index].id)
      }
    }
    for index in loggedIn where !erased.devices.contains(devices[index].id) {
      devices[index].identified = nil
      events.append(
        .object([
          "kind": "loggedOut", "at": .moment(now), "project": "default",
          "user": .name(erased.tombstone), "userId": .name(erased.tombstone),
          "anonymousId": .name(users[devices[index].anonymous].id), "cause": cause,
          "device": .name(devices[index].id),
        ])
      )
    }
    devices.removeAll { erased.devices.contains($0.id) }
  }

  /// Erases the unclaimed purchases that wait for the customer; those of others lose its tokens.
  private mutating func eraseTokens(of customer: Int, _ erased: inout ModelErasure) {
    let own = tokens.filter { users[$0.user].customer == customer }.map(\.token)
    let others = tokens.filter { users[$0.user].customer != customer }.map(\.token)
    let gone = Set(own).union(erased.users.filter { !others.contains($0) })
    tokens.removeAll { gone.contains($0.token) }
    erased.tokens = gone
    erased.add(
      purchases.filter { purchase in
        purchase.isUnclaimed && purchase.accountToken.map { gone.contains($0) } ?? false
      }
    )
  }

  /// Removes chains and what others have of them.
  private mutating func erase(_ erased: ModelErasure) {
    let successions = purchases.map { succession(of: $0) }
    for index in purchases.indices {
      let purchase = purchases[index]
      purchases[index].replacing.removeAll { erased.erases(purchase.store, $0.name) }
      if let succession = successions[index], erased.erases(purchase.store, succession.by) {
        purchases[index].erasedSuccession = Succession(by: erased.tombstone, at: succession.at)
      }
      if let device = purchase.device, erased.devices.contains(device) {
        purchases[index].device = nil
      }
      if case .device(let device)? = purchase.account, erased.devices.contains(device) {
        purchases[index].account = nil
      }
      if let token = purchase.accountToken, erased.tokens.contains(token) {
        purchases[index].accountToken = nil
      }
    }
    purchases.removeAll { erased.erases($0.store, $0.original) }
    for chain in erased.chains { heldChains.remove(chain) }
    for purchase in erased.purchases {
      for name in purchase.names { erasedNames[name] = purchase.name }
    }
  }

  /// Returns the erased chains without a holder to which one of these names belongs, by their own
  /// names, without those of the chain that `replaces` names.
  func erasedChains(_ names: [Name], in store: Name, replacing replaced: Name?) -> Set<[Name]> {
    func found(_ names: [[Name]]) -> Set<[Name]> {
      Set(names.compactMap { erasedNames[$0] }.filter { erasedNames[$0] != nil })
    }
    let chains = found(names.map { [store, $0] })
    guard let replaced else { return chains }
    let other = chain(store, replaced).map { purchases[$0].names } ?? [[store, replaced]]
    return chains.subtracting(found(other))
  }

  /// Lets an erased chain's names be those of new chains.
  mutating func forgetErasure(of names: [Name], in store: Name, replacing replaced: Name?) {
    for chain in erasedChains(names, in: store, replacing: replaced) { erasedNames[chain] = nil }
  }

  mutating func forgetErasure(of index: Int) {
    let purchase = purchases[index]
    let names = purchase.names.map { $0[1] }
    forgetErasure(of: names, in: purchase.store, replacing: purchase.replaces)
  }

  /// Removes a customer from the lists, whose indexes then change.
  private mutating func remove(_ customer: Int) {
    let kept = users.indices.filter { users[$0].customer != customer }
    let places = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    func moved(_ index: Int) -> Int { index > customer ? index - 1 : index }
    users = kept.map { users[$0] }
    for index in users.indices { users[index].customer = moved(users[index].customer) }
    customers.remove(at: customer)
    for index in devices.indices {
      devices[index].anonymous = places[devices[index].anonymous] ?? 0
      devices[index].identified = devices[index].identified.flatMap { places[$0] }
    }
    tokens = tokens.compactMap { token in places[token.user].map { (token.token, $0) } }
    claims = claims.compactMap { claim in places[claim.user].map { (claim.chain, $0) } }
    grants.removeAll { $0.customer == customer }
    for index in grants.indices { grants[index].customer = moved(grants[index].customer) }
    for index in purchases.indices {
      purchases[index].holders = purchases[index].holders.map(moved)
      purchases[index].standIn = purchases[index].standIn.flatMap { places[$0] }
      purchases[index].namedUser = purchases[index].namedUser.flatMap { places[$0] }
    }
  }
}

/// What a deletion erases.
struct ModelErasure {
  let tombstone: Name
  let users: Set<Name>
  var devices: Set<Name> = []
  var purchases: [ModelPurchase] = []
  /// By store and name; a chain has several names.
  var chains: Set<[Name]> = []
  var tokens: Set<Name> = []

  init(tombstone: Name, users: Set<Name>) {
    self.tombstone = tombstone
    self.users = users
  }

  mutating func add(_ purchases: [ModelPurchase]) {
    self.purchases += purchases
    chains.formUnion(purchases.flatMap(\.names))
  }

  func erases(_ store: Name, _ name: Name) -> Bool { chains.contains([store, name]) }

  /// Whether a stored reply names something erased.
  func isNamed(in result: JSONTree) -> Bool {
    switch result {
    case .object(let members): members.contains { isNamed(in: $0.value) }
    case .array(let elements): elements.contains { isNamed(in: $0) }
    case .string(let text): erases(Name(text)) || chains.contains { $0[1] == Name(text) }
    default: false
    }
  }

  private func erases(_ id: Name) -> Bool { users.contains(id) || devices.contains(id) }

  /// Puts the tombstone in place of erased ids; an event that changes loses the id of its request.
  func rewrite(_ event: JSONTree) -> JSONTree {
    var isOfErasedChain = false
    if let store = event["store"]?.name, let name = event["originalTransactionId"]?.name {
      isOfErasedChain = erases(store, name)
    }
    let members = event.members.compactMap { member -> JSONTree.Member? in
      switch member.name {
      case "originalTransactionId", "transactionId":
        return isOfErasedChain ? .init(name: member.name, value: .name(tombstone)) : member
      case "attributes": return isOfErasedChain ? nil : member
      case "changes" where isOfErasedChain, "before" where isOfErasedChain:
        let rest = member.value.members.filter { $0.name != "attributes" }
        return .init(name: member.name, value: .object(rest))
      case "replaces":
        guard let store = event["store"]?.name, let name = member.value.name,
          isOfErasedChain || erases(store, name)
        else { return member }
        return .init(name: member.name, value: .name(tombstone))
      case "user", "userId", "anonymousId", "absorbed", "from", "to", "holders", "aliases",
        "device":
        return .init(name: member.name, value: rewriteIDs(member.value))
      default: return member
      }
    }
    if JSONTree.object(members) == event { return event }
    return .object(
      members.map { member in
        guard member.name == "cause" else { return member }
        return .init(name: "cause", value: .object(member.value.members.filter { $0.name != "id" }))
      }
    )
  }

  private func rewriteIDs(_ value: JSONTree) -> JSONTree {
    if let elements = value.elements {
      let names = elements.compactMap(\.name)
      if !names.contains(where: { erases($0) }) { return value }
      return .names(names.map { erases($0) ? tombstone : $0 })
    }
    return value.name.map { erases($0) } ?? false ? .name(tombstone) : value
  }
}
