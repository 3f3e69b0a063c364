import IdentityCore

extension JSONWriter {
  mutating func member(_ name: StaticString, _ user: UserView) {
    key(name)
    beginObject()
    member("id", user.id)
    member("anonymousId", user.anonymousID)
    member("identityId", user.identityID)
    member("customerId", user.customerID)
    member("aliases", user.aliases)
    if let device = user.device { member("device", device) }
    member("createdAt", user.createdAt)
    member("environment", user.environment.rawValue)
    endObject()
  }

  mutating func member(_ name: StaticString, _ moves: [Move]) {
    list(name, moves) { move, writer in
      writer.chain(move.key)
      writer.member("product", move.product)
      writer.member("kind", move.kind.rawValue)
      writer.member("from", move.from)
      writer.member("to", move.to)
      writer.member("shared", move.shared)
    }
  }

  /// Writes the two members that identify a chain.
  mutating func chain(_ chain: ChainKey) {
    member("store", chain.store)
    member("originalTransactionId", chain.originalTransaction)
  }
}
