import TestSupport

/// `user.import`: takes in a customer, or unclaimed purchases.
extension Model {
  mutating func importCustomer(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let entry = ImportEntry(params)
    let known = knownCustomer(of: entry)
    try check(entry, known)
    if entry.ids.isEmpty { return try importUnclaimed(entry) }

    importedPurchases = []
    importedUsers = known.map { Set(aliases(of: $0)) }
    // An undo must not change what an import found.
    if let script, script.importedUsers != importedUsers { throw ModelError(Self.unjudged) }
    keepSuccessions(besidesThoseOf: known)
    let before = importedState
    let taken = Set(users.map(\.id) + customers.filter { !$0.isAbsorbed }.flatMap(\.ids))
    let event = events.count
    let customer = known ?? makeImported(entry)
    let newUsers = importUsers(of: entry, into: customer, taken)
    importDevices(of: entry)
    importGrants(of: entry, into: customer)
    importProperties(of: entry, into: customer)
    let user = self.user(importer(of: entry, customer)) ?? 0
    var outcomes: [JSONTree] = []
    var warnings: [(kind: String, fields: [String])] = entry.unknownProducts(in: self)
    for purchase in entry.purchases {
      outcomes.append(try importPurchase(purchase, entry, by: user, &warnings))
    }
    // What only the imported customer holds has no event besides the import's own.
    for purchase in purchases where purchase.holders == [customer] {
      formerSuccessions[purchase.name] = nil
    }
    emitReplaced(importing: customer)
    let waiting = importTokens(of: entry, for: user)
    let isChanged =
      importedState != before || outcomes.contains { $0["outcome"] == "recorded" }
      || outcomes.contains { $0["outcome"] == "updated" }
    if isChanged {
      for chain in importedPurchases { present(chain, by: user, of: entry) }
      customers[customer].emitted = active(customer)
      events.insert(importEvent(of: customer), at: event)
    }
    for (index, owner) in importedForOthers {
      _ = claim(index, by: owner)
      settle()
    }
    importedForOthers = []
    for id in newUsers { _ = settle(ofNewUser: id) }
    _ = settle(waiting, for: user)
    let granted = Set(entry.grants.map(\.entitlement)).filter { !knownEntitlements.contains($0) }
    warnings += granted.map { _ in ("unknownEntitlement", []) }
    // What followed may have merged it with another customer.
    let present = users[user].customer
    let result = JSONTree.object([
      "user": try userInfo(.object(["userId": .name(shown(present))]))["user"] ?? .null,
      "created": .bool(known == nil), "outcome": .string(isChanged ? "imported" : "unchanged"),
      "purchases": .array(outcomes), "entitlements": entitlementsJSON(of: present),
    ])
    return result.with(Self.warningsMember(warnings))
  }

  /// Who gets what the import brings: an id that it names, if possible an identified one.
  private func importer(of entry: ImportEntry, _ customer: Int) -> Name {
    let named = Set(entry.ids.map(\.id))
    let (identified, anonymous) = (identifiedIDs(of: customer), anonymousIDs(of: customer))
    return identified.first(where: named.contains) ?? anonymous.first(where: named.contains)
      ?? shown(customer)
  }

  /// Lets what the import says about a chain that others hold, too, take effect after the import's
  /// own event.
  private mutating func keepSuccessions(besidesThoseOf customer: Int?) {
    for purchase in purchases where purchase.holders != [customer].compactMap(\.self) {
      formerSuccessions[purchase.name] = .some(succession(of: purchase))
    }
  }

  static func warningsMember(
    _ warnings: [(kind: String, fields: [String])]
  ) -> [JSONTree.Member] {
    if warnings.isEmpty { return [] }
    let all = warnings.sorted { $0.kind < $1.kind }.map {
      JSONTree.object(["kind": .string($0.kind)])
    }
    return [.init(name: "warnings", value: .array(all))]
  }

