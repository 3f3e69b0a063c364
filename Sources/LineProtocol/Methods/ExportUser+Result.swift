package import IdentityCore

extension ExportUser {
  /// The most events in the result; `events.read` returns the rest.
  package static let eventsMax = 1000

  /// Writes the result except for the events.
  package static func write(_ export: Draft.Export, to writer: inout JSONWriter) {
    writer.member("user", export.user)
    writer.member("firstId", export.firstID)
    writer.member("lastId", export.lastID)
    writer.list("ids", export.users) { user, writer in
      writer.member("id", user.id)
      writer.member("kind", text: user.idOrigin.word)
      writer.member("device", user.idOrigin.device)
      writer.member("createdAt", user.createdAt)
    }
    writer.list("devices", export.devices) { device, writer in
      writer.member("device", device.id)
      writer.member("anonymousId", device.anonymousUser)
      writer.member("identityId", device.identifiedUser)
      writer.member("storeAccount", device.storeAccount)
      writer.member("platform", device.platform)
      writer.member("app", device.app)
      writer.member("createdAt", device.createdAt)
    }
    writer.member("accountTokens", export.accountTokens)
    writer.list("purchases", export.purchases) { $1.members(of: $0, isWhole: true) }
    writer.list("claims", export.claims) { $1.chain($0) }
    writer.list("grants", export.grants) { grant, writer in
      writer.member("entitlement", grant.entitlement)
      writer.member("grantedAt", grant.grantedAt)
      writer.member("expiresAt", grant.expiresAt)
      writer.member("revokedAt", grant.revokedAt)
    }
    writer.list("properties", export.properties.entries) { $1.members(of: $0) }
    writer.list("overridden", export.properties.overridden) { $1.members(of: $0) }
    writer.member("entitlements", export.access.entitlements)
    writer.member("at", export.at)
  }
}

extension JSONWriter {
  fileprivate mutating func members(of entry: Properties.Entry) {
    member("key", entry.key)
    member("value", entry.value)
    member("setAt", entry.setAt)
  }
}

extension User.IDOrigin {
  fileprivate var word: StaticString {
    switch self {
    case .anonymous, .purchase, .imported: "anonymous"
    case .identified: "identified"
    case .customerOnly: "customer"
    }
  }

  /// The device for which an anonymous id was created.
  fileprivate var device: DeviceID? {
    if case .anonymous(let device) = self { device } else { nil }
  }
}
