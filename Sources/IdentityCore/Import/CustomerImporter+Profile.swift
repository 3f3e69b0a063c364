// Devices, grants, properties and account tokens.
extension CustomerImporter {
  mutating func importProfile(as owner: Owner, in draft: inout Draft) throws(DecisionStop) {
    try draft.prefetch(entry.devices.map { .device(draft.number, $0.id) })
    for device in entry.devices where try importDevice(device, in: &draft) {
      receipt.isChanged = true
    }
    var customer = try draft.customer(owner.customer)
    try draft.spend((customer.grants.count + entry.grants.count) * 4)
    let changes = customer.grants.merge(entry.grants)
    if !changes.isEmpty {
      draft.put(customer)
      receipt.isChanged = true
      try UserTrail.record(changes, of: owner.user, at: owner.cursor, in: &draft)
    }
    let known = try draft.properties(of: customer.id)
    var properties = known
    for property in entry.properties {
      properties.takeOver(Properties.Entry(property, of: owner.user))
    }
    for property in entry.overridden {
      let entry = Properties.Entry(property, of: owner.overridingUser)
      let isKnown = known.overridden.contains {
        $0.key == entry.key && $0.value == entry.value && $0.setAt == entry.setAt
      }
      if !isKnown { properties.overridden.append(entry) }
    }
    if properties != known {
      try draft.put(properties)
      receipt.isChanged = true
    }
  }

  /// Creates a device once its anonymous user exists, and logs its user in once that one exists.
  ///
  /// So a device that two customers share is whole when both were imported, in either order.
  private func importDevice(
    _ imported: Device,
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    guard let anonymous = try draft.user(imported.anonymousUser),
      anonymous.idOrigin == .anonymous(imported.id)
    else { return false }
    var login: UserID?
    if let id = imported.identifiedUser, let user = try draft.user(id), user.isIdentified {
      login = id
    }
    guard var device = try draft.device(imported.id) else {
      let ids = draft.recordCache.ids
      draft.put(
        Device(
          id: imported.id,
          anonymousUser: imported.anonymousUser,
          identifiedUser: login,
          storeAccount: imported.storeAccount,
          platform: imported.platform.map { ids.shared($0) },
          app: imported.app.map { ids.shared($0) },
          createdAt: imported.createdAt
        )
      )
      try draft.count { $0.devices += 1 }
      return true
    }
    // If a user has logged out on the device since, the import does not log that user in again.
    guard device.anonymousUser == imported.anonymousUser, device.identifiedUser == nil,
      device.formerLogins.isEmpty, login != nil
    else { return false }
    device.identifiedUser = login
    draft.put(device)
    return true
  }

  /// Refuses account tokens of another customer.
  func checkTokens(in draft: inout Draft) throws(DecisionStop) {
    for (position, id) in entry.accountTokens.enumerated() {
      guard let owner = try draft.accountToken(id).user else { continue }
      guard try draft.existingUser(owner).customer == known?.id else {
        throw .refused(.imported(.accountToken(.ofAnother(id)), .accountToken(position)))
      }
    }
  }

  /// Registers the tokens, however many the customer has; returns the unclaimed purchases that
  /// carry them.
  mutating func importTokens(
    as owner: Owner,
    in draft: inout Draft
  ) throws(DecisionStop) -> ChainList {
    var waiting: ChainList = []
    for id in entry.accountTokens {
      var token = try draft.accountToken(id)
      guard token.user == nil else { continue }
      for chain in try token.give(to: draft.existingUser(owner.user), in: &draft) {
        waiting.append(chain)
      }
      receipt.isChanged = true
    }
    return waiting
  }
}

extension CustomerImporter.Owner {
  /// Another of the users, if there is one.
  fileprivate var overridingUser: UserID { named.first { $0.id != user }?.id ?? user }
}

extension Properties.Entry {
  fileprivate init(_ property: CustomerImport.Property, of user: UserID) {
    self.init(key: property.key, value: property.value, setAt: property.setAt, user: user)
  }
}

extension Properties {
  /// Takes a property over, unless a newer value is known.
  fileprivate mutating func takeOver(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      guard entry.setAt > entries[index].setAt else { return }
      entries[index] = entry
    } else {
      let index = entries.firstIndex { entry.key.lexicographicallyPrecedes($0.key) }
      entries.insert(entry, at: index ?? entries.count)
    }
  }
}

extension [Grant] {
  /// Adds the grants of an import that the list does not have, each of its grants counted once, and
  /// takes over the revocation of those that it has.
  ///
  /// Returns what it added and what it revoked.
  fileprivate mutating func merge(_ imported: [Grant]) -> UserTrail.Import {
    // The places of those that are equal, and of those that are one grant, revoked or not; in each
    // list the first place is the last.
    var equal: [Grant: [Int]] = [:]
    var same: [Grant: [Int]] = [:]
    for place in indices.reversed() {
      equal[self[place], default: []].append(place)
      same[self[place].unrevoked, default: []].append(place)
    }
    var isMatched = [Bool](repeating: false, count: count)
    func take(_ places: inout [Int]?) -> Int? {
      while let place = places?.popLast() {
        guard isMatched[place] else { return place }
      }
      return nil
    }
    var changes = UserTrail.Import()
    for grant in imported {
      guard let place = take(&equal[grant]) ?? take(&same[grant.unrevoked]) else {
        append(grant)
        changes.grants.append(grant)
        continue
      }
      isMatched[place] = true
      guard self[place].revokedAt == nil, grant.revokedAt != nil else { continue }
      self[place].revokedAt = grant.revokedAt
      changes.revoked.append(self[place])
    }
    return changes
  }
}