  private func importEvent(of customer: Int) -> JSONTree {
    .object([
      "kind": "userImported", "at": .moment(now), "project": "default",
      "user": .name(customers[customer].ids[0]),
      isIdentified(customer) ? "userId" : "anonymousId": .name(shown(customer)), "cause": cause,
      "aliases": .names(aliases(of: customer)), "entitlements": .names(active(customer)),
    ])
  }

  /// What an import may change besides purchases.
  private var importedState: JSONTree {
    .array([
      .names(users.map(\.id)), .names(customers.flatMap(\.ids)),
      .array(devices.map { .array([.name($0.id), .bool($0.identified != nil)]) }),
      .array(
        grants.map { .array([.name($0.entitlement), .moment($0.revokedAt), .count($0.customer)]) }
      ),
      .array(
        customers.map { customer in
          .array(customer.properties.map { .array([.name($0.key), .string($0.value)]) })
        }
      ),
      .names(tokens.map(\.token)), .array(customers.map { .count($0.overridden.count) }),
      .array(customers.map { .array($0.properties.map { .moment(max(0, $0.setAt)) }) }),
    ])
  }
}

// Who.
extension Model {
  private func knownCustomer(of entry: ImportEntry) -> Int? {
    if let id = entry.customerID { return customer(reachedBy: id) }
    return entry.ids.compactMap { customer(reachedBy: $0.id) }.first
  }

  private func check(_ entry: ImportEntry, _ known: Int?) throws(ModelError) {
    for (position, id) in entry.ids.enumerated() {
      let field = "/ids/\(position)/id"
      if let owner = customer(reachedBy: id.id) {
        guard owner == known else { throw ModelError("reservedUserId", field) }
      } else if id.kind != "identified" {
        try checkMade(id.id, field)
      } else if entry.customerID == nil {
        try check(id.id, field)
      } else {
        // The user may be older than the rules.
        if id.id == Name("") { throw ModelError("blockedUserId", field) }
        if id.id.scalarsCount > 255 { throw ModelError("userIdTooLong", field) }
      }
    }
    if let id = entry.customerID, known == nil { try checkMade(id, "/customerId") }
    for (position, token) in entry.tokens.enumerated() {
      guard let owner = tokens.first(where: { $0.token == token }) else { continue }
      guard users[owner.user].customer == known else {
        throw ModelError("invalidParams", "/accountTokens/\(position)")
      }
    }
    for purchase in entry.purchases {
      try checkStore(purchase.store, purchase.place + "/store")
      let found = find(purchase)
      var holders = found.map { purchases[$0].holders } ?? []
      if found == nil, let claim = importedClaim(of: purchase.names, in: purchase.store) {
        holders = [users[claims[claim].user].customer]
      }
      if entry.onConflict == "refuse",
        let other = holders.first(where: { !isAllowed($0, purchase, known) })
      {
        throw heldByAnother(other)
      }
    }
  }

  private func heldByAnother(_ holder: Int) -> ModelError {
    var error = ModelError("purchaseHeldByAnother", "/purchases")
    error.holder = shown(holder)
    return error
  }

  /// Whether a holder may stay one beside the imported customer.
  private func isAllowed(_ holder: Int, _ purchase: ImportEntry.Purchase, _ known: Int?) -> Bool {
    holder == known
      || purchase.holders.contains { id in
        user(id).map { users[$0].customer } == holder || customers[holder].ids.contains(id)
      }
  }

  private func checkMade(_ id: Name, _ field: String) throws(ModelError) {
    let isMade = id.begins(with: rules.anonymousPrefix) || ImportEntry.hasMadeForm(id.text)
    guard !id.bytes.isEmpty, isMade else { throw ModelError("reservedUserId", field) }
    if id.scalarsCount > 255 { throw ModelError("userIdTooLong", field) }
  }

  /// Creates the customer of an import.
  private mutating func makeImported(_ entry: ImportEntry) -> Int {
    let made = entry.idsByAge.first { $0.kind != "identified" }?.id
    let id = entry.customerID ?? made ?? self.made.customerID ?? Name("?imported")
    let began = entry.createdAt ?? entry.ids.compactMap(\.createdAt).min() ?? now
    customers.append(ModelCustomer(ids: [id], createdAt: began, age: age))
    return customers.count - 1
  }

