// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `User`.
  mutating func members(ofUser value: UserView) {
    member("id", value.id)
    member("anonymousId", value.anonymousID)
    member("identityId", value.identityID)
    member("customerId", value.customerID)
    member("aliases", value.aliases)
    if let value = value.device { member("device", value) }
    member("createdAt", value.createdAt)
    member("environment", value.environment)
  }
}
