// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `UserExportResultDevicesItem`.
  mutating func members(ofUserExportResultDevicesItem value: Device) {
    member("device", value.id)
    member("anonymousId", value.anonymousUser)
    member("identityId", value.identifiedUser)
    member("storeAccount", value.storeAccount)
    member("platform", value.platform)
    member("app", value.app)
    member("createdAt", value.createdAt)
  }
}
