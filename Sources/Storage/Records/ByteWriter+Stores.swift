import IdentityCore

// Encodes a project's settings of the stores, and the notifications that it has carried out.

extension ByteWriter {
  mutating func stores(_ settings: StoreSettings) {
    flag(settings.appStore != nil)
    if let trust = settings.appStore {
      list(trust.apps) { app, writer in
        writer.bytes(app.bundleID)
        writer.flag(app.appleID != nil)
        if let number = app.appleID { writer.signed(number) }
      }
      list(AppStoreTrust.Environment.allCases.filter(trust.environments.contains)) { $1.code($0) }
      list(trust.otherRoots) { $1.bytes($0) }
    }
    flag(settings.playStore != nil)
    if let play = settings.playStore { list(play.packages) { $1.bytes($0) } }
    flag(settings.stripe != nil)
    guard let stripe = settings.stripe else { return }
    bytes(stripe.secret)
    bytes(stripe.oldSecret)
    code(stripe.product)
    list(stripe.userFrom) { $1.bytes($0) }
    bytes(stripe.grace)
  }

  mutating func receivedNotifications(_ known: ReceivedNotifications) {
    list(known.entries) { entry, writer in
      for shift in stride(from: 56, through: 0, by: -8) {
        writer.byte(UInt8(truncatingIfNeeded: entry.hash >> UInt64(shift)))
      }
      writer.signed(entry.day)
    }
  }
}

extension ByteReader {
  mutating func stores() throws(CodecError) -> StoreSettings {
    var settings = StoreSettings()
    if try flag() { settings.appStore = try appStore() }
    if try flag() { settings.playStore = PlayStoreSettings(packages: try byteLists()) }
    if try flag() {
      settings.stripe = StripeSettings(
        secret: try byteList(),
        oldSecret: try optionalByteList(),
        product: try code(),
        userFrom: try byteLists(),
        grace: try byteList()
      )
    }
    return settings
  }

  mutating func receivedNotifications(
    _ bucket: UInt16
  ) throws(CodecError) -> ReceivedNotifications {
    let entries = try list { reader throws(CodecError) in
      var hash: UInt64 = 0
      for _ in 0..<8 { hash = hash << 8 | UInt64(try reader.byte()) }
      return ReceivedNotifications.Entry(hash: hash, day: try reader.signed())
    }
    guard zip(entries, entries.dropFirst()).allSatisfy({ $0.hash < $1.hash }) else {
      throw error(.unsorted)
    }
    return ReceivedNotifications(bucket: bucket, entries: entries)
  }

  private mutating func appStore() throws(CodecError) -> AppStoreTrust {
    let apps = try list { reader throws(CodecError) in
      AppStoreTrust.App(
        bundleID: try reader.byteList(),
        appleID: try reader.flag() ? try reader.signed() : nil
      )
    }
    let environments: [AppStoreTrust.Environment] = try list { reader throws(CodecError) in
      try reader.code()
    }
    guard environments == AppStoreTrust.Environment.allCases.filter(environments.contains) else {
      throw error(.unsorted)
    }
    return AppStoreTrust(
      apps: apps,
      environments: Set(environments),
      otherRoots: try byteLists()
    )
  }

  private mutating func byteLists() throws(CodecError) -> [[UInt8]] {
    try list { reader throws(CodecError) in try reader.byteList() }
  }
}
