package import IdentityCore

extension ExportUser {
  /// The most events in the result; `events.read` returns the rest.
  package static let eventsMax = 1000

  /// Writes the result except for the events.
  package static func write(_ export: CustomerExport, to writer: inout JSONWriter) {
    writer.object("user") { $0.members(ofUser: export.user) }
    writer.member("firstId", export.firstID)
    writer.member("lastId", export.lastID)
    writer.list("ids", export.users) { $1.members(ofUserExportResultIdsItem: $0) }
    writer.list("devices", export.devices) { $1.members(ofUserExportResultDevicesItem: $0) }
    writer.member("accountTokens", export.accountTokens)
    writer.list("purchases", export.purchases) { $1.members(of: $0, isWhole: true) }
    writer.list("claims", export.claims) { $1.members(ofPurchaseRef: $0) }
    writer.list("grants", export.grants) { $1.members(ofUserExportResultGrantsItem: $0) }
    let properties = export.properties
    writer.list("properties", properties.entries) {
      $1.members(ofUserExportResultPropertiesItem: $0)
    }
    writer.list("overridden", properties.overridden) {
      $1.members(ofUserExportResultPropertiesItem: $0)
    }
    writer.member("entitlements", export.access.entitlements)
    writer.member("at", export.at)
  }
}

extension User.IDOrigin {
  var word: String {
    switch self {
    case .anonymous, .purchase, .imported: "anonymous"
    case .identified: "identified"
    case .customerOnly: "customer"
    }
  }

  /// The device for which an anonymous id was created.
  var device: DeviceID? {
    if case .anonymous(let device) = self { device } else { nil }
  }
}
