package import IdentityCore

/// `store.unclaimed`: lists the unclaimed purchases.
package struct ListUnclaimed: ProjectMethod {
  package static let name: StaticString = "store.unclaimed"
  package static let parameters: [StaticString] = ["after", "limit", "project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .listUnclaimed(self) }

  /// The most purchases in one result.
  package static let limitMax: Int64 = 1000
  private static let standardLimit: Int64 = 100

  /// The purchase after which the page begins; nil for the first page.
  package let after: ChainKey?
  package let limit: Int
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    after = try given.optional("after")?.unclaimedCursor()
    limit = Int(try given.optional("limit")?.int(1...Self.limitMax) ?? Self.standardLimit)
    project = try given.project()
  }

  /// Writes the result; `last` is the last purchase of the page, or the one before an empty page.
  package static func write(
    _ purchases: [PurchaseView],
    last: ChainKey?,
    more: Bool,
    to writer: inout JSONWriter
  ) {
    writer.list("purchases", purchases) { $1.members(of: $0, isWhole: true) }
    writer.key("cursor")
    writer.string(last?.cursor ?? [])
    writer.member("more", more)
  }
}

extension ChainKey {
  /// The cursor of a page that ends with this purchase.
  fileprivate var cursor: [UInt8] {
    store.bytes + [UInt8(ascii: ":")] + originalTransaction.bytes
  }
}

extension Parameter {
  /// Reads a cursor: empty before the first purchase, else the store and the id of the last one.
  fileprivate func unclaimedCursor() throws(RPCError) -> ChainKey? {
    let bytes = try bytes()
    if bytes.isEmpty { return nil }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
      throw invalid("expected the cursor of an earlier result", hint: "leave it out to begin")
    }
    return ChainKey(
      store: StoreName(Array(bytes[..<colon])),
      originalTransaction: TransactionID(Array(bytes[(colon + 1)...]))
    )
  }
}