  /// Creates the users that are missing, and returns the identified ones.
  private mutating func importUsers(
    of entry: ImportEntry,
    into customer: Int,
    _ taken: Set<Name>
  ) -> [Name] {
    var new: [Name] = []
    for id in entry.idsByAge where !taken.contains(id.id) {
      if id.kind == "customer" {
        if !customers[customer].ids.contains(id.id) { customers[customer].ids.append(id.id) }
        continue
      }
      users.append(
        ModelUser(id: id.id, isAnonymous: id.kind == "anonymous", customer: customer)
      )
      if id.kind == "identified" { new.append(id.id) }
    }
    return new
  }
}

// What.
extension Model {
  private mutating func importDevices(of entry: ImportEntry) {
    for device in entry.devices {
      guard let anonymous = user(device.anonymous), users[anonymous].isAnonymous,
        entry.ids.contains(where: { $0.id == device.anonymous && $0.device == device.id })
          || devices.contains(where: { $0.id == device.id && $0.anonymous == anonymous })
      else { continue }
      let login = device.identified.flatMap { user($0) }.flatMap {
        users[$0].isAnonymous ? nil : $0
      }
      guard let known = devices.firstIndex(where: { $0.id == device.id }) else {
        var new = ModelDevice(id: device.id, anonymous: anonymous, storeAccount: device.account)
        new.identified = login
        devices.append(new)
        continue
      }
      if devices[known].anonymous == anonymous, devices[known].identified == nil,
        !devices[known].wasLoggedOut, login != nil
      {
        devices[known].identified = login
      }
    }
  }

  private mutating func importGrants(of entry: ImportEntry, into customer: Int) {
    var matched: Set<Int> = []
    for grant in entry.grants {
      let same = grants.indices.filter { index in
        grants[index].customer == customer && grants[index].entitlement == grant.entitlement
          && grants[index].givenAt == grant.givenAt && grants[index].expiresAt == grant.expiresAt
          && !matched.contains(index)
      }
      let equal = same.first { grants[$0].revokedAt == grant.revokedAt }
      if let found = equal ?? same.first {
        matched.insert(found)
        grants[found].revokedAt = grants[found].revokedAt ?? grant.revokedAt
      } else {
        grants.append(
          ModelGrant(
            customer: customer,
            entitlement: grant.entitlement,
            givenAt: grant.givenAt,
            expiresAt: grant.expiresAt,
            revokedAt: grant.revokedAt
          )
        )
        matched.insert(grants.count - 1)
      }
    }
  }

  private mutating func importProperties(of entry: ImportEntry, into customer: Int) {
    for property in entry.properties {
      let known = customers[customer].properties.firstIndex { $0.key == property.key }
      if let known {
        if customers[customer].properties[known].setAt < property.setAt {
          customers[customer].properties[known] = property
        }
      } else {
        customers[customer].properties.append(property)
      }
    }
  }

  /// Registers the tokens, and returns the chains that carry them.
  private mutating func importTokens(of entry: ImportEntry, for user: Int) -> [Int] {
    let new = entry.tokens.filter { token in !tokens.contains { $0.token == token } }
    for token in new { tokens.append((token, user)) }
    return purchasesInOrder.filter { index in
      purchases[index].accountToken.map(new.contains) ?? false
    }
  }

  /// Finds a known chain by the names of an import.
  private func find(_ purchase: ImportEntry.Purchase) -> Int? {
    if let found = chain(purchase.store, purchase.original) { return found }
    let named = purchase.keys.compactMap { chain(purchase.store, $0) }
    return named.first { index in
      let former = purchases[index].replaces
      return chain(purchase.store, purchase.replaces) != index
        && !purchase.names.contains { $0 == former }
    }
  }

