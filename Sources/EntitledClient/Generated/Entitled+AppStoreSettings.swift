// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// How the project verifies what the App Store sends.
  public struct AppStoreSettings: Hashable, Sendable {
    /// Apps whose notifications the project takes.
    public var apps: [Entitled.AppStoreApp]
    /// Environments that the project takes.
    public var environments: [Entitled.AppStoreEnvironment]
    /// Root certificates that replace Apple's, as DER in base64. Empty for Apple's.
    public var roots: [String]
    let given: Given

    /// Made to be sent; what is left out is not sent.
    public init(
      apps: [Entitled.AppStoreApp],
      environments: [Entitled.AppStoreEnvironment]? = nil,
      roots: [String]? = nil
    ) {
      var given = Given.nothing
      self.apps = apps
      self.environments = given.take("environments", environments)
      self.roots = given.take("roots", roots)
      self.given = given
    }
  }
}

extension Entitled.AppStoreSettings: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.apps = try members.required("apps")
    self.environments = try members.required("environments")
    self.roots = try members.required("roots")
    given = .answer
  }
}

extension Entitled.AppStoreSettings: Encoded {
  var json: JSON {
    var members = Params()
    members.add("apps", apps)
    members.add("environments", environments, given)
    members.add("roots", roots, given)
    return members.json
  }
}
