package import IdentityCore

extension ListUnclaimed {
  func check() throws(RPCError) {
    guard let after, !after.isEmpty, last == nil else { return }
    throw .invalid(
      "/after",
      "expected the cursor of an earlier result",
      hint: "leave it out to begin"
    )
  }

  /// The last purchase of the page before; nil for the first page.
  package var last: ChainKey? {
    guard let after, let colon = after.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return ChainKey(
      store: StoreName(Array(after[..<colon])),
      originalTransaction: TransactionID(Array(after[(colon + 1)...]))
    )
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
