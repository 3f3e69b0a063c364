// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension Parameter {
  /// Reads the object `UserImportGrantsItem`.
  func userImportGrantsItem() throws(RPCError) -> Grant {
    let given = try object(.userImportGrantsItem)
    return Grant(
      entitlement: try given.required("entitlement").identifier(),
      grantedAt: try given.required("grantedAt").moment(),
      expiresAt: try given.optional("expiresAt")?.moment(),
      revokedAt: try given.optional("revokedAt")?.moment()
    )
  }
}
