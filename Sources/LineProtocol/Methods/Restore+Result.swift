package import IdentityCore

extension Restore {
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
