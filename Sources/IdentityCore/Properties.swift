/// What other systems (analytics) are told of a customer; it never changes who somebody is or what
/// they may use.
package struct Properties: Equatable, Sendable {
  package var customer: CustomerID
  /// Sorted by key; each key once.
  package var entries: [Entry]

  package struct Entry: Hashable, Sendable {
    package var key: [UInt8]
    package var value: [UInt8]
    package var setAt: Moment

    package init(key: [UInt8], value: [UInt8], setAt: Moment) {
      self.key = key
      self.value = value
      self.setAt = setAt
    }
  }

  package init(customer: CustomerID, entries: [Entry] = []) {
    self.customer = customer
    self.entries = entries
  }

  /// The most that one may set; an alias may bring together more.
  package static let countMax = 100

  /// Puts a value under its key; an empty one takes the key away.
  mutating func set(_ entry: Entry) {
    entries.removeAll { $0.key == entry.key }
    guard !entry.value.isEmpty else { return }
    let place = entries.firstIndex { entry.key.lexicographicallyPrecedes($0.key) }
    entries.insert(entry, at: place ?? entries.count)
  }

  /// Takes in what another customer had: of two values for a key the newer one wins, and of two as
  /// new as each other this one's.
  mutating func merge(_ other: Properties) {
    for entry in other.entries {
      if let own = entries.first(where: { $0.key == entry.key }), own.setAt >= entry.setAt {
        continue
      }
      set(entry)
    }
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
  ) throws(Stop) -> UserID {
    let person = try person(subject)
    var properties = try properties(of: person.customer.id)
    let known = properties
    if known.entries.first(where: { $0.key == key })?.value != value {
      properties.set(Properties.Entry(key: key, value: value, setAt: now))
    }
    guard properties.entries.count <= max(Properties.countMax, known.entries.count) else {
      throw .refused(.tooManyProperties(Properties.countMax))
    }
    if properties != known { put(properties) }
    return person.user.id
  }

  /// The properties of the subject's customer.
  package mutating func properties(_ subject: Subject) throws(Stop) -> Properties {
    try properties(of: person(subject).customer.id)
  }

  mutating func properties(of customer: CustomerID) throws(Stop) -> Properties {
    let key = RecordKey.properties(project.number, customer)
    guard let record = try record(key) else { return Properties(customer: customer) }
    guard case .properties(let properties) = record else { mismatch(key) }
    return properties
  }

  mutating func put(_ properties: Properties) {
    let key = RecordKey.properties(project.number, properties.customer)
    if properties.entries.isEmpty { remove(key) } else { put(.properties(properties), for: key) }
  }

  /// Two customers become one: so do their properties.
  mutating func mergeProperties(of absorbed: CustomerID, into older: CustomerID) throws(Stop) {
    var gone = try properties(of: absorbed)
    guard !gone.entries.isEmpty else { return }
    var merged = try properties(of: older)
    merged.merge(gone)
    put(merged)
    gone.entries = []
    put(gone)
  }
}
