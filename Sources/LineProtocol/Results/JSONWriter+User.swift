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
    key(name)
    beginArray()
    for move in moves {
      beginObject()
      chain(move.key)
      member("product", move.product)
      member("kind", move.kind.rawValue)
      member("from", move.from)
      member("to", move.to)
      member("shared", move.shared)
      endObject()
    }
    endArray()
  }

  /// Writes the two members that identify a chain.
  mutating func chain(_ chain: ChainKey) {
    member("store", chain.store)
    member("originalTransactionId", chain.originalTransaction)
  }
}
