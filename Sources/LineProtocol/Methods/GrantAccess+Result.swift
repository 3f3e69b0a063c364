package import IdentityCore

extension GrantAccess {
  /// Writes the result, which `revoke` shares.
  package static func write(_ entitlement: Entitlement, to writer: inout JSONWriter) {
    writer.key("entitlement")
    writer.entitlement(entitlement)
  }
}