  private mutating func importPurchase(
    _ given: ImportEntry.Purchase,
    _ entry: ImportEntry,
    by user: Int,
    _ warnings: inout [(kind: String, fields: [String])]
  ) throws(ModelError) -> JSONTree {
    let customer = users[user].customer
    let found = find(given)
    let name = found.map { purchases[$0].original } ?? given.original
    func outcome(_ word: String) -> JSONTree {
      .object([
        "store": .name(given.store), "originalTransactionId": .name(name),
        "outcome": .string(word),
      ])
    }
    guard let index = found else {
      return outcome(recordImported(given, entry, by: user, &warnings))
    }
    let claimant = importedForOthers.first { $0.index == index }.map { users[$0.owner].customer }
    let holders = purchases[index].holders + [claimant].compactMap(\.self)
    var other = holders.first { !isAllowed($0, given, customer) }
    if script?.joinedChains.contains(purchases[index].name) == true {
      other = nil
      let found = holdingUsers(of: purchases[index])
      script?.found[.imported(purchases[index].name)] = found
    }
    let isHeldByOthers = other != nil
    // An earlier purchase of this import may have given the chain this name.
    if let other, entry.onConflict == "refuse" { throw heldByAnother(other) }
    // What an import took in or skipped stays so, whatever is undone.
    let wasSkipped = script?.skippedChains.contains(purchases[index].name)
    if wasSkipped ?? (isHeldByOthers && entry.onConflict != "merge") {
      skippedChains.insert(purchases[index].name)
      return outcome("skipped")
    }
    if !isHeldByOthers { importedPurchases.append(purchases[index].name) }
    let before = purchases[index].importedState
    let hasHolder = isHeldByOthers || holders.contains(customer)
    if !hasHolder {
      if holders.isEmpty { forgetErasure(of: index) }
      (purchases[index].isOrphan, purchases[index].namedUser) = (false, nil)
      if purchases[index].account == nil, let account = given.account {
        purchases[index].device = given.device
        purchases[index].account = account
      }
      joinedChains.insert(purchases[index].name)
      purchases[index].holders.append(customer)
      purchases[index].certain.insert(users[user].id)
    }
    merge(given, into: index, &warnings)
    if purchases[index].importedState == before && hasHolder { return outcome("unchanged") }
    let others = purchases[index].holders.filter { $0 != customer }
    for holder in others { emitAccess(of: holder, purchaseMembers(index)) }
    return outcome("updated")
  }

  /// An import that names a holder of a known purchase lets it keep that, whatever is undone.
  private mutating func present(_ chain: [Name], by user: Int, of entry: ImportEntry) {
    guard script == nil, let index = purchases.firstIndex(where: { $0.name == chain }),
      purchases[index].holders.contains(users[user].customer)
    else { return }
    let fellows = Set(aliases(of: users[user].customer)).intersection(entry.ids.map(\.id))
    guard purchases[index].certain.isDisjoint(with: fellows.union([users[user].id])) else { return }
    joinedChains.insert(chain)
    purchases[index].certain.insert(users[user].id)
  }

  private mutating func recordImported(
    _ given: ImportEntry.Purchase,
    _ entry: ImportEntry,
    by user: Int,
    _ warnings: inout [(kind: String, fields: [String])]
  ) -> String {
    let claim = importedClaim(of: given.names, in: given.store)
    if given.transactions.isEmpty {
      if claim != nil {
        // With `merge` the claim stays as well, and nothing is left out.
        return entry.onConflict == "merge"
          || isAllowed(users[claims[claim ?? 0].user].customer, given, users[user].customer)
          ? "unchanged" : "skipped"
      }
      claims.append(([given.store, given.original], user))
      return "recorded"
    }
    let owner = claim.map { claims[$0].user } ?? user
    let isAllowed = isAllowed(users[owner].customer, given, users[user].customer)
    if !isAllowed && entry.onConflict != "merge" { return "skipped" }
    forgetErasure(of: given.names, in: given.store, replacing: given.replaces)
    let index = appendImported(given)
    merge(given, into: index, &warnings)
    settleClaims(on: index)
    (purchases[index].device, purchases[index].account) = (given.device, given.account)
    if isAllowed {
      purchases[index].holders = [users[user].customer]
      purchases[index].certain = [users[user].id]
    } else {
      importedForOthers.append((index, owner))
    }
    return "recorded"
  }

