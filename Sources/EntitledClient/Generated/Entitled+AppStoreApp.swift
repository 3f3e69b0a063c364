// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// An app of the App Store.
  public struct AppStoreApp: Hashable, Sendable {
    /// Bundle id of the app.
    public var bundleId: String
    /// Number of the app at Apple. Required where `environments` has `Production`; null if not
    /// given.
    public var appAppleId: Entitled.Maybe<Int>

    /// Made to be sent; what is left out is not sent.
    public init(
      bundleId: String,
      appAppleId: Entitled.Maybe<Int> = .absent
    ) {
      self.bundleId = bundleId
      self.appAppleId = appAppleId
    }
  }
}

extension Entitled.AppStoreApp: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.bundleId = try members.required("bundleId")
    self.appAppleId = try members.both("appAppleId")
  }
}

extension Entitled.AppStoreApp: Encoded {
  var json: JSON {
    var members = Params()
    members.add("bundleId", bundleId)
    members.add("appAppleId", appAppleId)
    return members.json
  }
}
