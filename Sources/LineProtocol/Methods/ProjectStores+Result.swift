package import IdentityCore

extension ProjectStores {
  /// The settings of a project's stores, with the stores of its own.
  package typealias Answer = (settings: StoreSettings, custom: [StoreName])

  /// Writes the result: the settings with their secrets.
  package static func write(_ answer: Answer, to writer: inout JSONWriter) {
    writer.key("stores")
    writer.stores(answer.settings, custom: answer.custom, showsSecrets: true)
  }
}

extension JSONWriter {
  /// Writes the settings of stores in the form that `project.define` accepts.
  mutating func stores(_ settings: StoreSettings, custom: [StoreName], showsSecrets: Bool) {
    beginObject()
    if let trust = settings.appStore {
      object("appStore") { $0.members(of: trust) }
    }
    if let play = settings.playStore {
      object("playStore") { $0.member("packages", texts: play.packages) }
    }
    if let stripe = settings.stripe {
      object("stripe") { writer in
        if showsSecrets {
          writer.member("secret", stripe.secret)
          writer.member("oldSecret", stripe.oldSecret)
        }
        writer.member("product", stripe.product.rawValue)
        writer.member("userFrom", texts: stripe.userFrom)
        writer.member("grace", stripe.grace)
      }
    }
    member("custom", custom)
    endObject()
  }

  private mutating func members(of trust: AppStoreTrust) {
    list("apps", trust.apps) { app, writer in
      writer.member("bundleId", app.bundleID)
      writer.member("appAppleId", app.appleID)
    }
    let environments = AppStoreTrust.Environment.allCases.filter { trust.environments.contains($0) }
    values("environments", environments) { $1.string($0.rawValue) }
    member("roots", texts: trust.otherRoots.map { Base64.text(of: $0) })
  }

  private mutating func member(_ name: StaticString, texts: [[UInt8]]) {
    values(name, texts) { $1.string($0) }
  }
}
