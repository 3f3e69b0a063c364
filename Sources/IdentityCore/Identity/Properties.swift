/// Custom data about a customer for other systems; it never affects identity or access.
package struct Properties: Equatable, Sendable {
  package var customer: CustomerID
  /// Sorted by key; each key once.
  package var entries: [Entry]
  /// Values that another user of the customer has replaced.
  ///
  /// A split of the customer restores them to the users who set them.
  package var overridden: [Entry]

  /// A property, and when it was set.
  package struct Entry: Hashable, Sendable {
    package var key: [UInt8]
    package var value: [UInt8]
    package var setAt: Moment
    /// The user for whom it was set, by the id in the request.
    package var user: UserID

    package init(key: [UInt8], value: [UInt8], setAt: Moment, user: UserID) {
      self.key = key
      self.value = value
      self.setAt = setAt
      self.user = user
    }
  }

  package init(customer: CustomerID, entries: [Entry] = [], overridden: [Entry] = []) {
    self.customer = customer
    self.entries = entries
    self.overridden = overridden
  }

  /// The limit for setting properties; an alias may exceed it.
  package static let countMax = 100

  /// Sets a property; an empty value removes it.
  mutating func set(_ entry: Entry) {
    overridden.removeAll { $0.key == entry.key && $0.user == entry.user }
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      let replaced = entries.remove(at: index)
      if replaced.user != entry.user { overridden.append(replaced) }
    }
    if !entry.value.isEmpty {
      insert(entry)
    } else if overridden.contains(where: { $0.key == entry.key }) {
      // Remember the removal, so that a value of another user does not reappear.
      overridden.append(entry)
    }
  }

  /// Adds another customer's properties; the newer value of a key wins, and on a tie this one's.
  mutating func merge(_ other: Properties) {
    overridden += other.overridden
    for entry in other.entries {
      guard let index = entries.firstIndex(where: { $0.key == entry.key }) else {
        insert(entry)
        continue
      }
      if entries[index].setAt >= entry.setAt {
        overridden.append(entry)
      } else {
        overridden.append(entries.remove(at: index))
        insert(entry)
      }
    }
  }

  /// Returns the properties of some of the users: the newest value that any of them set.
  func part(of users: Set<UserID>, as customer: CustomerID) -> Properties {
    var part = Properties(customer: customer)
    let all = (overridden + entries).filter { users.contains($0.user) }
    var newest: [[UInt8]: Entry] = [:]
    for entry in all {
      guard let known = newest[entry.key] else {
        newest[entry.key] = entry
        continue
      }
      let isNewer = entry.setAt >= known.setAt
      part.overridden.append(isNewer ? known : entry)
      if isNewer { newest[entry.key] = entry }
    }
    for entry in newest.values.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      if entry.value.isEmpty { part.overridden.append(entry) } else { part.insert(entry) }
    }
    return part
  }

  private mutating func insert(_ entry: Entry) {
    let index = entries.firstIndex { entry.key.lexicographicallyPrecedes($0.key) }
    entries.insert(entry, at: index ?? entries.count)
  }
}

extension Properties {
  /// Sets a property of the subject's customer, or removes it with an empty value.
  ///
  /// Returns the current user's id.
  package static func set(
    _ key: [UInt8],
    to value: [UInt8],
    of subject: Subject,
    in draft: inout Draft
  ) throws(DecisionStop) -> UserID {
    let person = try draft.resolve(subject)
    var properties = try draft.properties(of: person.customer.id)
    let known = properties
    // Setting the same value again makes it the newest, which matters in a merge.
    properties.set(Entry(key: key, value: value, setAt: draft.now, user: person.asked))
    guard properties.entries.count <= max(countMax, known.entries.count) else {
      throw .refused(.tooManyProperties(countMax))
    }
    if properties != known { try draft.put(properties) }
    return person.user.id
  }

  /// Returns the properties of the subject's customer.
  package static func stored(
    of subject: Subject,
    in draft: inout Draft
  ) throws(DecisionStop) -> Properties {
    try draft.properties(of: draft.resolve(subject).customer.id)
  }

  /// Merges the properties of two customers.
  static func merge(
    _ absorbed: CustomerID,
    into older: CustomerID,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let merging = try draft.properties(of: absorbed)
    guard merging != Properties(customer: absorbed) else { return }
    var merged = try draft.properties(of: older)
    merged.merge(merging)
    try draft.put(merged)
    try draft.put(Properties(customer: absorbed))
  }

  /// Distributes properties after a split: each customer gets those that its users set.
  static func split(
    among groups: [(customer: CustomerID, ids: Set<UserID>, sources: [CustomerID])],
    in draft: inout Draft
  ) throws(DecisionStop) {
    var counts: [CustomerID: Int] = [:]
    for group in groups { for source in group.sources { counts[source, default: 0] += 1 } }
    let changed = groups.filter { group in
      group.sources != [group.customer] || group.sources.contains { counts[$0, default: 0] > 1 }
    }
    var known: [CustomerID: Properties] = [:]
    let sources = Set(changed.flatMap(\.sources)).sorted()
    let all = Set(sources + changed.map(\.customer))
    try draft.prefetch(all.map { .properties(draft.number, $0) })
    for source in sources { known[source] = try draft.properties(of: source) }
    for properties in known.values {
      try draft.put(Properties(customer: properties.customer))
    }
    for group in changed {
      var all = Properties(customer: group.customer)
      for source in group.sources {
        guard let properties = known[source] else { continue }
        all.entries += properties.entries
        all.overridden += properties.overridden
      }
      try draft.put(all.part(of: group.ids, as: group.customer))
    }
  }
}

extension Properties: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.list(&entries)
    try coder.list(&overridden)
    let isEmpty = entries.isEmpty && overridden.isEmpty
    try coder.require(!isEmpty, else: .emptyList)
  }
}

extension Properties.Entry: Coded {
  static var blank: Self { Self(key: [], value: [], setAt: .blank, user: .blank) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.bytes(&key)
    try coder.bytes(&value)
    try coder.moment(&setAt)
    try coder.id(&user)
  }
}
