import IdentityCore

// No message quotes a secret.
extension ProjectDefinition {
  /// Reads `stores` of `project.define`; a store that is left out keeps its settings, and null
  /// removes them.
  mutating func readStores(_ given: Parameter) throws(RPCError) {
    let stores = try given.object(.storesChoice)
    appStore = try stores.change("appStore") { value throws(RPCError) in
      try value.appStoreTrust()
    }
    playStore = try stores.change("playStore") { value throws(RPCError) in
      try value.playStoreSettings()
    }
    stripe = try stores.change("stripe") { value throws(RPCError) in
      try value.stripeSettings()
    }
    customStores = try stores.optional("custom")?.customStores()
  }
}

extension Parameter {
  /// The most apps of a store, and the most members from which a token is read.
  private static let appsMax = 100
  private static let rootsMax = 10
  private static let rootBytesMax = 8192

  fileprivate func appStoreTrust() throws(RPCError) -> AppStoreTrust {
    let given = try object(.storesChoiceAppStore)
    var trust = AppStoreTrust(apps: [])
    if let environments = given.optional("environments") {
      let all = try environments.list(max: AppStoreTrust.Environment.allCases.count)
        .map { value throws(RPCError) in try value.choice(of: AppStoreTrust.Environment.self) }
      guard !all.isEmpty else {
        throw environments.invalid("the list is empty", hint: "leave it out for Apple's own")
      }
      trust.environments = Set(all)
    }
    for app in try given.required("apps").nonEmptyList() {
      let members = try app.object(.appStoreApp)
      let number = members.optional("appAppleId")
      guard number != nil || !trust.environments.contains(.production) else {
        throw RPCError(
          .invalidParams,
          "\(app.field.dropFirst()): notifications of Production name the app by its number at"
            + " Apple, and the number is missing",
          field: "\(app.field)/appAppleId",
          hint: "copy the Apple ID of App Store Connect, or list environments without Production"
        )
      }
      trust.apps.append(
        AppStoreTrust.App(
          bundleID: try members.required("bundleId").identifier(of: Void.self).bytes,
          appleID: try number?.int(1...Int64(1) << 53)
        )
      )
    }
    trust.otherRoots =
      try given.optional("roots")?.list(max: Self.rootsMax)
      .map { root throws(RPCError) in try root.certificate() } ?? []
    return trust
  }

  private func nonEmptyList() throws(RPCError) -> [Parameter] {
    let all = try list(max: Self.appsMax)
    guard !all.isEmpty else {
      throw invalid("the list is empty", hint: "write null for the store to remove its settings")
    }
    return all
  }

  /// Reads DER in base64; only the verifier, a confined process, reads the certificate itself.
  private func certificate() throws(RPCError) -> [UInt8] {
    let text = try bytes()
    guard let bytes = Base64.standard(text), bytes.count <= Self.rootBytesMax,
      CertificateShape.fits(bytes)
    else {
      throw invalid(
        "expected a certificate in DER, as base64 in one line, of at most"
          + " \(Self.rootBytesMax) bytes",
        hint: "make it with: openssl x509 -in root.pem -outform der | base64 -w0"
      )
    }
    return bytes
  }

  fileprivate func playStoreSettings() throws(RPCError) -> PlayStoreSettings {
    let given = try object(.storesChoicePlayStore)
    return PlayStoreSettings(
      packages: try given.required("packages").nonEmptyList()
        .map { name throws(RPCError) in try name.identifier(of: Void.self).bytes }
    )
  }

  fileprivate func stripeSettings() throws(RPCError) -> StripeSettings {
    let given = try object(.storesChoiceStripe)
    var settings = StripeSettings(
      secret: try given.required("secret").stripeSecret(),
      oldSecret: try given.optional("oldSecret")?.stripeSecret()
    )
    settings.product = try given.optional("product")?.choice() ?? settings.product
    settings.userFrom =
      try given.optional("userFrom")?.list(max: 10)
      .map { member throws(RPCError) in try member.tokenMember() } ?? settings.userFrom
    if let grace = given.optional("grace") {
      _ = try grace.duration()
      settings.grace = try grace.string(scalarsMax: 64)
    }
    return settings
  }

  private func stripeSecret() throws(RPCError) -> [UInt8] {
    let bytes = try string(scalarsMax: 255)
    guard !bytes.isEmpty else {
      throw invalid("the secret is empty", hint: "copy the signing secret of Stripe's endpoint")
    }
    return bytes
  }

  /// Reads the name of a member that contains an account token.
  private func tokenMember() throws(RPCError) -> [UInt8] {
    let bytes = try string(scalarsMax: 255)
    let prefix = Array("metadata.".utf8)
    let isMetadata = bytes.starts(with: prefix) && bytes.count > prefix.count
    let known = [StripeSettings.clientReference, Array("customer".utf8)]
    guard isMetadata || known.contains(bytes) else {
      throw invalid(
        "expected client_reference_id, customer or metadata.NAME, found \(String(quoting: bytes))"
      )
    }
    return bytes
  }

  /// Reads custom stores, sorted; none may be taken for another store.
  fileprivate func customStores() throws(RPCError) -> [StoreName] {
    var taken: [[UInt8]: StoreName] = [:]
    for store in StoreName.known + ["manual"] { taken[store.lowercased] = store }
    var stores: Set<StoreName> = []
    for name in try list(max: StoreName.customMax) {
      let store = StoreName(try name.word())
      guard stores.insert(store).inserted else { continue }
      if let other = taken.updateValue(store, forKey: store.lowercased) {
        throw name.invalid(
          "\(String(quoting: store.bytes)) \(store.conflict(with: other))",
          hint: StoreName.known.contains(other)
            ? "leave it out, and write \(String(quoting: other.bytes))" : "choose another name"
        )
      }
    }
    return stores.sorted()
  }
}

extension StoreName {
  /// Why a project cannot add this store beside another.
  fileprivate func conflict(with other: StoreName) -> String {
    guard self == other else { return "differs from \(String(quoting: other.bytes)) only in case" }
    return Self.known.contains(self) ? "is a store already" : "is the store of grants"
  }

  /// The name with its ASCII letters in lower case.
  fileprivate var lowercased: [UInt8] {
    bytes.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }
}
