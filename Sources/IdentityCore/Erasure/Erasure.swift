/// What is being erased of a customer: from here on nobody is reached by it, and what still
/// mentions it is replaced step by step.
package struct Erasure: Equatable, Sendable {
  package var project: ProjectID
  /// Made at random: it stands wherever something erased stood.
  package var tombstone: UserID
  /// When it began, by the system's clock: what was answered later is about somebody else.
  package var startedAt: Moment
  /// The cursor of the last event that can mention it.
  package var lastEvent: Int64 = 0
  /// Every id that reached the customer, in the order of their bytes.
  package var users: [UserID]
  /// In the order of their bytes.
  package var devices: [DeviceID] = []
  /// What nobody holds any more, sorted.
  package var chains: [ChainKey] = []
  package var stage = Stage.events(after: 0)
  /// What is answered when all is done.
  package var result: [UInt8] = []
  /// By which key, and for which params, that is remembered; both are hashed.
  package var remembered: Retry?

  /// How far it has come.
  package enum Stage: Equatable, Sendable {
    case events(after: Int64)
    /// Behind the address of a remembered answer; nothing at the first.
    case answers(after: [UInt8])
    /// Nothing is left but traces in the store's files. The ids above are gone from here, too.
    case traces
  }

  /// A request that may come again.
  package struct Retry: Equatable, Sendable {
    package var key: AnswerKey
    package var parameters: [UInt8]

    package init(key: AnswerKey, parameters: [UInt8]) {
      self.key = key
      self.parameters = parameters
    }
  }

  package init(project: ProjectID, tombstone: UserID, startedAt: Moment, users: [UserID]) {
    self.project = project
    self.tombstone = tombstone
    self.startedAt = startedAt
    self.users = users
  }

  func erases(_ user: UserID) -> Bool { users.binarySearch(user).isFound }

  func erases(_ device: DeviceID) -> Bool { devices.binarySearch(device).isFound }

  func erases(_ chain: ChainKey) -> Bool { chains.binarySearch(chain).isFound }

  mutating func add(_ chain: ChainKey) {
    let (place, isFound) = chains.binarySearch(chain)
    if !isFound { chains.insert(chain, at: place) }
  }

  /// Whether a purchase came from the customer or from one of its devices.
  func isSource(of purchase: Purchase) -> Bool {
    erases(purchase.user) || purchase.device.map { erases($0) } ?? false
  }
}

/// The erasures that are under way, in the order in which they began.
package struct Erasures: Equatable, Sendable {
  package var underway: [Erasure]

  package init(underway: [Erasure] = []) {
    self.underway = underway
  }
}

/// Made at random for a project when it first erases somebody: what is hashed with it cannot be
/// guessed at from elsewhere.
package struct Salt: Equatable, Sendable {
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// By which a chain is known again, and by nothing else.
  package func digest(of chain: ChainKey) -> Digest {
    // No store's name has a colon.
    digest(of: chain.store.bytes + [UInt8(ascii: ":")] + chain.originalTransaction.bytes)
  }

  /// The salted hash of anything.
  package func digest(of bytes: [UInt8]) -> Digest {
    HMAC.digest(of: bytes, key: self.bytes)
  }
}

/// What is left of a chain that was erased: that there was one.
package struct Tombstone: Equatable, Sendable {
  package var digest: Digest
  package var erasedAt: Moment

  package init(digest: Digest, erasedAt: Moment) {
    self.digest = digest
    self.erasedAt = erasedAt
  }
}

extension Array where Element: Comparable {
  /// Where an element stands in a sorted array, or where it would be inserted.
  fileprivate func binarySearch(_ element: Element) -> (place: Int, isFound: Bool) {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return (low, low < count && self[low] == element)
  }
}
