// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// How the project verifies what the App Store sends.
  public struct AppStoreSettings: Hashable, Sendable {
    /// Apps whose notifications the project takes.
    public let apps: [Entitled.AppStoreApp]
    /// Environments that the project takes.
    public let environments: [Entitled.AppStoreEnvironment]
    /// Root certificates that replace Apple's, as DER in base64. Empty for Apple's.
    public let roots: [String]
  }
}

extension Entitled.AppStoreSettings: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.apps = try members.required("apps")
    self.environments = try members.required("environments")
    self.roots = try members.required("roots")
  }
}
