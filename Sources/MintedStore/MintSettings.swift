internal import EntitledClient
internal import IdentityCore
internal import LineProtocol
internal import Platform

/// What the minted notifications name: the app, and how they are signed.
package struct MintSettings {
  package var bundleID = "com.example"
  package var appAppleID: Int64 = 1234
  package var packageName = "com.example"
  /// The secret that signs Stripe's events.
  package var secret: String?
  /// The kinds of the project's products.
  var kinds: [String: MintStep.Kind] = [:]
  /// Whether purchases are of the sandbox, unless a step says otherwise.
  package var isSandbox = false
  /// When the first step happens, unless it says so.
  var start: Moment
  /// The time of the project's manual clock; nil for the system's clock.
  var clock: Moment?

  /// Creates the settings for a script without a project.
  package init(secret: String?) {
    self.secret = secret
    start = Moment(milliseconds: SystemClock.milliseconds / 1000 * 1000)
  }
}

// What a project says about its stores.
extension MintSettings {
  /// Takes the settings of a store, as `project.stores` returns them.
  mutating func readStore(_ json: JSON?, of store: MintStore) throws(UsageError) {
    guard let json, !json.isNull else {
      throw UsageError(
        "the project does not define the store \(store.rawValue)",
        hint: "call project.define with stores, for example \(Self.example(of: store)), "
          + "or give --store"
      )
    }
    switch store {
    case .appStore:
      let app = json["apps"]?.elements?.first
      bundleID = app?["bundleId"]?.text ?? bundleID
      appAppleID = app?["appAppleId"]?.int64 ?? appAppleID
      let environments = json["environments"]?.elements?.compactMap(\.text) ?? []
      isSandbox = !environments.isEmpty && !environments.contains("Production")
      let roots = json["roots"]?.elements?.compactMap(\.text) ?? []
      guard roots.contains(TestAuthority.root) else {
        throw UsageError(
          "the project does not trust the test store",
          hint: "add what entitle mint --root prints to roots of stores.appStore"
        )
      }
    case .playStore: packageName = json["packages"]?.elements?.first?.text ?? packageName
    case .stripe: secret = json["secret"]?.text ?? secret
    }
  }

  /// Reads the clock, the products and the environment, as `project.describe` returns them.
  mutating func readProject(_ project: JSON) {
    for product in project["products"]?.members ?? [] {
      kinds[product.name] = product.value["kind"]?.text.flatMap(MintStep.Kind.init)
    }
    if project["environment"]?.text == "sandbox" { isSandbox = true }
    let now = project["clock"]?["now"]?.text.flatMap(MomentText.milliseconds)
    clock = now.map { Moment(milliseconds: $0) }
    start = clock ?? start
  }

  private static func example(of store: MintStore) -> String {
    switch store {
    case .appStore:
      #"{"appStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}],"roots":[…]}}"#
    case .playStore: #"{"playStore":{"packages":["com.example"]}}"#
    case .stripe: #"{"stripe":{"secret":"whsec_…"}}"#
    }
  }
}
