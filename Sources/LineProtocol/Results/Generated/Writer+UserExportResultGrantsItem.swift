// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `UserExportResultGrantsItem`.
  mutating func members(ofUserExportResultGrantsItem value: Grant) {
    member("entitlement", value.entitlement)
    member("grantedAt", value.grantedAt)
    member("expiresAt", value.expiresAt)
    member("revokedAt", value.revokedAt)
  }
}