  private mutating func appendImported(_ given: ImportEntry.Purchase) -> Int {
    let first = given.transactions[0]
    var transaction = ModelTransaction(id: first.id, first.facts[0])
    for fact in first.facts.dropFirst() { transaction.add(fact) }
    purchases.append(
      ModelPurchase(
        store: given.store,
        original: given.original,
        transactions: [transaction],
        holders: []
      )
    )
    return purchases.count - 1
  }

  private mutating func merge(
    _ given: ImportEntry.Purchase,
    into index: Int,
    _ warnings: inout [(kind: String, fields: [String])]
  ) {
    for transaction in given.transactions {
      for fact in transaction.facts {
        if let known = purchases[index].transactions.firstIndex(where: { $0.id == transaction.id })
        {
          purchases[index].transactions[known].add(fact)
        } else {
          purchases[index].transactions.append(ModelTransaction(id: transaction.id, fact))
        }
      }
    }
    let asOf = given.transactions.flatMap(\.facts).map(\.asOf).max() ?? 0
    if let name = given.replaces, name != purchases[index].original {
      purchases[index].replacing.append((name, asOf))
    }
    // If a key found the chain, its name in the import becomes a key, too.
    let isOther = chain(given.store, given.original) == nil
    let keys = given.keys + (isOther ? [given.original] : [])
    for _ in 0..<addKeys(keys, to: index) { warnings.append(("keyTaken", [])) }
    if purchases[index].accountToken == nil { purchases[index].accountToken = given.token }
  }

  /// Imports purchases without a customer.
  private mutating func importUnclaimed(_ entry: ImportEntry) throws(ModelError) -> JSONTree {
    keepSuccessions(besidesThoseOf: nil)
    var warnings: [(kind: String, fields: [String])] = entry.unknownProducts(in: self)
    var outcomes: [JSONTree] = []
    var isChanged = false
    for given in entry.purchases {
      let found = find(given)
      let name = found.map { purchases[$0].original } ?? given.original
      var word = "recorded"
      var index = found ?? 0
      if let known = found {
        let isHeld = purchases[known].holders.contains { !isAllowed($0, given, nil) }
        let wasSkipped = script?.skippedChains.contains(purchases[known].name)
        if wasSkipped ?? (isHeld && entry.onConflict == "skip") {
          skippedChains.insert(purchases[known].name)
          word = "skipped"
        } else {
          let before = purchases[known].importedState
          merge(given, into: known, &warnings)
          word = purchases[known].importedState == before ? "unchanged" : "updated"
        }
      } else {
        index = appendImported(given)
        let erased = erasedChains(given.names, in: given.store, replacing: given.replaces)
        if importedClaim(of: given.names, in: given.store) != nil {
          forgetErasure(of: given.names, in: given.store, replacing: given.replaces)
        } else {
          // A deletion erased it, and the import names no holder.
          purchases[index].isOrphan = !erased.isEmpty
        }
        merge(given, into: index, &warnings)
        (purchases[index].device, purchases[index].account) = (given.device, given.account)
      }
      if word == "updated" {
        for holder in purchases[index].holders { emitAccess(of: holder, purchaseMembers(index)) }
      }
      if word == "recorded" || word == "updated" {
        isChanged = true
        _ = settle([index])
        settleClaims(on: index)
      }
      outcomes.append(
        .object([
          "store": .name(given.store), "originalTransactionId": .name(name),
          "outcome": .string(word),
        ])
      )
    }
    emitReplaced()
    let result = JSONTree.object([
      "created": .bool(false), "outcome": .string(isChanged ? "imported" : "unchanged"),
      "purchases": .array(outcomes), "entitlements": .object([:]),
    ])
    return result.with(Self.warningsMember(warnings))
  }
}
