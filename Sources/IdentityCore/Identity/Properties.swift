/// What other systems (analytics) are told of a customer; it never changes who somebody is or what
/// they may use.
package struct Properties: Equatable, Sendable {
  package var customer: CustomerID
  /// Sorted by key; each key once.
  package var entries: [Entry]
  /// What users of the customer had set, or removed, before another of them set it anew: theirs
  /// again when they part.
  package var overridden: [Entry]

  /// One property, and when it was set.
  package struct Entry: Hashable, Sendable {
    package var key: [UInt8]
    package var value: [UInt8]
    package var setAt: Moment
    /// For whom it was set, by the id that was given.
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

  /// The most that one may set; an alias may bring together more.
  package static let countMax = 100

  /// Puts a value under its key; an empty one takes the key away.
  mutating func set(_ entry: Entry) {
    overridden.removeAll { $0.key == entry.key && $0.user == entry.user }
    if let place = entries.firstIndex(where: { $0.key == entry.key }) {
      let replaced = entries.remove(at: place)
      if replaced.user != entry.user { overridden.append(replaced) }
    }
    if !entry.value.isEmpty {
      show(entry)
    } else if overridden.contains(where: { $0.key == entry.key }) {
      // What the others had set must not come up again while they are one.
      overridden.append(entry)
    }
  }

  /// Takes in what another customer had: of two values for a key the newer one wins, and of two as
  /// new as each other this one's.
  mutating func merge(_ other: Properties) {
    overridden += other.overridden
    for entry in other.entries {
      guard let place = entries.firstIndex(where: { $0.key == entry.key }) else {
        show(entry)
        continue
      }
      if entries[place].setAt >= entry.setAt {
        overridden.append(entry)
      } else {
        overridden.append(entries.remove(at: place))
        show(entry)
      }
    }
  }

  /// What is left of it to some of the users: of each key the newest that any of them set.
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
      if entry.value.isEmpty { part.overridden.append(entry) } else { part.show(entry) }
    }
    return part
  }

  private mutating func show(_ entry: Entry) {
    let place = entries.firstIndex { entry.key.lexicographicallyPrecedes($0.key) }
    entries.insert(entry, at: place ?? entries.count)
  }
}

extension Draft {
  /// Sets a property of the subject's customer, or removes it with an empty value.
  ///
  /// Returns whose it is: the current user's id.
  package mutating func setProperty(
    _ key: [UInt8],
    to value: [UInt8],
    of subject: Subject
  ) throws(DecisionStop) -> UserID {
    let person = try person(subject)
    var properties = try properties(of: person.customer.id)
    let known = properties
    // The same value again is the newest one: that decides at an alias.
    properties.set(
      Properties.Entry(key: key, value: value, setAt: now, user: person.asked)
    )
    guard properties.entries.count <= max(Properties.countMax, known.entries.count) else {
      throw .refused(.tooManyProperties(Properties.countMax))
    }
    if properties != known { try put(properties) }
    return person.user.id
  }

  /// The properties of the subject's customer.
  package mutating func properties(_ subject: Subject) throws(DecisionStop) -> Properties {
    try properties(of: person(subject).customer.id)
  }

  mutating func properties(of customer: CustomerID) throws(DecisionStop) -> Properties {
    try value(.properties(project.number, customer)) {
      if case .properties(let properties) = $0 { properties } else { nil }
    } ?? Properties(customer: customer)
  }

  mutating func put(_ properties: Properties) throws(DecisionStop) {
    let isEmpty = properties.entries.isEmpty && properties.overridden.isEmpty
    try put(
      isEmpty ? nil : .properties(properties),
      for: .properties(project.number, properties.customer),
      counted: \.properties
    )
  }

  /// Two customers become one: so do their properties.
  mutating func mergeProperties(of absorbed: CustomerID, into older: CustomerID)
    throws(DecisionStop)
  {
    let gone = try properties(of: absorbed)
    guard gone != Properties(customer: absorbed) else { return }
    var merged = try properties(of: older)
    merged.merge(gone)
    try put(merged)
    try put(Properties(customer: absorbed))
  }

  /// Customers parted, or became others: each takes along what its users had set.
  mutating func partProperties(
    _ homes: [(customer: CustomerID, ids: Set<UserID>, sources: [CustomerID])]
  ) throws(DecisionStop) {
    var homeCounts: [CustomerID: Int] = [:]
    for home in homes { for source in home.sources { homeCounts[source, default: 0] += 1 } }
    let changed = homes.filter { home in
      home.sources != [home.customer] || home.sources.contains { homeCounts[$0, default: 0] > 1 }
    }
    var known: [CustomerID: Properties] = [:]
    let sources = Set(changed.flatMap(\.sources)).sorted()
    let all = Set(sources + changed.map(\.customer))
    try prefetch(all.map { .properties(project.number, $0) })
    for source in sources {
      known[source] = try properties(of: source)
    }
    for properties in known.values { try put(Properties(customer: properties.customer)) }
    for home in changed {
      var all = Properties(customer: home.customer)
      for source in home.sources {
        guard let properties = known[source] else { continue }
        all.entries += properties.entries
        all.overridden += properties.overridden
      }
      try put(all.part(of: home.ids, as: home.customer))
    }
  }
}
