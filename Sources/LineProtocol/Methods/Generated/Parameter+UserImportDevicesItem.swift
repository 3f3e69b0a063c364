// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension Parameter {
  /// Reads the object `UserImportDevicesItem`.
  func userImportDevicesItem() throws(RPCError) -> Device {
    let given = try object(.userImportDevicesItem)
    return Device(
      id: try given.required("device").identifier(),
      anonymousUser: try given.required("anonymousId").userID(),
      identifiedUser: try given.optional("identityId")?.userID(),
      storeAccount: try given.optional("storeAccount")?.identifier(),
      platform: try given.optional("platform")?.platform(),
      app: try given.optional("app")?.identifier(),
      createdAt: try given.required("createdAt").moment()
    )
  }
}
