package import IdentityCore

/// `restore`: gives a device's user the purchases of its store account.
package struct Restore: WritingMethod {
  package static let name: StaticString = "restore"
  package static let parameters: [StaticString] = ["device", "purchases"] + Writing.parameters
  package static let role = Role.write
  package consuming func asRequest() -> Request { .restore(self) }

  /// The most purchases in one request.
  package static let purchasesMax = 1000

  package let device: DeviceID
  /// The requested purchases; nil for all of the device's store account.
  package let chains: [ChainKey]?
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    device = try given.required("device").identifier()
    chains = try given.optional("purchases")?.list(max: Self.purchasesMax)
      .map { purchase throws(RPCError) in try purchase.chain() }
    project = try given.project()
    writing = try Writing(given)
  }

  /// Writes the result: the restored, transferred and refused purchases.
  package static func write(_ restoration: Draft.Restoration, to writer: inout JSONWriter) {
    writer.member("user", restoration.user)
    writer.member("restored", restoration.restored)
    writer.member("transferred", restoration.transferred)
    writer.list("refused", restoration.refused) { refused, writer in
      writer.chain(refused.key)
      writer.member("product", refused.product)
      writer.member("holder", refused.holder)
      writer.member("rule", refused.rule.rawValue)
    }
    writer.member("entitlements", restoration.access.entitlements)
  }
}

extension Parameter {
  /// Reads a chain: its store and its first transaction.
  func chain() throws(RPCError) -> ChainKey {
    let members = try object(names: ["store", "originalTransactionId"], of: "a purchase")
    return ChainKey(
      store: try members.required("store").store(),
      originalTransaction: try members.required("originalTransactionId").identifier()
    )
  }
}
