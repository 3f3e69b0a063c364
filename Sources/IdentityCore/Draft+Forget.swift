// What an erasure still has to replace in the records of others: the events that mention it lead
// there.
extension Draft {
  /// What an event that mentions somebody erased says of records that may mention them, too.
  package struct Trace: Equatable, Sendable {
    /// The chain that a device or a user brought.
    package var chain: ChainKey?
    /// A user that was made for a device.
    package var anonymousUser: UserID?

    package init(chain: ChainKey? = nil, anonymousUser: UserID? = nil) {
      self.chain = chain
      self.anonymousUser = anonymousUser
    }
  }

  /// Follows the traces, and replaces the mentions where they lead.
  ///
  /// A chain that nobody holds and that came from the erased goes, too: then the erasure has one
  /// chain more, and the events are to be gone through again.
  package mutating func follow(
    _ traces: [Trace],
    _ erasure: inout Erasure
  ) throws(Stop) {
    let salt = try ensuredSalt()
    let known = Set(erasure.chains)
    let chains = Set(traces.compactMap(\.chain)).subtracting(known).sorted()
    let users = Set(traces.compactMap(\.anonymousUser)).sorted()
    _ = try records(
      chains.map { .purchase(project.number, $0) } + users.map { .user(project.number, $0) }
    )
    for chain in chains {
      if let purchase = try purchase(chain) { try forget(purchase, &erasure, salt) }
    }
    for id in users {
      guard var user = try user(id), case .anonymous(let device) = user.standing,
        erasure.devices.contains(device)
      else { continue }
      user.standing = .anonymous(DeviceID(erasure.tombstone.bytes))
      put(user)
    }
  }
}
