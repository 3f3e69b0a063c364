package import IdentityCore

/// `project.stores`: returns how a project reads what stores send, with Stripe's secrets.
///
/// The method only reads, but requires `admin`: a caller that knows a secret can forge events.
package struct ProjectStores: ProjectMethod {
  package static let name: StaticString = "project.stores"
  package static let parameters: [StaticString] = ["project"]
  package static let role = Role.admin
  package consuming func asRequest() -> Request { .projectStores(self) }

  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    project = try given.project()
  }

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
      key("appStore")
      appStore(trust)
    }
    if let play = settings.playStore {
      key("playStore")
      beginObject()
      member("packages", texts: play.packages)
      endObject()
    }
    if let stripe = settings.stripe {
      key("stripe")
      beginObject()
      if showsSecrets {
        member("secret", stripe.secret)
        member("oldSecret", stripe.oldSecret)
      }
      member("product", stripe.product.rawValue)
      member("userFrom", texts: stripe.userFrom)
      member("grace", stripe.grace)
      endObject()
    }
    member("custom", custom)
    endObject()
  }

  private mutating func appStore(_ trust: AppStoreTrust) {
    beginObject()
    key("apps")
    beginArray()
    for app in trust.apps {
      beginObject()
      member("bundleId", app.bundleID)
      member("appAppleId", app.appleID)
      endObject()
    }
    endArray()
    key("environments")
    beginArray()
    for environment in AppStoreTrust.Environment.allCases
    where trust.environments.contains(environment) {
      string(environment.rawValue)
    }
    endArray()
    member("roots", texts: trust.otherRoots.map { Base64.text(of: $0) })
    endObject()
  }

  private mutating func member(_ name: StaticString, texts: [[UInt8]]) {
    key(name)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}
